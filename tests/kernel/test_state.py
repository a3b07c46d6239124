"""State: sealed answers, the agenda, interrupts in interrupts, asides, refusals."""

from __future__ import annotations

import json

import pytest

from sitdown.kernel import (
    BadOptions,
    BadPosition,
    Chance,
    Document,
    IllegalAction,
    Misfit,
    RulesError,
    State,
)

from .toy import RULES, Rob, Shout, Toy, Trap, Treat, game, share_loot


def new(players: int = 3) -> Toy:
    state = game.new(players, 7)
    assert isinstance(state, Toy)
    return state


def reload(state: State) -> State:
    return game.load(json.loads(json.dumps(state.document())))


def names(state: State, seat: int, action: object) -> list[str]:
    assert isinstance(action, Rob | Trap | Treat | Shout)
    return [event.name for event in state.apply(seat, action)]


def test_an_answer_waits_for_the_others() -> None:
    state = new()
    assert list(state.actors) == [1]
    state.apply(1, {"do": "rob", "from": 0})
    assert (state.phase, state.actors) == ("traps", (2, 0))
    assert names(state, 0, Trap(True)) == ["sealed", "counted"]
    assert state.actors == (2,)
    assert state.view(1)["players"][0]["sealed"] == "?"
    assert state.view(0)["players"][0]["sealed"] == {"do": "trap", "set": True}
    assert state.legal(0) == [Shout("doctor"), Shout("stop"), Shout("psst")]


def test_interrupts_in_interrupts_go_on_where_they_were() -> None:
    state: State = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    state.apply(2, Trap(True))
    assert state.document()["agenda"] == [["hurt", 1, 2], ["share-loot", 2]]
    state = reload(state)
    assert (state.phase, state.actors) == ("doctor", (1,))
    state.apply(1, Treat(1))
    assert (state.phase, state.document()["agenda"]) == ("doctor", [["share-loot", 2]])
    told = [event.document() for event in reload(state).apply(1, Treat(0))]
    assert [event["event"] for event in told] == ["shared", "turn", "counted"]
    assert told[0]["amount"] == 2


def test_an_aside_puts_the_open_decision_back_seals_and_all() -> None:
    state: State = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    assert names(state, 2, Shout("doctor")) == ["shouted", "counted"]
    assert (state.phase, state.actors) == ("doctor", (1,))
    assert state.document()["agenda"][0][0] == "resume"
    state = reload(state)
    state.apply(1, Treat(0))
    assert (state.phase, state.actors) == ("traps", (2,))
    assert state.sealed[0] == Trap(True)
    state.apply(2, Trap(False))
    assert state.phase == "doctor"


def test_an_aside_without_steps_leaves_the_decision_open() -> None:
    state = new()
    state.apply(1, Rob(0))
    before = state.document()
    told = state.apply(0, Shout("psst"))
    assert state.document() == before
    assert told[0].told(1) is None
    assert told[0].told(None) is None
    assert told[0].told(0) == {"event": "shouted", "seat": 0}


def test_a_dropped_decision_is_no_longer_owed() -> None:
    state = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    state.apply(2, Shout("stop"))
    assert (state.phase, state.actors, state.turn) == ("robbery", (2,), 2)
    assert state.sealed == [None, None, None]


def test_answers_come_by_ascending_seat() -> None:
    state = new(4)
    state.apply(1, Rob(0))
    for seat in (3, 0, 2):
        events = state.apply(seat, Trap(True))
    assert [event.document()["by"] for event in events if event.name == "hurt"] == [0]
    assert state.document()["agenda"] == [["hurt", 1, 2], ["hurt", 1, 3], ["share-loot", 2]]


def test_the_outline_leads_to_the_end() -> None:
    state = new(2)
    while state.result is None:
        seat = state.actors[0]
        default = state.default(seat)
        assert default is not None
        events = state.apply(seat, default)
    assert [event.name for event in events][-2:] == ["over", "counted"]
    assert state.result == {"scores": [5, 7], "winners": [1], "places": [[1], [0]]}
    assert state.legal(0) == []
    assert state.default(0) is None
    with pytest.raises(IllegalAction, match="rob: the game is over"):
        state.apply(0, Rob(1))


def test_a_copy_is_equal_until_it_moves() -> None:
    state = new()
    twin = state.copy()
    assert twin == state
    twin.apply(1, Rob(0))
    assert twin != state
    assert state != "state"
    with pytest.raises(TypeError):
        hash(state)


@pytest.mark.parametrize(
    ("seat", "action", "words"),
    [
        (0, {"do": "rob", "from": 1}, "rob: seat 0 is not asked anything now"),
        (1, {"do": "treat", "fee": 1}, "treat: you are asked to rob now"),
        (1, {"do": "rob"}, "rob: from: missing"),
        (1, {"do": "rob", "from": 1}, "rob: not possible now"),
        (1, {"do": "rob", "from": 0, "with": 2}, 'rob: no argument "with" here'),
        (1, {"do": "rbo", "from": 0}, 'no action "rbo" in this game; did you mean "rob"?'),
        (1, {"from": 0}, "is not an action"),
        (1, {"do": 3}, "is not an action"),
        (0, {"do": "shout", "text": "x"}, "shout: seat 0 is not asked anything now"),
        (9, {"do": "rob", "from": 0}, "seat 9 is not asked anything now"),
    ],
)
def test_a_refusal_says_what_is_wrong(seat: int, action: dict[str, object], words: str) -> None:
    state = new()
    before = state.document()
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, action)
    assert words in str(refused.value)
    assert state.document() == before


def test_a_refused_aside_says_why() -> None:
    state = new()
    state.apply(1, Rob(0))
    with pytest.raises(IllegalAction, match="shout: not possible now"):
        state.check(0, Shout("fire"))


def test_a_decision_can_say_why_not() -> None:
    state = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    state.apply(2, Trap(False))
    with pytest.raises(IllegalAction, match="treat: a fee of 5 is too much"):
        state.apply(1, Treat(5))


def test_actions_are_values() -> None:
    assert Rob(1) == Rob(1)
    assert Rob(1) != Rob(2)
    assert Rob(1) != "rob"
    assert len({Rob(1), Rob(1), Trap(True)}) == 2
    assert str(Rob(1)) == "{'do': 'rob', 'from': 1}"
    assert Rob.schema()["required"] == ["do", "from"]


def test_rules_that_lead_nowhere_are_stopped_with_their_agenda() -> None:
    state = new()
    state.drop()
    state.rules = RULES.__class__(
        decisions=[RULES.decisions["doctor"]], steps=[share_loot], events=[], hide=RULES.hide
    )
    with pytest.raises(RulesError, match="lead nowhere"):
        state.run()
    with pytest.raises(RulesError, match="contents page"):
        state.then(test_actions_are_values)


def test_two_things_on_the_contents_page_cannot_share_a_name() -> None:
    def doctor(state: Toy) -> None:
        """A step named like a phase."""

    with pytest.raises(TypeError, match="share a name"):
        RULES.__class__(
            decisions=[RULES.decisions["doctor"]], steps=[doctor], events=[], hide=RULES.hide
        )


@pytest.mark.parametrize(
    ("players", "seed", "options", "words"),
    [
        (1, 0, {}, "toy is for 2 to 4 players, not 1"),
        (True, 0, {}, "not true"),
        (3, None, {}, "seed: null is neither a number nor text"),
        (3, 0, {"lout": False}, 'no option "lout" here; did you mean "loud"?'),
        (3, 0, {"loud": 1}, "loud: 1 is neither true nor false"),
    ],
)
def test_bad_options_are_refused(
    players: int, seed: int, options: dict[str, bool], words: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        game.new(players, seed, **options)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "toys"}, 'game: "toys" is not "toy"'),
        ({"seats": 7}, "seats: toy is for 2 to 4 players, not 7"),
        ({"options": 3}, "options: missing or not an object"),
        ({"options": {"lout": True}}, 'options: no option "lout"'),
        ({"you": 1}, "this is a view, not a position"),
        ({"phase": "robery"}, 'phase: no phase "robery"; did you mean "robbery"?'),
        ({"actors": [0, 0]}, "actors: a seat is there twice"),
        ({"actors": [3]}, "actors[0]: no seat 3"),
        ({"actors": []}, "actors: nobody acts in phase robbery"),
        ({"phase": "over"}, "actors: nobody acts when the game is over"),
        ({"phase": "over", "actors": []}, "result: missing, though the game is over"),
        ({"result": {}}, "result: there is one, though the game is not over"),
        ({"trun": 1}, 'no field "trun" here; did you mean "turn"?'),
        ({"turn": None}, "turn: null is not a whole number"),
        ({"agenda": 3}, "agenda: not a list"),
        ({"agenda": [["share-loot", 2], ["dance"]]}, "agenda[1]: not a step of this game"),
        ({"chance": "?"}, 'chance: "?" is not an object'),
    ],
)
def test_what_is_not_a_position_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        game.load({**new().document(), **change})
    assert words in str(refused.value)


def test_a_list_is_no_position_and_a_position_no_view() -> None:
    with pytest.raises(BadPosition, match="not a position"):
        game.load(json.loads("[]"))
    with pytest.raises(BadPosition, match="not a view"):
        game.imagine(new().document())
    with pytest.raises(BadPosition, match="not a view of toy"):
        game.imagine({"you": 0})


def test_a_view_that_a_game_cannot_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def read_no_card(document: Document, seat: int | None, chance: Chance) -> None:
        raise Misfit('no card "bnak"', "players[1].hand[0]")

    monkeypatch.setattr(game, "fill", read_no_card)
    with pytest.raises(BadPosition, match=r"not a view of toy: players\[1\].hand\[0\]: no card"):
        game.imagine(new().view(0))


def test_imagining_fills_what_is_hidden() -> None:
    state = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    view = state.view(2)
    fillings = {str(game.imagine(view, seed).sealed[0]) for seed in range(20)}
    assert len(fillings) == 2
    assert game.imagine(view).view(2) == view


def test_the_options_have_a_schema() -> None:
    assert game.schema()["properties"] == {"loud": {"type": "boolean", "default": True}}
