"""The small picture of the table between the seats: who sits where, and which way play goes."""

from __future__ import annotations

import math

from pygame import Rect, Surface

from art import theme
from art.brush import Brush
from art.cloth import tinted
from art.paint import picture
from art.svg import svg
from art.theme import RGB, World, contrast, css, mix
from scenes.menus.seat_card import paint_disc
from scenes.menus.seats_contract import SeatsPage
from scenes.outfit import outfit

WIDE, HIGH = 284, 214
TOKEN, LARGE, HEAD = 38, 50, 10


def paint_small_table(scene: SeatsPage, screen: Surface, top: float, bottom: float) -> None:
    """The table with a disc for every seat, between two heights in units."""
    brush, grid = scene.panel.brush, scene.panel.grid
    settings = scene.house.settings
    world = tinted(world_of(scene.game_id), settings.cloth, settings.contrast)
    box = grid.rect((grid.wide - WIDE) / 2, (top + bottom - HIGH) / 2, WIDE, HIGH)
    clockwise = scene.roster.game.clockwise
    paint_cloth(screen, brush, box, world, arrows="clockwise" if clockwise else "anticlockwise")
    words = scene.words("seats-clockwise" if clockwise else "seats-anticlockwise")
    brush.write(screen, words, box.inflate(-box.width // 3, 0), 16, _ink(world), align="center")
    focus = scene.panel.focus
    chosen = focus.key.split("-")[1] if focus is not None and "-" in focus.key else ""
    count = len(scene.roster.places)
    for seat, place in enumerate(scene.roster.places):
        size = grid.px(LARGE if chosen == str(seat) else TOKEN)
        disc = disc_at(box, seat, count, size, clockwise)
        brush.shade(screen, disc, 4, 30)
        paint_disc(screen, brush, disc, place.colour, place.face)


def world_of(game_id: str) -> World:
    """The colours of a game."""
    return outfit(game_id).face.WORLD


def paint_cloth(screen: Surface, brush: Brush, box: Rect, world: World, arrows: str = "") -> None:
    """A round table in the colours of a game; `arrows` go that way round, or "" for none."""
    brush.shade(screen, box, 12, 100)
    screen.blit(picture(_table(world, arrows), box.size), box)


def disc_at(box: Rect, seat: int, count: int, size: int, clockwise: bool) -> Rect:
    """Where a seat's disc lies on the rim of a round table: the first at the bottom."""
    turn = math.tau * (seat / count * (1 if clockwise else -1) + 0.25)
    disc = Rect(0, 0, size, size)
    disc.center = (
        round(box.centerx + box.width * 0.44 * math.cos(turn)),
        round(box.centery + box.height * 0.41 * math.sin(turn)),
    )
    return disc


def _middle(world: World) -> RGB:
    """The cloth where the light of the lamp falls on it: dark enough for words."""
    return mix(world.cloth_light, world.cloth, 0.6)


def _ink(world: World) -> RGB:
    """What is written there: with ink or with paper, whichever can be read better."""
    inks = (mix(world.ink, (0, 0, 0), 0.2), mix(world.paper, theme.WHITE, 0.2))
    return max(inks, key=lambda ink: contrast(ink, _middle(world)))


def _table(world: World, arrows: str) -> str:
    """A round table seen from above: rim of wood, cloth in the light of a lamp."""
    rx, ry = WIDE / 2, HIGH / 2
    wood, edge = css(theme.WOOD), css(theme.WOOD_LIGHT)
    cloth = css(world.cloth)
    body = (
        f'<defs><radialGradient id="c" gradientUnits="userSpaceOnUse" cx="{rx}" cy="{ry}"'
        f' r="{rx}"><stop offset="0" stop-color="{css(_middle(world))}"/>'
        f'<stop offset="1" stop-color="{cloth}"/></radialGradient></defs>'
        f'<ellipse cx="{rx}" cy="{ry}" rx="{rx - 1}" ry="{ry - 1}" fill="{wood}"/>'
        f'<ellipse cx="{rx}" cy="{ry}" rx="{rx - 3}" ry="{ry - 3}" fill="none" stroke="{edge}"'
        f' stroke-width="2"/>'
        f'<ellipse cx="{rx}" cy="{ry}" rx="{rx - 15}" ry="{ry - 15}" fill="url(#c)"'
        f' stroke="{css(mix(theme.WOOD_DARK, theme.SHADOW, 0.4))}" stroke-width="3"/>'
    )
    if arrows:
        body += _arrow(world, 0.57 * rx, 0.52 * ry, 1 if arrows == "clockwise" else -1)
    return svg(WIDE, HIGH, body)


def _arrow(world: World, a: float, b: float, way: int) -> str:
    """Two bent arrows that show which way round the table goes; `way` is -1 for anticlockwise."""
    ink = css(mix(world.cloth_light, world.paper, 0.3))
    strokes = []
    for start in (205, 25):
        points = []
        for step in range(25):
            turn = math.radians(start + step * 130 / 24) * way
            points.append((WIDE / 2 + a * math.cos(turn), HIGH / 2 + b * math.sin(turn)))
        (x, y), (px, py) = points[-1], points[-2]
        strokes.append("M" + "L".join(f"{one:.1f} {other:.1f}" for one, other in points))
        far = math.hypot(x - px, y - py) / HEAD
        dx, dy = (x - px) / far, (y - py) / far
        strokes.append(
            f"M{x - dx - dy * 0.7:.1f} {y - dy + dx * 0.7:.1f}L{x:.1f} {y:.1f}"
            f"L{x - dx + dy * 0.7:.1f} {y - dy - dx * 0.7:.1f}"
        )
    return (
        f'<path d="{"".join(strokes)}" fill="none" stroke="{ink}" stroke-width="3"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
