"""A table in the terminal: any game of choices, played in text, from prompts and telling alone."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits

from game.bots import Thinker
from game.cards import Seat
from game.chair import Chair
from game.kit import GameKit
from game.match import Match
from game.messages import Argument, Player, Several, message
from game.prompts import Prompt
from game.registry import kit, load, open_games
from game.rules import Illegal, Refusal
from scenes import settings
from scenes.doorstep import Trouble
from scenes.paths import Paths
from scenes.seating import default_seating, read_seats
from scenes.table.matches import dealt, file_away
from scenes.wish import Wish
from scenes.words import Words
from scenes.words.saying import Saying

BACK, TABLE, UNDO, LEAVE = "b", "t", "u", "q"
# Clears the terminal and what can be scrolled back to.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """Whoever plays wants to stop; the match stays as it is."""


class Terminal:
    """One match in text. `read` takes a line (raises EOFError at the end), `write` shows one."""

    def __init__(
        self, match: Match, kit: GameKit, words: Words,
        read: Callable[[], str], write: Callable[[str], None],
    ) -> None:  # fmt: skip
        self.match, self.kit, self.words = match, kit, words
        self.read, self.write = read, write
        self.say = Saying(words, lambda seat: match.players[seat].name)
        self.chairs = [match.seat(seat) for seat in range(len(match.players))]
        self.people = [seat for seat, level in enumerate(match.levels) if not level]
        self.bots: dict[Seat, Thinker] = {
            seat: kit.make_bot(level, seat, randbits(32))
            for seat, level in enumerate(match.levels) if level
        }  # fmt: skip
        # Where secrets are shared by one screen, what is told is what everybody may know.
        self.watcher = self.chairs[self.people[0]] if len(self.people) == 1 else match.seat(None)
        self.told = len(match.moves)
        self.looking: Seat | None = None

    def play(self) -> None:
        """Play until the match is over, or somebody leaves (`Left`)."""
        while self.match.outcome is None:
            self.tell()
            chair = next(chair for chair in self.chairs if chair.asked)
            if chair.seat in self.bots:
                move = self.bots[chair.seat].choose(chair.view, chair.moves, 0)
                chair.submit(move, chair.moment)
            else:
                self.ask(chair)
        self.tell()
        winners = Several(tuple(map(Player, self.match.outcome.winners)))
        self.line("terminal-won" if winners.parts else "terminal-drawn", names=winners)

    def tell(self) -> None:
        """Say what has happened since the last time."""
        self.told = min(self.told, len(self.match.moves))
        for event in self.watcher.news(self.told):
            for sentence in self.kit.tell(event, self.watcher.view):
                self.write(self.say(sentence))
        self.told = len(self.match.moves)

    def ask(self, chair: Chair) -> None:
        """Put the question to a person until it is answered."""
        self.hand_over(chair)
        at, prompt = chair.moment, chair.prompt()
        while prompt is not None and prompt.move is None:
            self.show(chair, prompt)
            word = self.read().strip().lower()
            if word == LEAVE:
                raise Left
            if word == UNDO:
                self.take_back(chair)
                return
            prompt = self.answered(chair, prompt, word)
        refusal = chair.submit(prompt.move, at) if prompt is not None else None
        if refusal is not None:
            self.refuse(chair, refusal)

    def answered(self, chair: Chair, prompt: Prompt, word: str) -> Prompt:
        """The prompt after what was typed; the same again after a refusal or a look round."""
        if word == TABLE:
            self.describe(chair)
        elif word == BACK and prompt.picked:
            return prompt.back()
        elif not word.isdecimal() or not 0 < int(word) <= len(prompt.answers):
            self.line("terminal-which", count=len(prompt.answers))
        else:
            try:
                return prompt.pick(prompt.answers[int(word) - 1].thing)
            except Illegal as error:
                self.refuse(chair, error.refusal)
        return prompt

    def refuse(self, chair: Chair, refusal: Refusal) -> None:
        """Say why something is not allowed."""
        self.write(self.say(self.kit.refuse(refusal, chair.view)))

    def show(self, chair: Chair, prompt: Prompt) -> None:
        """The question and its numbered answers; closed ones with the reason."""
        self.write("")
        self.write(self.say(prompt.text))
        for number, answer in enumerate(prompt.answers, 1):
            parts = [self.say(answer.label)]
            if answer.refusal is not None:
                why = self.kit.refuse(answer.refusal, chair.view)
                parts.append(f"({self.say(why)})")
            elif answer.means is not None:
                parts.append(self.say(answer.means))
            self.write(f"{number:4}  " + "  ".join(parts))
        self.line("terminal-type", picked=len(prompt.picked))

    def hand_over(self, chair: Chair) -> None:
        """Where several people share the screen, the others look away first."""
        if len(self.people) > 1 and self.looking != chair.seat:
            assert chair.seat is not None
            self.write(WIPE)
            self.line("terminal-hand-over", name=self.match.players[chair.seat].name)
            self.read()
            self.describe(chair)
        self.looking = chair.seat

    def describe(self, chair: Chair) -> None:
        for sentence in self.kit.describe(chair.view):
            self.write(self.say(sentence))

    def take_back(self, chair: Chair) -> None:
        """Take back to the last choice of a person, if nothing hidden was shown since."""
        count = self.match.since(self.people)
        refusal = self.match.check_undo(count)
        if refusal is not None:
            self.refuse(chair, refusal)
            return
        for _ in range(count):
            self.match.undo()
        self.line("terminal-taken-back")

    def line(self, key: str, /, **args: Argument) -> None:
        self.write(self.say(message(key, **args)))


def play_in_terminal(wish: Wish) -> int:
    """Play what the command line asks for here; always 0. Raises `Trouble` if it cannot."""
    paths = Paths.of_player()
    words = Words(settings.load(paths)[0].language)
    game_id = wish.game or next(g for g in open_games() if not load(g).timed)
    if game_id not in open_games():
        raise Trouble("error-unknown-game", what=game_id, games=", ".join(open_games()))
    if load(game_id).timed:
        raise Trouble("front-terminal-timed", game=words(f"{game_id}-title"))
    levels = read_seats(wish.seats, load(game_id)) if wish.seats else ()
    seed = randbits(32) if wish.seed is None else wish.seed
    match = dealt(paths, default_seating(game_id, words, seed, levels))
    try:
        Terminal(match, kit(game_id), words, input, print).play()
    except (Left, EOFError, KeyboardInterrupt):
        print(words("terminal-left"))
    finally:
        assert match.journal is not None
        file_away(paths, match, match.journal)
    return 0
