"""What Frantic says: cards and events by name, what is asked, the log, why it is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.cards import Card, Seat
from game.frantic import event_steps as ev
from game.frantic import moves as mv
from game.frantic import steps as st
from game.frantic.cards import (
    COLOUR_WORDS,
    COLOURS_OF,
    EVENTS,
    FACES,
    KIND,
    NONE,
    NUMBER,
    POWERS,
    RULE_CARDS,
    SYMBOL,
    Kind,
)
from game.frantic.composing import CARDS, composed
from game.frantic.events import EventTurned
from game.frantic.matching import Requirement
from game.frantic.view import FranticView
from game.rules import Refusal
from scenes.controllers.frantic.in_full import DECKS
from scenes.controllers.frantic.telling import Telling

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

CAPITAL = re.compile("(?<!^)(?=[A-Z])")
WINDOWS = {"target-window": "target", "nice-try-window": "nice-try"}
WISHES = {"colour or number": "either", "colour or special": "special"}
NUMBERS = (Kind.NUMBER, Kind.BLACK_NUMBER)
COLOURED = (Kind.PLAIN, Kind.SWAP)
# The ids of the events, powers and rule cards by the numbers of their pictures.
OF_DECK = {card: name for name, card in DECKS.items()}
KINDS = {
    Kind.NUMBER: "number", Kind.BLACK_NUMBER: "black", Kind.PLAIN: "plain", Kind.SWAP: "swap",
    Kind.BLACK_SPECIAL: "black-special", Kind.UNIQUE: "unique", Kind.BLANK: "blank",
}  # fmt: skip
REACTIONS = ("counterattack", "error_404", "lucky_bastard", "nice_try")
# Open-wish cards that do nothing else.
ONLY_WISH = ("fantastic", "special_fantastic")


class Talk:
    """Turns cards, choices and events of Frantic into words."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.name = controller.name
        self.sentences = Telling(self).sentences

    @property
    def scores(self) -> bool:
        """Whether a score is kept."""
        return self.controller.state.options.scores

    # Names

    def several(self, parts: Iterable[str]) -> str:
        """Several things in one breath."""
        found = list(parts)
        if len(found) < 2:
            return "".join(found)
        then = self.words("frantic-then").join(found[:-1])
        return self.words("frantic-and", others=then, last=found[-1])

    def names(self, seats: Iterable[Seat]) -> str:
        return self.several(map(self.name, seats))

    def colour(self, colour: int) -> str:
        word = "black" if colour == NONE else COLOUR_WORDS[colour]
        return self.words(f"frantic-colour-{word}")

    def title(self, name: str) -> str:
        """A special card, an event, a power or a rule card by its name, as mild as was agreed."""
        options = self.controller.state.options
        if name in CARDS and (own := composed(options, name).name):
            return own
        return self.words(f"frantic-{_deck(name)}-{name}", names=options.names)

    def card(self, card: Card) -> str:
        """A card in words."""
        if KIND[card] in NUMBERS:
            colour = COLOURS_OF[card][0] if COLOURS_OF[card] else NONE
            return self.words("frantic-number-card", colour=self.colour(colour),
                              number=NUMBER[card])  # fmt: skip
        title = self.title(SYMBOL[card])
        if KIND[card] in COLOURED:
            colours = self.several(map(self.colour, COLOURS_OF[card]))
            return self.words("frantic-special-card", colours=colours, title=title)
        return title

    def cards(self, cards: Iterable[Card]) -> str:
        return self.several(map(self.card, cards))

    def does(self, card: Card) -> str:
        """A card and what it does, in one sentence."""
        return self.words("frantic-card-does", card=self.card(card), points=FACES[card].points,
                          does=self.effect(card))  # fmt: skip

    def effect(self, card: Card) -> str:
        """What a playing card does."""
        key = _key(card)
        return self._composed(key) or self.words(f"frantic-card-{key}-full", **self._agreed())

    def happens(self, event: str) -> str:
        """What an event will do."""
        return self._composed(event) or self.words(f"frantic-event-{event}-full", **self._agreed())

    def _agreed(self) -> dict[str, str]:
        """What the table agreed on, as far as a card does something else by it."""
        options = self.controller.state.options
        return {
            "names": options.names, "scores": "on" if self.scores else "off",
            "gambling": options.gambling_man, "follow": "must" if options.must_follow else "may",
            "reacts": "yes" if options.mimicry_reacts else "no",
        }  # fmt: skip

    def _wholly(self, key: str) -> str:
        """All that there is to say about a card: more than is said in passing, if there is more."""
        long = f"{key}-whole"
        return self.words(long if self.words.has(long) else f"{key}-full", **self._agreed())

    def _composed(self, name: str) -> str:
        """What a composed card or event does in this match, or ""."""
        own = self.controller.own
        return own.says(name) if name in own.cards else ""

    def wished(self, what: str) -> str:
        """A colour word, a number, or the name of a special card."""
        if what.isdigit():
            return what
        if what in COLOUR_WORDS:
            return self.words(f"frantic-colour-{what}")
        return self.title(what)

    def wished_for(self, what: str) -> str:
        """The same in the middle of a sentence."""
        if what.isdigit():
            return self.words("frantic-number-named", number=int(what))
        if what in COLOUR_WORDS:
            return self.words("frantic-colour-named", colour=what)
        return self.title(what)

    def means(self, name: str) -> str:
        """What an event, a power or a rule card does."""
        if name in EVENTS:
            return self.happens(name)
        return self.words(f"frantic-{'power' if name in POWERS else 'rule'}-{name}-full")

    def briefly(self, name: str) -> str:
        """The same in a few words, where there are fewer."""
        if name in EVENTS and name not in self.controller.own.cards:
            return self.words(f"frantic-event-{name}-short", **self._agreed())
        return self.means(name)

    def explains(self, name: str) -> str:
        """An event, a power or a rule card and what it does."""
        return self.words("frantic-explains", title=self.title(name), text=self.means(name))

    # Cards of all decks, as they are read in full

    def named(self, card: Card) -> str:
        return self.title(OF_DECK[card]) if card in OF_DECK else self.card(card)

    def kind_of(self, card: Card) -> str:
        """What kind of card it is, and what it counts."""
        if card in OF_DECK:
            return self.words(f"frantic-read-kind-{_deck(OF_DECK[card])}")
        kind = self.words(f"frantic-read-kind-{KINDS.get(KIND[card], 'wish')}")
        points = self.words("frantic-points", count=FACES[card].points)
        return self.words("frantic-then").join((kind, points))

    def in_full(self, card: Card) -> list[str]:
        """All that it does: its effect, what it fits on, whether the effect may be left out."""
        if card in OF_DECK:
            name = OF_DECK[card]
            return [self._composed(name) or self._wholly(f"frantic-{_deck(name)}-{name}")]
        symbol, kind = SYMBOL[card], KIND[card]
        does = self._composed(symbol) or self._wholly(f"frantic-card-{_key(card)}")
        if kind is Kind.PLAIN:
            more = self.words("frantic-read-plain", card=self.title(symbol),
                              colour=self.colour(COLOURS_OF[card][0]))  # fmt: skip
        elif kind is Kind.BLACK_SPECIAL:
            more = self.words("frantic-read-black")
        elif symbol == "fantastic_four":
            more = self.words("frantic-read-must")
        elif symbol in REACTIONS:
            more = self.words("frantic-read-reaction")
        elif kind is Kind.WISH and symbol not in ONLY_WISH:
            more = self.words("frantic-read-may")
        else:
            return [does]
        return [does, more]

    def triggered(self, event: EventTurned) -> str:
        """Who set an event off."""
        return self.words("frantic-log-triggered", name=self.name(event.trigger))

    def spared(self, event: EventTurned) -> str:
        """Who is protected from it."""
        return " ".join(self.words("frantic-log-protected", name=self.name(seat))
                        for seat in event.protected)  # fmt: skip

    def requirement(self, view: FranticView) -> str:
        """What the next card must fit."""
        needs = self.words(f"frantic-needs-{_needed(view.requirement)}",
                           **self._needs(view.requirement))  # fmt: skip
        return self.words("frantic-required", needs=needs)

    def _needs(self, need: Requirement) -> dict[str, Any]:
        word = "black" if need.colour == NONE else COLOUR_WORDS[need.colour]
        names = self.controller.state.options.names
        return {"colour": word, "number": need.number, "symbol": need.symbol, "names": names}

    def sheet_title(self, view: FranticView) -> str:
        """How the round ended, and the limit if there is one."""
        limit = self.words("frantic-limit", limit=view.limit)
        if not view.sheet:
            return limit
        cause = self.words(f"frantic-cause-{view.sheet[-1].cause}")
        if not view.options.scores:
            return cause
        return self.words("frantic-sheet-title", cause=cause, limit=limit)

    # Choices

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        args = dict(refusal.args) | {"names": self.controller.state.options.names}
        for key in ("seat", "player"):
            if isinstance(args.get(key), int):
                args["name"] = self.name(int(args[key]))
        return self.words(f"refusal-{refusal.code}", **args)

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        controller = self.controller
        step: Any = controller.state.agenda[0]
        key = CAPITAL.sub("-", type(step).__name__).lower().removeprefix("ask-")
        key = WINDOWS.get(key, key)
        match step:
            case st.AskPlay(drawn=True):
                key = "play-drawn" if self._playable(seat) else "play-drawn-none"
            case st.AskPlay() if controller.shown.ran_out:
                key = "last-draw"
            case st.AskPlay() if not self._playable(seat):
                moves = controller.state.moves(seat)
                draws = any(isinstance(move, mv.Draw) for move in moves)
                key = "play-none" if draws else "play-drawn-none"
            case st.AskUse(deed=deed) if deed.effect == "golden_fuck_you":
                key = "golden"
            case st.AskWish(kind=kind):
                key = f"wish-{WISHES.get(kind, kind)}"
            case st.AskCards() if self._receiver(seat) is not None:
                key = "cards-for"
            case st.AskBlind():
                key = "point"
            case ev.AskPile(to=to) if to[0] == seat:
                key = "pile-own"
            case st.TargetWindow(deed=deed) if deed.parts:
                key = "target-part"
            case ev.AskTsunami(least=0):
                key = "tsunami-first"
            case st.AskReady() if controller.shown.sheet:
                key = "scores"
            case ev.AskResurrection() if controller.shown.aside[seat]:
                key = "resurrection-other"
        sentence = self.words(f"frantic-ask-{key}", **self._about(step, seat))
        seconds = controller.seconds_left
        if seconds is None:
            return sentence
        return self.words("frantic-ask-in-time", sentence=sentence, count=seconds)

    def _playable(self, seat: Seat) -> bool:
        """Whether any card of the hand fits."""
        return any(isinstance(move, mv.Play) for move in self.controller.state.moves(seat))

    def _about(self, step: Any, seat: Seat) -> dict[str, Any]:
        """All that a question may mention."""
        shown = self.controller.shown
        deed = getattr(step, "deed", None)
        other = getattr(step, "owner", getattr(step, "thrower", getattr(step, "victim", None)))
        if isinstance(step, ev.AskPile):
            other = step.to[0]
        if isinstance(step, st.AskCards):
            other = self._receiver(seat)
        if other is None:
            other = deed.actor if deed is not None else seat
        out = [at for at, count in enumerate(shown.counts) if not count]
        return {
            "name": self.name(seat), "other": self.name(other), "victims": self.names(out),
            "card": self._card_about(step, seat),
            "count": self._count(step, len(out)), "number": getattr(step, "number", 0),
            "points": getattr(step, "least", getattr(step, "left", 0)),
            "effect": deed.effect if deed is not None else "", "follow": self._follow(seat),
        }  # fmt: skip

    def _follow(self, seat: Seat) -> str:
        """Whether a follow-up must be played, may be, or cannot be."""
        kinds = {type(move) for move in self.controller.state.moves(seat)}
        if mv.Play not in kinds:
            return "draw"
        return "may" if mv.Draw in kinds else "must"

    def _card_about(self, step: Any, seat: Seat) -> str:
        """The card a question is about, or ""."""
        if isinstance(step, ev.AskGive):
            return self.card(self.controller.shown.aside[seat][0])
        deed = getattr(step, "deed", None)
        return self.title(deed.effect) if deed is not None else ""

    def _receiver(self, seat: Seat) -> Seat | None:
        """Who gets the cards that are chosen now, if that is known."""
        later = self.controller.state.agenda[1:]
        found = (step.to for step in later if isinstance(step, st.GiveAside) and step.seat == seat)
        return next(found, None)

    def _count(self, step: Any, out: int) -> int:
        """How many cards are to be chosen, shared out or got, or players are out."""
        if isinstance(step, st.TargetWindow) and step.deed.parts:
            return step.deed.parts[step.deed.victims.index(step.left[0])]
        if isinstance(step, ev.AskGive):
            return len(self.controller.shown.aside[step.seat])
        if isinstance(step, st.AskShares):
            moves = self.controller.state.moves(step.asks()[0])
            return next(sum(move.parts) for move in moves if isinstance(move, mv.Share))
        return int(getattr(step, "count", out or 1))

    @property
    def playing(self) -> bool:
        """Whether a card of the hand is played, not one that lies there already."""
        return not isinstance(self.controller.state.agenda[0], st.AskImitation)

    def way(self, move: Any) -> str:
        """What a move says on its button."""
        words = self.words
        match move:
            case mv.Play(power=power) if power:
                return self.title(power)
            case mv.Play(imitates=imitates):
                return words("frantic-do-plain") if self.playing else self.title(imitates)
            case mv.Throw(colour=colour):
                return words("frantic-do-wish", what=self.wished_for(COLOUR_WORDS[colour]))
            case mv.Answer(yes=yes):
                return self._yes_or_no(yes)
            case mv.Name(player=player):
                return self.player(player)
            case mv.Give(card=card, to=to):
                return words("frantic-do-give", card=self.card(card), name=self.name(to))
            case mv.Wish(what=what):
                return self.wished(what)
            case mv.Choose(colour=colour):
                return self.colour(colour)
            case mv.Deal(pile=pile):
                return words("frantic-do-pile", name=self.name(pile))
            case mv.Call(event=event):
                return self.title(event)
            case mv.TurnUp(power=power):
                return self.title(power)
            case mv.PickPower(owner=owner, index=index):
                return self._power(owner, index)
        return self._button(move)

    def _yes_or_no(self, yes: bool) -> str:
        step = self.controller.state.agenda[0]
        if isinstance(step, ev.AskRisk):
            return self.words("frantic-answer-risk" if yes else "frantic-answer-no-risk")
        if isinstance(step, st.AskUse) and step.deed.effect == "golden_fuck_you":
            return self.words("frantic-answer-give" if yes else "frantic-answer-under")
        return self.words("frantic-answer-yes" if yes else "frantic-answer-no")

    def _button(self, move: Any) -> str:
        shown = self.controller.shown
        key = {mv.Draw: "draw", mv.Enough: "enough", mv.Take: "take", mv.Pass: "pass"}.get(
            type(move), "go-on"
        )
        if key == "pass" and shown.phase == "window":
            key = "let-pass"
        if key == "go-on" and shown.phase == "ready" and not shown.sheet:
            key = "deal"
        return self.words(f"frantic-answer-{key}")

    def _power(self, owner: Seat, index: int) -> str:
        power = self.controller.shown.powers[owner][index]
        what = self.title(power.name) if power.name else self.words("frantic-power-unknown")
        return self.words("frantic-do-power", name=self.name(owner), power=what)

    def weighed(self, seat: Seat) -> str:
        """Cards, points and a lost turn of a player (FRA-437)."""
        cards = self.words("frantic-cards-left", count=self.controller.shown.counts[seat])
        about = self.about(seat)
        return self.words("frantic-then").join(part for part in (cards, about) if part)

    def about(self, seat: Seat) -> str:
        """Points and a lost turn of a player."""
        shown, parts = self.controller.shown, []
        if shown.options.scores:
            parts.append(self.words("frantic-points", count=shown.totals[seat]))
        if seat in shown.skipped:
            parts.append(self.words("frantic-loses-turn"))
        return self.words("frantic-then").join(parts)

    def player(self, seat: Seat) -> str:
        """A player with all that one weighs."""
        return self.words("frantic-do-name", name=self.name(seat), about=self.weighed(seat))

    def asks_how(self, card: Card, ways: list[Any]) -> str:
        """What is asked about a card that is held: as what, with which power, for which wish."""
        throws = bool(ways) and isinstance(ways[0], mv.Throw)
        return self.words(f"frantic-ask-how-{'throw' if throws else 'play'}", card=self.card(card))

    def more_about(self, move: Any) -> str:
        """What the prompt says about an answer that is pointed at, or ""."""
        match move:
            case mv.Call(event=event):
                return self.happens(event)
            case mv.Answer():
                return self._at_stake()
            case mv.TurnUp(power=power) | mv.Play(power=power) if power:
                return self.words(f"frantic-power-{power}-full")
        return ""

    def _at_stake(self) -> str:
        """What yes or no is about."""
        step = self.controller.state.agenda[0]
        if isinstance(step, ev.AskRisk):
            return self.happens("seppuku")
        return self.does(step.deed.card) if isinstance(step, st.AskUse) else ""

    def hint(self, seat: Seat) -> str:
        """The hint a first game needs now, or ""."""
        shown, hints = self.controller.shown, self.controller.table.hints
        step = self.controller.state.agenda[0] if self.controller.state.agenda else None
        playing = isinstance(step, st.AskPlay)
        black = playing and any(KIND[card] == Kind.BLACK_NUMBER for card in shown.hand)
        wanted = (
            ("react", isinstance(step, st.TargetWindow)), ("wish", isinstance(step, st.AskWish)),
            ("play", playing), ("draw", playing and shown.number > 0), ("black", black),
            ("ten", playing and any(FACES[card].points > 21 for card in shown.hand)),
            ("pile", playing and shown.draw <= 10), ("points", playing and min(shown.counts) < 3),
        )  # fmt: skip
        return next((name for name, fits in wanted if fits and hints.wants(name)), "")


def _deck(name: str) -> str:
    """Which of the decks a name belongs to."""
    decks = (("event", EVENTS), ("power", POWERS), ("rule", RULE_CARDS))
    return next((deck for deck, names in decks if name in names), "card")


def _key(card: Card) -> str:
    """What a card is called in the messages about it."""
    return {Kind.NUMBER: "num", Kind.BLACK_NUMBER: "black"}.get(KIND[card], SYMBOL[card])


def _needed(need: Requirement) -> str:
    """The word for the kinds of things that are needed."""
    if need.free:
        return "free"
    if need.black:
        return "black"
    kinds = [("colour", need.colour != NONE), ("number", need.number > 0),
             ("symbol", bool(need.symbol))]  # fmt: skip
    return "-".join(kind for kind, is_there in kinds if is_there)
