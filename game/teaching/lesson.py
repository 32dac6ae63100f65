"""A lesson as its file has it: a seeded match, and steps that each say one thing.

    game/<id>/lessons/<name>.toml

    seats = 4                      seat 0 is the learner's
    seed = 7                       what chance brings
    deck = ["B9 ? R1"]             the cards of each pile that is shuffled, in turn, from the one
                                   drawn first on; `?` and whatever follows as chance brings it
    before = ["0 choose bear"]     moves made before anybody looks
    [options]                      those that differ from the usual ones
    [[step]]
    say = "lead"                   the sentence `<id>-lesson-<name>-lead`
    at = "hand"                    what it speaks of: hand, answers, `seat 2`, `card B9`,
                                   `term trump` of the glossary, or a thing that is asked for
    play = ["0 play B13"]          the right choices; without any the step is only read, as the
                                   last one always is
    wrong = {"0 play B2" = "low"}  what is said of others, besides `refusal-…-lead`: the first
                                   that is theirs, where `*` is anything, `?` one character
    lead = ["2 play B6"]           what others do first, while the slip is there already
    then = ["1 play B4"]           what the others do next
    meanwhile = ["2 play B7"]      what happens unseen before the step
    pace = 1500                    against time: so many ms between two moves of the others
    within = 2500                  and so many ms to choose, or the step begins anew

Against time moves are written without their moment: `grab 0`.

All beginnings of files, fields and moves are checked when a lesson is read: what is wrong is said
with its line, its step and its field.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Annotated, Any

import msgspec

from game.cards import CLOCK
from game.chance import NotThere, Stacked
from game.reader import Limits, TooMuch, check
from game.registry import load
from game.rules import Args, BadOptions, Game, Illegal

LIMITS = Limits(size=128_000, line=16_000, depth=6, toml=True)
FOLDER, ENDING = "lessons", ".toml"
# What a clock only brings to an end if nobody does anything.
OPEN_ENDED = ("rush",)
# The seat of whoever learns.
LEARNER = 0

Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class BadLesson(Exception):
    """A lesson that cannot be taught: the key of the sentence that says why, and what is in it."""

    def __init__(self, code: str, *args: tuple[str, str | int]) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.about: Args = args


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said, and what follows from it."""

    say: Word
    at: str = ""
    play: tuple[str, ...] = ()
    wrong: dict[str, Word] = {}
    lead: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    meanwhile: tuple[str, ...] = ()
    pace: Annotated[int, msgspec.Meta(ge=100, le=10_000)] = 1000
    within: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0

    @property
    def script(self) -> tuple[str, ...]:
        """All that is played from its beginning to its end, with the first right choice."""
        return (*self.lead, *self.play[:1], *self.then)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands in the file."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=10)]
    seed: int
    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    deck: tuple[str, ...] = ()
    options: dict[str, bool | int | str] = {}
    before: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `options` are those of its match, `deck` the cards of its piles."""

    game_id: str
    name: str
    seats: int
    seed: int
    deck: tuple[tuple[str, ...], ...]
    options: Any
    before: tuple[str, ...]
    steps: tuple[Step, ...]
    # What it is called, by its key; those of its sentences begin so.
    words: str

    def deal(self) -> Any:
        """The state of its match before anybody has moved."""
        game = load(self.game_id)
        chance = Stacked(self.seed, self.deck, partial(_called, game))
        return game.deal(self.seats, self.options, chance)

    def position(self) -> Any:
        """The state in which the learner finds it."""
        state = self.deal()
        for text in self.before:
            settle(state)
            state.play(self.move(text, state))
        return state

    def move(self, text: str, state: Any) -> Any:
        """A move of the script, made now."""
        game = load(self.game_id)
        return game.parse_move(f"{text} @{state.now}" if game.timed else text)

    def key(self, step: Step) -> str:
        """The key of what a step says."""
        return f"{self.words}-{step.say}"

    @property
    def after(self) -> str:
        """The key of what is said when it is over."""
        return f"{self.words}-after"

    def wrong_code(self, step: Step, move: str) -> str:
        """The code of what is said when something else was right."""
        fits = (said for wrong, said in step.wrong.items() if fnmatchcase(move, wrong))
        return "-".join((self.key(step), *islice(fits, 1)))


def _called(game: Game, item: Any) -> str:
    """What lies in piles is called by the rulebook, or is a name already."""
    return item if isinstance(item, str) else game.card_name(item)


def lesson_names(game_id: str, kept_in: str = FOLDER) -> tuple[str, ...]:
    """The lessons of a game by their names, the first one to be taken first."""
    folder = files("game") / game_id / kept_in
    if not folder.is_dir():
        return ()
    found = (
        file.name.removesuffix(ENDING) for file in folder.iterdir() if file.name.endswith(ENDING)
    )
    return tuple(sorted(found))


def lesson(game_id: str, name: str) -> Lesson:
    """That lesson. Raises `BadLesson`, and KeyError if there is none."""
    if name not in lesson_names(game_id):
        raise KeyError(name)
    return read_lesson(game_id, files("game") / game_id / FOLDER / f"{name}{ENDING}")


def read_lesson(game_id: str, file: Traversable, words: str = "") -> Lesson:
    """The lesson in a file. Raises `BadLesson`, and OSError if it cannot be read.

    The keys of its sentences begin with `words`, or with its own name.
    """
    data = file.read_bytes()
    about = ("file", file.name)
    try:
        check(data, LIMITS)
        found = msgspec.toml.decode(data, type=_File)
    except TooMuch as beyond:
        raise BadLesson(beyond.code, *beyond.about) from beyond
    except msgspec.ValidationError as error:
        raise _misfit(data, about, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLesson("error-lesson-toml", about, ("why", str(error))) from error
    deck = tuple(tuple(pile.split()) for pile in found.deck)
    name = file.name.removesuffix(ENDING)
    made = Lesson(game_id, name, found.seats, found.seed, deck, _options(game_id, found, about),
                  found.before, found.step, words or f"{game_id}-lesson-{name}")  # fmt: skip
    _rehearse(made, data, about)
    if made.steps[-1].play:
        # The table goes with the last step: nobody would see what came of the choice.
        last = _place(data, len(made.steps) - 1, "play")
        raise BadLesson("error-lesson-last", about, *last)
    return made


def _misfit(data: bytes, about: tuple[str, str], why: str) -> BadLesson:
    """A field that is unknown, missing, or holds something else than it should."""
    said, _, path = why.partition(" - at `$")
    path = path.removesuffix("`")
    field = path.rpartition(".")[2] or said.rpartition("`")[0].rpartition("`")[2]
    if not path.startswith(".step["):
        return BadLesson("error-lesson-head", about, ("field", field), ("why", said))
    number = int(path.removeprefix(".step[").partition("]")[0])
    if "." not in path.removeprefix("."):
        field = said.rpartition("`")[0].rpartition("`")[2]
    return BadLesson("error-lesson-step", about, *_place(data, number, field), ("why", said))


def _place(data: bytes, number: int, field: str) -> tuple[tuple[str, str | int], ...]:
    """Line, step and field as sentences name them; the line of the step if it has no such field."""
    lines, step, found = data.decode().splitlines(), -1, 1
    for at, line in enumerate(lines, 1):
        if line.strip() == "[[step]]":
            step += 1
            if step == number:
                found = at
        elif step == number and line.partition("=")[0].strip() == field:
            found = at
    return ("line", found), ("step", number + 1), ("field", field)


def _options(game_id: str, found: _File, about: tuple[str, str]) -> Any:
    game = load(game_id)
    known = {item.name for item in fields(game.Options)}
    unknown = sorted(set(found.options) - known)
    if unknown:
        raise BadLesson("error-lesson-head", about, ("field", "options"), ("why", unknown[0]))
    try:
        options: Any = msgspec.convert(found.options, game.Options)
        game.deal(found.seats, options, found.seed)
    except (msgspec.ValidationError, BadOptions) as error:
        why = ("why", str(error))
        raise BadLesson("error-lesson-head", about, ("field", "options"), why) from error
    return options


def settled(state: Any) -> bool:
    """Whether nothing comes by itself, but that something lapses."""
    return CLOCK not in state.to_act() or state.view(None).phase in OPEN_ENDED


def settle(state: Any) -> list[Any]:
    """Let the clock carry out what comes by itself; the moves by which it did."""
    made = []
    while not settled(state):
        made.append(state.moves(CLOCK)[0])
        state.play(made[-1])
    return made


def _rehearse(made: Lesson, data: bytes, about: tuple[str, str]) -> None:
    """Play the whole script, with every right choice in its place."""

    def no_such_card(name: NotThere) -> BadLesson:
        return BadLesson("error-lesson-head", about, ("field", "deck"), ("why", str(name)))

    def play(state: Any, text: str, *place: tuple[str, str | int]) -> None:
        try:
            settle(state)
            state.play(made.move(text, state))
        except NotThere as error:
            raise no_such_card(error) from error
        except (ValueError, Illegal) as error:
            code = "error-lesson-move" if place else "error-lesson-before"
            raise BadLesson(code, about, *place, ("move", text), ("why", str(error))) from error

    try:
        state = made.deal()
    except NotThere as error:
        raise no_such_card(error) from error
    for text in made.before:
        play(state, text)
    for number, step in enumerate(made.steps):
        for text in step.meanwhile:
            play(state, text, *_place(data, number, "meanwhile"))
        for text in step.lead:
            play(state, text, *_place(data, number, "lead"))
        for other in step.play[1:]:
            tried = state.copy()
            play(tried, other, *_place(data, number, "play"))
            for text in step.then:
                play(tried, text, *_place(data, number, "then"))
        for text in step.play[:1]:
            play(state, text, *_place(data, number, "play"))
        for text in step.then:
            play(state, text, *_place(data, number, "then"))
