"""What an event is worth to whoever chooses it, at first sight, with a big hand."""

from __future__ import annotations

EVENT_WORTH: dict[str, float] = {
    "recession": 6.0, "take_them_out": 4.0, "mating_season": 3.0, "vandalism": 3.0,
    "seppuku": 3.0, "lucky_10": 2.0, "merry_christmas": 1.0, "crowdfunding": 1.0,
    "surprise_party": 1.0, "special_gift": 1.0, "russian_roulette": 1.5, "finish_line": 0.5,
    "friday_the_13th": 0.0, "last_chance": 0.0, "the_all_seeing_eye": 0.2, "distributor": 2.0,
    "resurrection": -1.0, "black_hole": -5.0, "little_brother": -6.0, "expansion": -6.0,
    "capitalism": -5.0, "third_time_lucky": -2.0, "communism": -2.0, "double_taxation": -2.0,
    "doomsday": -4.0, "black_jack": -1.0, "market": -1.0, "southpole": -4.0, "plus_one": -1.0,
}  # fmt: skip
