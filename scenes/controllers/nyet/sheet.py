"""What the score sheet of NYET! says: a line a round, and how the last one was worked out."""

from __future__ import annotations

from dataclasses import replace
from operator import sub

from game.cards import NOBODY
from game.messages import players
from game.nyet.scoring import team_points
from game.nyet.teams import smaller_team
from game.nyet.view import NyetView
from scenes.table.hand.brush import Brush
from scenes.table.hand.sheet import Row, Sheet

LINES_SHOWN = 10


def score_sheet(view: NyetView, brush: Brush) -> Sheet:
    """How the last round was worked out, a line a round, and the sums."""
    words, shown = brush.words, view.sheet[-LINES_SHOWN:]
    first = len(view.sheet) - len(shown) + 1
    none = (0,) * len(view.scores)
    rows = tuple(
        Row(words("nyet-sheet-round", number=number), result.gains, signed=True,
            since=none if result is shown[-1] else ())
        for number, result in enumerate(shown, first)
    )  # fmt: skip
    best = tuple(seat for seat, score in enumerate(view.scores) if score == max(view.scores))
    since = tuple(map(sub, view.scores, view.sheet[-1].gains))
    total = Row(words("nyet-sheet-total"), view.scores, best, since=since)
    return Sheet(words("nyet-sheet-title", number=view.number), rows, total, workings(view, brush))


def workings(view: NyetView, brush: Brush) -> tuple[str, ...]:
    """How the round's points came about, a sentence a step (NYET-85 to NYET-88, O-3, O-4)."""
    result, options, words = view.sheet[-1], view.options, brush.words
    catches = tuple(map(sum, zip(result.tricks, result.loot, strict=True)))
    about = (catches, result.teams, result.bonus, result.terms.value)
    points = team_points(*about, replace(options, difference=False))
    held = result.bonus != NOBODY
    small = smaller_team(result.teams)
    sentences = []
    for side in (0, 1):
        seats = [seat for seat, team in enumerate(result.teams) if team == side]
        key, bonus = "nyet-sheet-working", 0
        if options.bonus == "shared" and held and result.bonus in seats:
            key, bonus = "nyet-sheet-working-shared", catches[result.bonus]
        elif options.bonus == "team" and small and small[0] in seats:
            key = "nyet-sheet-working-team"
        sentences.append(words(
            key, names=brush.say(players(seats)), bonus=bonus, value=result.terms.value,
            tricks=sum(result.tricks[seat] for seat in seats),
            loot=sum(result.loot[seat] for seat in seats), points=points[side],
        ))  # fmt: skip
    if options.difference:
        points = team_points(*about, options)
        sentences.append(words("nyet-sheet-difference", points=max(points)))
    if options.bonus == "holder" and held:
        single = points[result.teams[result.bonus]]
        sentences.append(words("nyet-sheet-bonus", name=brush.seated[result.bonus].name,
                               single=single, points=2 * single))  # fmt: skip
    return tuple(sentences)
