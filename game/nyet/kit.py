"""NYET! as the house plugs it in."""

from __future__ import annotations

from game.kit import Choices, GameKit
from game.nyet import GAME
from game.nyet.advising import EXPERT
from game.nyet.aloud import aloud
from game.nyet.asking import ask
from game.nyet.bot import make_bot
from game.nyet.cards import CARD, NAMES
from game.nyet.feelings import feel
from game.nyet.following import after
from game.nyet.key_moments import key_moment
from game.nyet.moves import NyetMove
from game.nyet.options import Options
from game.nyet.rules import NyetState
from game.nyet.sentences import describe, tell
from game.nyet.spread import spread
from game.nyet.stats import FIGURES
from game.nyet.trial import STAGES
from game.nyet.view import NyetView

KIT: GameKit[NyetState, NyetView, NyetMove, Options] = GameKit(
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
        stages=STAGES,
    ),
)
