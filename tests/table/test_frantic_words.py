"""What the table of Frantic says is what the rulebook says, under every option."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from art.cloth import table as table_cloth
from game.frantic.cards import CARD, EVENTS
from game.frantic.event_cards.steps import AskRisk
from game.frantic.moves import parse_move
from game.frantic.naming import effect, explained, happens, means
from game.prompts import Thing
from scenes.controllers.frantic.controller import Controller
from scenes.controllers.frantic.picture import score_sheet
from scenes.controllers.frantic.reading import card_of
from scenes.controllers.frantic.reading import in_full as card_in_full
from scenes.words import languages
from tests.frantic_table import play, position
from tests.table.frantic_questions import controller, open_table, settle
from tests.table.house import Driver, answer_for, table

At = Callable[..., Driver]
# Events that do something else, or nothing, where no score is kept.
BY_SCORE = (
    "doomsday", "time_bomb", "double_taxation", "seppuku", "identity_theft", "parasite",
    "times_two", "plus_20",
)  # fmt: skip
# What leaves out in passing what may change the outcome.
LONGER = (
    "time_bomb", "gambling_man", "plague", "vandalism", "robin_hood", "charity", "crowdfunding",
    "rewind", "little_brother", "skip", "mimicry", "the_end", "lucky_bastard", "fuck_you",
    "edison",
)  # fmt: skip


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[At]:
    """Sit down where the game stands like this."""
    monkeypatch.setattr("scenes.table.scene.table_cloth", cache(table_cloth))
    opened: list[Driver] = []

    def sit(state: Any, people: tuple[int, ...] | None = None) -> Driver:
        opened.append(open_table(tmp_path, state, people))
        return opened[-1]

    yield sit
    for driver in opened:
        driver.stage.clear()


def turn(**options: Any) -> Any:
    return position(["R5 gift-R K1", "B2 B3", "G1 G2"], top="R3", preset="everything", **options)


def sources(language: str) -> dict[str, str]:
    """The messages of Frantic as they stand in their file."""
    text = files("game").joinpath(f"frantic/words/{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([\w-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return dict(found)


# Without a score


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", BY_SCORE)
def test_without_a_score_an_event_is_explained_otherwise(at: At, event: str, language: str) -> None:
    said: list[list[str]] = []
    for scores in (True, False):
        driver = at(turn(scores=scores))
        driver.house.words.speak(language)
        control = controller(driver)
        options = control.shown.options
        messages = (happens(event, options), means(event, options), explained(event, options))
        said.append([*map(control.say, messages), *in_full(control, the_card(event))])
    for kept, without in zip(*said, strict=True):
        assert kept != without
    assert not re.search(r"\d\d", said[1][0])


def in_full(control: Controller, card: int) -> list[str]:
    return card_in_full(card, control.shown.options, control.words, control.say)


def the_card(name: str) -> int:
    card = card_of(name)
    assert card is not None
    return card


@pytest.mark.parametrize(("scores", "stake"), [(True, "21 points"), (False, "two cards to draw")])
def test_who_decides_about_seppuku_reads_what_is_at_stake(at: At, scores: bool, stake: str) -> None:
    state = position(["K5 R2", "B2 B3"], requirement="5", scores=scores, events=["seppuku"])
    play(state, "0 play K5", *(["1 pass"] if state.phase == "window" else []))
    while state.phase == "window":
        play(state, f"{state.to_act()[0]} pass")
    assert isinstance(state.agenda[0], AskRisk)
    driver = at(state)
    control = controller(driver)
    assert stake in control.points_at(Thing("answer", "yes"))


@pytest.mark.parametrize(("scores", "told"), [(True, "21 points"), (False, "two cards to draw")])
def test_the_log_tells_what_an_event_does_in_this_match(at: At, scores: bool, told: str) -> None:
    state = position(["K5 R2", "B2 B3"], requirement="5", scores=scores, events=["seppuku"])
    driver = at(state)
    driver.run(50)
    control = controller(driver)
    answer_for(control, next(move for move in state.moves(0) if str(move) == "0 play K5"))
    settle(driver)
    assert told in " ".join(table(driver).log.lines)


def test_without_a_score_the_end_speaks_of_no_limit_and_no_totals(at: At) -> None:
    for scores in (True, False):
        driver = at(position(["R5", "B2 B3"], top="R3", scores=scores))
        control = controller(driver)
        play(control.match.state, "0 play R5")
        while control.match.state.phase == "window":
            play(control.match.state, f"{control.match.state.to_act()[0]} pass")
        control.shown = control.seen()
        assert ("Limit" in score_sheet(control.shown, control.brush).title) is scores


# Other options


def test_fra_356_gambling_man_is_explained_by_the_rule_that_was_agreed(at: At) -> None:
    for rule, word in (("new", "second-lowest"), ("old", "colour played last")):
        control = controller(at(turn(gambling_man=rule)))
        assert word in control.say(happens("gambling_man", control.shown.options))
        assert word in " ".join(in_full(control, the_card("gambling_man")))


def test_fra_358_2nd_chance_says_whether_it_must_be_followed(at: At) -> None:
    for must in (True, False):
        control = controller(at(turn(must_follow=must)))
        card = CARD["second_chance-R"]
        assert ("You must" in control.say(effect(card, control.shown.options))) is must
        assert ("You must" in " ".join(in_full(control, card))) is must


def test_fra_357_mimicry_says_whether_it_reacts(at: At) -> None:
    for reacts in (True, False):
        told = in_full(controller(at(turn(mimicry_reacts=reacts))), CARD["mimicry"])
        assert ("cannot be thrown in" in " ".join(told)) is not reacts


# In full


@pytest.mark.sample(4)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LONGER)
def test_there_is_more_to_read_than_is_said_in_passing(at: At, name: str, language: str) -> None:
    driver = at(turn())
    driver.house.words.speak(language)
    control, card = controller(driver), the_card(name)
    options = control.shown.options
    passing = happens(name, options) if name in EVENTS else effect(card, options)
    assert len(in_full(control, card)[0]) > 1.4 * len(control.say(passing))


def test_every_card_and_event_can_be_read_in_full_in_every_language(at: At) -> None:
    """A message that is missing, or an argument of it, stands in the log and fails the test."""
    for language in languages():
        for scores in (True, False):
            driver = at(turn(scores=scores))
            driver.house.words.speak(language)
            control = controller(driver)
            for name in EVENTS:
                assert in_full(control, the_card(name))[0].endswith((".", "!"))
            for card in range(len(CARD)):
                assert all(text.endswith(".") for text in in_full(control, card))


# Plain English


def test_people_are_they_and_apostrophes_are_curly() -> None:
    for language in languages():
        for key, text in sources(language).items():
            assert "'" not in text, key
    for key, text in sources("en").items():
        assert not re.search(r"\b(he|his|him|himself|needed is)\b", text, re.IGNORECASE), key
        assert not re.search(r"\ba (8|\{ \$number \} or)|wish(es)? a\b", text), key


def test_it_is_an_8(at: At) -> None:
    control = controller(at(position(["R5 B2", "B2 B3"], requirement="8", top="")))
    assert refused(control, "0 play R5") == "That card does not fit: you need an 8."
    control = controller(at(position(["R5 B2", "B2 B3"], requirement="blue 3", top="")))
    assert refused(control, "0 play R5") == "That card does not fit: you need blue or a 3."


def refused(control: Controller, text: str) -> str:
    refusal = control.match.state.check(parse_move(text))
    assert refusal is not None
    return control.refusal(refusal)


@pytest.mark.parametrize("names", ["mild", "family", "original"])
def test_fra_214_what_was_wished_is_called_by_its_name(at: At, names: str) -> None:
    state = position(["special_fantastic R5", "B2 B3"], top="R3", preset="everything", names=names)
    play(state, "0 play special_fantastic", "0 wish golden_fuck_you")
    control = controller(at(state))
    title = {"mild": "Golden F*** You", "family": "Golden Forget You",
             "original": "Golden Fuck You"}[names]  # fmt: skip
    assert control.log_note() == f"Needed: {title}."
    assert title in refused(control, "1 play B2")
