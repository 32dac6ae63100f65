"""What all tables of choices have in common: who sits there now, the pace, what is skipped."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from pygame import KSCAN_RETURN, Surface
from pygame.image import tobytes

from art.paint import nothing
from game.bots.worker import Question, Slices, Task
from game.cast import Temper
from game.chance import Chance
from game.frantic.options import Options as FranticOptions
from game.jetriko.moves import Draw
from game.match import Match, Player
from game.registry import load, open_games
from scenes.controllers.jetriko.controller import Controller as Jetriko
from scenes.house import House
from scenes.seats.seating import Seating, default_controls
from scenes.storage.settings import Speed
from scenes.table.hand.table import HandTable
from scenes.table.kit import lay_table, open_replay, take_up
from scenes.table.motion import PACES
from scenes.table.scene import TableScene
from scenes.table.thinking import Thinking
from scenes.table.turns import PACE_MS, RECENT, SLOWEST_MS, Turns
from tests import nyet_table
from tests.frantic_table import play as play_all
from tests.frantic_table import position
from tests.house.games import OF_CHOICES
from tests.jetriko_table import position as jetriko
from tests.table import frantic_questions
from tests.table.house import (
    FRAME_NS,
    MS,
    NAMES,
    Driver,
    furnished,
    lift,
    sitting_at,
    submit,
    table,
)
from tests.table.laid import laid

# Where nothing lies that could be read.
BARE_FELT = (20, 300)


def seated(game_id: str, levels: Sequence[str], **options: Any) -> Seating:
    chosen = load(game_id).Options(**options)
    players = tuple(Player(NAMES[seat], seat, level) for seat, level in enumerate(levels))
    controls = default_controls(game_id, levels, chosen)
    return Seating(game_id, chosen, players, controls, 5)


@contextmanager
def killed(house: House, scene: TableScene) -> Iterator[TableScene]:
    """The table as it is gone on with after the program was killed."""
    assert scene.match.journal is not None
    left = scene.match.journal.path
    path = left.with_name(f"left-{left.name}")
    shutil.copyfile(left, path)
    found = take_up(house, path)
    try:
        yield found
    finally:
        found.close()


# Who sits there now


def drawn(driver: Driver) -> str:
    """The sentence about the card that Ann has just drawn; it is her turn."""
    control = table(driver).controller
    assert isinstance(control, Jetriko)
    draws = [move for move in control.match.state.moves(0) if isinstance(move, Draw)]
    submit(control, draws[0])
    return next(line for line in table(driver).log.lines if line.startswith("Ann draws"))


def test_whoever_sits_in_finds_no_drawn_card_in_the_log(tmp_path: Path) -> None:
    state = jetriko(["R3 R5", "C3"], top="G4")
    with laid("jetriko", state, "- easy", tmp_path) as driver:
        driver.frame()
        own = drawn(driver)
        assert own != "Ann draws a card."
        control = table(driver).controller
        assert isinstance(control, Jetriko)
        control.hand_over(1, "")
        assert "Ann draws a card." in table(driver).log.lines
        assert own not in table(driver).log.lines


def test_what_one_drew_behind_the_curtain_is_not_told_to_the_other_when_a_bot_sits_in(
    tmp_path: Path,
) -> None:
    state = jetriko(["R3 R5", "C3"], top="G4")
    with laid("jetriko", state, "- -", tmp_path) as driver:
        driver.frame()
        lift(driver)
        assert drawn(driver) == "Ann draws a card."
        control = table(driver).controller
        assert isinstance(control, Jetriko)
        control.hand_over(0, "easy")
        assert "Ann draws a card." in table(driver).log.lines


@pytest.mark.parametrize("game_id", open_games())
def test_who_sits_there_now_is_known_after_a_kill(tmp_path: Path, game_id: str) -> None:
    house = furnished(tmp_path)
    game = load(game_id)
    bot, timed = game.levels[0], game.timed
    levels = ["", bot, ""][: game.most_seats]
    with Driver(house, lay_table(house, seated(game_id, levels))) as driver:
        driver.run(50)
        first: Any = table(driver).controller
        hand_over = first.hand_over
        hand_over(0, bot)
        hand_over(1, "")
        levels[:2] = [bot, ""]
        with killed(house, table(driver)) as scene:
            again: Any = scene.controller
            assert (again.desk.levels if timed else again.turns.levels) == levels
            assert scene.controller.people == first.people
            # Who sat down first stays on record.
            assert [player.level for player in scene.match.players][:2] == ["", bot]
            if timed:
                assert scene.seating.controls[1]
        hand_over(0, "")
        hand_over(1, bot)
        with killed(house, table(driver)) as scene:
            assert scene.match.levels[:2] == ["", bot]


def test_a_bot_goes_on_at_the_seat_it_was_given(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated("nyet", ["", ""]))) as driver:
        driver.run(50)
        control: Any = table(driver).controller
        for seat in (0, 1):
            control.hand_over(seat, "easy")
        with killed(house, table(driver)) as scene, Driver(house, scene) as other:
            other.run(6_000)
            assert scene.match.moves


def test_after_identity_theft_it_is_the_player_who_is_replaced(tmp_path: Path) -> None:
    state = position(["K5 R1", "B2 B3", "Y7 Y8"], top="R5", events=["identity_theft"], scores=False)
    house = furnished(tmp_path)
    seating = seated("frantic", ["", "easy", "easy"], scores=False)
    with Driver(house, lay_table(house, seating)) as driver:
        scene = table(driver)
        scene.match.state = state.copy()
        driver.run(50)
        play_all(scene.match, "0 play K5", "1 pass", "2 pass", "0 name 0", "0 name 2")
        control = frantic_questions.controller(driver)
        control.refresh()
        assert control.match.state.persons == (2, 1, 0)
        assert control.turns.levels == ["easy", "easy", ""]
        control.hand_over(2, "hard")
        assert scene.match.levels == ["hard", "easy", "easy"]


# The pace


class Slow:
    """A thinker whose answer is there after a time that the test says."""

    def __init__(self) -> None:
        self.asked = False
        self.ready = False
        self.longest_s = 0.0
        self.rehearsals: list[int] = []

    def rehearse(self, seat: int) -> None:
        self.rehearsals.append(seat)

    def rehearsed(self) -> bool:
        return self.ready

    def ask(self, seat: int, view: Any, moves: Sequence[Any], longest_s: float) -> None:
        self.asked, self.ready, self.longest_s = True, False, longest_s

    def answer(self) -> Any | None:
        return "move" if self.ready else None

    def close(self) -> None:
        pass


class Bots:
    """A match in which a bot is always to act, and that bot's chair."""

    asked = (1,)
    view = None
    moves = ("move",)
    moment = 0

    def seat(self, seat: int) -> Bots:
        return self


def test_a_quick_answer_takes_as_long_as_the_slow_ones_before_it() -> None:
    slow, now = Slow(), 0
    turns = Turns(["", "hard"], slow, Bots(), lambda: False)
    slow.ready = True
    turns.advance(now)
    turns.advance(now)
    assert slow.asked
    turns.forget()
    took = []
    for thinks_ms in (10, 1200, 10, 10, 5000, *[10] * RECENT, 10):
        turns.advance(now)
        begun = now
        while True:
            now += 10 * MS
            slow.ready = now - begun >= thinks_ms * MS
            if turns.advance(now) is not None:
                break
        took.append((now - begun) // MS)
    assert took[0] == PACE_MS
    assert took[1:4] == [1200, 1200, 1200]
    assert took[4] == 5000
    assert took[5] == SLOWEST_MS
    assert took[-1] == PACE_MS


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_no_picture_is_painted_between_two_things_shown(tmp_path: Path, game_id: str) -> None:
    """What has landed lies there at once: nothing vanishes for a frame."""
    house, bots = furnished(tmp_path), load(game_id).levels[:1] * 2
    with Driver(house, lay_table(house, seated(game_id, bots))) as driver:
        control, shown = sitting_at(driver), 0
        for _ in range(60 * 40):
            moves = len(control.match.moves)
            driver.unseen()
            busy = control.held or control.table.motion.moving
            busy = busy or driver.now_ns < control.busy_until_ns
            assert not control.steps or busy or len(control.match.moves) > moves
            shown += bool(control.steps)
        assert shown > 60


def test_at_a_high_speed_only_the_pause_of_quick_bots_is_shorter() -> None:
    slow, now = Slow(), 0
    turns = Turns(["", "hard"], slow, Bots(), lambda: False, pace=lambda: PACES["fast"])
    slow.ready = True
    turns.advance(now)
    turns.advance(now)
    turns.forget()
    took = []
    for thinks_ms in (10, 700, 10):
        turns.advance(now)
        begun = now
        while True:
            now += 5 * MS
            slow.ready = now - begun >= thinks_ms * MS
            if turns.advance(now) is not None:
                break
        took.append((now - begun) // MS)
    assert took == [PACE_MS // 10, 700, 700]


@pytest.mark.parametrize(("speed", "lap_ms"), [("fast", 7_000), ("very-fast", 3_750)])
def test_the_more_bots_share_a_lap_the_less_each_thinks(speed: Speed, lap_ms: int) -> None:
    """Nor do the quick ones wait longer than that, so that their pauses tell nothing."""
    for bots in range(1, 8):
        slow, now = Slow(), 0
        levels = ["", *["hard"] * bots]
        turns = Turns(levels, slow, Bots(), lambda: False, pace=lambda: PACES[speed])
        turns.advance(now)
        now, slow.ready = now + 5_000 * MS, True
        while turns.advance(now) is None:
            slow.ready = True
            now += MS
        turns.advance(now)
        begun, slow.ready = now, True
        while turns.advance(now) is None:
            now += MS
        took_ms = (now - begun) / MS
        assert took_ms == pytest.approx(min(SLOWEST_MS, lap_ms / 3 / bots), abs=1)
        assert 0.8 * took_ms < slow.longest_s * 1000 < took_ms


def test_a_bot_thinks_while_people_still_see_how_it_came_to_be_asked() -> None:
    """Whether it thought for long or not, it answers a pause after they have seen it."""
    slow, now = Slow(), 0
    turns = Turns(["", "hard"], slow, Bots(), lambda: False)
    slow.ready = True
    turns.advance(now)
    turns.advance(now)
    turns.forget()
    took = []
    for thinks_ms in (10, 1400, 10):
        begun = now
        while now - begun < 1500 * MS:
            turns.think(now)
            assert turns.thinking is None
            now += 10 * MS
            slow.ready = now - begun >= thinks_ms * MS
        seen = now
        while turns.advance(now) is None:
            now += 10 * MS
        took.append((now - seen) // MS)
    assert took == [PACE_MS] * 3


def test_the_first_slow_answer_takes_no_longer_than_the_quick_ones_before_it() -> None:
    """A rehearsal before the first choice of a level says how slow such a bot is here."""
    slow, now = Slow(), 0
    turns = Turns(["", "hard"], slow, Bots(), lambda: False)
    turns.advance(now)
    while not slow.asked:
        now += 10 * MS
        slow.ready = now >= 1250 * MS
        assert turns.advance(now) is None
    took = []
    for thinks_ms in (*[10] * (2 * RECENT), 1200, 10):
        begun = now
        while True:
            now += 10 * MS
            slow.ready = now - begun >= thinks_ms * MS
            if turns.advance(now) is not None:
                break
        took.append((now - begun) // MS)
        turns.advance(now)
    assert slow.rehearsals == [1]
    assert set(took) == {1250}


# What has been seen


def test_a_press_goes_on_to_the_next_thing_shown(tmp_path: Path) -> None:
    """A full trick, and the sheet of a round: by a click or by Return."""
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated("nyet", ["", "easy", "easy"]))) as driver:
        control: Any = table(driver).controller
        driver.run(50)
        lasted: dict[str, list[int]] = {"": [], "click": [], "key": []}
        chance, ways = Chance(3), cycle(lasted)
        for _ in range(60 * 300):
            driver.unseen()
            if control.shown.phase == "scores":
                break
            if control.choosing.seat is not None:
                submit(control, chance.choice(control.match.state.moves(control.choosing.seat)))
                driver.frame()
                begun, way = driver.now_ns, next(ways)
                while control.steps:
                    driver.unseen()
                    if way == "click":
                        driver.click(BARE_FELT)
                    elif way == "key":
                        driver.press(KSCAN_RETURN)
                lasted[way].append((driver.now_ns - begun) // MS)
        assert lasted["click"]
        assert lasted["key"]
        assert max(lasted["click"] + lasted["key"]) < 400 < max(lasted[""])


@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_a_hint_goes_when_what_it_speaks_of_is_over(tmp_path: Path, game_id: str) -> None:
    house, bot = furnished(tmp_path), load(game_id).levels[0]
    with Driver(house, lay_table(house, seated(game_id, ["", bot]))) as driver:
        control, hints = table(driver).controller, table(driver).hints
        assert isinstance(control, HandTable)
        while control.answering != 0:
            driver.unseen()
        name, _ = next(iter(control.wanted_hints(0)))

        def lasts() -> bool:
            """Whether it is there for longer than it takes to read it."""
            for _ in range(60 * 15):
                driver.unseen()
                if not hints.text:
                    return False
            return True

        hints.recall(name, driver.now_ns)
        assert lasts()
        hints.recall(name, driver.now_ns)
        control.make(control.match.seat(0).moves[0])
        assert not lasts()


def test_a_replay_shows_who_sat_down_first(tmp_path: Path) -> None:
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated("frantic", ["", "easy"]))) as driver:
        driver.run(50)
        control = frantic_questions.controller(driver)
        control.hand_over(0, "hard")
        replay = open_replay(house, table(driver).match.record())
        assert replay.match.levels == ["", "easy"]
        assert isinstance(replay.match.options, FranticOptions)


# The resting picture in pieces


def seen(picture: Surface) -> bytes:
    """A picture without the byte of each pixel that nobody sees."""
    return tobytes(picture, "RGB")


def painted_whole(scene: TableScene) -> bytes:
    """The resting picture as it would be if all of it were painted now."""
    fresh = scene.layer.copy()
    fresh.blit(scene.cloth, (0, 0))
    scene.controller.paint_resting(fresh, fresh.get_rect())
    scene.corner.paint(fresh)
    return seen(fresh)


def test_a_table_that_is_kept_as_a_picture_needs_none_of_its_own(tmp_path: Path) -> None:
    """Under the result it holds no more than that picture, and looks the same when asked again."""
    house = furnished(tmp_path)
    with Driver(house, lay_table(house, seated("jetriko", ["easy"] * 3))) as driver:
        driver.run(3_000)
        scene = table(driver)
        # What is in the air is drawn anew from others, too.
        scene.motion.skip()
        driver.frame()
        scene.draw(driver.screen, nothing)
        before = bytes(driver.screen.get_buffer().raw)
        scene.kept_as_picture()
        assert scene._layer is None
        assert not len(scene.sprites._kept)
        scene.draw(driver.screen, nothing)
        assert driver.screen.get_buffer().raw == before


PIECES: dict[str, dict[str, Any]] = {
    "frantic": {"preset": "everything", "rule_cards": 3, "hand": 4}, "stratego": {"memory": "seen"},
}  # fmt: skip
# In how many phases it is compared at least.
PHASES = {"frantic": 3, "jetriko": 3, "nyet": 3, "stratego": 3}


@pytest.mark.sample(8)
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game_id", OF_CHOICES)
def test_what_was_painted_in_pieces_is_the_whole_picture(
    tmp_path: Path, game_id: str, people: int
) -> None:
    house = furnished(tmp_path)
    seats = min(4, load(game_id).most_seats)
    levels = [""] * people + ["easy"] * (seats - people)
    scene = lay_table(house, seated(game_id, levels, **PIECES.get(game_id, {})))
    with Driver(house, scene) as driver:
        control: Any = scene.controller
        chance, compared, phases = Chance(4), 0, set()
        for step in range(1_500):
            driver.frame(6 * FRAME_NS)
            if step % 7 == 0 and not scene._stale:
                whole = painted_whole(scene)
                assert seen(scene.layer) == whole, control.shown.phase
                compared += 1
                phases.add(control.shown.phase)
            if control.turns.curtain is not None:
                lift(driver)
            elif control.choosing.seat is not None:
                submit(control, chance.choice(control.match.state.moves(control.choosing.seat)))
            elif control.held:
                control.go_on()
        assert len(phases) >= PHASES.get(game_id, 1)
        assert compared > 100


# What a bot is told


class Listening(Slices):
    """A mind that keeps what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Question] = []

    def ask(self, question: Task) -> None:
        assert isinstance(question, Question)
        self.heard.append(question)


def test_a_bot_is_told_nothing_of_the_match_but_what_it_sees() -> None:
    """In two matches of other seeds, whoever sees the same is asked the same."""
    mind, game = Listening(), load("nyet")
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    players = [Player(name, seat, "easy") for seat, name in enumerate(NAMES[:3])]
    for seed in (5, 6):
        match = Match.new(game, game.Options(), players, seed)
        thinking = Thinking(match, match.levels, lambda: mind)
        thinking.ask(0, state.view(0), state.moves(0), 1.0)
    one, other = mind.heard
    assert one == other
    assert one.seed not in (5, 6)


def test_a_bot_is_of_the_temper_of_its_face() -> None:
    mind, game = Listening(), load("nyet")
    state = nyet_table.position(["B1 R1", "B2 R2", "B3 R3"])
    faces = ("juno", "kasimir", "faro")
    players = [Player(face, seat, "easy", face=face) for seat, face in enumerate(faces)]
    match = Match.new(game, game.Options(), players, 5)
    thinking = Thinking(match, match.levels, lambda: mind)
    for seat in range(3):
        thinking.ask(seat, state.view(seat), state.moves(seat), 1.0)
        thinking.answer()
    assert [asked.temper for asked in mind.heard] == [Temper.CAREFUL, Temper.SPITEFUL, Temper.BOLD]
