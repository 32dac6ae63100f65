"""Lines that run both ways, in the order one sees them, and drawn so."""

from __future__ import annotations

import re

import pygame
import pytest
from pygame import Surface

from art.bidi import Run, carried, in_order, runs
from art.text import Face, Lettering

WHITE = (255, 255, 255)
FACES: tuple[Face, ...] = ("text", "bold", "title")
MIXED = "שלום 123 abc"


def seen(text: str, rtl: bool) -> list[str]:
    """The letters of a line as one sees them, from left to right."""
    return [run.text[::-1] if run.rtl else run.text for run in runs(text, rtl)]


def columns(surface: Surface) -> list[int]:
    """How much ink there is in every column, without the empty ones at both ends."""
    ink = surface.get_bounding_rect()
    mask = pygame.mask.from_surface(surface.subsurface(ink), 60)
    return [sum(mask.get_at((x, y)) for y in range(ink.height)) for x in range(ink.width)]


def test_what_runs_one_way_stays_one_run() -> None:
    assert runs("Ann: 12 ms.") == (Run("Ann: 12 ms.", False),)
    assert runs("שלום", True) == (Run("שלום", True),)
    assert runs("") == (Run("", False),)
    assert runs("", True) == (Run("", True),)


def test_numbers_and_names_keep_their_direction() -> None:
    assert "".join(seen(MIXED, True)) == "abc 123 םולש"
    assert "".join(seen(MIXED, False)) == "123 םולש abc"
    assert all(not run.rtl for run in runs(MIXED, True) if run.text.strip() in ("123", "abc"))


def test_a_sign_stays_before_its_number() -> None:
    for number in ("+24", "-2", "\u22122"):
        assert "".join(seen(number, True)) == number
        assert "".join(seen(f"אב {number}, ג", True)) == f"ג ,{number} בא"
        assert "".join(seen(f"א \u2068{number}\u2069 ג", True)) == f"ג {number} א"
    assert "".join(seen("אב 2-5", True)) == "2-5 בא"


def test_what_is_isolated_does_not_mix_with_what_is_round_it() -> None:
    plain, kept = "אבג Ann 12 דה", "אבג \u2068Ann\u2069 \u206812\u2069 דה"
    assert "".join(seen(plain, True)) == "הד Ann 12 גבא"
    assert "".join(seen(kept, True)) == "הד 12 Ann גבא"
    assert "".join(seen("\u2068שם\u2069 12", False)) == "םש 12"
    assert "".join(seen("א \u2068a \u2068ב\u2069 c\u2069 ג", True)) == "ג a ב c א"


def test_an_isolate_that_never_ends_ends_with_its_line() -> None:
    assert "".join(seen("א \u2068Ann", True)) == "Ann א"
    assert "".join(seen("א\u2069 Ann", True)) == "Ann א"


def test_isolates_go_on_in_the_next_line() -> None:
    assert carried(["א \u2068Ann", "Lee\u2069 ב"]) == ["א \u2066Ann\u2069", "\u2066Lee\u2069 ב"]


def placed(*words: str) -> list[str]:
    """The words of a right-to-left line from left to right, and a stroke for each gap."""
    return ["|" if number is None else text[1:-1] for number, text in in_order(words)]


def test_words_are_put_in_order_as_their_line_would_be() -> None:
    shown = placed("אב", "grab", "the", "totem,", "12", "גד")
    assert shown == ["גד", "|", "grab", "|", "the", "|", "totem,", "|", "12", "|", "אב"]
    assert placed("\u2068אב", "גד\u2069:") == ["גד:", "|", "אב"]


def test_a_word_that_runs_both_ways_is_parted_as_its_line_is() -> None:
    """What ends a name in another way stands behind it, and what begins one before it."""
    assert placed("Nice", "Try:", "אב") == ["אב", "|", ":", "Nice", "|", "Try"]
    assert placed("אב", "ו־Nice", "Try.") == [".", "Nice", "|", "Try", "ו־", "|", "אב"]
    assert placed("Plus", "One,", "Plague", "אב") == ["אב", "|", "Plus", "|", "One,", "|", "Plague"]
    assert placed("ב", "NYET!\u200e,", "ג") == ["ג", "|", ",", "NYET!\u200e", "|", "ב"]


def test_a_part_of_a_line_is_drawn_as_it_stands_there() -> None:
    drawn = ["".join(seen(text, True)) for _, text in in_order(["Plus", "One,", "Plague", "א,"])]
    assert drawn == [",א", " ", "Plus", " ", "One,", " ", "Plague"]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(("rtl", "order"), [(True, ("abc", "123", "שלום")),
                                            (False, ("123", "שלום", "abc"))])  # fmt: skip
def test_a_mixed_line_is_drawn_in_the_order_of_its_parts(
    face: Face, rtl: bool, order: tuple[str, ...]
) -> None:
    lettering = Lettering()
    lettering.rtl = rtl
    whole = columns(lettering.line(MIXED, 96, WHITE, face))
    parts = [columns(lettering.line(part, 96, WHITE, face)) for part in order]
    assert distance(whole[: len(parts[0])], parts[0]) == 0
    assert distance(whole[-len(parts[2]) :], parts[2]) == 0
    backwards = columns(lettering.line(order[0][::-1], 96, WHITE, face))
    assert distance(whole[: len(backwards)], backwards) > 4


def distance(one: list[int], other: list[int]) -> float:
    assert len(one) == len(other)
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("face", FACES)
def test_hebrew_begins_at_the_right(face: Face) -> None:
    """Of two words the first one read stands on the right."""
    lettering = Lettering()
    whole = columns(lettering.line("ששש ווו", 60, WHITE, face))
    last = columns(lettering.line("ווו", 60, WHITE, face))
    assert distance(whole[: len(last)], last) < 2.5


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", [MIXED, "(שלום) 12, abc!", "\u2068Ann\u2069 לקח \u206812\u2069"])
def test_mixed_lines_are_as_wide_as_measured(face: Face, text: str) -> None:
    lettering = Lettering()
    for rtl in (False, True):
        lettering.rtl = rtl
        line, measured = lettering.line(text, 33, WHITE, face), lettering.measure(text, 33, face)
        assert abs(line.get_width() - measured[0]) <= 1
        assert line.get_height() == measured[1]
        fitting = lettering.fit(text, 33, measured[0] // 2, face)
        assert lettering.measure(text, fitting, face)[0] <= measured[0] // 2


def test_paragraphs_are_wrapped_as_they_are_read() -> None:
    lettering = Lettering()
    lettering.rtl = True
    text = "אחת שתיים שלוש ארבע \u2068Ann Lee of the Hill\u2069 חמש שש"
    lines = lettering.wrap(text, 20, 120)
    assert len(lines) > 2
    marks = dict.fromkeys(map(ord, "\u2066\u2068\u2069"))
    assert " ".join(line.translate(marks) for line in lines) == text.translate(marks)
    assert all(len(re.findall("[\u2066\u2068]", line)) == line.count("\u2069") for line in lines)
    assert all(lettering.measure(line, 20)[0] <= 120 for line in lines)


def test_a_paragraph_begins_where_one_begins_to_read() -> None:
    lettering = Lettering()
    lefts = []
    for rtl in (False, True):
        lettering.rtl = rtl
        ink = lettering.paragraph("שלום", 20, WHITE, 300).get_bounding_rect()
        other = lettering.paragraph("שלום", 20, WHITE, 300, "right").get_bounding_rect()
        lefts.append((ink.left < 10, other.left < 10))
    assert lefts == [(True, False), (False, True)]


def test_what_is_isolated_over_several_lines_runs_one_way_in_all_of_them() -> None:
    """The second line of it begins with a name, or has nothing else of its own."""
    lines = carried(["א: \u2068ב ג", "Ann ד", "\u2068Ben\u2069, \u2068Cleo\u2069\u2069"])
    assert "".join(seen(lines[1], True)) == "ד Ann"
    assert "".join(seen(lines[2], True)) == "Cleo ,Ben"
