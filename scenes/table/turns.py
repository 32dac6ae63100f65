"""Who is asked on one screen: people one after the other behind a curtain, bots meanwhile.

With a single person at the table the screen is theirs. With several, nobody's cards are shown
until the one who is asked has said that the others look away, and they are covered again
as soon as they have answered. Whoever holds their cards on a phone is asked there, and the
curtain never falls for them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.cards import Seat
from scenes.table.motion import PACES, Pace

MS = 1_000_000
# A bot answers no sooner than this after people saw that it is asked, so that they can follow (at
# the normal speed); and, at every speed, up to a limit no sooner after it was asked than a
# rehearsal took and the slowest of the last answers: on a slow computer a pause must not tell that
# there was something to think about.
PACE_MS, SLOWEST_MS, RECENT = 650, 1600, 12
# That limit is less where a lap of the table has its time and many bots share it, each of whom is
# asked about so often in a lap. They think for that part of it, so that an answer is there in time.
ASKED_IN_A_LAP, THINKS = 3, 0.9


class Player(Protocol):
    """Whoever sits on a seat: what they know, and what they may do."""

    @property
    def view(self) -> Any: ...

    @property
    def moves(self) -> Sequence[Any]: ...

    @property
    def moment(self) -> int: ...


class Seats(Protocol):
    """A match as those who sit at it see it."""

    @property
    def asked(self) -> tuple[Seat, ...]:
        """All who may act now."""

    def seat(self, seat: Seat) -> Player:
        """That seat's side of it."""


class Thinker(Protocol):
    """Where bots think."""

    def rehearse(self, seat: Seat) -> None:
        """Begin to think about something else, as long as such a bot thinks at most."""

    def rehearsed(self) -> bool:
        """Whether that is done."""

    def ask(self, seat: Seat, view: Any, moves: Sequence[Any], longest_s: float) -> None:
        """Begin to think about a choice, for so long at most."""

    def answer(self) -> Any | None:
        """The move, once it is there; each answer is given once."""

    def close(self) -> None:
        """No more choices."""


def nobody(seat: Seat) -> bool:
    """All people are asked at the screen."""
    return False


def as_always() -> Pace:
    """It goes as fast as is normal."""
    return PACES["normal"]


class Turns:
    """Keeps whose secrets are on the screen, and lets bots answer."""

    def __init__(
        self,
        levels: list[str],
        thinker: Thinker,
        match: Seats,
        secret: Callable[[], bool],
        away: Callable[[Seat], bool] = nobody,
        pace: Callable[[], Pace] = as_always,
    ) -> None:
        self.levels = levels
        self.thinker = thinker
        self._match = match
        # Whether what is asked now is chosen with cards in hand that others must not see.
        self._secret = secret
        # Whether the person at a seat is asked elsewhere.
        self._away = away
        self._pace = pace
        # The bot that has been asked, and the same as soon as people have seen why it is.
        self._asked: Seat | None = None
        self.thinking: Seat | None = None
        # When the question was put that a bot thinks about, or has answered last.
        self.asked_at = -1
        self._asked_ns = self._seen_ns = 0
        self._answer: Any | None = None
        # How long a rehearsal of each level took, before its first choice; and the one under way.
        self._rehearsed_ns: dict[str, int] = {}
        self._rehearsing = False
        # How long the bots thought about their last choices.
        self._thought_ns: deque[int] = deque(maxlen=RECENT)
        # Whose cards are open on the screen, and for whom the curtain hangs.
        self.viewer: Seat | None = self._alone()
        self.curtain: Seat | None = None

    @property
    def people(self) -> list[Seat]:
        """The seats that persons play, wherever they are asked."""
        return [seat for seat, level in enumerate(self.levels) if not level]

    @property
    def here(self) -> list[Seat]:
        """The seats of those who are asked at the screen."""
        return [seat for seat in self.people if not self._away(seat)]

    def _alone(self) -> Seat | None:
        """Whoever has the screen to themselves, if somebody has."""
        return self.people[0] if len(self.people) == 1 and self.here else None

    @property
    def asked(self) -> Seat | None:
        """The person who may choose now, with their cards before them if they are secret."""
        here = self.here
        people = [seat for seat in self._match.asked if seat in here]
        if self.viewer in people:
            return self.viewer
        return people[0] if people and not self._secret() else None

    def hand_over(self, seat: Seat, level: str) -> None:
        """From now on a bot of that level plays the seat, or ("") a person."""
        self.levels[seat] = level
        self.forget()

    def forget(self) -> None:
        """The table is another one: nobody has been asked yet."""
        self._asked = self.thinking = self._answer = None
        self.viewer, self.curtain = self._alone(), None

    def lift_curtain(self) -> None:
        """The others look away: the cards of the one who is asked are shown."""
        self.viewer, self.curtain = self.curtain, None

    def answered(self) -> None:
        """A person has chosen: on a shared screen their cards are covered again."""
        if len(self.people) > 1:
            self.viewer = None

    def advance(self, now_ns: int) -> Any | None:
        """Whoever is to act is asked; the move of a bot that has made up its mind, or None."""
        to_act = self._match.asked
        bots = [seat for seat in to_act if self.levels[seat]]
        here = self.here
        people = [seat for seat in to_act if seat in here]
        if self.viewer not in people and len(self.people) > 1:
            self.viewer = None
            waits = bool(people) and not bots and self._secret()
            self.curtain = people[0] if waits else None
        self.think(now_ns)
        if self.thinking != self._asked:
            self.thinking, self._seen_ns = self._asked, now_ns
            return None
        if self._answer is None or now_ns < self._soonest_ns():
            return None
        move, self._answer, self._asked, self.thinking = self._answer, None, None, None
        return move

    def think(self, now_ns: int) -> None:
        """A bot that is to act thinks, also while people still see how it came to that."""
        if self._asked is None:
            bots = [seat for seat in self._match.asked if self.levels[seat]]
            if bots:
                self._ask(bots[0], now_ns)
        elif self._rehearsing:
            self._rehearse(self._asked, now_ns)
        elif self._answer is None:
            self._answer = self.thinker.answer()
            if self._answer is not None:
                self._thought_ns.append(now_ns - self._asked_ns)

    def _soonest_ns(self) -> int:
        """When a bot that has been asked answers at the soonest."""
        known = max(*self._rehearsed_ns.values(), *self._thought_ns)
        pause = round(PACE_MS * MS * self._pace().pause)
        return max(self._seen_ns + pause, self._asked_ns + min(self._slowest_ms() * MS, known))

    def _slowest_ms(self) -> int:
        """How long after it was asked quick bots answer, too, if others are that slow."""
        bots = sum(map(bool, self.levels))
        return round(min(SLOWEST_MS, self._pace().lap_ms / (ASKED_IN_A_LAP * bots)))

    def _ask(self, seat: Seat, now_ns: int) -> None:
        chair = self._match.seat(seat)
        self._asked, self._asked_ns = seat, now_ns
        self._rehearsing = self.levels[seat] not in self._rehearsed_ns
        if self._rehearsing:
            self.thinker.rehearse(seat)
        else:
            self.asked_at = chair.moment
            longest_s = self._slowest_ms() / 1000 * THINKS
            self.thinker.ask(seat, chair.view, chair.moves, longest_s)

    def _rehearse(self, seat: Seat, now_ns: int) -> None:
        """The pace is learnt before anything is asked whose time could tell a secret."""
        if self.thinker.rehearsed():
            self._rehearsed_ns[self.levels[seat]] = now_ns - self._asked_ns
            # Meanwhile another may be asked.
            self._asked = None
            self.think(now_ns)

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again while a bot thinks, or may soon give its answer."""
        waits = self._asked is not None and (self._answer is None or self.thinking is not None)
        return now_ns + 15 * MS if waits else None
