"""The card workshop: composing by all devices, files in and out, the practice table, the match."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import asdict
from math import hypot
from pathlib import Path
from typing import Any

import pygame
import pytest

from art.faces.frantic import fronts, own_cards
from art.faces.frantic.numerals import width
from art.faces.frantic.own_cards import LARGE_PLATE_TOP, PLATE_TOP
from game.chance import Chance
from game.frantic.card_file import VERSION, read_card, write_card
from game.frantic.cards import SYMBOL
from game.frantic.composing import (
    AMOUNTS,
    CARDS,
    EVENT_CARDS,
    TARGETS,
    Composed,
    Part,
    read,
)
from game.frantic.events import EventTurned
from game.frantic.moves import GoOn, Play
from game.frantic.options import Options
from scenes import statistics, straight_in
from scenes.controllers.frantic import workshop
from scenes.controllers.frantic.asking import OWN
from scenes.controllers.frantic.workshop import folder
from scenes.controllers.frantic.workshop.bench import Bench
from scenes.controllers.frantic.workshop.cards_page import CardsScene
from scenes.controllers.frantic.workshop.palette import PaletteScene
from scenes.controllers.frantic.workshop.pieces import Word
from scenes.controllers.frantic.workshop.practice import PracticeTable, practice_seating
from scenes.controllers.frantic.workshop.scene import WorkshopScene
from scenes.menus.ask import AskScene
from scenes.menus.matches import MatchesScene
from scenes.menus.pause import PauseScene
from scenes.menus.seats import SeatsScene
from scenes.menus.start import StartScene
from scenes.seating import default_seating, remember
from scenes.settings import LastPlayer, LastSeating
from scenes.table.matches import read_match
from scenes.table.on_file import unfinished
from scenes.table.scene import TableScene
from scenes.ui.widgets import Button, Stepper
from scenes.words import Words, languages
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_keys_alone import focus, walk_to
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.test_menus import check_layout, check_reach
from tests.scenes.tongues import RightToLeft

ENTER, ESCAPE, BACKSPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_BACKSPACE
ARROWS = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
CAT = read("Thunderpaw||amber cat|draw 2 everyone, swap chosen")
POTATO = read("Hot Hot Potato|colour|pink potato|give 2 chosen, draw 1 chosen")


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Guest]:
    """Somebody at the bench, who came from the shelf by way of the seats."""
    guest = Guest(tmp_path)
    guest.stage.push(StartScene(guest.house))
    guest.enter(SeatsScene(guest.house, "frantic"))
    guest.click("workshop")
    guest.frames(2)
    yield guest
    guest.stage.clear()


def bench(guest: Guest) -> WorkshopScene:
    top = guest.top
    assert isinstance(top, WorkshopScene)
    return top


def lay(guest: Guest, card: str, own: Composed) -> None:
    bench(guest).lay(Bench(card, own))
    guest.stage.resize(guest.stage.size)
    guest.frames(1)


def drop(guest: Guest, path: Path) -> None:
    guest.desk.post(pygame.DROPFILE, file=str(path))
    guest.hear()
    guest.frames(2)


def files(guest: Guest) -> dict[str, bytes]:
    """All that lies in the folder of cards."""
    place = folder.folder(guest.house.paths)
    return {path.name: path.read_bytes() for path in place.glob("*")}


def use(guest: Guest, *keys: str) -> None:
    """By keys alone to one control after the other."""
    for key in keys:
        walk_to(guest, key)
        guest.key(ENTER)
        guest.frames(1)


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


@pytest.mark.parametrize(
    ("typed", "says"),
    [("a|b", "sign"), ("\u05d0\u05d1", "left to right"), ("Big \u0634", "left to right")],
)
def test_a_name_that_cannot_be_is_refused(guest: Guest, typed: str, says: str) -> None:
    lay(guest, "blank_event", CAT)
    guest.click("name")
    guest.type(typed)
    guest.key(ENTER)
    assert bench(guest).bench.own.name == CAT.name
    assert says in bench(guest).notice


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
    (place / folder.DRAFT).mkdir(parents=True)
    lay(guest, "do_it_yourself", CAT)
    guest.click("keep")
    assert "thunderpaw.card.json" in bench(guest).notice and not bench(guest).alarm
    assert not bench(guest).bench.changed

    unlink = Path.unlink

    def locked(path: Path, missing_ok: bool = False) -> None:
        if path.name == "thunderpaw.card.json":
            raise PermissionError
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", locked)
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
    monkeypatch.setattr("scenes.table.kept.user_desktop_path", lambda: desk)
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
    "right to left": (
        lambda whole: whole.replace(b"Thunder", "\u05d0\u05d1".encode()), "Line 5.*right to left",
    ),
    "control character": (lambda whole: whole.replace(b"Thunder", b"\\u0007"), "Line 5.*sign"),
    "taken name": (lambda whole: whole.replace(b"Thunderpaw", b"Nice Try"), "Line 5.*Nice Try"),
    "huge": (lambda whole: whole + b" " * 100_000, "100"),
    "empty": (lambda whole: b"", "Line 1"),
}  # fmt: skip


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
    assert not workshop.takes(tmp_path / "2026-01-01-frantic.kibitz")
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


# The practice table


@pytest.mark.parametrize("card", CARDS)
def test_the_card_comes_at_once(guest: Guest, card: str) -> None:
    type_ = "red" if card == "blank_play" else ""
    own = read(f"Trial|{type_}|red eye|power 1 everyone, rule")
    seating = practice_seating(guest.house, card, own, 17)
    table = PracticeTable(guest.house, seating, card)
    assert [player.level for player in seating.players] == ["", "normal", "normal", "normal"]
    state = table.match.state
    events = state.play(GoOn(state.to_act()[0]))
    turned = [event.event for event in events if isinstance(event, EventTurned)]
    if card in EVENT_CARDS:
        assert turned == [card]
        return
    assert turned == []
    assert state.to_act() == (0,)
    move = next(move for move in state.moves(0)
                if isinstance(move, Play) and SYMBOL[move.card] == card)  # fmt: skip
    state.play(move)


def test_nothing_of_the_practice_is_kept_and_the_way_leads_back(guest: Guest) -> None:
    lay(guest, "do_it_yourself", CAT)
    guest.click("try")
    table = guest.top
    assert isinstance(table, PracticeTable)
    guest.frames(20)
    controller: Any = table.controller
    assert controller.introducing
    guest.key(ENTER)
    for _ in range(2000):
        guest.frames(1)
        if controller.asking.seat == 0:
            break
    hand = [target.what[1] for target in controller.asking.targets.all
            if target.open and target.what[0] == "card"]  # fmt: skip
    card = next(card for card in hand if SYMBOL[card] == "do_it_yourself")
    assert "Thunderpaw" in controller.asking.points_at(("card", card))
    assert "swap hands with the chosen player" in controller.asking.points_at(("card", card))
    controller.asking.choose(("card", card))
    assert len(table.match.moves) == 2
    table.open_result(controller.now_ns) if table.match.state.outcome else None
    guest.key(ESCAPE)
    assert isinstance(guest.top, PauseScene)
    guest.click("leave")
    guest.frames(1)
    assert (bench(guest).bench.card, bench(guest).bench.own) == ("do_it_yourself", CAT)
    assert unfinished(guest.house.paths) == []
    assert statistics.load(guest.house.paths) == []
    assert "frantic" not in guest.house.settings.seatings
    guest.key(ESCAPE)
    assert isinstance(guest.top, SeatsScene)


def test_practising_once_more_deals_the_card_again(guest: Guest) -> None:
    lay(guest, "blank_event", read("Sweep||red eye|draw 1 everyone"))
    guest.click("try")
    table = guest.top
    assert isinstance(table, PracticeTable)
    table.deal_again(table.match.seed + 1)
    fresh = guest.top
    assert isinstance(fresh, PracticeTable) and fresh is not table
    assert fresh.match.seed > table.match.seed
    assert table not in guest.stage.scenes
    fresh.change_seats()
    assert bench(guest).bench.own.name == "Sweep"


# In a match


def choose(guest: Guest, option: str, name: str) -> None:
    """Step through the values of an option until it is the one of that name."""
    widget = guest.panel[f"option-{option}"]
    assert isinstance(widget, Stepper) and widget.enabled
    for _ in widget.values:
        if widget.names[widget.values.index(widget.value)] == name:
            return
        guest.click(widget.key)
        guest.frames(1)
        widget = guest.panel[f"option-{option}"]
        assert isinstance(widget, Stepper)
    raise AssertionError(f"{option} cannot be {name}")


@pytest.fixture
def seats(tmp_path: Path) -> Iterator[Guest]:
    """Somebody before the options of Frantic who has composed some cards."""
    guest = Guest(tmp_path)
    for card, own in (
        ("do_it_yourself", CAT), ("blank_play", POTATO),
        ("blank_play", read("Purple Rain|violet|cyan ghost|draw 1 others")),
        ("blank_event", read("Big Sweep||cyan broom|discard 2 everyone")),
    ):  # fmt: skip
        folder.keep(guest.house.paths, card, own)
    guest.stage.push(StartScene(guest.house))
    guest.enter(SeatsScene(guest.house, "frantic"))
    guest.click("tab-options-1")
    guest.frames(1)
    yield guest
    guest.stage.clear()


def test_composed_cards_can_be_chosen_while_their_module_is_on(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    for preset, blank, pandora in (("Classic chaos", False, False), ("Pandemonium", False, True),
                                   ("Everything", True, True)):  # fmt: skip
        choose(seats, "preset", preset)
        for option, on in (("blank_play", blank), ("blank_event", blank),
                           ("do_it_yourself", pandora), ("pandoras_box", pandora)):  # fmt: skip
            assert seats.panel[f"option-{option}"].enabled == on
    widget = seats.panel["option-blank_play"]
    assert isinstance(widget, Stepper)
    assert widget.names == ["As printed", "Hot Hot Potato", "Purple Rain"]
    choose(seats, "blank_play", "Hot Hot Potato")
    assert scene.roster.options.blank_play == str(POTATO)
    # Its file may go: what was chosen stays.
    for one in folder.kept(seats.house.paths):
        one.path.unlink()
    seats.stage.resize(seats.stage.size)
    choose(seats, "blank_play", "Hot Hot Potato")


def test_a_chosen_card_is_read_by_all_and_played(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Hot Hot Potato")
    choose(seats, "do_it_yourself", "Thunderpaw")
    seats.click("deal")
    table = seats.top
    assert isinstance(table, TableScene)
    seats.frames(10)
    controller: Any = table.controller
    assert set(controller.own.cards) == {"blank_play", "do_it_yourself"}
    # Nobody is asked, nothing happens, until somebody has read them.
    before = len(table.match.moves)
    seats.frames(200)
    assert controller.introducing and len(table.match.moves) == before == 0
    seats.mouse(controller.asking.go_on_box.center, True)
    seats.frames(3)
    assert not controller.introducing
    assert controller.talk.title("blank_play") == "Hot Hot Potato"
    assert controller.talk.happens("pandoras_box") == Words("en")("frantic-event-pandoras_box-full")
    [path] = unfinished(seats.house.paths)
    assert read_match(path).options.blank_play == str(POTATO)
    printed = table.face.front_svg
    for card, symbol in enumerate(SYMBOL):
        dressed = table.pictures.face.front_svg(card) != printed(card)
        assert dressed == (symbol in controller.own.cards), symbol
    # They can be read again at any time.
    seats.key(pygame.KSCAN_I)
    seats.frames(2)
    assert controller.reading.what is not None
    seats.key(pygame.KSCAN_I)
    assert controller.reading.what is None


@pytest.fixture
def table(seats: Guest) -> Iterator[tuple[Guest, Any]]:
    """Somebody whose turn it is in a match with composed cards, and the controller."""
    seats.plug_in()
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Hot Hot Potato")
    scene: Any = seats.top
    scene.roster.seed = 7
    seats.click("deal")
    seats.frames(5)
    top: Any = seats.top
    controller = top.controller
    seats.key(ENTER)
    for _ in range(3000):
        seats.frames(1)
        if any(target.what == "draw pile" for target in controller.asking.targets.all):
            break
        if controller.asking.seat is not None:
            seats.key(pygame.KSCAN_DOWN, ENTER)
    yield seats, controller


def test_fra_353_composed_cards_are_read_at_any_time_by_keys_alone(
    table: tuple[Guest, Any],
) -> None:
    guest, controller = table
    asking, reading = controller.asking, controller.reading
    top, moves = controller.shown.pile[-1], len(controller.match.moves)
    asking.targets.focus, about_own = None, ("about", OWN)
    read: dict[Any, Any] = {}
    for where in (None, *(target.what for target in asking.targets.all)):
        for press in (lambda: guest.key(pygame.KSCAN_I), lambda: guest.button(3)):
            asking.targets.focus = where
            press()
            guest.frames(1)
            read.setdefault(where, []).append(reading.what)
            press()
            assert reading.what is None
    assert all(one == other for one, other in read.values())
    found = {where: one for where, (one, _) in read.items()}
    assert (found[None], found[about_own], found["draw pile"]) == (OWN, OWN, top)
    for where, one in found.items():
        if where and where[0] == "card":
            assert one == where[1]
    # The arrows lead there from every card, and Enter shows them.
    asking.targets.focus = next(where for where in found if where and where[0] == "card")
    chance = Chance(4)
    for _ in range(300):
        if asking.targets.focus == about_own:
            break
        guest.key(chance.choice(ARROWS))
    assert asking.targets.focus == about_own
    assert "home-made card" in asking.points_at(about_own)
    guest.key(ENTER)
    guest.frames(1)
    assert reading.what == OWN
    guest.key(ENTER)
    assert reading.what is None
    assert len(controller.match.moves) == moves


def test_among_bots_alone_the_cards_are_shown_for_a_while(seats: Guest) -> None:
    seating = default_seating(
        "frantic", seats.house.words, 3, ("easy", "easy"),
        Options(preset="everything", do_it_yourself=str(CAT)),
    )  # fmt: skip
    table = TableScene(seats.house, seating)
    seats.enter(table)
    controller: Any = table.controller
    assert controller.introducing
    seats.frames(600)
    assert not controller.introducing


def test_a_taken_up_match_does_not_introduce_again(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_event", "Big Sweep")
    seats.click("deal")
    table: Any = seats.top
    seats.frames(5)
    seats.key(ENTER)
    for _ in range(3000):
        seats.frames(1)
        if table.match.state.number and table.match.moves:
            break
        if table.controller.asking.seat is not None:
            seats.key(ENTER)
    [path] = unfinished(seats.house.paths)
    seats.stage.clear()
    again = TableScene.taken_up(seats.house, path)
    seats.enter(again)
    controller: Any = again.controller
    assert "blank_event" in controller.own.cards
    assert not controller.introducing


def test_a_violet_card_without_violet_is_refused_at_the_deal(seats: Guest) -> None:
    choose(seats, "preset", "Everything")
    choose(seats, "blank_play", "Purple Rain")
    choose(seats, "preset", "Own choice")
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    scene.roster.set_option("blank", True)
    seats.click("deal")
    assert seats.top is scene
    assert "cannot have that type" in scene.notice


def test_two_cards_of_one_name_are_refused(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    twin = str(CAT)
    scene.roster.set_options(Options(preset="everything", do_it_yourself=twin, blank_event=twin))
    seats.click("deal")
    assert seats.top is scene
    assert "same name" in scene.notice


ROTTEN = ["garbage", "X|||fly", "a|b|c", "|||", "X|||give", 5, True, "Nice Try|||draw 1 self|"]


@pytest.mark.parametrize("value", ROTTEN, ids=map(repr, ROTTEN))
@pytest.mark.parametrize("kept_as", ["preset", "seating", "recent"])
def test_what_is_no_card_in_the_settings_is_not_offered(
    tmp_path: Path, value: str | int, kept_as: str
) -> None:
    guest = Guest(tmp_path)
    settings = guest.house.settings
    bad = {**asdict(Options(preset="everything")), "do_it_yourself": value}
    remember(default_seating("frantic", guest.house.words, 1), settings)
    match kept_as:
        case "preset":
            settings.presets["frantic"] = {"Mine": bad}
        case "seating":
            settings.seatings["frantic"].options = bad
        case "recent":
            settings.recent_seatings["frantic"].append(LastSeating([LastPlayer("A", 0)] * 3, bad))
    scene = SeatsScene(guest.house, "frantic")
    guest.enter(scene)
    for sheet in scene.sheets:
        guest.click(f"tab-{sheet}")
        guest.frames(1)
    widget = guest.panel["preset"]
    assert isinstance(widget, Stepper) and "Mine" not in widget.names
    assert workshop.name_of(str(value)) == str(value)
    # What stands there may be another version's, and stays.
    assert kept_as != "preset" or settings.presets["frantic"] == {"Mine": bad}


def test_options_that_cannot_be_dealt_are_not_kept_under_a_name(seats: Guest) -> None:
    scene = seats.top
    assert isinstance(scene, SeatsScene)
    violet = "Rain|violet|red eye|nothing"
    scene.roster.set_options(Options(preset="own", blank=True, blank_play=violet))
    scene.changed()
    seats.click("preset-keep")
    assert seats.top is scene
    assert "cannot have that type" in scene.notice


# Layout


@pytest.mark.parametrize("top", [PLATE_TOP, LARGE_PLATE_TOP, None])
def test_what_may_be_wished_stands_clear_of_the_ring(
    monkeypatch: pytest.MonkeyPatch, top: float | None
) -> None:
    """On the large card, its plate there, and on the small one (None)."""
    rings: list[tuple[float, float, float]] = []
    texts: list[tuple[float, float, float]] = []
    monkeypatch.setattr(
        own_cards, "figures", lambda text, x, y, high, ink: texts.append((x, y, high)) or ""
    )
    monkeypatch.setattr(fronts, "ring", lambda *args: rings.append(args[1:4]) or "")
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


@pytest.mark.parametrize(
    ("speak", "size", "letters"),
    [
        (Words, (1280, 720), 100),
        (lambda: Words("de"), (1920, 1080), 200),
        (lambda: Words("de"), (1024, 640), 100),
        (RightToLeft, (1024, 640), 200),
    ],
    ids=["english", "german, large", "german, small", "hebrew, small"],
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
    lettering, grid = guest.house.lettering, guest.panel.grid
    for action in TARGETS:
        target, amount = TARGETS[action][-1], AMOUNTS.get(action, ("",))[0]
        lay(guest, "blank_event", Composed("A", "", "red eye", (Part(action, amount, target),)))
        rows: dict[str, set[int]] = {}
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
