"""Cards on their way: draws, hands, cards laid aside, and who knows what (FRA-23, FRA-420 ff.).

Whoever sees a card go knows where it is. Whoever does not see which card left a hand forgets
all that they knew of that hand, unless the whole hand went.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards import Card, CardsMoved, Event, Seat, Zone
from game.frantic.cards import IS_NUMBER
from game.frantic.events import (
    ASIDE,
    DRAW,
    HANDS,
    INCOMING,
    PILE,
    ROW,
    HandsOpened,
    LastChance,
    RanOut,
    RoundEnding,
    SpecialsCounted,
    drawn,
)
from game.frantic.state import EVERYBODY, Table, mask_of, seats_in
from game.frantic.values import Running
from game.frantic.view import FranticView


def lies_open(table: Table | FranticView, seat: Seat) -> bool:
    """Whether everybody sees a hand: under Glass Table or Open Hands (FRA-317, FRA-336)."""
    if table.running and any(opens(one, seat) for one in table.running):
        return True
    return "glass_table" in table.rules


def opens(running: Running, seat: Seat) -> bool:
    """Whether this is an Open Hands that opens the hand of `seat`."""
    return running.power == "open_hands" and running.seat != seat


def tell(
    events: list[Event],
    cards: Sequence[Card],
    source: Zone,
    target: Zone,
    seers: int,
    known: bool = False,
) -> None:
    """Cards went from place to place, seen by these."""
    moved = tuple(cards)
    if seers == EVERYBODY:
        events.append(CardsMoved(moved, source, target, known=known))
    else:
        events.append(CardsMoved(moved, source, target, False, False, seats_in(seers), known))


def run_out(table: Table, events: list[Event]) -> None:
    """The draw pile was too small for a draw or an order to turn cards over (FRA-149)."""
    if not table.ran_out:
        table.ran_out = True
        events.append(RanOut())


def end_by(table: Table, cause: str, spared: int, events: list[Event]) -> None:
    """The round is going to end for this cause (FRA-155)."""
    table.ending, table.spared = cause, spared
    events.append(RoundEnding(cause, seats_in(spared)))


def draw(table: Table, seat: Seat, count: int, events: list[Event]) -> None:
    """One draw, with the additional card of Plus One (FRA-23, FRA-149, FRA-270)."""
    if count <= 0:
        return
    take_from_pile(table, seat, count + has_plus_one(table, seat), events)


def has_plus_one(table: Table, seat: Seat) -> bool:
    """Whether a draw of this seat brings one more (FRA-118, FRA-270)."""
    lasting = table.lasts("plus_one") if table.lasting else None
    return lasting is not None and not lasting.protected >> seat & 1


def take_from_pile(
    table: Table, seat: Seat, count: int, events: list[Event], aside: bool = False
) -> None:
    """So many cards of the draw pile into a hand, or aside; all there are, if fewer."""
    pile = table.draw
    if count > len(pile):
        run_out(table, events)
        count = len(pile)
    if not count:
        return
    cards = pile[-count:]
    del pile[-count:]
    cards.sort()
    if aside:
        table.aside[seat] += cards
        tell(events, cards, DRAW, ASIDE[seat], 1 << seat)
        return
    seers = put_in_hand(table, seat, cards, 1 << seat)
    if count == 1:
        events.append(drawn(cards[0], seat, seers == EVERYBODY))
    else:
        tell(events, cards, DRAW, HANDS[seat], seers)


def turn_over(table: Table, count: int, events: list[Event]) -> list[Card]:
    """Turn cards of the draw pile over into the open row; fewer if it runs out."""
    if count > len(table.draw):
        run_out(table, events)
        count = len(table.draw)
    if not count:
        return []
    cards = table.draw[-count:][::-1]
    del table.draw[-count:]
    table.row += cards
    events.append(CardsMoved(tuple(cards), DRAW, ROW))
    return cards


def emptied(table: Table, seat: Seat, by_event: bool, events: list[Event]) -> None:
    """A hand became empty: with Last Chance an event may be owed for it (FRA-265 to FRA-268)."""
    if table.lasting and table.lasts("last_chance"):
        owe(table, seat, not by_event, events)


def owe(table: Table, seat: Seat, owed: bool, events: list[Event]) -> None:
    """A seat owes an event of Last Chance, or does not."""
    before = table.owing
    table.owing = before | 1 << seat if owed else before & ~(1 << seat)
    if table.owing != before:
        events.append(LastChance(seat, owed))


def take_out(table: Table, place: list[Card], cards: Iterable[Card], seers: int) -> None:
    """Cards leave a hand, seen by `seers`."""
    for card in cards:
        place.remove(card)
    if table.known and place and seers != EVERYBODY:
        for card in (*place, *cards):
            if card in table.known:
                know(table, card, table.known[card] & seers)


def know(table: Table, card: Card, seers: int) -> None:
    """These know where the card is, and nobody else."""
    if seers:
        table.known[card] = seers
    else:
        table.known.pop(card, None)


def remember(table: Table, cards: Iterable[Card], seers: int) -> None:
    """These know it too."""
    known = table.known
    for card in cards:
        known[card] = known.get(card, 0) | seers


def forget(table: Table, cards: Iterable[Card]) -> None:
    """These cards lie open, or are shuffled: what was known of them is of no use any more."""
    if table.known:
        for card in cards:
            table.known.pop(card, None)


def hand_loses(
    table: Table,
    seat: Seat,
    cards: Sequence[Card],
    seers: int,
    events: list[Event],
    by_event: bool | None = None,
) -> int:
    """Cards leave a hand; by an event if one is being carried out, unless it is said.

    Returns who sees which they are: everybody, if the hand lies open.
    """
    hand = table.hands[seat]
    seers = seers_at(table, seat, seers)
    take_out(table, hand, cards, seers)
    if not hand and cards:
        emptied(table, seat, bool(table.resolving) if by_event is None else by_event, events)
    return seers


def put_in_hand(table: Table, seat: Seat, cards: Iterable[Card], seers: int) -> int:
    """Cards come into a hand. Returns who sees which they are: everybody, if it lies open."""
    hand = table.hands[seat]
    hand += cards
    hand.sort()
    seers = seers_at(table, seat, seers)
    if seers == EVERYBODY:
        remember(table, cards, seers)
    return seers


def seers_at(table: Table, seat: Seat, seers: int) -> int:
    """Who sees cards leave a hand or come into it: everybody, if it lies open."""
    return EVERYBODY if seers == EVERYBODY or lies_open(table, seat) else seers


def give(
    table: Table, giver: Seat, taker: Seat, cards: Sequence[Card], events: list[Event]
) -> None:
    """Cards go from hand to hand, known to these two (FRA-426)."""
    if not cards:
        return
    seers = seers_at(table, taker, 1 << giver | 1 << taker)
    seers = hand_loses(table, giver, cards, seers, events)
    seers = put_in_hand(table, taker, cards, seers)
    remember(table, cards, seers)
    tell(events, cards, HANDS[giver], HANDS[taker], seers)


def lay_before(
    table: Table, giver: Seat, taker: Seat, cards: Sequence[Card], seers: int, events: list[Event]
) -> None:
    """Cards of a hand are laid face down before a player, who takes them up later (FRA-137)."""
    if not cards:
        return
    seers = hand_loses(table, giver, cards, seers, events)
    table.incoming[taker] += cards
    remember(table, cards, seers)
    tell(events, cards, HANDS[giver], INCOMING[taker], seers, known=True)


def pass_whole_hand(table: Table, giver: Seat, taker: Seat, events: list[Event]) -> None:
    """A whole hand is passed on (Earthquake and the like)."""
    lay_before(table, giver, taker, table.hands[giver][:], 1 << giver, events)


def take_up(table: Table, seat: Seat, events: list[Event]) -> None:
    """A player takes up the cards that lie before them."""
    cards = table.incoming[seat]
    if not cards:
        return
    table.incoming[seat] = []
    seers = put_in_hand(table, seat, cards, 1 << seat)
    tell(events, sorted(cards), INCOMING[seat], HANDS[seat], seers)


def lay_aside(
    table: Table, seat: Seat, cards: Sequence[Card], events: list[Event], chosen: bool = True
) -> None:
    """A player lays cards aside face down; what they did not choose tells of their hand."""
    if not cards:
        return
    seers = hand_loses(table, seat, cards, 1 << seat, events)
    table.aside[seat] += cards
    table.aside[seat].sort()
    if seers == EVERYBODY:
        remember(table, cards, seers)
    tell(events, cards, HANDS[seat], ASIDE[seat], seers, known=chosen)


def take_back(table: Table, seat: Seat, events: list[Event]) -> None:
    """What a player has laid aside goes into their hand."""
    cards = table.aside[seat]
    if cards:
        table.aside[seat] = []
        seers = put_in_hand(table, seat, cards, 1 << seat)
        tell(events, cards, ASIDE[seat], HANDS[seat], seers, known=True)


def give_aside(
    table: Table,
    seat: Seat,
    to: Seat,
    events: list[Event],
    later: bool,
    cards: Sequence[Card] | None = None,
) -> None:
    """What a player has laid aside goes to another: taken up at once, or lies before them."""
    gone = tuple(table.aside[seat] if cards is None else cards)
    if not gone:
        return
    seers = 1 << seat if later else seers_at(table, to, 1 << seat | 1 << to)
    take_out(table, table.aside[seat], gone, seers)
    remember(table, gone, seers)
    if later:
        table.incoming[to] += gone
        target = INCOMING[to]
    else:
        seers = put_in_hand(table, to, gone, seers)
        target = HANDS[to]
    tell(events, gone, ASIDE[seat], target, seers, known=later)


def under(table: Table, cards: Iterable[Card]) -> None:
    """Slide cards directly under the top card; without one they form the pile (FRA-16, FRA-554)."""
    table.pile[-1:-1] = cards


def discard(table: Table, seat: Seat, cards: Sequence[Card], events: list[Event]) -> None:
    """Cards of a hand go under the top card (FRA-136)."""
    if not cards:
        return
    hand_loses(table, seat, cards, EVERYBODY, events)
    forget(table, cards)
    under(table, cards)
    events.append(CardsMoved(tuple(cards), HANDS[seat], PILE, under=True))


def discard_aside(table: Table, seat: Seat, events: list[Event]) -> None:
    """What a player has laid aside goes under the top card (FRA-136)."""
    cards = table.aside[seat]
    if cards:
        table.aside[seat] = []
        forget(table, cards)
        under(table, cards)
        events.append(CardsMoved(tuple(cards), ASIDE[seat], PILE, under=True))


def row_to_hand(table: Table, seat: Seat, cards: Sequence[Card], events: list[Event]) -> None:
    """Open cards go into a hand: everybody knows them there."""
    if not cards:
        return
    for card in cards:
        table.row.remove(card)
    put_in_hand(table, seat, cards, EVERYBODY)
    remember(table, cards, EVERYBODY)
    events.append(CardsMoved(tuple(cards), ROW, HANDS[seat], known=True))


def hand_to_row(table: Table, seat: Seat, card: Card, events: list[Event]) -> None:
    """A card of a hand is laid open in front of its player."""
    hand_loses(table, seat, (card,), EVERYBODY, events)
    forget(table, (card,))
    table.row.append(card)
    events.append(CardsMoved((card,), HANDS[seat], ROW))


def row_under(table: Table, events: list[Event]) -> None:
    """The open row goes under the top card."""
    if table.row:
        cards, table.row = table.row, []
        under(table, cards)
        events.append(CardsMoved(tuple(cards), ROW, PILE, under=True, known=True))


def blind(table: Table, owner: Seat, count: int) -> list[Card]:
    """Cards of a hand picked at random (FRA-24)."""
    hand = table.hands[owner][:]
    table.chance.shuffle(hand)
    return sorted(hand[:count])


def take_blind(
    table: Table, taker: Seat, owner: Seat, cards: Sequence[Card], later: bool, events: list[Event]
) -> None:
    """Cards taken blind: the taker sees what they got, the owner what is gone (FRA-427)."""
    if not later:
        give(table, owner, taker, cards, events)
        return
    seers = 1 << owner | 1 << taker
    if cards:
        seers = hand_loses(table, owner, cards, seers, events)
        table.incoming[taker] += cards
        remember(table, cards, seers)
        tell(events, cards, HANDS[owner], INCOMING[taker], seers)


def open_up(table: Table, seats: Sequence[Seat], events: list[Event]) -> None:
    """Everybody sees these hands and may remember them (FRA-431)."""
    for seat in seats:
        remember(table, table.hands[seat], EVERYBODY)
    events.append(HandsOpened(tuple(seats), tuple(tuple(table.hands[seat]) for seat in seats)))


def specials(cards: Iterable[Card]) -> list[Card]:
    """The special cards among these (FRA-11)."""
    return [card for card in cards if not IS_NUMBER[card]]


def count_specials(table: Table, counts: dict[Seat, int], events: list[Event]) -> None:
    """How many special cards players have, or had, has become public (FRA-434)."""
    table.counted = tuple(counts.items())
    events.append(SpecialsCounted(tuple(counts), tuple(counts.values())))


def see(table: Table, looker: Seat, owner: Seat) -> None:
    """One player has seen a hand."""
    remember(table, table.hands[owner], mask_of((looker,)))
