"""What a person is asked in Stratego Cards: a line to lay, a target to point at, a power."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pygame import Rect, Surface

from game.cards import Card, Seat
from game.prompts import Answer, Prompt, Thing
from game.stratego.asking import (
    DONE,
    GIVE_UP,
    GO_ON,
    LAYING,
    NO,
    OFFER,
    YES,
    with_laid,
)
from game.stratego.cards import FLAG, MOVABLE, RANK_OF, SCOUT, SLOTS, SPY
from game.stratego.draws import check_offer
from game.stratego.following import card_of
from game.stratego.view import StrategoView
from scenes.controllers.stratego.dragging import Dragging
from scenes.controllers.stratego.front import Front, paint_front, paint_quiet
from scenes.controllers.stratego.laying import Laid, exchanged, free, gaps, kept, with_card
from scenes.controllers.stratego.looks import paint_look
from scenes.controllers.stratego.places import Places
from scenes.controllers.stratego.showing import Showing
from scenes.controllers.stratego.stage import paint_duel, paint_end, paint_final, paint_power
from scenes.menus.ask import AskScene
from scenes.table.choosing import Choosing
from scenes.table.fan import parts_seen
from scenes.table.in_full import CARD, paint_in_full
from scenes.table.targets import Target

# What is not part of a turn is offered without brass.
QUIET = (OFFER, GIVE_UP)


class Asking(Choosing):
    """The prompts of the moment: from the first question on, each with one pick more."""

    def __init__(self, table: Showing) -> None:
        super().__init__(table)
        self.at = table
        self.prompts: Sequence[Prompt] = ()
        # What lies in each slot for the moment while a line is laid; else what was picked.
        self.laid: Laid = {}
        self.picks: tuple[Thing, ...] = ()
        self.dragging = Dragging()

    @property
    def laying(self) -> bool:
        """Whether a line is laid or gaps are filled now."""
        return bool(self.prompts) and self.at.shown.phase in LAYING

    # What can be chosen

    def renew(self) -> None:
        self.laid = kept(self.laid, self.at.shown)
        self.prompts = () if self.seat is None else self._asked(self.seat)
        self.picks = self.prompts[-1].picked if self.prompts and not self.laying else ()
        if not self.prompts:
            self.dragging.let_go()
        super().renew()

    def _asked(self, seat: Seat) -> Sequence[Prompt]:
        prompt = self.at.chair(seat).prompt()
        if prompt is None:
            return ()
        if self.at.shown.phase in LAYING:
            return [with_laid(prompt, self.laid)]
        return prompt.along(self.picks)

    def renewed(self, seat: Seat) -> None:
        """Whoever plays a first game reads what matters now."""
        shown, hints = self.at.shown, self.at.table.hints
        line = [RANK_OF[card] for card in shown.lines[seat] if card >= 0]
        acting = shown.phase == "action"
        known = sum(rank >= 0 for rank in shown.known[seat])
        wanted = (
            ("setup", shown.phase == "setup"), ("fill", shown.phase == "fill"),
            ("attack", acting), ("probe", acting and shown.turn > 2),
            ("spy", acting and SPY in line),
            ("scout", acting and SCOUT in line and shown.options.powers != "none"),
            ("regroup", acting and FLAG in line and known > 2 and shown.options.powers == "all"),
            ("last", acting and sum(MOVABLE[rank] for rank in line) < 3),
        )  # fmt: skip
        name = hints.first(wanted)
        if name:
            hints.show(name, self.at.now_ns)

    def targets_of(self, seat: Seat) -> list[Target]:
        answers = {one.thing: one for prompt in self.prompts for one in prompt.answers}
        if check_offer(len(self.at.turns.people)) is not None:
            answers.pop(OFFER, None)
        found = boxes(self.at.places, self.at.shown, self.laid)
        return [
            Target(thing, box, thing not in answers or answers[thing].refusal is None)
            for thing, box in found.items() if thing in answers or self.laying
        ] + [
            Target(thing, self._button(thing), one.refusal is None)
            for thing, one in answers.items() if thing.kind == "answer"
        ]  # fmt: skip

    def _button(self, answer: Thing) -> Rect:
        places = self.at.places
        if answer == GO_ON:
            return places.end_button()
        row = places.asides if answer in QUIET else places.buttons
        return row[answer in (NO, OFFER)]

    # What was chosen

    def choose(self, what: Thing) -> None:
        if self.laying and what != DONE:
            self._lay(what)
        elif what == GIVE_UP and self.prompts:
            self._give_up(self.prompts[0])
        elif what in self.picks:
            self.picks = self.picks[: self.picks.index(what)]
        else:
            self._answer(what)
        self.at.changed()

    def _answer(self, what: Thing) -> None:
        """Answer with that: the last question to which it is an answer."""
        for number, prompt in reversed(list(enumerate(self.prompts))):
            answer = prompt.find(what)
            if answer is not None:
                self._give(answer, self.picks[:number])
                return

    def _give(self, answer: Answer, picks: tuple[Thing, ...]) -> None:
        if answer.refusal is not None:
            self.at.refuse(self.at.refusal(answer.refusal))
        elif answer.move is None:
            self.picks = (*picks, answer.thing)
        else:
            if answer.thing == DONE:
                self.at.laid_by_hand = frozenset((answer.move.seat, slot) for slot in self.laid)
            self.picks, self.laid = (), {}
            self.at.submit(answer.move)

    def _lay(self, what: Thing) -> None:
        """A card goes into the line; pressed there it comes back."""
        if what.kind == "card":
            self.laid = with_card(self.laid, self.at.shown, int(what.value))
        else:
            self.laid.pop(int(what.value), None)

    def drop(self, what: Thing, where: Thing | None) -> None:
        """Something was dragged there."""
        match what, where:
            case Thing("card", card), Thing("slot", slot) if self.laying:
                self.laid = with_card(self.laid, self.at.shown, int(card), int(slot))
            case Thing("slot", here), Thing("slot", there) if here in self.laid:
                self.laid = exchanged(self.laid, int(here), int(there))
            case Thing("slot", here), _:
                self.laid.pop(int(here), None)
            case Thing("own"), Thing("enemy"):
                self.picks = ()
                self.renew()
                self._answer(what)
                if self.picks:
                    self.renew()
                    self._answer(where)
        self.at.changed()

    def _give_up(self, prompt: Prompt) -> None:
        table, say = self.at.table, self.at.talk.say
        asked = prompt.pick(GIVE_UP)
        answer = asked.find(YES)
        assert answer is not None
        table.stage.push(AskScene(
            table.house, say(asked.text), self.words("stratego-give-up-about"), say(answer.label),
            self.words("stratego-do-refuse-draw"), partial(self.at.submit, answer.move),
        ))  # fmt: skip

    # What is said

    def asks(self, seat: Seat) -> str:
        return self.at.talk.say(self.prompts[-1].text) if self.prompts else ""

    def points_at(self, what: Thing) -> str:
        """What is remembered of an enemy card that could be attacked."""
        if what.kind != "enemy" or not self.picks:
            return ""
        return self.at.talk.remembered(int(what.value))

    # What is read

    def to_read(self, pos: tuple[int, int] | None) -> Card | None:
        """The open card there, or the one that has the focus."""
        lying = list(self._lying())
        if pos is not None:
            return next((card for card, box in reversed(lying) if box.collidepoint(pos)), None)
        focused = self.targets.focused
        return next((card for card, box in lying if focused and box == focused.box), None)

    def _lying(self) -> Iterator[tuple[Card, Rect]]:
        """Every card whose face can be seen, or was seen and is remembered, and where it lies."""
        shown, places, lines = self.at.shown, self.at.places, self.at.picture.lines
        for seat in (0, 1):
            for slot in SLOTS:
                card, rank = lines[seat][slot], shown.marks[seat][slot]
                if card < 0 <= rank and seat != shown.seat:
                    card = card_of(shown, seat, rank)
                if card >= 0:
                    yield card, places.slots[seat][slot]
            for number, card in enumerate(shown.casualties[seat]):
                yield card, places.fallen_box(seat, number)
        if shown.seat is not None:
            yield from ((card, places.slots[shown.seat][at]) for at, card in self.laid.items())
        hand = [card for card in shown.hand if card not in self.laid.values()]
        yield from zip(hand, parts_seen(places.own_boxes(len(hand))), strict=True)

    def paint_reading(self, screen: Surface, what: Card) -> None:
        table = self.at.table
        face = table.pictures.front(what, round(table.unit * CARD), marks=table.marks)
        told = self.at.talk.in_full(what)
        paint_in_full(screen, self.at.places.reading, table.unit, face, told, self.lettering)

    # The picture

    @property
    def go_on_box(self) -> Rect:
        places = self.at.places
        return places.buttons[0] if self.at.acts.duel is None else places.duel_button()

    def panels(self) -> list[Rect]:
        return [self.at.places.end_box()] if self.at.shown.phase == "ended" else super().panels()

    def front(self) -> Front:
        """What lies before the one who chooses."""
        shown, dragging = self.at.shown, self.dragging
        return Front(
            asked=bool(self.prompts) and shown.phase in ("action", "again", *LAYING),
            laying=self.laying,
            laid=self.laid,
            free=tuple(free(self.laid, shown)) if self.laying else (),
            can=frozenset(target.what for target in self.targets.all if target.open),
            picked=self.picks,
            focus=self.targets.focus,
            dragged=dragging.what if dragging.moved else None,
            pos=dragging.pos,
        )

    def paint_always(self, screen: Surface) -> None:
        paint_front(screen, self.at.brush, self.at.places, self.at.picture, self.front())

    def paint_choice(self, screen: Surface, seat: Seat) -> None:
        """The buttons of the moment, and the panel at the end of a game."""
        if self.at.shown.phase == "ended":
            paint_end(screen, self.at.brush, self.at.places, self.at.shown)
        answers = {one.thing: one for prompt in self.prompts for one in prompt.answers}
        for target in self.targets.all:
            if target.what in QUIET:
                text = self.at.talk.say(answers[target.what].label)
                lit = self.targets.focus == target.what
                paint_quiet(screen, self.at.brush, target.box, text, lit)
            elif target.what.kind == "answer":
                text = self.at.talk.say(answers[target.what].label)
                self.paint_button(screen, target.box, text, target.what, target.open)

    def paint(self, screen: Surface) -> None:
        """Over all that is asked: a look, a duel, a power, or the end of the match."""
        super().paint(screen)
        at, acts, view = self.at, self.at.acts, self.at.shown
        waits = at.held and not at.passes_by_itself
        over = (screen, at.brush, at.places, view)
        if acts.look is not None:
            paint_look(*over, acts.look)
            if not at.passes_by_itself:
                self._look_buttons(screen, acts.look.shared, acts.look.seen)
        elif acts.duel is not None:
            paint_duel(*over, acts.duel, button=waits)
        elif acts.power is not None:
            paint_power(*over, acts.power)
        elif view.phase == "over" and not at.steps and view.sheet:
            paint_final(*over)
        if waits and acts.look is None:
            self.paint_button(screen, self.go_on_box, self.words("stratego-do-go-on"), None)

    def _look_buttons(self, screen: Surface, shared: bool, seen: bool) -> None:
        places = self.at.places
        if shared:
            held = self.words("stratego-look-hold")
            self.paint_button(screen, places.peek_box(), held, "peek")
        done = self.words("stratego-look-done")
        self.paint_button(screen, places.done_box(shared), done, "done", seen)


def boxes(places: Places, view: StrategoView, laid: Laid) -> dict[Thing, Rect]:
    """Where everything lies that can be pointed at: the lines, the gaps, the own hand."""
    if view.seat is None:
        return {}
    own, theirs = places.slots[view.seat], places.slots[view.enemy]
    gap = gaps(view)
    found = {Thing("enemy", slot): theirs[slot] for slot in SLOTS}
    found |= {Thing("slot" if slot in gap else "own", slot): own[slot] for slot in SLOTS}
    hand = [card for card in view.hand if card not in laid.values()]
    parts = parts_seen(places.own_boxes(len(hand)))
    return found | {Thing("card", card): box for card, box in zip(hand, parts, strict=True)}
