"""The choice between duel and rush, with what each would mean (TOT-516, TOT-721)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from art import theme
from scenes.table.layout import Ring
from scenes.table.panels import panel
from scenes.ui.grid import mirrored

if TYPE_CHECKING:
    from scenes.controllers.totem.controller import Controller


def choice_panel_box(ring: Ring) -> Rect:
    """Where the panel lies: in the middle of the ring."""
    box = Rect(0, 0, round(ring.unit * 430), round(ring.unit * 214))
    box.center = ring.centre
    return box


def choice_boxes(ring: Ring, rtl: bool) -> dict[str, Rect]:
    """Where its two buttons lie."""
    u, panel_box = ring.unit, choice_panel_box(ring)
    buttons = {}
    for number, what in enumerate(("duel", "rush")):
        button = Rect(round(u * 16) + number * round(u * 202), round(u * 60),
                      round(u * 196), round(u * 138)).move(panel_box.topleft)  # fmt: skip
        buttons[what] = mirrored(button, panel_box) if rtl else button
    return buttons


def paint_choice(
    controller: Controller, screen: Surface, ring: Ring, pointer: tuple[int, int]
) -> None:
    """Duel or rush, with what each would mean (TOT-516)."""
    words, u, view = controller.words, ring.unit, controller.view
    lettering = controller.table.house.lettering
    chooser = view.chooser
    box = choice_panel_box(ring)
    size = box.size
    body = panel(size, u, theme.SEAT_COLOURS[controller.colour(chooser)].rgb)
    title = words("totem-choose", name=controller.name(chooser))
    room = (size[0] - round(u * 40), round(u * 34))
    fitting = lettering.fit_into(title, round(u * 22), room, "bold")
    head = lettering.line(title, fitting, theme.PAPER, "bold")
    body.blit(head, head.get_rect(center=(size[0] // 2, round(u * 32))))
    for what, button in choice_boxes(ring, lettering.rtl).items():
        spot = button.move(-box.left, -box.top)
        _button(controller, body, spot, what, button.collidepoint(pointer), u)
    screen.blit(body, box)


def _button(
    controller: Controller, body: Surface, box: Rect, what: str, hovered: bool, u: float
) -> None:
    words, view = controller.words, controller.view
    lettering = controller.table.house.lettering
    fill = theme.BRASS_LIGHT if hovered else theme.BRASS
    pygame.draw.rect(body, theme.BRASS_DARK, box.move(0, round(u * 4)), border_radius=round(u * 12))
    pygame.draw.rect(body, fill, box, border_radius=round(u * 12))
    wide, title = box.width - round(u * 20), words(f"totem-choice-{what}")
    size = lettering.fit_into(title, round(u * 26), (wide, round(u * 34)), "bold")
    head = lettering.line(title, size, theme.INK, "bold")
    body.blit(head, head.get_rect(center=(box.centerx, box.top + round(u * 28))))
    losers = controller.rivals(view.chooser)
    sentence = words(
        f"totem-choice-{what}-means", pile=view.hands[view.chooser].pile, pot=view.pot,
        losers=controller.talk.names(losers), count=len(losers),
    )  # fmt: skip
    key = controller.answer_key(what)
    high = box.height - round(u * (48 + (36 if key else 8)))
    size = lettering.fit_lines(sentence, round(u * 15), (wide, high))
    text = lettering.paragraph(sentence, size, theme.INK, wide, "center")
    body.blit(text, text.get_rect(center=(box.centerx, box.top + round(u * 48) + high // 2)))
    if key:
        size = lettering.fit_into(key, round(u * 16), (wide, round(u * 20)), "bold")
        cap = lettering.line(key, size, theme.INK, "bold")
        place = cap.get_rect().inflate(round(u * 14), round(u * 6))
        place.height = min(place.height, round(u * 30))
        place.midbottom = (box.centerx, box.bottom - round(u * 8))
        pygame.draw.rect(body, theme.PAPER, place, border_radius=round(u * 6))
        body.blit(cap, cap.get_rect(center=place.center))
