"""Lettering and the colours of the seats."""

from __future__ import annotations

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont

from art import theme
from art.emblems import EMBLEMS
from art.fonts import CUTS, FILES
from art.fonts.__main__ import cut
from art.parting import parted
from art.text import FONTS, HOUSE, Face, Lettering, font_file

FACES: tuple[Face, ...] = tuple(FONTS)
ANEW = """
import pygame
from art.text import Lettering
for text in ("Totem", "Frantic"):
    pygame.init()
    assert Lettering().measure(text, 20)[0] > 20
    pygame.quit()
"""
OF_GAMES: tuple[Face, ...] = tuple(face for face in FONTS if face not in HOUSE)


@pytest.fixture
def lettering() -> Lettering:
    return Lettering()


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [9, 16, 40, 90])
def test_a_line_is_as_large_as_measured(lettering: Lettering, face: Face, size: int) -> None:
    for words in ("Kibitz +14 ms", "Ägäis", ""):
        measured = lettering.measure(words, size, face)
        line = lettering.line(words, size, (255, 255, 255), face)
        assert line.get_height() == measured[1]
        assert abs(line.get_width() - measured[0]) <= 1


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [12, 14, 16, 17, 18, 19, 20, 24, 32])
def test_words_do_not_run_together(lettering: Lettering, face: Face, size: int) -> None:
    line = lettering.line("beats Miner", size, (255, 255, 255), face)
    letters = pygame.mask.from_surface(line, 90)
    column = pygame.Mask((1, line.get_height()), fill=True)
    columns = "".join(
        "x" if letters.overlap(column, (x, 0)) else " " for x in range(line.get_width())
    )
    widest = max(map(len, re.findall(" +", columns.strip())))
    assert widest >= 0.25 * size


@pytest.mark.parametrize("face", FACES)
def test_fit_finds_the_largest_size(lettering: Lettering, face: Face) -> None:
    words = "Stratego Cards"
    size = lettering.fit(words, 80, 200, face)
    assert lettering.measure(words, size, face)[0] <= 200
    assert lettering.measure(words, size + 1, face)[0] > 200
    assert lettering.fit("I", 30, 200, face) == 30


@pytest.mark.parametrize("name", CUTS)
def test_a_weight_is_what_its_variable_font_draws(name: str) -> None:
    kept, fresh = TTFont(FILES / name), TTFont(BytesIO(cut(CUTS[name])))
    assert kept.getBestCmap() == fresh.getBestCmap()
    assert dict(kept["hmtx"].metrics) == dict(fresh["hmtx"].metrics)
    assert outlines(kept) == outlines(fresh)


def outlines(font: TTFont) -> dict[str, Any]:
    """What each letter is drawn with."""
    glyphs, found = font.getGlyphSet(), {}
    for name in font.getGlyphOrder():
        pen = RecordingPen()
        glyphs[name].draw(pen)
        found[name] = pen.value
    return found


def test_bold_letters_are_heavier_and_as_high(lettering: Lettering) -> None:
    ink = {}
    faces: tuple[Face, ...] = ("text", "bold")
    for face in faces:
        line = lettering.line("Hamburg 12 שלום", 40, (255, 255, 255), face)
        ink[face] = pygame.mask.from_surface(line, 127).count()
    assert ink["bold"] > 1.25 * ink["text"]
    assert lettering.measure("H", 40, "bold")[1] == lettering.measure("H", 40, "text")[1]


def test_paragraphs_keep_to_their_width(lettering: Lettering) -> None:
    words = "Take the totem at once. " * 4 + "Rindfleischetikettierungsgesetz"
    for width in (60, 200):
        lines = lettering.wrap(words, 18, width)
        assert all(lettering.measure(line, 18)[0] <= width for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")
        assert lettering.paragraph(words, 18, (0, 0, 0), width).get_width() == width
    assert lettering.wrap("one\n\ntwo", 18, 200) == ["one", "", "two"]


def test_a_line_is_not_broken_at_a_space_that_keeps_words_together(lettering: Lettering) -> None:
    words = "Who grabs\u00a0? Ann\u00a0! "
    for width in range(60, 200, 10):
        lines = lettering.wrap(words * 3, 18, width)
        assert not [line for line in lines if line.startswith(("?", "!"))]
    assert lettering.wrap(words, 18, 200) == ["Who grabs\u00a0? Ann\u00a0!"]
    assert parted("12\u202f345 ms\u00a0!") == ["12\u202f345", "ms\u00a0!"]


def test_marks_round_arguments_are_not_drawn(lettering: Lettering) -> None:
    assert lettering.measure("\u2068Anna\u2069 won", 20) == lettering.measure("Anna won", 20)


@pytest.mark.parametrize("face", OF_GAMES)
def test_titles_of_games_are_in_letters_of_their_own(lettering: Lettering, face: Face) -> None:
    for words in (
        "Größe 12: Ägäis!",
        "Łucja’s “Plus 2” – 3 × 4 …",
        "one\ntwo\u00a0\u2068three\u2069",
        "\u2212200 points",
    ):
        assert lettering.able(words, face) == face
    assert font_file(face).parent.parent.name == FONTS[face][0]


@pytest.mark.parametrize("face", OF_GAMES)
@pytest.mark.parametrize("words", ["שלום Ada", "卓 Ada", "\ud800"])
def test_what_such_letters_lack_is_written_in_those_of_the_house(
    lettering: Lettering, face: Face, words: str
) -> None:
    white = (255, 255, 255)
    assert lettering.able(words, face) == "title"
    assert lettering.measure(words, 30, face) == lettering.measure(words, 30, "title")
    assert lettering.line(words, 30, white, face) is lettering.line(words, 30, white, "title")
    assert lettering.fit(words, 40, 60, face) == lettering.fit(words, 40, 60, "title")
    assert lettering.wrap(f"Ada {words}", 30, 90, face) == lettering.wrap(
        f"Ada {words}", 30, 90, "title"
    )


@pytest.mark.parametrize("face", FONTS)
def test_a_minus_is_drawn_in_every_face_and_before_its_number(
    lettering: Lettering, face: Face
) -> None:
    lettering.rtl = True
    minus, missing = (lettering.line(sign, 60, (0, 0, 0), face) for sign in ("\u2212", "\uffff"))
    assert minus.get_bounding_rect().size != missing.get_bounding_rect().size
    assert minus.get_bounding_rect().width > minus.get_bounding_rect().height
    number = lettering.line("\u22121", 60, (0, 0, 0), face)
    ink = number.get_bounding_rect()
    begins = number.subsurface((ink.left, 0, ink.width // 3, number.get_height()))
    assert begins.get_bounding_rect().height < ink.height / 2


def test_what_was_lettered_is_kept_and_bounded() -> None:
    lettering = Lettering(limit=200_000)
    first = lettering.line("Anna", 20, (255, 255, 255))
    assert lettering.line("Anna", 20, (255, 255, 255)) is first
    for number in range(400):
        lettering.line(f"line {number}", 30, (255, 255, 255), "bold")
    assert lettering.lines.used <= 200_000


def test_a_missing_font_package_is_no_disaster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FONTS, "title", ("no_such_package", "x.ttf"))
    assert font_file("title").is_file()
    assert Lettering().measure("שלום", 20, "title")[0] > 20


def test_ten_seats_differ_in_name_and_emblem() -> None:
    seats = theme.SEAT_COLOURS
    assert len(seats) == len({seat.rgb for seat in seats}) == 10
    assert len({seat.emblem for seat in seats}) == len({seat.name_key for seat in seats}) == 10
    assert {seat.emblem for seat in seats} <= set(EMBLEMS)


def test_text_can_be_read_on_its_ground() -> None:
    for seat in theme.SEAT_COLOURS:
        assert theme.contrast(seat.rgb, theme.PLATE) >= 4.5
        assert theme.contrast(theme.INK, seat.rgb) >= 4.5
    for light in (
        theme.PAPER,
        theme.PAPER_DIM,
        theme.BRASS,
        theme.BRASS_LIGHT,
        theme.ALERT,
        theme.GOOD,
    ):
        assert theme.contrast(light, theme.PLATE) >= 4.5
    assert theme.contrast(theme.INK, theme.PAPER) >= 7
    assert theme.contrast(theme.INK_SOFT, theme.PAPER) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("face", HOUSE)
@pytest.mark.parametrize("size", [9, 10, 11, 12, 13, 14, 15, 16])
def test_words_stand_apart_at_small_sizes(lettering: Lettering, face: Face, size: int) -> None:
    for words in ("0 open", "Player 1 took", "took it", "12 open"):
        line = lettering.line(words, size, (255, 255, 255), face)
        gaps = _gaps(line)
        between, within = gaps[: words.count(" ")], gaps[words.count(" ") :]
        assert min(between) >= max(2, size * 0.17), (words, gaps)
        assert min(between) > max(within, default=0), (words, gaps)


def _gaps(line: pygame.Surface) -> list[int]:
    """How many columns without ink lie between letters, the widest gap first."""
    ink = pygame.mask.from_surface(line, 60)
    wide, high = line.get_size()
    columns = "".join("#" if any(ink.get_at((x, y)) for y in range(high)) else " "
                      for x in range(wide))  # fmt: skip
    return sorted((len(gap) for gap in columns.strip().replace("#", "x").split("x") if gap),
                  reverse=True)  # fmt: skip


@pytest.mark.parametrize("scale", [1.25, 1.5, 1.75, 2.0])
def test_larger_letters_are_never_smaller_however_little_room_there_is(scale: float) -> None:
    plain, large = Lettering(), Lettering()
    large.scale = scale
    for text in ("Ann", "Take back Ben’s move?", "Follow the colour that was led if you can."):
        for size in (11, 14, 17, 21, 26):
            for wide in range(20, 400, 7):
                room = (wide, round(wide * 0.3))
                for fit in ("fit", "fit_into", "fit_lines"):
                    least, found = (
                        letters.pixels(getattr(letters, fit)(
                            text, size, wide if fit == "fit" else room
                        ))
                        for letters in (plain, large)
                    )  # fmt: skip
                    assert found >= least, (fit, text, size, wide)


def test_lines_that_were_fitted_are_no_higher_than_their_room() -> None:
    letters = Lettering()
    text = "A coloured number fits on its colour or its number. It counts its number."
    for scale in (1.0, 1.5, 2.0):
        letters.scale = scale
        for room in ((300, 80), (500, 60), (160, 200)):
            size = letters.fit_lines(text, 21, room)
            drawn = letters.paragraph(text, size, theme.PAPER, room[0], "center")
            assert drawn.get_bounding_rect().height <= room[1]
            assert drawn.get_bounding_rect().width <= room[0]


def test_letters_are_measured_in_a_pygame_begun_anew(root: Path) -> None:
    subprocess.run([sys.executable, "-c", ANEW], cwd=root, check=True)
