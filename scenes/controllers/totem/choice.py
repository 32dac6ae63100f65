"""The choice between duel and rush, with what each would mean (TOT-516, TOT-721)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface

from art import theme
from art.grid import mirrored
from game.prompts import Answer, Prompt
from game.totem.asking import ask
from game.totem.view import TotemView
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.ring import Ring
from scenes.table.buttons import Shown
from scenes.table.panels import lay_panel, paint_button


def choice_panel_box(ring: Ring) -> Rect:
    """Where the panel lies: in the middle of the ring."""
    return Rect(0, 0, round(ring.unit * 430), round(ring.unit * 214)).move_to(center=ring.centre)


def choice_pictures(desk: Desk, ring: Ring) -> Iterator[Callable[[], object]]:
    """What to call so that the panel is made, whoever it asks, and the buttons.

    Their words are laid out as for the first hand: those for another differ in a name or two.
    """
    u, ground, size = ring.unit, desk.table.ground, choice_panel_box(ring).size
    anywhere = Surface(size)
    for hand in range(len(ring.hands)):
        yield partial(lay_panel, anywhere, anywhere.get_rect(), ground, u, desk.rgb(hand))
    boxes = choice_boxes(ring, desk.lettering.rtl)
    for answer in _asked_of_the_first(desk.view):
        box = boxes[str(answer.thing.value)]
        yield partial(_button, Surface(box.size), Rect((0, 0), box.size), desk, answer, False, u)


def _asked_of_the_first(view: TotemView) -> Sequence[Answer]:
    """What the first hand would be asked if it had the totem."""
    asked = replace(view, phase="choice", chooser=0, seat=view.hands[0].owner)
    return ask(asked, (), lambda _: None, ()).answers


def choice_boxes(ring: Ring, rtl: bool) -> dict[str, Rect]:
    """Where its two buttons lie."""
    u, panel_box = ring.unit, choice_panel_box(ring)
    buttons = {}
    for number, what in enumerate(("duel", "rush")):
        button = Rect(
            round(u * 16) + number * round(u * 202), round(u * 60), round(u * 196), round(u * 138)
        ).move(panel_box.topleft)
        buttons[what] = mirrored(button, panel_box) if rtl else button
    return buttons


def paint_choice(screen: Surface, desk: Desk, prompt: Prompt, ring: Ring) -> None:
    """The panel with the question; its buttons come over it."""
    u, lettering, box = ring.unit, desk.lettering, choice_panel_box(ring)
    size = box.size
    lay_panel(screen, box, desk.table.ground, u, desk.rgb(desk.view.chooser))
    title = desk.say(prompt.text)
    room = (size[0] - round(u * 40), round(u * 34))
    fitting = lettering.fit_into(title, round(u * 22), room, "bold")
    head = lettering.line(title, fitting, theme.PAPER, "bold")
    screen.blit(head, head.get_rect(center=(box.centerx, box.top + round(u * 32))))


def choice_buttons(desk: Desk, prompt: Prompt, ring: Ring, pointer: tuple[int, int]) -> list[Shown]:
    """Duel and rush, with what each would mean (TOT-516)."""
    boxes, found = choice_boxes(ring, desk.lettering.rtl), []
    for answer in prompt.answers:
        box = boxes[str(answer.thing.value)]
        hovered = box.collidepoint(pointer)
        draw = partial(_button, desk=desk, answer=answer, hovered=hovered, u=ring.unit)
        key = desk.answer_key(str(answer.thing.value))
        found.append(Shown(box, draw, (answer, hovered, key, desk.words.language)))
    return found


def _button(body: Surface, box: Rect, desk: Desk, answer: Answer, hovered: bool, u: float) -> None:
    lettering = desk.lettering
    ink = paint_button(body, box, desk.table.ground, u, hovered)
    wide, title = box.width - round(u * 20), desk.say(answer.label)
    size = lettering.fit_into(title, round(u * 26), (wide, round(u * 34)), "bold")
    head = lettering.line(title, size, ink, "bold")
    body.blit(head, head.get_rect(center=(box.centerx, box.top + round(u * 28))))
    sentence = "" if answer.means is None else desk.say(answer.means)
    key = desk.answer_key(str(answer.thing.value))
    high = box.height - round(u * (48 + (36 if key else 8)))
    size = lettering.fit_lines(sentence, round(u * 15), (wide, high))
    text = lettering.paragraph(sentence, size, ink, wide, "center")
    body.blit(text, text.get_rect(center=(box.centerx, box.top + round(u * 48) + high // 2)))
    if key:
        size = lettering.fit_into(key, round(u * 16), (wide, round(u * 20)), "bold")
        cap = lettering.line(key, size, theme.INK, "bold")
        place = cap.get_rect().inflate(round(u * 14), round(u * 6))
        place.height = min(place.height, round(u * 30))
        place.midbottom = (box.centerx, box.bottom - round(u * 8))
        pygame.draw.rect(body, theme.PAPER, place, border_radius=round(u * 6))
        body.blit(cap, cap.get_rect(center=place.center))
