"""Message files taken apart by their entries, so that Fluent need read only what is asked for.

Fluent takes 60 ms to be imported and as long again to read all messages of one language. A
sentence of one line with nothing in it but names is formed here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any

from game.directions import alone, runs_both_ways

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
# One line, and after it nothing but comments.
_SIMPLE = re.compile(r"[^=]+= *(\S.*?) *(?:\n(?:#.*)?)*", re.ASCII)
_PLACE = re.compile(r"\{ *\$([\w-]+) *\}")


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file: the name of each, and how it stands there."""
    begins = list(_BEGINS.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin.group(1), text[begin.start() : end]


def simple(source: str) -> str | None:
    """The sentence of an entry if there is nothing in it but words and names, else None."""
    match = _SIMPLE.fullmatch(source)
    if match is None or {"{", "}"} & set(_PLACE.sub("", match.group(1))):
        return None
    return match.group(1)


def plain(source: str) -> bool:
    """Whether an entry is a sentence of words alone, which Fluent never sees."""
    sentence = simple(source)
    return sentence is not None and not _PLACE.search(sentence)


def filled(sentence: str, args: Mapping[str, Any], isolating: bool) -> str | None:
    """A simple sentence with its names put in; None if a number or nothing is to stand there.

    As Fluent does it, each is isolated from the order of the sentence if so wished, and what runs
    from right to left always.
    """
    if not all(isinstance(args.get(name), str) for name in _PLACE.findall(sentence)):
        return None
    if place := _PLACE.fullmatch(sentence):
        return str(args[place.group(1)])
    return _PLACE.sub(partial(_put, args, isolating), sentence)


def _put(args: Mapping[str, Any], isolating: bool, place: re.Match[str]) -> str:
    text = str(args[place.group(1)])
    return alone(text) if isolating or runs_both_ways(text) else text


def needed(name: str, sources: Mapping[str, str], known: Collection[str] = ()) -> list[str]:
    """The names of this entry and of all one has to know for it, without what is `known`."""
    found: dict[str, None] = {}

    def add(one: str) -> None:
        if one in found or one in known or one not in sources:
            return
        found[one] = None
        for other in _NAME.findall(sources[one]):
            add(other)

    add(name)
    return list(found)
