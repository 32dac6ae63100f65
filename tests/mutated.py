"""Files of every kind, changed at random: each is read, or refused in a sentence, and soon.

    python -m tests.mutated [KIND ...] --files N --seed S

Half of the changes are made by a hand that knows the form: values are exchanged for worse ones,
and the checksums of a match are put right again, so that what is behind them is reached. Prints
for each kind how many were read and refused and how long that took; a failure, with the file it
came from, ends it with exit code 1.
"""

from __future__ import annotations

import argparse
import logging
import random
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from game.frantic.composed.card import EVENT_CARDS, read
from game.frantic.composed.card_file import write_card
from game.journal import Journal
from game.match import Match, Player
from game.record import line_of
from game.registry import load, open_games
from scenes.seats.seating import default_seating
from scenes.storage import settings as settings_file
from scenes.storage.kept import look
from scenes.storage.paths import Paths
from scenes.storage.presets import keep, presets, spoilt_presets
from scenes.storage.seatings import doubled_controls, last_seating, recent_seatings, remember
from scenes.storage.settings import Settings
from scenes.storage.statistics import Played, SeatPlayed, add, people, sums, taken_in
from scenes.words import Words, languages
from scenes.workshops.frantic import folder
from scenes.workshops.frantic.telling import told as card_told

SLOWEST_S = 0.2
SPEAKERS = [Words(language) for language in languages()]
ENGLISH = SPEAKERS[0]
EVIL = (
    b"[" * 2_000, b"{" * 970, b'{"a":' * 600, b"[" * 400 + b"]" * 400, b"9" * 31, b"9" * 5_000,
    b"-1", b"0", b"1.5", b"1e400", b"NaN", b"nan", b"null", b"true", b"false", b'""', b"[]", b"{}",
    b"18446744073709551616", b"-9223372036854775809", b'"\\ud800"', b'"\\u200b\\u200d"',
    b'"\\u0000"', b'"' + b"x" * 30_000 + b'"', b'"' + b"\\u0041" * 2_000 + b'"',
    b"a." * 3_000 + b"a = 1", b"\xff\xfe", b"\xef\xbb\xbf", b"'''", b'"""', b"0x" + b"f" * 5_000,
    b"1_" * 3_000 + b"1", b"1979-05-27T07:32:00Z", b"\n" * 500, b" " * 5_000, b'"|||"', b'"a|b|c"',
    b'"x||red eye|score -50 fewest, event, draw 5 random"', "😀".encode() * 500,
)  # fmt: skip
# What stands for a value or a name in a file.
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\w+(?= = )')


def changed(rng: random.Random, whole: bytes, other: bytes) -> bytes:
    """The file with one to three changes; `other` is a sound file of another kind."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        whole = _exchanged(rng, whole) if rng.random() < 0.5 else _torn(rng, whole, other)
    return whole


def _exchanged(rng: random.Random, whole: bytes) -> bytes:
    """Another value, or another of the file's own, in the place of one."""
    tokens = list(TOKEN.finditer(whole))
    if not tokens:
        return whole
    old = rng.choice(tokens)
    new = rng.choice(EVIL) if rng.random() < 0.6 else rng.choice(tokens).group()
    return whole[: old.start()] + new + whole[old.end() :]


def _torn(rng: random.Random, whole: bytes, other: bytes) -> bytes:
    """Bytes cut off, changed, put in or taken out, whole pieces and lines as well."""
    at, to = sorted(rng.randrange(len(whole) + 1) for _ in range(2))
    lines = whole.split(b"\n")
    some = rng.randbytes(rng.randrange(1, 9))
    deeds: list[Callable[[], bytes]] = [
        lambda: whole[:at],
        lambda: whole[at:],
        lambda: whole[:at] + some + whole[at + len(some) :],
        lambda: whole[:at] + some + whole[at:],
        lambda: whole[:at] + whole[to:],
        lambda: whole[:to] + whole[at:],
        lambda: whole[:at] + rng.choice(EVIL) + whole[at:],
        lambda: whole[:at] + bytes([(whole[at] if at < len(whole) else 0) ^ 1 << rng.randrange(8)])
        + whole[at + 1 :],
        lambda: b"\n".join(rng.sample(lines, len(lines))),
        lambda: whole + rng.choice(lines) * rng.randrange(1, 200),
        lambda: whole[:at] + other[:to] + whole[at:],
        lambda: other,
    ]  # fmt: skip
    return rng.choice(deeds)()


def sealed(rng: random.Random, whole: bytes) -> bytes:
    """A match of which some moves and values are others, with all checksums right."""
    bodies = [line[1:-12] for line in whole.split(b"\n")[:-1]]
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = 0 if rng.random() < 0.6 else rng.randrange(len(bodies))
        moved = rng.random()
        if at and moved < 0.3:
            bodies.insert(at, rng.choice((b"null", *bodies[1:], b'["",""]', b'"\\ud800"')))
        elif at and moved < 0.5:
            number = str(rng.choice((-1, 0, 7, 99, 10**9, 10**18, 10**30, "9" * 5000))).encode()
            bodies[at] = re.sub(rb"\d+", number, bodies[at], count=rng.choice((0, 1)))
        else:
            bodies[at] = _exchanged(rng, bodies[at])
    checksum, found = 0, b""
    for body in bodies:
        line, checksum = line_of(msgspec.Raw(body), checksum)
        found += line
    return found


# Sound files


def sound_settings() -> bytes:
    chosen = Settings(device_offsets={"keyboard": 14}, hints_seen={"hover": 2})
    for game_id in open_games():
        remember(default_seating(game_id, ENGLISH, 1), chosen)
    keep("nyet", "Sunday", load("nyet").Options(difference=True), chosen)
    return bytes(msgspec.toml.encode(chosen))


def sound_presets(rng: random.Random) -> bytes:
    """Nothing but presets: options of some game, some of them others than usual."""
    chosen = Settings()
    game_id = rng.choice(open_games())
    keep(game_id, "Sunday", load(game_id).Options(), chosen)
    return bytes(msgspec.toml.encode(chosen.presets))


def sound_statistics(paths: Paths) -> bytes:
    for number in range(4):
        ann = SeatPlayed("Ann", "", 1, True, {"rounds": number, "reactions": [311, 402]})
        seats = (ann, SeatPlayed("Ada", "easy", 2, False, {}))
        game_id = open_games()[number]
        add(paths, Played("2026-01-01T10:00:00", game_id, f"m{number}", 9, seats))
    return paths.statistics.read_bytes()


def sound_match(paths: Paths, game_id: str, moves: int) -> bytes:
    game = load(game_id)
    players = [Player(f"Ann {seat}", seat) for seat in range(game.fewest_seats)]
    match = Match.new(game, game.Options(), players, seed=3)
    rng, path = random.Random(game_id), paths.matches / "one.kibitz"
    match.journal = Journal.create(path, match.record())
    for _ in range(moves):
        seats = [seat for seat in match.state.to_act() if match.state.moves(seat)]
        if seats:
            match.play(rng.choice(match.state.moves(rng.choice(seats))))
    match.journal.sit([game.levels[0]] * len(players))
    match.journal.close()
    return path.read_bytes()


SOUND_CARD = write_card(EVENT_CARDS[1], read("Boom||lime eye|give 2 right, score -50 fewest"))


# Reading them, as the program does: True if it was read, False if it was refused in a sentence


def has_sentence(key: str, args: dict[str, str | int]) -> None:
    for words in SPEAKERS:
        assert words.has(key), key
        assert words(key, **args).strip() not in ("", key)


def read_match(paths: Paths, content: bytes) -> bool:
    path = _laid_down(paths.matches / "one.kibitz", content)
    kept = look(path)
    if kept.damage is not None:
        has_sentence(kept.damage.code, dict(kept.damage.about))
    assert path.read_bytes() == content
    return kept.damage is None


def read_settings(paths: Paths, content: bytes) -> bool:
    _laid_down(paths.settings, content)
    chosen, trouble = settings_file.load(paths)
    for game_id in open_games():
        last_seating(game_id, chosen, 1)
        recent_seatings(game_id, chosen, 1)
        doubled_controls(game_id, chosen)
        presets(game_id, chosen, ENGLISH)
    if trouble is None:
        assert settings_file.save(chosen, paths)
        return True
    has_sentence(trouble.key, {name: str(value) for name, value in trouble.details.items()})
    kept = trouble.details["file"]
    assert isinstance(kept, Path)
    assert kept.read_bytes() == content
    kept.unlink()
    return False


def read_presets(paths: Paths, content: bytes) -> bool:
    """Presets stand in the settings; one that cannot be played is told at the seats."""
    if not read_settings(paths, content):
        return False
    chosen, _ = settings_file.load(paths)
    spoilt = [(game_id, name) for game_id in open_games()
              for name in spoilt_presets(game_id, chosen)]  # fmt: skip
    for _, name in spoilt:
        has_sentence("preset-spoilt", {"name": name})
    return not spoilt


def read_statistics(paths: Paths, content: bytes) -> bool:
    _laid_down(paths.statistics, content)
    played, trouble = taken_in(paths)
    for game_id in open_games():
        for name in people(played, game_id):
            sums(played, game_id, name)
    if trouble is not None:
        about = {name: value if isinstance(value, int) else str(value)
                 for name, value in trouble.details.items()}  # fmt: skip
        has_sentence(trouble.key, about)
        kept = trouble.details["file"]
        assert isinstance(kept, Path)
        kept.unlink()
    return trouble is None


def read_card(paths: Paths, content: bytes) -> bool:
    found = folder.look(_laid_down(folder.folder(paths) / f"one{folder.ENDING}", content))
    if found.fault is None:
        assert found.own is not None
        assert folder.kept(paths)
        return True
    for words in SPEAKERS:
        assert words.has(found.fault.code), found.fault.code
        assert card_told(found.fault, words).strip() not in ("", found.fault.code)
    return False


def _laid_down(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_bytes(content)
    return path


# The kinds


@dataclass
class Kind:
    """Where its files come from, and how one is read."""

    mutant: Callable[[random.Random], bytes]
    read: Callable[[Paths, bytes], bool]


def kinds(paths: Paths) -> dict[str, Kind]:
    """Every kind of file, by its name."""
    chosen, played = sound_settings(), sound_statistics(paths)
    matches = [sound_match(paths, game_id, 12) for game_id in open_games()]

    def a_match(rng: random.Random) -> bytes:
        whole = rng.choice(matches)
        return sealed(rng, whole) if rng.random() < 0.6 else changed(rng, whole, played)

    def some_presets(rng: random.Random) -> bytes:
        table = changed(rng, sound_presets(rng), chosen)
        return table.replace(b"[", b"[presets.", 1)

    return {
        "match": Kind(a_match, read_match),
        "settings": Kind(lambda rng: changed(rng, chosen, SOUND_CARD), read_settings),
        "presets": Kind(some_presets, read_presets),
        "statistics": Kind(lambda rng: changed(rng, played, matches[0]), read_statistics),
        "card": Kind(lambda rng: changed(rng, SOUND_CARD, played), read_card),
    }


@dataclass
class Tally:
    """How the files of one kind fared; times are CPU seconds."""

    read: int = 0
    refused: int = 0
    times: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        times = sorted(self.times)
        p99 = times[len(times) * 99 // 100]
        return (f"{len(times)} files: {self.read} read, {self.refused} refused; "
                f"99 % within {p99 * 1000:.1f} ms, slowest {times[-1] * 1000:.1f} ms")  # fmt: skip


def run(kind: Kind, paths: Paths, files: int, seed: str) -> Tally:
    """Read so many. Whatever is raised carries the number of the file."""
    tally = Tally()
    for number in range(files):
        content = kind.mutant(random.Random(f"{seed} {number}"))
        begins = time.process_time()
        try:
            was_read = kind.read(paths, content)
        except Exception as error:
            error.add_note(f"file {number} of seed {seed}: {content[:2000]!r}")
            raise
        tally.times.append(time.process_time() - begins)
        tally.read += was_read
        tally.refused += not was_read
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutated")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    slow = False
    for name in asked.kinds or ("match", "settings", "presets", "statistics", "card"):
        with TemporaryDirectory() as home:
            paths = Paths.under(Path(home))
            tally = run(kinds(paths)[name], paths, asked.files, asked.seed)
        print(f"{name:10} {tally}", flush=True)
        slow = slow or max(tally.times) > SLOWEST_S
    sys.exit("some took longer than 0.2 s" if slow else 0)


if __name__ == "__main__":
    main()
