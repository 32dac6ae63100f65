"""Every word a player reads, from message files (Fluent): shared ones here, a game's beside it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from game.registry import open_games

log = logging.getLogger(__name__)

KEPT = 1000


class Words:
    """The messages of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        # Forming a sentence takes a third of a millisecond; a table asks for some every frame.
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        for source in message_files(language):
            resource = FluentResource(source.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

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

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))


def message_files(language: str) -> list[Traversable]:
    """The message files of a language: the shared ones, then those of the open games."""
    shared = files("scenes.words") / language
    found = sorted((f for f in shared.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    for game_id in open_games():
        own = files(f"game.{game_id}") / "words" / f"{language}.ftl"
        if own.is_file():
            found.append(own)
    return found


