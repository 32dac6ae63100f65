"""What lies where on Totem's table: decks, piles, plates, and cards on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.cards import HIDDEN, CardsMoved, Event, Zone
from game.totem import events as ev
from game.totem.deal import deck_for
from game.totem.options import MOST_WITHIN
from game.totem.view import HandView
from scenes.controllers.totem.account import HEADLINES, account_area, headline_of
from scenes.controllers.totem.choice import choice_pictures
from scenes.controllers.totem.desk import Desk
from scenes.controllers.totem.grab_pads import grab_pads, pad_pictures
from scenes.controllers.totem.heaps import Heap, deck_of, paint_heap, pile_of
from scenes.controllers.totem.moment import time_of
from scenes.controllers.totem.plates import Plate, note_is_read, plate_picture
from scenes.controllers.totem.ring import (
    DECK_SHARE,
    Ring,
    astray,
    boxes_of,
    even_angles,
    middle_of,
    ring,
    spoken_places,
    totem_with,
)
from scenes.table.hints import AIR, hint_area
from scenes.table.layout import inner
from scenes.table.motion import LIFT, PUSHES, Flight, flight_ms
from scenes.table.riffle import RIFFLE_MS, is_time, riffle
from scenes.table.spots import nearest_free
from scenes.table.sprites import COARSE_STEPS, DEGREES, SQUEEZE_STEPS
from sounds.names import Sound

MS = 1_000_000
POT = Zone("pot")
# Two hands each lie from left to right as their keys do on the keyboard.
TWO_HANDS_ANGLES = {(0, "left"): 202.0, (0, "right"): 155.0, (1, "left"): 25.0, (1, "right"): -22.0}
# The outcome's cards follow when the totem has frozen and leapt.
LEAP_MS = 560
# When the deck has been shuffled and dealt, the last card goes no later than this.
DEAL_STAGGER_MS, DEAL_MS = 18, 1500
MOVE_STAGGER_MS = 40
MOVE_ALL_MS = 620
PLATES_KEPT = 96
# A card that is turned comes down from so much above its size, and takes so long.
SLAPPED, SLAP_MS = 1.09, 150
TURNS = (-16.0, 11.0, -7.0, 19.0, -12.0, 6.0)


class Tabletop:
    """The heaps and plates of one Totem table, kept to what has landed."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.table = desk.table
        self.ring: Ring
        self.heaps: dict[Zone, Heap] = {}
        self.plates: list[tuple[Rect, Plate]] = []
        self._plate_pictures: dict[tuple[Plate, tuple[int, int]], Surface] = {}
        # What is let into the cloth, under all that lies on it.
        self.inlays: list[tuple[Rect, Surface]] = []
        self.spoken: tuple[Rect, ...] = ()
        self.hint = Rect(0, 0, 0, 0)
        self.pads: dict[int, Rect] = {}
        self.lifts: dict[int, Flight] = {}
        self._inbound: dict[Zone, int] = {}
        # What plates tell of each heap.
        self._counted: dict[Zone, int] = {}
        self._moves_after_ns = 0

    # Where things lie

    def lay_out(self, size: tuple[int, int]) -> None:
        """Give every zone its place in a window of this size."""
        self.lifts.clear()
        self._inbound.clear()
        self.ring = ring(size, self._angles())
        corners = self.table.corner.area(), account_area(self.ring)
        for note in self._note_places(size, *corners):
            self.hint, self.spoken = note, spoken_places(self.ring, *corners, note)
            stray = any(astray(self.ring, hand, box) for hand, box in enumerate(self.spoken))
            if not stray and note.collidelist(self.spoken) < 0:
                break
        heaps = self.heaps
        heaps.clear()
        self._plate_pictures.clear()
        for hand, place in enumerate(self.ring.hands):
            heaps[deck_of(hand)] = Heap(deck_of(hand), place.deck, self.ring.deck_card)
            heaps[pile_of(hand)] = Heap(pile_of(hand), place.pile, self.ring.card, open=True)
        self.lay_pads()
        self.refresh()
        self.table.stale(Rect((0, 0), size))

    def _note_places(self, size: tuple[int, int], *taken: Rect) -> Iterator[Rect]:
        """Where a note may lie: beside the first person's plate, if there is room; the corner."""
        ring, desk = self.ring, self.desk
        corner = hint_area(size, ring.unit, self.table.house.lettering.rtl)
        persons = [hand for hand in range(len(desk.owners)) if not desk.level(hand)]
        lying = [middle_of(ring), *(box for hand in ring.hands for box in boxes_of(ring, hand))]
        lying += [totem_with(ring, hand) for hand in range(len(ring.hands))]
        air, inside = round(ring.unit * AIR), inner(size, ring.unit)
        for hand in persons[:1]:
            # Where people are spoken to is left free rather, if that is near enough.
            for said in ((), spoken_places(ring, *taken)):
                avoid = [*lying, *taken, *said]
                spot = nearest_free(corner.size, ring.hands[hand].plate, inside, avoid, air)
                if spot is not None:
                    yield spot
        yield corner

    def pictures_to_come(self) -> Iterator[Callable[[], object]]:
        """Every face that can be turned, as it will lie; then backs and hands in the air."""
        table, ring, view = self.table, self.ring, self.desk.view
        for card in deck_for(len(view.points), view.options):
            yield partial(
                table.pictures.front,
                card,
                ring.card,
                quarter_turn=view.turns[card],
                marks=table.marks,
            )
        for hand, place in enumerate(ring.hands):
            yield partial(self.desk.reaching, hand, place, ring)
            for headline in HEADLINES:
                yield partial(headline_of, self.desk, hand, headline, ring.unit)
        yield partial(time_of, self.desk, 1234567890, ring.unit)
        yield from choice_pictures(self.desk, ring)
        yield from self._flips_to_come(table.pictures.back(ring.card))
        for wide in (ring.deck_card, ring.card):
            back = table.pictures.back(wide)
            for step in range(round(COARSE_STEPS * DECK_SHARE), COARSE_STEPS + 1):
                for degrees in range(-18, 20, DEGREES):
                    size = wide * step / COARSE_STEPS
                    yield partial(table.sprites.of, back, size, degrees, 1.0, COARSE_STEPS)

    def _flips_to_come(self, card: Surface | None) -> Iterator[Callable[[], object]]:
        """A card turning over, as the open one does when its pile is taken."""
        if card is not None:
            for part in range(1, SQUEEZE_STEPS):
                narrow = part / SQUEEZE_STEPS
                yield partial(self.table.sprites.of, card, card.get_width(), 0, narrow)

    def _angles(self) -> tuple[float, ...]:
        owners, sides = self.desk.owners, self.desk.sides
        if sides[0]:
            return tuple(TWO_HANDS_ANGLES[who] for who in zip(owners, sides, strict=True))
        return even_angles(len(owners))

    def place(self, zone: Zone) -> tuple[tuple[int, int], int]:
        """The middle of a zone and the width of its cards; the pot lies under the totem."""
        if zone == POT:
            return self.ring.centre, self.ring.deck_card
        place = self.ring.hands[zone.owner]
        if zone.kind == "deck":
            return place.deck, self.ring.deck_card
        return place.pile, self.ring.card

    def lay_pads(self) -> None:
        """Let the grab pads of the hands that fingers play into the cloth."""
        hands = tuple(self.desk.touched) if self.table.live else ()
        self.pads = grab_pads(self.ring, hands)
        colours = {hand: self.desk.colour(hand) for hand in hands}
        inlays = pad_pictures(self.ring, self.pads, colours)
        if inlays != self.inlays:
            self.table.stale(*(box for box, _ in (*self.inlays, *inlays)))
            self.inlays = inlays

    def pad_at(self, pos: tuple[int, int]) -> int | None:
        """The hand on whose grab pad a finger is."""
        return next((hand for hand, pad in self.pads.items() if pad.collidepoint(pos)), None)

    def deck_at(self, pos: tuple[int, int]) -> int | None:
        """The hand on whose deck a pointer is."""
        decks = (boxes_of(self.ring, place)[1] for place in self.ring.hands)
        return next((hand for hand, deck in enumerate(decks) if deck.collidepoint(pos)), None)

    def say(self, hand: int, text: str, alert: bool = False) -> None:
        """A sentence beside a hand's plate."""
        self.table.toasts.say(text, self.spoken[hand], self.desk.now_ns, alert)
        self.table.dirty = True

    # What lies there

    def paint(self, layer: Surface, box: Rect) -> None:
        """Draw what lies in that box: what is let into the cloth, heaps, and plates."""
        for place, picture in self.inlays:
            if place.colliderect(box):
                layer.blit(picture, place)
        for heap in self.heaps.values():
            if heap.rect().colliderect(box):
                paint_heap(layer, heap, self.table.pictures, self.table.marks)
        for place, plate in self.plates:
            if place.colliderect(box):
                layer.blit(self._plate_picture(plate, place.size), place)

    def _plate_picture(self, plate: Plate, size: tuple[int, int]) -> Surface:
        made = self._plate_pictures.get((plate, size))
        if made is None:
            if len(self._plate_pictures) >= PLATES_KEPT:
                self._plate_pictures.clear()
            stark = self.table.house.settings.contrast
            made = plate_picture(size, plate, self.desk.lettering, stark)
            self._plate_pictures[plate, size] = made
        return made

    def refresh(self) -> None:
        """Bring heaps and plates to what the rules say, less what is still on its way."""
        for hand in range(len(self.desk.view.hands)):
            self._lay_heaps(hand)
        self._plates()

    def _lay_heaps(self, hand: int) -> None:
        """The deck and the pile of a hand."""
        view, seen = self.desk.view, self.desk.view.hands[hand]
        self._lay(deck_of(hand), seen.deck - seen.in_air, HIDDEN, 0, False)
        top, turn = (HIDDEN, 0) if seen.top is None else (seen.top, view.turns[seen.top])
        spent = any(seen.top in group for group in view.spent)
        self._lay(pile_of(hand), seen.pile, top, turn, spent)

    def _lay(self, zone: Zone, count: int, top: int, turn: int, dim: bool) -> None:
        heap = self.heaps[zone]
        count = max(0, count - self._inbound.get(zone, 0))
        cards = [HIDDEN] * count
        if cards and not self._inbound.get(zone):
            cards[-1] = top
        if (cards, turn, dim) != (heap.cards, heap.turn, heap.dim):
            heap.cards, heap.turn, heap.dim = cards, turn, dim
            self.table.stale(heap.rect())
            face = heap.face(self.table.pictures, self.table.marks)
            self.table.warm(self._flips_to_come(face))

    def _plates(self) -> None:
        plates = [
            (place.plate, self._plate(hand, self.desk.view.hands[hand]))
            for hand, place in enumerate(self.ring.hands)
        ]
        old, self.plates = self.plates, plates
        same = len(old) == len(plates)
        changed = [
            box
            for number, (box, plate) in enumerate(plates)
            if not same or old[number] != (box, plate)
        ]
        self.table.stale_in_turn(*changed)

    def _renew_plate(self, hand: int) -> None:
        """Nobody else's has changed."""
        box, before = self.plates[hand]
        plate = self._plate(hand, self.desk.view.hands[hand])
        if plate != before:
            self.plates[hand] = box, plate
            self.table.stale_in_turn(box)

    def _plate(self, hand: int, seen: HandView) -> Plate:
        desk, view, words = self.desk, self.desk.view, self.desk.words
        player, level = desk.match.players[seen.owner], desk.level(hand)
        lent = desk.is_lent(seen.owner)
        key = "" if seen.place or level or lent else desk.key(hand, "grab")
        if seen.place:
            note = words("totem-place", place=seen.place)
        elif level:
            note = words(f"totem-bot-{level}")
        elif self._turns_by_key(hand):
            note = words("totem-turn-key", key=desk.key(hand, "flip"))
        elif desk.is_gone(seen.owner):
            note = words("phones-away")
        elif lent:
            note = words("phones-unsure", ms=desk.unsure_ms.get(seen.owner, MOST_WITHIN // 2))
        else:
            note = words(f"totem-side-{seen.side}") if seen.side else ""
        plate = Plate(
            name=player.name,
            colour=desk.colour(hand),
            big=str(self._told(deck_of(hand), seen.deck)),
            small=words("totem-open-cards", count=self._told(pile_of(hand), seen.pile)),
            key=key,
            note=note,
            active=seen.place == 1 or (hand == view.pointer and view.phase in ("turning", "start")),
            greyed=seen.locked_until > desk.match_ms or seen.place > 1,
            portrait=desk.portrait(hand),
        )
        size = self.ring.hands[hand].plate.size
        if not (key and note) or note_is_read(plate, size, desk.lettering):
            return plate
        # There is no room beside the key: the name says a side, and what to do now is said instead
        # of the open cards, or of the key.
        if not self._turns_by_key(hand):
            return replace(plate, name=desk.name(hand), note="")
        bare = replace(plate, small="")
        return bare if note_is_read(bare, size, desk.lettering) else replace(plate, key="")

    def _told(self, zone: Zone, count: int) -> int:
        """How many cards a plate tells of: what is on its way there counts when all has landed."""
        if not self._inbound.get(zone):
            self._counted[zone] = count
        return self._counted.setdefault(zone, count)

    def _turns_by_key(self, hand: int) -> bool:
        """Whether it is this hand's to turn the next card (TOT-709)."""
        view = self.desk.view
        waits = view.phase == "turning" and view.pointer == hand
        return waits and view.options.flip_mode == "own_key"

    def next_unlock(self) -> int | None:
        """When the next greyed plate brightens again (match ms)."""
        now = self.desk.match_ms
        hands = self.desk.view.hands
        locks = [hand.locked_until for hand in hands if hand.locked_until > now]
        return min(locks, default=None)

    def moving(self, now_ns: int) -> bool:
        """Whether plates must be looked at again because a lock has ended."""
        clock = self.desk.clock
        if not clock.paused and any(plate.greyed for _, plate in self.plates):
            self._plates()
        return False

    # Cards on their way

    def hear(self, event: Event, now_ns: int) -> None:
        """Start the flights an event asks for."""
        match event:
            case ev.Dealt():
                self._deal(event, now_ns)
            case ev.Lifted(hands):
                for hand in hands:
                    self._lift(hand, now_ns)
            case ev.PutBack(hands):
                for hand in hands:
                    self._end_lift(hand)
            case ev.Revealed(hands):
                for hand in hands:
                    self._end_lift(hand)
                    self._slap(hand, now_ns)
            case ev.Grabbed():
                self._moves_after_ns = now_ns + LEAP_MS * MS
            case CardsMoved():
                self._move(event, now_ns)

    def _lift(self, hand: int, now_ns: int) -> None:
        """A card goes up: it takes exactly `air_ms`, and shows its back all the way."""
        place = self.ring.hands[hand]
        flight = Flight(
            self.table.pictures.back(self.ring.card), place.deck, place.pile,
            self.ring.deck_card, self.ring.card, now_ns,
            self.desk.options.air_ms * MS, arc=self.ring.unit * 14, squeeze=True,
        )  # fmt: skip
        if self.table.motion.fly_exactly(flight):
            self.lifts[hand] = flight

    def _end_lift(self, hand: int) -> None:
        flight = self.lifts.pop(hand, None)
        if flight is not None:
            self.table.motion.drop(flight)

    def _slap(self, hand: int, now_ns: int) -> None:
        """An open card comes down on its pile: all of it is seen from the first moment on."""
        view, pictures, ring = self.desk.view, self.table.pictures, self.ring
        top, pile = view.hands[hand].top, ring.hands[hand].pile
        if top is None:
            return
        face = pictures.front(top, ring.card, quarter_turn=view.turns[top], marks=self.table.marks)
        self.table.motion.fly_exactly(Flight(
            face, pile, pile, ring.card * SLAPPED, ring.card, now_ns, SLAP_MS * MS,
            shade=pictures.shadow(ring.card),
        ))  # fmt: skip

    def _deal(self, event: ev.Dealt, now_ns: int) -> None:
        """All decks fill from the middle, one card at a time round the table."""
        hands = len(event.decks)
        cards = sum(event.decks)
        shuffled_ms = self._shuffle(now_ns)
        step = min(DEAL_STAGGER_MS, (DEAL_MS - shuffled_ms) / cards)
        back = self.table.pictures.back(self.ring.deck_card)
        for number in range(cards):
            hand = (event.starts + number) % hands
            leaves = now_ns + round((shuffled_ms + number * step) * MS)
            self._send(POT, deck_of(hand), number, leaves, back)

    def _shuffle(self, now_ns: int) -> int:
        """The deck is shuffled in the middle; how long that takes (ms)."""
        ring, pictures, mixer = self.ring, self.table.pictures, self.table.house.mixer
        if not is_time(self.table.motion):
            mixer.play(Sound.DEAL)
            return 0
        mixer.play(Sound.SHUFFLE)
        wide = ring.deck_card
        deck = Rect(0, 0, wide, wide).move_to(center=ring.centre)
        cards = riffle(pictures.back(wide), deck, pictures.shadow(wide), now_ns, ring.unit)
        cards[-1].landed = partial(mixer.play, Sound.DEAL)
        for card in cards:
            self.table.motion.fly(card)
        return RIFFLE_MS

    def _move(self, event: CardsMoved, now_ns: int) -> None:
        """Cards go from zone to zone when the totem has leapt, the top one first."""
        begins = max(now_ns, self._moves_after_ns)
        step = min(MOVE_STAGGER_MS, MOVE_ALL_MS / len(event.cards))
        heap = self.heaps.get(event.source)
        face = heap.face(self.table.pictures, self.table.marks) if heap else None
        back = self.table.pictures.back(self.place(event.source)[1])
        if heap and face and self.table.motion.still and begins > now_ns:
            # Where nothing flies, one sees as long as where it does what was fought for.
            spot, wide = self.place(event.source)
            self.table.motion.stand(Flight(face, spot, spot, wide, wide, now_ns, begins - now_ns))
        # Those below are sent first, so that the top card is drawn over them while they wait.
        for number in reversed(range(len(event.cards))):
            leaves = begins + round(number * step * MS)
            self._send(event.source, event.target, number, leaves, back, None if number else face)

    def _send(
        self, source: Zone, target: Zone, number: int, begins_ns: int,
        back: Surface, face: Surface | None = None,
    ) -> None:  # fmt: skip
        """One card on its way; one with a face turns over."""
        start, wide = self.place(source)
        end, end_wide = self.place(target)
        self._inbound[target] = self._inbound.get(target, 0) + 1
        lasts = round(flight_ms(start, end, self.ring.unit) * MS)
        flight = Flight(
            face or back, start, end, wide, end_wide, begins_ns, lasts,
            turn=0 if face else TURNS[number % len(TURNS)], arc=self.ring.unit * 26,
            lift=LIFT if face else 0.0,
            shade=self.table.pictures.shadow(face.get_width()) if face else None,
            other_side=(lambda: back) if face else None,
            pushes=self.ring.unit * PUSHES if face else 0.0,
            landed=lambda: self._landed(target),
        )  # fmt: skip
        self.table.fly(flight, falls=face is not None)

    def _landed(self, zone: Zone) -> None:
        self._inbound[zone] = max(0, self._inbound.get(zone, 0) - 1)
        if zone != POT:
            self._lay_heaps(zone.owner)
            self._renew_plate(zone.owner)
