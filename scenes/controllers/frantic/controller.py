"""The controller of Frantic: who is asked what, who may throw in, who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from game.cards import HIDDEN, Card, Event, Seat
from game.chance import Chance
from game.frantic import events as ev
from game.frantic import steps as st
from game.frantic.asking import PILE, from_elsewhere
from game.frantic.cards import FACES, KIND, Kind
from game.frantic.looking import hide_powers
from game.frantic.moves import FranticMove, Give, Pass
from game.frantic.naming import card_does, explained
from game.frantic.reactions.shown import is_shown, out_of_time
from game.frantic.sentences import required
from game.frantic.stats import figures
from game.frantic.view import FranticView
from game.messages import message
from game.prompts import Answer, Prompt, Thing
from scenes.controllers.frantic.choices import (
    PASS,
    PLAYERS,
    REACT,
    laid_out,
    lying_there,
    on_the_panel,
    paint_gets,
    paint_given,
    paint_laid_out,
    pressed,
)
from scenes.controllers.frantic.lying import (
    before,
    ended,
    giving,
    hand_of,
    parts,
    powers_of,
    row_cards,
)
from scenes.controllers.frantic.own_cards import paint_own_cards
from scenes.controllers.frantic.reading import DECKS, card_of, told
from scenes.controllers.frantic.showing import Showing
from scenes.controllers.frantic.signs import badge_of, letter_of, lettered
from scenes.controllers.frantic.slips import slips
from scenes.controllers.frantic.terms import terms
from scenes.input.signals import Press
from scenes.table.buttons import Shown
from scenes.table.hand.answers import ON_PANEL, on_plates
from scenes.table.hand.timer import Limit
from scenes.table.hints import AIM
from scenes.table.in_full import Told
from scenes.table.messages import Remark, Tone
from scenes.table.scene import TableScene
from scenes.table.targets import Look, Target

# Where nobody plays, the composed cards are shown for so long.
INTRODUCED_MS = 8000
# All composed cards, to be read at once.
OWN = "own cards"


class Controller(Showing):
    """Frantic on one table scene."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        # Who sits where as far as the log has heard, and who sat where the levels are for.
        self._told: tuple[Seat, ...] = self.table_view.persons
        self._seated: tuple[Seat, ...] = tuple(range(len(self.match.players)))
        # Who sat where when that happened of which the log tells now.
        self._then: tuple[Seat, ...] | None = None
        # Somebody on a shared screen wants to throw a card in, and the others look away.
        self.reacting = False

    # Who sits where: Identity Theft may change it (FRA-264)

    def name(self, seat: Seat) -> str:
        return self.match.players[self._person(seat)].name

    def colour(self, seat: Seat) -> int:
        return self.match.players[self._person(seat)].colour

    def player_at(self, seat: Seat) -> int:
        return self._seated[seat]

    def _person(self, seat: Seat) -> Seat:
        return (self._then or self.shown.persons)[seat]

    def refresh(self) -> None:
        self._take_seats()
        super().refresh()

    def _take_seats(self) -> None:
        """Whoever changed the seat goes on there, a person or a bot."""
        before, now = self._seated, self.table_view.persons
        if before == now:
            return
        levels = dict(zip(before, self.turns.levels, strict=True))
        self.turns.levels[:] = [levels[person] for person in now]
        self._seated = now
        self._ask_anew()

    def _ask_anew(self) -> None:
        """Others are to be asked, by another name or from another seat."""
        self.turns.forget()

    def note(self, event: Event) -> None:
        """The log hears it as it was: who sat where then."""
        match event:
            case ev.EventTurned():
                self._events.append(event)
            case ev.EventOver(event=name):
                self._events = [other for other in self._events if other.event != name]
            case ev.RoundEnded():
                self._events = []
        self.table.log.hear(event, partial(self._told_then, self._told))
        if isinstance(event, ev.SeatsSwapped):
            told = list(self._told)
            told[event.one], told[event.other] = told[event.other], told[event.one]
            self._told = tuple(told)

    def _told_then(self, persons: tuple[Seat, ...], event: Event) -> list[str]:
        self._then = persons
        sentences = list(self.told(event))
        self._then = None
        return sentences

    # From the beginning, and from another position

    def start(self, now_ns: int) -> None:
        self._nothing_heard()
        super().start(now_ns)
        self._rest()
        if self.own and not self.table_view.number:
            self.then(self._introduce)

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self._nothing_heard()
        self.reacting = self.introducing = False
        self.choosing.forget()
        super().stand_anew(past)
        self._rest()

    def _nothing_heard(self) -> None:
        self._told, self._events = tuple(range(len(self.match.players))), []

    def _rest(self) -> None:
        self.at_rest()
        self.changed()

    def _introduce(self) -> None:
        """Everybody reads the composed cards before the first round (FRA-353)."""
        self.introducing = True
        self.hold(None if self.people else INTRODUCED_MS)
        self.then_first(self._introduced)

    def _introduced(self) -> None:
        self.introducing = False
        self.changed()

    def _hand_over(self, seat: Seat, level: str) -> str | None:
        self.reacting = False
        return super()._hand_over(seat, level)

    # Who is asked, and whether others see it

    @property
    def at_the_window(self) -> bool:
        """Whether several people at the screen are asked, one by one, if they react."""
        return self.shown.phase == "window" and self.crowded

    def react(self) -> None:
        """Whoever is asked wants to look at their cards before letting it pass."""
        self.reacting = True
        self.changed()

    def secret(self) -> bool:
        """On a shared screen a window is open to all until somebody wants to throw in."""
        return self.reacting if self.at_the_window else super().secret()

    @property
    def private(self) -> bool:
        """Whoever is asked for the next part of the same choice keeps the screen.

        What is read together, and whether somebody throws in, is asked before the eyes of all.
        """
        viewer, together = self.turns.viewer, (*self.PUBLIC, "window")
        return viewer in self.match.asked and self.table_view.phase not in together

    def went_on(self, move: FranticMove) -> None:
        super().went_on(move)
        self.reacting = False

    @property
    def answering(self) -> Seat | None:
        """The person who may choose now, unless the question is not shown to them (FRA-359)."""
        seat = super().answering
        return None if seat is None or self._is_hidden_from(seat) else seat

    @property
    def passed_over(self) -> Seat | None:
        """Whoever is not shown the window they are asked at: it passes by itself (FRA-359)."""
        seat = super().answering
        return seat if seat is not None and self._is_hidden_from(seat) else None

    def _is_hidden_from(self, seat: Seat) -> bool:
        view = self.shown
        return view.phase == "window" and not is_shown(
            view.options, view.agenda[0], self.chair(seat).moves, len(self.people)
        )

    def prompt(self, seat: Seat) -> Prompt | None:
        """At a window on a shared screen the same for everybody, whatever they hold."""
        prompt = super().prompt(seat)
        if prompt is None or not self.at_the_window or self.reacting:
            return prompt
        react = Answer(REACT, message("frantic-do-react", number=seat + 1))
        let_pass = (answer for answer in prompt.answers if answer.thing == PASS)
        return replace(prompt, answers=(*let_pass, react))

    def press_first(self, press: Press) -> bool:
        """On a shared screen each person has a key to throw in with: the number of the seat."""
        seat = self.answering
        if not self.at_the_window or self.reacting or seat is None:
            return False
        if press.control != f"key:{pygame.KSCAN_1 + seat}":
            return False
        self.react()
        return True

    def covered(self, view: FranticView) -> FranticView:
        """The same without secrets, if others may look again as soon as the choice is made."""
        if not self.crowded or self.private:
            return view
        known = tuple(hand if seat in view.open else () for seat, hand in enumerate(view.known))
        return replace(
            view, seat=None, hand=(), known=known, aside=_face_down(view.aside),
            incoming=_face_down(view.incoming), powers=tuple(map(hide_powers, view.powers)),
        )  # fmt: skip

    def tick(self, now_ns: int) -> bool:
        moved = super().tick(now_ns)
        seat = self.passed_over
        if seat is not None and not self.looking:
            chair = self.chair(seat)
            self.answer(chair, Pass(seat), chair.moment)
        return moved

    @property
    def limit(self) -> Limit | None:
        """Whoever is to go on does not wait for ever either (FRA-361)."""
        timer = self.shown.options.timer
        return None if timer == "off" else Limit(int(timer), self._out_of_time)

    def _out_of_time(self, seat: Seat) -> FranticMove:
        """What is done for whoever thinks for too long (FRA-361, FRA-577)."""
        return out_of_time(self.chair(seat).moves, Chance(len(self.match.moves)))

    # What can be pointed at

    def lay_targets(self) -> list[Target]:
        chosen, view = self.choosing, self.shown
        said = chosen.said
        if not chosen.deeper and chosen.asked is not None:
            # Who has got a card of several can be pointed at to put it back.
            again = (chosen.find(answer.thing) for answer in chosen.asked.answers)
            said = [answer for answer in again if answer is not None]
        players = on_plates(said, self.places.around.plates, PLAYERS)
        choice = [*players, *on_the_panel(said, self.places)]
        about = list[Target]()
        if not choice and not (self.at_the_window and not self.reacting):
            laid = self.laid_out()
            choice = lying_there(laid, view.row) or self.hand_targets()
            about = self._own_parts_explained() if laid else []
        if choice or not self.at_the_window:
            about += self._explained_there(any(target.look in ON_PANEL for target in choice))
        found = [*choice, *pressed(said, self.places), *about]
        return [*found, *self._own_cards_explained(found)]

    def laid_out(self) -> dict[Thing, tuple[Card, Rect]]:
        """What can be picked but is not in the own hand, and where it lies."""
        prompt = self.choosing.prompt
        if prompt is None:
            return {}
        elsewhere = ("card", "back") if from_elsewhere(self.shown) else ("back",)
        things = [answer.thing for answer in prompt.answers if answer.thing.kind in elsewhere]
        return laid_out(things, self.shown, self.places) if things else {}

    def _own_parts_explained(self) -> list[Target]:
        return [Target(Thing("own", card), part) for card, part in self.own_parts()]

    @property
    def asking(self) -> Rect:
        laid = self.laid_out()
        on_the_row = {card for card, _ in laid.values()} <= {*self.shown.row}
        return self.places.asking if on_the_row else self.places.laid_on(len(laid))

    def _explained_there(self, asked: bool) -> list[Target]:
        """What holds now, and the own power cards: pointed at, they say what they do."""
        found = dict(slips(self.shown, self.places, self.brush, asked))
        for power, box in powers_of(self.shown, self.bottom, self.places):
            found.setdefault(power.name, box)
        return [Target(Thing("about", name), box) for name, box in found.items() if name]

    def _own_cards_explained(self, others: Sequence[Target]) -> list[Target]:
        """Where the events lie, all composed cards can be read; not while others lie over it."""
        box = self.places.events
        covered = ended(self.shown) or any(box.colliderect(other.box) for other in others)
        return [Target(Thing("about", OWN), box)] if self.own and not covered else []

    def does_besides(self, what: Thing) -> bool:
        if what == REACT:
            self.react()
        elif what.kind in ("about", "own"):
            self.reading.open(self._meant(what))
        else:
            return False
        return True

    def wanted_hints(self, seat: Seat) -> Iterable[tuple[str, bool]]:
        view = self.shown
        step = view.agenda[0] if view.agenda else None
        playing = isinstance(step, st.AskPlay)
        return (
            (AIM, playing or isinstance(step, st.TargetWindow)),
            ("react", isinstance(step, st.TargetWindow)),
            ("wish", isinstance(step, st.AskWish)),
            ("play", playing),
            ("draw", playing and view.number > 0),
            ("black", playing and any(KIND[card] == Kind.BLACK_NUMBER for card in view.hand)),
            ("ten", playing and any(FACES[card].points > 21 for card in view.hand)),
            ("pile", playing and view.draw <= 10),
            ("points", playing and min(view.counts) < 3),
        )

    # What is said and read

    def headline(self) -> Remark:
        """What was just done."""
        return Remark(self.news, Tone.HEADLINE) if self.news else super().headline()

    def points_at(self, what: Thing) -> str:
        options = self.shown.options
        match what:
            case Thing("about", "own cards"):
                return self.words("frantic-own-title", count=len(self.own))
            case Thing("about", str(name)):
                return self.say(explained(name, options))
            case Thing("own", int(card)):
                return self.say(card_does(card, options))
        return super().points_at(what)

    def log_note(self) -> str:
        return self.say(required(self.shown.requirement, self.shown.options))

    def terms_at(self, pos: tuple[int, int]) -> tuple[str, ...]:
        return terms(self.shown, pos, self.places)

    def in_full(self, card: Card) -> Told:
        return told(card, self.shown.options, self.words, self.say)

    def to_read(self, pos: tuple[int, int] | None) -> Card | str | None:
        """The card there, or the one that has the focus, else all composed cards or the top card.

        Where the events lie are the composed cards, where the draw pile lies is the top card.
        """
        focus, pile = self.choosing.targets.focus, self.shown.pile[-1:]
        if pos is None:
            found = None if focus is None else self._meant(focus)
            composed = OWN if self.own and (focus != PILE or not pile) else None
            return found or composed or (pile[0] if pile else None)
        target = self.choosing.targets.at(pos)
        if target is not None and target.what != PILE:
            return self._meant(target.what)
        if self.own and self.places.events.collidepoint(pos):
            return OWN
        return super().to_read(pos)

    @property
    def to_be_seen(self) -> list[Rect]:
        found = self.places
        return [*super().to_be_seen, found.events, found.draw, found.pile, found.badge]

    @property
    def rather_seen(self) -> list[Rect]:
        return [*super().rather_seen, *self.places.ways]

    @property
    def kept_free(self) -> list[Rect]:
        found = self.places
        return [
            *super().kept_free, *found.ways, *found.powers, found.stage, found.holding,
            found.own_aside,
        ]  # fmt: skip

    def lying(self) -> Iterator[tuple[Card, Rect]]:
        view, found = self.shown, self.places
        yield from super().lying()
        holds = slips(view, found, self.brush, bool(self.asked_on()))
        yield from ((DECKS[name], box) for name, box in holds)
        yield from parts(row_cards(view, found))
        for seat in range(len(view.counts)):
            own = seat == self.bottom
            yield from parts(before(view, seat, own, found))
            for power, box in reversed(powers_of(view, seat, found)):
                if power.name:
                    yield DECKS[power.name], box
            if not own:
                yield from parts(hand_of(view, seat, self.open_hand(seat), found))
        yield from ((card, found.pile) for card in view.pile[-1:])

    def _meant(self, what: Thing) -> Card | str | None:
        """The card a target is, or is about; or all composed ones."""
        match what:
            case Thing("card" | "own", int(card)):
                return card
            case Thing("about", "own cards"):
                return OWN
            case Thing("about" | "event" | "power" | "symbol" | "wish", str(name)):
                return card_of(name)
        answer = self.choosing.find(what)
        return answer.move.card if answer and isinstance(answer.move, Give) else None

    # How the choices look

    def asked_cards(self) -> dict[Card, bool]:
        """Of cards to give away the next one glows; while one picks elsewhere none does."""
        given = giving(self.shown, self.bottom)
        if given and self.answering is not None:
            return {card: card == given[0] for card in given}
        if self.laid_out():
            return dict.fromkeys(self.shown.hand, False)
        return super().asked_cards()

    def sign(self, thing: Thing, view: FranticView) -> str:
        """The picture of an answer; of a power card before somebody only what is known."""
        owner, _, index = str(thing.value).partition(" ")
        if thing.kind == "power" and index:
            name = view.powers[int(owner)][int(index)].name
            return self.face.badge_svg(name) if name else ""
        return badge_of(thing, self.brush.marks, self.face)

    def over_the_panel(self, screen: Surface) -> None:
        """Cards that are laid out, players who are chosen from, and the card they may get."""
        chosen, brush = self.choosing.targets, self.brush
        paint_laid_out(screen, self.laid_out(), chosen.focus, brush)
        super().over_the_panel(screen)
        players = [target for target in chosen.all if target.look is Look.PLATE]
        for target in players:
            paint_gets(screen, target.box, self._gets(target.what), brush)
        given = [move.card for target in players if (move := self._giving(target.what))]
        if given and not giving(self.shown, self.bottom):
            paint_given(screen, given[0], self.places, brush)

    def button(self, target: Target, lit: bool) -> Shown | None:
        """Colours have their letters on them."""
        brush, usual, letter = self.brush, super().button(target, lit), letter_of(target.what)
        if usual is not None and letter and brush.marks and target.what.kind in ("wish", "colour"):
            return lettered(usual, letter, brush.lettering)
        return usual

    def _giving(self, what: Thing) -> Give | None:
        answer = self.choosing.find(what)
        return answer.move if answer and isinstance(answer.move, Give) else None

    def _gets(self, what: Thing) -> int:
        """How many cards that player gets so far, where it is about that."""
        if self._giving(what):
            return len(self.shown.incoming[int(what.value)])
        shared = self.choosing.find(Thing("answer", "done"))
        return self.choosing.picked.count(what) if shared else 0

    def paint_reading(self, screen: Surface, what: Card | str) -> None:
        if isinstance(what, str):
            paint_own_cards(screen, self.own, self.brush, go_on=False)
        else:
            super().paint_reading(screen, what)

    # The end: outcome and figures are the persons', wherever they sit

    def all_figures(self) -> list[dict[str, Any]]:
        sheet, persons = self.table_view.sheet, self.table_view.persons
        return [figures(sheet, persons.index(person)) for person in range(len(persons))]

    def finished_with(self, seat: Seat) -> str:
        assert self.match.outcome is not None
        return self.words("frantic-points", count=self.match.outcome.scores[seat])


def _face_down(cards: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple((HIDDEN,) * len(row) for row in cards)
