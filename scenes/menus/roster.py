"""Who will sit down, while it is still being decided: seats, keys and options of one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from art.theme import SEAT_COLOURS
from game.cast import CAST, faces_of, free
from game.options import Option, options_of
from game.record import Player
from game.registry import load
from scenes.input.bindings import POINTERS, clash, pad_of
from scenes.input.keyboard import scancode
from scenes.outfit import outfit
from scenes.seats.controls import Doubled, completed, lacking, parted, slots_of
from scenes.seats.seating import PERSON, Seating, person_name
from scenes.words import Words


@dataclass(slots=True)
class Place:
    """One seat. `controls` has for each "hand/action" all that is bound to it.

    `by_hands` keeps what was bound while the seat had another number of `hands`; `face` is one of
    the cast, or "".
    """

    name: str
    colour: int
    level: str = PERSON
    handicap_ms: int = 0
    controls: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hands: int = 1
    by_hands: dict[int, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    face: str = ""

    @property
    def person(self) -> bool:
        return self.level == PERSON

    @property
    def texts(self) -> tuple[str, ...]:
        """The controls, each as "hand/action=control"."""
        return tuple(f"{slot}={one}" for slot, some in self.controls.items() for one in some)

    def take(self, texts: Sequence[str]) -> None:
        """Have these controls and no others."""
        self.controls = {}
        for slot, control in map(parted, texts):
            self.controls[slot] = (*self.controls.get(slot, ()), control)

    def have_hands(self, count: int) -> None:
        """Play so many hands: with the keys of the last time, unless one device serves them all."""
        if count == self.hands:
            return
        self.by_hands[self.hands] = dict(self.controls)
        devices = {control for some in self.controls.values() for control in some}
        if all(scancode(control) is not None for control in devices):
            self.controls = dict(self.by_hands.get(count, self.controls))
        self.hands = count


class Roster:
    """The seats and options of a game, changed one thing at a time and always dealable."""

    def __init__(self, seating: Seating, words: Words) -> None:
        self.game = load(seating.game_id)
        self.words = words
        self.seed = seating.seed
        self.options = seating.options
        self._controls = outfit(seating.game_id).controls
        self.places: list[Place] = []
        # Who went last, and comes back first.
        self._gone: list[Place] = []
        faces = faces_of(seating.players)
        for player, controls, face in zip(seating.players, seating.controls, faces, strict=True):
            place = Place(player.name, player.colour, player.level, player.handicap_ms, face=face)
            place.take(controls)
            self.places.append(place)
        for seat, place in enumerate(self.places):
            place.hands = self.hands(seat)
        self.doubled = self._complete()

    # Seats

    @property
    def can_add(self) -> bool:
        return len(self.places) < self.game.most_seats

    @property
    def can_remove(self) -> bool:
        return len(self.places) > self.game.fewest_seats

    def add(self) -> None:
        """One more seat: for whoever went last, or a bot like the one before it."""
        if self._gone:
            self.places.append(self._back(self._gone.pop()))
            self._complete()
            return
        levels = [place.level for place in self.places if not place.person]
        level = levels[-1] if levels else self.game.usual_level
        place = Place("", self._free_colour(), level, face=free(self._faces()))
        self.places.append(place)
        place.name = self._house_name(place)
        self._complete()

    def remove(self) -> None:
        """The last seat goes."""
        self._gone.append(self.places.pop())
        self._complete()

    def _back(self, place: Place) -> Place:
        """Somebody who went, with another name, colour or face if theirs was taken meanwhile."""
        if place.face in self._faces():
            self._show(place, "" if place.person else free(self._faces()))
        if place.name in {other.name for other in self.places}:
            place.name = self._house_name(place)
        if place.colour in {other.colour for other in self.places}:
            place.colour = self._free_colour()
        return place

    def _free_colour(self) -> int:
        """The first colour that nobody has."""
        taken = {place.colour for place in self.places}
        return next(n for n in range(len(SEAT_COLOURS)) if n not in taken)

    def set_level(self, seat: int, level: str) -> None:
        """A person ("") or a bot of that level sits there; a name of the house changes with it."""
        place = self.places[seat]
        if place.person != (level == PERSON):
            ours = place.name in self._house_names(place)
            place.level = level
            if place.person and ours:
                place.face = ""
            elif not place.person and not place.face:
                place.face = free(self._faces())
            if ours:
                place.name = self._house_name(place)
        place.level = level
        self._complete()

    def next_face(self, seat: int, by: int = 1) -> None:
        """The next face that nobody else shows; a person may also show none."""
        place = self.places[seat]
        taken = {other.face for other in self.places if other is not place}
        faces = [face for face in CAST if face not in taken]
        if place.person:
            faces.insert(0, "")
        self._show(place, faces[(faces.index(place.face) + by) % len(faces)])

    def _show(self, place: Place, face: str) -> None:
        """Another face; a bot that has the name of its character gets that of the new one."""
        ours = not place.person and place.name in self._house_names(place)
        place.face = face
        if ours:
            place.name = self._house_name(place)

    def _faces(self) -> list[str]:
        """The faces of all."""
        return [place.face for place in self.places]

    def next_colour(self, seat: int, by: int = 1) -> None:
        """The next colour that nobody else has."""
        taken = {place.colour for place in self.places}
        count = len(SEAT_COLOURS)
        colour = self.places[seat].colour
        ways = ((colour + by * step) % count for step in range(1, count))
        self.places[seat].colour = next((free for free in ways if free not in taken), colour)

    def _house_names(self, place: Place) -> list[str]:
        if place.person:
            seats = range(1, self.game.most_seats + 1)
            return [person_name(self.words, number) for number in seats]
        own_first = sorted(CAST, key=lambda face: face != place.face)
        return [self.words(f"cast-{face}") for face in own_first]

    def _house_name(self, place: Place) -> str:
        taken = {other.name for other in self.places if other is not place}
        return next(name for name in self._house_names(place) if name not in taken)

    # Controls

    @property
    def actions(self) -> tuple[str, ...]:
        """What a hand needs a control for under these options."""
        return self._controls.actions_of(self.options)

    def hands(self, seat: int) -> int:
        """How many hands that seat plays."""
        return self._controls.hands_of(self.options, len(self.places), seat)

    def slots(self, seat: int) -> list[str]:
        """What that seat needs a control for, each as "hand/action"."""
        if not self.places[seat].person:
            return []
        return slots_of(self.game.id, self.options, len(self.places), seat)

    def bind(self, seat: int, slot: str, control: str) -> int | None:
        """Bind a control in the place of what was there. A pointer serves the whole seat.

        If another purpose has it nothing happens; the seat it serves is returned.
        """
        for other, theirs, taken in self.bound():
            mine = (other, theirs) == (seat, slot)
            if taken == control and not mine and clash(control, other == seat):
                return other
        slots = self.slots(seat) if control in POINTERS else [slot]
        for bound in slots:
            self.places[seat].controls[bound] = (control,)
        return None

    def swap(self, seat: int, slot: str, control: str) -> None:
        """Bind a control that serves another purpose, which gets what was bound here."""
        mine = self.places[seat].controls.get(slot, ())
        for other, theirs, taken in list(self.bound()):
            if taken == control and (other, theirs) != (seat, slot):
                self.places[other].controls[theirs] = mine
        self.places[seat].controls[slot] = (control,)

    def bound(self) -> Iterator[tuple[int, str, str]]:
        """Seat, slot and control of everything that is bound."""
        for seat, place in enumerate(self.places):
            for slot in self.slots(seat):
                for control in place.controls.get(slot, ()):
                    yield seat, slot, control

    def unbound(self) -> int | None:
        """The first seat that lacks a control, or None."""
        for seat, place in enumerate(self.places):
            if lacking(place.texts, self.slots(seat)):
                return seat
        return None

    def at_keyboard(self) -> int:
        """How many people share the keyboard."""
        return len({seat for seat, _, control in self.bound() if scancode(control) is not None})

    def seat_of(self, device: str) -> int | None:
        """The seat that gamepad plays for, or None."""
        return next((seat for seat, _, one in self.bound() if pad_of(one) == device), None)

    @property
    def binds(self) -> bool:
        """Whether seats have controls of their own; else all point at the table."""
        return bool(self._controls.actions)

    def join(self, device: str, first_is_taken: bool) -> int | None:
        """A gamepad sits down; its seat, None if there is none left.

        It takes a person's seat that has the game's own keys still (the first one only if
        nobody else can mean to sit there), else a bot's, else a new one.
        """
        seat = self._seat_to_join(first_is_taken)
        if seat is None:
            return None
        if not self.places[seat].person:
            self.set_level(seat, PERSON)
        self.places[seat].take(self._controls.pad_controls(self.options, len(self.places), device))
        return seat

    def _seat_to_join(self, first_is_taken: bool) -> int | None:
        people = [seat for seat, place in enumerate(self.places) if place.person]
        asked = people[1:] if first_is_taken else people
        usual = set(self._controls.default_controls(self.options, len(self.places)))
        free = [seat for seat in asked if self.places[seat].texts in usual]
        bots = [seat for seat, place in enumerate(self.places) if not place.person]
        if not free and not bots and self.can_add:
            self.add()
            bots = [len(self.places) - 1]
        return next(iter((*free, *bots)), None)

    def _complete(self) -> tuple[Doubled, ...]:
        """Give every person all controls they need; which were two seats' at once."""
        for seat, place in enumerate(self.places):
            place.have_hands(self.hands(seat))
        levels = [place.level for place in self.places]
        texts = [place.texts for place in self.places]
        controls, doubled = completed(self.game.id, self.options, levels, texts)
        for place, own in zip(self.places, controls, strict=True):
            place.take(own)
        return doubled

    # Options

    def option_list(self) -> list[Option]:
        """The options of the game, in its order."""
        return list(options_of(self.game.Options))

    def useful(self, option: Option) -> bool:
        """Whether the option changes anything under the others."""
        return option.needs is None or getattr(self.options, option.needs[0]) == option.needs[1]

    def set_option(self, name: str, value: Any) -> None:
        """Another value of an option."""
        self.options = replace(self.options, **{name: value})
        self._complete()

    def set_options(self, options: Any) -> None:
        """All options at once, such as those of a preset."""
        self.options = options
        self._complete()

    def seating(self) -> Seating:
        """The seats as they are now."""
        players = tuple(
            Player(p.name, p.colour, p.level, p.handicap_ms, p.face) for p in self.places
        )
        controls = tuple(place.texts if place.person else () for place in self.places)
        return Seating(self.game.id, self.options, players, controls, self.seed)


def numbers(option: Option) -> list[int]:
    """At most some twenty values of a number's range: both ends, the default, round steps."""
    lowest, highest, usual = option.lowest or 0, option.highest or 0, int(option.default)
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
    step = next(step for step in steps if (highest - lowest) / step <= 18)
    first = usual - (usual - lowest) // step * step
    return sorted({lowest, *range(first, highest + 1, step), highest})
