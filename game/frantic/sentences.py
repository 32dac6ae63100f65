"""What Frantic tells: sentences for each event, as the seat that saw it may know it."""

from __future__ import annotations

from typing import TypeAlias

from game.cards import HIDDEN, CardsMoved, Event
from game.frantic import events as ev
from game.frantic.cards import COLOUR_WORDS, NONE
from game.frantic.matching import Requirement
from game.frantic.naming import (
    card_name,
    card_names,
    colour_name,
    colour_word,
    happens,
    title,
    titles,
    wished_for,
)
from game.frantic.options import Options
from game.frantic.view import FranticView
from game.messages import Message, Player, Several, message, players, refused
from game.numerals import signed
from game.rules import Refusal

Told: TypeAlias = tuple[Message, ...]


def tell(event: Event, view: FranticView) -> Told:
    """What the log writes about an event."""
    options = view.options
    if isinstance(event, CardsMoved):
        return _moved(event, options)
    for chapter in (_play, _mischief, _happening, _powers, _round):
        said = chapter(event, options)
        if said:
            return said
    return ()


def _play(event: Event, options: Options) -> Told:
    match event:
        case ev.CardPlayed(_, card, _, True):
            said = message("frantic-log-first", card=card_name(card, options))
        case ev.CardPlayed(seat, card, imitates) if imitates:
            played, other = card_name(card, options), title(imitates, options)
            said = message("frantic-log-imitates", name=Player(seat), card=played, other=other)
        case ev.CardPlayed(seat, card):
            said = message("frantic-log-played", name=Player(seat), card=card_name(card, options))
        case ev.Passed(seat, ""):
            said = message("frantic-log-passed", name=Player(seat))
        case ev.TurnSkipped(seat):
            said = message("frantic-log-skipped", name=Player(seat))
        case ev.Wished(seat, what):
            said = message("frantic-log-wished", name=Player(seat), what=wished_for(what, options))
        case ev.Thrown(seat, _, symbol, colour):
            said = message(
                "frantic-log-thrown",
                name=Player(seat),
                card=title(symbol, options),
                what=wished_for(COLOUR_WORDS[colour], options),
            )
        case ev.PowerTurnedUp(seat, power):
            said = message("frantic-log-power", name=Player(seat), power=title(power, options))
        case ev.PowerActs(_, power):
            said = message("frantic-log-power-acts", power=title(power, options))
        case _:
            return ()
    return (said,)


def _mischief(event: Event, options: Options) -> Told:
    match event:
        case ev.Decided(seat, "seppuku", yes):
            said = message(
                "frantic-log-risked" if yes else "frantic-log-no-risk", name=Player(seat)
            )
        case ev.Decided(seat, what, yes):
            said = message(
                f"frantic-log-{'used' if yes else 'left-out'}",
                name=Player(seat),
                card=title(what, options),
            )
        case ev.VictimsNamed(seat, _, victims, parts) if parts:
            shared = Several(
                tuple(
                    message("frantic-log-part", count=part, name=Player(victim))
                    for victim, part in zip(victims, parts, strict=True)
                )
            )
            said = message("frantic-log-share", name=Player(seat), parts=shared)
        case ev.VictimsNamed(seat, effect, victims):
            said = message(
                "frantic-log-victims",
                card=title(effect, options),
                name=Player(seat),
                victims=players(victims),
            )
        case ev.PlayerNamed(seat, player):
            said = message("frantic-log-named", name=Player(seat), other=Player(player))
        case ev.Fizzled(_, effect):
            said = message("frantic-log-fizzled", card=title(effect, options))
        case ev.Marked(seat):
            said = message("frantic-log-marked", name=Player(seat))
        case ev.HandSeen(seat, owner):
            said = message("frantic-log-hand-seen", name=Player(seat), other=Player(owner))
        case ev.HandsOpened(seats=open_now):
            said = message("frantic-log-hands-open", victims=players(open_now))
        case ev.SpecialsCounted(holders, counts):
            return tuple(
                message("frantic-log-specials", name=Player(holder), count=count)
                for holder, count in zip(holders, counts, strict=True)
            )
        case _:
            return ()
    return (said,)


def _happening(event: Event, options: Options) -> Told:
    match event:
        case ev.EventTriggered(trigger):
            said = message("frantic-log-triggered", name=Player(trigger))
        case ev.EventTurned(what, _, protected):
            spared = (message("frantic-log-protected", name=Player(seat)) for seat in protected)
            return (
                message(
                    "frantic-log-event", event=title(what, options), text=happens(what, options)
                ),
                *spared,
            )
        case ev.EventsLaidOut(events):
            said = message("frantic-log-laid-out", events=titles(events, options))
        case ev.EventsShuffled():
            said = message("frantic-log-events-shuffled")
        case ev.PilesDealt(piles):
            return tuple(
                message("frantic-log-piles", name=Player(taker), other=Player(pile))
                for taker, pile in enumerate(piles)
                if pile >= 0
            )
        case ev.TotalsChanged(_, changes, totals):
            return tuple(message("frantic-log-total", name=Player(seat), change=signed(change),
                                 total=totals[seat])
                         for seat, change in enumerate(changes) if change)  # fmt: skip
        case ev.SeatsSwapped(one, other):
            said = message("frantic-log-seats", name=Player(one), other=Player(other))
        case ev.LimitRaised(limit):
            said = message("frantic-log-limit", limit=limit)
        case ev.BombTicked(seat, left):
            said = message("frantic-log-bomb", name=Player(seat), left=left)
        case _:
            return ()
    return (said,)


def _powers(event: Event, options: Options) -> Told:
    match event:
        case ev.PowersDealt(seat, powers):
            said = message("frantic-log-powers", name=Player(seat), count=len(powers))
        case ev.PowersReturned(seat, indexes):
            said = message("frantic-log-powers-back", name=Player(seat), count=len(indexes))
        case ev.PowerTurnedDown(seat):
            said = message("frantic-log-turned-down", name=Player(seat))
        case ev.PowersSwapped(seats):
            said = message(
                "frantic-log-powers-swapped", name=Player(seats[0]), other=Player(seats[1])
            )
        case ev.ColourBlocked(_, colour) if colour == NONE:
            said = message("frantic-log-unblocked")
        case ev.ColourBlocked(_, colour):
            said = message("frantic-log-blocked", what=colour_name(colour))
        case ev.Sealed(_, on):
            said = message("frantic-log-sealed" if on else "frantic-log-unsealed")
        case ev.DirectionTurned():
            said = message("frantic-log-direction")
        case ev.RulesTurned(rules):
            said = message("frantic-log-rules", rules=titles(rules, options))
        case ev.RulesReturned():
            said = message("frantic-log-rules-back")
        case _:
            return ()
    return (said,)


def how_it_ended(ended: ev.RoundEnded, options: Options) -> tuple[Message, Message, Message]:
    """The end of a round in three breaths: that it is over, who is out or why, and what follows."""
    cause = message(f"frantic-cause-{ended.cause}")
    if not ended.winners:
        return message("frantic-round-over"), cause, message("frantic-who-wins")
    out = message("frantic-log-won", victims=players(ended.winners), count=len(ended.winners))
    follows = message("frantic-out-counts" if options.scores else "frantic-out-wins")
    return message("frantic-round-over"), out, follows


def _round(event: Event, options: Options) -> Told:
    match event:
        case ev.RoundBegan(number, dealer):
            return (message("frantic-log-round", number=number, name=Player(dealer)),)
        case ev.RanOut():
            return (message("frantic-log-ran-out"),)
        case ev.RoundEnded(cause, winners):
            ended = message("frantic-log-ended", cause=message(f"frantic-cause-{cause}"))
            won = message("frantic-log-won", victims=players(winners), count=len(winners))
            return (ended, won) if winners else (ended,)
        case ev.RoundScored(points=points) if not options.scores:
            return tuple(
                message("frantic-log-counted", name=Player(seat), count=count)
                for seat, count in enumerate(points)
            )
        case ev.RoundScored(points=points, totals=totals):
            return tuple(
                message(
                    "frantic-log-scored", name=Player(seat), points=points[seat], total=totals[seat]
                )
                for seat in range(len(points))
            )
    return ()


def _moved(event: CardsMoved, options: Options) -> Told:
    """Cards that changed their place."""
    count, seen = len(event.cards), HIDDEN not in event.cards
    giver, taker = Player(event.source.owner), Player(event.target.owner)
    match event.source.kind, event.target.kind:
        case "draw", "hand":
            said = message("frantic-log-drew", name=taker, count=count)
        case "incoming", "hand":
            said = message("frantic-log-took-up", name=taker, count=count)
        case "hand" | "aside", "hand" | "incoming" if giver != taker:
            said = message("frantic-log-given", name=giver, other=taker, count=count)
        case "hand" | "aside", "pile" if event.under and seen:
            said = message(
                "frantic-log-discarded", name=giver, cards=card_names(event.cards, options)
            )
        case "draw", "row" if seen:
            said = message("frantic-log-turned-over", cards=card_names(event.cards, options))
        case _:
            return ()
    return (said,)


def refuse(refusal: Refusal, view: FranticView) -> Message:
    """Why something is not allowed; cards go by the names the table agreed on."""
    said = refused(refusal)
    return Message(said.key, (*said.args, ("names", view.options.names)))


def required(need: Requirement, options: Options) -> Message:
    """What the next card must fit."""
    kinds = (
        ("colour", need.colour != NONE),
        ("number", need.number > 0),
        ("symbol", bool(need.symbol)),
    )
    key = "-".join(kind for kind, there in kinds if there)
    needs = message(
        f"frantic-needs-{'free' if need.free else 'black' if need.black else key}",
        colour=colour_word(need.colour),
        number=need.number,
        symbol=need.symbol,
        names=options.names,
    )
    return message("frantic-required", needs=needs)


def describe(view: FranticView) -> Told:
    """How the table stands: what lies on top and is needed, what holds, all players, the hand."""
    options, said = view.options, list[Message]()
    if view.row or view.pile:
        top = (view.row or view.pile)[-1]
        said += [
            message("frantic-top", card=card_name(top, options), count=view.draw),
            required(view.requirement, options),
        ]
    lasting = [one.event for one in view.lasting if one.event]
    if lasting or view.rules:
        said.append(message("frantic-holds-now", what=titles((*lasting, *view.rules), options)))
    for seat, count in enumerate(view.counts):
        total = message("frantic-so-far", total=view.totals[seat]) if options.scores else ""
        said.append(message("frantic-holds", name=Player(seat), count=count, so_far=total))
    if view.hand:
        said.append(message("frantic-your-hand", cards=card_names(view.hand, options)))
    return tuple(said)
