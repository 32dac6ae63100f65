"""The choices of Frantic on the panel: players, piles, wishes, cards that are laid out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect, Surface

from art import theme
from game.cards import HIDDEN, Card
from game.frantic.asking import PILE
from game.frantic.cards import COLOUR_WORDS
from game.frantic.view import FranticView
from game.prompts import Answer, Thing
from scenes.controllers.frantic.lying import row_cards
from scenes.controllers.frantic.places import Places
from scenes.table.fan import parts_seen
from scenes.table.hand.answers import GAP, badges, buttons, on_panel, over_the_question
from scenes.table.hand.brush import Brush
from scenes.table.targets import Look, Target

PASS, REACT = Thing("answer", "pass"), Thing("answer", "react")
# Answers that have a button of their own, from the bottom upwards.
BUTTONS = (PASS, PILE, *(Thing("answer", word) for word in ("enough", "take", "go-on", "done",
                                                            "back")), REACT)  # fmt: skip
# What players are chosen by: they themselves, or their hands (FRA-437).
PLAYERS = ("seat", "hand")
# How wide and high an answer on a panel is, in units. So few stand side by side; where each would
# be lower than this (px), a finger would hit the next one: then signs stand there instead of names.
PLAIN, FEW, LOWEST = (300, 46), 3, 27
# The widest badge of a wish, and the space between two (units).
BADGE, BADGE_GAP = 72, 8
# How far a card that is pointed at rises, in its height; how large the figure is of what a player
# gets, and how wide the card that is given away, in units.
LIFT, GETS, GIVEN = 0.07, 22, 47


def pressed(answers: Iterable[Answer], places: Places) -> list[Target]:
    """The answers that are buttons; whoever draws can press the pile, too."""
    there = {answer.thing: answer for answer in answers}
    shown = [there[thing] for thing in BUTTONS if thing in there]
    pile = [Target(PILE, places.draw, look=Look.RIM)] if PILE in there else []
    return [*pile, *buttons(shown, places.around.buttons)]


def on_the_panel(answers: Iterable[Answer], places: Places) -> list[Target]:
    """Names and badges, between the piles and the question."""
    elsewhere = ("card", "back", *PLAYERS)
    shown = [
        answer
        for answer in answers
        if answer.thing not in BUTTONS and answer.thing.kind not in elsewhere
    ]
    if not shown:
        return []
    unit, room = places.unit, places.answers
    if shown[0].thing.kind in ("wish", "colour"):
        found = _by_signs(shown, places)
    else:
        high = PLAIN[1] if len(shown) <= FEW else room.height / unit - GAP / 2
        size = (room.width / unit, high)
        found = on_panel(shown, room.center, unit, PLAIN, Look.ANSWER, size)
        if found[0].box.height < LOWEST:
            found = _by_signs(shown, places)
    return over_the_question(found, places.asking, unit)


def _by_signs(answers: Sequence[Answer], places: Places) -> list[Target]:
    """Signs of all that can be chosen, row by row, as large as may be; colours first.

    What is wished for lies below the pile for which one wishes.
    """
    colours = [answer for answer in answers if answer.thing.value in COLOUR_WORDS]
    others = [answer for answer in answers if answer not in colours]
    room = places.answers

    def wide(each: int) -> float:
        """How wide a badge can be with so many in a row (units)."""
        rows, longest = bool(colours) + -(-len(others) // each), max(len(colours), each)
        most = min(room.width / longest, room.height / rows) / places.unit
        return min(BADGE, most - BADGE_GAP)

    each = max(range(1, len(others) + 2), key=wide)
    lines = [colours, *(others[at : at + each] for at in range(0, len(others), each))]
    return badges(lines, room.center, places.unit, wide(each), BADGE_GAP)


def laid_out(
    things: Sequence[Thing], view: FranticView, places: Places
) -> dict[Thing, tuple[Card, Rect]]:
    """Cards that can be picked but are not in the own hand, and backs: where each lies."""
    row = {Thing("card", card): (card, box) for card, box in row_cards(view, places)}
    if row.keys() >= set(things):
        # In the order in which they lie: each may be covered by the next.
        return {thing: spot for thing, spot in row.items() if thing in things}
    cards = [int(thing.value) if thing.kind == "card" else HIDDEN for thing in things]
    boxes = places.laid_out(len(things))
    return dict(zip(things, zip(cards, boxes, strict=True), strict=True))


def lying_there(laid: dict[Thing, tuple[Card, Rect]], row: tuple[Card, ...]) -> list[Target]:
    """The same to be pointed at, each by the part that is seen; what is in the row lies there."""
    parts = parts_seen([box for _, box in laid.values()])
    look = Look.BARE if {card for card, _ in laid.values()} <= {*row} else Look.ON_PANEL
    return [Target(thing, part, look=look) for thing, part in zip(laid, parts, strict=True)]


# How they look


def paint_laid_out(
    screen: Surface, laid: dict[Thing, tuple[Card, Rect]], focus: Thing | None, brush: Brush
) -> None:
    """Cards to be picked glow; one that is pointed at rises."""
    for thing, (card, box) in laid.items():
        place = box.move(0, -round(box.height * LIFT)) if thing == focus else box
        brush.card(screen, card, place, glow=True)


def paint_gets(screen: Surface, box: Rect, gets: int, brush: Brush) -> None:
    """How many cards the player with that plate gets."""
    if gets:
        below = (box.right - brush.px(GETS), box.bottom - brush.px(GETS / 2))
        brush.slip(
            screen, f"+{gets}", below, box.width // 3, GETS, theme.BRASS_LIGHT, theme.INK
        )  # fmt: skip


def paint_given(screen: Surface, card: Card, places: Places, brush: Brush) -> None:
    """The card that is given away while others are kept, beside the question."""
    box = Rect((0, 0), places.card_size(GIVEN))
    box.bottomleft = places.around.zone.bottomleft
    brush.card(screen, card, box, glow=True)
