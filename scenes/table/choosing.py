"""What a person is asked at a table of choices: what can be chosen, and how it is drawn.

Every target can be reached by pointer, arrow keys and gamepad; one that the rules do not
allow now can be chosen too, and is refused with the reason.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from art import theme
from game.cards import Seat
from scenes.table.curtain import paint_curtain
from scenes.table.messages import Remark, Tone
from scenes.table.panels import panel
from scenes.table.plates import put
from scenes.table.targets import Target, Targets

if TYPE_CHECKING:
    from scenes.table.sitting import Sitting

# Units: how wide an answer on a panel is; and how many stand in one column.
ANSWER_WIDE, COLUMN = 400, 4


class Choosing(ABC):
    """The targets of the moment and what is drawn for them. A game says which there are."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.lettering = sitting.table.house.lettering
        self.targets = Targets()
        # The answers on a panel: what each says, and the move it stands for.
        self.answers: list[tuple[str, Any]] = []

    # What a game says for itself

    @abstractmethod
    def targets_of(self, seat: Seat) -> list[Target]:
        """What that person can point at now."""

    @abstractmethod
    def choose(self, what: Any) -> None:
        """A target was pressed."""

    @abstractmethod
    def asks(self, seat: Seat) -> str:
        """The sentence that says what is asked of that person, or ""."""

    def points_at(self, what: Any) -> str:
        """What is said about the target that has the focus, or ""."""
        return ""

    def sign(self, answer: Any) -> Surface | None:
        """What is drawn on the button of an answer besides its words."""
        return None

    def to_read(self, pos: tuple[int, int] | None) -> Any | None:
        """What is there, or has the focus (None), and can be read in full; None: nothing."""
        return None

    def paint_reading(self, screen: Surface, what: Any) -> None:
        """That, with all there is to say about it."""

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        """Panels and buttons of the choice."""

    def paint_always(self, screen: Surface) -> None:
        """What stands over the resting picture whoever is asked: the own cards above all."""

    def renewed(self, seat: Seat) -> None:
        """That person is asked, perhaps something new: a hint may come."""

    # Where it is

    @property
    def go_on_box(self) -> Rect:
        """The button of what is held before the eyes, if there is one."""
        return Rect(0, 0, 0, 0)

    # Who is asked

    @property
    def seat(self) -> Seat | None:
        """The person who may choose now."""
        return self.sitting.answering

    def renew(self) -> None:
        """The choice may be another one now."""
        seat = self.seat
        self.answers = []
        self.targets.set([] if seat is None else self.targets_of(seat))
        if seat is not None:
            self.renewed(seat)

    def answer_targets(
        self, answers: list[tuple[str, Any]], middle: tuple[int, int], wide: int = ANSWER_WIDE
    ) -> list[Target]:
        """A panel of answers in one column, from five on in two; targets ("answer", number)."""
        self.answers = answers
        u, count = self.sitting.table.unit, len(answers)
        columns = 2 if count > COLUMN else 1
        across, high, gap = round(u * wide), round(u * 46), round(u * 10)
        rows = (count + columns - 1) // columns
        left = middle[0] - (columns * across + (columns - 1) * gap) // 2
        top = middle[1] - (rows * high + (rows - 1) * gap) // 2
        return [
            Target(("answer", n), Rect(left + n % columns * (across + gap),
                                       top + n // columns * (high + gap), across, high))
            for n in range(count)
        ]  # fmt: skip

    def paint_answers(self, screen: Surface) -> None:
        """The panel of answers, if there is one."""
        boxes = [target for target in self.targets.all if self.on_panel(target.what)]
        if boxes:
            self.paint_ground(screen, [target.box for target in boxes])
        for target in boxes:
            text, stands_for = self.answers[target.what[1]]
            self.paint_button(screen, target.box, text, target.what, sign=self.sign(stands_for))

    # The picture

    def paint(self, screen: Surface) -> None:
        """The own cards, what is asked, the panels, and the curtain over all."""
        sitting = self.sitting
        self.paint_always(screen)
        waits = sitting.turns.curtain
        if waits is not None and not sitting.steps and not sitting.held:
            paint_curtain(
                screen, self.lettering, sitting.table.unit,
                self.words("curtain-name", name=sitting.name(waits)),
                sitting.colour(waits), self.words("curtain-asks"),
                sitting.curtain.lifted(sitting.now_ns),
            )  # fmt: skip
            # In very large letters the curtain takes the room of what is said, too.
            if not sitting.curtain_box.colliderect(sitting.zone):
                self._speak(screen)
            return
        seat = self.seat
        if seat is not None:
            self.paint_choice(screen, seat)
        if sitting.reading.what is not None:
            self.paint_reading(screen, sitting.reading.what)
        if sitting.looking:
            return
        self._speak(screen)
        self._paint_focus(screen)

    def _speak(self, screen: Surface) -> None:
        table = self.sitting.table
        table.messages.zone = self.sitting.zone
        table.messages.paint(screen, table.unit, self.message())

    def _paint_focus(self, screen: Surface) -> None:
        focused = self.targets.focused
        if focused is not None and self.targets.by_keys:
            u = self.sitting.table.unit
            ring = focused.box.inflate(round(u * 8), round(u * 8))
            pygame.draw.rect(screen, theme.BRASS_LIGHT, ring, round(u * 3), round(u * 8))

    def message(self) -> Remark:
        """Why not, what is pointed at, what is asked, or what is going on."""
        focused, sitting, seat = self.targets.focused, self.sitting, self.seat
        refused = sitting.table.toasts.spoken
        if refused:
            return Remark(refused, Tone.REFUSED)
        pointed = ""
        if focused is not None and sitting.turns.curtain is None:
            pointed = self.points_at(focused.what)
        if pointed:
            return Remark(pointed)
        return sitting.headline() if seat is None else Remark(self.asks(seat))

    def panels(self) -> list[Rect]:
        """The panels that lie over the table while something is chosen."""
        boxes = [target.box for target in self.targets.all if self.on_panel(target.what)]
        return [self.ground(boxes)] if boxes else []

    def on_panel(self, what: Any) -> bool:
        """Whether that target stands on a panel."""
        return isinstance(what, tuple) and what[0] == "answer"

    def ground(self, boxes: list[Rect]) -> Rect:
        """The panel for these boxes."""
        u = self.sitting.table.unit
        return boxes[0].unionall(boxes[1:]).inflate(round(u * 48), round(u * 48))

    def paint_ground(self, screen: Surface, boxes: list[Rect]) -> Rect:
        """A dark panel behind these boxes; returns where it is."""
        around = self.ground(boxes)
        screen.blit(panel(around.size, self.sitting.table.unit, theme.BRASS), around)
        return around

    def paint_button(
        self, screen: Surface, box: Rect, text: str, what: Any, enabled: bool = True,
        sign: Surface | None = None,
    ) -> None:  # fmt: skip
        """A brass button; one that is not `enabled` is dull. A `sign` stands before the text."""
        u = self.sitting.table.unit
        fill = theme.BRASS_LIGHT if self.targets.focus == what else theme.BRASS
        if not enabled:
            fill = theme.mix(theme.BRASS_DARK, theme.SHADOW, 0.3)
        round_off = round(u * 10)
        pygame.draw.rect(screen, theme.SHADOW, box.move(0, round(u * 4)), border_radius=round_off)
        pygame.draw.rect(screen, fill, box, border_radius=round_off)
        written = box.inflate(-round(u * 20), -round(u * 8))
        if sign is not None:
            place = sign.get_rect(midleft=(box.left + round(u * 6), box.centery))
            written.width -= place.right + round(u * 6) - written.left
            written.left = place.right + round(u * 6)
            screen.blit(sign, put(place, box, self.lettering))
        size = self.lettering.fit_into(text, round(u * 20), written.size, "bold")
        ink = theme.INK if enabled else theme.PAPER
        line = self.lettering.line(text, size, ink, "bold")
        screen.blit(line, line.get_rect(center=put(written, box, self.lettering).center))
