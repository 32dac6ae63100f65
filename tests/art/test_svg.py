"""What the renderer cannot draw must not be in our pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from art.backs import BACKS, back_svg
from art.cast import Portrait, portrait_svg
from art.emblems import EMBLEMS, emblem_svg
from art.faces import nyet, totem
from art.faces.nyet import prints, stamps, trimmings
from art.faces.nyet.board import board_svg, plan
from art.faces.nyet.symbols import line_svg, symbol_svg
from art.faces.totem.carving import hand_svg, totem_svg
from art.icons import DRAWN, FILLED, icon_svg
from art.shelf import icon_svg as sign_svg
from game.cast import CAST, Mood
from game.nyet.board import BOX_WORDS, CHARACTERS, LINE_WORDS
from game.nyet.cards import FACE
from game.nyet.cards import NAMES as NYET_NAMES
from game.registry import kit, open_games
from game.totem.cards import NAMES
from tests.art.faces import face_of

FORBIDDEN = ("text", "tspan", "use", "pattern", "image", "clipPath", "mask", "filter", "style")


def pictures() -> Iterator[tuple[str, str]]:
    for card, name in enumerate(NAMES):
        yield name, totem.front_svg(card)
    yield "colour-safe", totem.front_svg(5, marks=True)
    yield "back", totem.back_svg()
    for style in BACKS[1:]:
        yield f"back {style}", back_svg(style, 0.7)
    yield "hand", hand_svg((200, 60, 40))
    yield "standing", totem_svg("standing")
    yield "wobble", totem_svg("wobble")
    yield "lying", totem_svg("lying")
    yield "sign", sign_svg()
    for name in (*FILLED, *DRAWN):
        yield f"icon {name}", icon_svg(name, (0, 0, 0))
    for name in EMBLEMS:
        yield f"emblem {name}", emblem_svg(name, (0, 0, 0))
    for who in CAST:
        for mood in Mood:
            yield f"{who} {mood.value}", portrait_svg(Portrait(who, mood), (200, 60, 40))
    yield from pictures_of_nyet()


def pictures_of_nyet() -> Iterator[tuple[str, str]]:
    for card in sorted(set(FACE)):
        yield f"nyet {NYET_NAMES[card]}", nyet.front_svg(card)
    yield "nyet colour-safe", nyet.front_svg(5, marks=True)
    yield "nyet back", nyet.back_svg()
    yield "nyet bonus", prints.bonus()
    for name in CHARACTERS:
        yield f"character {name}", stamps.character_svg(name)
    for owner in (*CHARACTERS, None):
        yield f"token {owner}", stamps.token_svg(owner, 1)
    yield "kept", stamps.kept_svg()
    yield "barred", stamps.barred_svg()
    for box, word in enumerate(BOX_WORDS):
        yield f"box {word}", symbol_svg(box)
    for line, word in enumerate(LINE_WORDS):
        yield f"line {word}", line_svg(line)
    yield "board", board_svg(plan((640, 460)))
    for team in (0, 1):
        yield f"pennant {team}", trimmings.pennant_svg(team)
    for name, source in (
        ("supertrump", trimmings.supertrump_svg()),
        ("trump", trimmings.trump_svg()),
        ("first player", trimmings.crown_svg()),
        ("dealer", trimmings.dealer_svg()),
        ("loot", trimmings.loot_svg()),
    ):
        yield name, source


@cache
def drawn() -> dict[str, str]:
    return dict(pictures())


@pytest.mark.parametrize("name", [name for name, _ in pictures()])
def test_only_what_the_renderer_knows(name: str) -> None:
    assert_known(drawn()[name], name)


def assert_known(source: str, name: str) -> None:
    tags = set(re.findall(r"<([a-zA-Z]+)", source))
    assert not tags & set(FORBIDDEN), name
    for gradient in re.findall(r"<(?:linear|radial)Gradient[^>]*>", source):
        assert 'gradientUnits="userSpaceOnUse"' in gradient, name
    assert "nan" not in source and "inf" not in source, name


@pytest.mark.parametrize("game_id", open_games())
def test_every_card_of_every_game_is_only_what_the_renderer_knows(game_id: str) -> None:
    face, found = face_of(game_id), kit(game_id)
    sources = {"box": face.box_svg()}
    for name, card in found.cards.items():
        sources |= {name: face.front_svg(card), f"{name}, marked": face.front_svg(card, marks=True)}
    for kind in found.choices.backs if found.choices is not None else (0,):
        sources[f"back {kind}"] = face.back_svg(kind)
    for name, source in sources.items():
        assert_known(source, name)
        assert_defined(source, name)


@pytest.mark.parametrize("name", [name for name, _ in pictures()])
def test_every_colour_run_that_is_used_is_defined(name: str) -> None:
    assert_defined(drawn()[name], name)


def assert_defined(source: str, name: str) -> None:
    used = set(re.findall(r"url\(#([^)]+)\)", source))
    defined = re.findall(r'id="([^"]+)"', source)
    assert used <= set(defined), name
    assert len(defined) == len(set(defined)), name
