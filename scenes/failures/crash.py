"""The last window: one sentence when nothing else works any more. Needs pygame and a typeface."""

from __future__ import annotations

import logging
import os

import pygame

from art.text import Lettering
from game.directions import runs_both_ways

log = logging.getLogger(__name__)

SIZE = (760, 300)
MARGIN = 48
GROUND = (43, 32, 26)
RIM = (190, 150, 84)
INK = (244, 234, 214)
FAINT = (186, 168, 144)
CLOSING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.QUIT)
# Whoever was pressing keys in a match has this long to notice before a key closes the window.
DEAF_MS = 700


def show(text: str, close: str) -> None:
    """Show the sentence, and below it how to close, until somebody does.

    Without a screen to show it on, or if pygame itself is what failed, nothing happens.
    """
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    try:
        pygame.quit()
        pygame.display.init()
        pygame.font.init()
        screen = pygame.display.set_mode(SIZE)
        pygame.display.set_caption("Kibitz")
        _wait(screen, picture(text, close))
    except pygame.error:
        log.exception("no window for the last sentence either")
    finally:
        pygame.quit()


def picture(text: str, close: str) -> pygame.Surface:
    """The whole picture of the last window."""
    page = pygame.Surface(SIZE)
    page.fill(GROUND)
    pygame.draw.rect(page, RIM, page.get_rect().inflate(-24, -24), 2, border_radius=14)
    wide = SIZE[0] - 2 * MARGIN
    letters = Lettering()
    letters.rtl = runs_both_ways(text)
    page.blit(letters.paragraph(text, 22, INK, wide), (MARGIN, MARGIN))
    hint = letters.paragraph(close, 17, FAINT, wide)
    page.blit(hint, (MARGIN, SIZE[1] - MARGIN - hint.get_height()))
    return page


def _wait(screen: pygame.Surface, page: pygame.Surface) -> None:
    opened = pygame.time.get_ticks()
    while True:
        screen.blit(page, (0, 0))
        pygame.display.flip()
        event = pygame.event.wait(200)
        told = event.type in CLOSING
        if told and (event.type == pygame.QUIT or pygame.time.get_ticks() - opened > DEAF_MS):
            return
