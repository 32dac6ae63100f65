"""Frantic as the house plugs it in."""

from __future__ import annotations

from game.frantic import GAME
from game.frantic.asking import ask
from game.frantic.bot import make_bot
from game.frantic.cards import CARD, FACES
from game.frantic.following.after import after
from game.frantic.key_moments import key_moment
from game.frantic.sentences import describe, refuse, tell
from game.frantic.spread import spread
from game.frantic.stats import FIGURES
from game.kit import Choices, GameKit

KIT = GameKit(
    game=GAME,
    cards=CARD,
    figures=FIGURES,
    key_moment=key_moment,
    choices=Choices(ask, tell, describe, make_bot, spread, range(len(FACES)), refuse=refuse,
                    after=after),
)
