"""Every word a player reads, from message files (Fluent): shared ones here, a game's beside it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from game.registry import open_games

log = logging.getLogger(__name__)

KEPT = 1000
# What there is in every case, and what stands in for a language that is not there.
FIRST = "en"
OWN_NAME_IN = "settings.ftl"


class Words:
    """The messages of one language."""

    def __init__(self, language: str = FIRST) -> None:
        self.language = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Speak that language from now on, or the first one if it is not there."""
        language = language if language in languages() else FIRST
        if language == self.language:
            return
        self.language = language
        # Forming a sentence takes a third of a millisecond; a table asks for some every frame.
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        for source in message_files(language):
            resource = FluentResource(source.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        # In a right-to-left sentence a name or a number would else be torn apart.
        self._bundle.use_isolating = self.rtl

    @property
    def rtl(self) -> bool:
        """Whether this language is written from right to left."""
        return self("language-direction") == "rtl"

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of that key. An unknown key gives the key itself and a log line."""
        asked = (key, *args.items())
        sentence = self._said.get(asked)
        if sentence is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            sentence = self._said[asked] = self._format(key, args)
        return sentence

    def _format(self, key: str, args: dict[str, Any]) -> str:
        message = self._bundle.get_message(key)
        if message is None or message.value is None:
            log.error("no message %r in %s", key, self.language)
            return key
        text, errors = self._bundle.format_pattern(message.value, args)
        for error in errors:
            log.error("message %r in %s: %s", key, self.language, error)
        return str(text)

    def of_game(self, game_id: str) -> Iterator[Callable[[], object]]:
        """What to call, one by one, so that no sentence of a game is slow when first said."""
        for key in self._keys:
            if key.startswith(f"{game_id}-"):
                yield partial(self._bundle.get_message, key)

    def beginning(self, start: str) -> list[str]:
        """Every key that begins so, in the order of the files."""
        return [key for key in self._keys if key.startswith(start)]

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))


def languages() -> list[str]:
    """The languages there are messages in, by their codes."""
    folders = files("scenes.words").iterdir()
    found = [f.name for f in folders if f.is_dir() and (f / OWN_NAME_IN).is_file()]
    return sorted(found, key=lambda language: (language != FIRST, language))


def language_of(preferred: Iterable[str]) -> str:
    """The first of the languages somebody would like that there is, or the first of all."""
    there = languages()
    return next((language for language in preferred if language in there), FIRST)


def own_name(language: str) -> str:
    """What a language calls itself."""
    source = files("scenes.words") / language / OWN_NAME_IN
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    name = bundle.get_message("language-name")
    return str(bundle.format_pattern(name.value)[0]) if name and name.value else language


def message_files(language: str) -> list[Traversable]:
    """The message files of a language: the shared ones, then those of the open games."""
    shared = files("scenes.words") / language
    found = sorted((f for f in shared.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    for game_id in open_games():
        own = files(f"game.{game_id}") / "words" / f"{language}.ftl"
        if own.is_file():
            found.append(own)
    return found


