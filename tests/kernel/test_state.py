"""State: sealed answers, the course, interrupts, asides, refusals."""

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
    Rules,
    RulesError,
    State,
)

from .toy import RULES, Doctor, Rob, Robbery, Shout, Toy, Trap, Treat, game, share_loot


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
    assert state.legal(0) == [Shout("cheer"), Shout("stop"), Shout("psst")]


def test_a_position_in_the_middle_of_an_interrupt_says_all_there_is_to_know() -> None:
    state: State = new()
    state.apply(1, Rob(0))
    state.apply(2, Trap(True))
    state.apply(0, Trap(True))
    assert (state.phase, state.actors, state.document()["traps"]) == ("doctor", (1,), [2])
    state = reload(state)
    assert names(state, 1, Treat(1)) == ["hurt", "counted"]
    state = reload(state)
    told = [event.document() for event in state.apply(1, Treat(0))]
    assert [event["event"] for event in told] == ["shared", "turn", "counted"]
    assert told[0]["amount"] == 2


def test_steps_are_carried_out_in_the_order_in_which_they_were_put() -> None:
    told: list[str] = []

    def note(state: Toy, word: str, *more: str) -> None:
        told.append(word)
        for one in more:
            state.then(note, one)

    state = new()
    state.then(note, "a", "a1", "a2")
    state.then(note, "b")
    state.run()
    assert told == ["a", "a1", "a2", "b"]


def test_what_an_aside_does_leaves_the_decision_open_seals_and_all() -> None:
    state: State = new()
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    assert names(state, 2, Shout("cheer")) == ["shouted", "shared", "counted"]
    assert (state.phase, state.actors) == ("traps", (2,))
    assert state.sealed[0] == Trap(True)
    assert reload(state) == state


def test_a_question_that_would_leave_something_undone_is_a_fault_of_the_rules() -> None:
    state = new()
    state.drop()
    state.robber = 1
    state.ask(Doctor)
    state.then(share_loot, 2)
    with pytest.raises(RulesError, match="a position would not tell what is left"):
        state.run()
    state = new()
    state.ask(Robbery, 2)
    with pytest.raises(RulesError, match="still owe robbery"):
        state.run()


def test_a_question_to_nobody_is_passed_over() -> None:
    state = new()
    state.drop()
    state.ask(Doctor)
    state.run()
    assert (state.phase, state.turn) == ("robbery", 2)


def test_a_question_says_what_hosts_must_know_of_it() -> None:
    state = new()
    assert not state.is_hushed()
    assert state.declining(1) is None
    assert state.owed(0) == []
    state.apply(1, Rob(0))
    assert state.is_hushed()
    assert state.declining(0) == Trap(False)
    assert state.declining(1) is None
    assert state.owed(0) == [Trap(False), Trap(True)]
    assert state.is_owed(0, Trap(True))
    assert not state.is_owed(0, Shout("psst"))
    assert not state.is_owed(1, Trap(True))
    assert state.replies(1) == []
    state.apply(0, Trap(True))
    assert not state.is_hushed()


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
    assert state.traps == [2, 3]


def test_the_course_leads_to_the_end() -> None:
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


def test_rules_that_lead_nowhere_or_turn_in_circles_are_stopped() -> None:
    def again(state: Toy) -> None:
        state.then(again)

    state = new()
    state.drop()
    state.rules = Rules(decisions=[Doctor()], after={}, events=[], hide=RULES.hide)
    with pytest.raises(RulesError, match="nothing follows on phase robbery"):
        state.run()
    state.then(again)
    with pytest.raises(RulesError, match="turn in circles"):
        state.run()


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
        ({"actors": [0, 1]}, "actors: one seat acts in phase robbery"),
        ({"phase": "traps"}, "robber: nobody robs, though traps are laid"),
        ({"chance": "?"}, 'chance: "?" is not an object'),
    ],
)
def test_what_is_not_a_position_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        game.load({**new().document(), **change})
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("phase", "sealed", "words"),
    [
        ("traps", {"do": "trap", "set": 3}, "trap: set: 3 is neither true nor false"),
        ("traps", {"do": "rob", "from": 0}, "not an answer of phase traps"),
        ("traps", 7, "7 is not an action"),
        ("doctor", {"do": "treat", "fee": 1}, "no answer is sealed in phase doctor"),
    ],
)
def test_a_seal_that_cannot_be_there_is_refused(phase: str, sealed: object, words: str) -> None:
    document = new().document()
    document.update(phase=phase, actors=[0], robber=1)
    document["players"][2]["sealed"] = sealed
    with pytest.raises(BadPosition) as refused:
        game.load(document)
    assert str(refused.value).startswith("players[2].sealed: ")
    assert words in str(refused.value)
    document["players"][2]["sealed"] = None
    document["players"][0]["sealed"] = {"do": "trap", "set": True}
    with pytest.raises(BadPosition, match=r"still to act|no answer is sealed"):
        game.load(document)


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
