"""The sentence of a composed card: right in every language, and what the card then really does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.frantic.cards import COLOUR_WORDS
from game.frantic.composed.card import AMOUNTS, CARDS, ONLY, TARGETS, Composed, Part, read
from game.frantic.composed.sentences import clause
from game.frantic.events import Marked, PowersDealt
from game.frantic.moves import Name
from game.frantic.steps import AskPlay
from scenes.words import Words, languages
from scenes.workshops.frantic.composed_words import pieces, saying, sentence
from tests.frantic_table import position

FEW_POINTS = ("-50", "-1", "1", "20", "50")
A, B, C, D = range(4)


def all_steps() -> Iterator[Part]:
    """Every action with every target and amount; of points only some."""
    for action, targets in TARGETS.items():
        amounts = FEW_POINTS if action == "score" else AMOUNTS.get(action, ("",))
        for target in targets:
            yield from (Part(action, amount, target) for amount in amounts)


def card_with(card: str, *parts: Part) -> Composed:
    return Composed("Trial", "colour" if card == "blank_play" else "", "pink bomb", parts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", CARDS)
def test_every_step_makes_a_sentence(language: str, card: str) -> None:
    """A message that is missing, or an argument of it, stands in the log and fails the test."""
    words = Words(language)
    seen = set[str]()
    for part in all_steps():
        for later in (False, True):
            text = saying(words)(clause(card, part, later))
            assert not re.search(r"[{}$\ue000-\ue003]|  |frantic|^ | $", text), text
            says = [piece.says for piece in pieces(words, card, part, later) if piece.says]
            wanted = {"action": True, "amount": part.action in AMOUNTS,
                      "target": part.action not in ONLY}  # fmt: skip
            assert sorted(says) == sorted(name for name, there in wanted.items() if there), text
            # Whatever is chosen, another sentence comes of it.
            assert text not in seen, text
            seen.add(text)
        whole = sentence(words, card, card_with(card, part, part))
        assert not whole[0].islower() and whole.endswith(".") and whole.count("..") == 0


@pytest.mark.parametrize(
    ("language", "card", "text", "expected"),
    [
        ("en", "blank_play", "A|red||draw 1 self", "You draw one card."),
        ("en", "blank_play", "A|red||draw 5 chosen", "The chosen player draws five cards."),
        (
            "en", "blank_play", "A|number||give 2 chosen, score -1 self",
            "Wish for a number. If you like: you give the chosen player two cards, "
            "then you lose 1 point.",
        ),
        (
            "en", "blank_event", "A|||collect 1 everyone, swap left",
            "Every other player gives the trigger player one card, "
            "then the trigger player swaps hands with the left neighbour.",
        ),
        ("en", "pandoras_box", "A|||skip self, event",
         "The trigger player loses the next turn, then an event is triggered."),
        ("de", "blank_play", "A|red||draw 1 self", "Du ziehst eine Karte."),
        (
            "de", "do_it_yourself", "A|||discard 2 everyone, steal 1 others, reveal fewest",
            "Wünsch dir eine Farbe. Wenn du magst: alle werfen je zwei Karten ab, "
            "dann nimmst du allen anderen je eine Karte verdeckt ab, "
            "dann legt die kleinste Hand die Hand offen.",
        ),
        (
            "de", "blank_event", "A|||score 1 left, power 2 everyone, rotate right",
            "Der linke Nachbar des Auslösers bekommt 1 Punkt, "
            "dann bekommen alle je zwei Powerkarten, "
            "dann wandern alle Hände einen Platz nach rechts.",
        ),
        ("de", "blank_play", "A|either||nothing",
         "Wünsch dir eine Farbe oder eine Zahl. Wenn du magst: es geschieht nichts."),
    ],
)  # fmt: skip
def test_sentences(language: str, card: str, text: str, expected: str) -> None:
    assert sentence(Words(language), card, read(text)) == expected


# What the sentence says is what happens

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
HANDS = (
    "R1 R2 R3 R4 R6 R7 R8", "B1 B2 B3 B4 B6 B7 B8 B9 skip-B", "G1 G2 G3 G4 G6 G7",
    "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9",
)  # fmt: skip
# By what the sentence says, who it is about; A set the event off, D sits to A's left.
WHO = {
    "the trigger player": {A}, "the chosen player": {C}, "everyone else": {B, C, D},
    "every other player": {B, C, D}, "everyone": {A, B, C, D},
    "whoever has the most cards": {B}, "whoever has the fewest cards": {C},
    "the trigger player’s left neighbour": {D}, "the trigger player’s right neighbour": {B},
    "the left neighbour": {D}, "the right neighbour": {B},
}  # fmt: skip
ANYBODY = "a random other player"
NAMES = "|".join(sorted([*WHO, ANYBODY], key=len, reverse=True))
SAYS = {
    "draw": rf"(?P<who>{NAMES}) draws (?P<much>\w+) cards?",
    "discard": rf"(?P<who>{NAMES}) discards (?P<much>\w+) cards?",
    "give": rf"the trigger player gives (?P<who>{NAMES}) (?P<much>\w+) cards?",
    "collect": rf"(?P<who>{NAMES}) gives the trigger player (?P<much>\w+) cards?",
    "steal": rf"the trigger player takes (?P<much>\w+) cards? unseen from (?P<who>{NAMES})",
    "score": rf"(?P<who>{NAMES}) (?P<sign>gets|loses) (?P<much>\d+) points?",
    "skip": rf"(?P<who>{NAMES}) loses the next turn",
    "power": rf"(?P<who>{NAMES}) gets (?P<much>one|two) power cards?",
}


def carried_out(part: Part) -> tuple[Any, list[Any]]:
    """A's black 5 sets off a Pandora's Box of one step; C is chosen, and the first cards are."""
    state = position(
        [f"K5 {HANDS[0]}", *HANDS[1:]], top="R5", preset="everything", events=["pandoras_box"],
        pandoras_box=str(card_with("pandoras_box", part)), totals=(100, 100, 100, 100),
    )  # fmt: skip
    events = state.play(next(move for move in state.moves(A) if str(move) == "0 play K5"))
    while not isinstance(state.agenda[0], AskPlay):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        chosen = [move for move in moves if isinstance(move, Name) and move.player == C]
        events += state.play((chosen or [_patient(moves)])[0])
    return state, events


def _patient(moves: Any) -> Any:
    """Nobody throws anything in."""
    return next((move for move in moves if str(move).endswith("pass")), moves[0])


def expected_hands(action: str, who: set[int], much: int) -> list[int]:
    sizes = [len(cards.split()) for cards in HANDS]
    for seat in who:
        sizes[seat] += {"draw": much, "give": much}.get(action, -much)
        if action in ("give", "collect", "steal"):
            sizes[A] -= much if action == "give" else -much
    return sizes


def tried(part: Part) -> bool:
    """A does not hold enough cards to give three to each."""
    lavish = part.action == "give" and part.target in ("others", "everyone") and part.count > 2
    return part.action in SAYS and not lavish


@pytest.mark.parametrize("part", [part for part in all_steps() if tried(part)], ids=str)
def test_a_card_does_what_its_sentence_says(part: Part) -> None:
    says = saying(Words("en"))(clause("pandoras_box", part, later=False))
    found = re.fullmatch(SAYS[part.action], says)
    assert found is not None, says
    who = [WHO[found["who"]]] if found["who"] in WHO else [{B}, {C}, {D}]
    much = found.groupdict().get("much") or "0"
    count = NUMBERS[much] if much in NUMBERS else int(much)
    state, events = carried_out(part)
    match part.action:
        case "score":
            by = count if found["sign"] == "gets" else -count
            wanted = [[100 + by * (seat in some) for seat in range(4)] for some in who]
            assert list(state.totals) in wanted
        case "skip":
            assert {event.seat for event in events if isinstance(event, Marked)} in who
        case "power":
            dealt = {event.seat: len(event.powers) for event in events
                     if isinstance(event, PowersDealt)}  # fmt: skip
            assert dealt in [dict.fromkeys(some, count) for some in who]
        case _:
            wanted = [expected_hands(part.action, some, count) for some in who]
            assert [len(cards) for cards in state.hands] in wanted


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("swap left", [8, 9, 6, 7]), ("swap right", [9, 7, 6, 8]), ("swap most", [9, 7, 6, 8]),
        ("swap fewest", [6, 9, 7, 8]), ("swap chosen", [6, 9, 7, 8]),
        # Each hand goes to the neighbour on that side: A's to D, or to B.
        ("rotate left", [9, 6, 8, 7]), ("rotate right", [8, 7, 9, 6]),
    ],
)  # fmt: skip
def test_hands_go_where_the_sentence_says(text: str, after: list[int]) -> None:
    [part] = read(f"Trial|||{text}").parts
    state, _ = carried_out(part)
    assert [len(cards) for cards in state.hands] == after


def test_only_a_plain_card_must_do_what_it_says() -> None:
    words = Words("en")
    for colour in COLOUR_WORDS:
        assert "like" not in sentence(words, "blank_play", read(f"A|{colour}||draw 1 self"))
    assert "If you like" in sentence(words, "do_it_yourself", read("A|||draw 1 self"))
    assert "If you like" not in sentence(words, "blank_event", read("A|||draw 1 self"))
