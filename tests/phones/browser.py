"""A real browser with the page of a phone in it: Chromium from the system, without a window."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright

from tests.phones.room import until
from tests.table.house import Driver

UPRIGHT, ON_ITS_SIDE = (390, 844), (844, 390)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of the system."""
    with sync_playwright() as playwright, _launched(playwright.chromium) as browser:
        yield browser


@contextmanager
def with_letters(browser: Browser, size: int) -> Iterator[Browser]:
    """Another browser of that kind, whose owner has set letters of that size (px)."""
    with _launched(browser.browser_type, f"--blink-settings=defaultFontSize={size}") as other:
        yield other


@contextmanager
def _launched(kind: BrowserType, *args: str) -> Iterator[Browser]:
    browser = kind.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu", *args]
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

    def drag(self, start: str, end: str) -> None:
        """Drag something to somewhere with a finger; the browser may take it for scrolling."""
        (x, y), (goal_x, goal_y) = self._middle(start), self._middle(end)
        touch = self.page.context.new_cdp_session(self.page)
        for step in range(9):
            at = {"x": x + (goal_x - x) * step / 8, "y": y + (goal_y - y) * step / 8}
            what = "touchMove" if step else "touchStart"
            touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [at]})
            self.driver.frame()
        # It comes to rest before it goes up: whatever is flung takes the next tap to be caught.
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        self.page.evaluate("new Promise((done) => setTimeout(done, 200))")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @contextmanager
    def resting(self, on: str) -> Iterator[None]:
        """A finger goes down there and stays a while."""
        x, y = self._middle(on)
        touch = self.page.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
        yield
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _middle(self, selector: str) -> tuple[float, float]:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def settle(self, frames: int = 90) -> None:
        """Let pictures come."""

        def drawn() -> bool:
            return bool(
                self.page.evaluate(
                    "[...document.querySelectorAll('.place')].every("
                    "(one) => !one.place.picture || one.classList.contains('drawn'))"
                )
            )

        for _ in range(10):
            self.driver.frame()
        self.until(drawn)

    def shoot(self, path: str) -> None:
        self.page.screenshot(path=path)
