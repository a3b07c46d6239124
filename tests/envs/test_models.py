"""What models are like, measured over games in words: by canned ones, which are none."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator

import pytest

import sitdown
from sitdown.cli import main
from sitdown.envs.models import measure, middle_place
from sitdown.envs.text import TextGame
from sitdown.games.cosanostra.advice.struck import deals as trades
from sitdown.games.gentlemen.advice.struck import deals as agreements
from sitdown.kernel import BadOptions, Document
from tests.canned import command, first, nonsense, served, talkative


def test_models_are_measured_on_every_seat() -> None:
    with served(first) as one, served(nonsense) as other:
        models = [f"first={one}", f"nonsense={other}", "random"]
        reports = measure("squirrels", models, games=4, most=30)
    right, wrong, house = reports
    assert [one.model for one in reports] == ["first", "nonsense", "random"]
    assert [one.games for one in reports] == [6, 6, 6]
    assert (right.illegal, right.defaults) == (0.0, 0)
    assert (wrong.illegal, wrong.answers) == (1.0, wrong.defaults)
    assert wrong.not_understood == 3 * wrong.defaults
    assert house.asked == 0
    assert sum(one.place for one in reports) == pytest.approx(6)
    assert sum(one.reward for one in reports) == pytest.approx(0)


def test_words_are_counted_and_who_is_late_has_not_answered() -> None:
    with served(talkative) as address:
        (said, late) = measure(
            "squirrels", [f"said={address}", f"late={command('dead')}"], games=2, most=6
        )
    assert said.sayings > 0
    assert late.unanswered == late.asked == 3 * late.defaults
    assert late.illegal == 1.0


def test_side_by_side_it_is_the_same() -> None:
    with served(first) as address:
        models = [f"first={address}", "cautious"]
        alone = measure("squirrels", models, games=4, seed=5)
        assert measure("squirrels", models, games=4, seed=5, at_once=3) == alone


@pytest.fixture
def _stoppable() -> Iterator[None]:
    """Whoever runs the tests in the background may have Ctrl-C passed over."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="signals of other systems")
@pytest.mark.usefixtures("_stoppable")
def test_who_stops_it_keeps_the_games_that_are_over() -> None:
    asked: list[str] = []

    def stopping(observation: str) -> str:
        """Somebody presses Ctrl-C in the middle of the third game."""
        asked.append(observation)
        if len(asked) == in_two_games + 2:
            os.kill(os.getpid(), signal.SIGINT)
        return first(observation)

    in_two_games = 10_000
    with served(stopping) as address:
        models = [f"first={address}", "random"]
        (whole, _) = measure("squirrels", models, games=2)
        in_two_games, asked = len(asked), []
        (part, other) = measure("squirrels", models, games=20)
    assert (part.games, other.games) == (2, 2)
    assert part == whole


@pytest.mark.parametrize(
    ("models", "why"),
    [
        (["parrot"], 'no bot "parrot"'),
        (["random", "random"], "named twice"),
        (["random=http://x/"], "another bot"),
        (["a=x", "b=x", "c=x", "d=x", "e=x", "f=x"], "squirrels is for 2 to 5 players"),
    ],
)
def test_who_cannot_play(models: list[str], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        measure("squirrels", models)


def test_equals_share_the_middle_of_their_places() -> None:
    assert [middle_place(place, [1, 2, 2]) for place in (1, 2, 2)] == [1, 2.5, 2.5]
    assert middle_place(None, [None, None, None]) == 2


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    with served(first) as address:
        typed = ["models", "squirrels", f"first={address}", "random", "--games", "2"]
        assert main(typed) == 0
        table = capsys.readouterr().out.splitlines()
        assert main([*typed, "--json"]) == 0
    assert table[0].split()[:4] == ["model", "games", "asked", "illegal"]
    assert table[1].split()[:2] == ["first", "2"]
    found = json.loads(capsys.readouterr().out)
    assert [one["model"] for one in found] == ["first", "random"]


# Deals.


def test_an_accepted_offer_is_a_deal_of_two() -> None:
    view: Document = {"offers": [{"id": 1, "from": 0, "to": 1}, {"id": 2, "from": 2, "to": 0}]}
    assert trades(view, {"event": "accepted", "offer": 2}) == [2, 0]
    assert trades(view, {"event": "declined", "offer": 2}) == []


def test_an_accepted_proposal_is_a_deal_of_all_who_agreed() -> None:
    votes = [None, {"accept": True}, {"accept": False}, {"accept": True}]
    counted: Document = {"event": "counted", "votes": votes, "accepted": True}
    assert agreements({"dealer": 0}, counted) == [0, 1, 3]
    assert agreements({"dealer": 0}, {**counted, "accepted": False}) == []
    assert agreements({"dealer": 0}, {"event": "voted", "seat": 1}) == []


@pytest.mark.parametrize("game", ["gentlemen", "cosanostra"])
def test_deals_are_counted_where_people_bargain(game: str) -> None:
    """Whoever takes the first choice agrees to much: what was told says to how much."""
    table = TextGame(game, most=60)
    struck = {"gentlemen": "counted", "cosanostra": "accepted"}[game]
    over = False
    while not over:
        replies = table.episode.state.replies(table.episode.seat)
        over, _ = table.step("1" if replies or not table.speaks_up() else offer_or_wait(table))
    told = [event for event in table.episode.told[0] if event["event"] == struck]
    closed = [event for event in told if event.get("accepted", True)]
    dealt = sum(tally.deals for tally in table.tallies)
    assert closed
    assert dealt >= 2 * len(closed) if game == "cosanostra" else dealt >= len(closed)


def offer_or_wait(table: TextGame) -> str:
    offers = [place for place, one in enumerate(table.choices(), 1) if one.do == "offer"]
    return str(offers[0]) if offers else "0"


def test_whoever_is_made_an_offer_reads_that_somebody_waits() -> None:
    table = TextGame("cosanostra", most=60)
    while not table.episode.state.replies(table.episode.seat):
        assert "waits for your word" not in table.get_observation()[1]
        table.step(offer_or_wait(table) if table.speaks_up() else "1")
    assert "Somebody has put something to you" in table.get_observation()[1]


# Words that the record judges.


def pledged(kind: str, part: Document, say: str = "no raid") -> str:
    return json.dumps({"act": 1, "promise": {"to": 1, "text": say, "pledge": {kind: part}}})


def test_the_record_judges_what_is_pledged() -> None:
    table = TextGame("squirrels", 2)
    assert table.episode.seat == 0
    table.step(pledged("will", {"event": "revealed"}))
    table.step("1")
    assert table.tallies[0].kept == 1
    assert "By the record" in "\n".join(table.news[1])


def test_only_the_record_judges_what_is_pledged() -> None:
    table = TextGame("squirrels", 2)
    table.step(pledged("never", {"event": "raided", "seat": 7}))
    table.step(json.dumps({"act": 1, "judge": {"promise": 1, "kept": False}}))
    assert (table.tallies[0].kept, table.tallies[0].broken) == (0, 0)
    over = False
    while not over:
        over, _ = table.step("1")
    assert (table.tallies[0].kept, table.tallies[0].broken) == (1, 0)


LONG = {"event": "raided", "x": "x" * 2000}


@pytest.mark.parametrize("pledge", ["peace", {}, {"never": "x"}, {"will": {}}, {"will": LONG}])
def test_a_pledge_has_a_form(pledge: object) -> None:
    table = TextGame("squirrels", 2)
    answer = {"act": 1, "promise": {"to": 1, "text": "no raid", "pledge": pledge}}
    _, told = table.step(json.dumps(answer))
    assert told["reason"].startswith('"pledge" is')


def test_nobody_pledges_what_can_never_come() -> None:
    table = TextGame("squirrels", 2)
    _, told = table.step(pledged("never", {"event": "murder"}))
    assert told["reason"].startswith("There is no event “murder” in this game; there are sealed, ")
    assert table.tallies[0].promises == 0


@pytest.mark.parametrize("game", sitdown.games())
def test_a_bot_of_the_house_may_sit_among_models(game: str) -> None:
    (house,) = measure(game, ["random"], games=1, most=20)
    assert house.answers > 0
