"""Whatever is typed or pasted into whatever field: nothing breaks, and only what is seen stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pygame
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from art import theme
from art.text import Face, Lettering
from game.directions import alone
from game.frantic.composed.card import name_fault
from game.names import likeness, typable
from scenes.forms import TextField
from scenes.menus.name_sheet import NameScene
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS

STRANGE = {
    "zero width": "\u200b", "joiner": "\u200d", "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad", "half a letter": "\ud800", "the other half": "\udfff",
    "controls": "\0\x01\x1b\x7f\x85", "tab and lines": "\t\r\n\u2028\u2029", "mark": "\u0301",
    "turning": "\u202e\u202b\u2066\u2069\u202c", "selector": "\ufe0f", "tag": "\U000e0041",
    "filler": "\u3164\u1160\u2800", "not assigned": "\U0010ffff\uffff\ufffc",
    "emoji": "👨‍👩‍👧❤️", "10,000 letters": "x" * 10_000, "10,000 marks": "e" + "\u0301" * 10_000,
    "Hebrew": "שָׁלוֹם", "Arabic": "\u0600سلام",
}  # fmt: skip
FIELDS = ("totem, seats", "totem, options", "rules of nyet", "workshop", "name")
HIGHEST = 0x10FFFF


def fields(guest: Guest) -> list[str]:
    return [one.key for one in guest.panel.widgets if isinstance(one, TextField)]


def typed_in(guest: Guest, text: str) -> None:
    guest.desk.post(pygame.TEXTINPUT, text=text)
    guest.hear()
    guest.frames(1)


def pressed(guest: Guest, key: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        scancode = pygame.KSCAN_BACKSPACE if key == pygame.K_BACKSPACE else 4
        guest.desk.post(kind, scancode=scancode, key=key, mod=mod, unicode="")
    guest.hear()
    guest.frames(1)


def pasted_in(guest: Guest, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    pressed(guest, pygame.K_v, pygame.KMOD_CTRL)


@pytest.mark.sample(2)
@pytest.mark.parametrize("screen", FIELDS)
def test_every_field_takes_any_text(
    tmp_path: Path, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(tmp_path)
    guest.stage.push(SCREENS[screen](guest))
    guest.frames(1)
    assert fields(guest)
    for text in STRANGE.values():
        for key in fields(guest)[:2]:
            fill(guest, key, text, monkeypatch)


def fill(guest: Guest, key: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Type and paste the text into a field in every way."""
    guest.click(key)
    assert guest.panel.typing
    typed_in(guest, text)
    typed_in(guest, "a")
    pasted_in(guest, text, monkeypatch)
    pressed(guest, pygame.K_LEFT)
    pressed(guest, pygame.K_a, pygame.KMOD_CTRL)
    pasted_in(guest, f"b{text}", monkeypatch)
    pressed(guest, pygame.K_BACKSPACE)
    typed_in(guest, text)
    assert typable(guest.panel.typed or "") == guest.panel.typed
    guest.key(pygame.KSCAN_RETURN)
    guest.frames(2)
    field = guest.panel[key]
    assert isinstance(field, TextField)
    assert len(field.text) <= max(field.limit, len("Bartholomew"))


@pytest.fixture
def line(tmp_path: Path) -> Guest:
    """A sheet that asks for a name, of at most eight letters, with an empty line."""
    guest = Guest(tmp_path)
    guest.enter(NameScene(guest.house, "", "abc", 8, (), lambda name: None))
    guest.click("name")
    return guest


def test_letters_come_where_the_cursor_is(line: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    typed_in(line, "xyz")
    assert line.panel.typed == "xyz"
    pressed(line, pygame.K_LEFT)
    typed_in(line, "1")
    assert line.panel.typed == "xy1z"
    pasted_in(line, "2\u200b3", monkeypatch)
    assert line.panel.typed == "xy123z"
    pressed(line, pygame.K_BACKSPACE)
    assert line.panel.typed == "xy12z"
    typed_in(line, "abcdef")
    assert line.panel.typed == "xy12abcz"


def test_hebrew_letters_come_from_the_right(line: Guest) -> None:
    def written() -> pygame.Rect:
        """What is seen of the letters and the cursor."""
        line.frames(2)
        field = line.panel["name"].box.inflate(-12, -12)
        screen = pygame.display.get_surface()
        assert screen is not None
        dark = pygame.mask.from_threshold(
            screen.subsurface(field), theme.INK, (60, 60, 60, 255)
        ).get_bounding_rects()
        return dark[0].unionall(dark[1:])

    typed_in(line, "abc")
    middle = line.panel["name"].box.width // 2
    assert written().right < middle
    typed_in(line, "\u05d0" * 3)
    assert line.panel.typed == "abc" + "\u05d0" * 3
    for _ in range(6):
        pressed(line, pygame.K_BACKSPACE)
    typed_in(line, "\u05d0\u05d1")
    before = written()
    assert before.left > middle
    typed_in(line, "\u05d2")
    assert written().left < before.left and written().right == before.right
    # What is typed after a step to the right stands between the last two letters.
    pressed(line, pygame.K_RIGHT)
    typed_in(line, "1")
    assert line.panel.typed == "\u05d0\u05d11\u05d2"


S, L, V, M = SHALOM = "\u05e9\u05dc\u05d5\u05dd"


def over(line: Guest, left: str, letter: str, share: float) -> tuple[int, int]:
    """A point over a letter, so far from its left edge, with `left` to the left of it."""
    field, brush = line.panel["name"], line.panel.brush
    assert isinstance(field, TextField)

    def wide(text: str) -> int:
        return brush.lettering.measure(alone(text), brush.grid.px(field.size))[0]

    text, pad = line.panel.typed or "", brush.grid.px(3) + brush.grid.px(2)
    room = field.box.inflate(-2 * pad, 0)
    begins = room.right - wide(text) if text[0] in SHALOM else room.left
    x = begins + (wide(left) if left else 0) + round(share * wide(letter))
    return x, field.box.centery


@pytest.mark.parametrize(("text", "left", "letter", "share", "typed"), [
    (SHALOM, L + V + M, S, 0.7, f"1{SHALOM}"),
    (SHALOM, L + V + M, S, 0.3, f"{S}1{L}{V}{M}"),
    (SHALOM, "", M, 0.3, f"{SHALOM}1"),
    # Latin letters in a Hebrew line stand at its left, and run to the right.
    (f"{SHALOM} ab", "", "a", 0.3, f"{SHALOM} 1ab"),
    (f"{SHALOM} ab", "a", "b", 0.3, f"{SHALOM} a1b"),
    (f"{SHALOM} ab", "a", "b", 0.7, f"{SHALOM} ab1"),
    (f"{SHALOM} ab", f"ab {M}{V}", L, 0.7, f"{S}1{L}{V}{M} ab"),
    # Hebrew letters in a Latin line.
    (f"ab {S}{L}", "ab ", L, 0.3, f"ab {S}{L}1"),
    (f"ab {S}{L}", f"ab {L}", S, 0.3, f"ab {S}1{L}"),
    (f"ab {S}{L}", "a", "b", 0.3, f"a1b {S}{L}"),
])  # fmt: skip
def test_a_click_puts_the_cursor_where_it_points(
    line: Guest, text: str, left: str, letter: str, share: float, typed: str
) -> None:
    typed_in(line, text)
    pos = over(line, left, letter, share)
    line.mouse(pos, True)
    line.mouse(pos, False)
    typed_in(line, "1")
    assert line.panel.typed == typed


def test_a_click_puts_the_cursor_there_on_a_page_that_rolls(tmp_path: Path) -> None:
    """There the cursor went to the beginning, in every language."""
    guest = Guest(tmp_path, (1024, 640))
    guest.house.settings.text_size = 200
    guest.house.settle()
    guest.stage.push(SCREENS["totem, seats"](guest))
    guest.frames(1)
    guest.click("name-0")
    assert guest.panel.rolled is not None
    typed_in(guest, "abcdef")
    box = guest.panel["name-0"].box
    for down in (True, False):
        guest.mouse((box.left + 24, box.centery), down)
    typed_in(guest, "1")
    assert guest.panel.typed == "a1bcdef"


def test_what_the_pointer_is_drawn_over_is_marked_there(line: Guest) -> None:
    typed_in(line, f"{SHALOM} ab")
    begins, ends = over(line, "", "a", 0.7), over(line, "a", "b", 0.6)
    line.mouse(begins, True)
    line.point(ends)
    line.frames(2)
    marked, beside = (line.screen.get_at((x, begins[1] - 9)) for x in (ends[0], ends[0] + 12))
    assert marked != beside
    line.mouse(ends, False)
    pressed(line, pygame.K_BACKSPACE)
    assert line.panel.typed == f"{SHALOM} a"


def test_between_two_ways_the_cursor_is_seen_where_it_was_put(line: Guest) -> None:
    """What is typed next to a Latin word in a Hebrew line may come at either end of it."""
    typed_in(line, f"{SHALOM} ab")
    pos = over(line, "", "a", 0.1)
    line.mouse(pos, True)
    line.mouse(pos, False)
    line.frames(2)
    cursor = [x for x in range(pos[0] - 9, pos[0] + 9)
              if line.screen.get_at((x, pos[1] - 9))[:3] == theme.INK]  # fmt: skip
    assert cursor


def test_a_click_after_letters_went_that_are_still_painted(line: Guest) -> None:
    typed_in(line, SHALOM)
    pos = over(line, "", M, 0.1)
    for _ in range(2):
        line.desk.post(pygame.KEYDOWN, scancode=4, key=pygame.K_BACKSPACE, mod=0, unicode="")
    line.hear()
    for down in (True, False):
        line.mouse(pos, down)
    pressed(line, pygame.K_RIGHT)
    typed_in(line, "1")
    assert line.panel.typed == f"{S}1{L}"


@pytest.mark.parametrize("letters", [20, 40])
def test_the_cursor_is_seen_beyond_the_last_letter_from_the_right(
    tmp_path: Path, letters: int
) -> None:
    """Where a line was full it stood beyond its edge."""
    guest = Guest(tmp_path)
    guest.enter(NameScene(guest.house, "", "abc", 60, (), lambda name: None))
    guest.click("name")
    typed_in(guest, S * letters)
    assert guest.panel._typed is not None
    field, (_, typed) = guest.panel["name"], guest.panel._typed
    assert isinstance(field, TextField)
    pictures = []
    for typed.cursor_on in (True, False):
        pictures.append(pygame.Surface(guest.screen.get_size()))
        typed.paint(pictures[-1], guest.panel.brush, guest.panel.brush.grid.px(field.size))
    on, off = (picture.subsurface(typed.rect).get_buffer().raw for picture in pictures)
    assert on != off


def test_an_accent_by_itself_joins_the_letter_before_it(line: Guest) -> None:
    for letter in "e\u0301":
        typed_in(line, letter)
    assert line.panel.typed == "é"


def test_a_clipboard_that_is_nobodys_breaks_nothing(
    line: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobodys(*_: Any) -> Any:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", nobodys)
    monkeypatch.setattr(pygame.scrap, "put_text", nobodys)
    for key in (pygame.K_v, pygame.K_c, pygame.K_x):
        pressed(line, pygame.K_a, pygame.KMOD_CTRL)
        pressed(line, key, pygame.KMOD_CTRL)
    assert line.panel.typing


any_text = st.text(st.characters(max_codepoint=HIGHEST), max_size=30) | st.text(
    st.sampled_from([*"ab 1-(", "\u05d0", "\u0628", *"".join(STRANGE.values())]), max_size=12
)


@examples(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(text=any_text, rtl=st.booleans())
def test_any_text_can_be_drawn(text: str, rtl: bool) -> None:
    pygame.display.init()
    lettering = Lettering()
    lettering.rtl = rtl
    for face in get_args(Face):
        for size in (7, 30):
            lettering.line(text, size, (0, 0, 0), face)
            lettering.measure(text, size, face)
            lettering.fit_into(text, size, (40, 20), face)
        lettering.paragraph(text, 18, (0, 0, 0), 60, face=face)


# Names that look alike


@pytest.mark.parametrize(
    "same",
    ["boom", "ＢＯＯＭ", "Bo\u200dom", "Bo\ufe0fom", "B\u00adoom", "Boom\u3164", "Вооm", "Βοοm",
     "𝐁oom", "Bo\u200b\ufeffom", "Bo\U000e0100om"],
)  # fmt: skip
def test_fra_576_names_that_look_the_same_are_the_same(same: str) -> None:
    assert likeness(same) == likeness("Boom")


@pytest.mark.parametrize("other", ["Bloom", "Böom", "Bo om", "Boom 2", "В", ""])
def test_fra_576_names_that_look_otherwise_are_others(other: str) -> None:
    assert likeness(other) != likeness("Boom")


@pytest.mark.parametrize(
    "invisible", ["\ufe0f", "\u200d", "\u2060", "\u034f", "\U000e0100", "\u180b"]
)
def test_fra_345_no_name_has_signs_that_nobody_sees(invisible: str) -> None:
    assert name_fault(f"Bo{invisible}om") == "signs"
    assert name_fault(f"\u0301{invisible}") == "signs"


@pytest.mark.parametrize(("name", "fault"), [("סלמנדרה", ""), ("سلام", "signs"), ("١٢٣", "signs")])
def test_fra_345_a_name_is_of_letters_the_table_is_lettered_in(name: str, fault: str) -> None:
    assert name_fault(name) == fault


@given(text=any_text)
def test_what_may_be_typed_may_be_typed_again(text: str) -> None:
    once = typable(text)
    assert typable(once) == once
    assert once.isprintable()
    assert likeness(likeness(text)) == likeness(text)
