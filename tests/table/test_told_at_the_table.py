"""What the table tells by itself: who takes a trick and why, why a hand changed, who a card is."""

from __future__ import annotations

from pathlib import Path

from game.cards import CardsMoved, Zone
from game.chance import Stacked
from game.jetriko import GAME
from game.jetriko.moves import Draw, TakeHit
from game.nyet.board import Terms
from game.nyet.cards import CARD, RED
from game.nyet.naming import why_taken
from game.prompts import Thing
from scenes.controllers.nyet.controller import Controller as NyetController
from scenes.table.hand.news import MOST, latest, touches
from scenes.table.hand.table import HandTable
from scenes.table.messages import Remark, Tone
from scenes.table.sitting import Sitting
from tests.lessons.learner import LONGEST_FRAMES, Learner
from tests.table.house import sitting_at
from tests.table.laid import laid

TERMS = Terms(0, "keep", RED, 3, 3)


def key_of(*names: str, winner: int) -> str:
    return why_taken([CARD[name] for name in names], 0, winner, TERMS).key


def test_why_a_trick_is_taken() -> None:
    assert key_of("B5", "B9", "Y13", winner=1) == "nyet-takes-highest"
    assert key_of("B5", "R2", "B9", winner=1) == "nyet-takes-trump"
    assert key_of("R5", "R9", "B9", winner=1) == "nyet-takes-highest"
    assert key_of("B5", "R9", "G1", winner=2) == "nyet-takes-supertrump"


def test_who_takes_a_trick_is_told_before_the_cards_go(tmp_path: Path) -> None:
    with Learner(tmp_path, "nyet", "first") as learner:
        assert learner.until_asked()
        learner.choose(learner.taught.right)
        seen = set()
        for _ in range(LONGEST_FRAMES):
            learner.frame()
            if learner.table.speaks:
                break
            controller = learner.table.controller
            assert isinstance(controller, NyetController)
            if controller.taking is not None and controller.shown.trick:
                learner.look()
                assert len(controller.shown.trick) == 4
                seen.add(controller.message().text)
        [said] = seen
        assert said.startswith("Player 1 takes the trick with ")


def test_who_plays_with_whom_is_announced(tmp_path: Path) -> None:
    with Learner(tmp_path, "nyet", "first") as learner:
        while learner.until_asked() and learner.taught.step is not None:
            if learner.taught.step.say == "teams":
                break
            learner.table.skip()
        learner.choose(learner.taught.right)
        seen = set()
        for _ in range(240):
            learner.frame()
            controller = learner.table.controller
            assert isinstance(controller, NyetController)
            if controller.together:
                learner.look()
                seen.add((controller.message(), controller.together))
        [(said, together)] = seen
        assert said == Remark("Player 1 and Bram against Ada and Cleo.", Tone.HEADLINE)
        assert together == (0, 2)


def moved(source: Zone, target: Zone) -> CardsMoved:
    return CardsMoved((3,), source, target)


def test_a_hand_is_touched_by_others_and_by_nothing_else() -> None:
    mine, other, pile = Zone("hand", 0), Zone("hand", 1), Zone("pile")
    assert touches(moved(mine, other), 0, 0)
    assert touches(moved(pile, mine), 0, 1)
    assert not touches(moved(pile, mine), 0, 0)
    assert not touches(moved(mine, pile), 0, 0)
    assert not touches(moved(pile, other), 0, 1)


def test_a_hand_changes_when_somebody_gives_what_they_laid_aside() -> None:
    """It is told to whoever let a gift pass, too: the cards lay beside the giver's hand before."""
    mine, aside = Zone("hand", 0), Zone("aside", 1)
    assert touches(moved(aside, mine), 0, 0)
    assert not touches(moved(Zone("aside", 0), mine), 0, 0)


def test_of_many_reasons_the_last_stand() -> None:
    assert latest("abca") == ("b", "c")[-MOST:]


def test_a_theft_is_told_beside_the_hand_until_its_owner_has_chosen(tmp_path: Path) -> None:
    """Whoever is hit by a Steal takes a card of its attacker, here of the person."""
    deck = ["R1", "R4", "R4-steal", "R2", "G2", "B2", "B4", "Y2", "C1", "Y3", "C5", "G4"]
    options = GAME.Options(first_dealer=1)
    state = GAME.deal(3, options, Stacked(1, [deck], GAME.card_name))
    for text in ("0 start left", "1 play R1", "2 play R4", "0 play R4-steal"):
        state.play(GAME.parse_move(text))
    with laid("jetriko", state, "- easy easy", tmp_path) as driver:
        driver.frame()
        controller = sitting_at(driver)
        assert isinstance(controller, HandTable)
        victim = controller.chair(1)
        assert controller.answer(victim, TakeHit(1), victim.moment) is None
        [told] = controller.hand_news
        while controller.answering is None:
            driver.frame()
        question = controller.choosing.text
        assert question is not None
        both = driver.house.words("table-ask-after", news=told, asked=controller.asks(question))
        assert controller.message().text == both
        controller.make(Draw(0))
        assert not controller.hand_news


def test_an_own_card_says_its_name_its_rank_and_what_it_can_do(tmp_path: Path) -> None:
    with Learner(tmp_path, "stratego", "first") as learner:
        assert learner.until_asked()
        controller = learner.table.controller
        assert isinstance(controller, Sitting)
        target = next(one for one in controller.targets.all if one.what == Thing("own", 3))
        controller.targets.hover(target.box.center)
        said = controller.message().text
        assert said.startswith("Spy (Red army, rank 1).")
        assert "Marshal" in said
