"""What Frantic asks, and everything a player may try to answer (Choices C1 to C36).

Each legal move is spelled as the things one points at, one after the other: a card, as what it is
used, the power card turned up with it. What has but one way is not asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from game.agenda import Step
from game.cards import Card, Seat
from game.frantic import moves as mv
from game.frantic import steps as st
from game.frantic.cards import COLOUR_WORDS, FACE
from game.frantic.event_cards import steps as ev
from game.frantic.naming import (
    card_does,
    card_name,
    colour_name,
    happens,
    means,
    title,
    wished,
    wished_for,
)
from game.frantic.view import FranticView
from game.messages import Argument, Message, Player, Several, message, players
from game.prompts import Answer, Check, Question, Spelling, Thing, spelled, tried

DONE, PILE, PLAIN = Thing("answer", "done"), Thing("pile", "draw"), Thing("answer", "plain")
CAPITAL = re.compile("(?<!^)(?=[A-Z])")
WINDOWS = {"target-window": "target", "nice-try-window": "nice-try"}
WISHES = {"colour or number": "either", "colour or special": "special"}
BARE = {mv.Enough: "enough", mv.Take: "take", mv.Pass: "pass", mv.GoOn: "go-on"}


def ask(
    view: FranticView, moves: Sequence[mv.FranticMove], check: Check, picks: tuple[Thing, ...]
) -> Question:
    """What that seat is asked, after these picks."""
    assert view.seat is not None
    shares = [move for move in moves if isinstance(move, mv.Share)]
    if shares:
        return Question(text(view, moves), tuple(_share_out(view, shares, check, picks)))
    ways = [(move, spelling) for move in moves for spelling in _spellings(view, move, moves)]
    found = spelled(ways, picks, partial(_means, view))
    if not picks:
        found |= {
            answer.thing: answer
            for answer in _closed(view, moves, check)
            if answer.thing not in found
        }
    asked = text_of_use(view, moves, int(picks[0].value)) if picks else text(view, moves)
    return Question(asked, tuple(found.values()))


# What a move is spelled by


def _spellings(
    view: FranticView, move: mv.FranticMove, moves: Sequence[mv.FranticMove]
) -> Iterator[Spelling]:
    """Every way to spell a move; a card held twice can be pointed at twice."""
    options, step = view.options, view.agenda[0]
    match move:
        case mv.Play() if isinstance(step, st.AskImitation):
            yield ((Thing("symbol", move.imitates), title(move.imitates, options)),)
        case mv.Play(card=card) | mv.Throw(card=card):
            more = tuple(_used(view, move, moves))
            for own in view.hand:
                if FACE[own] == card:
                    yield ((Thing("card", own), card_name(own, options)), *more)
        case mv.Pick(card=card):
            for own in from_elsewhere(view) or view.hand:
                if FACE[own] == card:
                    yield ((Thing("card", own), card_name(own, options)),)
        case _:
            yield (pointed_at(view, move),)


def _used(
    view: FranticView, move: mv.Play | mv.Throw, moves: Sequence[mv.FranticMove]
) -> Iterator[tuple[Thing, Message]]:
    """As what a card is used, with which power card or wish, where there is a choice."""
    ways = [one for one in moves if isinstance(one, type(move)) and one.card == move.card]
    if len({one.imitates for one in ways}) > 1:
        yield Thing("symbol", move.imitates), title(move.imitates, view.options)
    ways = [one for one in ways if one.imitates == move.imitates]
    if isinstance(move, mv.Throw):
        if len(ways) > 1:
            colour = COLOUR_WORDS[move.colour]
            wish = message("frantic-do-wish", what=wished_for(colour, view.options))
            yield Thing("colour", colour), wish
    elif len(ways) > 1:
        yield _with_power(view, move.power)


def _with_power(view: FranticView, power: str) -> tuple[Thing, Message]:
    if not power:
        return PLAIN, message("frantic-do-plain")
    return Thing("power", power), title(power, view.options)


def pointed_at(view: FranticView, move: mv.FranticMove) -> tuple[Thing, Message]:
    """What a move without a card of the hand is pointed at by."""
    options = view.options
    match move:
        case mv.Answer(yes=yes):
            return Thing("answer", "yes" if yes else "no"), _yes_or_no(view, yes)
        case mv.Name(player=seat):
            return Thing("seat", seat), player(view, seat)
        case mv.Give(card=card, to=to):
            label = message("frantic-do-give", card=card_name(card, options), name=Player(to))
            return Thing("seat", to), label
        case mv.Wish(what=what):
            return Thing("wish", what), wished(what, options)
        case mv.Choose(colour=colour):
            return Thing("colour", COLOUR_WORDS[colour]), colour_name(colour)
        case mv.Deal(pile=pile):
            return Thing("hand", pile), message("frantic-do-pile", name=Player(pile))
        case mv.Call(event=event):
            return Thing("event", event), title(event, options)
        case mv.TurnUp(power=power):
            return Thing("power", power), title(power, options)
        case mv.PickPower(owner=owner, index=index):
            return Thing("power", f"{owner} {index}"), _power(view, owner, index)
        case mv.Point(index=index):
            return Thing("back", index), message("frantic-back", number=index + 1)
        case mv.Draw():
            return PILE, message("frantic-answer-draw")
    word = key = BARE[type(move)]
    if word == "pass" and view.phase == "window":
        key = "let-pass"
    if word == "go-on" and view.phase == "ready" and not view.sheet:
        key = "deal"
    return Thing("answer", word), message(f"frantic-answer-{key}")


def _yes_or_no(view: FranticView, yes: bool) -> Message:
    step = view.agenda[0]
    if isinstance(step, ev.AskRisk):
        return message("frantic-answer-risk" if yes else "frantic-answer-no-risk")
    if isinstance(step, st.AskUse) and step.deed.effect == "golden_fuck_you":
        return message("frantic-answer-give" if yes else "frantic-answer-under")
    return message("frantic-answer-yes" if yes else "frantic-answer-no")


def _power(view: FranticView, owner: Seat, index: int) -> Message:
    name = view.powers[owner][index].name
    power = title(name, view.options) if name else message("frantic-power-unknown")
    return message("frantic-do-power", name=Player(owner), power=power)


def player(view: FranticView, seat: Seat) -> Message:
    """A player with all that one weighs (FRA-437)."""
    about_them = Several(weighed(view, seat), flat=True)
    return message("frantic-do-name", name=Player(seat), about=about_them)


def weighed(view: FranticView, seat: Seat) -> tuple[Message, ...]:
    """Cards, points and a lost turn of a player."""
    return (message("frantic-cards-left", count=view.counts[seat]), *about(view, seat))


def about(view: FranticView, seat: Seat) -> tuple[Message, ...]:
    """Points and a lost turn of a player."""
    found = []
    if view.options.scores:
        found.append(message("frantic-points", count=view.totals[seat]))
    if seat in view.skipped:
        found.append(message("frantic-loses-turn"))
    return tuple(found)


def _means(view: FranticView, thing: Thing) -> Message | None:
    """What is said about a thing that is pointed at."""
    options, step = view.options, view.agenda[0]
    match thing:
        case Thing("card", int(card)):
            return card_does(card, options)
        case Thing("event" | "power", str(name)) if " " not in name:
            return means(name, options)
        case Thing("answer", "yes" | "no") if isinstance(step, ev.AskRisk):
            return happens("seppuku", options)
        case Thing("answer", "yes" | "no") if isinstance(step, st.AskUse):
            return card_does(step.deed.card, options)
    return None


def _closed(view: FranticView, moves: Sequence[mv.FranticMove], check: Check) -> Iterator[Answer]:
    """The own cards that may not be used now, where cards of the hand are asked for."""
    of_cards = [move for move in moves if isinstance(move, mv.Play | mv.Throw | mv.Pick)]
    step = view.agenda[0]
    playing = view.phase == "window" or isinstance(step, st.AskPlay | st.AskFollow)
    if from_elsewhere(view) or isinstance(step, st.AskImitation) or view.seat is None:
        return
    if not (of_cards or playing):
        return
    picking = any(isinstance(move, mv.Pick) for move in of_cards)
    for card in view.hand:
        move: mv.FranticMove = (mv.Pick if picking else mv.Play)(view.seat, FACE[card])
        refusal = check(move)
        if refusal is not None:
            yield Answer(Thing("card", card), card_name(card, view.options), None, refusal,
                         card_does(card, view.options))  # fmt: skip


def from_elsewhere(view: FranticView) -> tuple[Card, ...]:
    """The cards to pick from where they are not the own hand; of a pile each kind once."""
    match view.agenda[0]:
        case ev.AskMarket():
            return view.row
        case ev.AskResurrection():
            return tuple({FACE[card]: card for card in sorted(view.pile[:-1])}.values())
        case st.AskThief(victim=victim):
            return view.known[victim]
    return ()


# Sharing cards out


def _share_out(
    view: FranticView, shares: Sequence[mv.Share], check: Check, picks: tuple[Thing, ...]
) -> Iterator[Answer]:
    """A card more for a player with every pick, then "done" (C7).

    When all are shared out, whoever has some can be pointed at once more, to put them back.
    """
    assert view.seat is not None
    picked = [int(pick.value) for pick in picks]
    parts = tuple(map(picked.count, range(len(view.counts))))
    left = sum(shares[0].parts) - len(picks)
    for seat in range(len(parts)):
        thing, label = Thing("seat", seat), player(view, seat)
        if not any(share.parts[seat] for share in shares):
            continue
        if left:
            yield Answer(thing, label)
        elif thing not in picks:
            more = (*parts[:seat], 1, *parts[seat + 1 :])
            yield tried(thing, label, mv.Share(view.seat, more), check)
    share = mv.Share(view.seat, parts)
    yield tried(DONE, message("frantic-do-shared", left=left), share, check)


# What is asked


def text_of_use(view: FranticView, moves: Sequence[mv.FranticMove], card: Card) -> Message:
    """What is asked about a card: as what it is used, with which power, for which wish."""
    throws = any(isinstance(move, mv.Throw) and move.card == FACE[card] for move in moves)
    key = "throw" if throws else "play"
    return message(f"frantic-ask-how-{key}", card=card_name(card, view.options))


def word_of(step: Step) -> str:
    """What a step is called in the keys of what is asked."""
    word = CAPITAL.sub("-", type(step).__name__).lower().removeprefix("ask-")
    return WINDOWS.get(word, word)


def question_of(view: FranticView, step: Step, seat: Seat) -> str:
    """The same more closely, as far as all may know what is asked of that seat."""
    match step:
        case st.AskUse(deed=deed) if deed.effect == "golden_fuck_you":
            return "golden"
        case st.AskWish(kind=kind):
            return f"wish-{WISHES.get(kind, kind)}"
        case st.AskCards() if receiver(view, seat) is not None:
            return "cards-for"
        case ev.AskPile(to=to) if to[0] == seat:
            return "pile-own"
        case ev.AskTsunami(least=0):
            return "tsunami-first"
        case st.AskReady() if view.sheet:
            return "scores"
    return word_of(step)


def text(view: FranticView, moves: Sequence[mv.FranticMove]) -> Message:
    """What is asked of a seat now, in one sentence."""
    step: Any = view.agenda[0]
    seat = view.seat
    assert seat is not None
    key = question_of(view, step, seat)
    plays = any(isinstance(move, mv.Play) for move in moves)
    match step:
        case st.AskPlay(drawn=True):
            key = "play-drawn" if plays else "play-drawn-none"
        case st.AskPlay() if view.ran_out:
            key = "last-draw"
        case st.AskPlay() if not plays:
            draws = any(isinstance(move, mv.Draw) for move in moves)
            key = "play-none" if draws else "play-drawn-none"
        case st.AskBlind():
            key = "point"
        case st.TargetWindow(deed=deed) if deed.parts:
            key = "target-part"
        case ev.AskResurrection() if view.aside[seat]:
            key = "resurrection-other"
    return message(f"frantic-ask-{key}", **_about(view, step, seat, moves))


def _about(
    view: FranticView, step: Any, seat: Seat, moves: Sequence[mv.FranticMove]
) -> dict[str, Argument]:
    """All that a question may mention."""
    deed = getattr(step, "deed", None)
    out = tuple(at for at, count in enumerate(view.counts) if not count)
    return {
        "name": Player(seat),
        "other": Player(other_in(view, step, seat)),
        "victims": players(out),
        "card": _card_about(view, step, seat),
        "count": _count(view, step, len(out), moves),
        "effect": deed.effect if deed is not None else "",
        "follow": _follow(moves),
        "number": getattr(step, "number", 0),
        "points": getattr(step, "least", getattr(step, "left", 0)),
    }


def other_in(view: FranticView, step: Any, seat: Seat) -> Seat:
    """The other player in what is asked of a seat; itself where there is none."""
    match step:
        case ev.AskPile(to=to):
            return to[0]
        case st.AskThief(victim=other) | st.AskReplacement(thrower=other):
            return other
        case st.AskBlind(owner=owner) | st.AskEdison(owner=owner):
            return owner
        case st.AskCards():
            to_whom = receiver(view, seat)
            return seat if to_whom is None else to_whom
    deed = getattr(step, "deed", None)
    return seat if deed is None else deed.actor


def _follow(moves: Sequence[mv.FranticMove]) -> str:
    """Whether a follow-up must be played, may be, or cannot be."""
    kinds = {type(move) for move in moves}
    if mv.Play not in kinds:
        return "draw"
    return "may" if mv.Draw in kinds else "must"


def _card_about(view: FranticView, step: Any, seat: Seat) -> Argument:
    """The card a question is about, or ""."""
    if isinstance(step, ev.AskGive):
        return card_name(view.aside[seat][0], view.options)
    deed = getattr(step, "deed", None)
    return title(deed.effect, view.options) if deed is not None else ""


def receiver(view: FranticView, seat: Seat) -> Seat | None:
    """Who gets the cards that this seat chooses now, if that is known."""
    found = (
        step.to for step in view.agenda[1:] if isinstance(step, st.GiveAside) and step.seat == seat
    )
    return next(found, None)


def _count(view: FranticView, step: Any, out: int, moves: Sequence[mv.FranticMove]) -> int:
    """How many cards are to be chosen, shared out or got, or players are out."""
    if isinstance(step, st.TargetWindow) and step.deed.parts:
        return step.deed.parts[step.deed.victims.index(step.left[0])]
    if isinstance(step, ev.AskGive):
        return len(view.aside[step.seat])
    if isinstance(step, st.AskShares):
        return next(sum(move.parts) for move in moves if isinstance(move, mv.Share))
    return int(getattr(step, "count", out or 1))
