"""Stratego Cards as the house plugs it in."""

from __future__ import annotations

from game.kit import Choices, GameKit
from game.stratego import GAME
from game.stratego.advising import EXPERT
from game.stratego.aloud import aloud
from game.stratego.asking import ask
from game.stratego.bot import make_bot
from game.stratego.cards import CARD, NAMES
from game.stratego.feelings import feel
from game.stratego.following import after
from game.stratego.key_moments import key_moment
from game.stratego.moves import StrategoMove
from game.stratego.options import Options
from game.stratego.rules import StrategoState
from game.stratego.sentences import describe, tell
from game.stratego.spread import BACKS, spread
from game.stratego.stats import FIGURES
from game.stratego.trial import STAGES
from game.stratego.view import StrategoView

KIT: GameKit[StrategoState, StrategoView, StrategoMove, Options] = GameKit(
    game=GAME,
    cards=CARD,
    figures=FIGURES,
    key_moment=key_moment,
    choices=Choices(
        ask=ask,
        aloud=aloud,
        tell=tell,
        describe=describe,
        after=after,
        make_bot=make_bot,
        spread=spread,
        feel=feel,
        expert=EXPERT,
        deck=range(len(NAMES)),
        backs=BACKS,
        stages=STAGES,
    ),
)
