"""How often Python looks for rubbish while tests run."""

from __future__ import annotations

import gc

# Pages and tables by the hundred: by default a tenth of all time went into looking for rubbish.
SELDOM = 20_000


def look_seldom() -> None:
    """What stands now is never looked through again, what comes later seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM)
