"""Plots as they would be printed in a rule book: brass on paper, drawn as SVG without letters."""

from __future__ import annotations

from collections.abc import Sequence

from art.paint import Size
from art.svg import svg
from art.theme import BRASS, BRASS_DARK, BRASS_LIGHT, INK, PAPER, PAPER_DIM, css, mix

Point = tuple[float, float]

FAINT = mix(PAPER, PAPER_DIM, 0.75)
TINT = mix(PAPER, BRASS, 0.42)


def bars(size: Size, shares: Sequence[float], marked: float | None = None) -> str:
    """Bars side by side on a base line, each so high a part of the whole height.

    `marked` is a place between 0 (left) and 1 at which a fine upright line stands.
    """
    w, h = size
    each = w / max(1, len(shares))
    gap = min(each * 0.16, h * 0.03)
    rim = max(1.0, h / 220)
    body = _brass(h) + _lines(size)
    for number, share in enumerate(shares):
        if share > 0:
            body += _bar(number * each + gap / 2, each - gap, h, max(rim * 3, share * h), rim)
    if marked is not None:
        x = marked * w
        dash = h / 36
        for step in range(0, 36, 2):
            body += _stroke(f"M{x:.1f} {step * dash:.1f}V{(step + 1) * dash:.1f}", INK, rim * 1.6)
    return svg(w, h, body + _stroke(f"M0 {h - rim:.1f}H{w}", BRASS_DARK, rim * 2))


def trend(size: Size, points: Sequence[Point]) -> str:
    """A line from point to point over a tinted ground, a dot at each; both parts go from 0 to 1."""
    w, h = size
    rim = max(1.0, h / 220)
    dot = max(rim * 2.4, min(h / 32, w / max(1, len(points)) / 3.2))
    places = [(dot * 1.5 + x * (w - 3 * dot), h - y * h) for x, y in points]
    body = _brass(h) + _lines(size)
    if len(places) > 1:
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        (left, _), (right, _) = places[0], places[-1]
        ground = f"M{left:.1f} {h}L{line}L{right:.1f} {h}Z"
        body += f'<path d="{ground}" fill="{css(TINT)}" fill-opacity="0.6"/>'
        body += _stroke(f"M{line}", BRASS_DARK, rim * 4.2) + _stroke(f"M{line}", BRASS, rim * 2.4)
    for x, y in places:
        body += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{dot:.1f}" fill="{css(BRASS_LIGHT)}"'
            f' stroke="{css(BRASS_DARK)}" stroke-width="{rim * 1.8:.2f}"/>'
        )
    return svg(w, h, body + _stroke(f"M0 {h - rim:.1f}H{w}", BRASS_DARK, rim * 2))


def pegs(size: Size, results: Sequence[bool]) -> str:
    """A row of pegs, the last to the right: brass for each that is true, else an empty hole."""
    w, h = size
    each = w / max(1, len(results))
    r = min(h * 0.42, each * 0.38)
    body = _brass(h)
    for number, won in enumerate(results):
        fill, edge = ("url(#b)", BRASS_DARK) if won else (css(FAINT), mix(PAPER_DIM, INK, 0.25))
        x, radius = (number + 0.5) * each, r if won else r * 0.72
        body += (
            f'<circle cx="{x:.1f}" cy="{h / 2}" r="{radius:.1f}"'
            f' fill="{fill}" stroke="{css(edge)}" stroke-width="{max(1.0, h / 22):.2f}"/>'
        )
    return svg(w, h, body)


def _bar(x: float, wide: float, h: float, tall: float, rim: float) -> str:
    top, round_by = h - tall, min(wide / 4, tall, h / 40)
    path = (
        f"M{x:.1f} {h}V{top + round_by:.1f}Q{x:.1f} {top:.1f} {x + round_by:.1f} {top:.1f}"
        f"H{x + wide - round_by:.1f}Q{x + wide:.1f} {top:.1f} {x + wide:.1f} {top + round_by:.1f}"
        f"V{h}Z"
    )
    return (
        f'<path d="{path}" fill="url(#b)" stroke="{css(BRASS_DARK)}" stroke-width="{rim:.2f}"/>'
        f'<path d="M{x + rim * 1.6:.1f} {h}V{top + round_by:.1f}" fill="none"'
        f' stroke="#fff" stroke-opacity="0.4" stroke-width="{rim * 1.4:.2f}"/>'
    )


def _lines(size: Size) -> str:
    """Faint lines at every quarter of the height."""
    w, h = size
    return "".join(_stroke(f"M0 {h * part / 4 + 1:.1f}H{w}", FAINT, 1) for part in range(4))


def _stroke(path: str, colour: tuple[int, int, int], wide: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{css(colour)}" stroke-width="{wide:.2f}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def _brass(h: float) -> str:
    return (
        f'<defs><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0"'
        f' y2="{h}"><stop offset="0" stop-color="{css(BRASS_LIGHT)}"/>'
        f'<stop offset="0.55" stop-color="{css(BRASS)}"/>'
        f'<stop offset="1" stop-color="{css(mix(BRASS, BRASS_DARK, 0.35))}"/>'
        "</linearGradient></defs>"
    )
