"""What only the window of Stratego Cards says: targets, looks, duels, cards read in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import Card, Seat
from game.stratego import events as ev
from game.stratego.asking import text
from game.stratego.cards import (
    BOMB,
    COLOUR_OF,
    COLOUR_WORDS,
    FLAG,
    MARSHAL,
    MINER,
    MOVABLE,
    RANK_OF,
    RANK_WORDS,
    SCOUT,
    SPY,
    Rank,
)
from game.stratego.naming import rank_name
from game.stratego.sentences import attack, ended, score, why
from game.stratego.view import StrategoView
from scenes.table.in_full import Told
from scenes.table.table_talk import TableTalk

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

# Ranks with a sentence of their own, and those that can do something besides.
PARTICULAR = (FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB)
POWERS = (SPY, SCOUT, FLAG)


class Talk(TableTalk):
    """Says what Stratego Cards asks and tells."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller

    def rank(self, rank: Rank) -> str:
        """A rank by its name."""
        return self.say(rank_name(rank))

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        shown, asking = self.controller.shown, self.controller.asking
        if shown.phase in ("action", "again") and asking.pointing is not None:
            if asking.scouting is not None:
                return self.words("refusal-stratego-two-cards")
            if asking.power() == "flag":
                return self.words("stratego-term-regroup-means")
            return self.words("stratego-point-or-look" if asking.power()
                              else "stratego-point-target")  # fmt: skip
        return self.say(text(shown, seat))

    def points_at(self, what: Any) -> str:
        """What the prompt says about a target that is pointed at, or ""."""
        shown, asking = self.controller.shown, self.controller.asking
        match what:
            case ("enemy", int(slot)) if asking.pointing is not None and shown.seat is not None:
                rank = shown.marks[1 - shown.seat][slot]
                if rank >= 0:
                    return self.words("stratego-enemy-seen", slot=slot + 1, rank=self.rank(rank))
        return ""

    def in_full(self, card: Card) -> Told:
        """All there is to say about a card."""
        rank, army = RANK_OF[card], self.words(f"stratego-colour-{COLOUR_WORDS[COLOUR_OF[card]]}")
        kind = self.words(f"stratego-read-{'ranked' if MOVABLE[rank] else 'unmoved'}",
                          army=army, rank=rank)  # fmt: skip
        word = RANK_WORDS[rank] if rank in PARTICULAR else "ranks"
        said = [self.words(f"stratego-read-{word}")]
        off = {"all": (), "no-regroup": (FLAG,), "none": POWERS}
        if rank in POWERS and rank not in off[self.controller.shown.options.powers]:
            said.append(self.words(f"stratego-read-power-{RANK_WORDS[rank]}"))
        return Told(self.rank(rank), kind, "\n".join(said), self.words("table-read-close"))

    def look_title(self, event: ev.HandSeen | ev.SlotsSeen) -> str:
        """What the panel of a look is about."""
        key = "hand" if isinstance(event, ev.HandSeen) else "slots"
        return self.words(f"stratego-look-{key}", other=self.name(1 - event.seat))

    def score(self, shown: StrategoView) -> str:
        """How the match stands, if it is of more than one game."""
        stands = score(shown)
        return "" if stands is None else self.say(stands)

    # A duel

    def duel(self, duel: ev.Attacked) -> tuple[str, str]:
        """Who beats whom, and why."""
        return self.say(attack(duel)), self.words(f"stratego-why-{why(duel)}")

    def ended(self, shown: StrategoView) -> str:
        """How the last game of the match ended."""
        result = shown.sheet[-1]
        return self.say(ended(result.winner, result.reason, shown.options.draw_count))
