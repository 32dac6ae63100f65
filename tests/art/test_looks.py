"""The looks of menus come from theme files; plain ones take the place of what is damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pygame
import pytest

from art import looks, theme
from art.looks import CONTRAST, PLAIN, PLAIN_DARK, USUAL, look, read
from scenes.ui.gui import Gui

NAMES = ("brass", "plate", "raised", "paper", "sunk", "knob")


@pytest.mark.parametrize("name", NAMES)
def test_every_slab_has_its_look_and_can_be_read(name: str) -> None:
    found = look(read(USUAL), name)
    assert found == getattr(looks, name.upper())
    assert theme.contrast(found.ink, found.bottom) >= 4.5
    assert theme.contrast(found.ink, found.top) >= 4.5


@pytest.mark.parametrize("plain", [PLAIN, PLAIN_DARK])
def test_plain_looks_can_be_read(plain: looks.Look) -> None:
    assert theme.contrast(plain.ink, plain.bottom) >= 4.5


SPOILT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "nothing": lambda whole: {},
    "a list": lambda whole: [whole],
    "no colours": lambda whole: {**whole, "@brass": {}},
    "colours that are none": lambda whole: {
        **whole, "@brass": {"colours": dict.fromkeys(whole["@brass"]["colours"], "loud")}
    },
    "a number": lambda whole: {**whole, "@brass": {"colours": {"normal_bg": 7}}},
    "text": lambda whole: {**whole, "@brass": "brass"},
}  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_look_becomes_a_plain_one(spoil: Callable[[dict[str, Any]], Any]) -> None:
    whole = json.loads(files(looks).joinpath(USUAL).read_text())
    spoilt = spoil(whole)
    assert look(spoilt if isinstance(spoilt, dict) else {}, "brass") == PLAIN


@pytest.mark.parametrize("text", [None, "", "{", "[1, 2]", '{"@brass": {', "[" * 100_000])
def test_a_damaged_or_missing_file_is_a_line_in_the_log(
    tmp_path: Path, text: str | None, monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    monkeypatch.setattr(looks, "files", lambda package: tmp_path)
    if text is not None:
        (tmp_path / USUAL).write_text(text)
    if text != "[1, 2]":
        expect_log("cannot be read")
    assert read(USUAL) == {}


@pytest.mark.parametrize("block", [
    5, "brass", [1, 2], {"colours": "loud"}, {"colours": {"dark_bg": 7}}, {"font": [{"size": {}}]},
])  # fmt: skip
def test_what_is_no_look_is_left_out_and_the_rest_is_worn(
    tmp_path: Path, block: object, monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[[str], None],
) -> None:  # fmt: skip
    whole = json.loads(files(looks).joinpath(USUAL).read_text())
    for name in (USUAL, CONTRAST):
        text = json.dumps({**whole, "defaults": block, "text_entry_line": block})
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(looks, "files", lambda package: tmp_path)
    expect_log("are none")
    pygame.init()
    pygame.display.set_mode((640, 400))
    Gui((640, 400)).wear(True)
    assert look(read(USUAL), "brass") == look(whole, "brass")


def test_without_any_theme_there_are_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "read", lambda name: {})
    pygame.init()
    pygame.display.set_mode((640, 400))
    gui = Gui((640, 400))
    gui.wear(True)


def test_what_needs_more_contrast_is_named_as_usual() -> None:
    assert read(CONTRAST).keys() <= read(USUAL).keys()
