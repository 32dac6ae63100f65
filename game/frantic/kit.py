"""Frantic as the house plugs it in."""

from __future__ import annotations

from game.frantic import GAME
from game.frantic.advising import EXPERT
from game.frantic.aloud import aloud
from game.frantic.asking import ask
from game.frantic.bot import make_bot
from game.frantic.cards import CARD, FACES
from game.frantic.events import SeatsSwapped
from game.frantic.feelings import feel
from game.frantic.following.after import after
from game.frantic.key_moments import key_moment
from game.frantic.moves import FranticMove
from game.frantic.options import Options
from game.frantic.rules import FranticState
from game.frantic.sentences import describe, refuse, tell
from game.frantic.spread import spread
from game.frantic.stats import FIGURES
from game.frantic.trial import STAGES
from game.frantic.view import FranticView
from game.kit import Choices, GameKit

KIT: GameKit[FranticState, FranticView, FranticMove, Options] = GameKit(
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
        player_at=lambda view, seat: view.persons[seat],
        swaps=lambda event: (event.one, event.other) if isinstance(event, SeatsSwapped) else None,
        deck=range(len(FACES)),
        stages=STAGES,
        refuse=refuse,
    ),
)
