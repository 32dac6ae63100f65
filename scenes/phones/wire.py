"""What phones and the table say to each other: small messages, each checked before it is read."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from scenes.input.signals import Span

# No message of a phone is longer than this (bytes).
LONGEST = 2048
# Whoever came with the code on the screen and has no seat yet, and how many letters stand for it.
GUEST, LETTERS = -1, 4
Key = Annotated[str, Meta(max_length=64)]
What = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ColourNumber = Annotated[int, Meta(ge=0, le=15)]
Millis = Annotated[float, Meta(ge=0, le=2**53)]


class Heard(Struct, tag_field="say", forbid_unknown_fields=True, frozen=True):
    """Something a phone says."""


class Hello(Heard, tag="hello", frozen=True):
    """The first thing: with which key it comes, in which language, how wide a card is (px)."""

    key: Key
    language: Annotated[str, Meta(max_length=16)]
    wide: Annotated[int, Meta(ge=1, le=4096)]


class Take(Heard, tag="take", frozen=True):
    """A seat is chosen; a new name and another colour are given to whoever sits there.

    `free`: no other phone had it as the phone showed it.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=40)] = ""
    colour: ColourNumber | None = None
    free: bool = False


class Other(Heard, tag="other", frozen=True):
    """Another seat is wanted than the one that was asked for."""


class Pick(Heard, tag="pick", frozen=True):
    """Something is pointed at, as an answer to the question of that moment and step."""

    thing: What
    at: Number
    step: Number


class Back(Heard, tag="back", frozen=True):
    """The last pick is put back."""

    at: Number
    step: Number


class Undo(Heard, tag="undo", frozen=True):
    """The own last move should be taken back."""


class Agree(Heard, tag="agree", frozen=True):
    """Whether another's move may be taken back."""

    vote: Number
    yes: bool


class Mine(Heard, tag="mine", frozen=True):
    """The seat that a bot plays is to be played by its person again."""


class Onward(Heard, tag="onward", frozen=True):
    """What lies over the table may go: the pause, or the result for another game."""


class Leave(Heard, tag="leave", frozen=True):
    """The seat is given back to the screen."""


class Lamp(Heard, tag="lamp", frozen=True):
    """A hint is wanted, then what an expert would do; a third time, neither any more."""


class Log(Heard, tag="log", frozen=True):
    """All that happened is wanted."""


class Show(Heard, tag="show", frozen=True):
    """Pictures are wanted, by their names."""

    pictures: Annotated[list[Annotated[str, Meta(max_length=8)]], Meta(max_length=64)]


class There(Heard, tag="there", frozen=True):
    """Is anybody still there? A line that died while a phone slept looks open to it."""


class Time(Heard, tag="time", frozen=True):
    """The phone's own time (ms), as the table asked for it by that number."""

    number: Number
    own: Millis


class Push(Heard, tag="push", frozen=True):
    """A pad went down or came up, at that time of the phone (ms)."""

    pad: Annotated[str, Meta(max_length=16)]
    down: bool
    own: Millis


class Pushed(Struct, frozen=True):
    """The same by the table's clock, in ns: when it was made, and when it was heard."""

    pad: str
    down: bool
    made: Span
    heard_ns: int


class Unsure(Struct, frozen=True):
    """How well a phone's clock is known now (ns): nothing it says itself."""

    ns: int


class Gone(Struct, frozen=True):
    """A phone is not connected any more: nothing it says itself."""


Said: TypeAlias = (
    Hello | Take | Other | Pick | Back | Undo | Agree | Mine | Onward | Leave | Lamp | Log | Show
    | There | Time | Push
)  # fmt: skip
# What the thread of the window is told of a line.
Noted: TypeAlias = Said | Gone | Pushed | Unsure
_reader = msgspec.json.Decoder(Said)
_writer = msgspec.json.Encoder()


def read(text: str | bytes) -> Said:
    """What a phone says. Raises `msgspec.MsgspecError` for anything else."""
    said: Said = _reader.decode(text)
    return said


def written(what: Any) -> bytes:
    """A message to a phone."""
    return _writer.encode(what)


# What is told to a phone


class Told(Struct, tag_field="tell", frozen=True, omit_defaults=True):
    """Something a phone is told."""


class SeatShown(Struct, frozen=True):
    """A seat to choose from: `state` is one of free, screen, bot, phone."""

    seat: int
    name: str
    colour: str
    state: str
    face: str = ""


class ColourShown(Struct, frozen=True):
    """The colour of a seat to choose, in words and as CSS, with its emblem as SVG.

    `whose` says who has it already, or "".
    """

    number: int
    name: str
    colour: str
    emblem: str
    whose: str


class Seats(Told, tag="seats", frozen=True):
    """The seats of the table; `chosen` is the one the code was for.

    `naming`: whoever sits down may have another name, and one of these `colours`.
    """

    seats: list[SeatShown]
    chosen: int = -1
    naming: bool = False
    colours: list[ColourShown] = []


class KeyGiven(Told, tag="key", frozen=True):
    """The key that leads back into the seat."""

    key: str


class Notice(Told, tag="notice", frozen=True):
    """A sentence by its key on the page; with `last` this page has no seat any more."""

    word: str
    last: bool = False


class Sentence(Told, tag="said", frozen=True):
    """A sentence in words: why something is refused, or what is good to know."""

    text: str
    alert: bool = False


class LogTold(Told, tag="log", frozen=True):
    """All that happened, in sentences."""

    lines: list[str]


class Signs(Told, tag="signs", frozen=True):
    """What is drawn on answers, as SVG by its name; told once, before the page that wants it."""

    sources: dict[str, str]


class AskTime(Told, tag="time", frozen=True):
    """What time is it on the phone? The answer bears the same number."""

    number: int


class Here(Told, tag="here", frozen=True):
    """The line is alive."""


class PlaceShown(Struct, frozen=True, omit_defaults=True):
    """A place to point at, in words. `state`: open, closed, picked, spent, or "" (not asked).

    `whose` card it was stands below it; `lit` is what an expert would take. `sign` names what is
    drawn beside its name.
    """

    thing: str
    name: str
    state: str = ""
    picture: str = ""
    why: str = ""
    means: str = ""
    whose: str = ""
    lit: bool = False
    sign: str = ""


class RowShown(Struct, frozen=True):
    kind: str
    name: str
    places: list[PlaceShown]


class PadShown(Struct, frozen=True):
    """A large pad with a word: what is pressed on it is told at once, with its time."""

    pad: str
    name: str


class VoteShown(Struct, frozen=True):
    number: int
    text: str


class PageShown(Told, tag="page", frozen=True):
    """All that stands on the page of one seat."""

    name: str
    colour: str
    cloth: str
    aspect: float
    asked: bool
    text: str
    at: int
    step: int
    rows: list[RowShown]
    answers: list[PlaceShown]
    news: list[str]
    stands: list[str]
    undo: str = ""
    vote: VoteShown | None = None
    mine: bool = False
    onward: str = ""
    pads: list[PadShown] = []
    unsure: str = ""
    lamp: str = ""
    lamps: bool = False
    face: str = ""
    faces: list[str] = []
