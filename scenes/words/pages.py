"""The rules pages of a game, read from `game/<id>/words/<language>.md`, and its glossary.

The file is plain Markdown: `# Title {#name}` begins a page, `## Head` a part of it, `- ` an
item; blank lines part paragraphs, `**` marks bold words. `![caption](D1-P)` is a card,
`(D1-P+D1-G)` several side by side, and any other name a figure of the game's face. A
paragraph that begins with a picture stands beside it; pictures alone stand in a row.
`{terms}` is the glossary: every message `<id>-term-<name>` with its `-means`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, TypeAlias

from art.parting import parted
from scenes.words import FIRST, Words

Kind: TypeAlias = Literal["text", "item", "head"]

PAGE = re.compile(r"# (?P<title>.+?) \{#(?P<name>[a-z-]+)\}")
PICTURE = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<shown>[^)]+)\)\s*")
TERMS = "{terms}"
MEANS = "-means"


@dataclass(frozen=True, slots=True)
class Run:
    """Some words in one kind of type."""

    text: str
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """Cards or a figure by their names, and what is written under them."""

    shown: tuple[str, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Block:
    """A head, a paragraph or an item, with pictures beside it; or pictures alone in a row."""

    kind: Kind
    runs: tuple[Run, ...] = ()
    pictures: tuple[Picture, ...] = ()

    @property
    def text(self) -> str:
        """All that can be read in it."""
        said = "".join(run.text for run in self.runs)
        return " ".join([said, *(picture.caption for picture in self.pictures)]).strip()


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page of the rules; `name` is the same in every language."""

    name: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """Where something was found: the page, its block (-1 is the title), and the words there."""

    page: int
    block: int
    before: str
    found: str
    after: str


def rules_pages(game_id: str, words: Words) -> tuple[RulesPage, ...]:
    """The rules of a game in the language of `words`, or in the first one if they lack it."""
    folder = files(f"game.{game_id}") / "words"
    source = folder / f"{words.language}.md"
    if not source.is_file():
        source = folder / f"{FIRST}.md"
    return tuple(_pages(source.read_text(encoding="utf-8"), game_id, words))


def _pages(text: str, game_id: str, words: Words) -> Iterator[RulesPage]:
    title, name, blocks = "", "", list[Block]()
    for part in re.split(r"\n\s*\n", text.strip()):
        begun = PAGE.fullmatch(part)
        if begun:
            if name:
                yield RulesPage(name, title, tuple(blocks))
            title, name, blocks = begun["title"], begun["name"], []
        elif part == TERMS:
            blocks += [_term(game_id, term, words) for term in term_names(game_id, words)]
        else:
            blocks += _blocks(part)
    yield RulesPage(name, title, tuple(blocks))


def _blocks(part: str) -> Iterator[Block]:
    """The blocks between two blank lines: one, or an item for every line that begins one."""
    if part.startswith("## "):
        yield Block("head", (Run(part.removeprefix("## ")),))
    elif part.startswith("- "):
        for item in re.split(r"\n(?=- )", part):
            yield Block("item", _runs(item.removeprefix("- ")))
    else:
        pictures = tuple(
            Picture(tuple(found["shown"].split("+")), found["caption"])
            for found in PICTURE.finditer(part)
        )
        yield Block("text", _runs(PICTURE.sub("", part)), pictures)


def _runs(text: str) -> tuple[Run, ...]:
    pieces = " ".join(parted(text)).split("**")
    return tuple(Run(piece, bool(at % 2)) for at, piece in enumerate(pieces) if piece)


# The glossary


def term_names(game_id: str, words: Words) -> list[str]:
    """The terms of a game in the order of its message file."""
    start = f"{game_id}-term-"
    keys = [key for key in words.beginning(start) if key.endswith(MEANS)]
    return [key.removeprefix(start).removesuffix(MEANS) for key in keys]


def term(game_id: str, name: str, words: Words) -> tuple[str, str]:
    """What a term is called, and what it means."""
    return words(f"{game_id}-term-{name}"), words(f"{game_id}-term-{name}-means")


def _term(game_id: str, name: str, words: Words) -> Block:
    called, means = term(game_id, name, words)
    return Block("item", (Run(words("rules-term", name=called), True), Run(f" {means}")))


# Searching

AROUND = 44


def search(pages: tuple[RulesPage, ...], query: str) -> list[Hit]:
    """Every block that has all the words of the query, those in titles and heads first."""
    asked = query.casefold().split()
    if not asked:
        return []
    first, then = list[Hit](), list[Hit]()
    for number, page in enumerate(pages):
        places = [(-1, page.title), *((at, block.text) for at, block in enumerate(page.blocks))]
        for at, text in places:
            folded = text.casefold()
            if all(word in folded for word in asked):
                great = at < 0 or page.blocks[at].kind == "head"
                (first if great else then).append(_hit(number, at, text, asked))
    return first + then


def _hit(page: int, block: int, text: str, asked: list[str]) -> Hit:
    """The place with the words round the first that was found, cut between words."""
    # Only where folding keeps the length do places agree; elsewhere the start is shown.
    folded = text.casefold()
    whole = " ".join(asked)
    word = whole if whole in folded else asked[0]
    at = folded.find(word) if len(folded) == len(text) else 0
    end = at + len(word) if len(folded) == len(text) else 0
    before, after = text[:at], text[end:]
    if len(before) > AROUND:
        before = "… " + before[-AROUND:].partition(" ")[2]
    if len(after) > AROUND:
        after = after[:AROUND].rpartition(" ")[0] + " …"
    return Hit(page, block, before, text[at:end], after)
