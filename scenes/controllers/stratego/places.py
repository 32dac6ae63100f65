"""Where everything of Stratego Cards lies: pure functions of the window's size."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from art.grid import mirrored
from game.cards import Seat
from game.stratego.cards import BOMB, FLAG, MARSHAL, SLOTS, Rank, Slot
from scenes.table.fan import row
from scenes.table.layout import Design

# Widths of cards in units: in the line, in the hand at the screen, the fallen, a duel.
CARD, HAND, SMALL, LARGE, FALLEN = 88, 104, 38, 142, 46
GAP, DECK, DECK_X = 14, 60, 908
ENEMY_TOP, OWN_TOP = 92, 312
# Where a plate lies beside its line, the upper one below the buttons, and the tally below it.
PLATE_TOPS = {ENEMY_TOP: 132, OWN_TOP: 328}
TALLY_BELOW, TALLY_WIDE, TALLY_HIGH = 68, 246, 110
# Beside its line an army has a field where the fallen lie, so many in a row, row over row.
FIELD_TOPS = {ENEMY_TOP: 84, OWN_TOP: 322}
FIELD_X, FIELD_WIDE, FIELD_HIGH, FIELD_EDGE = 998, 242, 144, 8
IN_A_ROW, ROWS = 8, 3
# What a Spy saw is listed beside the hand.
LISTED_BELOW, LISTED_ABOVE = (838, 590), (756, 30)
# In a tally the ranks stand in two rows, the highest first.
TALLIED = (*range(MARSHAL, FLAG, -1), BOMB, FLAG)
ROW = len(TALLIED) // 2


@dataclass(frozen=True, slots=True)
class Places:
    """The table of one window. `plates` to `listed` are by seat.

    `tallies` say which cards of an army are still in the game, on `fields` lie those that fell;
    `listed` is what a Spy saw in a hand, `dial` counts towards a draw.
    """

    size: tuple[int, int]
    unit: float
    rtl: bool
    card: tuple[int, int]
    hand_card: tuple[int, int]
    small: tuple[int, int]
    fallen: tuple[int, int]
    large: tuple[int, int]
    plates: tuple[Rect, ...]
    slots: tuple[tuple[Rect, ...], ...]
    decks: tuple[Rect, ...]
    tallies: tuple[Rect, ...]
    fields: tuple[Rect, ...]
    listed: tuple[Rect, ...]
    enemy_hand: Rect
    own_row: Rect
    zone: Rect
    ribbon: Rect
    dial: Rect
    stage: Rect
    reading: Rect
    buttons: tuple[Rect, ...]
    asides: tuple[Rect, ...]

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def own_boxes(self, count: int) -> list[Rect]:
        """Where the cards in the hand at the screen lie."""
        own = self.own_row
        return row(own.centerx, own.bottom, self.hand_card, count, own.width)

    def number_box(self, seat: Seat, slot: Slot) -> Rect:
        """Where the number of a slot stands, counted from its owner's left as in the log."""
        lies = self.slots[seat][slot]
        # Below the frame of light that a card has which can be chosen, and beside its mark.
        return Rect(lies.left - self.px(4), lies.bottom + self.px(4), *(self.px(19),) * 2)

    def tally_box(self, seat: Seat, rank: Rank) -> Rect:
        """Where it stands how many of a rank are still in the game."""
        area = self.tallies[seat]
        down, at = divmod(TALLIED.index(rank), ROW)
        wide, high = area.width // ROW, area.height // 2
        box = Rect(area.left + at * wide, area.top + down * high, wide, high)
        return self.read(box, area)

    def fallen_box(self, seat: Seat, number: int) -> Rect:
        """Where the card of an army lies that is the first (0) or a later one to fall."""
        edge, (wide, high) = self.px(FIELD_EDGE), self.fallen
        area = self.fields[seat].inflate(-2 * edge, -2 * edge)
        down, at = divmod(number, IN_A_ROW)
        x = area.left + round(at * (area.width - wide) / (IN_A_ROW - 1))
        return Rect(x, area.top + round(down * (area.height - high) / (ROWS - 1)), wide, high)

    def read(self, box: Rect, area: Rect) -> Rect:
        """A box in an area, on the other side where one reads from right to left."""
        return mirrored(box, area) if self.rtl else box

    def below_deck(self, deck: Rect) -> Rect:
        """Where the count of a deck stands."""
        return Rect(deck.left, deck.bottom, deck.width, self.px(40))

    # What stands over the table for a while

    def duel_boxes(self) -> tuple[Rect, Rect]:
        """Where attacker (on the left) and target are compared."""
        first, second = (Rect((0, 0), self.large) for _ in range(2))
        away = round(self.large[0] * 1.05)
        first.center = self.stage.centerx - away, self.stage.centery
        second.center = self.stage.centerx + away, self.stage.centery
        return first, second

    def duel_head(self) -> Rect:
        """Where it stands who wins: a ribbon whose ends hang over, but not onto the decks."""
        stage = self.stage
        return Rect(stage.topleft, (stage.width, self.px(48))).inflate(self.px(18), 0)

    def duel_foot(self) -> Rect:
        """The line that says why somebody fell."""
        stage = self.stage
        return Rect(stage.left + self.px(24), stage.bottom - self.px(58),
                    stage.width - self.px(48), self.px(46))  # fmt: skip

    def duel_button(self) -> Rect:
        """The button at the foot of a duel that goes on."""
        foot = self.duel_foot()
        return Rect(0, 0, self.px(160), foot.height).move_to(midright=foot.midright)

    def end_box(self) -> Rect:
        """The panel that tells how a game of the match ended."""
        return self._on_stage(600, 236)

    def end_button(self) -> Rect:
        """The button under the sentence."""
        box, button = self.end_box(), Rect(0, 0, self.px(220), self.px(48))
        button.midbottom = (box.centerx, box.bottom - self.px(18))
        return button

    def look_box(self) -> Rect:
        """The panel of a look: over both lines, for what belongs to a card goes with it."""
        return self.stage

    def peek_box(self) -> Rect:
        """What is held on a shared screen to see the cards of a look."""
        box = self.look_box()
        return Rect(box.left + self.px(24), box.bottom - self.px(68), self.px(280), self.px(46))

    def done_box(self, shared: bool) -> Rect:
        """The button that puts a look away."""
        box = self.look_box()
        done = Rect(0, box.bottom - self.px(68), self.px(160), self.px(46))
        done.right = box.right - self.px(24)
        if not shared:
            done.centerx = box.centerx
        return done

    def _on_stage(self, wide: float, high: float) -> Rect:
        return Rect(0, 0, self.px(wide), self.px(high)).move_to(center=self.stage.center)


def places(size: tuple[int, int], bottom: Seat, aspect: float, rtl: bool = False) -> Places:
    """Lay the table out with the seat `bottom` nearest; `aspect`: a card's width by its height.

    Slots are counted from their owner's left, so the enemy's first is the rightmost.
    """
    design = Design(size, rtl)
    u, box, written = design.unit, design.box, design.written

    def card(wide: float) -> tuple[int, int]:
        return round(wide * u), round(wide * u / aspect)

    high = CARD / aspect
    first = 640 - (5 * CARD + 4 * GAP) / 2
    line = [first + (CARD + GAP) * slot for slot in SLOTS]
    tops = (OWN_TOP, ENEMY_TOP) if bottom == 0 else (ENEMY_TOP, OWN_TOP)
    xs = {OWN_TOP: line, ENEMY_TOP: line[::-1]}
    return Places(
        size, u, rtl, card(CARD), card(HAND), card(SMALL), card(FALLEN), card(LARGE),
        plates=tuple(written(40, PLATE_TOPS[top], 232, 62) for top in tops),
        slots=tuple(tuple(box(x, top, CARD, high) for x in xs[top]) for top in tops),
        decks=tuple(written(DECK_X, top + 12, DECK, DECK / aspect) for top in tops),
        tallies=tuple(written(40, PLATE_TOPS[top] + TALLY_BELOW, TALLY_WIDE, TALLY_HIGH)
                      for top in tops),
        fields=tuple(written(FIELD_X, FIELD_TOPS[top], FIELD_WIDE, FIELD_HIGH) for top in tops),
        listed=tuple(written(*(LISTED_BELOW if top == OWN_TOP else LISTED_ABOVE), 190, 54)
                     for top in tops),
        enemy_hand=box(540, 28, 200, SMALL / aspect),
        own_row=box(256, 692 - HAND / aspect, 768, HAND / aspect),
        zone=box(350, 462, 580, 68),
        ribbon=box(380, 243, 520, 48),
        dial=written(1000, 232, 240, 86),
        stage=box(384, 86, 512, 376),
        reading=box(264, 106, 752, 340),
        buttons=tuple(written(1044, 640 - 58 * n, 196, 46) for n in range(3)),
        asides=tuple(written(40, 640 - 58 * n, 150, 46) for n in range(2)),
    )  # fmt: skip
