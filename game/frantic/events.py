"""What happens in a game of Frantic; what its event cards do is in `event_cards`.

Cards that change place are told by `CardsMoved` from `game.cards` beside these. The zones are
`Zone("draw")`, `Zone("pile")` (the discard pile), `Zone("row")` (open cards beside it: Market,
Black Jack, Tsunami, Resurrection), and of each seat "hand", "aside" (laid aside face down by this
seat: to be given, discarded or shown) and "incoming" (face down before this seat, taken up later).
A card that is "little_brother" comes from and goes back to `Zone("events")`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from game.cards import NOBODY, Card, CardsMoved, Event, Seat, Zone
from game.frantic.cards import NONE, Colour
from game.frantic.matching import Requirement
from game.frantic.values import Power, hide_power

DRAW, PILE, ROW, EVENT_CARDS = Zone("draw"), Zone("pile"), Zone("row"), Zone("events")
HANDS = tuple(Zone("hand", seat) for seat in range(8))
ASIDE = tuple(Zone("aside", seat) for seat in range(8))
INCOMING = tuple(Zone("incoming", seat) for seat in range(8))


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins with this dealer; the deal follows (FRA-33, FRA-36)."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn (FRA-51)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """This seat lost its turn (FRA-59)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played a card, as the first card of the round or in its turn (FRA-37, FRA-77)."""

    seat: Seat
    card: Card
    imitates: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class TwinLaid(Event):
    """A seat lays one more card of the number it has just played (FRA-335)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat played nothing after drawing (FRA-56), or let a window pass."""

    seat: Seat
    window: str = ""


@dataclass(frozen=True, slots=True)
class RequirementSet(Event):
    """What the next card must fit has changed (FRA-17).

    `on_black` is as in `Bar`, `last_colour` that of the last coloured card. `card` set it; -1: a
    wish or a power card did, and Recycling no longer brings back what was required before.
    """

    requirement: Requirement
    on_black: str = ""
    last_colour: Colour = NONE
    card: Card = NOBODY


@dataclass(frozen=True, slots=True)
class Wished(Event):
    """A seat wished a colour, a number or a special (FRA-74)."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """A seat said whether it uses the effect, gives the card, risks (C5, C21, C30, C31)."""

    seat: Seat
    what: str
    yes: bool


@dataclass(frozen=True, slots=True)
class VictimsNamed(Event):
    """A seat named the victims of an effect, with their parts by victim if there are any."""

    seat: Seat
    effect: str
    victims: tuple[Seat, ...]
    parts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerNamed(Event):
    """A seat named a player: to give to, to ask, to swap with (C22, C25, C27, C36)."""

    seat: Seat
    player: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """A seat threw a reaction card in: what it is, or what Mimicry imitates (FRA-21)."""

    seat: Seat
    card: Card
    symbol: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Fizzled(Event):
    """An effect, or a part of it, was lost: nobody could be named (FRA-88, FRA-102)."""

    seat: Seat
    effect: str


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A seat will lose its next turn (FRA-59)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat saw a hand: only that seat learns the cards (Thief, Distributor)."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> HandSeen:
        if seat in (self.seat, self.owner):
            return self
        return replace(self, cards=(-1,) * len(self.cards))

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class HandsOpened(Event):
    """These hands lie open to all, by seat (The All-Seeing Eye, REVEAL, Open Hands, the end)."""

    seats: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SpecialsCounted(Event):
    """How many special cards these seats hold, or pass on, has become public (FRA-434)."""

    seats: tuple[Seat, ...]
    counts: tuple[int, ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class FollowUp(Event):
    """A seat must follow its 2nd Chance with a card, or draw (FRA-182)."""

    seat: Seat

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class EventTriggered(Event):
    """An event is coming; Lucky Bastard may be thrown in now (FRA-132)."""

    trigger: Seat


@dataclass(frozen=True, slots=True)
class EventTurned(Event):
    """An event card was turned over, or chosen; these seats are protected from it (FRA-132).

    `drawn`: it comes off the event deck. Event Manager chooses among cards that were laid out, and
    Repeat calls one that was turned over before.
    """

    event: str
    trigger: Seat
    protected: tuple[Seat, ...]
    drawn: bool = True

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class EventOver(Event):
    """An event has been carried out; it is put away, unless it lasts or goes on (FRA-144)."""

    event: str
    put_away: bool = True


@dataclass(frozen=True, slots=True)
class LastingBegan(Event):
    """An event lasts until the round ends; these seats are protected from it (FRA-143)."""

    event: str
    protected: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LastChance(Event):
    """Under Last Chance a seat owes an event now, or does not any more (FRA-265 to FRA-268)."""

    seat: Seat
    owed: bool


@dataclass(frozen=True, slots=True)
class RoundEnding(Event):
    """The round is going to end for this cause; these seats are protected from it (FRA-155)."""

    cause: str
    spared: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EventsLaidOut(Event):
    """Event Manager turned these over (FRA-261)."""

    events: tuple[str, ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class EventsPutAway(Event):
    """Of the events that Event Manager turned over these were not chosen (FRA-261)."""

    events: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EventsShuffled(Event):
    """The event discard became the event deck (FRA-145)."""

    count: int


@dataclass(frozen=True, slots=True)
class PilesDealt(Event):
    """Distributor: by seat, whose pile it got, or -1 for a seat left out (FRA-429)."""

    piles: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TotalsChanged(Event):
    """Totals changed during the round: the changes and the new totals by seat (FRA-166).

    `counts`: the changes count for who deals next (FRA-168).
    """

    why: str
    changes: tuple[int, ...]
    totals: tuple[int, ...]
    counts: bool = True


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Event):
    """Score keeping off: the persons at these two seats changed places (FRA-264)."""

    one: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class LimitRaised(Event):
    """The point limit is this now (FRA-297)."""

    limit: int


@dataclass(frozen=True, slots=True)
class BombTicked(Event):
    """A counted turn of this seat began under Time Bomb: so many are left after it."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class BombWentOff(Event):
    """The turn of this seat that began under Time Bomb is the one too many (FRA-250)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PowersDealt(Event):
    """A seat got power cards face down; only it knows which (FRA-34)."""

    seat: Seat
    powers: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> PowersDealt:
        if seat == self.seat:
            return self
        return replace(self, powers=("",) * len(self.powers))

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PowersReturned(Event):
    """Power cards of a seat went back to the power deck; only it knows the face-down ones.

    `indexes` are the places they lay at; of several backs it is the first (`PowerPicked`).
    """

    seat: Seat
    indexes: tuple[int, ...]
    powers: tuple[Power, ...]

    def seen_by(self, seat: Seat | None) -> PowersReturned:
        if seat == self.seat:
            return self
        return replace(self, powers=tuple(map(hide_power, self.powers)))


@dataclass(frozen=True, slots=True)
class PowerPicked(Event):
    """A face-down power card was picked: it changes places with the first back (FRA-211).

    Only its owner sees which it is, for all backs are alike: to others its place is -1.
    """

    seat: Seat
    index: int

    def seen_by(self, seat: Seat | None) -> PowerPicked:
        return self if seat == self.seat else replace(self, index=-1)


@dataclass(frozen=True, slots=True)
class PowerTurnedUp(Event):
    """A seat turned its power card at this place face up (FRA-77)."""

    seat: Seat
    power: str
    index: int

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PowerActs(Event):
    """A power card turned up this turn acts now (FRA-78, FRA-82)."""

    seat: Seat
    power: str

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PowerTurnedDown(Event):
    """A seat's power card at this place lies face down again (FRA-192)."""

    seat: Seat
    index: int


@dataclass(frozen=True, slots=True)
class PowersSwapped(Event):
    """Two power cards changed owners, each at its place; both owners see them (FRA-211).

    Of several backs it is always the first that goes (`PowerPicked`).
    """

    seats: tuple[Seat, Seat]
    indexes: tuple[int, int]
    powers: tuple[Power, Power]

    def seen_by(self, seat: Seat | None) -> PowersSwapped:
        if seat in self.seats:
            return self
        one, other = self.powers
        return replace(self, powers=(hide_power(one), hide_power(other)))

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class ColourBlocked(Event):
    """A colour is blocked; -1: the blockade is over (FRA-313)."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """Special cards are sealed, or not any more (FRA-323)."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class DirectionTurned(Event):
    """Play goes this way round now: 1 is anticlockwise, -1 clockwise (FRA-7)."""

    direction: int


@dataclass(frozen=True, slots=True)
class RulesTurned(Event):
    """These rule cards were turned over (FRA-35, FRA-325)."""

    rules: tuple[str, ...]

    def shows_hidden(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class RulesBegan(Event):
    """These and no other rule cards apply from now on (FRA-569)."""

    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesReturned(Event):
    """All active rule cards were shuffled back (FRA-291)."""

    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """The draw pile held fewer cards than were needed: the round will end (FRA-149)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over, for this cause: the_end doomsday finish_line time_bomb out empty_pile."""

    cause: str
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The line of the score sheet: points of the round and new totals by seat (FRA-157).

    `dealer` deals the next round.
    """

    number: int
    cause: str
    winners: tuple[Seat, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class WentOn(Event):
    """A seat is ready (C35)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TableCleared(Event):
    """All cards went back to their decks for the next round (FRA-33)."""


# What happens all the time is made once.
card_played, passed, wished, went_on = map(cache, (CardPlayed, Passed, Wished, WentOn))
decided, power_turned_up, power_acts = map(cache, (Decided, PowerTurnedUp, PowerActs))
requirement_set = cache(RequirementSet)


@cache
def drawn(card: Card, seat: Seat, open_: bool) -> CardsMoved:
    """A draw of one card."""
    seers = () if open_ else (seat,)
    return CardsMoved((card,), DRAW, HANDS[seat], open_, False, seers)


@cache
def put_on_pile(card: Card, seat: Seat, under: bool = False) -> CardsMoved:
    """A card of a hand goes on the discard pile, or under its top card."""
    return CardsMoved((card,), HANDS[seat], PILE, under=under)
