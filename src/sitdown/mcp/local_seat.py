"""An assistant's seat at a local table with bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from sitdown.bots import Bot, Company, bot, owed
from sitdown.kernel import Action, BadOptions, Document, Game, Look, State
from sitdown.table.records.talking import verdict
from sitdown.wire.log import Promise
from sitdown.words import Words
from sitdown.words.bot_names import bot_name, house_bot
from sitdown.words.seat_page import PromiseDraft, SeatPage

from .assistant_seat import AssistantSeat


class LocalAssistantSeat(AssistantSeat):
    """A seat among bots. The bots play on whenever the seat is not asked anything."""

    def __init__(
        self, game: Game, state: State, seat: int, bots: Mapping[int, Bot], language: str
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.company = Company(game, bots)
        names = [bot_name(house_bot(other), language) for other in range(state.seats)]
        self.words = Words(language, game.id, names, seat)
        self.unread: list[str] = []
        self.given: list[Promise] = []
        self.go_on()

    @staticmethod
    def laid(
        game: Game,
        players: int | None,
        seat: int,
        bots: Sequence[str],
        seed: int | str,
        options: Document,
        language: str,
    ) -> LocalAssistantSeat:
        """Starts a new game, with these bots in turn on the other seats."""
        state = game.new(game.seats[0] if players is None else players, seed, **options)
        if seat >= state.seats:
            raise BadOptions(f"no seat {seat} at a table of {state.seats}")
        others = [other for other in range(state.seats) if other != seat]
        if len(bots) > len(others):
            raise BadOptions(f"{len(bots)} bots for {len(others)} seats")
        seated = {
            other: bot(bots[place % len(bots)], f"{seed}/{other}")
            for place, other in enumerate(others)
        }
        return LocalAssistantSeat(game, state, seat, seated, language)

    def look(self) -> Look:
        return Look.at(self.game, self.state, self.seat)

    def view(self) -> Document:
        return self.look().view

    def page(self) -> SeatPage:
        look = self.look()
        unasked = self.state.result is None and not owed(look)
        standing = [one for one in self.given if one.to == self.seat and not one.pledge]
        return SeatPage(look, self.words, None, unasked, [one.id for one in standing])

    def news(self) -> list[str]:
        unread, self.unread = self.unread, []
        return unread

    def waits_for(self) -> list[int]:
        return [seat for seat in self.state.actors if seat != self.seat]

    def promises(self) -> list[Document]:
        return [one.document() for one in self.given]

    def act(self, action: Action) -> None:
        self.state.check(self.seat, action)
        self.carry_out(self.seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Lets the bots move until this seat is asked something, or can reply to an offer."""
        while not (self.seat in self.state.actors or self.state.replies(self.seat)):
            move = self.company.move(self.state)
            if move is None:
                return
            self.carry_out(*move)

    def carry_out(self, seat: int, action: Action) -> None:
        events = self.company.act(self.state, seat, action)
        told = [self.words.event(event.told(self.seat)) for event in events]
        self.unread += filter(None, told)
        self.judge_by_record([event.told(None) for event in events])

    def say(self, text: str, to: int | None) -> None:
        """Only logs the text: the bots of a local table do not listen."""
        self.unread.append(self.words.say("text-said", seat=self.seat, text=text))

    def promise(self, vow: PromiseDraft) -> None:
        number = len(self.given) + 1
        given = Promise(number, self.seat, vow.to, vow.text, vow.pledge, at=0.0)
        self.given.append(given)
        fields = {"seat": self.seat, "to": vow.to, "text": vow.text, "number": number}
        self.unread.append(self.words.say("text-promised", **fields))

    def judge_by_record(self, told: list[Document]) -> None:
        for place, one in enumerate(self.given):
            kept = verdict(one, told, self.state.result is not None)
            if kept is not None:
                self.given[place] = replace(one, state="kept" if kept else "broken", house=True)
                fields = {"seat": one.seat, "to": one.to, "number": one.id, "kept": kept}
                self.unread.append(self.words.say("text-proved", **fields))

    def judge(self, number: int, kept: bool) -> None:
        """Does nothing: bots here make no promises, and the page offers none to judge."""

    def wait(self, seconds: float) -> None:
        """Does nothing: the bots have already played on as far as they can."""
