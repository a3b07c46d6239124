"""What is a position and what is not, and how that is said."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.gentlemen.actions import UNKNOWN_VOTE, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import UNKNOWN, BadPosition, Chance, Look

from .positions import GAME, offered, position, split, voting

VOTE = {"accept": True, "argument": False}
VOTES_FOR = {"do": "vote", **VOTE}


def refusal(document: dict[str, Any], **changes: Any) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**document, **changes})
    return str(refused.value)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"card": None}, "card: missing in phase talk"),
        ({"card": "deal.19"}, 'card: no deal card "deal.19"'),
        ({"proposal": None}, "proposal: missing in phase talk"),
        ({"proposal": split([0] * 4)}, "proposal.money: a list of 4, not of 5"),
        ({"asks": [None] * 4}, "asks: a list of 4, not of 5"),
        ({"votes": [None] * 6}, "votes: a list of 6, not of 5"),
        ({"votes": [None, VOTE, None, None, None]}, "votes[1]: this seat has no vote now"),
        ({"actors": [0, 1]}, "actors: the dealer does not talk"),
        ({"actors": []}, "actors: nobody acts in phase talk"),
        ({"dealer": 5}, "dealer: no seat 5 at this table"),
        ({"turn": 0}, "turn: 0 is below 1"),
        ({"turn": 11}, "turn: 11 is above 10"),
        ({"round": 3}, "round: 3 is above 2"),
        ({"prison": "1"}, 'prison: "1" is not a seat'),
        ({"accomplices": {"mayor": 1}}, 'accomplices: no accomplice "mayor" here'),
        ({"players": []}, "players: a list of 0, not of 5"),
        ({"phase": "haggle"}, 'phase: no phase "haggle"'),
        ({"screens": 5}, 'no field "screens" here'),
        ({"last": {"turn": 1}}, "last.dealer: missing"),
    ],
)
def test_what_is_no_position(changes: dict[str, Any], fault: str) -> None:
    assert fault in refusal(offered([0, 1, 1, 1, 1]).document(), **changes)


def test_the_dealer_alone_proposes() -> None:
    assert "in phase offer the dealer alone" in refusal(position().document(), actors=[1])


def test_a_prisoner_and_a_seat_without_a_token_have_no_such_vote() -> None:
    document = voting([0] * 5).document()
    assert "a seat in prison does not vote" in refusal(document, prison=2)
    with_argument: list[Any] = [None, {"accept": True, "argument": True}, None, None, None]
    document["players"][1]["arguments"] = 0
    assert "votes[1].argument: that seat has no argument token" in refusal(
        document, actors=[2, 3, 4], votes=with_argument
    )


def test_sealed_replies_come_back_with_the_document() -> None:
    state = offered([0] * 5)
    ask = {"do": "ask", "money": [None, 2, None, None, None], "accomplices": {}}
    state.apply(1, ask)
    state.apply(4, {"do": "pass"})
    loaded = GAME.load(state.document())
    loaded.apply(2, {"do": "pass"})
    events = loaded.apply(3, {"do": "pass"})
    assert events[1].document()["asks"] == [
        None,
        {"money": ask["money"], "accomplices": {}},
        None,
        None,
        None,
    ]


def test_who_owes_nothing_and_gave_no_vote_has_none() -> None:
    """Taken as it is: the votes that there are decide."""
    state = voting([0] * 5)
    document = {**state.document(), "actors": [4]}
    loaded = GAME.load(document)
    loaded.apply(4, {"do": "vote", "accept": False, "argument": False})
    last = loaded.document()["last"]
    assert last["votes"][:4] == [None] * 4
    assert not last["accepted"]


def test_fields_that_may_be_null_may_be_missing() -> None:
    document = position().document()
    for field in ("proposal", "prison", "last", "result"):
        del document[field]
    document["accomplices"] = {"boss": 2}
    document["options"] = {"rounds": 2}
    loaded = GAME.load(document).document()
    assert loaded["proposal"] is None
    assert loaded["accomplices"] == {
        "sheriff": None,
        "senator": None,
        "tycoon": None,
        "journalist": None,
        "boss": 2,
        "banker": None,
    }
    assert loaded["options"]["talk_rounds"] == 1


def test_a_made_up_proposal_that_the_card_does_not_allow_is_taken_as_it_is() -> None:
    """Section 6: a position is judged by its form; what follows keeps to the card all the same."""
    state = voting([0] * 5, proposal=split([0, 9, 9, 0, 0], boss=1), accomplices={"banker": 1})
    told = []
    for seat in range(1, 5):
        told = [one.document() for one in state.apply(seat, VOTES_FOR)]
    shares = [(one["to"], one["amount"]) for one in told if one["event"] == "paid"]
    assert shares == [(1, 9), (2, 9), (1, 1)]
    promised = {one["accomplice"]: one["to"] for one in told if one["event"] == "promised"}
    assert promised == {"sheriff": 0, "senator": 0, "tycoon": 0}
    assert state.document()["players"][0]["money"] == 0


def test_a_final_proposal_keeps_to_the_card_whatever_lies_on_the_table() -> None:
    """GD-10.3, contract section 10: what is listed, and the default, are legal."""
    state = position(phase="final", proposal=split([0, 9, 9, 0, 0]), offers_made=1)
    default = state.default(0)
    assert default is not None
    for action in [default, *state.legal(0)]:
        state.check(0, action)
    assert GAME.hints is not None
    state.check(0, GAME.hints.choose(Look.at(GAME, state, 0), Chance("any")))
    for view in (state.view(0), state.view(1), state.view(None)):
        assert GAME.imagine(view).view(view["you"]) == view
    beyond = position(phase="final", proposal=split([0] * 5, boss=1, banker=1, tycoon=2, sheriff=3))
    assert GAME.imagine(beyond.view(1)).view(1) == beyond.view(1)
    sketch = GAME.sketch(beyond.view(1))
    assert sketch is not None
    assert sketch.panels


def test_tokens_and_gang_cards_are_numbers_of_any_size() -> None:
    """A position is judged by its form, not by whether a game could have come to it."""
    state = voting([0] * 5, players=[{}, {"arguments": 5, "gangs": 12}])
    state.apply(1, {"do": "vote", "accept": True, "argument": True})
    for seat in (2, 3, 4):
        state.apply(seat, {"do": "vote", "accept": False, "argument": True})
    last = state.document()["last"]
    assert (last["weight_for"], last["weight_against"]) == (15, 9)
    assert state.document()["players"][1]["arguments"] == 4


def test_a_state_seen_through_a_view_leaves_unknown_what_the_view_hides() -> None:
    state = voting(
        [0, 3, 0, 0, 0],
        accomplices={"senator": 2},
        players=[{"money": 7}, {"money": 5}, {"gangs": 1}],
    )
    state.apply(1, VOTES_FOR)
    state.apply(2, VOTES_FOR)
    seen = Look.at(GAME, state, 1).state
    assert isinstance(seen, Gentlemen)
    assert seen.card is None
    assert [player.money for player in seen.players] == [UNKNOWN, 5, UNKNOWN, UNKNOWN, UNKNOWN]
    assert seen.votes[:2] == [None, Vote(True, False)]
    assert seen.votes[2] is UNKNOWN_VOTE
    assert seen.voters() == [1, 2, 3, 4]
    assert seen.weight(2, argument=True) == 6
    dealers = Look.at(GAME, state, 0).state
    assert isinstance(dealers, Gentlemen)
    assert dealers.deal().money == 14
