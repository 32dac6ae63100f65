"""What anybody at the table may see of Totem (TOT, Who sees what)."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import NOBODY, Card, Seat
from game.totem.moves import Hand
from game.totem.options import Options


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand: whose it is, how many cards, and the only face that counts.

    `top` is the visible card or None. `locked_until` is a match time (ms), 0 if never. `place`
    is 0 until the hand is out. Whether its key is down, and from when its next press is no
    bounce, is told to its owner only.
    """

    owner: Seat
    side: str
    deck: int
    pile: int
    top: Card | None
    in_air: bool
    locked_until: int
    place: int
    key_down: bool = False
    ready_at: int = 0


@dataclass(frozen=True, slots=True)
class TotemView:
    """The visible table at match time `now`. The same for every seat: nobody holds secrets.

    `phase` is one of start, turning, rush, countdown, window, grip, choice, hold, paused,
    game_over, over. While paused no face is visible: every `top` is None. `spent` are the
    match groups whose duel was cancelled (TOT-307). Live groups are not told (TOT-206).
    `visible_since` is when the latest reveal, rule change or resume put this picture on the
    screen. `reveals` counts reveals of this game. `holder` is the hand that has the totem,
    or -1; `chooser` the hand to choose. `three_of_a_colour` says that TOT-601 applies.
    `outward_owner` is whose outward arrows are counted down or wait for a rush to end, or -1.
    `turns` are the quarter turns (0-3) of every card, by its number, wherever it lies.
    `pause_wanted`: a pause begins when the totem is back (TOT-732); `flip_wanted`: the
    seat's own flip key is remembered (TOT-709). `side` of a hand is "" with one hand each,
    else "right" or "left".
    """

    seat: Seat | None
    options: Options
    hands: tuple[HandView, ...]
    pot: int
    rule: str
    phase: str
    rush_open: bool
    spent: tuple[tuple[Card, ...], ...]
    pointer: Hand
    last_turner: Hand
    holder: Hand
    chooser: Hand
    count: int
    reveals: int
    visible_since: int
    right_of_way: tuple[Hand, ...]
    three_of_a_colour: bool
    game: int
    points: tuple[int, ...]
    now: int
    turns: tuple[int, ...] = ()
    outward_owner: Hand = NOBODY
    pause_wanted: bool = False
    flip_wanted: bool = False
