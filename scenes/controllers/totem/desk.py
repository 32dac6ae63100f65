"""What all parts of Totem's table look at: what anybody sees, who plays which hand, the time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from art import theme
from art.cast import Portrait
from art.faces.totem.figure import hand as hand_picture
from game.cards import Event, Seat
from game.cast import Feelings, Mood, faces_of
from game.messages import Message
from game.totem.feelings import feel
from game.totem.moves import Hand
from game.totem.naming import hand_name, hand_names
from game.totem.options import Options
from game.totem.sentences import sentence, tell
from game.totem.view import TotemView
from scenes.controllers.totem.controls import (
    default_controls,
    phone_controls,
    read_controls,
    touch_hands,
)
from scenes.controllers.totem.ring import HandPlace, Ring
from scenes.input.bindings import POINTERS, TOUCH, Bindings, cap_label, label
from scenes.input.clock import MatchClock
from scenes.table.blinks import Blinks
from scenes.table.moods import Moods
from scenes.words.saying import Saying

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


MS = 1_000_000
# Who blinks, besides seats.
TOTEM = -1


class Desk:
    """One match at one table. `view` is what everybody sees; `look` brings it up to date."""

    view: TotemView

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.match = table.match
        self.words = table.house.words
        self.lettering = table.house.lettering
        # Who plays each seat now: "" is a person. A bot may sit in for somebody for a while.
        self.levels = list(self.match.levels)
        self.say = Saying(self.words, lambda seat: self.match.players[seat].name)
        self.now_ns = 0
        self.cast = faces_of(self.match.players)
        # By the clock of the match, which replays have as well.
        self.moods = Moods()
        self.blinks = Blinks()
        self.look()
        self.clock = MatchClock(0, self.view.now)
        self.clock.pause(0)
        self.bound: Bindings[Hand] = Bindings()
        # By seat, how much earlier or later a press on its phone may have been.
        self.unsure_ms: dict[Seat, int] = {}
        self._fingers: dict[Hand, frozenset[str]] = {}

    def look(self) -> TotemView:
        """See the table as it is now."""
        self.view = self.match.seat(None).view
        return self.view

    @property
    def options(self) -> Options:
        return self.view.options

    @property
    def match_ms(self) -> int:
        """The time of the match now."""
        return max(self.view.now, self.clock.ms(self.now_ns))

    # Whose hands these are

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Whose each hand is."""
        return tuple(hand.owner for hand in self.view.hands)

    @property
    def sides(self) -> tuple[str, ...]:
        """Which hand of its owner each is, if they have two."""
        return tuple(hand.side for hand in self.view.hands)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that persons play now."""
        return tuple(seat for seat, level in enumerate(self.levels) if not level)

    def level(self, hand: Hand) -> str:
        """The level of the bot that plays a hand, or "" for a person."""
        return self.levels[self.view.hands[hand].owner]

    def name(self, hand: Hand) -> str:
        """What a hand is called: its player's name, and its side if they have two."""
        return self.say(hand_name(self.view, hand))

    def names(self, hands: Iterable[Hand]) -> str:
        """Several hands in one breath."""
        return self.say(hand_names(self.view, hands))

    def colour(self, hand: Hand) -> int:
        """The number of the seat colour of a hand."""
        return self.match.players[self.view.hands[hand].owner].colour

    def portrait(self, hand: Hand) -> Portrait | None:
        """The face of whose hand it is: by what all saw happen, and by whether they choose."""
        seen, name = self.view.hands[hand], self.cast[self.view.hands[hand].owner]
        if not name:
            return None
        usual = Mood.THINKING if hand == self.view.chooser else Mood.CALM
        felt = Mood.WINNING if seen.place == 1 else self.moods.of(seen.owner, self.match_ms * MS)
        return Portrait(name, felt or usual, seen.owner == self.blinks.who)

    def feel(self, event: Event, t: int) -> Feelings:
        """Something happened at that time of the match: what somebody feels."""
        feelings = feel(event, self.owners)
        self.moods.feel(feelings, t * MS)
        return feelings

    def calm_down(self) -> bool:
        """Whether somebody feels nothing any more."""
        return self.moods.lapse(self.match_ms * MS)

    @property
    def lively(self) -> bool:
        """Whether anybody blinks: not in a replay, and not where nothing is to move."""
        return self.table.live and not self.table.motion.still

    def blinked(self, now_ns: int) -> bool:
        """Whether somebody, or the totem, has just shut or opened their eyes."""
        faces = [seat for seat, name in enumerate(self.cast) if name]
        return self.lively and self.blinks.advance(now_ns, [TOTEM, TOTEM, *faces])

    def next_calm(self) -> int | None:
        """When a face changes by itself again (match ms), if one does."""
        soon = self.moods.next_ns()
        return None if soon is None else soon // MS

    def rgb(self, hand: Hand) -> theme.RGB:
        """The colour of a hand."""
        return theme.SEAT_COLOURS[self.colour(hand)].rgb

    def reaching(self, hand: Hand, place: HandPlace, ring: Ring) -> Surface:
        """A hand of cut paper in its player's colour, reaching for the totem from its seat."""
        picture = hand_picture(round(ring.card * 0.72), self.rgb(hand))
        return self.table.sprites.of(picture, picture.get_width(), 90 - place.angle, 1.0)

    # Their controls

    @property
    def controls(self) -> tuple[tuple[str, ...], ...]:
        """What each seat plays with: those of its phone, if it is lent to one."""
        return tuple(
            phone_controls(seat) if self.is_lent(seat) else own
            for seat, own in enumerate(self.table.seating.controls)
        )

    def is_lent(self, seat: Seat) -> bool:
        """Whether a person plays that seat on a phone."""
        return self.table.live and not self.levels[seat] and self.table.lending.is_away(seat)

    def is_gone(self, seat: Seat) -> bool:
        """Whether the phone that plays that seat is away."""
        return self.is_lent(seat) and self.table.lending.is_gone(seat)

    def bind(self) -> None:
        """Which control is which hand's; the hands of a seat may change from game to game."""
        controls = self.controls
        self.bound = read_controls(controls, self.owners, self.sides)
        self._fingers = touch_hands(controls, self.owners, self.sides)

    def lend_keys(self, seat: Seat) -> None:
        """Somebody who takes a bot's seat gets the first usual keys that nobody has."""
        seating = self.table.seating
        taken = {text.partition("=")[2] for own in seating.controls for text in own}
        if seating.controls[seat]:
            return
        for usual in default_controls(self.options, len(self.levels)):
            if not taken & {text.partition("=")[2] for text in usual}:
                controls = list(seating.controls)
                controls[seat] = usual
                self.table.seating = replace(seating, controls=tuple(controls))
                self.bind()
                return

    @property
    def touched(self) -> dict[Hand, frozenset[str]]:
        """The hands of persons that fingers play now, and what for: each has a grab pad."""
        return {hand: does for hand, does in self._fingers.items() if not self.level(hand)}

    def key(self, hand: Hand, action: str) -> str:
        """What does that for a hand, as it stands on a key cap; bots have nothing."""
        controls = (TOUCH,) if hand in self.touched else self.bound.of(hand, action)
        return cap_label(controls, self.words)

    def answer_key(self, what: str) -> str:
        """The key with which the grabber chooses duel or rush (TOT-721)."""
        action = "grab" if what == "duel" else "flip"
        controls = self.bound.of(self.view.chooser, action)
        return label(controls[0], self.words) if controls and controls[0] not in POINTERS else ""

    # What is said

    def sentence(self, event: Event) -> str:
        """An event in one sentence, or ""."""
        said = sentence(event, self.view)
        return "" if said is None else self.say(said)

    def sentences(self, event: Event) -> list[str]:
        """The log's sentences for an event."""
        return list(map(self.say, self.told(event)))

    def told(self, event: Event) -> tuple[Message, ...]:
        """The same as messages."""
        return tell(event, self.view)
