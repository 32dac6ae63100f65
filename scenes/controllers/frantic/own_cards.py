"""The composed cards of a match: all of them laid out to be read (FRA-353)."""

from __future__ import annotations

from typing import TypeAlias

from pygame import Rect, Surface

from art import brush as menu
from art import theme
from art.grid import Grid
from game.frantic.cards import events_for, symbols_for
from game.frantic.composed.card import CARDS, Composed, composed
from game.frantic.options import Options
from scenes.table.hand.brush import Brush
from scenes.workshops.frantic.composed_words import sentence
from scenes.workshops.frantic.poster import paint_poster

# Units: a card's height, the air between cards and round them, the title, the button, a hint.
# Four cards side by side are less high.
HIGH, LESS_HIGH, GAP, AIR, TITLE, FOOT, HINT = 410, 370, 22, 30, 56, 76, 30
BUTTON = (220, 50)
# One card alone leaves room for the sentences above and below it.
LEAST_WIDE = 520
# How far above the middle of the window they lie.
ABOVE = 30

OwnCards: TypeAlias = dict[str, Composed]


def own_cards(options: Options) -> OwnCards:
    """What players composed for a match."""
    there = {*symbols_for(options.modules), *events_for(options.modules)}
    return {
        card: composed(options, card) for card in CARDS if getattr(options, card) and card in there
    }


def _card_size(cards: OwnCards, brush: Brush) -> tuple[int, int]:
    """How large each of them is laid out."""
    high = brush.px(HIGH if len(cards) < len(CARDS) else LESS_HIGH)
    return round(high * brush.pictures.face.ASPECT), high


def _box(cards: OwnCards, window: tuple[int, int], brush: Brush, go_on: bool) -> Rect:
    """The panel on which they lie."""
    count, (wide, high) = len(cards), _card_size(cards, brush)
    whole = Rect(0, 0, count * wide + (count - 1) * brush.px(GAP) + 2 * brush.px(AIR),
                 high + brush.px(TITLE + AIR + (FOOT if go_on else 0)))  # fmt: skip
    whole.width = max(whole.width, brush.px(LEAST_WIDE))
    whole.center = window[0] // 2, window[1] // 2 - brush.px(ABOVE)
    return whole


def go_on_box(cards: OwnCards, window: tuple[int, int], brush: Brush) -> Rect:
    """The button to go on, on a panel that has one."""
    whole = _box(cards, window, brush, go_on=True)
    button = Rect(0, 0, brush.px(BUTTON[0]), brush.px(BUTTON[1]))
    button.midbottom = whole.centerx, whole.bottom - brush.px(HINT + 6)
    return button


def paint_own_cards(screen: Surface, cards: OwnCards, brush: Brush, go_on: bool) -> None:
    """All of them over the table; with room for a button to go on, if asked for."""
    words, (wide, high) = brush.words, _card_size(cards, brush)
    whole = _box(cards, screen.get_size(), brush, go_on)
    pen = menu.Brush(Grid(screen.get_size(), brush.lettering.rtl), brush.lettering, brush.stark)
    brush.panel(screen, whole)
    head = Rect(whole.left, whole.top + brush.px(6), whole.width, brush.px(TITLE - 8))
    title = words("frantic-own-title", count=len(cards))
    face, room = brush.ground.title, head.inflate(-brush.px(40), 0)
    pen.write(screen, title, room, 26, theme.BRASS_LIGHT, face, "center")
    step = wide + brush.px(GAP)
    left = whole.centerx - (len(cards) * step - brush.px(GAP)) // 2
    for number, (card, own) in enumerate(cards.items()):
        says = own.name, sentence(words, card, own)
        paint_poster(screen, Rect(left + number * step, head.bottom, wide, high), card, own, says,
                     pen, brush.marks)  # fmt: skip
    if go_on:
        button = go_on_box(cards, screen.get_size(), brush)
        note = Rect(0, button.bottom, whole.width - 2 * brush.px(AIR), brush.px(HINT))
        note.centerx = whole.centerx
        pen.write(screen, words("frantic-own-again"), note, 15, theme.PAPER_DIM, align="center")
