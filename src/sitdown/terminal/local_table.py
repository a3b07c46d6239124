"""The table of a local game, and its file format."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown import catalog
from sitdown.bots import Bot, Company, bot
from sitdown.kernel import Action, BadPosition, Chance, Document, Game, Look, Misfit, Seat, State
from sitdown.kernel.form import (
    COUNTLESS,
    AnObject,
    Anything,
    Default,
    Fields,
    Just,
    Many,
    Maybe,
    SeatNumber,
    Text,
)
from sitdown.words import LANGUAGES, Words

FORMAT = 1


class LocalPlayer:
    """The name of a player: typed by a person, or that of a built-in bot."""

    def __init__(self, name: str | None, house_name: str | None = None) -> None:
        self.name = name
        self.house_name = house_name


class LocalTable:
    """A game in progress.

    `bots` names the bot on each seat, with None for a person. `news` holds the events that each
    person has not read yet. `moves` are all moves of the game; None if it was saved by a version
    that did not keep them.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        guests: Sequence[LocalPlayer],
        bots: Sequence[str | None],
        players: dict[Seat, Bot],
        language: str,
        news: list[list[Document]],
        moves: list[Document] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.guests = list(guests)
        self.bots = list(bots)
        self.players = players
        self.company = Company(game, players)
        self.language = language
        self.news = news
        self.moves = moves

    @staticmethod
    def seated(
        game: Game,
        state: State,
        guests: Sequence[LocalPlayer],
        bots: Sequence[str | None],
        seed: int | str,
        language: str,
    ) -> LocalTable:
        """A table for a new game."""
        players = {
            seat: bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots) if name is not None
        }
        return LocalTable(game, state, guests, bots, players, language, [[] for _ in bots], [])

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.bots) if name is None]

    def words(self, language: str) -> Words:
        """Words for a spectator, with the players' names in this language."""
        words = Words(language, self.game.id)
        names = [self.name_in(words, seat) for seat in range(len(self.guests))]
        return Words(language, self.game.id, names)

    def name_in(self, words: Words, seat: Seat) -> str:
        """A player's name. Without one it is "You", or "Player 2" if several people play."""
        guest = self.guests[seat]
        unnamed = "ui-human" if self.people == [seat] else "seat-name"
        return words.named(guest.name, guest.house_name) or words.say(unnamed, number=seat + 1)

    def look(self, seat: Seat) -> Look:
        return Look.at(self.game, self.state, seat)

    def act(self, seat: Seat, action: Action | Document) -> list[Document]:
        """Carries out a move and adds it to people's news. Returns what a spectator is told."""
        events = self.company.act(self.state, seat, action)
        if self.moves is not None:
            act = action.document() if isinstance(action, Action) else action
            self.moves.append({"seat": seat, "act": act})
        for reader, news in enumerate(self.news):
            if self.bots[reader] is None:
                news += [event.told(reader) for event in events]
        return [event.told(None) for event in events]

    def hear(self, seat: Seat) -> list[Document]:
        """Returns a person's unread events and marks them as read."""
        news, self.news[seat] = self.news[seat], []
        return news

    def document(self) -> Document:
        """The table as a JSON document, for its file."""
        luck = [
            self.players[seat].luck.document() if seat in self.players else None
            for seat in range(self.state.seats)
        ]
        return {
            "sitdown": FORMAT,
            "game": self.game.id,
            "language": self.language,
            "names": [guest.name for guest in self.guests],
            "house_names": [guest.house_name for guest in self.guests],
            "bots": self.bots,
            "luck": luck,
            "news": self.news,
            "moves": self.moves,
            "position": self.state.document(),
        }


FORM = Fields(
    {
        "sitdown": Just(FORMAT),
        "game": Text(1),
        "language": Just(*LANGUAGES),
        "names": Many(Maybe(Text(1))),
        "house_names": Default(Many(Maybe(Text(1))), []),
        "bots": Many(Maybe(Text(1))),
        "luck": Many(Maybe(Fields({"seed": Text(), "drawn": Anything()}))),
        "news": Many(Many(Anything())),
        "moves": Maybe(Many(Fields({"seat": SeatNumber(), "act": AnObject()}), most=COUNTLESS)),
        "position": Anything(),
    }
)


def read_table(document: object) -> LocalTable:
    """The table in a saved document. BadPosition tells the fault in it."""
    try:
        found = FORM.read(document)
        game = catalog.load(found["game"])
        state = game.load(found["position"])
        found["house_names"] = found["house_names"] or [None] * state.seats
        for field in ("names", "house_names", "bots", "luck", "news"):
            if len(found[field]) != state.seats:
                raise Misfit(f"{len(found[field])} of them for {state.seats} seats", field)
        for place, move in enumerate(found["moves"] or ()):
            if move["seat"] >= state.seats:
                raise Misfit(f"no seat {move['seat']} at this table", f"moves[{place}]")
    except Misfit as fault:
        raise BadPosition(f"not a saved game: {fault}") from None
    players: dict[Seat, Bot] = {}
    for seat, name in enumerate(found["bots"]):
        if name is not None:
            players[seat] = bot(name)
            stream = found["luck"][seat]
            if stream is not None:
                players[seat].luck = Chance(stream["seed"], stream["drawn"])
    guests = [
        LocalPlayer(*named) for named in zip(found["names"], found["house_names"], strict=True)
    ]
    return LocalTable(
        game,
        state,
        guests,
        found["bots"],
        players,
        found["language"],
        found["news"],
        found["moves"],
    )
