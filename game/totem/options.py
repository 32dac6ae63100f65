"""The options and constants of Totem, each with its default first (TOT, Options and Constants)."""

from __future__ import annotations

from dataclasses import dataclass

from game.options import CARDS, MATCH, TABLE, choice, number

# No press of a phone may be less sure than this (ms, TOT-749).
MOST_WITHIN = 240
PACE_MS = {"normal": 1800, "calm": 2600, "brisk": 1300, "frantic": 900}


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on before the first card. Times are ms."""

    pace: str = choice("normal", "calm", "brisk", "frantic", "custom", group=MATCH)
    games: str = choice("1", "best of 3", "best of 5", "endless", group=MATCH)
    deck: str = choice("full", "short", group=CARDS)
    flip_mode: str = choice("auto", "own_key")
    mode_banner: bool = choice(True, False, group=TABLE)
    colour_marks: bool = choice(False, True, group=TABLE)
    wait_for_duel: bool = choice(False, True)
    play_on: bool = choice(False, True)
    steady_grip: bool = choice(False, True)
    knock_over: bool = choice(False, True)
    phones: bool = choice(False, True, group=TABLE)
    face_turns: bool = choice(True, False)
    penalty_piles: str = choice("all", "others", "mild", group=CARDS)
    two_player_form: str = choice("two_hands", "one_hand")
    wrong_hand: str = choice("error", "ignore", needs=("two_player_form", "two_hands"))
    three_player_rule: bool = choice(True, False)
    three_colour_effect: str = choice("rush", "duel", needs=("three_player_rule", True))
    surplus: str = choice("dealt", "pot", group=CARDS)
    colour_ends: str = choice("covered", "first_duel", group=CARDS)
    pace_ms: int = number(1800, 700, 4000, needs=("pace", "custom"))
    air_ms: int = number(180, 80, 400)
    min_gap_ms: int = number(600, 300, 1500, needs=("flip_mode", "own_key"))
    flip_timeout_ms: int = number(4000, 1500, 60000, needs=("flip_mode", "own_key"))
    flip_timeout: bool = choice(True, False, basic=False, needs=("flip_mode", "own_key"))
    grace_ms: int = number(300, 0, 500)
    tie_ms: int = number(8, 0, 20)
    error_lock_ms: int = number(1500, 0, 3000)
    spent_lock_ms: int = number(1000, 300, 2000)
    grip_ms: int = number(120, 60, 250, needs=("steady_grip", True))
    hold_ms: int = number(1500, 800, 3000)
    choice_ms: int = number(4000, 2000, 10000)
    count_step_ms: int = number(600, 300, 1000)
    rush_ms: int = number(10000, 3000, 30000)
    dead_ms: int = number(5000, 2000, 10000)
    debounce_ms: int = number(120, 60, 250)

    @property
    def turn_ms(self) -> int:
        """The wait between two cards that the chosen pace means (TOT-708)."""
        return PACE_MS.get(self.pace, self.pace_ms)
