"""Every screen of the house over the shelf, each with all it can have, for tests of them all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from pygame import Rect

from game.chance import Chance
from game.frantic.composed.bench import Bench
from game.frantic.composed.card import EVENT_CARDS, ICONS, LIGHTS, read
from game.grabs import Grab, Verdict
from game.journal import Journal
from game.match import Match
from game.messages import message
from game.record import Player
from game.registry import load, open_games
from game.review import Grade, Judged, Option
from game.totem.cards import CARD
from scenes.forms import Choice
from scenes.menus.about import AboutScene
from scenes.menus.ask import AskScene
from scenes.menus.beat import BeatScene
from scenes.menus.choices import ChoicesScene
from scenes.menus.erase import EraseScene
from scenes.menus.house_settings import ROWS, SettingsScene
from scenes.menus.key_test import KeyTestScene
from scenes.menus.leave import LeaveScene
from scenes.menus.licences import LicenceScene, LicencesScene
from scenes.menus.matches import MatchesScene
from scenes.menus.name_sheet import NameScene
from scenes.menus.pad_gone import PadGoneScene, PhoneGoneScene
from scenes.menus.page import Page
from scenes.menus.pause import PauseScene
from scenes.menus.result import Finish, ResultScene
from scenes.menus.review import ReviewScene
from scenes.menus.review_grabs import GrabsScene
from scenes.menus.rules import RulesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.sit_in import SitInScene, Sitter
from scenes.menus.start import StartScene
from scenes.menus.statistics import StatisticsScene
from scenes.seats.seating import default_seating
from scenes.storage.licences import Licence
from scenes.storage.matches import read_match
from scenes.storage.presets import keep
from scenes.storage.seatings import remember
from scenes.storage.sharing import share
from scenes.storage.statistics import Played, SeatPlayed, add
from scenes.table.film import FilmScene
from scenes.ui.widgets import nothing
from scenes.workshops.frantic.cards_page import CardsScene
from scenes.workshops.frantic.folder import folder as card_folder
from scenes.workshops.frantic.folder import keep as keep_card
from scenes.workshops.frantic.pieces import LOOKS
from scenes.workshops.frantic.scene import WorkshopScene
from tests.scenes.guest import Guest, seated

Screen: TypeAlias = Callable[[Guest], Page]
GAME, NAME = "totem", "Bartholomew"


def under_way(guest: Guest) -> Path:
    """A match somebody left after two moves; where its file is."""
    paths, game = guest.house.paths, load(GAME)
    players = [Player(f"{NAME} {number}", number) for number in range(4)]
    match = Match.new(game, game.Options(), players, seed=1)
    path = paths.matches / f"2026-01-01-{GAME}.kibitz"
    path.parent.mkdir(parents=True, exist_ok=True)
    match.journal = Journal.create(path, match.record())
    for _ in range(2):
        match.play(match.state.moves(-1)[0])
    match.journal.close()
    return path


def start(guest: Guest) -> Page:
    under_way(guest)
    return StartScene(guest.house)


def settings(sheet: str, guest: Guest) -> Page:
    scene = SettingsScene(guest.house)
    scene.sheet = sheet
    return scene


def choices(guest: Guest) -> Page:
    wide, high = guest.stage.size
    names = [f"{NAME} {number}" for number in range(7)]
    return ChoicesScene(guest.house, Choice(
        key="choice", box=Rect(wide // 2, high // 2, wide // 4, high // 15), values=range(7),
        names=names, value=3, hint=guest.house.words("statistics-person-hint"),
    ))  # fmt: skip


def about(guest: Guest) -> Page:
    """With files in as many folders as a system has for them."""
    house = guest.house
    home = house.paths.log.parent
    house.paths = replace(
        house.paths, settings=home / "config" / "settings.toml", log=home / "state" / "kibitz.log"
    )
    return AboutScene(house)


def licence(guest: Guest) -> Page:
    """A text that is longer than any window."""
    text = "\n\n".join(f"{number}. {NAME} may do\nas they like. " * 4 for number in range(60))
    return LicenceScene(guest.house, Licence(f"{NAME}, and everything they made", text))


def statistics(guest: Guest) -> Page:
    for number in range(2):
        seat = SeatPlayed(f"{NAME} {number}", "", 1, True, {"reactions": [311, 402, 2250]})
        add(guest.house.paths, Played("2026-01-01T10:00:00+00:00", GAME, f"m{number}", 9, (seat,)))
    return StatisticsScene(guest.house)


def seats(game_id: str, sheet: str, guest: Guest) -> Page:
    """The seats of a game that was played before, in two companies, with a preset of one's own."""
    house = guest.house
    for count in (2, 3):
        levels = ["", *[load(game_id).levels[0]] * (count - 1)]
        remember(default_seating(game_id, house.words, 7, levels), house.settings)
    scene = SeatsScene(house, game_id)
    own = next(option for option in scene.roster.option_list() if len(option.values) > 1)
    scene.roster.set_option(own.name, own.values[1])
    keep(game_id, NAME, scene.roster.options, house.settings)
    scene.sheet, scene.options.more = sheet.partition(", ")[0], "more" in sheet
    return scene


def key_test(guest: Guest) -> Page:
    scene = SeatsScene(guest.house, GAME)
    seated(scene, 6, 6)
    return KeyTestScene(guest.house, scene.roster)


def beat(guest: Guest) -> Page:
    guest.house.settings.device_offsets = {"keyboard": 14, "pad:0": 120}
    return BeatScene(guest.house)


def matches(guest: Guest) -> Page:
    under_way(guest)
    return MatchesScene(guest.house)


def rules(game_id: str, guest: Guest) -> Page:
    return RulesScene(guest.house, game_id)


def sit_in(guest: Guest) -> Page:
    sitters = [Sitter(f"{NAME} {seat}", seat) for seat in range(10)]
    names = ["easy", "hard"]
    return SitInScene(guest.house, sitters, [""] * 10, names, names, lambda seat, level: None)


def result(guest: Guest) -> Page:
    finishes = [Finish(f"{NAME} {n}", n, n + 1, n == 0, str(9 - n)) for n in range(10)]
    facts = [("Duels won / lost", ["12 / 10"] * 10), ("Median time", ["1234 ms"] * 10)]
    scene = ResultScene(
        guest.house, f"{NAME} 0 wins the match", finishes, facts,
        guest.stage.pop, guest.stage.pop, guest.stage.pop, "Best of three",
    )  # fmt: skip
    # All points stand there from the beginning.
    guest.house.settings.motion = "off"
    scene.on_review = scene.on_watch = guest.stage.pop
    scene.on_share = lambda: share(guest.house.paths, read_match(under_way(guest)), NAME)
    scene.decided = f"{NAME} 0 takes the trick and 3 loot cards."
    return scene


def review(guest: Guest) -> Page:
    """A match of six with long names and everything in it that can be thought of a decision."""
    game = load("jetriko")
    players = [Player(f"{NAME} {seat}", seat, "") for seat in range(6)]
    match = Match.new(game, game.Options(), players, seed=1)
    chance = Chance(1)
    for _ in range(40):
        match.play(chance.choice(match.state.moves(match.asked[0])))
    scene = ReviewScene(guest.house, match.record())
    names = ["jetriko-do-take-hit", "jetriko-do-draw", "jetriko-do-pass"]
    options = tuple(Option(message(name), number / 9) for number, name in enumerate(names))
    why = message("jetriko-because-passed-over", this=12, other=88)
    for number, grade in enumerate(Grade):
        judged = Judged(number, number, (*range(6),), grade, 0.234, 0.012, number / 5,
                        options[1].name, options[0].name, why, options)  # fmt: skip
        scene.reviewing.found[number] = judged
    # All of it has been thought over.
    scene.reviewing.looked = len(match.moves)
    return scene


def grabs(guest: Guest) -> Page:
    """A match of ten against time, with a grab of every kind."""
    game = load("totem")
    match = Match.new(game, game.Options(), [Player(f"{NAME} {n}", n) for n in range(10)], 1)
    for _ in range(2):
        match.play(match.state.moves(-1)[0])
    scene = GrabsScene(guest.house, match.record())
    cards = (CARD["S1-P"], CARD["S1-G"])
    scene.grabs = [
        Grab(0, 1000 * number, number % 10, verdict, cards, 1234 if number == 1 else -1)
        for number, verdict in enumerate((*Verdict, *Verdict))
    ]
    scene.at = scene.moment = 1
    return scene


def film(guest: Guest) -> Page:
    """When it has been made."""
    scene = guest.house.doors.film(read_match(under_way(guest)), None)
    assert isinstance(scene, FilmScene)
    scene.end()
    return scene


def pause(guest: Guest) -> Page:
    return PauseScene(guest.house, guest.stage.pop, guest.stage.pop, nothing)


def ask(guest: Guest) -> Page:
    words = guest.house.words
    return AskScene(
        guest.house, words("matches-ask"), words("matches-ask-about", when="12:00"),
        words("matches-ask-yes"), words("matches-ask-no"), nothing,
    )  # fmt: skip


def name_sheet(guest: Guest) -> Page:
    title = guest.house.words("preset-keep-title")
    return NameScene(guest.house, title, NAME, 24, (), lambda name: None)


def workshop(guest: Guest) -> Page:
    """The bench with a card that has all a card can have."""
    own = read(f"{NAME[:24]}|colour|lime spider|give 2 everyone, score -50 fewest, event")
    scene = WorkshopScene(guest.house)
    scene.lay(Bench("blank_play", own))
    return scene


def workshop_cards(guest: Guest) -> Page:
    """More cards than a page has, and a file that is none."""
    paths = guest.house.paths
    for number in range(13):
        own = read(f"Card {number}||{LIGHTS[number % 6]} {ICONS[number]}|draw 1 others")
        keep_card(paths, EVENT_CARDS[number % 2], own)
    (card_folder(paths) / "spoilt.card.json").write_text("{")
    return CardsScene(guest.house, lambda bench: None)


def palette(what: str, guest: Guest) -> Page:
    scene = WorkshopScene(guest.house)
    scene.lay(Bench("blank_event", read(f"{NAME}||red eye|give 2 right")))
    return scene.palette(what, 0)


SCREENS: dict[str, Screen] = {
    "start": start,
    **{f"settings, {sheet}": partial(settings, sheet) for sheet in ROWS},
    "about": about,
    "licences": lambda guest: LicencesScene(guest.house),
    "licence": licence,
    "choices": choices,
    "statistics": statistics,
    "erase": lambda guest: EraseScene(guest.house, NAME),
    **{
        f"{game_id}, {sheet}": partial(seats, game_id, sheet)
        for game_id in open_games()
        for sheet in ("seats", "options")
    },
    f"{GAME}, more options": partial(seats, GAME, "options, more"),
    **{f"rules of {game_id}": partial(rules, game_id) for game_id in open_games()},
    "workshop": workshop,
    "workshop, cards": workshop_cards,
    **{f"workshop, {what}": partial(palette, what) for what in LOOKS},
    "key test": key_test,
    "beat": beat,
    "matches": matches,
    "ask": ask,
    "leave": lambda guest: LeaveScene(guest.house),
    "name": name_sheet,
    "pause": pause,
    "sit in": sit_in,
    "gamepad gone": lambda guest: PadGoneScene(guest.house, "pad:0", NAME, nothing),
    "phone gone": lambda guest: PhoneGoneScene(guest.house, NAME, lambda: True, nothing),
    "result": result,
    "review": review,
    "film": film,
    "grabs": grabs,
}
