"""The steps of a game of Frantic on the agenda, in the order of the rulebook.

Nothing in a step is secret: cards chosen face down lie in the zone "aside" of who chose them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.agenda import Ask, AskAll, Step, Window
from game.cards import NOBODY, Card, Seat

# The round and the turn


@dataclass(frozen=True, slots=True)
class AskReady(AskAll):
    """Everybody has seen the composed cards, or the scores (FRA-353, FRA-156)."""


@dataclass(frozen=True, slots=True)
class DealRound(Step):
    """A round begins (FRA-33 to FRA-36)."""


@dataclass(frozen=True, slots=True)
class TurnFirstCard(Step):
    """The first card is turned over and counts as played by the dealer (FRA-37)."""


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """The turn is over; the next player's begins (FRA-51, FRA-58)."""


@dataclass(frozen=True, slots=True)
class AskPlay(Ask):
    """C1 to C3. `drawn`: the turn draw is done (FRA-54)."""

    drawn: bool = False


# Playing a card, step by step (FRA-77 to FRA-85)


@dataclass(frozen=True, slots=True)
class AskTurnUp(Ask):
    """One more power card with the played card (FRA-360)."""


@dataclass(frozen=True, slots=True)
class AskTwins(Ask):
    """C36: further cards of the same number."""

    number: int


@dataclass(frozen=True, slots=True)
class FirstPowers(Step):
    """Step 2 (FRA-78)."""


@dataclass(frozen=True, slots=True)
class Act(Step):
    """The power card turned up as number `index` of this turn acts (FRA-78, FRA-82)."""

    index: int


act_of = cache(Act)


@dataclass(frozen=True, slots=True)
class Laid(Step):
    """Step 3 and what follows begin for a card just played."""

    seat: Seat
    card: Card
    imitates: str = ""
    first: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What a special card does, as far as it is declared (FRA-79).

    `effect` is its symbol. `victims` are those the actor has named, `parts` how many cards each
    of them is to draw, `picked` the places of the power cards Edison takes from them. `wish` is
    what is to be wished with it. `spared` are protected by Error 404 in this chain (FRA-101),
    `protected` from the Rewind that set it off (masks of seats). `firm`: it cannot be countered.
    `may`: it may be left out even if it must be carried out when played (FRA-285). `countered`:
    the actor is not who played the card. `source` is who holds the Golden Fuck You (FRA-107).
    """

    effect: str
    actor: Seat
    card: Card
    victims: tuple[Seat, ...] = ()
    parts: tuple[int, ...] = ()
    wish: str = ""
    spared: int = 0
    protected: int = 0
    firm: bool = False
    may: bool = False
    countered: bool = False
    source: Seat = NOBODY
    picked: tuple[int, ...] = ()

    def against(
        self, victims: tuple[Seat, ...], parts: tuple[int, ...] = (), picked: tuple[int, ...] = ()
    ) -> Deed:
        """The same deed, with these victims."""
        return Deed(
            self.effect, self.actor, self.card, victims, parts, self.wish, self.spared,
            self.protected, self.firm, self.may, self.countered, self.source, picked,
        )  # fmt: skip


# Cards are played again and again: what is laid and done with them is made once.
laid, deed_of = cache(Laid), cache(Deed)


@dataclass(frozen=True, slots=True)
class Declare(Step):
    """Step 3: a deed is declared (FRA-79)."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Declared(Step):
    """All is declared: the window opens (FRA-80)."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Redeclared(Step):
    """Somebody is named, or picked, anew: the asking goes on (FRA-103).

    `passed` have answered for their present part.
    """

    deed: Deed
    passed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskUse(Ask):
    """C5, C21 (the Golden Fuck You), C31."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class AskVictim(Ask):
    """C6, C12, C19."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class AskShares(Ask):
    """C7."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class AskReplacement(Ask):
    """C13: instead of `thrower`. `passed` have answered for their present part."""

    deed: Deed
    thrower: Seat
    passed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AskCards(Ask):
    """C8, C23, C24: cards of the own hand to lay aside; `which` of them may be chosen.

    `which` is "hand", or "giveable" (FRA-217), or "discardable" (FRA-350), or "specials".
    """

    count: int
    which: str = "hand"


@dataclass(frozen=True, slots=True)
class AskWish(Ask):
    """C9: `kind` is what may be wished: colour, number, special, with "or" between.

    `over`: the wish is laid over the card that lies there, it belongs to no card of its own.
    """

    kind: str
    over: bool = False


# The same few come again and again: each is made once.
asks_cards, asks_wish = cache(AskCards), cache(AskWish)


@dataclass(frozen=True, slots=True)
class AskExit(Ask):
    """C10."""

    card: Card
    imitated: bool = False


@dataclass(frozen=True, slots=True)
class AskImitation(Ask):
    """C4 where Mimicry is the first card or turned over by Rewind: any open-wish special."""

    card: Card
    rewind: Happening | None = None


@dataclass(frozen=True, slots=True)
class TargetWindow(Window):
    """C11: `left` are still to be asked, the others have passed (FRA-95)."""

    deed: Deed
    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    """What is left of the effect is carried out (FRA-81)."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class SecondPowers(Step):
    """Step 6 (FRA-82)."""


@dataclass(frozen=True, slots=True)
class OwedEvents(Step):
    """Step 7 (FRA-83): `done` of them have been triggered."""

    done: int = 0


@dataclass(frozen=True, slots=True)
class LastChances(Step):
    """Step 8 (FRA-84)."""


@dataclass(frozen=True, slots=True)
class OutCheck(Step):
    """Step 9 (FRA-85)."""


# What single cards ask


@dataclass(frozen=True, slots=True)
class AskFollow(Ask):
    """C16: the follow-up of 2nd Chance."""


@dataclass(frozen=True, slots=True)
class AskThief(Ask):
    """C17: one card of the victim's hand, which the actor sees."""

    victim: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AskBlind(Ask):
    """A card back of the owner's hand, in a freshly shuffled fan (FRA-362)."""

    owner: Seat
    count: int
    later: bool = False


@dataclass(frozen=True, slots=True)
class AskRecharge(Ask):
    """C18."""


@dataclass(frozen=True, slots=True)
class AskEdison(Ask):
    """C19: a power card of the next of the two players. `passed`: see `Redeclared`."""

    deed: Deed
    passed: tuple[Seat, ...]

    @property
    def owner(self) -> Seat:
        return self.deed.victims[len(self.deed.picked)]


@dataclass(frozen=True, slots=True)
class AskUpdate(Ask):
    """C20."""


@dataclass(frozen=True, slots=True)
class AskSwapMeet(Ask):
    """C36: with whom to swap hands."""


# What power cards ask


@dataclass(frozen=True, slots=True)
class AskBlockade(Ask):
    """C22: the colour to be blocked."""


@dataclass(frozen=True, slots=True)
class AskRecycling(Ask):
    """C22: who gets the card."""


@dataclass(frozen=True, slots=True)
class AskSpecialCharge(Ask):
    """C22: who draws."""


@dataclass(frozen=True, slots=True)
class AskRandomChance(Ask):
    """C22: any card."""


# Steps in the middle of an effect


@dataclass(frozen=True, slots=True)
class LayAside(Step):
    """`seat` lays so many cards of its hand aside; asks which, if it has more (C8, C23)."""

    seat: Seat
    count: int
    which: str = "hand"


lays_aside = cache(LayAside)


@dataclass(frozen=True, slots=True)
class TakeBlind(Step):
    """`taker` takes cards blind from the hand of `owner` (FRA-24); `later`: in an event."""

    taker: Seat
    owner: Seat
    count: int
    later: bool = False


@dataclass(frozen=True, slots=True)
class GiveAside(Step):
    """What `seat` has laid aside goes to `to`: taken up at once, or when the event is over."""

    seat: Seat
    to: Seat
    later: bool = False


@dataclass(frozen=True, slots=True)
class DiscardAside(Step):
    """What `seat` has laid aside goes under the top card (FRA-136)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Trigger(Step):
    """An event is triggered: the window opens (FRA-131, FRA-132)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EventWindow(Window):
    """C14: `left` may still throw Lucky Bastard in; `protected` have (a mask).

    `source` is "deck", or what lets the trigger player choose the event.
    """

    trigger: Seat
    protected: int = 0
    source: str = "deck"


@dataclass(frozen=True, slots=True)
class NiceTryWindow(Window):
    """C15: `left` may still throw Nice Try in (FRA-125)."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event being carried out; the protected seats as a mask (FRA-25)."""

    event: str
    trigger: Seat
    protected: int = 0


@dataclass(frozen=True, slots=True)
class TakeUp(Step):
    """Cards handed over in an event are taken up, and the event is over (FRA-137, FRA-144)."""

    event: str


# The end of the round


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """The round is over (FRA-148 to FRA-156)."""


@dataclass(frozen=True, slots=True)
class AskParasite(Ask):
    """C34: up to `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Score(Step):
    """FRA-157."""

    winners: tuple[Seat, ...]
    cause: str


STEPS: tuple[type, ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and kind.__module__ == __name__
)
