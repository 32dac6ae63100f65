"""The card workshop: composing by all devices, files in and out, and how it is laid out."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from art.bidi import runs
from art.brush import Brush
from art.faces.frantic import fronts, own_cards
from art.faces.frantic.inks import WORLD
from art.faces.frantic.numerals import width
from art.faces.frantic.own_cards import LARGE_PLATE_TOP, PLATE_TOP
from game.directions import alone
from game.frantic.composed.card import (
    AMOUNTS,
    CARDS,
    EVENT_CARDS,
    TARGETS,
    Composed,
    Part,
    read,
)
from game.frantic.composed.card_file import VERSION, read_card, write_card
from scenes.menus.ask import AskScene
from scenes.menus.matches import MatchesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.startup import straight_in
from scenes.ui.widgets import Button
from scenes.words import Words, languages
from scenes.workshops.frantic import FranticWorkshop, folder
from scenes.workshops.frantic.cards_page import CardsScene
from scenes.workshops.frantic.palette import PaletteScene
from scenes.workshops.frantic.pieces import Word
from scenes.workshops.frantic.scene import WorkshopScene
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_keys_alone import focus, walk_to
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.test_menus import check_layout, check_reach
from tests.scenes.tongues import OTHERS, RightToLeft
from tests.scenes.workshop_room import (
    BACKSPACE,
    CAT,
    ENTER,
    ESCAPE,
    POTATO,
    bench,
    drop,
    files,
    lay,
    opened,
    use,
)


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    with opened(tmp_path) as guest:
        yield guest


def test_titles_and_the_name_on_a_card_are_lettered_as_the_game_would_have_them(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces, write = dict[str, str](), Brush.write

    def written(brush: Brush, screen: Surface, words: str, *rest: Any, **more: Any) -> Rect:
        faces[words] = rest[3] if len(rest) > 3 else more.get("face", "text")
        return write(brush, screen, words, *rest, **more)

    monkeypatch.setattr(Brush, "write", written)
    bench(guest).dirty = True
    guest.frames(1)
    named = faces[alone(bench(guest).name)]
    assert faces["Card workshop"] == named == WORLD.ground.title != "title"


# Composing


def test_a_card_is_composed_by_keys_alone(guest: Guest) -> None:
    use(guest, "card-blank_play", "light-lime", "icon-rocket", "add", "action-0", "choice-steal",
        "amount-0", "choice-3", "target-0", "choice-left", "action-1", "choice-score", "amount-1",
        "choice--42", "add", "action-2", "choice-event", "sooner-2")  # fmt: skip
    walk_to(guest, "type")
    guest.key(BACKSPACE)
    scene = bench(guest)
    assert str(scene.bench.own).partition("|")[2] == (
        "violet|lime rocket|steal 3 left, event, score -42 chosen"
    )
    assert scene.sentence == (
        "You take three cards unseen from your left neighbour, then an event is triggered, "
        "then the chosen player loses 42 points."
    )
    use(guest, "remove-0", "keep")
    [kept] = folder.kept(guest.house.paths)
    assert (kept.card, kept.own) == ("blank_play", scene.bench.own)
    guest.key(ESCAPE)
    assert isinstance(guest.top, SeatsScene)


def test_backspace_takes_the_next_word(guest: Guest) -> None:
    lay(guest, "blank_event", read("A||red eye|draw 5 self"))
    for key, expected in (
        ("amount-0", "draw 1 self"),
        ("target-0", "draw 1 chosen"),
        ("action-0", "discard 1 chosen"),
    ):
        walk_to(guest, key)
        guest.key(BACKSPACE)
        assert str(bench(guest).bench.parts[0]) == expected
        assert focus(guest) == key


def test_a_gamepad_and_a_finger_compose_too(guest: Guest) -> None:
    guest.plug_in()
    lay(guest, "blank_event", read("A||red eye|draw 5 self"))
    guest.panel.to("action-0")
    guest.button(0)
    assert isinstance(guest.top, PaletteScene)
    guest.hat(1, 0)
    guest.button(0)
    assert str(bench(guest).bench.parts[0]) == "discard 5 self"
    guest.tap("target-0")
    guest.button(1)
    assert isinstance(guest.top, WorkshopScene)
    guest.tap("icon-bomb")
    assert bench(guest).bench.own.icon == "red bomb"


def test_a_card_has_three_steps_and_one_event(guest: Guest) -> None:
    lay(guest, "blank_event", read("A||red eye|event, draw 1 self, nothing"))
    assert not [widget for widget in guest.panel.widgets if widget.key == "add"]
    assert "goes round for ever" in bench(guest).notes()
    guest.click("action-1")
    assert not guest.panel["choice-event"].enabled
    guest.key(ESCAPE)
    guest.click("remove-0")
    guest.click("remove-0")
    assert not guest.panel["remove-0"].enabled
    assert bench(guest).notes() == ""


THREE = "F*** You, Golden F*** You and Gambling Champ"


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("steps", "says", "of_events"),
    [
        ("swap left", f"{THREE} stay with whoever plays the card.", False),
        ("rotate left", f"{THREE} stay with whoever plays the card.", False),
        ("give 1 left", f"{THREE} cannot be chosen.", False),
        ("collect 1 left", f"{THREE} cannot be chosen.", False),
        ("swap left, give 1 left", "with whoever plays the card and cannot be chosen.", False),
        ("discard 1 self", f"{THREE} cannot be chosen. Curse, The End and Little Br", False),
        ("steal 1 most", "hand is one’s own, that step does nothing", True),
        ("draw 1 self, swap fewest", "hand is one’s own, that step does nothing", True),
        ("draw 1 most, skip fewest, steal 1 left", "", True),
        ("reveal most", "", True),
    ],
)
def test_the_note_says_what_the_sentence_leaves_out(
    guest: Guest, steps: str, says: str, of_events: bool
) -> None:
    for card in CARDS:
        event, type_ = card in EVENT_CARDS, "colour" if card == "blank_play" else ""
        lay(guest, card, read(f"A|{type_}|red eye|{steps}"))
        note = bench(guest).notes()
        assert says in note if not event or of_events else not note
        assert says or not note
        bench(guest).words.speak("de")
        assert bool(bench(guest).notes()) == bool(note)
        bench(guest).words.speak("en")


def test_another_action_keeps_what_it_allows(guest: Guest) -> None:
    lay(guest, "blank_event", read("A||red eye|give 3 left"))
    for action, expected in (
        ("steal", "steal 3 left"), ("swap", "swap left"), ("rotate", "rotate left"),
        ("score", "score 10 everyone"), ("skip", "skip self"), ("wish", "wish colour"),
    ):  # fmt: skip
        guest.click("action-0")
        guest.click(f"choice-{action}")
        assert str(bench(guest).bench.parts[0]) == expected


def test_every_kind_of_card_can_be_laid_on_the_bench(guest: Guest) -> None:
    lay(guest, "blank_play", read("A|red|red eye|draw 1 self"))
    for card in CARDS:
        guest.click(f"card-{card}")
        guest.frames(1)
        own = bench(guest).bench.own
        assert read_card(write_card(card, own)) == (card, own)


def test_a_name_that_cannot_be_is_refused(guest: Guest) -> None:
    lay(guest, "blank_event", CAT)
    guest.click("name")
    guest.type("a|b")
    guest.key(ENTER)
    assert bench(guest).bench.own.name == CAT.name
    assert "sign" in bench(guest).notice


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_name_runs_as_its_letters_do(
    guest: Guest, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.house.settings.language = language
    guest.house.settle()
    written: list[str] = []
    write = Brush.write

    def noted(brush: Brush, screen: Surface, words: str, *how: Any, **align: Any) -> Rect:
        there = runs(words, brush.lettering.rtl)
        written.append("".join(run.text[:: -1 if run.rtl else 1] for run in there))
        return write(brush, screen, words, *how, **align)

    monkeypatch.setattr("scenes.workshops.frantic.poster.Brush.write", noted)
    for name, seen in (("קוף 2!", "!2 ףוק"), ("Boom 2!", "Boom 2!")):
        lay(guest, "blank_event", CAT)
        guest.click("name")
        guest.type(name)
        guest.key(ENTER)
        assert bench(guest).bench.own.name == name
        guest.frames(2)
        assert seen in written


def test_names_on_the_page_of_cards_run_as_their_letters_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), Words("he"))
    folder.keep(guest.house.paths, "blank_event", read("Boom 2!||pink bomb|draw 1 everyone"))
    (folder.folder(guest.house.paths) / "1.card.json").write_text("no card")
    seen = list[str]()

    def noted(brush: Brush, screen: Surface, words: str, *how: Any, **align: Any) -> Rect:
        seen.append("".join(run.text for run in runs(words, brush.lettering.rtl)))
        return screen.get_rect()

    for way in ("write", "wrap"):
        monkeypatch.setattr(Brush, way, noted)
    guest.enter(CardsScene(guest.house, lambda taken: None))
    guest.frames(2)
    assert {"Boom 2!", "1.card.json"} <= set(seen)


@pytest.mark.parametrize("language", languages())
def test_a_card_that_keeps_the_name_it_was_given_can_be_taken_again(
    tmp_path: Path, language: str
) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), Words(language))
    guest.enter(WorkshopScene(guest.house))
    for number in ("1", "2"):
        assert bench(guest).bench.own.name.endswith(number)
        guest.click("keep")
        guest.click("new")
    kept = folder.kept(guest.house.paths)
    assert [one.fault for one in kept] == [None, None]


@pytest.mark.parametrize("key", ["keep", "light-cyan", "card-blank_event"])
def test_the_first_click_after_typing_a_name_counts(guest: Guest, key: str) -> None:
    lay(guest, "blank_play", POTATO)
    guest.click("name")
    guest.type("Boom")
    guest.click(key)
    top = guest.top
    assert isinstance(top, WorkshopScene)
    assert top.bench.own.name == "Boom"
    done = {"keep": top.bench.path is not None, "light-cyan": top.bench.light == "cyan",
            "card-blank_event": top.bench.card == "blank_event"}  # fmt: skip
    assert done[key]


def test_what_is_typed_stands_on_the_card_at_once(guest: Guest) -> None:
    lay(guest, "blank_event", CAT)
    walk_to(guest, "name")
    guest.key(ENTER)
    guest.type("X")
    assert (bench(guest).name, bench(guest).bench.own.name) == ("X", "Thunderpaw")
    guest.key(ENTER)
    assert bench(guest).bench.own.name == "X"


@pytest.mark.parametrize(
    "name", ["Gift", "doomsday", "Forget You", "THUNDERPAW", "Spring Cleaning"]
)
def test_fra_576_a_name_that_another_card_has_is_refused(guest: Guest, name: str) -> None:
    folder.keep(guest.house.paths, "do_it_yourself", CAT)
    before = files(guest)
    lay(guest, "blank_play", read(f"{name}|colour|red eye|draw 1 self"))
    guest.click("keep")
    assert files(guest) == before
    assert f"“{name}”" in bench(guest).notice


def test_fra_576_a_card_may_be_called_as_it_is_printed(guest: Guest) -> None:
    lay(guest, "blank_event", read("Spring Cleaning||red eye|draw 1 self"))
    guest.click("keep")
    assert len(folder.kept(guest.house.paths)) == 1


def test_what_is_on_the_bench_waits_there(guest: Guest) -> None:
    lay(guest, "do_it_yourself", CAT)
    guest.key(ESCAPE)
    assert folder.kept(guest.house.paths) == []
    guest.click("workshop")
    assert (bench(guest).bench.card, bench(guest).bench.own) == ("do_it_yourself", CAT)
    assert bench(guest).bench.changed
    guest.click("keep")
    guest.key(ESCAPE)
    assert [one.own for one in folder.kept(guest.house.paths)] == [CAT]
    assert folder.draft(guest.house.paths) is None


def test_what_is_not_kept_is_not_lost_without_a_question(guest: Guest, tmp_path: Path) -> None:
    folder.keep(guest.house.paths, "blank_play", POTATO)
    lay(guest, "do_it_yourself", CAT)
    drop(guest, friends_card(tmp_path, "blank_event", read("Poke||red eye|draw 1 chosen")))
    assert bench(guest).bench.own == CAT
    assert "Poke" in bench(guest).notice
    guest.click("new")
    assert isinstance(guest.top, AskScene)
    guest.click("no")
    assert bench(guest).bench.own == CAT
    guest.click("cards")
    guest.click("card-hot-hot-potato.card.json")
    guest.click("yes")
    assert bench(guest).bench.own == POTATO
    assert not guest.panel["keep"].enabled
    guest.click("new")
    assert bench(guest).bench.path is None
    assert len(folder.kept(guest.house.paths)) == 2


def test_a_card_that_became_another_kind_keeps_its_file(guest: Guest) -> None:
    lay(guest, "blank_event", CAT)
    guest.click("keep")
    guest.click("card-pandoras_box")
    guest.key(ESCAPE)
    guest.click("workshop")
    guest.click("keep")
    [kept] = folder.kept(guest.house.paths)
    assert (kept.card, kept.own) == ("pandoras_box", CAT)


def test_a_fresh_card_nobody_touched_does_not_wait(guest: Guest) -> None:
    guest.key(ESCAPE)
    assert folder.draft(guest.house.paths) is None
    guest.click("workshop")
    guest.click("icon-magnet")
    guest.key(ESCAPE)
    draft = folder.draft(guest.house.paths)
    assert draft is not None and draft[1].icon.endswith("magnet")


def test_a_window_leaves_the_card_that_another_left_on_the_bench(guest: Guest) -> None:
    paths, cat = guest.house.paths, ("do_it_yourself", CAT)
    folder.leave_draft(paths, cat)
    guest.key(ESCAPE)
    assert folder.draft(paths) == cat
    # What both had on the bench, and one went on with or cleared.
    guest.click("workshop")
    for meanwhile in (("blank_play", POTATO), None):
        folder.leave_draft(paths, meanwhile)
        guest.key(ESCAPE)
        assert folder.draft(paths) == meanwhile
        guest.click("workshop")
    folder.leave_draft(paths, cat)
    lay(guest, "blank_play", POTATO)
    guest.key(ESCAPE)
    assert folder.draft(paths) == ("blank_play", POTATO)
    guest.click("workshop")
    folder.leave_draft(paths, cat)
    guest.click("keep")
    guest.key(ESCAPE)
    assert folder.draft(paths) == cat


def test_a_card_whose_file_was_deleted_can_be_kept_again(guest: Guest) -> None:
    lay(guest, "do_it_yourself", CAT)
    guest.click("keep")
    guest.click("cards")
    guest.click("bin-thunderpaw.card.json")
    guest.click("yes")
    guest.key(ESCAPE)
    guest.click("keep")
    assert list(files(guest)) == ["thunderpaw.card.json"]


def test_a_card_that_is_kept_again_has_one_file(guest: Guest) -> None:
    lay(guest, "do_it_yourself", CAT)
    guest.click("keep")
    assert list(files(guest)) == ["thunderpaw.card.json"]
    assert "thunderpaw.card.json" in bench(guest).notice
    assert str(folder.folder(guest.house.paths)) in bench(guest).notice
    bench(guest).bench.set_name("Purr")
    guest.click("icon-cat")
    guest.click("keep")
    assert list(files(guest)) == ["purr.card.json"]
    guest.click("keep")
    lay(guest, "do_it_yourself", read("Purr!||red eye|nothing"))
    guest.click("keep")
    assert sorted(files(guest)) == ["purr-2.card.json", "purr.card.json"]


def test_a_folder_that_cannot_be_written_is_told(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(folder, "write_whole", full)
    lay(guest, "do_it_yourself", CAT)
    guest.click("keep")
    assert "could not be written" in bench(guest).notice
    assert bench(guest).bench.changed
    guest.key(ESCAPE)
    expect_log("a card cannot be written")
    expect_log("a card on the bench cannot be written")


def test_a_card_is_kept_though_a_former_file_stays(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    place = folder.folder(guest.house.paths)
    lay(guest, "do_it_yourself", CAT)
    guest.key(ESCAPE)
    guest.click("workshop")

    unlink = Path.unlink

    def locked(path: Path, missing_ok: bool = False) -> None:
        if path.name in ("thunderpaw.card.json", folder.DRAFT):
            raise PermissionError
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", locked)
    guest.click("keep")
    assert "thunderpaw.card.json" in bench(guest).notice and not bench(guest).alarm
    assert not bench(guest).bench.changed

    bench(guest).named("Purr")
    guest.frames(1)
    guest.click("keep")
    assert "purr.card.json" in bench(guest).notice and not bench(guest).alarm
    assert bench(guest).bench.path == place / "purr.card.json"
    expect_log("a card on the bench cannot be written")
    expect_log("the former file of a card cannot be deleted")


# Files in and out


def test_a_copy_for_a_friend_lies_where_it_is_found(
    guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = tmp_path / "Desktop"
    desk.mkdir()
    monkeypatch.setattr("scenes.storage.kept.user_desktop_path", lambda: desk)
    lay(guest, "do_it_yourself", CAT)
    guest.click("give")
    copy = desk / "thunderpaw.card.json"
    assert read_card(copy.read_bytes()) == ("do_it_yourself", CAT)
    assert str(copy) in bench(guest).notice


def friends_card(tmp_path: Path, card: str = "do_it_yourself", own: Composed = CAT) -> Path:
    path = tmp_path / "from a friend.JSON"
    path.write_bytes(write_card(card, own))
    return path


@pytest.mark.parametrize("page", ["bench", "cards", "seats", "shelf", "matches", "command line"])
def test_a_friends_card_comes_in_from_everywhere(guest: Guest, tmp_path: Path, page: str) -> None:
    path = friends_card(tmp_path)
    match page:
        case "cards":
            guest.click("cards")
        case "seats":
            guest.key(ESCAPE)
        case "shelf":
            guest.key(ESCAPE, ESCAPE)
            assert isinstance(guest.top, StartScene)
        case "matches":
            guest.enter(MatchesScene(guest.house))
    if page == "command line":
        guest.stage.clear()
        guest.stage.push(straight_in.handed_in(guest.house, path))
        guest.frames(1)
    else:
        drop(guest, path)
    if page == "cards":
        guest.click("card-thunderpaw.card.json")
    assert (bench(guest).bench.card, bench(guest).bench.own) == ("do_it_yourself", CAT)
    assert not bench(guest).bench.changed
    assert list(files(guest)) == ["thunderpaw.card.json"]
    guest.key(ESCAPE)
    # Once more changes nothing.
    drop(guest, path)
    assert list(files(guest)) == ["thunderpaw.card.json"]


SPOILT: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "cut": (lambda whole: whole[: len(whole) // 2], r"Line \d+.*breaks off"),
    "foreign": (lambda whole: b'{"name": "x"}', "Line 1: this is no card"),
    "another version": (
        lambda whole: whole.replace(b'"version": 1', b'"version": 2'), f"Line 3.*{VERSION}",
    ),
    "unknown action": (lambda whole: whole.replace(b'"draw"', b'"fly"'), "Line 10, step 1.*fly"),
    "absurd number": (
        lambda whole: whole.replace(b'"amount": 2', b'"amount": 99999999'), "Line 11.*99999999",
    ),
    "long name": (lambda whole: whole.replace(b"Thunder", b"x" * 10_000), "Line 5.*10,003"),
    "control character": (lambda whole: whole.replace(b"Thunder", b"\\u0007"), "Line 5.*sign"),
    "taken name": (lambda whole: whole.replace(b"Thunderpaw", b"Nice Try"), "Line 5.*Nice Try"),
    "huge": (lambda whole: whole + b" " * 100_000, "KB"),
    "empty": (lambda whole: b"", "Line 1"),
}  # fmt: skip


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", SPOILT)
@pytest.mark.parametrize("page", ["bench", "cards"])
def test_a_bad_file_is_refused_with_where_and_nothing_else_is_touched(
    guest: Guest, tmp_path: Path, kind: str, page: str
) -> None:
    spoil, says = SPOILT[kind]
    folder.keep(guest.house.paths, "blank_play", POTATO)
    lay(guest, "blank_play", POTATO)
    path = friends_card(tmp_path)
    data = spoil(path.read_bytes())
    path.write_bytes(data)
    if page == "cards":
        guest.click("cards")
    before = files(guest)
    drop(guest, path)
    top = guest.top
    assert isinstance(top, WorkshopScene | CardsScene)
    assert re.search(says, top.notice), top.notice
    assert len(top.notice) < 300
    assert top.alarm
    assert path.read_bytes() == data
    assert files(guest) == before
    if isinstance(top, WorkshopScene):
        assert top.bench.own == POTATO


@pytest.mark.parametrize("what", ["folder", "gone"])
def test_what_cannot_be_opened_is_refused(guest: Guest, tmp_path: Path, what: str) -> None:
    path = tmp_path / "card.json"
    if what == "folder":
        path.mkdir()
    drop(guest, path)
    assert "cannot be opened" in bench(guest).notice


NOT_UTF_8 = os.fsdecode(b"\xff\xfe\xe2\x80\xae.card.json")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["folder", "no card", "card"])
def test_a_file_whose_name_is_not_utf_8_is_told_of(
    guest: Guest, tmp_path: Path, kind: str, language: str
) -> None:
    guest.house.words = Words(language)
    lying, dropped = folder.folder(guest.house.paths) / NOT_UTF_8, tmp_path / NOT_UTF_8
    for path in (lying, dropped):
        path.parent.mkdir(parents=True, exist_ok=True)
        if kind == "folder":
            path.mkdir()
        else:
            path.write_bytes(write_card("blank_event", CAT) if kind == "card" else b"{")
    drop(guest, dropped)
    assert bench(guest).notice
    guest.frames(2)
    guest.click("cards")
    page = guest.top
    assert isinstance(page, CardsScene)
    guest.frames(2)
    drop(guest, dropped)
    guest.click(f"bin-{NOT_UTF_8}")
    guest.frames(2)
    guest.key(ESCAPE)
    guest.click(f"card-{NOT_UTF_8}")
    guest.frames(2)
    if kind == "card":
        assert bench(guest).bench.own == CAT
        guest.click("give")
        guest.frames(2)
        guest.click("icon-eye")
        guest.click("keep")
        assert list(files(guest)) == ["thunderpaw.card.json"]


def test_a_match_is_still_a_match(guest: Guest, tmp_path: Path) -> None:
    assert not FranticWorkshop(guest.house).takes(tmp_path / "2026-01-01-frantic.kibitz")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    assert isinstance(straight_in.handed_in(guest.house, letter), StartScene)


def test_a_file_laid_into_the_folder_is_there(guest: Guest) -> None:
    place = folder.folder(guest.house.paths)
    place.mkdir(parents=True)
    (place / "mine.card.json").write_bytes(write_card("do_it_yourself", CAT))
    (place / "spoilt.card.json").write_bytes(b"{")
    guest.click("cards")
    page = guest.top
    assert isinstance(page, CardsScene)
    assert [one.path.name for one in page.found] == ["mine.card.json", "spoilt.card.json"]
    assert [page.kind_of(one) for one in page.found] == ["Do It Yourself", ""]
    guest.click("card-spoilt.card.json")
    assert "Line 1" in page.notice
    assert (place / "spoilt.card.json").read_bytes() == b"{"
    guest.click("card-mine.card.json")
    assert bench(guest).bench.own == CAT


def test_a_card_is_deleted_only_after_a_question(guest: Guest) -> None:
    folder.keep(guest.house.paths, "do_it_yourself", CAT)
    guest.click("cards")
    for answer, left in (("no", 1), ("yes", 0)):
        guest.click("bin-thunderpaw.card.json")
        assert isinstance(guest.top, AskScene)
        guest.click(answer)
        assert len(folder.kept(guest.house.paths)) == left


def test_the_cards_are_turned_over_page_by_page(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    page = SCREENS["workshop, cards"](guest)
    assert isinstance(page, CardsScene)
    guest.enter(page)
    seen = {one.path.name for one in page.on_page()}
    guest.click("page-right")
    guest.frames(1)
    assert not guest.panel["page-right"].enabled
    assert seen | {one.path.name for one in page.on_page()} == {one.path.name for one in page.found}


def test_a_file_is_read_again_only_when_it_was_changed(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = guest.house.paths
    for number in range(20):
        folder.keep(paths, "do_it_yourself", read(f"Card {number}||red eye|nothing"))
    read_now: list[Path] = []
    read_bytes = Path.read_bytes

    def watched(path: Path) -> bytes:
        read_now.append(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", watched)
    folder.kept(paths)
    read_now.clear()
    use(guest, "light-lime", "icon-rocket")
    assert folder.name_taken(paths, "blank_event", "card 7")
    assert read_now == []
    # Changed by hand to one as long, as quickly as can be.
    path = folder.folder(paths) / "card-7.card.json"
    path.write_bytes(path.read_bytes().replace(b"Card 7", b"Carp 7"))
    os.utime(path, ns=(0, 7))
    assert not folder.name_taken(paths, "blank_event", "card 7")
    assert folder.name_taken(paths, "blank_event", "carp 7")
    path.unlink()
    assert not folder.name_taken(paths, "blank_event", "carp 7")


# Layout


@pytest.mark.parametrize("top", [PLATE_TOP, LARGE_PLATE_TOP, None])
def test_what_may_be_wished_stands_clear_of_the_ring(
    monkeypatch: pytest.MonkeyPatch, top: float | None
) -> None:
    """On the large card, its plate there, and on the small one (None)."""
    rings: list[tuple[float, float, float]] = []
    texts: list[tuple[float, float, float]] = []

    def figures(text: str, x: float, y: float, high: float, ink: str) -> str:
        texts.append((x, y, high))
        return ""

    def ring(colours: tuple[str, ...], x: float, y: float, radius: float, width: float) -> str:
        rings.append((x, y, radius))
        return ""

    monkeypatch.setattr(own_cards, "figures", figures)
    monkeypatch.setattr(fronts, "ring", ring)
    for wish in ("number", "either"):
        own = read(f"A|{wish}|red eye|nothing")
        if top is None:
            own_cards.front("blank_play", own)
        else:
            own_cards._poster.__wrapped__("blank_play", own, False, top)
        (x, y, radius), (left, middle, high) = rings[-1], texts[-1]
        corner = left + width("123", high) / 2, middle + high / 2
        # So thick is half a tube, and some air.
        assert hypot(x - corner[0], y - corner[1]) > radius + 4, wish


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("speak", "size", "letters"),
    [
        (Words, (1280, 720), 100),
        *((partial(Words, code), (1920, 1080), 200) for code in OTHERS),
        *((partial(Words, code), (1024, 640), 100) for code in OTHERS),
        (RightToLeft, (1024, 640), 200),
    ],
)
def test_the_workshop_fits(
    tmp_path: Path, size: tuple[int, int], speak: Callable[[], Words], letters: int
) -> None:
    for number, (name, screen) in enumerate(SCREENS.items()):
        if "workshop" not in name:
            continue
        guest = guest_who_reads(tmp_path / str(number), size, speak())
        guest.house.settings.text_size = letters
        guest.house.settle()
        page = screen(guest)
        guest.enter(page)
        check_layout(page, size, name)
        check_reach(page, name)
        if isinstance(page, WorkshopScene):
            # Points are the most there is to choose from.
            page.bench.set_action(0, "score")
            points = page.palette("amount", 0)
            guest.enter(points)
            assert len(points.panel.widgets) == 100
            check_layout(points, size, "points")
            check_reach(points, "points")


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("letters", [100, 200])
def test_words_side_by_side_have_letters_of_one_size(
    tmp_path: Path, size: tuple[int, int], letters: int, language: str
) -> None:
    guest = guest_who_reads(tmp_path, size, Words(language))
    guest.house.settings.text_size = letters
    guest.house.settle()
    scene = WorkshopScene(guest.house)
    guest.enter(scene)
    lettering, grid = guest.panel.brush.lettering, guest.panel.grid
    for action in TARGETS:
        target, amount = TARGETS[action][-1], AMOUNTS.get(action, ("",))[0]
        lay(guest, "blank_event", Composed("A", "", "red eye", (Part(action, amount, target),)))
        rows: dict[str, set[float]] = {}
        for widget in guest.panel.widgets:
            row = "tabs" if widget.key in {f"card-{card}" for card in CARDS} else "step"
            if row == "tabs" or isinstance(widget, Word):
                assert isinstance(widget, Button)
                room = widget.box.inflate(-grid.px(20), 0).size
                fit = lettering.fit_into(widget.words, grid.px(widget.size), room, "bold")
                rows.setdefault(row, set()).add(fit)
        assert all(len(sizes) == 1 for sizes in rows.values()), (action, rows)


def test_right_to_left_it_is_mirrored(tmp_path: Path) -> None:
    there = []
    for speak in (Words, RightToLeft):
        guest = guest_who_reads(tmp_path / speak.__name__, (1280, 720), speak())
        guest.enter(SCREENS["workshop"](guest))
        there.append({widget.key: widget.box for widget in guest.panel.widgets})
    usual, other = there
    for key, box in usual.items():
        # A word is as wide as it is written.
        if key.split("-")[0] not in ("action", "amount", "target"):
            assert (other[key].left, other[key].right) == (1280 - box.right, 1280 - box.left), key
    for at in range(3):
        row = [box for key, box in other.items() if key.endswith(f"-{at}")]
        assert max(box.right for box in row) > 700
