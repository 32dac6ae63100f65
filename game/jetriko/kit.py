"""Jetriko as the house plugs it in."""

from __future__ import annotations

from game.jetriko import GAME
from game.jetriko.advising import EXPERT
from game.jetriko.aloud import aloud
from game.jetriko.asking import ask
from game.jetriko.bot import make_bot
from game.jetriko.cards import CARD, DECK
from game.jetriko.feelings import feel
from game.jetriko.following import after
from game.jetriko.key_moments import key_moment
from game.jetriko.moves import JetrikoMove
from game.jetriko.options import Options
from game.jetriko.rules import JetrikoState
from game.jetriko.sentences import describe, tell
from game.jetriko.spread import BACKS, spread
from game.jetriko.stats import FIGURES
from game.jetriko.trial import STAGES
from game.jetriko.view import JetrikoView
from game.kit import Choices, GameKit

KIT: GameKit[JetrikoState, JetrikoView, JetrikoMove, Options] = GameKit(
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
        deck=DECK,
        backs=BACKS,
        stages=STAGES,
    ),
)
