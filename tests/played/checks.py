"""What must hold at every table, whoever plays: the robot fails where it does not.

These may look at the state; what the robot does never depends on them.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from art.cards import CardPictures
from game.cards import HIDDEN, Card, Event
from game.match import Match
from scenes.controllers.stratego.tally import Listed
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from tests.played.knowing import in_event, in_view, looks
from tests.played.room import is_table


class Failure(AssertionError):
    """Something does not hold. `kind` says what, in a word or two."""

    def __init__(self, kind: str, about: str) -> None:
        super().__init__(f"{kind}: {about}")
        self.kind = kind


class Listening(logging.Handler):
    """Keeps what is logged from WARNING upwards, and the exceptions that are only told there."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")
        if record.exc_info and record.exc_info[1] is not None:
            self.errors.append(record.exc_info[1])


@dataclass(slots=True)
class Checks:
    """Follows one match. `moves` counts all that were played, also those taken back later."""

    moves: int = 0
    listening: Listening = field(default_factory=Listening)
    # The positions since all that had happened was last seen, and what happened since.
    _match: Match | None = None
    _past: list[Any] = field(default_factory=list)
    _events: list[Event] = field(default_factory=list)
    _rested: tuple[int, int, int | None] | None = None
    _painted: list[tuple[CardPictures, Card]] = field(default_factory=list)
    # At a table against time: every card that has lain open in this match.
    _turned: set[Card] = field(default_factory=set)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Hear of every move, of every face that is asked for, and of what is logged."""
        play, front, draw = Match.play, CardPictures.front, TableScene.draw

        def heard_play(match: Match, move: Any) -> list[Event]:
            self._begin(match)
            events = play(match, move)
            self.moves += 1
            self._past.append(match.state.copy())
            self._events += events
            self._note_turned(match)
            return events

        def heard_front(pictures: CardPictures, card: Card, *args: Any, **named: Any) -> Any:
            if not isinstance(card, Listed):
                self._painted.append((pictures, card))
            return front(pictures, card, *args, **named)

        def heard_draw(table: TableScene, *args: Any) -> None:
            self._painted.clear()
            draw(table, *args)
            faces = {card for pictures, card in self._painted if pictures is table.pictures}
            if is_table(table):
                self.faces(table, faces, "painted")

        root = logging.getLogger()
        root.addHandler(self.listening)
        try:
            with (
                patch.object(Match, "play", heard_play),
                patch.object(CardPictures, "front", heard_front),
                patch.object(TableScene, "draw", heard_draw),
            ):
                yield
        finally:
            root.removeHandler(self.listening)

    def _begin(self, match: Match) -> None:
        if match is not self._match or not self._past:
            if match is not self._match:
                self._turned = set()
            self._match, self._past = match, [match.state.copy()]
            self._events, self._rested = [], None
            self._note_turned(match)

    def _note_turned(self, match: Match) -> None:
        if match.game.timed:
            self._turned |= in_view(match.game.id, match.state.view(None))

    # After every frame

    def look(self, table: TableScene | None) -> None:
        """All that can be told after a frame."""
        self._painted.clear()
        if self.listening.errors:
            raise self.listening.errors[0]
        if self.listening.lines:
            raise Failure("log", self.listening.lines[0])
        if table is None:
            return
        self._begin(table.match)
        self._flights(table)
        controller: Any = table.controller
        if isinstance(controller, Sitting):
            self._at_rest(table, controller)
        else:
            self._heaps(table, controller)

    def _flights(self, table: TableScene) -> None:
        flights = table.motion.flights
        sides = [one.picture for one in flights]
        sides += [one.other_side() for one in flights if one.other_side is not None]
        looks = map(table.pictures._looks.get, sides)
        faces = {look.card for look in looks if look is not None and look.card is not None}
        if faces:
            self.faces(table, faces, "in the air")

    def faces(self, table: TableScene, faces: set[Card], where: str) -> None:
        """These faces are open on the screen: whoever looks at it must know them."""
        if not faces:
            return
        self._begin(table.match)
        leaks = looks(table.match.game, faces)
        for known in self._known(table):
            leaks -= looks(table.match.game, known)
            if not leaks:
                return
        seat = self._viewer(table)
        raise Failure("leak", f"{', '.join(sorted(leaks))} {where} before seat {seat}")

    def _viewer(self, table: TableScene) -> int | None:
        controller: Any = table.controller
        return controller.turns.viewer if isinstance(controller, Sitting) else None

    def _known(self, table: TableScene) -> Iterator[set[Card]]:
        """The cards whose faces may be on the screen: those that lie open or did a moment ago."""
        game_id, viewer = table.match.game.id, self._viewer(table)
        view = table.match.state.view(viewer)
        yield in_view(game_id, view)
        for event in self._events:
            yield in_event(game_id, event.seen_by(viewer), view)
        for state in self._past:
            yield in_view(game_id, state.view(viewer))
        if table.match.game.timed:
            yield self._told_again(table.controller)
        if game_id == "stratego":
            yield _held_open(table.controller, view)

    def _told_again(self, controller: Any) -> set[Card]:
        """The two cards of a wrong grab are shown once more when they lie elsewhere."""
        account = controller.centre.account
        return set() if account is None else self._turned & set(account.mixed)

    def _at_rest(self, table: TableScene, controller: Sitting) -> None:
        """When all motion is over, the window shows what its viewer may know, and nothing else."""
        resting = not (
            controller.steps or controller.held or controller.looking or table.motion.moving
            or controller.now_ns < controller.busy_until_ns
        )  # fmt: skip
        state, viewer = table.match.state, controller.turns.viewer
        now = (id(state), len(table.match.moves), viewer)
        if not resting or now == self._rested or not table._started:
            return
        view = state.view(viewer)
        if controller.shown != view:
            raise Failure("another position", _difference(controller.shown, view))
        self._rested = now
        self._past, self._events = [state.copy()], []

    def _heaps(self, table: TableScene, controller: Any) -> None:
        """At a table against time: heaps as high as the rules say, and no face but the top ones."""
        if table.motion.moving or not table._started:
            return
        view = table.match.state.view(None)
        for hand, seen in enumerate(view.hands):
            lying = {zone.kind: heap for zone, heap in controller.tabletop.heaps.items()
                     if zone.owner == hand}  # fmt: skip
            counts = len(lying["deck"].cards), len(lying["pile"].cards)
            if counts != (seen.deck - seen.in_air, seen.pile):
                raise Failure("another position", f"hand {hand}: {counts}, {seen}")
            top = lying["pile"].cards[-1] if lying["pile"].cards else HIDDEN
            if top != (HIDDEN if seen.top is None else seen.top):
                raise Failure("leak", f"hand {hand}: {top} is open, {seen}")
        self._past, self._events = [table.match.state.copy()], []


def _held_open(controller: Any, view: Any) -> set[Card]:
    """A look taken again after Continue lies open for whoever its panel names and holds it."""
    look = controller.acts.look
    return in_event("stratego", look.event, view) if look and look.peeking else set()


def _difference(shown: Any, view: Any) -> str:
    """The first few parts in which two views differ."""
    parts = []
    for name in view.__dataclass_fields__:
        mine, right = getattr(shown, name), getattr(view, name)
        if mine != right:
            parts.append(f"{name} is {mine!r:.120}, shall be {right!r:.120}")
    return "; ".join(parts[:3])
