"""One zone for messages: what is asked, pointed at and refused covers nothing, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from art.faces import frantic as frantic_face
from art.faces import jetriko as jetriko_face
from art.faces import stratego as stratego_face
from art.french_deck import ASPECT
from art.text import Lettering
from art.theme import Ground
from scenes.controllers.frantic.choices import LIFT as FRANTIC_LIFT
from scenes.controllers.frantic.places import places as frantic_places
from scenes.controllers.jetriko.places import places as jetriko_places
from scenes.controllers.nyet.places import places as nyet_places
from scenes.controllers.stratego.places import places as stratego_places
from scenes.controllers.totem.account import account_area
from scenes.controllers.totem.ring import astray, boxes_of, even_angles, ring, spoken_places
from scenes.controllers.totem.tabletop import TWO_HANDS_ANGLES
from scenes.input.signals import PointerMoved
from scenes.table.around import around
from scenes.table.corner import corner_boxes
from scenes.table.hand.answers import grid
from scenes.table.hand.hands import LIFT as HAND_LIFT
from scenes.table.hand.two_piles import CARD, LOW, hand_boxes, two_piles
from scenes.table.hints import hint_area
from scenes.table.layout import unit
from scenes.table.messages import Messages, Remark, Tone
from scenes.table.spots import free_spot
from scenes.table.toasts import Toasts
from tests.jetriko_table import position as jetriko_position
from tests.table.house import sitting_at, submit, table
from tests.table.laid import laid
from tests.table.lettered import written

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.5, 2.0)
GAMES = {"nyet": range(2, 6), "jetriko": range(2, 7), "stratego": (2,), "frantic": range(2, 9),
         "any game of two piles": range(2, 9)}  # fmt: skip
TABLES = [(game, seats) for game, counts in GAMES.items() for seats in counts]
TWO_HANDS = tuple(TWO_HANDS_ANGLES.values())
LONG = (
    "Ann an Bartholomäus: Neuaufstellung 12. Bartholomäus, antworte auf den Angriff mit einer "
    "passenden Karte deiner Hand oder nimm den Treffer. Noch 14 s"
)


def raised(box: Rect, share: float, u: float) -> Rect:
    """A card of the hand that is pointed at, with its light."""
    return box.move(0, -round(box.height * share)).inflate(round(u * 6), round(u * 6))


def lies(
    game: str, seats: int, size: tuple[int, int], rtl: bool
) -> Iterator[tuple[Rect, dict[str, list[Rect]]]]:
    """The zones of a table, and with each what lies there when it speaks."""
    u = unit(size)
    match game:
        case "nyet":
            n = nyet_places(size, seats, 0, rtl)
            loot = [Rect(0, 0, round(u * 100), round(u * 44)) for _ in n.loot]
            for box, middle in zip(loot, n.loot, strict=True):
                box.center = middle
            played = [Rect(0, 0, n.trick_card, n.trick_card * 3 // 2) for _ in n.played]
            for box, middle in zip(played, n.played, strict=True):
                box.center = middle
            panel = grid(10, n.panel, u, (400, 46))
            fixed = {"plates": list(n.plates), "loot": loot, "buttons": [n.confirm]}
            yield n.zone, {
                **fixed, "trick": played, "board": [n.board], "terms": [n.terms],
                "hand": [raised(n.own_row, HAND_LIFT, u)],
                "panel": [panel[0].unionall(panel).inflate(round(u * 48), round(u * 48))],
            }  # fmt: skip
            yield n.low_zone, fixed
        case "jetriko":
            j = jetriko_places(size, seats, 0, jetriko_face.ASPECT, rtl)
            a = j.around
            yield a.zone, {
                "plates": list(a.plates), "hands": [h for h in a.hands if h != a.own_row],
                "hand": [raised(box, HAND_LIFT, u) for n in (7, 30) for box in hand_boxes(j, n)],
                "piles": [j.draw, j.discard, j.ring], "buttons": list(a.buttons),
                "panels": [j.stage, j.sheet],
            }  # fmt: skip
        case "stratego":
            s = stratego_places(size, 0, stratego_face.ASPECT, rtl)
            own = raised(s.own_row, HAND_LIFT, u)
            # Below a slot stand its number and the mark of what was seen there.
            lines = [box.move(0, round(u * 23)).union(box) for line in s.slots for box in line]
            yield s.zone, {
                "plates": list(s.plates), "lines": lines, "decks": list(s.decks),
                "tallies": list(s.tallies), "hand": [own],
                "listed": list(s.listed), "dial": [s.dial], "ribbon": [s.ribbon],
                "stage": [s.stage], "buttons": [*s.buttons, *s.asides],
            }  # fmt: skip
        case "any game of two piles":
            t = two_piles(around(size, seats, 0, CARD / ASPECT, LOW, rtl), ASPECT)
            a = t.around
            yield a.zone, {
                "plates": list(a.plates), "hands": [h for h in a.hands if h != a.own_row],
                "hand": [raised(box, HAND_LIFT, u) for n in (7, 30) for box in hand_boxes(t, n)],
                "piles": [t.draw, t.discard], "buttons": list(a.buttons), "sheet": [t.sheet],
                "reading": [t.reading],
            }  # fmt: skip
        case _:
            f = frantic_places(size, seats, 0, frantic_face.ASPECT, rtl)
            a = f.around
            yield a.zone, {
                "plates": list(a.plates), "hands": [h for h in a.hands if h != a.own_row],
                "hand": [raised(box, FRANTIC_LIFT, u) for n in (7, 40) for box in f.own_hand(n)],
                "piles": [f.events, f.draw, f.pile, f.badge, f.row], "holding": [f.holding],
                "lasting": [f.lasting], "buttons": list(a.buttons), "sheet": [f.sheet],
                "stage": [f.stage], "aside": [f.own_aside],
                "signs": [f.signs],
                "powers": [f.power_box(seat, n, 2) for seat in range(seats) for n in (0, 1)],
            }  # fmt: skip


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_else_lies_where_a_table_speaks(
    game: str, seats: int, size: tuple[int, int], rtl: bool
) -> None:
    names = ("pause", "log", "sound", "rules", "lamp", "phone", "undo", "redo")
    corner = list(corner_boxes(names, size, unit(size), rtl).values())
    for zone, things in lies(game, seats, size, rtl):
        assert Rect((0, 0), size).contains(zone)
        found = {
            name: touched
            for name, boxes in {**things, "corner": corner}.items()
            if (touched := [box for box in boxes if box.colliderect(zone)])
        }
        assert not found, zone


@pytest.mark.parametrize("tone", [Tone.PLAIN, Tone.ALARMING])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("game", "size"), list(product(GAMES, SIZES[:3])), ids=str)
def test_whatever_is_said_keeps_to_the_zone_and_can_be_read(
    game: str, size: tuple[int, int], scale: float, tone: Tone
) -> None:
    lettering, u = Lettering(), unit(size)
    lettering.scale = scale
    screen = pygame.Surface(size)
    for zone, _ in lies(game, max(GAMES[game]), size, False):
        for text in ("Ann, play a card.", LONG):
            messages = Messages(lettering, Ground())
            messages.zone = zone
            with written() as found:
                place = messages.paint(screen, u, Remark(text, tone))
            assert zone.contains(place)
            assert place.bottom == zone.bottom
            assert found[text] >= u * 12.5


@pytest.mark.sample(4)
@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("angles", [*map(even_angles, range(2, 11)), TWO_HANDS], ids=len)
def test_at_a_table_against_time_each_hand_is_spoken_to_beside_its_plate(
    size: tuple[int, int], angles: tuple[float, ...], rtl: bool
) -> None:
    """What is said to a hand covers no card, no plate, no totem, and nothing else that is said."""
    u, laid_out = unit(size), ring(size, angles)
    corner = corner_boxes(("pause", "log", "sound", "rules", "lamp", "phone"), size, u, rtl)
    others = [*corner.values(), hint_area(size, u, rtl), account_area(laid_out)]
    spoken = spoken_places(laid_out, *others)
    lying = [box for hand in laid_out.hands for box in boxes_of(laid_out, hand)]
    boxes = [*spoken, *others, *lying]
    assert [(a, b) for a, b in combinations(boxes, 2) if a.colliderect(b)] == []
    assert all(Rect((0, 0), size).contains(box) for box in spoken)
    assert not [hand for hand, box in enumerate(spoken) if astray(laid_out, hand, box)]
    lettering = Lettering()
    for lettering.scale in SCALES:
        toasts = Toasts(lettering, Ground())
        toasts.say("Lass die Taste los: Gehalten hilft sie dir nicht.", spoken[0], 0, alert=True)
        with written() as found:
            toasts.paint(pygame.Surface(size), u)
        assert min(found.values()) >= u * 12
        picture = toasts.standing[0].picture
        assert picture is not None
        assert spoken[0].contains(picture.get_rect(center=spoken[0].center))


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hints_and_explanations_keep_off_all_that_is_said(
    game: str, seats: int, size: tuple[int, int], rtl: bool
) -> None:
    u, window = unit(size), Rect((0, 0), size)
    hint = hint_area(size, u, rtl)
    names = ("pause", "log", "sound", "rules", "lamp", "phone", "undo", "redo")
    corner = list(corner_boxes(names, size, u, rtl).values())
    for zone, things in lies(game, seats, size, rtl):
        plates = [*things["plates"], *things["hand"]] if "hand" in things else things["plates"]
        assert hint.collidelist([zone, *corner, *plates]) < 0
        assert all(box.collidelist(plates) < 0 for box in corner)
        # The largest explanation there is, wherever the pointer rests.
        large = round(u * 495), round(u * 400)
        for across, down in product(range(1, 10), range(1, 10)):
            near = Rect(size[0] * across // 10, size[1] * down // 10, 1, 1)
            box = free_spot(large, near, window, corner, never=[zone, hint])
            assert window.contains(box)
            assert box.collidelist([zone, hint]) < 0


def test_one_thing_is_said_at_a_time_and_a_refusal_first(tmp_path: Path) -> None:
    """Then what is pointed at, then what is asked; a move that is played ends the refusal."""
    state = jetriko_position(["G2-plus R3", "Y1-plus C3"], top="G4")
    driver = laid("jetriko", state, "- easy", tmp_path)
    control = sitting_at(driver)
    driver.frame()
    while control.choosing.seat is None:
        driver.frame()
    choosing = control.choosing
    asked = control.message()
    assert "play a card or draw one" in asked.text
    closed = next(target for target in choosing.targets.all if not target.open)
    table(driver).handle(PointerMoved(driver.now_ns, "mouse", closed.box.center))
    pointed = control.message()
    assert pointed not in (asked, Remark(""))
    choosing.choose(closed.what)
    assert control.message().tone == Tone.REFUSED
    driver.run(2_000)
    assert control.message() == pointed
    choosing.choose(closed.what)
    submit(control, control.match.state.moves(0)[0])
    assert control.message().tone != Tone.REFUSED
