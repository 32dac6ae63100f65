"""What lies over a table or comes after it: pause, rules, phones, result, and the ways out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from art import theme
from art.backs import Back
from art.cards import Face
from game.cards import Seat
from game.key_moments import Deciding
from game.match import Match
from game.messages import Message, message
from game.registry import kit, plays_by_phone
from scenes.input.bindings import pad_of
from scenes.menus.leave import LeaveScene
from scenes.menus.pad_gone import GoneScene, PadGoneScene, PhoneGoneScene
from scenes.menus.pause import PauseScene
from scenes.menus.phones import PhonesScene
from scenes.menus.result import ResultScene
from scenes.seats.controls import parted
from scenes.seats.seating import Seating
from scenes.stage import Scene
from scenes.storage.matches import keep_figures
from scenes.storage.sharing import share
from scenes.table.contract import Controller
from scenes.table.hints import Hints
from scenes.table.lending import Lending
from scenes.table.motion import PACES

if TYPE_CHECKING:
    from scenes.house import House


# How the keys end of what is said about leaving a match that the disk does not take.
UNSAVED = "-unsaved"
# In so many frames a match is looked back on: fewer than pass before its result.
DECIDED_IN = 80


@dataclass(frozen=True, slots=True)
class Onward:
    """What leads away the scene that lies over a table: how a button says it, and what it does."""

    label: Message
    lead: Callable[[], None]


class Covered(Scene):
    """The half of a table scene that opens other scenes."""

    # Whether it is played at; a replay is not.
    live = True
    # How the keys end of what is said about leaving this table.
    way_out = ""

    house: House
    seating: Seating
    match: Match
    face: Face
    lending: Lending
    hints: Hints
    controller: Controller

    def __init__(self) -> None:
        super().__init__()
        self._result_ns: int | None = None
        # What looks for the move that decided the match, while its end is still to be seen.
        self._deciding: Deciding | None = None
        # The backs of cards that the game just ended has won.
        self._won: frozenset[Back] = frozenset()
        # What is to lie over the pause that begins.
        self._wanted: Callable[[], None] | None = None

    @property
    def lends(self) -> bool:
        """Whether phones may hold cards of this table."""
        for_good = self.live and not self.way_out
        return for_good and plays_by_phone(self.match.game.id, self.match.options)

    def open_pause(self) -> None:
        """The clock stands still: show the pause over the table."""
        way_out = self.way_out
        if self.match.journal:
            self.match.journal.sync()
            way_out = way_out or (UNSAVED if self.match.journal.trouble else "")
        self.stage.push(PauseScene(
            self.house, self._go_on, self.to_the_shelf, self._who_plays, self.open_rules,
            self.match.game.timed, way_out, self.open_phones if self.lends else None,
        ))  # fmt: skip
        self.hints.keep()
        if self._wanted is not None:
            self._wanted()
            self._wanted = None

    def asks_before_closing(self, t_ns: int) -> bool:
        """While the disk does not take the match; whoever closes the window again means it."""
        journal = self.match.journal
        if journal is None or isinstance(self.stage.top, LeaveScene):
            return False
        journal.sync()
        if journal.trouble is None:
            return False
        if self.match.game.timed and self.stage.top is self:
            self.controller.pause(t_ns)
        self.stage.push(LeaveScene(self.house))
        return True

    def _look_up(self, opens: Callable[[], None], t_ns: int) -> None:
        """Something is to lie over the table; against time, over its pause."""
        if self.match.game.timed:
            self._wanted = opens
            self.controller.pause(t_ns)
        else:
            opens()

    @property
    def onward(self) -> Onward | None:
        """How whoever holds a phone goes on from what lies over the table; None: not by phone."""
        match self.stage.top:
            case PauseScene():
                return Onward(message("phones-page-on"), self._go_on)
            case PhoneGoneScene() as gone if gone.is_read:
                return Onward(message("phones-page-on-without", name=gone.name), gone.anyway)
            case ResultScene() as result:
                over = self.match.outcome is not None
                return Onward(message(f"phones-page-{'again' if over else 'next'}"), result.again)
        return None

    def open_rules(self) -> None:
        """The rules over the table; what is below waits."""
        self.stage.push(self.house.doors.rules(self.seating.game_id))

    def open_phones(self) -> None:
        """The code to scan, over the table; what is below waits."""
        self.stage.push(PhonesScene(self.house, self.lending))

    def _go_on(self, without: frozenset[Seat] = frozenset()) -> None:
        """End the pause, unless what somebody plays with is gone; `without` nobody waits for."""
        if not self._ask_for_devices(without):
            self.stage.pop()
            self.controller.resume()

    def tell_who_is_gone(self) -> bool:
        """Somebody may have just lost what they play with: say so over the pause, if it is on."""
        if isinstance(self.stage.top, PauseScene):
            self._ask_for_devices()
        return isinstance(self.stage.top, PauseScene | GoneScene)

    def _ask_for_devices(self, without: frozenset[Seat] = frozenset()) -> bool:
        """Tell over the pause whose gamepad or phone is gone, if one is (TOT-733)."""
        for seat in self.controller.people:
            gone = None if seat in without else self._gone(seat, without | {seat})
            if gone is not None:
                self.stage.push(gone)
                return True
        return False

    def _gone(self, seat: Seat, without: frozenset[Seat]) -> GoneScene | None:
        """The sheet that says what is gone of that with which a seat is played.

        Whoever goes on from it does so without these.
        """
        name, on_anyway = self.match.players[seat].name, partial(self._go_on, without)
        # Without a clock the table just waits for whoever is asked.
        if self.match.game.timed and self.lending.is_away(seat):
            is_gone = partial(self.lending.is_gone, seat)
            return PhoneGoneScene(self.house, name, is_gone, on_anyway) if is_gone() else None
        for device in _pads(self.seating.controls[seat]):
            if device not in self.house.pads.present:
                return PadGoneScene(self.house, device, name, on_anyway)
        return None

    def _who_plays(self) -> None:
        self.stage.push(self.controller.sit_in())

    def to_the_shelf(self) -> None:
        """Leave the table; an unfinished match waits on the shelf."""
        self.stage.clear()
        self.stage.push(self.house.doors.shelf(""))

    def change_seats(self) -> None:
        """Leave the table for the seats of the same game."""
        stage = self.stage
        self.to_the_shelf()
        stage.push(self.house.doors.seats(self.seating.game_id))

    def deal_again(self, seed: int) -> None:
        """The same seats and options with another deal."""
        stage, phones = self.stage, self.house.phones.kept()
        self.to_the_shelf()
        # Whoever took a bot's seat by phone keeps it.
        players = tuple(
            replace(one, level="") if phones and player in phones.keys else one
            for player, one in enumerate(self.seating.players)
        )
        seating = replace(self.seating, players=players, seed=seed)
        table = self.house.doors.table(seating, None)
        if phones is not None and isinstance(table, Covered):
            table.lending.expected = phones
        stage.push(table)

    @property
    def over(self) -> bool:
        """Whether nothing follows but the result."""
        return self._result_ns is not None

    def open_result(self, when_ns: int) -> None:
        """A game is over: keep its figures now, and show the result at that time."""
        self._won = keep_figures(self.house.paths, self.match, self.controller.figures())
        self._result_ns = when_ns
        outcome = self.match.outcome
        if outcome is not None:
            moment = kit(self.seating.game_id).key_moment
            self._deciding = Deciding(self.match.positions(), outcome.winners, moment)

    def _look_back(self) -> bool:
        """Look at a part of the match for what decided it; whether there is more to look at."""
        if self._deciding is None or self._deciding.done:
            return False
        self._deciding.look(1 + len(self.match.moves) // DECIDED_IN)
        return not self._deciding.done

    def _show_result(self) -> None:
        self._result_ns, self._wanted = None, None
        self.hints.keep()
        result = self.controller.result()
        result.way_out, result.pace = self.way_out, PACES[self.house.settings.speed].seen
        world = self.face.WORLD
        result.colours = (world.accent, world.paper, theme.BRASS_LIGHT)
        result.titles = world.ground_for(self.house.settings.contrast).title
        if self.match.outcome is not None:
            if set(self.match.outcome.winners) & set(self.controller.people):
                self.house.mixer.celebrate()
            result.on_watch, result.decided = self._watch_again, self._decided()
            result.on_review = self._review
            # What is only tried is nobody's match.
            result.on_share = None if self.way_out else self._share
        for back in sorted(self._won):
            name = self.house.words(f"comfort-back-{back}")
            result.tell(self.house.words("back-won", name=name))
        self.stage.push(result)

    def _decided(self) -> str:
        """What the winners gained last, in a sentence: what is told last of it came of the rest."""
        if self._deciding is None:
            return ""
        self._deciding.look()
        moment, self._deciding = self._deciding.last, None
        said = () if moment is None else self.controller.told(moment.event.seen_by(None))
        *_, last = "", *said
        return last

    def _watch_again(self) -> None:
        """The match that has just ended, from its beginning."""
        self.stage.push(self.house.doors.replay(self.match.record()))

    def _share(self) -> Path:
        """A file of the match that has just ended. Raises OSError."""
        title = self.house.words(f"{self.seating.game_id}-title")
        return share(self.house.paths, self.match.record(), title)

    def _review(self) -> None:
        """What an expert thinks of the match that has just ended."""
        self.stage.push(self.house.doors.review(self.match.record()))


def _pads(controls: tuple[str, ...]) -> Iterator[str]:
    """The gamepads among a seat's controls."""
    for _, control in map(parted, controls):
        if pad_of(control):
            yield pad_of(control)
