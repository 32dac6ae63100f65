"""Moves that come by themselves: those of bots, and of persons whose hands are slowed down."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Event, Seat
from game.cast import temper_of
from game.chance import apart
from game.totem.bot import TotemBot, make_bot
from game.totem.moves import Grab, Hand, Release, TotemMove
from scenes.controllers.totem.desk import Desk
from scenes.input.clock import Delayed


class Players:
    """The bots of one table, and the handicaps of its people (TOT-748)."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._bots: dict[Seat, TotemBot] = {}
        self._late: Delayed[TotemMove] = Delayed()
        for seat, level in enumerate(desk.levels):
            self.hand_over(seat, level)

    def hand_over(self, seat: Seat, level: str) -> None:
        """From now on a bot of that level plays the seat, or ("") a person (TOT-733)."""
        desk = self.desk
        desk.levels[seat] = level
        self._bots.pop(seat, None)
        if level:
            seed, temper = apart(desk.match.seed, seat), temper_of(desk.match.players, seat)
            self._bots[seat] = make_bot(level, seat, seed, desk.people, temper)
        self._late = Delayed()

    def dismiss(self) -> None:
        """No bot thinks any more, though it still sits there."""
        self._bots.clear()

    def slowed(self, hand: Hand, move: TotemMove) -> bool:
        """Whether a handicap keeps that move back: it reaches the rules so much later."""
        late = self.desk.match.players[self.desk.owners[hand]].handicap_ms
        if not late or not isinstance(move, Grab | Release):
            return False
        self._late.put(move.t, late, replace(move, t=move.t + late))
        return True

    def due(self, t: int) -> list[TotemMove]:
        """What is done by that time, in order of time."""
        late = (move for _, move in self._late.due(t))
        bots = (move for bot in self._bots.values() for move in bot.due(t))
        return sorted([*late, *bots], key=lambda move: move.t)

    def next_ms(self) -> list[int | None]:
        """When each does something again (match ms), if anything."""
        return [self._late.next(), *(bot.next_due() for bot in self._bots.values())]

    def is_down(self, hand: Hand) -> bool:
        """Whether a bot holds that hand's key down."""
        bot = self._bots.get(self.desk.owners[hand])
        return bot is not None and bot.is_down(hand)

    def follow(self, events: list[Event]) -> None:
        """The bots hear what happened and see what lies there now."""
        view = self.desk.view
        for bot in self._bots.values():
            for event in events:
                bot.hear(event, view.now)
            bot.see(view, view.now)
