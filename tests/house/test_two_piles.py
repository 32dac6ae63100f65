"""What the house gives to a game of cards round two piles, shown on the smallest one."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from pygame.image import tobytes

from art.cards import CardPictures, Face
from art.text import Lettering
from game.bots.by_trial import Trial
from game.bots.search import finish
from game.cards import HIDDEN, CardsMoved, Shuffled
from game.chance import Chance
from game.french_deck import CARD, DECK, card_name
from game.move_text import Spoken
from game.rules import BadOptions, Illegal, Outcome, Refusal
from game.spread import plain
from game.telling import Asked
from game.two_piles import (
    Draw,
    HandsShown,
    Pass,
    Passed,
    answers,
    describe,
    followed,
    tell,
)
from scenes.words import Words, languages
from scenes.words.saying import Saying
from tests.house.shed import GAME, NoOptions, Shed, ShedState, plain_face


@dataclass(frozen=True, slots=True)
class Knock(Spoken):
    """What no step of this game takes."""

    word = "knock"


def fresh(seats: int = 3) -> ShedState:
    state = GAME.deal(seats, NoOptions(), 5)
    assert isinstance(state, ShedState)
    return state


def test_a_random_game_is_followed_and_imagined_by_everybody_and_copied() -> None:
    for seed in range(6):
        state, chance = GAME.deal(3, NoOptions(), seed), Chance(seed)
        views = {seat: state.view(seat) for seat in (None, 0, 1, 2)}
        for _ in range(200):
            if state.outcome is not None:
                break
            move = chance.choice(state.moves(state.to_act()[0]))
            before, kept = state.copy(), state.copy()
            events = state.play(move)
            assert before == kept != state
            for seat, view in views.items():
                for event in events:
                    view = followed(view, event.seen_by(seat))
                true = state.view(seat)
                assert followed(view, Asked.of(true)) == true
                imagined = GAME.imagine(true, Chance(seed))
                assert imagined.view(seat) == true
                found = (*imagined.hands, imagined.draw, imagined.discard)
                assert sorted(card for cards in found for card in cards) == list(DECK)
                views[seat] = true
        assert state.outcome is not None
        assert isinstance(events[-1], HandsShown)
        assert state.check(Draw(0)) == Refusal("table-over", "SHED-1")


def test_an_empty_pile_is_made_of_all_below_the_top_card() -> None:
    state = fresh(2)
    state.discard, state.draw = state.draw[:20] + state.discard, []
    below, top = sorted(state.discard[:-1]), state.discard[-1]
    events = state.play(Draw(0))
    assert [type(event) for event in events] == [CardsMoved, Shuffled, CardsMoved]
    assert state.discard == [top]
    assert sorted([*state.draw, *(c for c in state.hands[0] if c in below)]) == below
    drawn = events[-1]
    assert isinstance(drawn, CardsMoved)
    assert drawn.seen_by(1).cards == (HIDDEN,)
    assert drawn.seen_by(0).cards == drawn.cards


def test_what_cannot_be_done_is_refused_and_changes_nothing() -> None:
    state = fresh()
    foreign = state.hands[1][0]
    before = state.copy()
    for move, code in (
        (Shed(0, foreign), "cards-not-held"),
        (Pass(0), "cards-draw-first"),
        (Draw(1), "table-not-your-turn"),
        (Knock(0), "table-not-now"),
    ):
        with pytest.raises(Illegal) as raised:
            state.play(move)
        assert raised.value.refusal.code == code
        assert state.check(move) == raised.value.refusal
        assert state == before
    state.play(Draw(0))
    assert state.check(Draw(0)) == Refusal("cards-drawn", "SHED-2")
    assert state.play(Pass(0)) == [Passed(0)]
    with pytest.raises(BadOptions):
        GAME.deal(4, NoOptions(), 1)


def test_a_card_that_cannot_be_played_is_an_answer_that_says_why() -> None:
    state = fresh()
    closed, *_ = state.hands[0]

    def check(move: object) -> Refusal | None:
        return Refusal("cards-not-held", "SHED-1") if move == Shed(0, closed) else None

    found = answers(state.view(0), state.moves(0), check, Shed, card_name)
    assert [answer.thing.kind for answer in found] == ["card", "card", "card", "pile"]
    assert [answer.refusal for answer in found] == [check(Shed(0, closed)), None, None, None]
    assert found[-1].move == Draw(0)


def test_moves_are_read_back_and_nothing_else_is() -> None:
    for move in (Shed(2, 17), Draw(0), Pass(1)):
        assert GAME.parse_move(str(move)) == move
    assert str(Shed(2, CARD["5D"])) == "2 shed 5D"
    for text in ("", "0", "0 shed", "0 shed x", "0 shed 5D 5D", "0 shed 17", "0 draw 1",
                 "shed 0 5D", "0 play 5D"):  # fmt: skip
        with pytest.raises(ValueError, match="not a move"):
            GAME.parse_move(text)


@pytest.mark.parametrize("language", languages())
def test_all_that_is_told_has_words(language: str) -> None:
    say = Saying(Words(language), lambda seat: "Ann")
    state = fresh()
    events = [*state.play(Draw(0)), *state.play(Pass(0)), *state.play(state.moves(1)[0])]
    said = [say(one) for event in events for one in tell(event, card_name)]
    said += [say(one) for one in describe(state.view(1), card_name)]
    assert len(said) == 3 + 1 + 3 + 1
    rows = plain(card_name)(state.view(1), ())
    assert [len(row.places) for row in rows] == [2, 2]
    assert all(said)


def test_who_tries_everything_out_plays_the_card_that_wins() -> None:
    state = fresh(2)
    state.hands[0], state.draw = [state.hands[0][0]], state.draw + state.hands[0][1:]
    trial, view = Trial(GAME), state.view(0)
    bot = trial.make_bot("hard", 0, 3)
    assert bot.choose(view, state.moves(0)) == Shed(0, state.hands[0][0])
    expert = trial.expert()
    weighing = finish(expert.weigh(view, state.moves(0), 3, expert.quick, None))
    assert weighing.worth(0) == 1.0 > weighing.worth(1)


def test_the_highest_score_wins_and_a_tie_leaves_a_gap() -> None:
    assert Outcome.of((3, 7, 7, 1), "out") == Outcome((1, 2), (3, 7, 7, 1), (3, 1, 1, 4), "out")


def test_every_card_of_the_ordinary_deck_looks_different() -> None:
    face: Face = plain_face()
    pictures = CardPictures(face, Lettering())
    looks = {tobytes(pictures.front(card, 60), "RGB") for card in DECK}
    assert len(looks) == len(CARD) == 52
    assert tobytes(pictures.back(60), "RGB") not in looks


@pytest.mark.parametrize("language", languages())
def test_what_a_game_does_not_say_is_said_as_in_any_game(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes import words

    both = {"names": "A, B", "count": 2}
    own = Words(language)("frantic-won", **both)
    monkeypatch.setattr(words, "open_games", lambda: ("frantic", "shed"))
    assert Words(language)("shed-won", **both) == Words(language)("any-game-won", **both) != own
    assert Words(language)("frantic-won", **both) == own
