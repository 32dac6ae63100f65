"""Write all playthroughs anew: `python -m tests.playthroughs.write`. Then read the diff."""

from __future__ import annotations

from tests.playthroughs.transcript import PLAYTHROUGHS, write_down

if __name__ == "__main__":
    for play in PLAYTHROUGHS:
        play.path.write_text(write_down(play), encoding="utf-8")
        print(play.path.name, play.path.stat().st_size)
