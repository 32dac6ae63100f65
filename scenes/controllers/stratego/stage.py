"""What stands over the table of Stratego Cards for a while: duels, ribbons, the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import atan2, degrees, hypot, pi, sin

import pygame
from pygame import Rect, Surface

from art import theme
from art.easings import ease_out, overshoot
from art.faces.stratego.battle import burst_svg, laurels_svg, spear_svg, struck_svg
from art.faces.stratego.trimmings import banner_svg, crest_svg, regroup_svg
from art.opening import LineByLine, fold_out, grown, roll_out, slid
from art.paint import picture
from game.cards import NOBODY, Seat
from game.messages import message
from game.stratego.events import Attacked, Regrouped
from game.stratego.following import card_of
from game.stratego.sentences import attack, ended, score, tell, why
from game.stratego.view import StrategoView
from scenes.controllers.stratego.acts import Power
from scenes.controllers.stratego.places import Places
from scenes.table.hand.brush import Brush

Point = tuple[int, int]

CHALK = (252, 246, 228)
# Spears are drawn for lengths in steps of so many pixels.
STEP = 8
# Units: how far the attacker thrusts; and when in a strike it is seen who fell.
THRUST, HIT = 26, 0.4
# For this part of the time two cards face each other the panel behind them unfolds.
UNFOLDS = 0.3
# Units: how much longer a spear is than what lies between two cards, and how wide; and how much
# wider than that what bursts there is.
SPEAR, BURST = (24, 34), 44


def stage_pictures(places: Places, brush: Brush) -> Iterator[Callable[[], object]]:
    """What to call so that nothing of a duel or a power is late but its cards."""
    card, wide = places.duel_boxes()[0], _between(places, BURST)
    for panel in (places.stage, places.end_box()):
        yield partial(brush.bare_panel, panel.size)
    yield partial(picture, burst_svg(), (wide, wide))
    yield partial(picture, struck_svg(), card.size)
    for army in (0, 1):
        yield partial(_spear, army, _between(places, SPEAR[0]), places.px(SPEAR[1]))
        yield partial(picture, laurels_svg(army), (_laurels_wide(card),) * 2)
        for ribbon in (
            places.duel_head(), places.ribbon, _power_ribbon(places), _end_head(places),
        ):  # fmt: skip
            yield partial(_bare_ribbon, brush, ribbon.size, army)


def _power_ribbon(places: Places) -> Rect:
    """Where it stands who uses a power that is told without signs beside it."""
    return places.ribbon.inflate(places.px(76), 0)


def _between(places: Places, more: int) -> int:
    """How far it is from one card of a duel to the other, and so many units more."""
    first, second = places.duel_boxes()
    return second.left - first.right + places.px(more)


def _laurels_wide(card: Rect) -> int:
    return round(card.width * 0.5)


def _bare_ribbon(brush: Brush, size: tuple[int, int], army: int) -> Surface:
    return picture(banner_svg(army, *size, brush.stark), size)


def _ribbon(
    surface: Surface, brush: Brush, box: Rect, text: str, army: int, share: float = 1.0
) -> None:
    """Words on a ribbon in the colour of an army, of which so much has rolled out."""
    rolled = roll_out(surface, _bare_ribbon(brush, box.size, army), box, share)
    ends = round(box.height * 2.7)
    if rolled.width > ends:
        surface.set_clip(rolled.inflate(-ends, 0))
        room = box.inflate(-ends, -round(box.height * 0.3))
        brush.write(surface, text, room, 21, CHALK, brush.ground.title)
        surface.set_clip(None)


def _beside(screen: Surface, places: Places, drawn: str, high: int, share: float = 1.0) -> None:
    """The same sign at both ends of the ribbon, of which so much has rolled out."""
    ribbon, size = places.ribbon, places.px(high)
    sign = picture(drawn, (size, size))
    away = round(ribbon.width * share) // 2 + size // 2
    for side in (-1, 1):
        middle = (ribbon.centerx + side * away, ribbon.centery)
        screen.blit(sign, sign.get_rect(center=middle))


def paint_power(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, power: Power, opening: float
) -> None:
    """Who uses which power, on a ribbon that is rolling out."""
    box, share = _power_ribbon(places), ease_out(opening)
    if isinstance(power, Regrouped):
        box = places.ribbon
        _beside(screen, places, regroup_svg(), 78, share)
    _ribbon(screen, brush, box, brush.say(tell(power, view)[0]), view.army(power.seat), share)


def paint_spear(
    screen: Surface, start: Point, end: Point, wide: int, army: int, usual: int = 0
) -> None:
    """A spear from the attacker to what it points at.

    One that grows and thrusts has a `usual` length (px): it is drawn at that and brought to others.
    """
    far = hypot(end[0] - start[0], end[1] - start[1])
    if far < 2 * wide:
        return
    spear = _spear(army, usual or far, wide)
    if usual:
        spear = pygame.transform.smoothscale(spear, (round(far), wide))
    turned = pygame.transform.rotate(spear, degrees(atan2(start[1] - end[1], end[0] - start[0])))
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    screen.blit(turned, turned.get_rect(center=middle))


def _spear(army: int, far: float, wide: int) -> Surface:
    length = round(far / STEP) * STEP
    return picture(spear_svg(army, length * 60 / wide), (length, wide))


@dataclass(frozen=True, slots=True)
class Clash:
    """How far a duel is: two cards face each other, or one has `struck`; `way` of that is over."""

    struck: bool
    way: float

    @property
    def told(self) -> bool:
        """Whether it is seen who fell."""
        return self.struck and self.way >= HIT

    @property
    def unfolded(self) -> float:
        """How much of the panel is seen by now."""
        return 1.0 if self.struck else ease_out(min(1.0, self.way / UNFOLDS))

    @property
    def opening(self) -> float:
        """How far that has opened which tells who fell, 0 to 1."""
        return (self.way - HIT) / (1 - HIT) if self.told else 0.0

    @property
    def burst(self) -> float:
        """How large what bursts where they meet is by now."""
        return overshoot(self.way) if self.struck else 0.0

    @property
    def thrust(self) -> float:
        """How far the attacker leans forward: a little back while they face, then thrusting."""
        return sin(pi * self.way) if self.struck else -0.35 * sin(pi * self.way)


def paint_duel(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, duel: Attacked,
    clash: Clash, button: bool,
) -> None:  # fmt: skip
    """Both cards turned up, then who wins and why; the fallen is greyed. `button`: room for one."""
    enemy, px = 1 - duel.seat, places.px
    fold_out(screen, brush.bare_panel(places.stage.size), places.stage, clash.unfolded)
    first, second = places.duel_boxes()
    lean = px(THRUST * clash.thrust)
    first.x += lean
    second.x += max(0, lean) // 2 if duel.defender_fell else 0
    if clash.struck:
        _burst(screen, places, clash.burst)
    for seat, rank, fell, box in (
        (duel.seat, duel.attacker, duel.attacker_fell, first),
        (enemy, duel.defender, duel.defender_fell, second),
    ):
        brush.shadow(screen, box)
        brush.card(screen, card_of(view, seat, rank), box, dim=fell and clash.told)
        if fell and clash.told:
            screen.blit(picture(struck_svg(), box.size), box)
    tip = px(12) if clash.struck else round((first.right - second.left) * (1 - clash.way) * 0.95)
    paint_spear(screen, (first.right - px(12), first.centery),
                (second.left + tip, second.centery), px(SPEAR[1]), view.army(duel.seat),
                _between(places, SPEAR[0]))  # fmt: skip
    if clash.told:
        _told(screen, brush, places, view, duel, button, clash.opening)


def _burst(screen: Surface, places: Places, large: float) -> None:
    """Where the two cards meet."""
    first, wide = places.duel_boxes()[0], _between(places, BURST)
    drawn = grown(picture(burst_svg(), (wide, wide)), large)
    screen.blit(drawn, drawn.get_rect(center=(places.stage.centerx, first.centery)))


def _told(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, duel: Attacked,
    button: bool, opening: float,
) -> None:  # fmt: skip
    """Who wins, and why."""
    enemy, px = 1 - duel.seat, places.px
    first, second = places.duel_boxes()
    _ribbon(screen, brush, places.duel_head(), brush.say(attack(duel)), view.army(duel.seat),
            ease_out(opening))  # fmt: skip
    if not duel.defender_fell and duel.attacker_fell:
        _laurels(screen, places, second, view.army(enemy), overshoot(opening))
    elif not duel.attacker_fell:
        _laurels(screen, places, first, view.army(duel.seat), overshoot(opening))
    foot = places.duel_foot()
    if button:
        foot.width -= places.duel_button().width + px(16)
    brush.write(screen, brush.words(f"stratego-why-{why(duel)}"), foot, 18, theme.PAPER_DIM)


def _laurels(screen: Surface, places: Places, box: Rect, army: int, large: float) -> None:
    """The winner's wreath on the lower corner of its card."""
    size = _laurels_wide(box)
    wreath = grown(picture(laurels_svg(army), (size, size)), large)
    outside = -1 if box.centerx < places.stage.centerx else 1
    middle = (box.centerx + outside * box.width // 2, box.bottom - size // 3)
    screen.blit(wreath, wreath.get_rect(center=middle))


# The end of a game


def _how(brush: Brush, view: StrategoView) -> tuple[Seat, str, int]:
    """Who won the last game, how it ended, and the army that is told of."""
    last = view.sheet[-1]
    army = view.army(last.winner if last.winner != NOBODY else view.mover)
    said = brush.say(ended(last.winner, last.reason, view.options.draw_count))
    return last.winner, said, army


def paint_final(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, opening: float
) -> None:
    """How the last game ended, over the table as it was left."""
    (winner, said, army), share = _how(brush, view), ease_out(opening)
    if winner != NOBODY:
        _beside(screen, places, laurels_svg(army), 92, share)
    _ribbon(screen, brush, places.ribbon, said, army, share)


# What follows when the panel of a game of the match has opened: how the match stands.
FOLLOWS = 1


def _end_head(places: Places) -> Rect:
    """Where it stands on that panel who won."""
    box, px = places.end_box(), places.px
    return Rect(0, 0, box.width + px(40), px(50)).move_to(midtop=box.midtop)


def paint_end(
    screen: Surface, brush: Brush, places: Places, view: StrategoView, opened_ms: float
) -> None:
    """How the match stands, and last who won a game of it and how."""
    box, px, (winner, said, army) = places.end_box(), places.px, _how(brush, view)
    coming = LineByLine(opened_ms, FOLLOWS)
    fold_out(screen, brush.bare_panel(box.size), box, coming.opened)
    room = Rect(0, 0, box.width - px(220), px(44)).move_to(center=(box.centerx, box.top + px(112)))
    comes = coming.comes(0)
    if comes:
        screen.set_clip(room)
        stands = brush.say(score(view) or message("stratego-drawn"))
        brush.write(screen, stands, room.move(0, -slid(room, comes)), 26)
        screen.set_clip(None)
    size = px(76)
    for seat, side in ((0, -1), (1, 1)):
        side = -side if places.rtl else side
        middle = (box.centerx + side * (box.width // 2 - px(62)), room.centery)
        if comes:
            crest = grown(picture(crest_svg(view.army(seat)), (size * 2 // 3,) * 2), coming.pops(0))
            screen.blit(crest, crest.get_rect(center=middle))
        if seat == winner and coming.crowned:
            wreath = picture(laurels_svg(view.army(seat)), (size * 3 // 2,) * 2)
            wreath = grown(wreath, coming.crown)
            screen.blit(wreath, wreath.get_rect(center=middle))
    if coming.crowned:
        _ribbon(screen, brush, _end_head(places), said, army, ease_out(coming.crowned))
