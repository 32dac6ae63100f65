"""Cards that people composed: their faces on the table, and large with room for words."""

from __future__ import annotations

from functools import lru_cache

from art.curves import put, veiled
from art.faces import frantic as printed
from art.faces.frantic import decks, fronts, rings
from art.faces.frantic.glyphs import BOLT
from art.faces.frantic.inks import NIGHT, TUBES, WHITE
from art.faces.frantic.marks import mark
from art.faces.frantic.numerals import figures
from art.faces.frantic.own_icons import LIGHTS, drawing, sign
from art.faces.frantic.pen import HEIGHT, WIDTH, burst, glow, rounded_box, tube
from art.faces.frantic.wishes import wish
from art.svg import Outline, circle, round_gradient, shape, stroke, svg
from game.frantic.cards import COLOUR_WORDS, LETTERS, NONE
from game.frantic.composed.card import EVENT_CARDS, Composed

# Where the plate with name and sentence begins on a large card; letters twice as large need more
# room, and leave less to the picture.
PLATE_TOP, LARGE_PLATE_TOP, PLATE_BOTTOM = 152.0, 104.0, 286.0
PRINTED_LIGHT = "violet"
Box = tuple[float, float, float, float]


def parts_of(own: Composed) -> tuple[str, str]:
    """The light and the icon of a composed card; without one it keeps the printed picture."""
    light, _, icon = own.icon.partition(" ")
    return light or PRINTED_LIGHT, icon


def emblem(card: str, own: Composed) -> str:
    """Its drawing, 100 by 100."""
    light, icon = parts_of(own)
    if icon:
        return drawing(light, icon)
    return decks.emblem(card) if card in EVENT_CARDS else wish(card)


def front(card: str, own: Composed, safe: bool = False) -> str:
    """The face of a composed card as it lies on the table."""
    light, icon = parts_of(own)
    if card in EVENT_CARDS:
        return decks.happening(LIGHTS[light], emblem(card, own))
    if own.type in COLOUR_WORDS:
        index = put(sign(icon, WHITE), 38, 44, 38)
        return fronts.splashed(COLOUR_WORDS.index(own.type), emblem(card, own), index, safe)
    tubes = tubes_of(card, own)
    place = (36, 38, 40) if own.type == "either" else (37, 42, 46)
    index = put(sign(icon, WHITE), *place) + wished(card, own)
    return fronts.ringed(tubes, emblem(card, own), index)


def tubes_of(card: str, own: Composed) -> tuple[str, ...]:
    """The lights of its ring: the colours that may be wished, white if none may."""
    if own.type == "number":
        return (WHITE,) * 4
    return TUBES if card == "do_it_yourself" else TUBES[:4]


def wished(card: str, own: Composed) -> str:
    """What may be wished with it, under the sign in the corner."""
    numbers = figures("123", 38, 88, 21, WHITE)
    match own.type:
        case "number":
            return numbers
        case "either":
            # Both stand above the ring.
            return fronts.four_lights(35, 76, 27) + figures("123", 34, 101, 12, WHITE)
    return fronts.four_lights(36, 89, 32)


def name_box(top: float) -> Box:
    """Where the name stands on a plate that begins there: x, y, width, height."""
    return 27.0, top + 5, 156.0, 29.0


def text_box(top: float) -> Box:
    """Where the sentence stands."""
    return 28.0, top + 40, 154.0, PLATE_BOTTOM - top - 45


def poster(card: str, own: Composed, safe: bool = False, top: float = PLATE_TOP) -> str:
    """The same large, with round corners and a plate for name and sentence; 210 by 300."""
    # A name that is being typed does not make another picture.
    return _poster(card, Composed("", own.type, own.icon, ()), safe, top)


@lru_cache(maxsize=64)
def _poster(card: str, own: Composed, safe: bool, top: float) -> str:
    light = parts_of(own)[0]
    # What is over the plate shrinks with its room.
    part = (top - 28) / (PLATE_TOP - 28)
    x, y = 105.0, 24 + 62 * part
    plain = COLOUR_WORDS.index(own.type) if own.type in COLOUR_WORDS else NONE
    tint, lit = LIGHTS[light], night(x, y)
    around = ""
    if plain != NONE:
        tint, lit = WHITE, fronts.lit_field("lit", fronts.palette(safe)[plain])
        around = shape([burst(x, y, 65 * part, 56 * part, 18)], NIGHT)
    elif card not in EVENT_CARDS:
        around = shape([circle(x, y, 58 * part, 48)], NIGHT) + fronts.ring(
            tubes_of(card, own), x, y, 62 * part, 4.6
        )
    plate = rounded_box(18, top, 174, PLATE_BOTTOM - top, 9)
    return svg(
        WIDTH,
        HEIGHT,
        f"<defs>{lit}</defs>"
        + shape([rounded_box(0, 0, WIDTH, HEIGHT, 17)], NIGHT)
        + shape([fronts.FIELD], "url(#lit)")
        + veiled(shape([beams(x, y)], tint, "nonzero"), 0.14)
        + tube([fronts.FIELD], tint, 3, closed=True)
        + around
        + put(emblem(card, own), x, y, (88 if around else 118) * part)
        + _corner(card, own, plain)
        + shape([plate], NIGHT)
        + stroke([plate], tint, 1.6, closed=True)
        + stroke([[(34, top + 36), (176, top + 36)]], tint, 1.2),
    )


def beams(x: float, y: float) -> Outline:
    """Beams of light behind the drawing that end where the card does."""
    return [
        (min(max(px, 10), WIDTH - 10), min(max(py, 10), HEIGHT - 10))
        for px, py in fronts.rays(x, y, 250, 18)
    ]


def night(x: float, y: float) -> str:
    """The light of a large card that has no colour of its own."""
    return round_gradient("lit", (x, y), 190, [(0, "#463263"), (0.5, "#1f1632"), (1, NIGHT)])


def _corner(card: str, own: Composed, plain: int) -> str:
    """What kind of card it is: its colour, what is wished, or the bolt of an event."""
    if card in EVENT_CARDS:
        return put(glow([BOLT], LIGHTS[parts_of(own)[0]], 9), 34, 38, 32, 8)
    if plain != NONE:
        return mark(plain, 37, 39, 36, WHITE, NIGHT, 12)
    if own.type == "number":
        return figures("123", 36, 31, 14, WHITE)
    if own.type == "either":
        return fronts.four_lights(31, 33, 25) + figures("123", 30, 54, 9, WHITE)
    return fronts.four_lights(34, 36, 30)


class Dressed:
    """The faces of a match in which some cards are composed: those wear their own pictures."""

    WORLD, ASPECT = printed.WORLD, printed.ASPECT
    MARK_CORNERS = printed.MARK_CORNERS
    PLAIN_BACKS = printed.PLAIN_BACKS

    def __init__(self, own: dict[str, Composed]) -> None:
        self._own = {card: one for card, one in own.items() if one.icon}

    def front_svg(self, card: int, marks: bool = False) -> str:
        """As the printed one."""
        name = printed.name_of(card)
        if name in self._own:
            return front(name, self._own[name], marks)
        return printed.front_svg(card, marks)

    def back_svg(self, kind: int = decks.BACK_PLAYING) -> str:
        return printed.back_svg(kind)

    def corner_mark(self, card: int) -> str | None:
        """As the printed one; a composed card has the letter of the colour it was given."""
        name = printed.name_of(card)
        if name in self._own:
            kind = self._own[name].type
            return LETTERS[COLOUR_WORDS.index(kind)] if kind in COLOUR_WORDS else None
        return printed.corner_mark(card)

    def box_svg(self) -> str:
        return printed.box_svg()

    def emblem_svg(self, name: str) -> str:
        """As in decks.py."""
        if name in self._own:
            return decks.standing(emblem(name, self._own[name]))
        return decks.emblem_svg(name)

    def badge_svg(self, name: str) -> str:
        """An event, a power or a rule card as a badge, 100 by 100."""
        own = self._own.get(name)
        return rings.badge_with(decks.emblem(name) if own is None else emblem(name, own))

    def reveal_svg(self, event: str, right: bool = False) -> str:
        """As in decks.py."""
        if event in self._own:
            own = self._own[event]
            return decks.revealed(LIGHTS[parts_of(own)[0]], emblem(event, own), right)
        return decks.reveal_svg(event, right)

    def symbol_badge_svg(self, symbol: str) -> str:
        """As in rings.py."""
        if symbol in self._own:
            return rings.badge_with(self._sign(symbol))
        return rings.symbol_badge_svg(symbol)

    def symbol_ring_svg(self, symbol: str) -> str:
        """As in rings.py."""
        if symbol in self._own:
            return rings.ring_with(self._sign(symbol))
        return rings.symbol_ring_svg(symbol)

    def _sign(self, symbol: str) -> str:
        return sign(parts_of(self._own[symbol])[1], WHITE)
