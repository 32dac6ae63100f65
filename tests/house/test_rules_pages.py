"""The rules pages as text: complete, with pictures that exist and terms that are explained."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from game.options import options_of
from game.registry import kit, load, open_games
from scenes.outfit import outfit
from scenes.words import Words
from scenes.words.pages import MEANS, RulesPage, rules_pages, search, term, term_names

SENTENCE_END = re.compile(r"[.!?:;,]$")
# What every game tells, by the names of pages.
EVERYWHERE = {"start", "options", "words"}


def pages(game_id: str) -> tuple[RulesPage, ...]:
    return rules_pages(game_id, Words())


@pytest.mark.parametrize("game_id", open_games())
def test_pages_have_names_titles_and_something_to_read(game_id: str) -> None:
    found = pages(game_id)
    names = [page.name for page in found]
    assert len(set(names)) == len(names)
    assert set(names) >= EVERYWHERE
    for page in found:
        assert page.title, page.name
        assert any(block.kind != "head" for block in page.blocks), page.name
        assert page.blocks[-1].kind != "head", f"{page.name} ends with a head"


@pytest.mark.parametrize("game_id", open_games())
def test_every_part_of_the_file_is_understood(game_id: str) -> None:
    for page in pages(game_id):
        for block in page.blocks:
            assert block.runs or block.pictures
            assert not re.search(r"[*#{}\[\]!]{2}|\*\*|^[#-] |\]\(", block.text), block.text
            if block.kind != "head" and block.runs:
                said = "".join(run.text for run in block.runs)
                assert SENTENCE_END.search(said), said


@pytest.mark.parametrize("game_id", open_games())
def test_every_picture_is_a_card_or_a_figure(game_id: str) -> None:
    cards = kit(game_id).cards
    figures = outfit(game_id).figures
    shown = {
        name
        for page in pages(game_id)
        for block in page.blocks
        for picture in block.pictures
        for name in picture.shown
    }
    assert shown
    assert [name for name in sorted(shown) if name not in cards and name not in figures] == []


def test_totem_shows_all_its_shapes_and_special_cards() -> None:
    cards = import_module("game.totem.cards")
    by_name = {page.name: page for page in pages("totem")}

    def shown(name: str) -> set[str]:
        blocks = by_name[name].blocks
        return {card for block in blocks for picture in block.pictures for card in picture.shown}

    assert {name.split("-")[0] for name in shown("shapes")} == set(cards.SHAPES)
    kinds = {name.rstrip("123") for name in (*cards.INWARD, *cards.OUTWARD, *cards.COLOURED)}
    assert {name.rstrip("123") for name in shown("specials")} >= kinds
    captions = [picture.caption for block in by_name["shapes"].blocks for picture in block.pictures]
    assert len(captions) == len(set(captions)) == len(cards.SHAPES)


@pytest.mark.parametrize("game_id", open_games())
def test_every_option_that_most_people_want_is_told(game_id: str) -> None:
    words = Words()
    page = next(page for page in pages(game_id) if page.name == "options")
    told = " ".join(block.text for block in page.blocks)
    basic = [option for option in options_of(load(game_id).Options) if option.basic]
    names = [words(f"{game_id}-option-{option.name}") for option in basic]
    everywhere = " ".join(block.text for page in pages(game_id) for block in page.blocks)
    assert [name for name in names if name not in everywhere] == []
    assert any(name in told for name in names)


@pytest.mark.parametrize("game_id", open_games())
def test_every_term_has_a_name_and_one_or_two_sentences(game_id: str) -> None:
    words = Words()
    names = term_names(game_id, words)
    assert names
    alone = [key for key in words.beginning(f"{game_id}-term-") if not key.endswith(MEANS)]
    assert len(alone) == len(names)
    glossary = next(page for page in pages(game_id) if page.name == "words")
    assert len(glossary.blocks) == len(names)
    for name in names:
        called, means = term(game_id, name, words)
        assert called
        assert means.endswith(".")
        assert 1 <= means.count(".") <= 2, means


@pytest.mark.parametrize("game_id", open_games())
def test_every_hint_is_one_short_thought(game_id: str) -> None:
    words = Words()
    hints = words.beginning(f"{game_id}-hint-")
    assert hints
    for key in hints:
        assert len(words(key, key="Space")) <= 110, key


def test_search_finds_words_in_any_case_and_titles_first() -> None:
    found = pages("totem")
    hits = search(found, "WRONG GRAB")
    assert len(hits) > 3
    assert found[hits[0].page].title == "Wrong grabs"
    assert hits[0].block == -1
    assert all("wrong" in f"{hit.before}{hit.found}{hit.after}".casefold() for hit in hits)


def test_search_wants_every_word_of_the_query() -> None:
    found = pages("totem")
    assert search(found, "coloured nonsense") == []
    assert search(found, "  ") == []
    both = search(found, "pot totem")
    assert both
    for hit in both:
        text = found[hit.page].blocks[hit.block].text.casefold()
        assert "pot" in text
        assert "totem" in text


def test_a_language_without_pages_shows_those_of_the_first(tmp_path: Path) -> None:
    words = Words()
    words.language = "xx"
    assert rules_pages("totem", words) == pages("totem")
