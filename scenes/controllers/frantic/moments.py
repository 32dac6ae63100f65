"""What goes on besides the cards: attacks, cards thrown in, events read, the end of a round."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from art import theme
from art.easings import ease_out
from art.faces.frantic.own_cards import Dressed
from art.faces.frantic.trimmings import ended_svg
from art.grid import put
from art.opening import fold_out
from art.paint import picture, picture_soon
from art.text import Face
from game.cards import NOBODY, Seat
from game.frantic.events import EventTurned, RoundEnded
from game.frantic.naming import happens, title
from game.frantic.options import Options
from game.frantic.sentences import how_it_ended
from game.frantic.view import FranticView
from game.messages import Player, message
from scenes.controllers.frantic.places import Places
from scenes.table.hand.brush import Brush

# The band is so many times as wide as high, and no higher than this; what is written begins and
# ends so far from its edges (units but for the first and third).
FLAT, HIGHEST, BEGINS, ENDS = 4, 300, 0.34, 150
# Units: the space between lines, and above and below all of them; the letters of the text.
GAP, EDGE, TEXT = 6, 40, 21


@dataclass(frozen=True, slots=True)
class Moment:
    """Whom an attack or an event concerns, and a card just thrown in, as far as it was shown.

    `grown`: how large the burst is by now on which that card comes to lie. `out` are those who have
    just got rid of all their cards.
    """

    victims: tuple[Seat, ...] = ()
    trigger: Seat = NOBODY
    protected: tuple[Seat, ...] = ()
    thrown: str = ""
    grown: float = 1.0
    out: tuple[Seat, ...] = ()


def attacked(view: FranticView) -> tuple[Seat, ...]:
    """Who has been named by what is being declared or answered now."""
    for step in view.agenda:
        deed = getattr(step, "deed", None)
        if deed is not None:
            return tuple(deed.victims)
    return ()


def event_soon(
    event: EventTurned, face: Dressed, size: tuple[int, int], places: Places, brush: Brush
) -> None:
    """An event will be read in that window: its picture is drawn until then."""
    picture_soon(_revealed(event, face, brush), _pictured(_band(size, places, brush)).size)


def _revealed(event: EventTurned, face: Dressed, brush: Brush) -> str:
    return face.reveal_svg(event.event, brush.lettering.rtl)


def _band(size: tuple[int, int], places: Places, brush: Brush) -> Rect:
    """Where what happens to all is read, right across a window of that size."""
    wide, _ = size
    box = Rect(0, 0, wide, min(wide // FLAT, brush.px(HIGHEST)))
    box.centery = places.stage.centery
    return box


def _pictured(band: Rect) -> Rect:
    """Where its picture lies: in the middle, as wide as it is drawn."""
    box = Rect(0, 0, FLAT * band.height, band.height)
    box.center = band.center
    return box


def paint_event(
    screen: Surface, event: EventTurned, options: Options, face: Dressed, places: Places,
    brush: Brush, opening: float,
) -> None:  # fmt: skip
    """An event across the table: who set it off, what it does, and who is protected from it."""
    spared = " ".join(
        brush.say(message("frantic-log-protected", name=Player(seat))) for seat in event.protected
    )
    band = _Band(screen, places, brush)
    band.picture(_revealed(event, face, brush), ease_out(opening))
    triggered = brush.say(message("frantic-log-triggered", name=Player(event.trigger)))
    titled = brush.say(title(event.event, options))
    band.write(triggered, titled, brush.say(happens(event.event, options)), spared)


def paint_out(
    screen: Surface, ended: RoundEnded, options: Options, places: Places, brush: Brush,
    opening: float,
) -> None:  # fmt: skip
    """The end of a round across the table: who is out, and what that means for all."""
    band = _Band(screen, places, brush)
    band.picture(ended_svg(brush.lettering.rtl), ease_out(opening))
    band.write(*map(brush.say, how_it_ended(ended, options)))


class _Band:
    """A picture across the table, and what is said of it where the picture leaves room."""

    def __init__(self, screen: Surface, places: Places, brush: Brush) -> None:
        self.screen, self.brush = screen, brush
        self.box = _band(screen.get_size(), places, brush)
        self.left = self.box.left + round(self.box.width * BEGINS)
        self.wide = self.box.right - brush.px(ENDS) - self.left
        self.seen = self.box

    def picture(self, source: str, share: float) -> None:
        """So much of the picture has folded out; nothing is written beyond it."""
        box = _pictured(self.box)
        self.seen = fold_out(self.screen, picture(source, box.size), box, share)

    def write(self, before: str, head: str, text: str, after: str = "") -> None:
        """A small line, a large one, several lines of text, and one more in brass, if any."""
        brush, lettering, gap = self.brush, self.brush.lettering, self.brush.px(GAP)
        lines = [
            self._line(before, 17, theme.PAPER_DIM),
            self._line(head, 46, theme.BRASS_LIGHT, brush.ground.title),
        ]
        if after:
            lines.append(self._line(after, 19, theme.BRASS_LIGHT))
        rest = self.box.height - brush.px(EDGE) - sum(line.get_height() + gap for line in lines)
        size = lettering.fit_lines(text, brush.px(TEXT), (self.wide, rest))
        lines.insert(2, lettering.paragraph(text, size, theme.PAPER, self.wide))
        self.screen.set_clip(self.seen)
        top = self.box.centery - (sum(line.get_height() + gap for line in lines) - gap) // 2
        for drawn in lines:
            place = drawn.get_rect(topleft=(self.left, top))
            self.screen.blit(drawn, put(place, self.box, lettering))
            top += drawn.get_height() + gap
        self.screen.set_clip(None)

    def _line(self, text: str, units: float, ink: theme.RGB, letters: Face = "bold") -> Surface:
        brush, room = self.brush, (self.wide, self.brush.px(units * 1.2))
        size = brush.lettering.fit_into(text, brush.px(units), room, letters)
        return brush.lettering.line(text, size, ink, letters)
