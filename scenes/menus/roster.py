"""Who will sit down, while it is still being decided: seats, keys and options of one game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from importlib import import_module
from typing import Any

from art.theme import SEAT_COLOURS
from game.options import Option, options_of
from game.record import Player
from game.registry import load
from scenes.seating import PERSON, Seating
from scenes.words import Words


@dataclass(slots=True)
class Place:
    """One seat. `controls` has for each "hand/action" the control bound to it."""

    name: str
    colour: int
    level: str = PERSON
    handicap_ms: int = 0
    controls: dict[str, str] = field(default_factory=dict)

    @property
    def person(self) -> bool:
        return self.level == PERSON


class Roster:
    """The seats and options of a game, changed one thing at a time and always dealable."""

    def __init__(self, seating: Seating, words: Words) -> None:
        self.game = load(seating.game_id)
        self.words = words
        self.seed = seating.seed
        self.options = seating.options
        self._ways = import_module(f"scenes.controllers.{seating.game_id}")
        self.places = [
            Place(player.name, player.colour, player.level, player.handicap_ms,
                  dict(_parted(control) for control in controls))
            for player, controls in zip(seating.players, seating.controls, strict=True)
        ]  # fmt: skip
        self._complete()

    # Seats

    @property
    def can_add(self) -> bool:
        return len(self.places) < self.game.most_seats

    @property
    def can_remove(self) -> bool:
        return len(self.places) > self.game.fewest_seats

    def add(self) -> None:
        """One more seat, for a bot like the one before it."""
        levels = [place.level for place in self.places if not place.person]
        level = levels[-1] if levels else self.game.levels[0]
        taken = {place.colour for place in self.places}
        colour = next(n for n in range(len(SEAT_COLOURS)) if n not in taken)
        place = Place("", colour, level)
        self.places.append(place)
        place.name = self._house_name(place)
        self._complete()

    def remove(self) -> None:
        """The last seat goes."""
        self.places.pop()
        self._complete()

    def set_level(self, seat: int, level: str) -> None:
        """A person ("") or a bot of that level sits there; a name of the house changes with it."""
        place = self.places[seat]
        other_kind = place.person != (level == PERSON)
        ours = place.name in self._house_names(place)
        place.level = level
        if other_kind and ours:
            place.name = self._house_name(place)
        self._complete()

    def next_colour(self, seat: int, by: int = 1) -> None:
        """The next colour that nobody else has."""
        taken = {place.colour for place in self.places}
        count = len(SEAT_COLOURS)
        colour = self.places[seat].colour
        ways = ((colour + by * step) % count for step in range(1, count))
        self.places[seat].colour = next((free for free in ways if free not in taken), colour)

    def _house_names(self, place: Place) -> list[str]:
        key = "seating-person" if place.person else "seating-bot"
        seats = range(1, self.game.most_seats + 1)
        if place.person:
            return [self.words(key, number=number) for number in seats]
        return [self.words(f"{key}-{number}") for number in seats]

    def _house_name(self, place: Place) -> str:
        taken = {other.name for other in self.places if other is not place}
        return next(name for name in self._house_names(place) if name not in taken)

    # Controls

    @property
    def actions(self) -> tuple[str, ...]:
        """What a hand needs a control for under these options."""
        return tuple(self._ways.actions_of(self.options))

    def hands(self, seat: int) -> int:
        """How many hands that seat plays."""
        return int(self._ways.hands_of(self.options, len(self.places), seat))

    def slots(self, seat: int) -> list[str]:
        """What that seat needs a control for, each as "hand/action"."""
        if not self.places[seat].person:
            return []
        return [f"{hand}/{action}" for hand in range(self.hands(seat)) for action in self.actions]

    def bind(self, seat: int, slot: str, control: str) -> int | None:
        """Bind a control. If another hand has it nothing happens; that hand's seat is returned."""
        for other, theirs, taken in self.bound():
            if taken == control and (other, theirs) != (seat, slot):
                return other
        self.places[seat].controls[slot] = control
        return None

    def bound(self) -> Iterator[tuple[int, str, str]]:
        """Seat, slot and control of everything that is bound."""
        for seat, place in enumerate(self.places):
            for slot in self.slots(seat):
                if place.controls.get(slot):
                    yield seat, slot, place.controls[slot]

    def unbound(self) -> int | None:
        """The first seat that lacks a control, or None."""
        for seat, place in enumerate(self.places):
            if any(not place.controls.get(slot) for slot in self.slots(seat)):
                return seat
        return None

    def _complete(self) -> None:
        """Give every hand without controls the game's own, where nobody else has them."""
        sets = [
            dict(_parted(text) for text in given)
            for given in self._ways.default_controls(self.options, len(self.places))
        ]
        for seat, place in enumerate(self.places):
            slots = self.slots(seat)
            if all(place.controls.get(slot) for slot in slots):
                continue
            taken = {control for other, _, control in self.bound() if other != seat}
            free = (given for given in sets if not taken.intersection(given.values()))
            given = next(free, {})
            place.controls = {slot: given.get(slot, "") for slot in slots}

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

    def default_options(self) -> None:
        """Every option as the rulebook has it."""
        self.options = self.game.Options()
        self._complete()

    @property
    def changed_options(self) -> int:
        """How many options are not as the rulebook has them."""
        usual = asdict(self.game.Options())
        return sum(value != usual[name] for name, value in asdict(self.options).items())

    def seating(self) -> Seating:
        """The seats as they are now."""
        players = tuple(Player(p.name, p.colour, p.level, p.handicap_ms) for p in self.places)
        controls = tuple(
            tuple(f"{slot}={place.controls[slot]}" for slot in place.controls if place.person)
            for place in self.places
        )
        return Seating(self.game.id, self.options, players, controls, self.seed)


def _parted(text: str) -> tuple[str, str]:
    slot, _, control = text.partition("=")
    return slot, control


def numbers(option: Option) -> list[int]:
    """At most some twenty values of a number's range: both ends, the default, round steps."""
    lowest, highest, usual = option.lowest or 0, option.highest or 0, int(option.default)
    steps = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
    step = next(step for step in steps if (highest - lowest) / step <= 18)
    first = usual - (usual - lowest) // step * step
    return sorted({lowest, *range(first, highest + 1, step), highest})
