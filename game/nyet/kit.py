"""NYET! as the house plugs it in."""

from __future__ import annotations

from game.kit import Choices, GameKit
from game.nyet import GAME
from game.nyet.asking import ask
from game.nyet.bot import make_bot
from game.nyet.cards import CARD, NAMES
from game.nyet.following import after
from game.nyet.key_moments import key_moment
from game.nyet.sentences import describe, tell
from game.nyet.spread import spread
from game.nyet.stats import FIGURES

KIT = GameKit(
    game=GAME,
    cards=CARD,
    figures=FIGURES,
    key_moment=key_moment,
    choices=Choices(ask, tell, describe, make_bot, spread, range(len(NAMES)), after=after),
)
