"""Phones at a table of choices: whose cards they hold, what they choose, what they are shown.

What a phone chooses goes the same way as a choice at the screen, and a new question comes to it
when the table has shown all that led to it: no phone is ahead of the picture.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sized
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from art.cards import CardPictures, Face
from art.theme import SEAT_COLOURS, css
from game.cards import Seat
from game.kit import Choices
from game.match import Match
from game.messages import Message, Player, message, players, refused
from game.registry import check_seats, choices
from scenes.house import House
from scenes.phones import kept as kept_file
from scenes.phones import wire
from scenes.phones.hand import PASSED, Hand
from scenes.phones.phones import Closed, Phones, SeatTold
from scenes.phones.pictures import Drawing
from scenes.phones.showing import Page, Person, Vote, in_words, rows_of
from scenes.storage.paths import Paths
from scenes.table.motion import Motion
from scenes.table.taking_back import TakingBack
from scenes.table.toasts import Toasts
from scenes.table.turns import Turns
from scenes.words import Words
from scenes.words.saying import Saying

MS = 1_000_000
# How often it is looked whether a phone is away (ms).
LOOK_MS = 1000
# How the key ends of what says which cards somebody holds.
OWN_HAND = "-your-hand"


class Sitters(Protocol):
    """Those who sit at the table, and what is being shown to them."""

    turns: Turns
    choosing: Any
    held: bool
    looking: bool
    now_ns: int
    busy_until_ns: int

    @property
    def steps(self) -> Sized:
        """What is still to be shown."""

    def name(self, seat: Seat) -> str:
        """Who sits there."""

    def colour(self, seat: Seat) -> int:
        """The number of their colour."""

    def player_at(self, seat: Seat) -> int:
        """Which of the match's players they are."""

    def play(self, move: Any) -> None:
        """Play a move and show what happens."""

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
    taking_back: TakingBack
    toasts: Toasts
    dirty: bool

    @property
    def over(self) -> bool:
        """Whether nothing follows but the result."""

    @property
    def started(self) -> bool:
        """Whether it has been played at."""

    @property
    def sitting(self) -> Sitters:
        """What plays a game of choices at this table."""


@dataclass(slots=True)
class Asking:
    """A vote on taking a move back: who asked, as it was then, and who has agreed."""

    number: int
    player: int
    count: int
    moment: int
    left: set[int] = field(default_factory=set)


class Lending:
    """The seats of one table that are lent to phones."""

    naming = False

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match = table.match
        # The phones that held cards of the same people in the match before this one.
        self.expected: kept_file.Kept | None = None
        self._hands: dict[int, Hand] = {}
        self._shown: dict[int, Page] = {}
        # Whose page may be another one now, the first to be looked at first.
        self._due: deque[int] = deque()
        # What was chosen and is played as soon as the table has shown what came before it.
        self._chosen: deque[tuple[int, Any, int]] = deque()
        self._state: Any = None
        self._vote: Asking | None = None
        self._votes = 0
        self.paused = False
        self._missing: tuple[int, ...] = ()

    @property
    def _kit(self) -> Choices[Any]:
        return choices(self.match.game.id)

    @property
    def phones(self) -> Phones:
        return self.table.house.phones

    @property
    def sitting(self) -> Sitters:
        return self.table.sitting

    # Open and closed

    @property
    def is_here(self) -> bool:
        """Whether the phones of the house sit at this table."""
        return self.phones.room is self

    def open(self) -> None:
        """Let phones in. Raises `Closed`."""
        self.phones.open()
        self._move_in()

    def come_back(self) -> None:
        """Let those phones in again that held cards of this match, if there were any."""
        path, back = self.path, self.expected
        if back is None and path is not None:
            back = kept_file.kept(path)
        if self.phones.is_open:
            self._move_in()
        elif back is not None:
            try:
                self.phones.open(back)
            except Closed as closed:
                self.table.toasts.say(self.table.house.words(closed.key), None, self.table.now_ns,
                                      alert=True)  # fmt: skip
                return
            self._move_in()

    def _move_in(self) -> None:
        pictures, face = self.table.pictures, self.table.pictures.face
        drawing = Drawing(face, pictures.lettering, self.table.marks, self._kit.deck,
                          self._kit.backs)  # fmt: skip
        self.phones.move_to(self, drawing)
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
        found = []
        for player, one in enumerate(self.match.players):
            level = self.match.levels[player]
            colour = self.sitting.colour(self.seat_of(player))
            found.append(SeatTold(player, one.name, colour, "bot" if level else "screen"))
        return found

    def seat_of(self, player: int) -> Seat:
        """Where that player sits now."""
        seats = range(len(self.match.players))
        return next(seat for seat in seats if self.sitting.player_at(seat) == player)

    def is_away(self, seat: Seat) -> bool:
        """Whether the person at a seat is asked on a phone."""
        return self.is_here and self.phones.lent(self.sitting.player_at(seat))

    def came(self, player: int, name: str) -> None:
        seat = self.seat_of(player)
        if self.sitting.turns.levels[seat]:
            self._play_oneself(player)
        self._seats_changed()
        self._keep()
        said = self.table.house.words("phones-came", name=self.sitting.name(seat))
        self.table.toasts.say(said, None, self.table.now_ns)

    def left(self, player: int) -> None:
        self._hands.pop(player, None)
        self._shown.pop(player, None)
        self._seats_changed()
        self._keep()

    def asks(self, player: int) -> None:
        name = self.sitting.name(self.seat_of(player))
        said = self.table.house.words("phones-asks-nod", name=name)
        self.table.toasts.say(said, None, self.table.now_ns)

    def returned(self, player: int) -> None:
        self._shown.pop(player, None)
        self._soon(player)

    def heard(self, player: int, said: wire.Said) -> None:
        match said:
            case wire.Pick(thing=thing, at=at, step=step):
                move, why = self._hand(player).pick(thing, at, step)
                if move is not None:
                    self._chosen.append((player, move, at))
                self._answer(player, why)
            case wire.Back(at=at, step=step):
                self._answer(player, self._hand(player).back(at, step))
            case wire.Undo():
                self._undo(player)
            case wire.Agree(vote=vote, yes=yes):
                self._agree(player, vote, yes)
            case wire.Mine():
                self._play_oneself(player)
            case wire.Leave():
                self.phones.take_back(player)
            case wire.Log():
                lines = tuple(self._hand(player).lines)
                self.phones.tell(player, lambda words: wire.LogTold(in_words(lines, words)))

    def _seats_changed(self) -> None:
        """Others are asked at the screen now, and nothing stays there that only one should know."""
        if self.table.started:
            self.sitting.seats_changed()
        self._state = None

    def _play_oneself(self, player: int) -> None:
        """A person plays the seat that a bot has played."""
        seat = self.seat_of(player)
        levels = list(self.sitting.turns.levels)
        levels[seat] = ""
        refusal = check_seats(self.match.game.id, self.match.options, levels)
        if refusal is not None:
            self._say(player, self._kit.refuse(refusal, self._hand(player).chair.view), alert=True)
        else:
            self.sitting.hand_over(seat, "")
            self._state = None

    # What is chosen

    def _hand(self, player: int) -> Hand:
        seat = self.seat_of(player)
        hand = self._hands.get(player)
        if hand is None or hand.chair.seat != seat:
            hand = self._hands[player] = Hand(self.match.seat(seat), self._kit)
        return hand

    def _answer(self, player: int, why: Message | None) -> None:
        """A phone that pointed at something sees at once what became of it."""
        if why is not None:
            self._say(player, why, alert=True)
        self._soon(player)

    def _say(self, player: int, said: Message, alert: bool = False) -> None:
        names = self._names()

        def telling(words: Words) -> wire.Sentence:
            return wire.Sentence(Saying(words, lambda seat: names[seat])(said), alert)

        self.phones.tell(player, telling)

    def _play_chosen(self) -> None:
        """Play what was chosen first, if it still answers what is asked."""
        player, move, at = self._chosen.popleft()
        chair = self._hand(player).chair
        if chair.prompt() is None or chair.moment != at:
            self._answer(player, refused(PASSED))
            return
        refusal = chair.check(move)
        if refusal is not None:
            self._answer(player, self._kit.refuse(refusal, chair.view))
            return
        self.sitting.play(move)
        self.sitting.choosing.renew()
        self._soon(player)

    # What is shown

    @property
    def quiet(self) -> bool:
        """Whether the table has shown all that happened."""
        sitting = self.sitting
        showing = sitting.held or sitting.steps or sitting.looking or self.table.motion.moving
        return not (self.paused or showing or sitting.now_ns < sitting.busy_until_ns)

    def look(self) -> None:
        """Hear what phones say, and show them what is new to them; a little at a time."""
        if not self.is_here:
            return
        self.phones.listen()
        if not self.is_here:
            return
        if self._chosen and self.quiet:
            self._play_chosen()
        self._look_round()
        if self._due:
            self._show(self._due.popleft())

    def _look_round(self) -> None:
        """Whether pages may be others now, or somebody else is missing."""
        quiet, match = self.quiet, self.match
        players_here = [player for player in range(len(match.players)) if self.phones.lent(player)]
        missing = tuple(filter(self.phones.missing, players_here))
        if missing != self._missing:
            self._missing = missing
            self.table.dirty = True
        state = (match.moment, len(match.moves), quiet, self.paused, tuple(match.levels),
                 self._vote and len(self._vote.left))  # fmt: skip
        if state == self._state or not (quiet or self.paused):
            return
        self._state = state
        asked = [player for player in players_here if self.seat_of(player) in match.asked]
        for player in (*asked, *(one for one in players_here if one not in asked)):
            self._soon(player)

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

    def look_covered(self) -> None:
        """The same while another scene lies over the table: whatever is due is shown at once."""
        self.look()
        while self.is_here and self._due:
            self._show(self._due.popleft())

    def next_ns(self, now_ns: int) -> int | None:
        """When to look again though nothing was heard."""
        if not self.is_here:
            return None
        busy = self._due or self._chosen or self.phones.draws
        return now_ns + (MS if busy else LOOK_MS * MS)

    def page(self, player: int) -> Page:
        """What stands on a player's page now."""
        hand, seat = self._hand(player), self.seat_of(player)
        chair, names, level = hand.chair, self._names(), self.match.levels[player]
        hand.hear(len(self.match.moves), names)
        before = self._shown.get(player)
        asked = None if level or self.paused else hand.asked()
        known = before is not None and before.asked is not None and asked is not None and (
            before.asked.at == asked.at)  # fmt: skip
        chosen = any(one == player for one, _, _ in self._chosen)
        if chosen or not (self.quiet or known):
            asked = None
        return Page(
            self._person(seat), names, self._says(player, chair.view), asked,
            rows_of(chair, self._kit, asked.picked if asked else ()), hand.news,
            self._stands(chair.view), self._may_undo(seat), self._voting(player),
            mine=bool(level) and self.match.outcome is None,
        )  # fmt: skip

    def _stands(self, view: Any) -> tuple[Message, ...]:
        """How the table stands; the own hand lies there to be seen."""
        return tuple(said for said in self._kit.describe(view) if not said.key.endswith(OWN_HAND))

    def _names(self) -> tuple[str, ...]:
        return tuple(map(self.sitting.name, range(len(self.match.players))))

    def _person(self, seat: Seat) -> Person:
        rgb, face = SEAT_COLOURS[self.sitting.colour(seat)].rgb, self.table.face
        return Person(self.sitting.name(seat), css(rgb), css(face.WORLD.cloth), face.ASPECT)

    def _says(self, player: int, view: Any) -> Message:
        """What stands there where nothing is asked."""
        outcome = self.match.outcome
        if outcome is not None:
            winners = players(outcome.winners)
            return message("phones-page-won" if winners.parts else "phones-page-drawn",
                           names=winners)  # fmt: skip
        if self.paused:
            return message("phones-page-pauses")
        if self.match.levels[player]:
            return message("phones-page-bot-plays")
        others = [seat for seat in view.asked if seat != view.seat]
        if not self.quiet or not others:
            return message("phones-page-showing")
        if len(others) == 1:
            return message("phones-page-waits", name=Player(others[0]))
        return message("phones-page-waits-many", names=players(others))

    def waited_for(self) -> str:
        """Whom the table waits for, in words; "" if for nobody with a phone."""
        asked = [seat for seat in self.match.asked if self.is_away(seat)]
        people = [seat for seat in asked if seat in self.sitting.turns.people]
        if not people:
            return ""
        words = self.table.house.words
        say = Saying(words, self.sitting.name)
        gone = [seat for seat in people if self.sitting.player_at(seat) in self._missing]
        if gone:
            return words("phones-waits-gone", name=say(players(gone)))
        return words("phones-waits-for", name=say(players(people)))

    # Taking back

    def _may_undo(self, seat: Seat) -> bool:
        count = self.match.since((seat,))
        return not self.table.over and self.match.check_undo(count) is None

    def _voting(self, player: int) -> Vote | None:
        vote = self._vote
        if vote is None or player not in vote.left:
            return None
        return Vote(vote.number, self.sitting.name(self.seat_of(vote.player)))

    def _undo(self, player: int) -> None:
        """A player would like to take their last move back: all others with a phone are asked."""
        count = self.match.since((self.seat_of(player),))
        refusal = self.table.taking_back.check(count)
        if refusal is not None:
            self._say(player, refused(refusal), alert=True)
            return
        people = {other for other, level in enumerate(self.match.levels) if not level}
        others = {other for other in people - {player} if self.phones.there(other)}
        self._votes += 1
        self._vote = Asking(self._votes, player, count, self.match.moment, others)
        self._state = None
        if others:
            self._say(player, message("phones-page-undo-waits"))
        else:
            self._agreed()

    def _agree(self, player: int, number: int, yes: bool) -> None:
        vote = self._vote
        if vote is None or vote.number != number or player not in vote.left:
            return
        self._state = None
        if not yes:
            self._vote = None
            said = message("phones-page-undo-refused", name=Player(self.seat_of(player)))
            self._say(vote.player, said)
            return
        vote.left.discard(player)
        if not vote.left:
            self._agreed()

    def _agreed(self) -> None:
        """All phones agree; whoever sits at the screen is asked there."""
        vote, self._vote = self._vote, None
        if vote is None or vote.moment != self.match.moment:
            return
        self._chosen.clear()
        taking_back = self.table.taking_back
        if self.sitting.turns.here:
            taking_back.ask(vote.count)
        else:
            taking_back.take_back(vote.count)


def path_of(paths: Paths, match: str) -> Path:
    """Where it is kept which seats of that match are lent."""
    return paths.phones / f"{match}.json"

