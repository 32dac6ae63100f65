"""A table in the terminal: any game of choices, played in text, from prompts and telling alone."""

from __future__ import annotations

from collections.abc import Callable

from game.advice import advise, named
from game.bots.search import finish
from game.bots.worker import seed_from
from game.cards import Seat
from game.cast import temper_of
from game.chair import Chair
from game.match import Match
from game.messages import Message, Player, message, players
from game.prompts import Prompt
from game.registry import choices
from game.rules import Illegal, Refusal
from scenes.words import Words
from scenes.words.direction import unmarked
from scenes.words.saying import Saying

# So many of the best choices are named.
SHOWN = 3
# Clears the terminal and what can be scrolled back to.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Terminal:
    """One match in text. `read` takes a line (EOFError: no more comes), `write` shows one."""

    def __init__(
        self, match: Match, words: Words, read: Callable[[], str], write: Callable[[str], None]
    ) -> None:
        self.match, self.choices = match, choices(match.game.id)
        self.read, self.write = read, write
        self.saying = Saying(words, lambda seat: match.players[seat].name)
        self.chairs = [match.seat(seat) for seat in range(len(match.players))]
        self.people = [seat for seat, level in enumerate(match.levels) if not level]
        # Where people share the screen, what happens is told as an onlooker sees it.
        self.watcher = self.chairs[self.people[0]] if len(self.people) == 1 else match.seat(None)
        self.told = len(match.moves)
        # All that was told; how much of it each person has read; who reads now.
        self.log: list[str] = []
        self.seen = dict.fromkeys(self.people, 0)
        self.looking: Seat | None = None
        self.unsaved = False

    def play(self) -> None:
        """Play until the match is over, or somebody leaves (EOFError)."""
        while self.match.outcome is None:
            self.warn()
            chair = next(chair for chair in self.chairs if chair.asked)
            prompt = chair.prompt()
            assert prompt is not None
            if prompt.seat in self.people:
                self.ask(chair, prompt)
            else:
                level, seed = self.match.levels[prompt.seat], seed_from(chair.view)
                temper = temper_of(
                    self.match.players, self.choices.player_at(chair.view, prompt.seat)
                )
                bot = self.choices.make_bot(level, prompt.seat, seed, temper)
                move = bot.choose(chair.view, chair.moves, 0)
                refusal = chair.submit(move, prompt.at)
                if refusal is not None:
                    raise Illegal(refusal)
            self.tell()
        winners = players(self.match.outcome.winners)
        self.say(message("terminal-won" if winners.parts else "terminal-drawn", names=winners))

    def warn(self) -> None:
        """Say it when the disk does not take the match any more."""
        journal = self.match.journal
        unsaved = journal is not None and journal.trouble is not None
        if unsaved and not self.unsaved:
            self.say(message("table-unsaved"))
        self.unsaved = unsaved

    def tell(self) -> None:
        """Say what has happened since the last time."""
        for event in self.watcher.news(self.told):
            self.report(*self.choices.tell(event, self.watcher.view))
        self.told = len(self.match.moves)

    def ask(self, chair: Chair, prompt: Prompt) -> None:
        """Put the question to a person until it is answered."""
        if len(self.people) > 1 and self.looking != prompt.seat:
            self.hand_over(chair, prompt.seat)
        self.seen[prompt.seat] = len(self.log)
        while prompt.move is None:
            self.show(chair, prompt)
            match self.read().strip().lower():
                case "q":
                    raise EOFError
                case "u":
                    self.take_back(chair)
                    return
                case "t":
                    self.say(*self.choices.describe(chair.view))
                case "l":
                    self.light(chair, prompt)
                case "b" if prompt.picked:
                    prompt = prompt.back()
                case word:
                    prompt = self.picked(chair, prompt, word)
        self.refuse(chair, chair.submit(prompt.move, prompt.at))

    def light(self, chair: Chair, prompt: Prompt) -> None:
        """Say what an expert would do, and why."""
        expert, moves, view = self.choices.expert, chair.moves, chair.view
        if not expert.decides(moves):
            self.say(message("advice-only" if len(moves) == 1 else "advice-nothing"))
            return
        self.match.light(prompt.seat)
        game_id, seed = self.match.game.id, seed_from(view)
        found = finish(advise(game_id, expert, view, moves, seed, expert.full))
        self.say(*(named(expert, chair, choice.move) for choice in found.best[:SHOWN]), found.said)

    def picked(self, chair: Chair, prompt: Prompt, word: str) -> Prompt:
        """The prompt after the number that was typed; the same again if that is refused."""
        numbered = {str(number): answer for number, answer in enumerate(prompt.answers, 1)}
        if word not in numbered:
            self.say(message("terminal-which", count=len(prompt.answers)))
            return prompt
        try:
            return prompt.pick(numbered[word].thing)
        except Illegal as error:
            self.refuse(chair, error.refusal)
            return prompt

    def show(self, chair: Chair, prompt: Prompt) -> None:
        """The question and its numbered answers; closed ones with the reason."""
        self.write("")
        self.say(prompt.text)
        for number, answer in enumerate(prompt.answers, 1):
            label, parts = self.saying(answer.label), [f"{number:4}"]
            means = self.saying(answer.means) if answer.means is not None else ""
            if answer.refusal is not None:
                refused = self.saying(self.choices.refuse(answer.refusal, chair.view))
                parts += label, f"({refused})"
            elif unmarked(means).casefold().startswith(unmarked(label).casefold()):
                # What a card does often begins with its name.
                parts.append(means)
            else:
                parts += filter(None, (label, means))
            self.write("  ".join(parts))
        self.say(message("terminal-type", picked=len(prompt.picked)))

    def hand_over(self, chair: Chair, seat: Seat) -> None:
        """The others look away first; then this person reads what they have missed."""
        self.write(WIPE)
        self.say(message("terminal-hand-over", name=Player(seat)))
        self.read()
        self.looking = seat
        for line in self.log[self.seen[seat] :]:
            self.write(line)
        self.say(*self.choices.describe(chair.view))

    def take_back(self, chair: Chair) -> None:
        """Take back to the last choice of a person, if nothing hidden was shown since."""
        count = self.match.since(self.people)
        refusal = self.match.check_undo(count)
        if refusal is not None:
            self.refuse(chair, refusal)
            return
        for _ in range(count):
            self.match.undo()
        self.told = len(self.match.moves)
        self.report(message("terminal-taken-back"))

    def refuse(self, chair: Chair, refusal: Refusal | None) -> None:
        """Say why something is not allowed, if it is not."""
        if refusal is not None:
            self.say(self.choices.refuse(refusal, chair.view))

    def report(self, *messages: Message) -> None:
        """Say it to whoever reads now, and to the others when it is their turn."""
        self.log += map(self.saying, messages)
        self.say(*messages)

    def say(self, *messages: Message) -> None:
        for said in messages:
            self.write(self.saying(said))
