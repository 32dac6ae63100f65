"""Every language says all that the first one says, with the same arguments, in letters we have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from art.text import FONTS, Face, Lettering
from game.frantic.events import TotalsChanged
from game.nyet.events import RoundScored
from game.registry import choices, load, open_games
from scenes.storage.settings import Settings
from scenes.words import FIRST, Words, language_of, languages, message_files, own_name
from scenes.words.entries import entries as parted
from scenes.words.entries import filled, simple
from scenes.words.pages import rules_pages
from scenes.words.saying import Saying
from tests.scenes.tongues import OTHERS

# Whoever adds a game may leave out a language they do not speak.
OUR_OWN = ("totem", "nyet", "stratego", "jetriko", "frantic")
# A letter no font has.
NOWHERE = "\U0010fffe"


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all that are in it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ftl.BaseNode):
                yield from nodes(one)


def arguments(message: ftl.Message) -> set[str]:
    """The names of the arguments a message asks for, and the other messages it quotes."""
    asked = [node for node in nodes(message) if isinstance(node, ftl.VariableReference)]
    quoted = [node for node in nodes(message) if isinstance(node, ftl.MessageReference)]
    return {f"${node.id.name}" for node in asked} | {node.id.name for node in quoted}


def entries(text: str) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            yield entry


@cache
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """By the name of the file: every key with its arguments."""
    found: dict[str, dict[str, set[str]]] = {}
    for source in message_files(language):
        # The file of a game is called by its language, and lies in the folder of the game.
        of_a_game = source.name in (f"{language}.ftl", f"{FIRST}.ftl")
        name = str(Path(str(source)).parent) if of_a_game else source.name
        own = found.setdefault(name, {})
        for message in entries(source.read_text(encoding="utf-8")):
            own[message.id.name] = arguments(message)
    return found


@cache
def texts(language: str) -> tuple[str, ...]:
    """All that can be read in a language."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[str]:
    for source in message_files(language):
        for message in entries(source.read_text(encoding="utf-8")):
            said = [node for node in nodes(message)
                    if isinstance(node, ftl.TextElement | ftl.StringLiteral)]  # fmt: skip
            yield "".join(node.value for node in said)
    words = Words(language)
    for game_id in open_games():
        for page in rules_pages(game_id, words):
            yield page.title
            yield from (block.text for block in page.blocks)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    first, other = messages(FIRST), messages(language)
    assert sorted(first) == sorted(other)
    for name, wanted in first.items():
        missing, more = wanted.keys() - other[name].keys(), other[name].keys() - wanted.keys()
        assert not missing, f"{name} lacks these in {language}"
        assert not more, f"{name} has more in {language}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game_id", OUR_OWN)
def test_our_own_games_are_put_into_every_language(root: Path, game_id: str, language: str) -> None:
    words = root / "game" / game_id / "words"
    assert all((words / f"{language}.{kind}").is_file() for kind in ("ftl", "md"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    differing = [
        f"{name}: {key} {sorted(wanted)} is {sorted(messages(language)[name].get(key, wanted))}"
        for name, own in messages(FIRST).items()
        for key, wanted in own.items()
        if messages(language)[name].get(key, wanted) != wanted
    ]
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game_id", open_games())
def test_the_rules_have_the_same_pages_and_pictures(game_id: str, language: str) -> None:
    first = rules_pages(game_id, Words())
    other = rules_pages(game_id, Words(language))
    assert [page.name for page in other] == [page.name for page in first]
    for mine, theirs in zip(first, other, strict=True):
        shown = [[picture.shown for picture in block.pictures] for block in mine.blocks]
        there = [[picture.shown for picture in block.pictures] for block in theirs.blocks]
        kinds = [block.kind for block in mine.blocks], [block.kind for block in theirs.blocks]
        assert there == shown, mine.name
        assert kinds[0] == kinds[1], mine.name


@pytest.mark.parametrize("face", FONTS)
@pytest.mark.parametrize("language", languages())
def test_every_letter_of_every_message_is_in_the_typefaces(language: str, face: Face) -> None:
    letters = {letter for text in texts(language) for letter in text if not letter.isspace()}
    lettering = Lettering()
    box = _picture(lettering, NOWHERE, face)
    missing = [letter for letter in sorted(letters) if _picture(lettering, letter, face) == box]
    assert not missing


def _picture(lettering: Lettering, letter: str, face: Face) -> bytes:
    return pygame.image.tobytes(lettering.line(letter, 30, (255, 255, 255), face), "RGBA")


def test_a_game_that_was_not_put_into_a_language_says_all_in_the_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "game" / "totem" / "words"
    own.mkdir(parents=True)
    (own / "en.ftl").write_text("totem-let-go = Let go\n", encoding="utf-8")
    shared = tmp_path / "words" / "de"
    shared.mkdir(parents=True)
    folders = {"game": tmp_path / "game", "scenes.words": tmp_path / "words"}
    monkeypatch.setattr("scenes.words.files", folders.__getitem__)
    monkeypatch.setattr("scenes.words.open_games", lambda: ("totem",))
    assert message_files("de") == [own / "en.ftl"]
    (own / "de.ftl").write_text("totem-let-go = Lass los\n", encoding="utf-8")
    assert message_files("de") == [own / "de.ftl"]


@pytest.mark.parametrize("language", languages())
def test_every_language_says_its_name_and_its_direction(language: str) -> None:
    words = Words(language)
    assert own_name(language) == words("language-name")
    assert words("language-direction") in ("ltr", "rtl")


@pytest.mark.parametrize("language", languages())
def test_no_number_follows_a_name(language: str) -> None:
    """Somebody may be called Player 1: "gives Player 1 2 cards" is read twice."""
    number = re.compile(r"\{ \$(?:name|names|other)\d? \} (?:\{ \$(?:count|this)\b|\d)")
    found = [
        line
        for source in message_files(language)
        for line in source.read_text(encoding="utf-8").splitlines()
        if number.search(line)
    ]
    assert not found


# What there is one of, with the other arguments of the sentence: of two it is said otherwise.
ONE_OF = [
    *(("this", key, {"other": 2.5, "name": "Ann"}) for key in (
        "jetriko-because-hit", "jetriko-because-dealt", "jetriko-because-cards",
        "frantic-because-points", "frantic-because-theirs", "frantic-because-cards",
        "stratego-because-felled", "stratego-because-lost", "nyet-because-team",
        "nyet-because-bonus",
    )),
    ("tricks", "nyet-sheet-working", {"names": "Ann", "loot": 0, "value": 3, "points": 9}),
    ("total", "frantic-so-far", {}),
    ("count", "statistics-won", {"share": 50}),
    ("count", "terminal-which", {}),
]  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("argument", "key", "others"), ONE_OF)
def test_one_is_not_told_as_several_are(
    argument: str, key: str, others: dict[str, object], language: str
) -> None:
    one, two = (Words(language)(key, **{argument: count}, **others) for count in (1.0, 2.0))
    assert one != two.replace("2", "1", 1)


# German


def test_german_quotes_dashes_and_says_du() -> None:
    said = texts("de")
    assert not [text for text in said if '"' in text or ("“" in text and "„" not in text)]
    formal = re.compile(r"(?<![.:!?–] )(?<!^)\b(Ihnen|Ihre?[rnms]?)\b")
    assert not [text for text in said if formal.search(text)]


# Which one to begin with


@pytest.mark.parametrize(
    ("preferred", "language"),
    [(["de"], "de"), (["xx", "de", "en"], "de"), (["en", "de"], "en"), (["xx"], "en"), ([], "en")],
)
def test_the_first_language_somebody_likes_that_is_there(
    preferred: list[str], language: str
) -> None:
    assert language_of(preferred) == language


def test_the_first_start_speaks_as_the_system_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scenes.startup.opening import furnish
    from scenes.storage.paths import Paths
    from scenes.storage.settings import save

    monkeypatch.delenv("LANG")
    german = [{"language": "de", "country": "AT"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: german)
    paths = Paths.under(tmp_path)
    house = furnish(paths)
    assert house.words.language == house.settings.language == "de"
    assert save(Settings(language="en"), paths)
    assert furnish(paths).words.language == "en"


@pytest.mark.parametrize("language", languages())
def test_two_streaks_that_stand_side_by_side_are_called_alike(language: str) -> None:
    words = Words(language)
    now, best = (words(key).split() for key in ("statistics-streak", "statistics-best-streak"))
    assert {word for word in now if word in best and len(word) > 3}


@pytest.mark.parametrize("language", languages())
def test_a_number_below_zero_has_a_minus_and_a_name_keeps_its_hyphen(language: str) -> None:
    words = Words(language)
    assert words("statistics-number", number=-2000) == "−2000"
    assert re.search("−1[.,]2", words("nyet-worth", value=-1.2))
    said = words("nyet-score", name="R2-D2", score=-1234, tricks=1, loot=1)
    assert "R2-D2" in said and re.search("−1.234", said)
    told = Saying(words, lambda seat: "R2-D2")
    for kit_id, event, change in (
        ("nyet", RoundScored(1, (4, 0), (0, 0), (-8, 0), (-8, 8), (-12, 20)), "−8"),
        ("frantic", TotalsChanged("parasite", (-7, 0), (3, 0)), "−7"),
    ):
        view = load(kit_id).deal(2, load(kit_id).Options(), 1).view(None)
        sentences = [told(one) for one in choices(kit_id).tell(event, view)]
        assert change in sentences[0] and not re.search(r"(?<!\w)-\d", " ".join(sentences))


@pytest.mark.parametrize("isolating", [False, True])
@pytest.mark.parametrize("language", languages())
def test_sentences_formed_without_fluent_are_those_it_forms(language: str, isolating: bool) -> None:
    bundle = FluentBundle([language], use_isolating=isolating)
    sources: dict[str, str] = {}
    for source in message_files(language):
        text = source.read_text(encoding="utf-8")
        resource = FluentResource(text)
        bundle.add_resource(resource)
        here = dict(parted(text))
        assert list(here) == [entry.id.name for entry in resource.body if hasattr(entry, "id")]
        sources |= here
    simple_ones = {key: one for key, source in sources.items() if (one := simple(source))}
    assert len(simple_ones) > 200
    for key, sentence in simple_ones.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        args = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", sentence)}
        expected, errors = bundle.format_pattern(pattern, args)
        assert not errors
        assert filled(sentence, args, isolating) == expected, key
        if args:
            assert filled(sentence, {**args, next(iter(args)): 7}, isolating) is None


@pytest.mark.parametrize("game_id", open_games())
def test_fluent_learns_what_only_fluent_can_say(game_id: str) -> None:
    words = Words()
    for learn in words.of_game(game_id):
        learn()
    own = words.beginning(f"{game_id}-")
    said = {key: simple(words._sources[key]) for key in own}
    assert words._learnt >= {key for key, one in said.items() if one is None or "{" in one}
    assert len(words._learnt) < len(own) / 2


def test_a_message_that_is_missing_in_a_language_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("no message")
    expect_log("message .seats-listening. in de")
    german, english = Words("de"), Words("en")
    del german._sources["seats-deal"]
    # A part of another message is missing.
    german._sources["seats-listening"] = "seats-listening = { nowhere } { $name }\n"
    assert german("seats-deal") == english("seats-deal")
    about = {"name": "Ann", "what": "Grab"}
    assert german("seats-listening", **about) == english("seats-listening", **about)
    assert german("seats-nobody-has-this") == "seats-nobody-has-this"
