"""What the score sheet of NYET! says: a line a round, and how the last one was worked out."""

from __future__ import annotations

from dataclasses import replace

from game.cards import NOBODY
from game.messages import players
from game.nyet.scoring import team_points
from game.nyet.teams import smaller_team
from game.nyet.view import NyetView
from scenes.table.hand.brush import Brush
from scenes.table.hand.sheet import Row, Sheet

LINES_SHOWN = 10


def score_sheet(view: NyetView, read: int | None, brush: Brush) -> Sheet:
    """The sheet with so many sentences of the last round `read`; None: all, and the sums."""
    words, shown = brush.words, view.sheet[-LINES_SHOWN:]
    first = len(view.sheet) - len(shown) + 1
    counted = shown if read is None else shown[:-1]
    rows = [
        Row(words("nyet-sheet-round", number=number), tuple(f"{gain:+d}" for gain in result.gains))
        for number, result in enumerate(counted, first)
    ]
    if read is not None:
        rows.append(Row(words("nyet-sheet-round", number=len(view.sheet)), ()))
    sums = tuple(str(brush.points(seat, score)) for seat, score in enumerate(view.scores))
    total = Row(words("nyet-sheet-total"), () if read is not None else sums)
    title = words("nyet-sheet-title", number=view.number)
    return Sheet(title, tuple(rows), total, workings(view, brush), read)


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
