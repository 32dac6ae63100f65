"""The front door of Kibitz: reads the command line, looks at the doorstep, opens the house."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from scenes.doorstep import Trouble, check, say, take_any_letter, tell
from scenes.startup.command_line import read

DONE, REFUSED = 0, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run Kibitz; the exit code is 0, 1 after a crash, 2 if it could not begin."""
    take_any_letter()
    try:
        asked = read(sys.argv[1:] if argv is None else argv)
        check()
        # Not before the check: all that follows needs packages that may be missing.
        if asked.shortcut:
            from scenes.startup.shortcut import install

            say(install())
            return DONE
        if asked.terminal:
            from scenes.startup.straight_in import in_the_terminal

            return in_the_terminal(asked)
        from scenes.startup.opening import play

        return play(asked)
    except Trouble as trouble:
        tell(str(trouble))
        return REFUSED
    except BrokenPipeError:
        # Whoever read what is said has heard enough.
        return DONE


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In a built Kibitz a bot's worker is this very program, called again.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
