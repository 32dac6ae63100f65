"""What a seat sees of the table (Who sees what)."""

from __future__ import annotations

from game.cards import NOBODY, Seat
from game.totem.groups import cards_of, spent_groups
from game.totem.moves import Hand
from game.totem.state import Table
from game.totem.view import HandView, TotemView


def look(table: Table, seat: Seat | None) -> TotemView:
    """The visible table; while paused no face is (TOT-730)."""
    phase = table.phase
    spent = tuple(cards_of(table, mask) for mask in spent_groups(table))
    return TotemView(
        seat=seat,
        options=table.options,
        hands=tuple(look_at_hand(table, seat, hand) for hand in range(len(table.owners))),
        pot=len(table.pot),
        rule=table.rule,
        phase=phase,
        rush_open=bool(table.rush_owners),
        spent=() if table.paused else spent,
        pointer=table.pointer,
        last_turner=table.last_turner,
        holder=table.holder,
        chooser=table.holder if phase == "choice" else NOBODY,
        count=table.count,
        outward_owner=table.count_owner,
        reveals=table.reveals,
        visible_since=table.visible_since,
        right_of_way=tuple(table.right_of_way),
        three_of_a_colour=table.three_counts and not any(table.places),
        game=table.game,
        points=table.points,
        now=table.now,
        turns=table.turns,
        pause_wanted=table.pause_wanted,
        flip_wanted=table.flip_wanted and table.owners[table.pointer] == seat,
    )


def look_at_hand(table: Table, seat: Seat | None, hand: Hand) -> HandView:
    """One hand, its covered cards as numbers only."""
    pile = table.piles[hand]
    top = pile[-1] if pile and not table.paused else None
    own = table.owners[hand] == seat
    ready_at = max(0, table.last_press[hand] + table.options.debounce_ms)
    return HandView(
        owner=table.owners[hand],
        side=table.sides[hand],
        deck=len(table.decks[hand]),
        pile=len(pile),
        top=top,
        in_air=hand in table.air,
        locked_until=table.locked_until[hand],
        place=table.places[hand],
        key_down=own and bool(table.keys_down >> hand & 1),
        ready_at=ready_at if own else 0,
    )
