"""The part of a table of cards in hand that knows where everything lies, and what to keep clear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.cards import Card, Seat
from game.prompts import Thing
from scenes.table.fan import seen_of
from scenes.table.hand.answers import panels, question_on
from scenes.table.hand.faces import Faces
from scenes.table.hand.plates import room_for_signs
from scenes.table.scene import TableScene
from scenes.table.spots import Beside
from scenes.table.targets import Target


class Lying(Faces):
    """Boxes of all that is read, asked for or pointed at, from `shown` and `places`."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # What must not be covered, as drawn with that brush, among those targets.
        self._clear_of: tuple[object, object, Sequence[Rect]] = (None, None, ())

    @property
    def foot(self) -> Rect:
        """Where the table speaks while nothing is asked on a panel."""
        foot: Rect = self.places.around.zone
        return foot

    @property
    def asking(self) -> Rect:
        """Down to the foot of that reaches a panel on which something is asked."""
        return self.foot

    @property
    def zone(self) -> Rect:
        """A question stands on its panel with its answers."""
        asking, unit = self.asking, self.places.unit
        return next((question_on(panel, asking, unit) for panel in self.asked_on()), self.foot)

    def lying(self) -> Iterator[tuple[Card, Rect]]:
        """Every open card that can be read where it lies, the uppermost first."""
        yield from self.own_parts()

    @property
    def plates(self) -> Sequence[Rect]:
        """The plates of all seats."""
        plates: Sequence[Rect] = self.places.around.plates
        return plates

    def where(self, what: str) -> Rect | None:
        """Where that is: `hand`, `seat 2`, `card B9`, `answers`, or a thing asked for."""
        kind, _, name = what.partition(" ")
        if kind == "hand":
            own = [box for _, box in self.own_cards(self.shown)]
            return own[0].unionall(own[1:]) if own else None
        if kind == "seat":
            return self.plates[int(name)]
        if kind == "card":
            return next((box for card, box in self.lying() if self.called(card) == name), None)
        targets = self.choosing.targets.all
        if kind == "answers":
            said = [target.box for target in targets if target.what.kind != "card"]
            return said[0].unionall(said[1:]) if said else None
        return next((target.box for target in targets if str(target.what) == what), None)

    @property
    def to_be_seen(self) -> list[Rect]:
        """What a slip should not lie over: open cards, and panels."""
        return [*(box for _, box in self.lying()), *self.panels()]

    def around_plate(self, seat: Seat) -> Rect:
        """The plate of a seat with the hand that hangs from it, if it is another's."""
        plate = self.plates[seat]
        return plate if seat == self.bottom else plate.union(self.places.around.hands[seat])

    @property
    def fans(self) -> list[Rect]:
        """Where the hands of the others hang from below their plates."""
        hands = enumerate(self.places.around.hands)
        return [area for seat, area in hands if seat != self.bottom]

    @property
    def rather_seen(self) -> list[Rect]:
        """What a slip covers only where it has no other room: the hands of the others."""
        return self.fans

    @property
    def kept_free(self) -> list[Rect]:
        """Where something may come to lie while a note is read: it keeps off."""
        around = self.places.around
        return [*around.hands, *around.buttons]

    def called(self, card: Card) -> str:
        """A card's name in the rulebook."""
        return self.match.game.card_name(card)

    def hand_targets(self) -> list[Target]:
        """The own cards, while any of them is asked for."""
        asked, chosen = self.choosing.asked, self.choosing
        things = {answer.thing for answer in asked.answers} if asked is not None else set()
        parts = [(Thing("card", card), part) for card, part in self.own_parts()]
        if chosen.deeper or not any(thing in things for thing, _ in parts):
            return []
        return [Target(thing, part, chosen.is_open(thing)) for thing, part in parts]

    def asked_cards(self) -> dict[Card, bool]:
        """The own cards that are asked for, and whether each may be chosen."""
        return {
            int(target.what.value): target.open
            for target in self.choosing.targets.all
            if target.what.kind == "card"
        }

    def own_parts(self) -> list[tuple[Card, Rect]]:
        """The own cards, each with the part of it that can be pointed at."""
        return seen_of(self.own_cards(self.shown))

    def panels(self) -> list[Rect]:
        return self.asked_on()

    def asked_on(self) -> list[Rect]:
        """The panel on which something is chosen now, if anything is."""
        targets = self.choosing.targets.all if self.answering is not None else ()
        return panels(targets, self.asking, self.places.unit)

    def beside(self, seat: Seat) -> Beside | None:
        """Off all cards that are read, all that is asked, all plates, and their signs."""
        if self.held or self.looking or self.turns.curtain is not None:
            return None
        signs = [room_for_signs(plate, self.brush) for plate in self.plates]
        return Beside(self.plates[seat], self._not_to_cover(), signs)

    def _not_to_cover(self) -> Sequence[Rect]:
        """All that is read or asked: the same as long as nothing is laid anew."""
        brush, targets, boxes = self._clear_of
        if brush is not self.brush or targets is not self.choosing.targets.all:
            boxes = [self.zone, *self.plates, *self.fans, *self.to_be_seen, *self.in_question()]
            self._clear_of = self.brush, self.choosing.targets.all, boxes
        return boxes

    def hinted(self) -> Beside | None:
        """Beside what is asked, where one has read it to the end."""
        zone, end = self.zone, Rect(0, 0, 1, self.zone.height)
        if self.table.house.lettering.rtl:
            end.midright = zone.midleft
        else:
            end.midleft = zone.midright
        return Beside(end, [*self._not_to_cover(), *self.kept_free, self.table.corner.area()])
