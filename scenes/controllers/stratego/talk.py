"""What Stratego Cards says: the log's sentences, what is asked, and why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import HIDDEN, NOBODY, Card, Event, Seat
from game.rules import Refusal
from game.stratego import events as ev
from game.stratego.cards import (
    BOMB,
    COLOUR_OF,
    COLOUR_WORDS,
    FLAG,
    GAP,
    MARSHAL,
    MINER,
    MOVABLE,
    RANK_OF,
    RANK_WORDS,
    SCOUT,
    SPY,
    Rank,
)
from game.stratego.view import StrategoView
from scenes.table.in_full import Told

if TYPE_CHECKING:
    from scenes.controllers.stratego.controller import Controller

# Ranks with a sentence of their own, and those that can do something besides.
PARTICULAR = (FLAG, SPY, SCOUT, MINER, MARSHAL, BOMB)
POWERS = (SPY, SCOUT, FLAG)


class Talk:
    """Turns events and choices of Stratego Cards into sentences."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.name = controller.name

    def rank(self, rank: Rank) -> str:
        """A rank by its name."""
        return self.words(f"stratego-rank-{RANK_WORDS[rank]}")

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        return self.words(f"refusal-{refusal.code}", **dict(refusal.args))

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
        gaps = sum(card == GAP for card in shown.lines[seat])
        return self.words(f"stratego-ask-{shown.phase}", name=self.name(seat),
                          other=self.name(1 - seat), count=min(gaps, len(shown.hand)))  # fmt: skip

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
        if shown.options.wins == 1 and shown.number == 1:
            return ""
        return self.words("stratego-score", one=self.name(0), wins=shown.wins[0],
                          other=self.name(1), losses=shown.wins[1])  # fmt: skip

    # A duel

    def duel(self, duel: ev.Attacked) -> tuple[str, str]:
        """Who beats whom, and why."""
        return self._attack(duel), self.words(f"stratego-why-{_why(duel)}")

    def _attack(self, duel: ev.Attacked) -> str:
        key = {"flag": "flag", "miner": "miner", "spy": "marshal"}.get(_why(duel), "")
        if not key and duel.attacker_fell:
            key = "equal" if duel.defender_fell else "bomb" if duel.defender == BOMB else "lost"
        return self.words(f"stratego-log-{key or 'won'}", name=self.name(duel.seat),
                          attacker=self.rank(duel.attacker),
                          defender=self.rank(duel.defender))  # fmt: skip

    # The log

    def sentences(self, event: Event) -> list[str]:
        """What the log writes about an event as it was seen (R-16)."""
        words, name = self.words, self.name
        match event:
            case ev.GameBegan(number, red):
                return [words("stratego-log-game", number=number, name=name(red))]
            case ev.LineLaid(seat):
                return [words("stratego-log-laid", name=name(seat))]
            case ev.Refilled(seat, count):
                return [words("stratego-log-refilled", name=name(seat), count=count)]
            case ev.Attacked():
                return [self._attack(event)]
            case ev.HandSeen(seat):
                line = words("stratego-log-hand", name=name(seat), other=name(1 - seat))
                return [line, *self._seen(event.ranks)]
            case ev.SlotsSeen(seat, _, targets):
                line = words("stratego-log-slots", name=name(seat), other=name(1 - seat),
                             count=len(targets))  # fmt: skip
                return [line, *self._seen(event.ranks)]
            case ev.Regrouped(seat, _, count):
                return [words("stratego-log-regroup", name=name(seat), count=count)]
            case ev.Filled(seat, slots):
                return [words("stratego-log-filled", name=name(seat), count=len(slots))]
            case ev.Stopped(seat):
                return [words("stratego-log-stopped", name=name(seat))]
            case ev.DrawOffered(seat):
                return [words("stratego-log-draw-offered", name=name(seat))]
            case ev.DrawAnswered(seat, agreed):
                key = "taken" if agreed else "refused"
                return [words(f"stratego-log-draw-{key}", name=name(seat))]
            case ev.GameEnded(winner, reason):
                return [self._ended(winner, reason)]
        return []

    def _seen(self, ranks: tuple[Rank, ...]) -> list[str]:
        """What was seen, on the screen of the one who saw it and of nobody else."""
        if HIDDEN in ranks or len(self.controller.turns.people) > 1:
            return []
        seen = self.words("stratego-then").join(map(self.rank, ranks))
        return [self.words("stratego-log-seen", cards=seen)]

    def ended(self, shown: StrategoView) -> str:
        """How the last game of the match ended."""
        result = shown.sheet[-1]
        return self._ended(result.winner, result.reason)

    def _ended(self, winner: Seat, reason: str) -> str:
        if winner == NOBODY:
            count = self.controller.state.view(None).options.draw_count
            return self.words(f"stratego-log-ended-{reason}", count=count)
        return self.words(f"stratego-log-ended-{reason}", name=self.name(winner),
                          other=self.name(1 - winner))  # fmt: skip


def _why(duel: ev.Attacked) -> str:
    """The rule that decided: flag, bomb, miner, spy, equal or higher."""
    if duel.defender == FLAG:
        return "flag"
    if duel.defender == BOMB:
        return "miner" if duel.attacker == MINER else "bomb"
    if duel.attacker == SPY and duel.defender == MARSHAL:
        return "spy"
    return "equal" if duel.attacker == duel.defender else "higher"
