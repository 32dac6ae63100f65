"""Seats of a table that are lent to phones: who holds them, how they come and go, what is kept.

What phones are asked there is another matter: `scenes/table/lent_hands.py` for games of choices,
`scenes/table/lent_pads.py` for games against time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from art.cards import CardPictures, Face
from art.theme import SEAT_COLOURS, css
from game.cards import Seat
from game.cast import faces_of
from game.match import Match
from game.messages import Message, message, players
from game.registry import check_seats
from game.rules import Refusal
from scenes.house import House
from scenes.phones import kept as kept_file
from scenes.phones import wire
from scenes.phones.faces import face_path
from scenes.phones.hand import Story
from scenes.phones.phones import Closed, Phones, SeatTold
from scenes.phones.pictures import Drawing
from scenes.phones.showing import Page, Person, in_words
from scenes.stage import Stage
from scenes.storage.paths import Paths
from scenes.table.motion import Motion
from scenes.table.taking_back import TakingBack
from scenes.words import Words
from scenes.words.saying import Saying

MS = 1_000_000
# How often it is looked whether a phone is away (ms).
LOOK_MS = 1000


class Sitters(Protocol):
    """Those who sit at a table."""

    def name(self, seat: Seat) -> str:
        """Who sits there."""

    def colour(self, seat: Seat) -> int:
        """The number of their colour."""

    def player_at(self, seat: Seat) -> int:
        """Which of the match's players they are."""

    def hand_over(self, seat: Seat, level: str) -> None:
        """From now on a bot of that level plays there, or ("") a person."""

    def seats_changed(self) -> None:
        """Others are asked at the screen now."""


class Table(Protocol):
    """The table at which seats are lent."""

    house: House
    match: Match
    face: Face
    pictures: CardPictures
    marks: bool
    motion: Motion
    now_ns: int
    stage: Stage
    taking_back: TakingBack
    dirty: bool

    def note(self, text: str) -> None:
        """Say something that all at the screen should know."""

    @property
    def controller(self) -> object:
        """What plays the game at this table: it fulfils what its phones ask for."""

    @property
    def over(self) -> bool:
        """Whether nothing follows but the result."""

    @property
    def started(self) -> bool:
        """Whether it has been played at."""


class Lending(ABC):
    """The seats of one table that are lent to phones."""

    naming = False

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match = table.match
        # The phones that held cards of the same people in the match before this one.
        self.expected: kept_file.Kept | None = None
        self._shown: dict[int, Page] = {}
        # Whose page may be another one now, the first to be looked at first.
        self._due: deque[int] = deque()
        self._state: Any = None
        self.paused = False
        # What a page says that leads away what lies over the table, and whether somebody wants it.
        self.onward: Message | None = None
        self.led_on = False
        self._missing: tuple[int, ...] = ()

    # What phones are asked, and answer

    @property
    @abstractmethod
    def sitting(self) -> Sitters:
        """Who sits here."""

    @abstractmethod
    def drawing(self) -> Drawing | None:
        """The pictures that phones may want."""

    @abstractmethod
    def page(self, player: int) -> Page:
        """What stands on a player's page now."""

    @abstractmethod
    def story(self, player: int) -> Story:
        """What a player was told."""

    @abstractmethod
    def why_not(self, player: int, refusal: Refusal) -> Message:
        """Why a player may not do something."""

    @abstractmethod
    def look_here(self) -> None:
        """Find what is new to the phones at this table."""

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether something is to be done soon."""

    @property
    def phones(self) -> Phones:
        return self.table.house.phones

    # Open and closed

    @property
    def is_here(self) -> bool:
        """Whether the phones of the house sit at this table."""
        return self.phones.room is self

    @property
    def there(self) -> bool:
        scenes: Sequence[object] = self.table.stage.scenes
        return self.table in scenes

    def open(self) -> None:
        """Let phones in, those that held cards of this match with their keys. Raises `Closed`."""
        self._open(None if self.phones.is_open else self._back())

    def come_back(self) -> None:
        """Let those phones in again that held cards of this match, if there were any."""
        if self.phones.is_open:
            # Whoever sits at what this table only lies over stays there.
            room = self.phones.room
            if room is None or not room.there:
                self._move_in()
        elif (back := self._back()) is not None:
            try:
                self._open(back)
            except Closed as closed:
                self._tell_here(closed.key)

    def _open(self, back: kept_file.Kept | None) -> None:
        self.phones.open(back)
        self._move_in()
        if back is not None and back.port != self.phones.port:
            self._tell_here("phones-other-door")

    def _back(self) -> kept_file.Kept | None:
        """What is kept of the phones that held cards of this match."""
        path, back = self.path, self.expected
        if back is None and path is not None:
            back = kept_file.kept(path, len(self.match.players))
        return back

    def _tell_here(self, key: str) -> None:
        self.table.note(self.table.house.words(key))

    def _move_in(self) -> None:
        self.phones.move_to(self, self.drawing())
        self._seats_changed()
        self._keep()

    def close(self) -> None:
        """The match is over or left: the phones are let go."""
        if not self.is_here:
            return
        path = self.path
        if path is not None and self.match.outcome is not None:
            kept_file.forget(path)
        self.phones.close()

    def shut(self) -> None:
        """Somebody closes the phones: all are asked at the screen again."""
        for player in range(len(self.match.players)):
            self.phones.take_back(player)
        self.expected = None
        self._keep()
        self.phones.close()
        self._seats_changed()

    @property
    def path(self) -> Path | None:
        """Where it is kept which seats are lent; a match without a file keeps nothing."""
        journal = self.match.journal
        return None if journal is None else path_of(self.table.house.paths, journal.path.stem)

    def _keep(self) -> None:
        path, kept = self.path, self.phones.kept()
        if path is not None and kept is not None:
            kept_file.keep(path, kept)
        elif path is not None:
            kept_file.forget(path)

    # The room

    def seats(self) -> list[SeatTold]:
        """The seats by player, as they are called now."""
        found, cast = [], faces_of(self.match.players)
        for player, one in enumerate(self.match.players):
            state = "bot" if self.match.levels[player] else "screen"
            colour = self.sitting.colour(self.seat_of(player))
            found.append(SeatTold(player, one.name, colour, state, cast[player]))
        return found

    def seat_of(self, player: int) -> Seat:
        """Where that player sits now."""
        seats = range(len(self.match.players))
        return next(seat for seat in seats if self.sitting.player_at(seat) == player)

    def is_away(self, seat: Seat) -> bool:
        """Whether the person at a seat is asked on a phone."""
        return self.is_here and self.phones.lent(self.sitting.player_at(seat))

    def came(self, player: int, name: str, colour: int | None) -> None:
        seat = self.seat_of(player)
        if self.match.levels[player]:
            self._play_oneself(player)
        self._seats_changed()
        self._keep()
        self.table.note(self.table.house.words("phones-came", name=self.sitting.name(seat)))

    def left(self, player: int) -> None:
        self._shown.pop(player, None)
        self._seats_changed()
        self._keep()

    def asks(self, player: int) -> None:
        self.table.note(self.wish)

    @property
    def wish(self) -> str:
        """What another phone asks of the table, in words; it stands there until it is answered."""
        player = next(iter(self.phones.asking), None) if self.is_here else None
        if player is None:
            return ""
        name = self.sitting.name(self.seat_of(player))
        return self.table.house.words("phones-asks-nod", name=name)

    def returned(self, player: int) -> None:
        self._shown.pop(player, None)
        self._state = None
        self._soon(player)

    def heard(self, player: int, said: wire.Noted) -> None:
        match said:
            case wire.Mine():
                if self.match.levels[player] and self.match.outcome is None:
                    self._play_oneself(player)
            case wire.Onward():
                self.led_on = self.onward is not None
            case wire.Leave():
                self.phones.take_back(player)
            case wire.Log():
                lines = tuple(self.story(player).lines)
                self.phones.tell(player, lambda words: wire.LogTold(in_words(lines, words)))

    def _seats_changed(self) -> None:
        """Others are asked at the screen now, and nothing stays there that only one should know."""
        if self.table.started:
            self.sitting.seats_changed()
        self._state = None

    def _play_oneself(self, player: int) -> None:
        """A person plays the seat that a bot has played."""
        seat = self.seat_of(player)
        levels = [
            self.match.levels[self.sitting.player_at(one)] for one in range(len(self.match.players))
        ]
        levels[seat] = ""
        refusal = check_seats(self.match.game.id, self.match.options, levels)
        if refusal is not None:
            self._say(player, self.why_not(player, refusal), alert=True)
        else:
            self.sitting.hand_over(seat, "")
            self._state = None

    def asks_phones(self, count: int) -> bool:
        """Ask all on phones whether the last `count` moves may be taken back; False: nobody is."""
        return False

    # What is shown

    def _say(self, player: int, said: Message, alert: bool = False) -> None:
        names = self._names()

        def telling(words: Words) -> wire.Sentence:
            return wire.Sentence(Saying(words, lambda seat: names[seat])(said), alert)

        self.phones.tell(player, telling)

    def is_gone(self, seat: Seat) -> bool:
        """Whether the phone on which a seat is played is not connected."""
        return self.is_away(seat) and not self.phones.there(self.sitting.player_at(seat))

    def _look_who_is_missing(self) -> list[int]:
        """Whether somebody else's phone is away; the players with phones."""
        players_here = self._lent()
        missing = tuple(filter(self.phones.missing, players_here))
        if missing != self._missing:
            self._missing = missing
            self.table.dirty = True
        return players_here

    def _lent(self) -> list[int]:
        """The players whose cards phones hold."""
        return list(filter(self.phones.lent, range(len(self.match.players))))

    def _soon(self, player: int) -> None:
        if player not in self._due:
            self._due.append(player)

    def _show(self, player: int) -> None:
        """Show a player's page, if it is another one."""
        if not self.phones.there(player):
            return
        page = self.page(player)
        if page != self._shown.get(player):
            self._shown[player] = page
            self.phones.show(player, page)

    def look(self) -> None:
        """Hear what phones say, and show them what is new to them; a little at a time."""
        if self.is_here:
            self.phones.listen()
        # What was heard may have led them from here.
        if self.is_here:
            self.look_here()
            if self._due:
                self._show(self._due.popleft())

    def look_covered(self) -> None:
        """The same while another scene lies over the table: whatever is due is shown at once."""
        self.led_on = False
        self.look()
        while self.is_here and self._due:
            self._show(self._due.popleft())

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again though nothing was heard."""
        if not self.is_here:
            return None
        busy = self._due or self.busy or self.phones.draws
        return now_ns + (MS if busy else LOOK_MS * MS)

    def _names(self) -> tuple[str, ...]:
        return tuple(map(self.sitting.name, range(len(self.match.players))))

    def _person(self, seat: Seat) -> Person:
        rgb, face = SEAT_COLOURS[self.sitting.colour(seat)].rgb, self.table.face
        cast = faces_of(self.match.players)
        faces = tuple(
            face_path(cast[self.sitting.player_at(at)], self.sitting.colour(at))
            for at in range(len(cast))
        )
        return Person(
            self.sitting.name(seat), css(rgb), css(face.WORLD.cloth), face.ASPECT, faces[seat],
            faces,
        )  # fmt: skip

    def _says_anyway(self, player: int) -> Message | None:
        """What stands on every page when the match is over, in a pause, and where a bot plays."""
        outcome = self.match.outcome
        if outcome is not None:
            winners = players(outcome.winners)
            return message(
                "phones-page-won" if winners.parts else "phones-page-drawn", names=winners
            )
        if self.paused:
            return message("phones-page-pauses")
        return message("phones-page-bot-plays") if self.match.levels[player] else None

    def waits_in_vain(self) -> str:
        """Whose phone is away though something is asked of them, in words; "" if nobody's."""
        asked = (seat for seat in self.match.asked if self.is_away(seat))
        gone = [seat for seat in asked if self.sitting.player_at(seat) in self._missing]
        people = [seat for seat in gone if not self.match.levels[self.sitting.player_at(seat)]]
        if not people:
            return ""
        words = self.table.house.words
        return words("phones-waits-gone", name=Saying(words, self.sitting.name)(players(people)))


def path_of(paths: Paths, match: str) -> Path:
    """Where it is kept which seats of that match are lent."""
    return paths.phones / f"{match}.json"
