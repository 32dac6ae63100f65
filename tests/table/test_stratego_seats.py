"""O-7: without a draw count a person has to play, on the seats screen and when somebody sits in."""

from __future__ import annotations

from pathlib import Path

from game.registry import check_seats
from game.stratego.options import Options
from scenes.forms import Stepper
from scenes.menus.choices import ChoicesScene
from scenes.menus.seats import SeatsScene
from scenes.menus.sit_in import SitInScene
from scenes.table.scene import TableScene
from tests.scenes.guest import Guest
from tests.stratego_table import position
from tests.table.stratego import controller, standing

SENTENCE = "Without a draw count a person has to play."
ENDLESS = Options(draw_count=0)


def test_o_7_only_bots_without_a_draw_count_are_refused() -> None:
    refusal = check_seats("stratego", ENDLESS, ["easy", "hard"])
    assert refusal is not None
    assert refusal.rule == "O-7"
    assert check_seats("stratego", ENDLESS, ["", "hard"]) is None
    assert check_seats("stratego", Options(), ["easy", "hard"]) is None
    assert check_seats("nyet", None, ["easy", "easy"]) is None


def test_o_7_the_seats_screen_says_so_and_deals_nothing(tmp_path: Path) -> None:
    guest = Guest(tmp_path, (1280, 720))
    scene = SeatsScene(guest.house, "stratego")
    guest.enter(scene)
    places = scene.roster.places
    scene.roster.options = ENDLESS
    for place in places:
        place.level = "easy"
    scene._deal()
    assert scene.notice == SENTENCE
    assert guest.stage.top is scene
    places[0].level = ""
    scene._deal()
    assert isinstance(guest.stage.top, TableScene)
    guest.stage.clear()


def test_o_7_the_last_person_cannot_leave_the_table_to_bots(tmp_path: Path) -> None:
    state = position("4 6 B 2 9", "5 2 F 4 3", options=ENDLESS)
    with standing(tmp_path, "- easy", state) as driver:
        control = controller(driver)
        sheet = control.sit_in()
        assert isinstance(sheet, SitInScene)
        driver.stage.push(sheet)
        driver.frame()
        box = next(widget.box for widget in sheet.panel.widgets if widget.key == "seat-0")
        driver.click(box.center)
        driver.frame()
        listed = driver.stage.top
        assert isinstance(listed, ChoicesScene)
        a_bot = next(widget.box for widget in listed.panel.widgets if widget.key == "choice-1")
        driver.click(a_bot.center)
        assert driver.stage.top is sheet
        assert control.turns.levels == ["", "easy"]
        assert sheet.notice == SENTENCE
        driver.run(100)
        stepper = next(widget for widget in sheet.panel.widgets if widget.key == "seat-0")
        assert isinstance(stepper, Stepper)
        assert stepper.value == ""


def test_with_a_draw_count_bots_may_take_both_seats(tmp_path: Path) -> None:
    with standing(tmp_path, "- easy", position("4 6 B 2 9", "5 2 F 4 3")) as driver:
        control = controller(driver)
        sheet = control.sit_in()
        assert isinstance(sheet, SitInScene)
        sheet._on_change(0, "hard")
        assert control.turns.levels == ["hard", "easy"]
