"""Phones on the seat screen: whoever scans takes a seat before the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence

from art.theme import SEAT_COLOURS, css
from game.messages import message
from game.registry import plays_by_phone
from scenes.menus.seats_contract import SeatsPage
from scenes.outfit import outfit
from scenes.phones import wire
from scenes.phones.phones import Phones, SeatTold
from scenes.phones.showing import Page, Person
from scenes.seats.seating import PERSON
from scenes.words.names import typed


class SeatsLending:
    """The seats of a game that are lent to phones before the deal."""

    naming = True

    def __init__(self, scene: SeatsPage) -> None:
        self.scene = scene
        self._shown: dict[int, Page] = {}

    @property
    def phones(self) -> Phones:
        return self.scene.house.phones

    @property
    def there(self) -> bool:
        scenes: Sequence[object] = self.scene.stage.scenes
        return self.scene in scenes

    def open(self) -> None:
        """Let phones in. Raises `Closed`."""
        self.phones.open()
        self.phones.move_to(self, None)

    def shut(self) -> None:
        """Let all phones go."""
        if self.phones.room is self:
            self.phones.close()

    def seats(self) -> list[SeatTold]:
        """The seats as they stand on the screen."""
        return [
            SeatTold(
                seat, place.name, place.colour, "screen" if place.person else "bot", place.face
            )
            for seat, place in enumerate(self.scene.roster.places)
        ]

    def came(self, player: int, name: str, colour: int | None) -> None:
        roster = self.scene.roster
        if not roster.places[player].person:
            roster.set_level(player, PERSON)
        wished = typed(name)
        if wished:
            roster.places[player].name = wished
        if colour is not None:
            roster.places[player].colour = colour
        self.scene.changed()

    def left(self, player: int) -> None:
        self.scene.changed()

    def asks(self, player: int) -> None:
        name = self.scene.roster.places[player].name
        self.scene.tell(self.scene.words("phones-asks-nod-here", name=name))

    def returned(self, player: int) -> None:
        self._shown.pop(player, None)
        if player < len(self.scene.roster.places):
            self._show(player)

    def _show(self, player: int) -> None:
        """Show a player's page, if it is another one."""
        place, face = self.scene.roster.places[player], outfit(self.scene.game_id).face
        person = Person(
            place.name, css(SEAT_COLOURS[place.colour].rgb), css(face.WORLD.cloth), face.ASPECT
        )
        says = message("phones-page-sits", name=place.name)
        page = Page(person, (), says, None, (), (), ())
        if page != self._shown.get(player):
            self._shown[player] = page
            self.phones.show(player, page)

    def heard(self, player: int, said: wire.Noted) -> None:
        if isinstance(said, wire.Leave):
            self.phones.take_back(player)

    def look(self) -> None:
        """Hear what phones say; a seat that went, or that a bot has now, is lent no more."""
        if self.phones.room is not self:
            return
        if not plays_by_phone(self.scene.game_id, self.scene.roster.options):
            self.phones.close()
            return
        self.phones.listen()
        places = self.scene.roster.places
        for player in list(self.phones.door.keys) if self.phones.door is not None else ():
            if player >= len(places) or not places[player].person:
                self.phones.take_back(player)
            else:
                self._show(player)
