"""The controller of NYET!: tokens that are stamped, tricks that are gathered, sheets worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Rect, Surface

from art import theme
from art.faces.nyet.board import board
from art.faces.nyet.stamps import character_svg
from art.faces.nyet.symbols import symbol_svg
from art.faces.nyet.trimmings import supertrump_svg, trump_svg
from art.opening import OPENS_MS, LineByLine
from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, Seat, Zone
from game.nyet import events as ev
from game.nyet.asking import vetoes_left
from game.nyet.board import CHARACTERS, Box, Token, line_of
from game.nyet.cards import COLOUR_OF, NONE, VALUE_OF, is_super
from game.nyet.looking import check_look
from game.nyet.moves import Choose, FormTeams, GoOn, Veto
from game.nyet.naming import card_name, law
from game.nyet.stats import figures
from game.nyet.values import Trick
from game.nyet.view import NyetView
from game.prompts import Thing
from scenes.controllers.nyet.board import board_or_law, last_open, plan, ring, stamp
from scenes.controllers.nyet.lookback import paint_tricks
from scenes.controllers.nyet.picture import (
    APART,
    CHARACTER,
    another,
    hand_of,
    heaped,
    loot_cards,
    lying,
    plate,
    to_choose,
    trick_cards,
    worth_slip,
)
from scenes.controllers.nyet.places import LOOT_WIDE, TUCKED, Places, places
from scenes.controllers.nyet.sheet import score_sheet, workings
from scenes.controllers.nyet.taking import Taking, closing_in, paint_taking, taking
from scenes.controllers.nyet.terms import terms
from scenes.input.signals import Press
from scenes.table.buttons import Shown
from scenes.table.fan import row, seen_of
from scenes.table.hand.answers import (
    Face,
    badges,
    buttons,
    on_panel,
    on_plates,
    over_the_question,
)
from scenes.table.hand.sheet import PAPER, Sheet, fitted, paint_sheet
from scenes.table.hand.table import HandTable
from scenes.table.in_full import Told
from scenes.table.messages import Remark, Tone
from scenes.table.motion import Flight
from scenes.table.pieces import Piece
from scenes.table.stepping import MS
from scenes.table.targets import Target
from sounds.names import Sound

LOOK_KEY = f"key:{pygame.KSCAN_L}"
# The button that lays tricks open, which is no answer to anything.
LOOK = Thing("look")
# A trick lies there so long before it is gathered.
TRICK_STANDS_MS = 1000
# How long it is told who plays with whom.
TEAMS_STAND_MS = 2600
# How long a token comes down, from how much larger, and how long it and the full board stand.
STAMP_MS, STAMP_FROM, STAMPED_MS, BOARD_STANDS_MS = 150, 2.2, 160, 1200
# Between two sentences of the scoring.
WORKING_MS = 700


class Controller(HandTable):
    """NYET! on one table scene."""

    game = "nyet"
    TOGETHER = (GoOn,)
    LEARNT = {Choose: "animal", Veto: "veto", FormTeams: "teams"}
    PUBLIC = ("characters", "scores", "over")
    DEALT = (ev.RoundBegan,)
    SOUNDS = {ev.Confirmed: (Sound.SLIDE, 0)}
    FACTS = ("tricks", "loot", "best")
    places: Places
    shown: NyetView
    # How many sentences of the scoring are to be read; None: all, and the sums.
    revealed: int | None = None
    # The last open box of a line whose ring is just coming down, or -1.
    ringing: Box = NOBODY
    # What is told of a trick that is taken, until its winner has it.
    taking: Taking | None = None
    # What is said of the teams that have just been formed, and who is in that of the bottom seat.
    announced: str = ""
    together: tuple[Seat, ...] = ()

    # Where everything lies

    def place(self, size: tuple[int, int]) -> None:
        rtl = self.table.house.lettering.rtl
        self.places = places(size, len(self.match.players), self.bottom, rtl)

    @property
    def foot(self) -> Rect:
        """Over the hand; below the score sheet while that lies there, for then no hand does."""
        return self.places.low_zone if self.scored else self.places.zone

    @property
    def plates(self) -> Sequence[Rect]:
        return self.places.plates

    @property
    def scored(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.shown.phase in ("scores", "over")

    def own_cards(self, view: NyetView) -> list[tuple[Card, Rect]]:
        return list(zip(view.hand, self.hand_boxes(len(view.hand)), strict=True))

    def hand_boxes(self, count: int) -> list[Rect]:
        own = self.places.own_row
        return row(own.centerx, own.bottom, self.places.card, count, own.width)

    def spot(self, view: NyetView, zone: Zone, card: Card) -> Rect | None:
        match zone.kind:
            case "trick":
                return dict(trick_cards(view, self.places, self.brush)).get(card)
            case "hand":
                small = Rect((0, 0), self.brush.pictures.size(self.places.trick_card))
                small.center = self.places.hands[zone.owner]
                mine = dict(self.own_cards(view)) if zone.owner == view.seat else {}
                return mine.get(card, small)
        return None

    def dealt_from(self, view: NyetView, zone: Zone) -> Rect | None:
        """Who deals has the deck before them, with room on both sides to shuffle it."""
        deck = self.spot(view, Zone("hand", view.dealer), HIDDEN)
        if deck is None:
            return None
        return deck.clamp(Rect((0, 0), self.size).inflate(-2 * deck.width, -deck.width // 2))

    def backs_of(self, view: NyetView, seat: Seat) -> list[Rect]:
        return [box for _, box in hand_of(view, seat, (), self.places, self.brush)]

    def turns_over(self, event: CardsMoved) -> tuple[bool, bool]:
        return event.source.kind == "deck", event.target.kind == "deck"

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        rtl, no_trump = self.table.house.lettering.rtl, self.shown.options.no_trump
        yield partial(board, self.places.board.size, no_trump, rtl)
        yield from self.backs_to_come(self.places.card[0])

    def over(self, card: Card) -> str:
        """The star of a supertrump, or the sign of a trump."""
        law_of_round = self.shown.terms
        if law_of_round is None:
            return ""
        if is_super(card, law_of_round.supertrump):
            return supertrump_svg()
        return trump_svg() if COLOUR_OF[card] == law_of_round.trump else ""

    # The picture

    def pieces(self) -> list[Piece]:
        shown, found, brush = self.shown, self.places, self.brush
        pieces: list[Piece] = []
        for seat in range(len(shown.counts)):
            if seat != self.bottom:
                pieces += another(shown, seat, self.open_hand(seat), found, brush)
            pieces += plate(shown, seat, self.score(seat), found, brush)
        pieces += lying(shown, found, brush)
        pieces += to_choose(shown, found)
        pieces += board_or_law(shown, self.ringing, found, brush)
        return pieces

    def score(self, seat: Seat) -> int:
        """The sum as it was last read out: not with a round that is still worked out."""
        return self.brush.points(seat, self.shown.scores[seat])

    def _sheet(self) -> Sheet:
        return score_sheet(self.shown, self.brush)

    def _coming(self, sheet: Sheet) -> LineByLine:
        """How far the sheet has come: sentence by sentence, and then all that follows."""
        read, gone = self.revealed, self.opened_ms
        if read is None:
            return LineByLine(gone, sheet.lines, len(sheet.workings), opens=False)
        return LineByLine(gone, read, max(0, read - 1), opens=not read)

    def panels(self) -> list[Rect]:
        if self.scored and self.shown.sheet:
            return [fitted(self.places.sheet, self._sheet(), self.brush)]
        return super().panels()

    @property
    def to_be_seen(self) -> list[Rect]:
        board = [self.places.board] if self.shown.phase == "vetoes" else []
        return [*super().to_be_seen, *board, self.places.terms]

    @property
    def fans(self) -> list[Rect]:
        return [plate.move(0, self.brush.px(TUCKED)) for plate in self.places.plates]

    @property
    def kept_free(self) -> list[Rect]:
        found, loot = self.places, self.brush.px(LOOT_WIDE)
        looted = [Rect(0, 0, loot, loot // 2).move_to(center=at) for at in found.loot]
        return [*self.fans, *looted, found.own_row, found.sheet, found.terms, found.confirm]

    def paint_choice(self, screen: Surface) -> None:
        """Every box that may be covered glows; the one pointed at most."""
        for target in self.choosing.targets.all:
            if target.what.kind == "box" and target.open:
                lit = target.what == self.choosing.targets.focus
                pen = self.brush.px(5 if lit else 3)
                ink = theme.BRASS_LIGHT if lit else theme.BRASS
                around = target.box.inflate(2 * pen, 2 * pen)
                pygame.draw.rect(screen, ink, around, pen, self.brush.px(8))

    def before_the_eyes(self, screen: Surface) -> None:
        """The tricks that are looked at."""
        if self.looking and self.look_back and self.reading.what is None:
            paint_tricks(screen, self._look_title, self.look_back, self.brush)

    @property
    def _look_title(self) -> str:
        return self.words("nyet-look-back", what=self.shown.options.look_back)

    def own_buttons(self) -> list[Shown]:
        """The button for a look at the tricks, whoever is asked."""
        if not self.look_back or self.looking or self.reading.what is not None:
            return []
        lit = self.choosing.targets.focus == LOOK
        return [Face(self._look_title, lit).at(self.places.confirm, self.brush)]

    # What can be pointed at

    def lay_targets(self) -> list[Target]:
        said, found = self.choosing.said, self.places
        match self.shown.phase:
            case "characters":
                characters = badges([said], found.panel, found.unit, CHARACTER, APART)
                return over_the_question(characters, self.foot, found.unit)
            case "vetoes":
                spots = plan(self.shown, found, self.brush.lettering.rtl).boxes
                return [
                    Target(answer.thing, spots[int(answer.thing.value)], not answer.refusal)
                    for answer in said
                ]
            case "bonus":
                return on_plates(said, found.plates)
            case "teams":
                answers = on_panel(said, found.panel, found.unit)
                return over_the_question(answers, self.foot, found.unit)
        look = [Target(LOOK, found.confirm)] if self.look_back else []
        return [*self.hand_targets(), *buttons(said, (found.confirm,)), *look]

    def sign(self, thing: Thing, view: NyetView) -> str:
        """An animal, or what stands in a box of the board."""
        match thing:
            case Thing("character", number):
                return character_svg(CHARACTERS[int(number)])
            case Thing("box", number):
                return symbol_svg(int(number))
        return ""

    def does_besides(self, what: Thing) -> bool:
        if what == LOOK:
            self.look()
        return what == LOOK

    def wanted_hints(self, seat: Seat) -> Iterable[tuple[str, bool]]:
        shown, law_of_round = self.shown, self.shown.terms
        tricks = shown.phase == "tricks" and law_of_round is not None
        value, above = 0, NONE
        if law_of_round is not None:
            value, above = law_of_round.value, law_of_round.supertrump
        closed = any(not target.open for target in self.choosing.targets.all)
        supers = above != NONE and any(is_super(card, above) for card in shown.hand)
        return (
            ("animal", shown.phase == "characters"),
            ("veto", shown.phase == "vetoes"),
            ("teams", shown.phase == "teams"),
            ("minus", tricks and value < 0),
            ("follow", tricks and closed),
            ("supertrump", tricks and supers),
            ("loot", tricks and any(shown.loot)),
        )

    # What is said and explained

    def log_note(self) -> str:
        """How many vetoes are left, then the law of the round."""
        if self.shown.phase == "vetoes":
            return self.words("nyet-note-vetoes", count=vetoes_left(self.shown))
        if self.shown.terms is None:
            return ""
        return " ".join(map(self.say, law(self.shown.terms)))

    def in_full(self, card: Card) -> Told:
        """All there is to say about a card in this round."""
        law_of_round, kind = self.shown.terms, "plain"
        if law_of_round is not None and is_super(card, law_of_round.supertrump):
            kind = "supertrump"
        elif law_of_round is not None and COLOUR_OF[card] == law_of_round.trump:
            kind = "trump"
        keys = ["beats" if kind == "plain" else f"beats-{kind}"]
        if VALUE_OF[card] == 1:
            keys += ["one", "loot"]
        text = "\n".join(self.words(f"nyet-read-{key}") for key in keys)
        return Told(self.say(card_name(card)), self.words(f"nyet-read-{kind}"), text,
                    self.words("table-read-close"))  # fmt: skip

    def lying(self) -> Iterator[tuple[Card, Rect]]:
        yield from super().lying()
        yield from trick_cards(self.shown, self.places, self.brush)
        for seat in range(len(self.shown.counts)):
            yield from seen_of(loot_cards(self.shown, seat, self.places, self.brush))

    def terms_at(self, pos: tuple[int, int]) -> tuple[str, ...]:
        return terms(self.shown, pos, self.places, self.brush)

    # Tricks that are looked at

    @property
    def look_back(self) -> tuple[Trick, ...]:
        """The tricks that may be looked at now (O-6) and have been seen taken."""
        if self.shown.phase != "tricks":
            return ()
        allowed = self.table_view.look_back
        return tuple(trick for trick in self.shown.look_back if trick in allowed)

    def press_first(self, press: Press) -> bool:
        """Tricks are to be looked at; whether it was about that."""
        button = press.pos is not None and bool(self.look_back) and self.turns.curtain is None
        if press.control != LOOK_KEY and not (
            button and press.pos is not None and self.places.confirm.collidepoint(press.pos)
        ):
            return False
        self.look()
        self.changed()
        return True

    def look(self) -> None:
        """Lay the tricks open that may be looked at now, or say why none may (NYET-81)."""
        if self.turns.curtain is not None or self.shown.phase != "tricks":
            return
        if self.look_back:
            self.looking = True
        elif self.shown.tricks:
            refusal = check_look(self.table_view, self.shown.tricks[0])
            if refusal is not None:
                self.refuse_with(refusal)

    def changed(self) -> None:
        """A look at tricks ends when there are none to look at any more."""
        if self.looking and self.reading.what is None:
            self.looking = bool(self.look_back)
        super().changed()

    # What happened, step by step

    def after(self, view: NyetView, event: Event) -> NyetView:
        """The sheet lies before it is asked whether to go on, and goes before it is dealt."""
        view = super().after(view, event)
        match event:
            case ev.RoundScored():
                return replace(view, phase="scores")
            case ev.RoundBegan() if view.phase == "scores":
                return replace(view, phase="vetoes")
        return view

    def move(self, moved: Sequence[CardsMoved], before: NyetView, view: NyetView) -> None:
        """Cards that are played fly to the trick; those of a trick are gathered all at once."""
        if moved[0].target.kind in ("trick", "hand"):
            super().move(moved, before, view)

    def unfold(self, event: Event, before: NyetView, view: NyetView) -> None:
        match event:
            case ev.TokenPlaced(seat, box):
                token = Token(box, NOBODY if before.options.anonymous else seat)
                closes, spot = last_open(view, line_of(box)), self._box(box)
                self.then(partial(self._bang, stamp(before, token, spot), spot))
                self.then(partial(self._ring, closes, Sound.STAMP), partial(self.lay, view))
                self.then_wait(STAMPED_MS)
            case ev.LineClosed(box=box):
                self.then(partial(self._bang, ring(self._box(box)), self._box(box)))
                self.then(partial(self._ring, NOBODY, Sound.THUMP))
            case ev.TermsRead():
                self.then_wait(BOARD_STANDS_MS)
            case ev.TeamsFormed(teams):
                self.then(partial(self._announce, teams, " ".join(self.sentences(event))))
                self.then(partial(self.lay, view))
                self.then_wait(TEAMS_STAND_MS)
                self.then(partial(self._announce, (), ""))
            case ev.TrickTaken():
                told = taking(before, event, self.say)
                self.then(partial(self._take, told))
                self.then_wait(TRICK_STANDS_MS)
                worth = told.points
                self.then(partial(self._gather, before, event, worth))
                self.then(partial(self._carry, before, event, worth), partial(self._take, None))
            case ev.RoundScored():
                self._work_out(view)

    def at_rest(self) -> None:
        self.revealed, self.ringing, self.taking = None, NOBODY, None
        self.announced, self.together = "", ()

    def _box(self, box: Box) -> Rect:
        return plan(self.shown, self.places, self.brush.lettering.rtl).boxes[box]

    def _bang(self, picture: Surface, spot: Rect) -> None:
        """Something is stamped on a box: it comes down from above."""
        wide = picture.get_width()
        self.table.motion.fly(Flight(picture, spot.center, spot.center, wide * STAMP_FROM, wide,
                                     self.now_ns, STAMP_MS * MS))  # fmt: skip

    def _ring(self, box: Box, sound: Sound) -> None:
        """Something is down; the ring of that box is still to come, or (-1) none is."""
        self.ringing = box
        self.sound(sound)
        self.changed()

    def _announce(self, teams: tuple[int, ...], said: str) -> None:
        """The teams are told, and whose plates light up plays with whoever sits nearest."""
        self.announced = said
        self.together = tuple(seat for seat, team in enumerate(teams) if team == teams[self.bottom])
        self.open()
        self.changed()

    def _take(self, told: Taking | None) -> None:
        """Before the cards go it is seen who takes them, why, and for how many points."""
        self.taking = told
        if told is not None:
            self.open()
        self.changed()

    def over_cards(self, screen: Surface) -> None:
        """Who plays together, who takes the trick, and what a round came to."""
        off = closing_in(self.opening, self.brush)
        for seat in self.together:
            self.brush.glow(screen, self.places.plates[seat].inflate(off, off))
        if self.taking is not None and self.shown.trick:
            paint_taking(screen, self.taking, self.shown, self.places, self.brush, self.opening)
        if self.scored and self.shown.sheet:
            sheet = self._sheet()
            coming = self._coming(sheet)
            paint_sheet(screen, self.places.sheet, sheet, self.brush, coming, PAPER)

    def headline(self) -> Remark:
        if self.announced:
            return Remark(self.announced, Tone.HEADLINE)
        return super().headline() if self.taking is None else Remark(self.taking.why)

    def _gather(self, before: NyetView, taken: ev.TrickTaken, worth: int) -> None:
        """All cards of the trick come together under the one that takes it."""
        cards = heaped(before, taken, self.places, self.brush)
        taker = cards[-1][1]
        for card, box in cards:
            self._fly_of_trick(self._face(card, box), box.center, taker.center, card=True)
        slip = worth_slip(worth, self.brush)
        self._fly_of_trick(slip, taker.midbottom, taker.midbottom)
        self.sound(Sound.SLIDE)
        self.lay(replace(before, trick=()))

    def _carry(self, before: NyetView, taken: ev.TrickTaken, worth: int) -> None:
        """They go to the winner's plate, and what they are worth with them."""
        goal = self.places.plates[taken.winner].center
        cards = heaped(before, taken, self.places, self.brush)
        for card, box in cards:
            self._fly_of_trick(self._face(card, box), cards[-1][1].center, goal, 0.5, card=True)
        slip = worth_slip(worth, self.brush)
        self._fly_of_trick(slip, cards[-1][1].midbottom, goal)
        self.sound(Sound.TAKE)

    def _face(self, card: Card, box: Rect) -> Surface:
        return self.brush.pictures.front(card, box.width, marks=self.brush.marks)

    def _fly_of_trick(
        self, drawn: Surface, start: tuple[int, int], goal: tuple[int, int], shrinks: float = 1,
        card: bool = False,
    ) -> None:  # fmt: skip
        wide = drawn.get_width()
        shade = self.brush.pictures.shadow(wide) if card else None
        self.fly(drawn, start, goal, wide, wide * shrinks, shade=shade)

    def _work_out(self, scored: NyetView) -> None:
        """The sheet is worked out before everybody's eyes, a sentence at a time."""
        # Sheet and plates say nothing of it before that.
        self.revealed = 0
        self.table.hints.put_away()
        gains = scored.sheet[-1].gains
        self.then(partial(self.owe, gains), partial(self.lay, scored), self.open)
        count = len(workings(scored, self.brush))
        for number in range(1, count + 1):
            self.then_wait(WORKING_MS)
            self.then(partial(self._reveal, number))
        self.then_wait(WORKING_MS)
        self.then(partial(self._reveal, None))
        self.count_up(gains)

    def _reveal(self, revealed: int | None) -> None:
        """A step: one more sentence is read, or (None) all there is besides them."""
        self.revealed = revealed
        self.open(self._coming(self._sheet()).lasts if revealed is None else OPENS_MS)
        self.sound(Sound.TICK)
        self.changed()

    # The end

    def all_figures(self) -> list[dict[str, Any]]:
        sheet = self.table_view.sheet
        return [figures(sheet, seat) for seat in range(len(self.match.players))]

    def finished_with(self, seat: Seat) -> str:
        outcome = self.match.outcome
        assert outcome is not None
        return self.words("nyet-points", count=outcome.scores[seat])

    def break_off(self) -> None:
        self.at_rest()
        super().break_off()
