"""The folder of composed cards: what is in it, what is kept there, and what is let in."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.frantic.cards import EVENTS, POWERS, RULE_CARDS, SYMBOL
from game.frantic.composed.card import Composed
from game.frantic.composed.card_file import LIMITS, BadCard, read_card, write_card
from game.names import likeness
from game.reader import TooMuch, read
from scenes.storage.paths import Paths, listed, write_whole
from scenes.words import Words, languages

log = logging.getLogger(__name__)

ENDING = ".card.json"
GAME = "frantic"
DRAFT = "draft"
# How a card can be called by those who set how rude the cards may be.
TONES = ("mild", "family", "original")


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of the folder: the card in it and what that is, or why it cannot be read."""

    path: Path
    card: str = ""
    own: Composed | None = None
    fault: BadCard | None = None


def folder(paths: Paths) -> Path:
    """Where the cards lie."""
    return paths.cards / GAME


def kept(paths: Paths) -> list[Kept]:
    """Every card in the folder by its name; those that cannot be read come last."""
    found = map(look, listed(folder(paths), ENDING))
    return sorted(
        found,
        key=lambda one: (one.own is None, one.own.name.casefold() if one.own else one.path.name),
    )


def look(path: Path) -> Kept:
    """What is in a file, which stays as it is."""
    try:
        if not path.is_file():
            return Kept(path, fault=_unreadable(path))
        about = path.stat()
        return _look(path, about.st_size, about.st_mtime_ns, about.st_ino)
    except OSError:
        return Kept(path, fault=_unreadable(path))


# A file is read again only when it is another one.
@lru_cache(maxsize=1024)
def _look(path: Path, size: int, changed_ns: int, number: int) -> Kept:
    try:
        card, own = read_card(_read(path))
    except BadCard as fault:
        # As it was raised it would keep every page that was open then.
        return Kept(path, fault=BadCard(fault.code, *fault.about))
    return Kept(path, card, own)


def _read(path: Path) -> bytes:
    try:
        return read(path, LIMITS)
    except TooMuch as beyond:
        raise BadCard(beyond.code, *beyond.about) from beyond


def _unreadable(path: Path) -> BadCard:
    return BadCard("frantic-file-unreadable", ("file", path.name))


def keep(paths: Paths, card: str, own: Composed, path: Path | None = None) -> Path:
    """Write a card into its file, or a fresh one; where it is now. Raises OSError."""
    target = _fresh(folder(paths), own.name, path)
    write_whole(target, write_card(card, own))
    if path is not None and path != target:
        try:
            path.unlink(missing_ok=True)
        except OSError:
            # The card is kept all the same.
            log.exception("the former file of a card cannot be deleted")
    return target


def _fresh(place: Path, name: str, mine: Path | None) -> Path:
    """A file's name made of the card's, which no other card's file has."""
    words = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "card"
    target, number = place / f"{words}{ENDING}", 1
    while target.exists() and target != mine:
        number += 1
        target = place / f"{words}-{number}{ENDING}"
    return target


def let_in(paths: Paths, path: Path) -> Kept:
    """A card from elsewhere, copied into the folder. Raises `BadCard` and OSError.

    A card that is there already is not copied again.
    """
    found = look(path)
    if found.own is None:
        assert found.fault is not None
        raise found.fault
    for other in kept(paths):
        if (other.card, other.own) == (found.card, found.own):
            return other
    if name_taken(paths, found.card, found.own.name):
        raise taken(found.own.name, path)
    return Kept(keep(paths, found.card, found.own), found.card, found.own)


def taken(name: str, path: Path) -> BadCard:
    """Why a card cannot come in: where its name stands."""
    text = path.read_text(encoding="utf-8")
    line = text.count("\n", 0, max(0, text.find('"name"'))) + 1
    return BadCard("frantic-file-name-taken", ("line", line), ("step", 0), ("found", name))


def name_taken(paths: Paths, card: str, name: str, path: Path | None = None) -> bool:
    """Whether another card or event has that name, or one that looks like it (FRA-576)."""
    asked = likeness(name)
    if any(asked in names for symbol, names in printed().items() if symbol != card):
        return True
    return any(
        one.own is not None and likeness(one.own.name) == asked
        for one in kept(paths)
        if one.path != path
    )


@lru_cache(maxsize=1)
def printed() -> dict[str, frozenset[str]]:
    """The names of the printed cards in all languages and tones, by their ids."""
    ids = {"card": {*SYMBOL, "num", "black"} - {""}, "event": EVENTS, "power": POWERS,
           "rule": RULE_CARDS}  # fmt: skip
    spoken = [Words(language) for language in languages()]
    return {
        name: frozenset(
            likeness(words(f"{GAME}-{kind}-{name}", names=tone))
            for words in spoken
            for tone in TONES
        )
        for kind, names in ids.items()
        for name in names
    }


# What was on the bench when somebody left, and is not in the folder yet


def draft(paths: Paths) -> tuple[str, Composed] | None:
    """The card that was being made, if there is one."""
    found = look(folder(paths) / DRAFT)
    return None if found.own is None else (found.card, found.own)


def leave_draft(paths: Paths, left: tuple[str, Composed] | None) -> None:
    """Let a card lie until somebody goes on with it, or (None) clear the bench. Raises OSError."""
    path = folder(paths) / DRAFT
    if left is None:
        path.unlink(missing_ok=True)
    else:
        write_whole(path, write_card(*left))


def choices(paths: Paths, card: str) -> Iterator[Composed]:
    """The cards of the folder that can take the place of that printed one."""
    return (one.own for one in kept(paths) if one.own is not None and one.card == card)
