"""A table at one screen: people and bots, the game between them, and what each has yet to hear."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown import catalog
from sitdown.bots import Bot, Company, bot
from sitdown.kernel import Action, BadPosition, Chance, Document, Game, Look, Misfit, Seat, State
from sitdown.kernel.form import Anything, Fields, Just, Many, Maybe, Text
from sitdown.words import LANGUAGES

FORMAT = 1


class Table:
    """A game in play. `bots` names the bot on each seat, None where a person sits.

    `news` are the events that a person has not read yet, by seat.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        names: Sequence[str],
        bots: Sequence[str | None],
        players: dict[Seat, Bot],
        language: str,
        news: list[list[Document]],
    ) -> None:
        self.game = game
        self.state = state
        self.names = list(names)
        self.bots = list(bots)
        self.players = players
        self.company = Company(game, players)
        self.language = language
        self.news = news

    @staticmethod
    def seated(
        game: Game,
        state: State,
        names: Sequence[str],
        bots: Sequence[str | None],
        seed: int | str,
        language: str,
    ) -> Table:
        """A table at which everybody has just sat down."""
        players = {
            seat: bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots) if name is not None
        }
        return Table(game, state, names, bots, players, language, [[] for _ in bots])

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, name in enumerate(self.bots) if name is None]

    def look(self, seat: Seat) -> Look:
        return Look.at(self.game, self.state, seat)

    def act(self, seat: Seat, action: Action | Document) -> list[Document]:
        """Carries out a move; everybody hears of it. Gives back what a spectator hears."""
        events = self.company.act(self.state, seat, action)
        for reader, news in enumerate(self.news):
            if self.bots[reader] is None:
                news += [event.told(reader) for event in events]
        return [event.told(None) for event in events]

    def hear(self, seat: Seat) -> list[Document]:
        """What a person has not read yet; now it has."""
        news, self.news[seat] = self.news[seat], []
        return news

    def document(self) -> Document:
        """The table as a file keeps it."""
        luck = [
            self.players[seat].luck.document() if seat in self.players else None
            for seat in range(self.state.seats)
        ]
        return {
            "sitdown": FORMAT,
            "game": self.game.id,
            "language": self.language,
            "names": self.names,
            "bots": self.bots,
            "luck": luck,
            "news": self.news,
            "position": self.state.document(),
        }


FORM = Fields(
    {
        "sitdown": Just(FORMAT),
        "game": Text(1),
        "language": Just(*LANGUAGES),
        "names": Many(Text(1)),
        "bots": Many(Maybe(Text(1))),
        "luck": Many(Maybe(Fields({"seed": Text(), "drawn": Anything()}))),
        "news": Many(Many(Anything())),
        "position": Anything(),
    }
)


def read_table(document: object) -> Table:
    """The table that a file has kept; BadPosition says what is wrong with it."""
    try:
        found = FORM.read(document)
        game = catalog.load(found["game"])
        state = game.load(found["position"])
        for field in ("names", "bots", "luck", "news"):
            if len(found[field]) != state.seats:
                raise Misfit(f"{len(found[field])} of them for {state.seats} seats", field)
    except Misfit as fault:
        raise BadPosition(f"not a saved game: {fault}") from None
    players: dict[Seat, Bot] = {}
    for seat, name in enumerate(found["bots"]):
        if name is not None:
            players[seat] = bot(name)
            stream = found["luck"][seat]
            if stream is not None:
                players[seat].luck = Chance(stream["seed"], stream["drawn"])
    names, bots = found["names"], found["bots"]
    return Table(game, state, names, bots, players, found["language"], found["news"])
