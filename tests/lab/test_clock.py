"""The clock: a bot whose time is taken plays as it would."""

from __future__ import annotations

from sitdown import catalog
from sitdown.bots import Bot, Company, bot
from sitdown.bots.bot import Listener
from sitdown.kernel import Action, Chance, Document, Look
from sitdown.lab.play import play_game
from sitdown.lab.timing import ThinkTime, clocked


class Curious(Listener):
    """Answers like the careless, and writes down what it hears."""

    def __init__(self) -> None:
        super().__init__(Chance("curious"))
        self.heard: list[Document] = []
        self.inner = bot("random", "curious")

    def choose(self, look: Look) -> Action:
        return self.inner.choose(look)

    def hear(self, events: list[Document]) -> None:
        self.heard += events


def test_it_plays_the_same_game() -> None:
    names = ["cautious"] * 4 + ["random"]
    seated = {seat: clocked(bot(name, f"7/{seat}"), ThinkTime()) for seat, name in enumerate(names)}
    assert play_game("gentlemen", names, 7, seated=seated) == play_game("gentlemen", names, 7)


def test_moves_are_counted_and_their_time() -> None:
    paces = [ThinkTime(), ThinkTime()]
    seated = {seat: clocked(bot("random", seat), paces[seat]) for seat in (0, 1)}
    row = play_game("squirrels", ["random"] * 2, 7, seated=seated)
    assert paces[0].moves + paces[1].moves == row.moves
    assert all(one.seconds > 0 for one in paces)
    assert all(one.cpu_seconds >= 0 for one in paces)


def test_who_keeps_silent_has_made_no_move() -> None:
    class Silent(Bot):
        def choose(self, look: Look) -> Action:
            return look.legal[0]

    pace = ThinkTime()
    game = catalog.load("gentlemen")
    look = Look.at(game, game.new(5, 7), 0)
    assert clocked(Silent(Chance("x")), pace).interject(look) is None
    assert pace.moves == 0
    assert pace.seconds > 0


def test_paces_add_up() -> None:
    pace = ThinkTime(1, 2.0, 1.5)
    pace.add(ThinkTime(2, 1.0, 0.5))
    assert pace == ThinkTime(3, 3.0, 2.0)


def test_who_listens_hears_the_same() -> None:
    def heard(is_clocked: bool) -> list[Document]:
        one, other = Curious(), bot("random", "other")
        game = catalog.load("squirrels")
        state = game.new(2, 7)
        company = Company(game, {0: clocked(one, ThinkTime()) if is_clocked else one, 1: other})
        while (move := company.move(state)) is not None:
            company.act(state, *move)
        return one.heard

    assert heard(True) == heard(False) != []
