"""Every word a player reads, from message files (Fluent): shared ones here, a game's beside it."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from game.directions import alone, runs_both_ways
from game.numerals import MINUS
from game.registry import open_games
from scenes.words.direction import from_the_right
from scenes.words.entries import entries, filled, needed, plain, simple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

log = logging.getLogger(__name__)

KEPT = 1000
LARGEST_NUMBER = 10**15
# What there is in every case, and what stands in for a language that is not there.
FIRST = "en"
# So begins what a game says in these words if it has none of its own.
ANY_GAME = "any-game-"
OWN_NAME_IN = "settings.ftl"
# What Fluent writes before a number.
BELOW_ZERO = re.compile(r"(?<!\w)-(?=\d)")


class Words:
    """The messages of one language."""

    def __init__(self, language: str = FIRST) -> None:
        self.language = ""
        self._said: dict[tuple[Any, ...], str] = {}
        self._first: Words | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        """Speak that language from now on, or the first one if it is not there."""
        language = language if language in languages() else FIRST
        if language == self.language:
            return
        self.language = language
        # Where two say the same, what was asked first: a name, before the sentence it is all of.
        said = reversed(self._said.items())
        self._asked_before = {sentence: asked for asked, sentence in said}
        # Forming a sentence takes a third of a millisecond; a table asks for some every frame.
        self._said = {}
        self._sources = dict(_every_message(language, tuple(open_games())))
        self._bundle: FluentBundle | None = None
        self._learnt: set[str] = set()

    @property
    def rtl(self) -> bool:
        """Whether this language is written from right to left."""
        return self("language-direction") == "rtl"

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence of that key; one that is missing is said in the first language.

        That is told to the log. A key that no language has gives itself.
        """
        asked = (key, *args.items())
        sentence = self._said.get(asked)
        if sentence is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            sentence = self._format(key, args)
            if not sentence.isascii() and self.rtl:
                sentence = from_the_right(sentence)
            self._said[asked] = sentence
        return sentence

    def again(self, sentence: str, *within: str) -> str:
        """A sentence of the language spoken before, with all that is in it, in this one.

        For what was said once and still stands somewhere. Anything else comes back as it is, and
        so does what stands `within` itself: a message may be nothing but a name.
        """
        if sentence not in self._asked_before or sentence in within:
            return sentence
        key, *args = self._asked_before[sentence]
        return self(
            key,
            **{
                name: self.again(value, *within, sentence) if isinstance(value, str) else value
                for name, value in args
            },
        )

    def _format(self, key: str, args: dict[str, Any]) -> str:
        if not self.has(key):
            log.error("no message %r in %s", key, self.language)
            return key if self.language == FIRST else self._in_first(key, args)
        sentence = simple(self._sources[key])
        if sentence is not None:
            # In a right-to-left sentence a name would else be torn apart.
            formed = filled(sentence, args, bool(args) and self.rtl)
            if formed is not None:
                return formed
        return self._formed(key, args)

    def _in_first(self, key: str, args: dict[str, Any]) -> str:
        """The sentence in the language that has them all."""
        if self._first is None:
            self._first = Words()
        return self._first(key, **args)

    def _formed(self, key: str, args: dict[str, Any]) -> str:
        """A sentence as Fluent forms it."""
        bundle = self._learn(key)
        message = bundle.get_message(key).value
        sayable = {name: self._sayable(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(message, sayable) if message else (key, [])
        for error in errors:
            log.error("message %r in %s: %s", key, self.language, error)
        if any(isinstance(value, (int, float)) and value < 0 for value in args.values()):
            text = BELOW_ZERO.sub(MINUS, str(text))
        return self._in_first(key, args) if errors and self.language != FIRST else str(text)

    def _sayable(self, value: Any) -> Any:
        """What Fluent can put in: it forms no larger numbers, and isolates in some languages."""
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            return str(value)
        if isinstance(value, str) and not self.rtl and runs_both_ways(value):
            return alone(value)
        return value

    def _learn(self, key: str) -> FluentBundle:
        """Fluent, knowing that message and all that stands in it."""
        # Not before it is needed: see `scenes.words.entries`.
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=self.rtl)
        fresh = needed(key, self._sources, self._learnt)
        if fresh:
            self._learnt.update(fresh)
            self._bundle.add_resource(_read("".join(self._sources[one] for one in fresh)))
            self._bundle.get_message(key)
        return self._bundle

    def of_game(self, game_id: str) -> Iterator[Callable[[], object]]:
        """What to call, one by one, so that no sentence of a game is slow when first said."""
        for key in self.beginning(f"{game_id}-"):
            if not plain(self._sources[key]):
                yield partial(self._learn, key)

    def beginning(self, start: str) -> list[str]:
        """Every key that begins so, in the order of the files."""
        return [key for key in self._sources if key.startswith(start)]

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._sources and not key.startswith("-")


def _unsaid(sources: Mapping[str, str]) -> dict[str, str]:
    """What games leave to the words of any game, under the keys these games would have."""
    found: dict[str, str] = {}
    for key, source in sources.items():
        if key.startswith(ANY_GAME):
            own = ((f"{game_id}-{key.removeprefix(ANY_GAME)}") for game_id in open_games())
            found |= {name: source.replace(key, name, 1) for name in own if name not in sources}
    return found


# Going back to a language one has spoken before takes no time.
@lru_cache(maxsize=4)
def _every_message(language: str, games: tuple[str, ...]) -> Mapping[str, str]:
    """The entries of all message files of a language, with those of these games, by name."""
    found: dict[str, str] = {}
    for source in message_files(language):
        found.update(entries(source.read_text(encoding="utf-8")))
    return found | _unsaid(found)


@lru_cache(maxsize=8192)
def _read(text: str) -> Resource:
    """Some entries as Fluent reads them."""
    from fluent.syntax import FluentParser

    # Where in the text everything stood would take as much room as what it says.
    return FluentParser(with_spans=False).parse(text)


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
    named = dict(entries(source.read_text(encoding="utf-8"))).get("language-name", "")
    return simple(named) or language


def message_files(language: str) -> list[Traversable]:
    """The message files of a language: the shared ones, then those of the open games.

    A game that was not put into that language says all in the first one.
    """
    shared = files("scenes.words") / language
    found = sorted((f for f in shared.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    for game_id in open_games():
        # Not the files of its own package: the game would be imported for its words.
        words = files("game") / game_id / "words"
        own = words / f"{language}.ftl"
        own = own if own.is_file() else words / f"{FIRST}.ftl"
        if own.is_file():
            found.append(own)
    return found
