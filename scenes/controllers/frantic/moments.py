"""What goes on besides the cards: attacks, cards thrown in, events as they are read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from art import theme
from art.faces.frantic.own_cards import Dressed
from art.paint import picture
from art.text import Face
from game.cards import NOBODY, Seat
from game.frantic.events import EventTurned
from game.frantic.naming import happens, title
from game.frantic.options import Options
from game.frantic.view import FranticView
from game.messages import Player, message
from scenes.controllers.frantic.places import Places
from scenes.table.hand.brush import Brush
from scenes.table.plates import put

# The band is so many times as wide as high, and no higher than this; what is written begins and
# ends so far from its edges (units but for the first and third).
FLAT, HIGHEST, BEGINS, ENDS = 4, 300, 0.34, 150
# Units: the space between lines, and above and below all of them; the letters of the text.
GAP, EDGE, TEXT = 6, 40, 21


@dataclass(frozen=True, slots=True)
class Moment:
    """Whom an attack or an event concerns, and a card just thrown in, as far as it was shown."""

    victims: tuple[Seat, ...] = ()
    trigger: Seat = NOBODY
    protected: tuple[Seat, ...] = ()
    thrown: str = ""


def attacked(view: FranticView) -> tuple[Seat, ...]:
    """Who has been named by what is being declared or answered now."""
    for step in view.agenda:
        deed = getattr(step, "deed", None)
        if deed is not None:
            return tuple(deed.victims)
    return ()


def paint_event(
    screen: Surface, event: EventTurned, options: Options, face: Dressed, places: Places,
    brush: Brush,
) -> None:  # fmt: skip
    """An event across the table: who set it off, what it does, and who is protected from it."""
    lettering, gap = brush.lettering, brush.px(GAP)
    band = Rect(0, 0, screen.get_width(), min(screen.get_width() // FLAT, brush.px(HIGHEST)))
    band.center = screen.get_rect().centerx, places.stage.centery
    screen.blit(picture(face.reveal_svg(event.event, lettering.rtl), band.size), band)
    left = band.left + round(band.width * BEGINS)
    wide = band.right - brush.px(ENDS) - left

    def line(text: str, units: float, ink: theme.RGB, letters: Face = "bold") -> Surface:
        size = lettering.fit_into(text, brush.px(units), (wide, brush.px(units * 1.2)), letters)
        return lettering.line(text, size, ink, letters)

    triggered = brush.say(message("frantic-log-triggered", name=Player(event.trigger)))
    lines = [line(triggered, 17, theme.PAPER_DIM),
             line(brush.say(title(event.event, options)), 46, theme.BRASS_LIGHT, "title")]
    if event.protected:
        spared = (message("frantic-log-protected", name=Player(seat)) for seat in event.protected)
        lines.append(line(" ".join(map(brush.say, spared)), 19, theme.BRASS_LIGHT))
    rest = band.height - brush.px(EDGE) - sum(line.get_height() + gap for line in lines)
    text = brush.say(happens(event.event, options))
    size = lettering.fit_lines(text, brush.px(TEXT), (wide, rest))
    lines.insert(2, lettering.paragraph(text, size, theme.PAPER, wide))
    top = band.centery - (sum(line.get_height() + gap for line in lines) - gap) // 2
    for drawn in lines:
        screen.blit(drawn, put(drawn.get_rect(topleft=(left, top)), band, lettering))
        top += drawn.get_height() + gap
