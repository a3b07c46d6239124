"""Hot-seat play: people take turns at one screen, bots in between."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sitdown.kernel import Action, Document, Seat
from sitdown.words import Words

from .fallback_sketch import sketch_of
from .interrupts import InterruptGuard
from .local_table import LocalTable
from .saved_games import save
from .screens.screen import Scene, Screen
from .turn import Turn


class HotSeat:
    """A game at one screen, saved in a file after every move."""

    def __init__(
        self,
        table: LocalTable,
        screen: Screen,
        file: Path,
        language: str,
        door: InterruptGuard | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.file = file
        self.door = door or InterruptGuard()
        self.words = table.words(language)
        self.readers = {seat: self.words.to(seat) for seat in table.people}
        # The seat whose player looks at the screen now.
        self.facing: Seat | None = None
        self.log: dict[Seat, list[str]] = {seat: [] for seat in table.people}
        # Replies that each person has been offered already; they are not asked for those again.
        self.answered: dict[Seat, set[str]] = {seat: set() for seat in table.people}

    def run(self) -> None:
        """Plays to the end. A person can end it with Leave, EOFError or KeyboardInterrupt."""
        self.keep()
        while self.table.state.result is None:
            if not (self.ask_for_reply() or self.let_a_bot_move()):
                people = self.table.people
                self.take_turn(next(seat for seat in self.table.state.actors if seat in people))
        self.finish()

    def keep(self, surely: bool = True) -> None:
        with self.door.undisturbed():
            save(self.file, self.table, surely)

    # Moves.

    def act(self, seat: Seat, action: Action | Document) -> None:
        """Carries out a move. The table is saved before anybody is told of the move."""
        with self.door.undisturbed():
            public = self.table.act(seat, action)
            # A bot's move can be made again, so it does not wait for the disk.
            save(self.file, self.table, surely=seat in self.table.people)
        if not self.table.people:
            self.screen.say(*self.sentences(self.words, public))

    def let_a_bot_move(self) -> bool:
        move = self.table.company.move(self.table.state)
        if move is None:
            return False
        self.act(*move)
        return True

    def ask_for_reply(self) -> bool:
        """Asks a person who owes no answer about offers to them, once about each offer."""
        if not self.table.game.rules.asides:
            return False
        for seat in self.table.people:
            if seat in self.table.state.actors:
                continue
            new = {str(one) for one in self.table.state.replies(seat)} - self.answered[seat]
            if new:
                self.answered[seat] |= new
                self.take_turn(seat)
                return True
        return False

    def take_turn(self, seat: Seat) -> None:
        """Lets a person choose an action, and carries it out."""
        self.face(seat)
        turn = Turn(self.table, self.screen, self.readers[seat], seat, self.log[seat])
        action = turn.take()
        self.table.hear(seat)
        if action is None:
            self.keep()
        else:
            self.act(seat, action)

    # Showing.

    def face(self, seat: Seat) -> None:
        """Hands the screen to another person, with a curtain so that nothing secret is seen."""
        if self.facing != seat and len(self.table.people) > 1:
            self.screen.curtain()
            words = self.words
            self.screen.read(words.say("ui-call", number=seat + 1, name=words.seat(seat)))
            self.screen.curtain()
        self.facing = seat

    def sentences(self, words: Words, events: Sequence[Document]) -> list[str]:
        return [sentence for event in events if (sentence := words.event(event))]

    def finish(self) -> None:
        """Shows the final table and the standings."""
        people = self.table.people
        you = people[0] if len(people) == 1 else None
        words = self.words if you is None else self.readers[you]
        news = [] if you is None else self.sentences(words, self.table.news[you])
        if len(people) > 1:
            self.screen.curtain()
        view = self.table.state.view(you)
        self.screen.show(Scene(words, view, sketch_of(self.table.game, view), news))
        self.screen.say("", *self.standings(words))
        if you is not None:
            self.table.hear(you)
        self.keep()

    def standings(self, words: Words) -> list[str]:
        result = self.table.state.result
        assert result is not None
        lines: list[str] = []
        place = 1
        for seats in result["places"]:
            for seat in seats:
                score = result["scores"][seat]
                wins = seat in result["winners"]
                lines.append(words.say("ui-place", place=place, seat=seat, score=score, wins=wins))
            place += len(seats)
        return lines
