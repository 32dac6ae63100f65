"""What may be known at a table of Stratego Cards, by what happened and not by the views."""

from __future__ import annotations

from typing import Any, TypeAlias

from game.cards import HIDDEN, CardsMoved, Event, Seat
from game.chance import Chance
from game.stratego.cards import GAP, SCOUT, SPY
from game.stratego.events import Attacked, GameBegan, HandSeen, Regrouped, SlotsSeen

Looker: TypeAlias = Seat | None


class Memory:
    """What may be known of lines and hands, kept from the events alone."""

    def __init__(self) -> None:
        # Of each seat's line: what its enemy has seen, and what was turned up for all.
        self.seen: list[dict[int, int]] = [{}, {}]
        self.shown: list[dict[int, int]] = [{}, {}]
        # Of each seat: whether its enemy has looked into its hand since the cards were dealt.
        self.hand_seen = [False, False]

    def turned_up(self, seat: Seat, slot: int, rank: int) -> None:
        self.seen[seat][slot] = self.shown[seat][slot] = rank

    def forget(self, seat: Seat, slot: int) -> None:
        self.seen[seat].pop(slot, None)
        self.shown[seat].pop(slot, None)

    def take(self, event: Event) -> None:
        match event:
            case GameBegan():
                self.seen, self.shown = [{}, {}], [{}, {}]
                self.hand_seen = [False, False]
            case Attacked():
                self.turned_up(event.seat, event.slot, event.attacker)
                self.turned_up(1 - event.seat, event.target, event.defender)
            case HandSeen():
                self.turned_up(event.seat, event.slot, SPY)
                self.hand_seen[1 - event.seat] = True
            case SlotsSeen():
                self.turned_up(event.seat, event.slot, SCOUT)
                for slot, rank in zip(event.targets, event.ranks, strict=True):
                    self.seen[1 - event.seat][slot] = rank
            case Regrouped():
                self.hand_seen[event.seat] = False
            case CardsMoved() if event.source.kind.startswith("slot-"):
                self.forget(event.source.owner, int(event.source.kind[5:]) - 1)

    def known(self, looker: Looker, seat: Seat) -> tuple[int, ...]:
        found = (self.shown if looker is None else self.seen)[seat]
        return tuple(found.get(slot, HIDDEN) for slot in range(5))

    def reshuffled(self, state: Any, looker: Looker, chance: Chance) -> Any:
        """The same table with all that this looker has never seen dealt anew.

        Cards they know in their slots stay; hands that a Spy has looked into stay.
        """
        other = state.copy()
        for seat in (0, 1):
            if seat == looker:
                chance.shuffle(other.decks[seat])
                continue
            line, known = other.lines[seat], self.known(looker, seat)
            free = [at for at in range(5) if line[at] != GAP and known[at] == HIDDEN]
            stays = looker is not None and self.hand_seen[seat]
            hand = [] if stays else other.hands[seat]
            pool = [line[slot] for slot in free] + hand + other.decks[seat]
            chance.shuffle(pool)
            for slot in free:
                line[slot] = pool.pop()
            if hand:
                other.hands[seat] = [pool.pop() for _ in hand]
            other.decks[seat] = pool
        other.chance = Chance(chance.bits())
        return other
