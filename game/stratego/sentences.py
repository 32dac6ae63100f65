"""What Stratego Cards tells: sentences for each event, as the seat that saw it may know it."""

from __future__ import annotations

from game.cards import HIDDEN, NOBODY, Event, Seat
from game.messages import Message, Player, Several, message
from game.stratego import events as ev
from game.stratego.cards import BOMB, FLAG, MARSHAL, MINER, SPY, Rank
from game.stratego.naming import card_name, rank_name, slot_with
from game.stratego.view import StrategoView


def tell(event: Event, view: StrategoView) -> tuple[Message, ...]:
    """What the log writes about an event (R-16)."""
    match event:
        case ev.GameBegan(number, red):
            return (message("stratego-log-game", number=number, name=Player(red)),)
        case ev.LineLaid(seat):
            return (message("stratego-log-laid", name=Player(seat)),)
        case ev.Refilled(seat, count):
            return (message("stratego-log-refilled", name=Player(seat), count=count),)
        case ev.Attacked():
            return (attack(event),)
        case ev.HandSeen(seat, _, ranks):
            line = message("stratego-log-hand", name=Player(seat), other=Player(1 - seat))
            return (line, *_seen(ranks))
        case ev.SlotsSeen(seat, _, targets, ranks):
            line = message(
                "stratego-log-slots", name=Player(seat), other=Player(1 - seat), count=len(targets)
            )
            return (line, *_seen(ranks))
        case ev.Regrouped(seat, _, count):
            return (message("stratego-log-regroup", name=Player(seat), count=count),)
        case ev.Filled(seat, slots):
            return (message("stratego-log-filled", name=Player(seat), count=len(slots)),)
        case ev.Stopped(seat):
            return (message("stratego-log-stopped", name=Player(seat)),)
        case ev.DrawOffered(seat):
            return (message("stratego-log-draw-offered", name=Player(seat)),)
        case ev.DrawAnswered(seat, agreed):
            key = "taken" if agreed else "refused"
            return (message(f"stratego-log-draw-{key}", name=Player(seat)),)
        case ev.GameEnded(winner, reason):
            return (ended(winner, reason, view.options.draw_count),)
    return ()


def attack(duel: ev.Attacked) -> Message:
    """Who beats whom."""
    key = {"flag": "flag", "miner": "miner", "spy": "marshal"}.get(why(duel), "")
    if not key and duel.attacker_fell:
        key = "equal" if duel.defender_fell else "bomb" if duel.defender == BOMB else "lost"
    attacker, defender = rank_name(duel.attacker), rank_name(duel.defender)
    return message(
        f"stratego-log-{key or 'won'}", name=Player(duel.seat), attacker=attacker, defender=defender
    )


def why(duel: ev.Attacked) -> str:
    """The rule that decided: flag, bomb, miner, spy, equal or higher."""
    if duel.defender == FLAG:
        return "flag"
    if duel.defender == BOMB:
        return "miner" if duel.attacker == MINER else "bomb"
    if duel.attacker == SPY and duel.defender == MARSHAL:
        return "spy"
    return "equal" if duel.attacker == duel.defender else "higher"


def ended(winner: Seat, reason: str, draw_count: int) -> Message:
    """How a game ended."""
    if winner == NOBODY:
        return message(f"stratego-log-ended-{reason}", count=draw_count)
    return message(f"stratego-log-ended-{reason}", name=Player(winner), other=Player(1 - winner))


def _seen(ranks: tuple[Rank, ...]) -> tuple[Message, ...]:
    """What was seen, for the one who saw it and for nobody else."""
    if HIDDEN in ranks or not ranks:
        return ()
    return (message("stratego-log-seen", cards=Several(tuple(map(rank_name, ranks)), flat=True)),)


def describe(view: StrategoView) -> tuple[Message, ...]:
    """How the table stands: both lines, the own hand, the decks, what fell, the score."""
    said: list[Message] = []
    for seat in (0, 1):
        slots = Several(
            tuple(
                slot_with(slot, card, view.marks[seat][slot])
                for slot, card in enumerate(view.lines[seat])
            )
        )
        said.append(message("stratego-line-of", name=Player(seat), slots=slots))
        said.append(
            message(
                "stratego-reserves", name=Player(seat), hand=view.hands[seat], deck=view.decks[seat]
            )
        )
        if view.casualties[seat]:
            fallen = Several(tuple(map(card_name, view.casualties[seat])))
            said.append(message("stratego-fallen", name=Player(seat), cards=fallen))
    if view.hand:
        said.append(message("stratego-your-hand", cards=Several(tuple(map(card_name, view.hand)))))
    stands = score(view)
    return tuple(said) if stands is None else (*said, stands)


def score(view: StrategoView) -> Message | None:
    """How the match stands, if it is of more than one game."""
    if view.options.wins == 1 and view.number == 1:
        return None
    return message(
        "stratego-score", one=Player(0), wins=view.wins[0], other=Player(1), losses=view.wins[1]
    )
