"""Faces on the seat cards: bots have them, people may, and no two seats show the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.cast import CAST
from game.record import Player
from scenes.menus.result import Finish, ResultScene
from scenes.menus.roster import Roster
from scenes.menus.seats import SeatsScene
from scenes.seats.seating import default_seating
from scenes.storage.seatings import last_seating, remember
from scenes.storage.settings import Settings
from scenes.words import Words
from tests.scenes.guest import Guest, seated
from tests.scenes.test_menus import TOTEM, seats


def faces(scene: SeatsScene) -> list[str]:
    return [place.face for place in scene.roster.places]


def test_bots_sit_down_with_different_faces_and_people_with_none(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    seated(scene, 10, 1)
    assert faces(scene)[0] == ""
    assert len(set(faces(scene))) == 10
    names = [guest.house.words(f"cast-{face}") for face in faces(scene)[1:]]
    assert [place.name for place in scene.roster.places[1:]] == names


def test_a_person_takes_the_next_face_that_is_free_and_may_put_it_down(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    name, taken = scene.roster.places[0].name, set(faces(scene))
    for face in (face for face in CAST if face not in taken):
        guest.click("face-0")
        assert faces(scene)[0] == face
    assert scene.roster.places[0].name == name
    guest.click("face-0")
    assert faces(scene)[0] == ""


def test_another_character_brings_its_name_unless_the_bot_has_one_of_its_own(
    tmp_path: Path,
) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    seated(scene, 2, 1)
    guest.click("face-1")
    assert (faces(scene)[1], scene.roster.places[1].name) == ("bram", "Bram")
    scene.roster.places[1].name = "Beppo"
    guest.click("face-1")
    assert (faces(scene)[1], scene.roster.places[1].name) == ("cleo", "Beppo")


def test_who_takes_a_bots_seat_takes_neither_its_face_nor_its_name(tmp_path: Path) -> None:
    guest = Guest(tmp_path)
    scene = seats(guest)
    scene.roster.set_level(1, "")
    assert (faces(scene)[1], scene.roster.places[1].name) == ("", "Player 2")
    scene.roster.set_level(1, scene.roster.game.levels[0])
    assert (faces(scene)[1], scene.roster.places[1].name) == ("ada", "Ada")


def test_who_comes_back_shows_another_face_if_theirs_was_taken(tmp_path: Path) -> None:
    roster = Roster(default_seating(TOTEM, Words(), 1), Words())
    gone = roster.places[-1].face
    roster.remove()
    while roster.places[0].face != gone:
        roster.next_face(0)
    roster.add()
    assert roster.places[-1].face not in ("", gone)


def test_faces_are_kept_with_the_seats() -> None:
    settings, seating = Settings(), default_seating(TOTEM, Words(), 1)
    chosen = (replace(seating.players[0], face="ludo"), *seating.players[1:])
    remember(replace(seating, players=chosen), settings)
    known = last_seating(TOTEM, settings, 2)
    assert known is not None and known.players == chosen


def test_seats_kept_before_there_were_faces_get_them() -> None:
    settings, seating = Settings(), default_seating(TOTEM, Words(), 1)
    before = tuple(Player(p.name, p.colour, p.level) for p in seating.players)
    remember(replace(seating, players=before), settings)
    known = last_seating(TOTEM, settings, 2)
    assert known is not None
    assert [p.face for p in known.players] == [p.face for p in seating.players]


def test_in_the_result_the_winner_is_seen_large(tmp_path: Path) -> None:
    guest = Guest(tmp_path)

    def painted(face: str) -> bytes:
        finishes = [Finish("Ada", 1, 1, True, "", face), Finish("Ben", 2, 2, False)]
        guest.house.settings.motion = "off"
        pop = guest.stage.pop
        guest.enter(ResultScene(guest.house, "Ada", finishes, [], pop, pop, pop))
        head = guest.screen.subsurface((80, 100, 120, 260)).copy()
        pop()
        return head.get_buffer().raw

    assert painted("ada") != painted("bram") != painted("")
