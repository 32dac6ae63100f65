"""Who is out, who has won, and the series of games (TOT-55x, TOT-56x, TOT-660, TOT-661)."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import NOBODY, Event, Seat
from game.rules import Outcome
from game.totem.events import GameOver, WentOut
from game.totem.moves import Hand
from game.totem.state import NEVER, Table

# Option `games`: the points that end a series (TOT-561).
TARGETS = {"best of 3": 2, "best of 5": 3}


def check_out(table: Table, events: list[Event], grabber: Hand = NOBODY) -> bool:
    """Hands without cards go out; whether that ends the game (TOT-550)."""
    emptied = [
        hand
        for hand, place in enumerate(table.places)
        if not place and not table.decks[hand] and not table.piles[hand]
    ]
    if not emptied:
        return False
    playing_on = table.options.play_on or table.two_hands
    out = emptied if playing_on else first_out(table, emptied, grabber)
    place = 1 + sum(place != 0 for place in table.places)
    for hand in out:
        table.places[hand] = place
    events.append(WentOut(tuple(out), place))
    if not is_decided(table, ()):
        return False
    if table.two_hands:
        end_two_hands(table, events)
    else:
        end_one_hand(table, events)
    return True


def first_out(table: Table, emptied: list[Hand], grabber: Hand) -> list[Hand]:
    """Of hands emptied by one outcome: the grabber, or whose deck ran out first (TOT-553)."""
    if grabber in emptied:
        return [grabber]
    earliest = min(table.ran_out[hand] for hand in emptied)
    return [hand for hand in emptied if table.ran_out[hand] == earliest]


def is_decided(table: Table, leaving: Sequence[Hand]) -> bool:
    """Whether the game is over once `leaving`, too, are out (TOT-550, TOT-660)."""
    out = [place != 0 or hand in leaving for hand, place in enumerate(table.places)]
    if table.two_hands:
        hands_out = [sum(out[hand] for hand in table.hands_of(seat)) for seat in (0, 1)]
        return 2 in hands_out or 0 not in hands_out
    if table.options.play_on:
        return out.count(False) <= 1
    return any(out)


def end_one_hand(table: Table, events: list[Event]) -> None:
    """Places for all: who went out in that order, then by fewest cards (TOT-554)."""
    places = table.places
    left = sorted((table.cards_of(hand), hand) for hand, place in enumerate(places) if not place)
    placed = len(places) - len(left)
    for count, hand in left:
        places[hand] = placed + 1 + sum(other < count for other, _ in left)
    winners = tuple(hand for hand, place in enumerate(places) if place == 1)
    end_game(table, winners, tuple(places), "out", events)


def end_two_hands(table: Table, events: list[Event]) -> None:
    """Both hands out, else fewer cards left, else the hand that went out first (TOT-660, 661)."""
    hands = [table.hands_of(seat) for seat in (0, 1)]
    both_out = [all(table.places[hand] for hand in own) for own in hands]
    cards = [sum(table.cards_of(hand) for hand in own) for own in hands]
    first = [min(table.places[hand] or NEVER for hand in own) for own in hands]
    if both_out[0] != both_out[1]:
        winner, why = both_out.index(True), "both_hands"
    elif cards[0] != cards[1]:
        winner, why = cards.index(min(cards)), "fewer_cards"
    elif first[0] != first[1]:
        winner, why = first.index(min(first)), "first_out"
    else:
        end_game(table, (), (1, 1), "draw", events)
        return
    end_game(table, (winner,), (1, 2) if winner == 0 else (2, 1), why, events)


def end_game(
    table: Table,
    winners: tuple[Seat, ...],
    places: tuple[int, ...],
    why: str,
    events: list[Event],
) -> None:
    """The game ends at once: points for the winners, and perhaps the end of it all (TOT-560)."""
    table.stage = "game_over"
    table.due = NEVER
    table.pause_wanted = False
    table.count_owner = NOBODY
    table.rush_owners = ()
    table.live, table.three_live, table.chances = (), False, 0
    table.holder = NOBODY
    table.last_winners = winners
    table.points = tuple(points + (seat in winners) for seat, points in enumerate(table.points))
    events.append(GameOver(winners, places, table.points, why))
    if table.options.games == "1":
        table.outcome = Outcome(winners, table.points, places, why)
    elif series_decided(table):
        end_series(table, "series")


def series_decided(table: Table) -> bool:
    """Whether somebody has the points and is ahead of all others (TOT-561)."""
    target = TARGETS.get(table.options.games)
    most = max(table.points)
    return target is not None and most >= target and table.points.count(most) == 1


def end_series(table: Table, why: str) -> None:
    """The match is over: most points first."""
    points = table.points
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    table.outcome = Outcome(winners, points, places, why)
