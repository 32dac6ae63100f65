"""What the robot does with what it sees: mostly play, now and then something else."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame

from game import prompts
from scenes.app import FRAME_NS
from scenes.menus.result import ResultScene
from scenes.table.replay import ReplayScene
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from tests.played.deals import SIZES, Deal
from tests.played.eyes import Sight, Thing
from tests.played.hands import KEY_WAYS, RIGHT_BUTTON, Hands
from tests.played.reflexes import Reflexes
from tests.played.room import Room

# How much each button of a menu draws the robot; what is not named is left alone.
MENUS: dict[str, dict[str, float]] = {
    "PauseScene": {"on": 9, "seats": 3, "leave": 2, "rules": 1, "sound": 0.5},
    "AskScene": {"yes": 1, "no": 1},
    "SitInScene": {"done": 3, "seat-": 1},
    "RulesScene": {"done": 9, "later": 1, "earlier": 0.5, "page-": 0.1},
    "StartScene": {"continue": 30, "matches": 0.3, "rules": 0.1},
    "SeatsScene": {"deal": 9, "option-": 0.1, "tab-": 0.5, "level-": 0.1, "more": 0.2,
                   "fewer": 0.2, "chance": 0.2},
    "MatchesScene": {"back": 3, "watch-": 1, "go-on-": 2},
    "PadGoneScene": {"anyway": 1, "back": 1},
    "PhoneGoneScene": {"anyway": 1, "back": 1},
    "SettingsScene": {"done": 1},
}  # fmt: skip
# What a mischievous robot does, and how often beside other mischief.
MISCHIEF = {
    "undo": 6, "redo": 4, "pause": 4, "log": 2, "rules": 1, "sound": 1, "skip": 3, "speed": 1,
    "read": 4, "lamp": 4, "any key": 5, "anywhere": 5, "drag": 3, "point": 3, "resize": 1,
    "look away": 1, "kill": 1.5, "pad": 1, "scroll": 1,
}  # fmt: skip
KEYS = {
    "undo": (pygame.KSCAN_BACKSPACE, pygame.KSCAN_F5), "redo": (pygame.KSCAN_F6,),
    "pause": (pygame.KSCAN_ESCAPE,), "log": (pygame.KSCAN_F2,), "rules": (pygame.KSCAN_F1,),
    "sound": (pygame.KSCAN_F3,), "skip": (pygame.KSCAN_F4,), "speed": (pygame.KSCAN_F8,),
    "lamp": (pygame.KSCAN_F7,),
    "any key": (
        *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), pygame.KSCAN_L, pygame.KSCAN_I,
        pygame.KSCAN_TAB, pygame.KSCAN_A, pygame.KSCAN_Q, pygame.KSCAN_SPACE,
        pygame.KSCAN_RETURN, pygame.KSCAN_F6, pygame.KSCAN_F4, *KEY_WAYS.values(),
    ),
}  # fmt: skip
# At a match that is only watched.
WATCHING = (pygame.KSCAN_ESCAPE, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE, pygame.KSCAN_RIGHT,
            pygame.KSCAN_END, pygame.KSCAN_HOME)  # fmt: skip
CORNER = {what: what for what in ("undo", "redo", "pause", "log", "rules", "lamp", "skip", "speed")}
# Buttons that end a choice of several things.
READY = ("answer done",)
# Nobody gives up, offers a draw, takes what was just laid away again, or draws where they could
# play, all the time: hands would never be empty.
SELDOM = {"give-up": 0.02, "offer-draw": 0.02, "slot": 0.2, "pile": 0.3}
# What is only read gets no match on, and there may be a dozen such things at a table.
READ = "about"
# A curtain, or cards that were looked at, may have to be held away for so long.
HELD_MS = (0, 60, 300, 700, 700, 1500)


class Player:
    """One robot at one match. `sober`: it only tries to get the match on."""

    def __init__(self, room: Room, deal: Deal, hands: Hands, rng: Random) -> None:
        self.room, self.deal, self.hands, self.rng = room, deal, hands, rng
        self.reflexes = Reflexes(hands, rng)
        self.sober = False
        # What it is on the way to with the arrows.
        self._wish: Any = None
        self._held_ms = 0.0
        self.games_left = deal.more_games
        self.leaving = False

    # The pace

    def wait_ms(self, sight: Sight) -> float:
        """How long until the robot looks again."""
        rng = self.rng
        if isinstance(sight.scene, TableScene) and not isinstance(sight.scene.controller, Sitting):
            return self._wait_against_time(sight.scene)
        if not isinstance(sight.scene, TableScene):
            return 350
        if self._held_ms > 1 and rng.random() < 0.8:
            return self._held_ms - 1
        if rng.random() < self.deal.haste * 0.4:
            return rng.choice((0, 0, 1, 8, 16, 40))
        if sight.moving:
            return rng.choice((16, 150, 400, 900))
        if not sight.asked:
            return rng.choice((250, 700, 1500))
        return rng.choice((30, 200, 600))

    def _still_held_ms(self) -> float:
        """How long until something comes up that the table knows to be down."""
        up_ns = self.hands.next_ns
        return 0.0 if up_ns is None else (up_ns - self.room.clock()) / 1e6

    def _wait_against_time(self, table: TableScene) -> float:
        now = self.room.clock()
        # The next picture comes no sooner than the app would begin it.
        picture = None if table.wake_ns is None else max(table.wake_ns, now + FRAME_NS)
        soon = [picture, self.reflexes.next_ns, self.hands.next_ns]
        wait = min((when - now for when in soon if when is not None), default=250_000_000)
        return min(250.0, max(1.0, wait / 1e6))

    # What it does

    def act(self, sight: Sight) -> int:
        """Do something, or nothing; how many things were done."""
        self._held_ms = self._still_held_ms()
        if isinstance(sight.scene, ReplayScene):
            self.hands.key(self.rng.choice(WATCHING))
            return 1
        if not isinstance(sight.scene, TableScene):
            return self._at_a_menu(sight)
        if not self.sober and self.rng.random() < self._mischief(sight):
            return self._be_mischievous(sight)
        if not isinstance(sight.scene.controller, Sitting):
            return self.reflexes.act(sight.scene)
        return self._at_the_table(sight)

    def _mischief(self, sight: Sight) -> float:
        timed = isinstance(sight.scene, TableScene) and sight.scene.match.game.timed
        return self.deal.mischief * (0.1 if timed else 1.0)

    # Menus

    def _at_a_menu(self, sight: Sight) -> int:
        if isinstance(sight.scene, ResultScene):
            return self._at_the_result(sight)
        name = type(sight.scene).__name__
        wanted = MENUS.get(name, {})
        weighed = [(thing, _weight(wanted, str(thing.name))) for thing in sight.things]
        if name == "StartScene":
            weighed += [(thing, 3.0) for thing in sight.named(f"box-{self.game_id}")]
        weighed = [(thing, weight) for thing, weight in weighed if weight]
        if not weighed or self.rng.random() < 0.05:
            self.hands.key(pygame.KSCAN_ESCAPE)
            return 1
        things, weights = zip(*weighed, strict=True)
        return self._press(self.rng.choices(things, weights)[0], sight)

    @property
    def game_id(self) -> str:
        return self.deal.seating.game_id

    def _at_the_result(self, sight: Sight) -> int:
        names = ("again",) if not self.leaving else ("shelf", "seats")
        return self._press(self.rng.choice(sight.named(*names) or list(sight.things)), sight)

    # Tables without a clock

    def _at_the_table(self, sight: Sight) -> int:
        if (curtain := sight.of_kind("curtain")) or (curtain := sight.of_kind("look", "go-on")):
            if self.hands.next_ns is not None or (self.rng.random() < 0.3 and not self.sober):
                return 0
            return self._hold(self.rng.choice(curtain), sight)
        targets = sight.of_kind("target")
        if not targets:
            return self._impatience(sight)
        wish = self._wish_among(targets)
        done = self._press(wish, sight)
        if self.rng.random() < self.deal.haste * 0.2:
            done += self._press(self.rng.choice((wish, *targets)), sight)
        return done

    def _wish_among(self, targets: list[Thing]) -> Thing:
        """What the robot is about to choose: the same till it has it, mostly something open.

        A button that says that all is chosen is seldom left alone.
        """
        same = [target for target in targets if target.name == self._wish]
        if same and self.rng.random() < 0.9:
            return same[0]
        targets = [target for target in targets if not self._seldom(target.name)] or targets
        open_ones = [target for target in targets if target.open]
        if open_ones and (self.sober or self.rng.random() < 0.9):
            targets = open_ones
        ready = [target for target in targets if target.open and str(target.name) in READY]
        wish = self.rng.choice(ready if ready and self.rng.random() < 0.6 else targets)
        self._wish = wish.name
        return wish

    def _seldom(self, name: Any) -> bool:
        """Whether it leaves that alone this time, as people mostly would."""
        if isinstance(name, prompts.Thing):
            name = name.value if name.kind == "answer" else name.kind
        if self.sober and name == READ:
            return True
        often = SELDOM.get(name, 1.0)
        return self.rng.random() >= often

    def _impatience(self, sight: Sight) -> int:
        """Nothing is asked: now and then the robot presses all the same."""
        if self.rng.random() > self.deal.haste * 0.3:
            return 0
        if self.rng.random() < 0.5:
            return self._anywhere()
        self.hands.accept(self._device("keyboard", "pad"))
        return 1

    # Devices

    def _device(self, *among: str) -> str:
        there = [device for device in self.deal.devices if device in among]
        device = self.rng.choice(there or list(among))
        if device == "pad" and self.hands.pad is None:
            self.hands.plug_in()
        return device

    def _press(self, thing: Thing, sight: Sight) -> int:
        """Choose it by some device; by keys the focus goes there first, a step at a time."""
        device = self._device("keyboard", "mouse", "touch", "pad")
        if device in ("mouse", "touch") and not sight.seen.collidepoint(thing.middle):
            self._roll(device, thing, sight)
            return 1
        match device:
            case "mouse":
                if self.rng.random() < 0.3:
                    self.hands.point(thing.middle)
                self.hands.click(thing.middle)
            case "touch":
                self.hands.tap(thing.middle, held_ms=self.rng.choice((0, 0, 100, 700)))
            case _:
                self._by_keys(device, thing, sight)
                return 1
        self._wish = None
        return 1

    def _roll(self, device: str, thing: Thing, sight: Sight) -> None:
        """What is wanted lies further up or down the page."""
        below = thing.middle[1] > sight.seen.centery
        middle, away = sight.seen.center, sight.seen.height // 3
        if device == "mouse":
            self.hands.scroll(-3 if below else 3)
        else:
            self.hands.swipe(middle, (middle[0], middle[1] + (-away if below else away)))

    def _by_keys(self, device: str, thing: Thing, sight: Sight) -> None:
        here = next((other for other in sight.things if other.name == sight.focus), None)
        alike = [other for other in sight.things if other.name == thing.name]
        if len(alike) > 1:
            # It is to be had in two places, and keys may go to one of them alone.
            thing = self.rng.choice(alike)
        if here is not None and (here.name == thing.name or self._slips(sight)):
            self.hands.accept(device)
            self._wish = None
            return
        if here is None:
            self.hands.way(device, self.rng.choice(tuple(KEY_WAYS)))
            return
        dx = thing.middle[0] - here.middle[0]
        dy = thing.middle[1] - here.middle[1]
        across = "right" if dx > 0 else "left"
        along = "down" if dy > 0 else "up"
        steps = [across] * (abs(dx) > abs(dy)) + [along] * (abs(dy) >= abs(dx))
        steps.append(self.rng.choice(tuple(KEY_WAYS)))
        self.hands.way(device, self.rng.choice(steps[:1] * 3 + steps))

    def _slips(self, sight: Sight) -> bool:
        """Whether it takes what has the focus for what it wants; not where games are chosen."""
        return isinstance(sight.scene, TableScene) and self.rng.random() < 0.2

    def _hold(self, thing: Thing, sight: Sight) -> int:
        """Press something that may have to be held."""
        held_ms = self.rng.choice(HELD_MS)
        device = self._device("keyboard", "mouse", "touch", "pad")
        match device:
            case "mouse":
                self.hands.click(thing.middle, held_ms=held_ms)
            case "touch":
                self.hands.tap(thing.middle, held_ms=held_ms)
            case _:
                self.hands.accept(device, held_ms)
        return 1

    # Mischief

    def _be_mischievous(self, sight: Sight) -> int:
        rng = self.rng
        kinds = list(MISCHIEF)
        if isinstance(sight.scene, TableScene) and sight.scene.match.game.timed:
            kinds = [kind for kind in kinds if kind not in ("undo", "redo")]
        what = rng.choices(kinds, [MISCHIEF[kind] for kind in kinds])[0]
        corner = sight.named(CORNER.get(what, ""))
        if corner and rng.random() < 0.5:
            return self._press_pointer(corner[0])
        if what in KEYS:
            self.hands.key(rng.choice(KEYS[what]))
            return 1
        match what:
            case "read":
                thing = rng.choice(sight.things)
                self.hands.point(thing.middle)
                self.hands.click(thing.middle, RIGHT_BUTTON)
            case "anywhere":
                return self._anywhere()
            case "drag":
                one, other = rng.choice(sight.things), rng.choice(sight.things)
                self.hands.drag(one.middle, other.middle)
            case "point":
                self.hands.point(self._somewhere())
            case "resize":
                self.room.resize(rng.choice(SIZES))
            case "look away":
                self.hands.look_away()
            case "kill":
                self.room.kill()
            case "pad":
                self.hands.unplug() if self.hands.pad is not None else self.hands.plug_in()
            case "scroll":
                self.hands.scroll(rng.choice((-1, 1)))
        return 1

    def _press_pointer(self, thing: Thing) -> int:
        if self._device("mouse", "touch") == "mouse":
            self.hands.click(thing.middle)
        else:
            self.hands.tap(thing.middle)
        return 1

    def _somewhere(self) -> tuple[int, int]:
        return self.rng.randrange(self.hands.size[0]), self.rng.randrange(self.hands.size[1])

    def _anywhere(self) -> int:
        self.hands.click(self._somewhere())
        return 1


def _weight(wanted: dict[str, float], name: str) -> float:
    """How much a button draws; keys that end with a dash stand for all that begin so."""
    if name in wanted:
        return wanted[name]
    return next((weight for key, weight in wanted.items()
                 if key.endswith("-") and name.startswith(key)), 0.0)  # fmt: skip
