"""What Jetriko tells: sentences for each event, as the seat that saw it may know it."""

from __future__ import annotations

from game.cards import HIDDEN, NOBODY, CardsMoved, Event, MovedAtOnce
from game.jetriko import events as ev
from game.jetriko.moves import CLOCKWISE
from game.jetriko.naming import (
    announced,
    attack_name,
    card_name,
    card_names,
    colour_name,
    effect_name,
    next_to_draw,
)
from game.jetriko.view import JetrikoView
from game.messages import Message, Player, message


def tell(event: Event, view: JetrikoView) -> tuple[Message, ...]:
    """What the log writes about an event."""
    match event:
        case ev.RoundBegan(number, dealer):
            said = message("jetriko-log-round", number=number, name=Player(dealer))
        case ev.DirectionSet(direction):
            word = "clockwise" if direction == CLOCKWISE else "anticlockwise"
            said = message("jetriko-log-direction", direction=word)
        case ev.PassedOver(seat):
            said = message("jetriko-log-passed-over", name=Player(seat))
        case ev.BoundByBlank(seat):
            said = message("jetriko-log-bound", name=Player(seat))
        case ev.Passed(seat, blocked):
            said = message(
                f"jetriko-log-{'blocked-pass' if blocked else 'passed'}", name=Player(seat)
            )
        case ev.NothingToDraw(seat):
            said = message("jetriko-log-nothing-to-draw", name=Player(seat))
        case ev.OnTheBrink(seat):
            said = message("jetriko-log-brink", name=Player(seat))
        case ev.TimeRanOut(seat):
            said = message("jetriko-log-time", name=Player(seat))
        case ev.RoundWon(seat):
            said = message("jetriko-log-round-won", name=Player(seat))
        case ev.RoundBlocked(winner) if winner == NOBODY:
            said = message("jetriko-log-round-drawn")
        case ev.RoundBlocked(winner):
            said = message("jetriko-log-round-blocked", name=Player(winner))
        case ev.WouldStop(seat):
            said = message("jetriko-log-would-stop", name=Player(seat))
        case CardsMoved():
            return _moved(event)
        case MovedAtOnce(moves):
            return tuple(said for move in moves for said in _moved(move))
        case _:
            return _attack(event) or _trap(event)
    return (said,)


def _attack(event: Event) -> tuple[Message, ...]:
    match event:
        case ev.AttackSent(kind, value, attacker, victim, how):
            said = message(
                f"jetriko-log-attack-{how}",
                attacker=Player(attacker),
                victim=Player(victim),
                attack=attack_name(kind, value),
            )
        case ev.AttackHits(kind, value, attacker, victim):
            said = message(
                "jetriko-log-hit",
                attacker=Player(attacker),
                victim=Player(victim),
                attack=attack_name(kind, value),
            )
        case ev.AttackDivided(kind, value, attacker, divider):
            said = message(
                "jetriko-log-divided",
                attacker=Player(attacker),
                divider=Player(divider),
                attack=attack_name(kind, value),
            )
        case ev.AttackEnded(how, by) if by < 0:
            said = message(f"jetriko-log-attack-{how}")
        case ev.AttackEnded(how, by):
            said = message(f"jetriko-log-attack-{how}", name=Player(by))
        case _:
            return ()
    return (said,)


def _trap(event: Event) -> tuple[Message, ...]:
    match event:
        case ev.TrapRevealed(seat, trap):
            said = message("jetriko-log-trap", name=Player(seat), trap=effect_name(trap))
        case ev.TrapDropped(trap):
            said = message("jetriko-log-trap-dropped", trap=effect_name(trap))
        case ev.CardsShown(seat, cards) if cards:
            said = message("jetriko-log-shown", name=Player(seat), cards=card_names(cards))
        case ev.Chosen(seat):
            said = message("jetriko-log-chosen", name=Player(seat))
        case ev.ColourNamed(seat, colour):
            said = message("jetriko-log-colour", name=Player(seat), colour=colour_name(colour))
        case ev.PlayerChosen(seat, other):
            said = message("jetriko-log-player-chosen", name=Player(seat), other=Player(other))
        case ev.SwapDeclined(seat):
            said = message("jetriko-log-declined", name=Player(seat))
        case _:
            return ()
    return (said,)


def _moved(event: CardsMoved) -> tuple[Message, ...]:
    cards, seen = event.cards, bool(event.cards) and HIDDEN not in event.cards
    giver, taker = Player(event.source.owner), Player(event.target.owner)
    match event.source.kind, event.target.kind:
        case "hand", "discard" if event.under:
            said = message("jetriko-log-slid-under", name=giver, cards=card_names(cards))
        case "hand", "discard":
            said = message("jetriko-log-played", name=giver, card=card_names(cards))
        case "draw", "hand" | "aside" if seen:
            said = message("jetriko-log-drew-card", name=taker, card=card_names(cards))
        case "draw", "hand" | "aside":
            said = message("jetriko-log-drew", name=taker, count=len(cards))
        case "hand", "hand" | "aside" if len(cards) > 1:
            said = message("jetriko-log-hand-moved", taker=taker, giver=giver, count=len(cards))
        case "hand", "hand" | "aside" if seen:
            said = message(
                "jetriko-log-took-card", taker=taker, giver=giver, card=card_name(cards[0])
            )
        case "hand", "hand" | "aside":
            said = message("jetriko-log-took", taker=taker, giver=giver, count=len(cards))
        case "discard", "draw":
            said = message("jetriko-log-reshuffled", count=len(cards))
        case _:
            return ()
    return (said,)


def describe(view: JetrikoView) -> tuple[Message, ...]:
    """How the table stands: the attack, the piles, everybody's cards, the own hand."""
    said: list[Message] = []
    if view.attack is not None:
        said.append(announced(view.attack))
    if view.discard:
        said.append(message("jetriko-top", card=card_name(view.top)))
    said.append(next_to_draw(view))
    for seat, count in enumerate(view.counts):
        said.append(message("jetriko-holds", name=Player(seat), count=count, wins=view.wins[seat]))
    if view.hand:
        said.append(message("jetriko-your-hand", cards=card_names(view.hand)))
    return tuple(said)
