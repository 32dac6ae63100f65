"""A bar that shows how far long work has come: an element, full from where one begins to read."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from art.looks import BRASS
from scenes.forms import Progress
from scenes.menus.page import Page
from scenes.menus.review import ReviewScene
from scenes.words import Words
from tests.scenes.guest import Guest
from tests.scenes.screens import SCREENS
from tests.scenes.test_languages import guest_who_reads
from tests.scenes.tongues import RightToLeft


class Working(Page):
    def build(self) -> None:
        self.panel.add(Progress(key="work", box=self.panel.grid.rect(100, 100, 400, 40)))


@pytest.mark.parametrize("speak", [Words, RightToLeft])
def test_it_fills_from_where_one_begins_to_read(tmp_path: Path, speak: type[Words]) -> None:
    guest = guest_who_reads(tmp_path, (1280, 720), speak())
    page = Working(guest.house)
    guest.enter(page)
    bar = page.panel["work"]
    assert isinstance(bar, Progress)
    assert not bar.come_to(0.0005)
    assert bar.come_to(0.5)
    page.dirty = True
    guest.frames(1)
    full = [_bright(guest, bar.box, share) for share in (0.1, 0.4, 0.6, 0.9)]
    assert full == ([False, False, True, True] if bar.rtl else [True, True, False, False])


def _bright(guest: Guest, box: Rect, share: float) -> bool:
    colour = guest.screen.get_at((round(box.left + box.width * share), box.centery))
    ends = (BRASS.top, BRASS.bottom)
    return all(min(e[i] for e in ends) <= colour[i] <= max(e[i] for e in ends) for i in range(3))


@pytest.mark.parametrize("name", ["film", "review"])
def test_it_takes_no_focus(tmp_path: Path, name: str) -> None:
    guest = Guest(tmp_path)
    page = SCREENS[name](guest)
    guest.stage.push(page)
    if isinstance(page, ReviewScene):
        page.reviewing.looked = 0
        page.resize(guest.stage.size)
    assert isinstance(page.panel["progress"], Progress)
    for _ in range(2):
        assert guest.focus != "progress"
        guest.point(page.panel["progress"].box.center)
