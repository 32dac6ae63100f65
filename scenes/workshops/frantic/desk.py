"""The bench of the workshop: what is done with the card that lies there, and how it is kept."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from game.frantic.composed.bench import Bench, fresh
from game.frantic.composed.card import CARDS, LONGEST_NAME, name_fault
from game.names import typable
from scenes.menus.ask import AskScene
from scenes.stage import Stage
from scenes.storage.paths import at_home, is_there
from scenes.words.names import short, whole
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.choices import choices
from scenes.workshops.frantic.palette import PaletteScene
from scenes.workshops.frantic.pieces import LOOKS
from scenes.workshops.frantic.speaking import SpeakingPage

if TYPE_CHECKING:
    from scenes.house import House

log = logging.getLogger(__name__)


class Desk(SpeakingPage):
    """One card on the bench; the others lie in their folder."""

    first = "action-0"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        # What lay on the bench when somebody last came or left.
        self._left = folder.draft(house.paths)
        self.bench = self._found() or self._fresh(CARDS[2])

    def enter(self, stage: Stage) -> None:
        if self.bench.path is not None and not is_there(self.bench.path):
            # It was deleted meanwhile, but lies here still.
            self.bench.path = self.bench.kept = None
        super().enter(stage)

    def _found(self) -> Bench | None:
        """What was on the bench last time."""
        if self._left is None:
            return None
        card, own = self._left
        for one in folder.kept(self.house.paths):
            if one.own is not None and one.own.name == own.name:
                return Bench(card, own, one.path, (one.card, one.own))
        return Bench(card, own)

    def _fresh(self, card: str) -> Bench:
        numbered = partial(self.words, "frantic-workshop-name-fresh")
        names = (typable(numbered(number=number)) for number in count(1))
        name = next(one for one in names if not folder.name_taken(self.house.paths, card, one))
        return fresh(card, name, len(folder.kept(self.house.paths)))

    # What can be done

    def does(self, act: Callable[[], None]) -> None:
        """Do something with the card on the bench."""
        self.notice = ""
        act()
        self.changed()

    def lay(self, bench: Bench) -> None:
        """Another card on the bench."""
        self.bench, self.notice = bench, ""
        self.changed()

    def exchange(self, bench: Bench) -> None:
        """The same, if what lies there may go."""
        if not self.bench.unkept:
            self._exchanged(bench)
            return
        words = self.words
        self.stage.push(AskScene(
            self.house, words("frantic-workshop-ask"),
            words("frantic-workshop-ask-about", name=short(self.bench.own.name)),
            words("frantic-workshop-ask-yes"), words("frantic-workshop-ask-no"),
            partial(self._exchanged, bench),
        ))  # fmt: skip

    def _exchanged(self, bench: Bench) -> None:
        self.lay(bench)
        if self.stage.top is self:
            self._rebuild(self.stage.size)

    def choose(self, what: str, at: int) -> None:
        """Lay out what a word of a step can be."""
        self.stage.push(self.palette(what, at))

    def palette(self, what: str, at: int) -> PaletteScene:
        """All that a word of a step can be."""
        part = self.bench.parts[at]
        return PaletteScene(
            self.house,
            self.words(f"frantic-workshop-{what}-title", action=part.action),
            choices(self.words, self.bench, what, at),
            getattr(part, what),
            lambda value: self._set(what, at, value),
        )

    def palettes(self, at: int) -> Iterator[PaletteScene]:
        """All there are for a step."""
        return (self.palette(what, at) for what in LOOKS)

    def next(self, what: str, at: int) -> None:
        """What comes next of all that a word can be."""
        values = [one.value for one in choices(self.words, self.bench, what, at) if one.able]
        now = values.index(getattr(self.bench.parts[at], what))
        self._set(what, at, values[(now + 1) % len(values)])

    def _set(self, what: str, at: int, value: str) -> None:
        self.does(partial(getattr(self.bench, f"set_{what}"), at, value))

    def named(self, name: str) -> None:
        fault = name_fault(name)
        self.does(lambda: None if fault else self.bench.set_name(name))
        if fault:
            self.refuse(self.words(f"frantic-workshop-name-{fault}", most=LONGEST_NAME))

    def begin_anew(self) -> None:
        self.exchange(self._fresh(self.bench.card))

    def open_cards(self) -> None:
        from scenes.workshops.frantic.cards_page import CardsScene

        self._lay_aside()
        self.stage.push(CardsScene(self.house, self.exchange))

    def try_out(self) -> None:
        from scenes.workshops.frantic.practice import practice_table

        self._lay_aside()
        self.stage.push(practice_table(self.house, self.bench.card, self.bench.own))

    def keep(self) -> None:
        """Write the card into its file."""
        bench, paths = self.bench, self.house.paths
        if folder.name_taken(paths, bench.card, bench.own.name, bench.path):
            self.refuse(self.words("frantic-workshop-name-taken", name=bench.own.name))
            return
        try:
            bench.path = folder.keep(paths, bench.card, bench.own, bench.path)
        except OSError:
            log.exception("a card cannot be written")
            self.refuse(self.words("frantic-workshop-not-kept"))
            return
        bench.kept = (bench.card, bench.own)
        self._lay_aside()
        self.tell(self.words("frantic-workshop-kept", file=short(bench.path.name),
                             folder=whole(at_home(bench.path.parent))))  # fmt: skip

    def give_away(self) -> None:
        """A copy of the card's file where the player finds it."""
        from scenes.storage.kept import handed_over

        if self.bench.changed:
            self.keep()
        if self.bench.changed or self.bench.path is None:
            return
        try:
            copy = handed_over(self.bench.path, self.house.paths)
        except OSError:
            self.refuse(self.words("matches-not-handed-over"))
            return
        self.tell(self.words("frantic-workshop-given", file=whole(at_home(copy))))

    def taken_in(self, found: folder.Kept) -> None:
        # What is not kept yet stays on the bench.
        if found.own is not None and not self.bench.unkept:
            self.lay(Bench(found.card, found.own, found.path, (found.card, found.own)))

    def _lay_aside(self) -> None:
        """What is not in the folder yet waits on the bench; what another window left there stays.

        Unless another card was made here meanwhile.
        """
        bench, paths = self.bench, self.house.paths
        left = (bench.card, bench.own) if bench.unkept else None
        if left == self._left or (left is None and folder.draft(paths) != self._left):
            return
        try:
            folder.leave_draft(paths, left)
            self._left = left
        except OSError:
            log.exception("a card on the bench cannot be written")

    def go_back(self) -> None:
        """To where one came from; to the shelf if the workshop came first."""
        if len(self.stage.scenes) > 1:
            self.stage.pop()
            return
        self.stage.replace(self.house.doors.shelf(""))

    def close(self) -> None:
        self._lay_aside()
        super().close()
