"""Seats lent to phones: who is asked where, what each is shown, and how they come back."""

from __future__ import annotations

import logging
import time
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from art.theme import SEAT_COLOURS, css
from game.totem.options import Options
from scenes.forms import Stepper
from scenes.menus.ask import AskScene
from scenes.menus.pause import PauseScene
from scenes.menus.phones import PhonesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.sit_in import SitInScene
from scenes.phones.kept import kept
from scenes.phones.phones import GONE_S, Closed, Phones
from scenes.phones.pictures import wide_for
from scenes.seats.seating import Seating
from scenes.table.lent_hands import LentHands
from tests.phones.room import (
    HERE,
    Phone,
    at_table,
    guest,
    phone_at,
    phones_here,
    seat_screen,
    seated,
    table,
    until,
)
from tests.table.house import Driver, furnished, lift, sitting_at

NYET = seated("nyet", ["", "", "easy"])


def click(driver: Driver, key: str) -> None:
    """A button of the page on top."""
    scene = driver.top
    assert isinstance(scene, PhonesScene | PauseScene | SeatsScene | AskScene)
    driver.click(scene.panel[key].box.center)
    driver.frame()


def answer(phone: Phone) -> None:
    """Point at the first thing that can be, until something else is asked or nothing is."""
    page = phone.page
    phone.pick(phone.open_things()[0])
    phone.until(lambda: phone.page is not page)


def shown(phone: Phone, what: str) -> Any:
    """Wait until something stands on the page; what it is."""
    return phone.until(lambda: phone.page.get(what))


def hand_of(phone: Phone) -> list[str]:
    """Wait until cards are in hand; which they are."""

    def rows() -> list[Any]:
        return [row for row in phone.page["rows"] if row["kind"] == "hand" and row["places"]]

    return [place["thing"] for place in phone.until(rows)[0]["places"]]


def until_another(phone: Phone, page: dict[str, Any]) -> None:
    phone.until(lambda: phone.page is not page)


def test_a_phone_that_sits_is_asked_and_its_choice_is_played(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        match = at_table(driver).match
        phone = phone_at(driver, 0)
        assert phone.page["asked"] and phone.page["name"] == "Ann"
        assert phone.page["text"] == "Ann, choose your animal."
        phone.pick("character 2")
        phone.until(lambda: match.moves)
        assert [str(move) for move in match.moves[:1]] == ["0 choose crane"]


def test_what_is_drawn_on_answers_is_told_once_before_the_page_that_wants_it(
    tmp_path: Path,
) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        told = [each["tell"] for each in one.told]
        assert told.index("signs") < told.index("page")
        signs = one.heard("signs")["sources"]
        assert {place["sign"] for place in one.page["answers"]} == set(signs)
        assert all(source.startswith("<svg") for source in signs.values())
        one.told.clear()
        one.pick("character 2")
        other.until(lambda: other.page["asked"])
        one.until(lambda: not one.page["asked"])
        assert "signs" not in [each["tell"] for each in one.told]
        # A page that is loaded again has none.
        one.come_back()
        other.pick("character 1")
        assert one.heard("signs")["sources"]


def test_nobody_is_shown_the_cards_of_another(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        match = at_table(driver).match
        while match.state.to_act() and not match.seat(0).view.hand:
            for phone in (one, other):
                phone.listen()
                if phone.page["asked"]:
                    answer(phone)
            driver.frame()
        for phone, seat in ((one, 0), (other, 1)):
            assert hand_of(phone) == [f"card {card}" for card in match.seat(seat).view.hand]


def test_what_is_sent_twice_late_or_for_others_is_refused(tmp_path: Path) -> None:
    with table(tmp_path, seated("nyet", ["", ""])) as driver:
        match = at_table(driver).match
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        first = dict(one.page)
        one.pick("character 2")
        one.say(say="pick", thing="character 2", at=first["at"], step=first["step"])
        assert one.heard("said")["alert"]
        other.until(lambda: other.page["asked"])
        one.say(say="pick", thing="character 3", at=other.page["at"], step=0)
        one.told.clear()
        assert one.heard("said")["text"] == "That question has passed."
        assert len(match.moves) == 1
        other.pick("character 2")
        assert "Crane" in other.heard("said")["text"]
        other.pick("character 99")
        other.told.clear()
        assert other.heard("said")["text"] == "That cannot be chosen now."
        assert len(match.moves) == 1


def test_who_plays_already_changes_nothing_by_saying_so(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, journal = phone_at(driver, 0), at_table(driver).match.journal
        assert journal is not None
        kept_so_far = journal.path.read_bytes()
        for _ in range(3):
            phone.say(say="mine")
        phone.say(say="log")
        phone.heard("log")
        assert journal.path.read_bytes() == kept_so_far


def test_a_page_loaded_again_is_the_same_with_its_picks(tmp_path: Path) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        phone = phone_at(driver, 0)
        phone.until(lambda: phone.open_things())
        answer(phone)
        answer(phone)
        before = phone.page
        assert before["step"] == 2
        phone.come_back()
        phone.until(lambda: phone.page)
        assert phone.page == before


def test_no_curtain_falls_where_everybody_has_a_phone(tmp_path: Path) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        sitting = sitting_at(driver)
        until(driver, lambda: sitting.turns.curtain is not None)
        phone_at(driver, 0)
        phone_at(driver, 1)
        driver.run(500)
        assert sitting.turns.curtain is None and sitting.turns.viewer is None
        assert sitting.shown == at_table(driver).match.seat(None).view


def test_at_a_mixed_table_the_curtain_falls_for_those_at_the_screen_alone(tmp_path: Path) -> None:
    with table(tmp_path, seated("stratego", ["", ""])) as driver:
        sitting, phone = sitting_at(driver), phone_at(driver, 0)
        until(driver, lambda: sitting.turns.curtain == 1)
        lift(driver)
        assert sitting.turns.viewer == 1 and sitting.choosing.seat == 1
        assert shown(phone, "asked")
        # A phone that takes that seat, too, puts the cards on the screen away.
        phone_at(driver, 1)
        assert sitting.turns.viewer is None and not sitting.shown.hand


def test_alone_with_bots_one_may_hold_the_cards_in_hand(tmp_path: Path) -> None:
    with table(tmp_path, seated("stratego", ["", "easy"])) as driver:
        sitting = sitting_at(driver)
        assert sitting.turns.viewer == 0
        phone_at(driver, 0)
        assert sitting.turns.viewer is None and not sitting.shown.hand
        driver.house.phones.take_back(0)
        driver.frame()
        assert sitting.turns.viewer == 0 and sitting.shown.hand


def test_a_second_phone_needs_a_nod_and_then_the_first_is_heard_no_more(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        first, second = phone_at(driver, 0), guest(driver)
        second.heard("seats")
        second.say(say="take", seat=0)
        assert second.heard("notice")["word"] == "nod"
        old = first.key
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "phones")
        driver.frame()
        click(driver, "nod-0")
        second.until(lambda: second.page)
        assert first.heard("notice") == {"tell": "notice", "word": "replaced", "last": True}
        assert Phone(driver, old).heard("notice")["word"] == "bad-key"
        assert second.key != old


def test_a_pause_is_said_and_a_page_can_be_loaded_meanwhile(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        driver.tap(pygame.KSCAN_ESCAPE)
        phone.until(lambda: not phone.page["asked"])
        assert phone.page["text"] == "The table pauses."
        phone.come_back()
        phone.until(lambda: phone.page)
        assert phone.page["text"] == "The table pauses."
        click(driver, "on")
        phone.until(lambda: phone.page["asked"])


def test_the_table_says_who_is_missing_and_a_bot_goes_on(tmp_path: Path) -> None:
    now = [100.0]
    phones = phones_here(clock=lambda: now[0])
    with table(tmp_path, NYET, phones) as driver:
        sitting, phone = sitting_at(driver), phone_at(driver, 0)
        driver.run(500)
        assert sitting.headline().text == "Ann chooses an animal …"
        phone.go()
        until(driver, lambda: not phones.there(0))
        driver.frame()
        assert sitting.headline().text == "Ann chooses an animal …"
        now[0] += GONE_S + 1
        driver.frame()
        assert sitting.headline().text.startswith("Ann’s phone is away.")
        sitting.hand_over(0, "easy")
        until(driver, lambda: at_table(driver).match.moves)
        phone.come_back()
        phone.until(lambda: phone.page.get("text") == "A bot plays for you.")
        assert phone.page["mine"]
        phone.say(say="mine")
        phone.until(lambda: not phone.page.get("mine"))
        assert at_table(driver).match.levels == ["", "", "easy"]


def test_who_plays_shows_that_a_person_came_back_by_phone(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        sitting_at(driver).hand_over(0, "easy")
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "seats")
        scene = driver.top
        assert isinstance(scene, SitInScene)
        assert scene.panel["seat-0"].says()[-1] == "easy"
        phone.say(say="mine")
        until(driver, lambda: not at_table(driver).match.levels[0])
        driver.frame()
        assert scene.panel["seat-0"].says()[-1] == ""


def test_what_is_lent_is_forgotten_when_phones_are_closed(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, lending = phone_at(driver, 0), at_table(driver).lending
        assert lending.path is not None and kept(lending.path, 3) is not None
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "phones")
        driver.frame()
        click(driver, "close")
        assert phone.heard("notice")["word"] == "given-back"
        assert kept(lending.path, 3) is None and driver.house.phones.server is None


def test_a_seat_is_given_back_by_its_phone(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        phone.say(say="leave")
        assert phone.heard("notice")["last"]
        assert not driver.house.phones.lent(0)
        until(driver, lambda: sitting_at(driver).choosing.seat == 0)


def test_a_tap_just_before_a_bot_takes_over_is_refused(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, match = phone_at(driver, 0), at_table(driver).match
        sitting_at(driver).hand_over(0, "easy")
        phone.pick("character 2")
        assert phone.heard("said")["text"] == "That question has passed."
        assert match.levels[0] == "easy"


def test_letters_that_change_change_on_the_sheet(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "phones")
        driver.run(500)
        scene, door = driver.top, driver.house.phones.door
        assert isinstance(scene, PhonesScene) and door is not None
        scene.dirty = False
        door.letters = "WXYZ"
        for _ in range(2):
            scene.tick(driver.now_ns)
        assert scene.dirty


def test_each_phone_reads_its_own_language(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        german = phone_at(driver, 0, "de")
        assert german.page["text"] == "Ann, wähl dein Tier."
        english = phone_at(driver, 1)
        answer(german)
        english.until(lambda: english.page["asked"])
        assert english.page["text"] == "Ben, choose your animal."


def test_the_lamp_gives_a_hint_then_what_an_expert_would_do_and_goes_out(tmp_path: Path) -> None:
    with table(tmp_path, seated("jetriko", ["", ""], 2)) as driver:
        match, phones = at_table(driver).match, [phone_at(driver, seat) for seat in (0, 1)]
        player = match.asked[0]
        asked, other = phones[player], phones[1 - player]
        asked.until(lambda: asked.page.get("lamps"))
        asked.say(say="lamp")
        hint = shown(asked, "lamp")
        asked.say(say="lamp")
        asked.until(lambda: asked.page.get("lamp", "") not in ("", hint))
        lit = [place["thing"] for row in asked.page["rows"] for place in row["places"]
               if place.get("lit")]  # fmt: skip
        assert lit or [one for one in asked.page["answers"] if one.get("lit")]
        # Nobody else sees it, and it is counted.
        other.listen()
        assert not other.page.get("lamp") and match.lamps[player] == 1
        asked.say(say="lamp")
        asked.until(lambda: not asked.page.get("lamp"))
        asked.say(say="lamp")
        asked.until(lambda: asked.page.get("lamp"))
        # With its question it goes out.
        while not match.moves:
            answer(asked)
        asked.until(lambda: not asked.page.get("lamp"))


@pytest.mark.parametrize("game_id", ["nyet", "stratego"])
def test_a_lamp_lit_just_before_its_owner_answers_goes_out(game_id: str, tmp_path: Path) -> None:
    with table(tmp_path, seated(game_id, ["", ""])) as driver:
        phones, lamps = [phone_at(driver, seat) for seat in (0, 1)], 0
        match = at_table(driver).match
        while lamps < 2 and len(match.moves) < 30:
            for phone in phones:
                things = phone.open_things()
                done = [thing for thing in things if thing == "answer done"]
                if phone.page["asked"] and phone.page.get("lamps") and (done or game_id == "nyet"):
                    phone.say(say="lamp")
                    lamps += 1
                if phone.page["asked"] and things:
                    phone.pick((done or things)[0])
            for _ in range(20):
                driver.frame()
                time.sleep(0.001)
            for phone in phones:
                phone.listen()
        assert lamps >= 2
        assert not [phone for phone in phones if "broke" in phone.page.get("lamp", "")]
        assert driver.top is at_table(driver)


def test_the_log_is_told_as_that_seat_knows_it(tmp_path: Path) -> None:
    with table(tmp_path, seated("stratego", ["", ""], 32)) as driver:
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        for phone in (one, other):
            shown(phone, "asked")
            for _ in range(5):
                page = phone.page
                phone.pick(next(one for one in phone.open_things() if one.startswith("card")))
                until_another(phone, page)
            phone.pick("answer done")
        # It may be told and over before anybody listens.
        laid = "Ben has laid a line."
        one.until(lambda: any(laid in told.get("news", ()) for told in one.told))
        one.say(say="log")
        assert "Ann has laid a line." in one.heard("log")["lines"]


def test_what_was_taken_back_while_a_phone_slept_is_told_no_more(tmp_path: Path) -> None:
    with table(tmp_path, seated("nyet", ["", "", ""])) as driver:
        match, lending = at_table(driver).match, at_table(driver).lending
        assert isinstance(lending, LentHands)
        one, other = phone_at(driver, 0), phone_at(driver, 1)
        one.pick("character 2")
        other.until(lambda: other.page["asked"])
        assert "Ann is the Crane." in other.page["news"]
        other.go()
        until(driver, lambda: not driver.house.phones.there(1))
        at_table(driver).taking_back.take_back(1)
        one.until(lambda: one.page["asked"])
        one.pick("character 3")
        until(driver, lambda: len(match.moves) == 1 and lending.quiet)
        other.come_back()
        other.until(lambda: other.page)
        assert "Ann is the Crane." not in other.page["news"]
        assert len([line for line in other.page["news"] if line.startswith("Ann is the")]) == 1


def test_pictures_come_to_whoever_sits_and_to_nobody_else(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, stranger = phone_at(driver, 0), guest(driver)
        stranger.heard("seats")
        stranger.say(say="show", pictures=["f1"])
        phone.say(say="show", pictures=["f1", "b0", "f9999", "../x"])
        phone.until(lambda: {"f1", "b0"} <= phone.pictures.keys())
        assert phone.pictures["f1"].startswith(b"\x89PNG")
        picture = pygame.image.load(BytesIO(phone.pictures["f1"]), "card.png")
        assert picture.get_width() == wide_for(250)
        stranger.listen()
        assert not stranger.pictures


def test_the_log_file_keeps_no_secrets_and_no_addresses(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with table(tmp_path, NYET) as driver:
        phone = phone_at(driver, 0)
        answer(phone)
        Phone(driver, "A" * 22).heard("notice")
        phone.socket.send("nonsense")
        until(driver, lambda: not driver.house.phones.there(0))
        door = driver.house.phones.door
        assert door is not None
        lines = [r.getMessage() for r in caplog.records if r.name.startswith(("scenes", "game"))]
        said = "\n".join(lines)
        for secret in (phone.key, door.key, "127.0.0.1"):
            assert secret not in said
        assert not [r for r in caplog.records if r.name.startswith("websockets.server")]


def test_seats_are_taken_on_the_seat_screen_and_kept_at_the_table(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        phone = guest(driver)
        seats = phone.heard("seats")
        assert seats["naming"]
        phone.say(say="take", seat=1, name="Zoë")
        phone.until(lambda: phone.page)
        assert phone.page["text"] == "You sit here, Zoë. The cards are still to be dealt."
        click(driver, "done")
        driver.frame()
        click(driver, "deal")
        phone.until(lambda: phone.page["asked"] or "chooses an animal" in phone.page["text"])
        match = at_table(driver).match
        assert match.players[1].name == "Zoë" and match.levels[1] == ""
        lending = at_table(driver).lending
        assert lending.path is not None and kept(lending.path, 3) is not None


def test_whoever_sits_down_on_the_seat_screen_may_have_any_colour_that_nobody_has(
    tmp_path: Path,
) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        phone, other = guest(driver), guest(driver)
        colours = phone.heard("seats")["colours"]
        taken = [colour["number"] for colour in colours if colour["whose"]]
        assert [colour["name"] for colour in colours][:3] == ["Red", "Blue", "Yellow"]
        assert len(taken) == len(phone.heard("seats")["seats"]) and 8 not in taken
        assert colours[taken[0]]["whose"].endswith("has it")
        for wrong in (taken[2], 15):
            phone.told.clear()
            phone.say(say="take", seat=1, name="Zoë", colour=wrong)
            assert phone.heard("notice")["word"] == "colour-taken" and phone.heard("seats")
        assert not driver.house.phones.lent(1)
        assert other.heard("seats")["colours"][8]["whose"] == ""
        other.told.clear()
        phone.say(say="take", seat=1, name="Zoë", colour=8)
        phone.until(lambda: phone.page)
        assert phone.page["colour"] == css(SEAT_COLOURS[8].rgb)
        # Whoever still chooses sees whose it is now, also if somebody has it at the screen.
        assert other.heard("seats")["colours"][8]["whose"] == "Zoë has it"
        click(driver, "done")
        driver.frame()
        other.told.clear()
        click(driver, "colour-0")
        assert other.heard("seats")["seats"][0]["colour"] != css(SEAT_COLOURS[taken[0]].rgb)


def test_nobody_is_called_what_another_is_nor_by_a_name_that_is_not_seen(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        guest(driver).sit(0, "Tom")
        other = guest(driver)
        other.heard("seats")
        for same in ("Tom", " tom\u200b"):
            other.told.clear()
            other.say(say="take", seat=1, name=same)
            assert other.heard("notice")["word"] == "name-taken"
            assert other.heard("seats")["chosen"] == 1 and not driver.house.phones.lent(1)
        # Such a name is none: the seat has the one that the house gives.
        other.sit(1, "\u200b\u2800\u00a0\u200b")
        assert other.page["name"] == "Player 1"


def test_who_is_renamed_or_recoloured_at_the_screen_sees_it_on_the_phone(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        phone = guest(driver).sit(0, "Tom")
        before = phone.page["colour"]
        click(driver, "done")
        driver.frame()
        click(driver, "colour-0")
        phone.until(lambda: phone.page["colour"] != before)
        scene = driver.top
        assert isinstance(scene, SeatsScene)
        scene.roster.places[0].name = "Thomas"
        phone.until(lambda: phone.page["text"].startswith("You sit here, Thomas."))
        # What a seat is asked for by another phone is allowed by a button of this screen.
        other = guest(driver)
        other.heard("seats")
        other.say(say="take", seat=0)
        other.heard("notice")
        assert scene.notice.endswith("seat: you can allow it under “Phones”.")


def test_whoever_still_chooses_is_told_once_that_another_has_sat_down(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        phone, other = guest(driver), guest(driver)
        other.heard("seats")
        other.told.clear()
        phone.sit(1, "Zoë")
        other.heard("seats")
        for _ in range(30):
            driver.frame()
            other.listen()
        told = [each["seats"][1] for each in other.told if each["tell"] == "seats"]
        assert [(seat["name"], seat["state"]) for seat in told] == [("Zoë", "phone")]


def test_whoever_still_chooses_is_told_that_a_seat_is_free_again(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone, other = phone_at(driver, 0), guest(driver)
        assert other.heard("seats")["seats"][0]["state"] == "phone"
        phone.say(say="leave")
        other.until(lambda: other.heard("seats")["seats"][0]["state"] == "screen")


def test_at_the_table_everybody_keeps_their_colour(tmp_path: Path) -> None:
    with table(tmp_path, NYET) as driver:
        phone = guest(driver)
        assert "colours" not in phone.heard("seats")
        phone.say(say="take", seat=0, colour=8)
        assert phone.heard("notice")["word"] == "colour-taken" and not driver.house.phones.lent(0)


def test_who_leaves_the_seat_screen_closes_the_phones(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        assert driver.house.phones.is_open
        click(driver, "done")
        driver.frame()
        driver.press(pygame.KSCAN_ESCAPE)
        assert not driver.house.phones.is_open


def test_opened_again_on_fewer_networks_the_first_one_is_shown(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.frame()
        for networks in (3, 2):
            click(driver, "open")
            driver.house.phones.hosts *= networks
            scene = driver.top
            assert isinstance(scene, PhonesScene)
            scene.resize(driver.stage.size)
            driver.frame()
            network = scene.panel["network"]
            assert isinstance(network, Stepper) and network.value == 0
            network.back()
            assert network.value == networks - 1
            driver.frame()
            click(driver, "close")


def test_with_several_networks_one_chooses_and_reads_what_to_try(tmp_path: Path) -> None:
    with seat_screen(tmp_path, phones_here(addresses=lambda: ("127.0.0.1", "127.0.0.2"))) as driver:
        house = driver.house
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        driver.frame()
        scene = driver.top
        assert isinstance(scene, PhonesScene)
        assert scene.notice == house.words("phones-trouble") and "guest network" in scene.notice
        networks = scene.panel["network"]
        assert isinstance(networks, Stepper) and list(networks.names) == list(house.phones.hosts)
        assert len(networks.names) == 2
        house.phones.close()


def test_where_the_network_changes_the_sheet_says_so_and_who_is_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ["127.0.0.1"]
    monkeypatch.setattr("scenes.phones.phones.is_ours", lambda address: address in ours)
    phones = phones_here(addresses=lambda: tuple(ours))
    with table(tmp_path, NYET, phones) as driver:
        phone, (old,) = phone_at(driver, 0), phones.hosts
        driver.tap(pygame.KSCAN_ESCAPE)
        click(driver, "phones")
        scene = driver.top
        assert isinstance(scene, PhonesScene)
        driver.run(3_500)
        assert not scene.notice
        ours.clear()
        driver.run(3_500)
        assert scene.notice == driver.house.words("phones-network-gone") and scene.alarm
        assert phones.hosts == (old,)
        ours.append("127.0.0.2")
        driver.run(3_500)
        assert scene.notice == driver.house.words("phones-network-new") and not scene.alarm
        new = phones.hosts
        assert phones.hosts == (old.replace("127.0.0.1", "127.0.0.2"),)
        # A new one is let in there, and an own key leads back as well.
        assert guest(driver).heard("seats")["seats"][0]["state"] == "phone"
        assert phones.there(0) and phones.lent(0)
        phone.come_back()
        phone.until(lambda: phone.page)
        assert phone.page["name"] == "Ann"
        # Back in the first network, and there again, all is where it was.
        for address, host in (("127.0.0.1", (old,)), ("127.0.0.2", new)):
            ours[:] = [address]
            driver.run(3_500)
            assert phones.hosts == host
        # Another one besides is offered, and the one that was there stays.
        ours.append("127.0.0.3")
        driver.run(3_500)
        assert scene.notice == driver.house.words("phones-network-hint")
        assert phones.hosts[0] == new[0] and phones.hosts[1].startswith("127.0.0.3:")
        ours.clear()
        driver.run(3_500)
        ours.append("127.0.0.2")
        driver.run(3_500)
        assert scene.notice == driver.house.words("phones-trouble")


def test_a_sheet_that_is_closed_does_not_look_who_is_there(tmp_path: Path) -> None:
    with seat_screen(tmp_path) as driver:
        click(driver, "phones")
        driver.run(200)
        assert driver.top.wake_ns is None
        click(driver, "open")
        driver.run(200)
        assert driver.top.wake_ns is not None


@pytest.mark.parametrize(
    ("addresses", "key"),
    [((), "phones-no-network"), (("192.0.2.77",), "phones-port-taken")],
    ids=["no-network", "may-not-listen"],
)
def test_where_nothing_can_be_opened_a_sentence_says_why(
    tmp_path: Path, addresses: tuple[str, ...], key: str
) -> None:
    house = furnished(tmp_path)
    house.phones = Phones(addresses=lambda: addresses, wake=lambda: None)
    with pytest.raises(Closed) as closed:
        house.phones.open()
    assert closed.value.key == key
    with Driver(house, house.doors.seats("nyet")) as driver:
        driver.frame()
        click(driver, "phones")
        driver.frame()
        click(driver, "open")
        scene = driver.top
        assert isinstance(scene, PhonesScene)
        assert scene.notice == house.words(key) and scene.alarm


@pytest.mark.parametrize("seating", [NYET, seated("totem", ["", "easy"], 1, Options(phones=True))],
                         ids=["nyet", "totem"])  # fmt: skip
def test_a_button_at_the_table_opens_the_door_for_phones(tmp_path: Path, seating: Seating) -> None:
    house = furnished(tmp_path)
    house.phones = phones_here()
    with Driver(house, house.doors.table(seating, None)) as driver:
        driver.run(2_500)
        driver.click(at_table(driver).corner.boxes["phone"].center)
        driver.run(100)
        assert isinstance(driver.top, PhonesScene)
        click(driver, "open")
        assert house.phones.is_open and at_table(driver).lending.is_here


def test_a_port_in_use_is_passed_by(tmp_path: Path) -> None:
    one, other = (Phones(addresses=lambda: HERE, wake=lambda: None) for _ in range(2))
    one.open()
    other.open()
    try:
        assert one.hosts != other.hosts
    finally:
        one.close()
        other.close()
