"""What only the window of Frantic says: answers on buttons, cards read in full, hints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from game.cards import Card, Seat
from game.frantic import moves as mv
from game.frantic import steps as st
from game.frantic.asking import about, player, pointed_at, text, text_of_use, weighed
from game.frantic.cards import (
    COLOUR_WORDS,
    COLOURS_OF,
    EVENTS,
    FACES,
    KIND,
    POWERS,
    SYMBOL,
    Kind,
)
from game.frantic.event_cards import steps as ev
from game.frantic.events import EventTurned
from game.frantic.naming import (
    agreed,
    card_does,
    card_name,
    card_names,
    colour_name,
    deck_of,
    effect,
    happens,
    key_of,
    title,
    wished_for,
)
from game.frantic.sentences import required
from game.frantic.view import FranticView
from game.messages import Several, message
from scenes.controllers.frantic.in_full import DECKS
from scenes.table.table_talk import TableTalk

if TYPE_CHECKING:
    from scenes.controllers.frantic.controller import Controller

# The ids of the events, powers and rule cards by the numbers of their pictures.
OF_DECK = {card: name for name, card in DECKS.items()}
KINDS = {
    Kind.NUMBER: "number", Kind.BLACK_NUMBER: "black", Kind.PLAIN: "plain", Kind.SWAP: "swap",
    Kind.BLACK_SPECIAL: "black-special", Kind.UNIQUE: "unique", Kind.BLANK: "blank",
}  # fmt: skip
REACTIONS = ("counterattack", "error_404", "lucky_bastard", "nice_try")
# Open-wish cards that do nothing else.
ONLY_WISH = ("fantastic", "special_fantastic")


class Talk(TableTalk):
    """Says what Frantic asks and tells."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller

    @property
    def options(self) -> Any:
        return self.controller.match.options

    @property
    def scores(self) -> bool:
        """Whether a score is kept."""
        return bool(self.options.scores)

    # Names

    def colour(self, colour: int) -> str:
        return self.say(colour_name(colour))

    def title(self, name: str) -> str:
        """A special card, an event, a power or a rule card by its name, as mild as was agreed."""
        return self.say(title(name, self.options))

    def card(self, card: Card) -> str:
        """A card in words."""
        return self.say(card_name(card, self.options))

    def cards(self, cards: Iterable[Card]) -> str:
        return self.say(card_names(cards, self.options))

    def does(self, card: Card) -> str:
        """A card and what it does, in one sentence."""
        return self.say(card_does(card, self.options))

    def effect(self, card: Card) -> str:
        """What a playing card does."""
        return self.say(effect(card, self.options))

    def happens(self, event: str) -> str:
        """What an event will do."""
        return self.say(happens(event, self.options))

    def _wholly(self, key: str) -> str:
        """All that there is to say about a card: more than is said in passing, if there is more."""
        long = f"{key}-whole"
        said = long if self.words.has(long) else f"{key}-full"
        return self.say(message(said, **agreed(self.options)))

    def _composed(self, name: str) -> str:
        """What a composed card or event does in this match, or ""."""
        own = self.controller.own
        return own.says(name) if name in own.cards else ""

    def wished_for(self, what: str) -> str:
        """A wish in the middle of a sentence."""
        return self.say(wished_for(what, self.options))

    def means(self, name: str) -> str:
        """What an event, a power or a rule card does."""
        if name in EVENTS:
            return self.happens(name)
        return self.words(f"frantic-{'power' if name in POWERS else 'rule'}-{name}-full")

    def briefly(self, name: str) -> str:
        """The same in a few words, where there are fewer."""
        if name in EVENTS and name not in self.controller.own.cards:
            return self.say(message(f"frantic-event-{name}-short", **agreed(self.options)))
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
            return self.words(f"frantic-read-kind-{deck_of(OF_DECK[card])}")
        kind = self.words(f"frantic-read-kind-{KINDS.get(KIND[card], 'wish')}")
        points = self.words("frantic-points", count=FACES[card].points)
        return self.say(Several((kind, points), flat=True))

    def in_full(self, card: Card) -> list[str]:
        """All that it does: its effect, what it fits on, whether the effect may be left out."""
        if card in OF_DECK:
            name = OF_DECK[card]
            return [self._composed(name) or self._wholly(f"frantic-{deck_of(name)}-{name}")]
        symbol, kind = SYMBOL[card], KIND[card]
        does = self._composed(symbol) or self._wholly(f"frantic-card-{key_of(card)}")
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
        return self.say(required(view.requirement, self.options))

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

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        controller = self.controller
        asked = self.say(text(controller.chair(seat).view, controller.chair(seat).moves))
        seconds = controller.seconds_left
        if seconds is None:
            return asked
        return self.words("frantic-ask-in-time", sentence=asked, count=seconds)

    def way(self, move: Any) -> str:
        """What a move says on its button."""
        shown = self.shown
        match move:
            case mv.Play(power=power) if power:
                return self.title(power)
            case mv.Play(imitates=imitates):
                return self.title(imitates) if self._imitating else self.words("frantic-do-plain")
            case mv.Throw(colour=colour):
                return self.words("frantic-do-wish", what=self.wished_for(COLOUR_WORDS[colour]))
        return self.say(pointed_at(shown, move)[1])

    @property
    def _imitating(self) -> bool:
        """Whether it is asked what a card that lies there already imitates."""
        return isinstance(self.controller.table_view.agenda[0], st.AskImitation)

    def weighed(self, seat: Seat) -> str:
        """Cards, points and a lost turn of a player (FRA-437)."""
        return self.say(Several(weighed(self.shown, seat), flat=True))

    def about(self, seat: Seat) -> str:
        """Points and a lost turn of a player."""
        return self.say(Several(about(self.shown, seat), flat=True))

    def player(self, seat: Seat) -> str:
        """A player with all that one weighs."""
        return self.say(player(self.shown, seat))

    def asks_how(self, card: Card, ways: list[Any]) -> str:
        """What is asked about a card that is held: as what, with which power, for which wish."""
        return self.say(text_of_use(self.shown, ways, card))

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
        step = self.controller.table_view.agenda[0]
        if isinstance(step, ev.AskRisk):
            return self.happens("seppuku")
        return self.does(step.deed.card) if isinstance(step, st.AskUse) else ""

    def hint(self, seat: Seat) -> str:
        """The hint a first game needs now, or ""."""
        shown = self.controller.shown
        step = self.controller.table_view.agenda[0] if self.controller.table_view.agenda else None
        playing = isinstance(step, st.AskPlay)
        black = playing and any(KIND[card] == Kind.BLACK_NUMBER for card in shown.hand)
        wanted = (
            ("react", isinstance(step, st.TargetWindow)), ("wish", isinstance(step, st.AskWish)),
            ("play", playing), ("draw", playing and shown.number > 0), ("black", black),
            ("ten", playing and any(FACES[card].points > 21 for card in shown.hand)),
            ("pile", playing and shown.draw <= 10), ("points", playing and min(shown.counts) < 3),
        )  # fmt: skip
        return self.controller.table.hints.first(wanted)

