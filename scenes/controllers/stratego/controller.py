"""The controller of Stratego Cards: who points at whom, what is turned up, who looks away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from art.opening import fold_out
from game.cards import Card, Seat
from game.prompts import Prompt, Thing
from game.stratego.asking import GIVE_UP, GO_ON, LAYING, NO, OFFER, YES, with_laid
from game.stratego.cards import FLAG, MOVABLE, RANK_OF, RANKS, SCOUT, SLOTS, SPY
from game.stratego.draws import check_offer
from game.stratego.following import card_of
from game.stratego.moves import GoOn, ScoutLook, SpyLook, StrategoMove
from game.stratego.naming import rank_name
from game.stratego.sentences import score
from game.stratego.stats import figures
from game.stratego.view import StrategoView
from scenes.controllers.stratego.dragging import Dragging
from scenes.controllers.stratego.explaining import explained
from scenes.controllers.stratego.front import Front, paint_front, quiet
from scenes.controllers.stratego.laying import Laid, boxes, exchanged, free, kept, with_card
from scenes.controllers.stratego.looks import Look, buttons_of, paint_look
from scenes.controllers.stratego.paint import fallen, pieces_of
from scenes.controllers.stratego.places import places
from scenes.controllers.stratego.reading import told
from scenes.controllers.stratego.showing import NOTHING, Showing
from scenes.controllers.stratego.stage import (
    Clash,
    paint_duel,
    paint_end,
    paint_final,
    paint_power,
    stage_pictures,
)
from scenes.controllers.stratego.steps import Steps
from scenes.controllers.stratego.tally import Listed
from scenes.input.signals import PointerMoved, Press, Signal
from scenes.menus.ask import AskScene
from scenes.table.buttons import Shown
from scenes.table.fan import seen_of
from scenes.table.hand.answers import Face
from scenes.table.in_full import Told
from scenes.table.pieces import Piece
from scenes.table.reading import ASKS_MOUSE
from scenes.table.scene import TableScene
from scenes.table.spots import Beside
from scenes.table.targets import Look as Drawn
from scenes.table.targets import Target

# What is not part of a turn is offered without brass.
QUIET = (OFFER, GIVE_UP)


class Controller(Showing):
    """Stratego Cards on one table scene."""

    game = "stratego"
    TOGETHER = (GoOn,)
    BACKS = 2
    PUBLIC = ("ended", "over", "draw")
    FACTS = ("flags", "attacks", "attacks_won", "looks")
    choosing: Steps

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.choosing = Steps(self)
        # What lies in each slot for the moment while a line is laid.
        self.laid: Laid = {}
        self.dragging = Dragging()

    # Where everything lies

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        self.places = places(size, self.bottom, self.table.face.ASPECT, rtl)

    @property
    def foot(self) -> Rect:
        return self.places.zone

    @property
    def plates(self) -> Sequence[Rect]:
        return self.places.plates

    @property
    def to_be_seen(self) -> list[Rect]:
        """What fell may be covered for a while: the tallies say it, too."""
        found = self.places
        slots = [slot for line in found.slots for slot in line]
        lies = [box for box in super().to_be_seen if box.collidelist(found.fields) == -1]
        return [*lies, *slots, *found.decks, *map(found.below_deck, found.decks)]

    @property
    def fans(self) -> list[Rect]:
        return [self.places.enemy_hand]

    @property
    def rather_seen(self) -> list[Rect]:
        """What fell."""
        fallen = zip(self.places.fields, self.shown.casualties, strict=True)
        return [*super().rather_seen, *(field for field, cards in fallen if cards)]

    @property
    def kept_free(self) -> list[Rect]:
        found = self.places
        numbers = [found.number_box(seat, slot) for seat in (0, 1) for slot in SLOTS]
        return [
            *found.tallies, *numbers, *found.buttons, *found.asides, *found.listed,
            *self.fans, found.own_row, found.stage, found.dial,
        ]  # fmt: skip

    def beside(self, seat: Seat) -> Beside | None:
        """Off the tallies and the numbers of the slots, too."""
        found, where = self.places, super().beside(seat)
        if where is None:
            return None
        numbers = (found.number_box(of, slot) for of in (0, 1) for slot in SLOTS)
        return replace(where, avoid=[*where.avoid, *found.tallies, *numbers])

    def hinted(self) -> Beside | None:
        """On the own field of what fell, and not across its edge: the tallies say it, too."""
        found, where, fallen = self.places, super().hinted(), self.shown.casualties
        lies = [found.fallen_box(seat, at) for seat in (0, 1) for at in range(len(fallen[seat]))]
        return where and replace(where, near=found.fields[self.bottom], if_need_be=lies)

    def own_cards(self, view: StrategoView) -> list[tuple[Card, Rect]]:
        """Those still in hand; one that is dragged is where the pointer is."""
        front = self.front
        return [
            (card, box.move(front.pos[0] - box.centerx, front.pos[1] - box.centery)
             if card == front.held else box)
            for card, box in self._in_hand(view)
        ]  # fmt: skip

    def own_parts(self) -> list[tuple[Card, Rect]]:
        return seen_of(self._in_hand(self.shown))

    def _in_hand(self, view: StrategoView) -> list[tuple[Card, Rect]]:
        hand = [card for card in view.hand if card not in self.laid.values()]
        return list(zip(hand, self.hand_boxes(len(hand)), strict=True))

    def hand_boxes(self, count: int) -> list[Rect]:
        return self.places.own_boxes(count)

    def in_hand(self, view: StrategoView) -> int:
        return view.hands[self.bottom]

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        yield from stage_pictures(self.places, self.brush)
        for wide in (self.places.large[0], self.places.card[0], self.places.hand_card[0]):
            yield from self.backs_to_come(wide)

    def terms_at(self, pos: tuple[int, int]) -> tuple[str, ...]:
        if self.acts.duel is not None and self.places.stage.collidepoint(pos):
            return ()
        return explained(self.shown, self.places, pos)

    # What can be chosen

    @property
    def laying(self) -> bool:
        """Whether a line is laid or gaps are filled now."""
        return self.answering is not None and self.shown.phase in LAYING

    def prompt(self, seat: Seat) -> Prompt | None:
        """What is asked, with what was laid so far."""
        prompt = super().prompt(seat)
        return prompt if prompt is None or not self.laying else with_laid(prompt, self.laid)

    def changed(self) -> None:
        self.laid = kept(self.laid, self.shown)
        if self.answering is None:
            self.dragging.let_go()
        super().changed()

    def lay_targets(self) -> list[Target]:
        answers = {answer.thing: answer.refusal is None for answer in self.choosing.answers}
        if check_offer(len(self.turns.people)) is not None:
            answers.pop(OFFER, None)
        lying = boxes(self.places, self.shown, self.own_parts())
        return [
            Target(thing, box, answers.get(thing, True))
            for thing, box in lying.items()
            if thing in answers or self.laying
        ] + [
            Target(
                thing, self._button(thing), open_, Drawn.BARE if thing in QUIET else Drawn.BUTTON
            )
            for thing, open_ in answers.items()
            if thing.kind == "answer"
        ]

    def _button(self, answer: Thing) -> Rect:
        if answer == GO_ON:
            return self.places.end_button()
        row = self.places.asides if answer in QUIET else self.places.buttons
        return row[answer in (NO, OFFER)]

    def does_besides(self, what: Thing) -> bool:
        """Cards are laid at will before the line is answered with; giving up is asked about."""
        if self.laying and what.kind == "card":
            self.laid = with_card(self.laid, self.shown, int(what.value))
        elif self.laying and what.kind == "slot":
            self.laid.pop(int(what.value), None)
        elif what == GIVE_UP:
            self._give_up()
        else:
            return False
        return True

    def _give_up(self) -> None:
        asked = self.choosing.asked
        sure = asked.pick(GIVE_UP) if asked is not None else None
        answer = sure.find(YES) if sure is not None else None
        if sure is not None and answer is not None:
            self.table.stage.push(AskScene(
                self.table.house, self.say(sure.text), self.words("stratego-give-up-about"),
                self.say(answer.label), self.words("stratego-do-refuse-draw"),
                partial(self.submit, answer.move, sure.at),
            ))  # fmt: skip

    def submit(self, move: StrategoMove, at: int) -> None:
        if self.laying and self.chair(move.seat).check(move) is None:
            self.laid_by_hand = frozenset((move.seat, slot) for slot in self.laid)
            self.laid = {}
        super().submit(move, at)

    def stays_private(self, move: StrategoMove) -> bool:
        """A look is for one pair of eyes: that of the one who goes on after it."""
        return isinstance(move, SpyLook | ScoutLook)

    def wanted_hints(self, seat: Seat) -> Iterable[tuple[str, bool]]:
        shown = self.shown
        line = [RANK_OF[card] for card in shown.lines[seat] if card >= 0]
        acting, powers = shown.phase == "action", shown.options.powers
        known = sum(rank >= 0 for rank in shown.known[seat])
        return (
            ("setup", shown.phase == "setup"),
            ("fill", shown.phase == "fill"),
            ("attack", acting),
            ("probe", acting and shown.turn > 2),
            ("spy", acting and SPY in line),
            ("scout", acting and SCOUT in line and powers != "none"),
            ("regroup", acting and FLAG in line and known > 2 and powers == "all"),
            ("last", acting and sum(MOVABLE[rank] for rank in line) < 3),
        )

    # What is said and read

    def points_at(self, what: Thing) -> str:
        """An own card by name, rank and power; of an enemy's, what the memory aid keeps."""
        own = self._own_card(what)
        if own is not None:
            told = self.in_full(own)
            return " ".join((f"{told.title} ({told.kind}).", *told.text.splitlines()))
        picked = self.choosing.picked if what.kind == "enemy" else ()
        rank = self.shown.marks[self.shown.enemy][int(what.value)] if picked else -1
        if rank < 0:
            return ""
        name = self.say(rank_name(rank))
        return self.words("stratego-enemy-seen", slot=int(what.value) + 1, rank=name)

    def _own_card(self, what: Thing) -> Card | None:
        """Which of the own cards that is, in hand or in the line."""
        if what.kind == "card":
            return int(what.value)
        if what.kind != "own" or self.shown.seat is None:
            return None
        card = self.shown.lines[self.shown.seat][int(what.value)]
        return card if card >= 0 else None

    def log_note(self) -> str:
        """How the match stands, if it is of more than one game."""
        stands = score(self.shown)
        return "" if stands is None else self.say(stands)

    def in_full(self, card: Card) -> Told:
        return told(card, self.shown.options.powers, self.words, self.say)

    def to_read(self, pos: tuple[int, int] | None) -> Card | None:
        """The open card there, or the one that has the focus."""
        lying, focused = list(self.lying()), self.choosing.targets.focused
        if pos is not None:
            if any(panel.collidepoint(pos) for panel in self.panels()):
                return None
            return next((card for card, box in lying if box.collidepoint(pos)), None)
        return next((card for card, box in lying if focused and box == focused.box), None)

    def lying(self) -> Iterator[tuple[Card, Rect]]:
        """Every card whose face can be seen, or is remembered, every rank in a tally, and where."""
        shown, lines, slots = self.shown, self.picture.lines, self.places.slots
        yield from self.own_parts()
        if shown.seat is not None:
            yield from ((card, slots[shown.seat][at]) for at, card in self.laid.items())
        for seat in (0, 1):
            yield from (
                (Listed(card_of(shown, seat, rank)), self.places.tally_box(seat, rank))
                for rank in RANKS
            )
            yield from seen_of(fallen(shown, seat, self.places))
            for slot in SLOTS:
                card, rank = lines[seat][slot], shown.marks[seat][slot]
                if card < 0 <= rank and seat != shown.seat:
                    card = card_of(shown, seat, rank)
                if card >= 0:
                    yield card, slots[seat][slot]

    # The picture

    def pieces(self) -> list[Piece]:
        return list(pieces_of(self.brush, self.places, self.picture))

    @property
    def front(self) -> Front:
        """What lies before the one who chooses."""
        dragging = self.dragging
        return Front(
            laying=self.laying,
            fighting=self.answering is not None and self.shown.phase in ("action", "again"),
            laid=self.laid,
            free=tuple(free(self.laid, self.shown)) if self.laying else (),
            can=frozenset(target.what for target in self.choosing.targets.all if target.open),
            picked=self.choosing.picked,
            focus=self.choosing.targets.focus,
            dragged=dragging.what if dragging.moved else None,
            pos=dragging.pos,
        )

    def paint_below(self, screen: Surface) -> None:
        super().paint_below(screen)
        if unfolded := self.unfolded:
            stage = self.places.stage
            fold_out(screen, self.brush.bare_panel(stage.size), stage, unfolded)

    def over_cards(self, screen: Surface) -> None:
        own = [box for _, box in self.own_cards(self.shown)]
        paint_front(screen, self.brush, self.places, self.picture, self.front, own)

    def paint_choice(self, screen: Surface) -> None:
        if self.shown.phase == "ended":
            paint_end(screen, self.brush, self.places, self.shown, self.opened_ms)

    def button(self, target: Target, lit: bool) -> Shown | None:
        if target.what in QUIET:
            return quiet(target.box, self.text_of(target.what), lit, self.brush)
        return super().button(target, lit)

    def own_buttons(self) -> list[Shown]:
        """What goes on, while that is waited for."""
        look = self.acts.look
        if not self.held or self.passes_by_itself:
            return []
        if look is not None:
            return buttons_of(look, self.places, self.brush)
        return [Face(self.words("stratego-do-go-on")).at(self.go_on_box, self.brush)]

    @property
    def go_on_box(self) -> Rect:
        places = self.places
        return places.buttons[0] if self.acts.duel is None else places.duel_button()

    def panels(self) -> list[Rect]:
        return [self.places.end_box()] if self.shown.phase == "ended" else super().panels()

    def before_the_eyes(self, screen: Surface) -> None:
        """A look, a duel, a power, or the end of the match."""
        acts, view, waits = self.acts, self.shown, self.held and not self.passes_by_itself
        table = (screen, self.brush, self.places, view)
        if acts.look is not None:
            paint_look(*table, acts.look)
            return
        if acts.duel is not None:
            paint_duel(*table, acts.duel, Clash(acts.struck, self.way), button=waits)
        elif acts.power is not None:
            paint_power(*table, acts.power, self.opening)
        elif view.phase == "over" and not self.steps and view.sheet:
            paint_final(*table, self.opening)

    # What was heard

    def heard(self, signal: Signal) -> None:
        if self.acts.look is not None:
            self._look_heard(self.acts.look, signal)
        elif not self._may_drag(signal) or not self._dragged(signal):
            super().heard(signal)
        else:
            self.table.dirty = True

    def _may_drag(self, signal: Signal) -> bool:
        """Whether a pointer may take cards up, and this is not the button that reads them."""
        if self.held or self.looking or self.turns.curtain is not None:
            return False
        return not (isinstance(signal, Press) and signal.control == ASKS_MOUSE)

    def _dragged(self, signal: Signal) -> bool:
        """A card is dragged or let go by a pointer; whether it was about that."""
        dragging, found = self.dragging, self.choosing.targets
        match signal:
            case PointerMoved(pos=pos) if dragging.what is not None:
                dragging.drag(pos, self.table.unit)
                found.hover(pos)
                if dragging.moved:
                    self.reading.forget()
                return True
            case Press(pressed=False, pos=pos) if pos is not None and dragging.what is not None:
                self.reading.forget()
                self._let_go(dragging.what, pos)
                return True
            case Press(pressed=True, pos=pos) if pos is not None:
                target = found.at(pos)
                if dragging.take_up(target.what if target is not None else None, pos):
                    self.reading.rests(signal)
                    return True
        return False

    def _let_go(self, what: Thing, pos: tuple[int, int]) -> None:
        """What hangs on the pointer is dropped there, or was only clicked."""
        self.dragging.drag(pos, self.table.unit)
        self.dragging.let_go()
        target = self.choosing.targets.at(pos)
        if self.dragging.moved:
            self._dropped(what, target.what if target is not None else Thing(""))
        else:
            self.choosing.choose(what)

    def _dropped(self, what: Thing, where: Thing) -> None:
        here, there = int(what.value), where.value
        match what.kind, where.kind:
            case "card", "slot":
                self.laid = with_card(self.laid, self.shown, here, int(there))
            case "slot", "slot" if here in self.laid:
                self.laid = exchanged(self.laid, here, int(there))
            case "slot", _:
                self.laid.pop(here, None)
            case "own", "enemy":
                self.choosing.forget()
                self.choosing.choose(what)
                if self.choosing.picked:
                    self.choosing.choose(where)
        self.changed()

    def tick(self, now_ns: int) -> bool:
        moving = super().tick(now_ns)
        if self.looking:
            self.dragging.let_go()
        return moving

    # Looks

    def _look_heard(self, look: Look, signal: Signal) -> None:
        """Cards that were looked at are seen while a key or the button is held."""
        if isinstance(signal, Press) and look.heard(signal, self.places):
            if look.over:
                self.go_on()
                if self.turns.viewer not in self.match.asked:
                    self.turns.answered()
                    self.cover_notes()
            self.changed()

    def go_on(self) -> None:
        self.acts = replace(self.acts, look=None)
        super().go_on()

    def pause(self, now_ns: int) -> None:
        """Nobody holds a look open while the table is covered."""
        self._cover_look()
        super().pause(now_ns)

    def lay_out(self, size: tuple[int, int]) -> None:
        self._cover_look()
        super().lay_out(size)

    def _cover_look(self) -> None:
        if self.acts.look is not None:
            self.acts.look.cover()

    def _look_again(self) -> None:
        """A look that was being taken when the match was left is taken again."""
        last = self.match.moves[-1] if self.match.moves else None
        if isinstance(last, SpyLook | ScoutLook) and last.seat in self.turns.here:
            self.look_again(last.seat)

    def start(self, now_ns: int) -> None:
        super().start(now_ns)
        if self.match.moves:
            self._look_again()
        else:
            self.deal()

    def hand_over(self, seat: Seat, level: str) -> None:
        """Others may be at the screen now: nothing stays there that only one should know."""
        super().hand_over(seat, level)
        self._look_again()

    def break_off(self) -> None:
        self.acts, self.laid_by_hand = NOTHING, frozenset()
        super().break_off()

    # The end

    def all_figures(self) -> list[dict[str, Any]]:
        return [figures(self.table_view.sheet, seat) for seat in (0, 1)]

    def finishing_colour(self, player: int) -> int:
        """That of the army."""
        return self.colour(player)

    def finished_with(self, seat: Seat) -> str:
        outcome = self.match.outcome
        return "" if outcome is None else self.words("stratego-games", count=outcome.scores[seat])

    def outcome_in_words(self) -> str:
        outcome = self.match.outcome
        if outcome is None or len(outcome.winners) != 1:
            return self.words("stratego-drawn")
        return self.words("stratego-won", name=self.name(outcome.winners[0]))
