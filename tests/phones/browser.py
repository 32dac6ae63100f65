"""A real browser with the page of a phone in it: Chromium from the system, without a window."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.phones.room import until
from tests.table.house import Driver

UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of the system."""
    path = shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            yield browser
        finally:
            browser.close()


def pocket(
    browser: Browser, size: tuple[int, int] = UPRIGHT, language: str = "en", **more: Any
) -> BrowserContext:
    """A phone of its own: what one keeps, no other sees."""
    wide, high = size
    return browser.new_context(
        viewport={"width": wide, "height": high}, device_scale_factor=3, is_mobile=True,
        has_touch=True, locale=language, **more,
    )  # fmt: skip


class Held:
    """The page of a phone as its owner sees it."""

    def __init__(self, driver: Driver, context: BrowserContext, address: str = "") -> None:
        self.driver = driver
        self.page: Page = context.new_page()
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", self._said)
        self.page.goto(address or driver.house.phones.address())

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(message.text)

    def until(self, what: Callable[[], Any]) -> Any:
        """Let frames pass until something is so on the page."""
        return until(self.driver, what)

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def sit(self, name: str) -> Held:
        """Take the seat of that name."""
        seat = f"#seats button:has-text('{name}')"
        self.until(lambda: self.sees(seat))
        self.page.tap(seat)
        self.until(lambda: self.sees("#play"))
        return self

    def settle(self, frames: int = 90) -> None:
        """Let pictures come."""
        def drawn() -> bool:
            return bool(self.page.evaluate(
                "[...document.querySelectorAll('.place')].every("
                "(one) => !one.place.picture || one.classList.contains('drawn'))"
            ))

        for _ in range(10):
            self.driver.frame()
        self.until(drawn)

    def shoot(self, path: str) -> None:
        self.page.screenshot(path=path)
