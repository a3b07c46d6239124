"""Options and decks (CN-2): what is taken, and what is refused in which words."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.components import DATA
from sitdown.kernel import BadOptions
from sitdown.kernel.form import Document

from .tables import GAME, boss, do, man, table

COP = {"id": "cop.1", "kind": "cop", "type": "businessman", "price": 2000, "income": 1000}
JOB = {
    "id": "heist",
    "kind": "cash",
    "round": 1,
    "difficulty": 3,
    "one": 1000,
    "two": 2000,
    "needs": {},
}
MERC = {"id": "x", "gang": "bikers", "strength": 2, "price": 9000, "ability": None}

REFUSED: list[tuple[Document, str]] = [
    ({"families": ["caruso", "caruso", "calmuti"]}, "another family"),
    ({"families": ["caruso"]}, "1 families for 3 players"),
    ({"families": "all"}, "a list of families"),
    ({"start_player": 3}, "no seat 3"),
    ({"rounds": 5}, "5 is not 4 or 3"),
    ({"deck": {"businesses": [COP]}}, "loan-shark.1 is missing"),
    ({"deck": {"jobs": [JOB, JOB]}}, '"heist" is there twice'),
    ({"deck": {"jobs": [{**JOB, "kind": "party"}]}}, 'no kind of job "party"'),
    ({"deck": {"jobs": [{**JOB, "round": 5}]}}, "5 is above 4"),
    ({"deck": {"jobs": [{**JOB, "difficulty": None}]}}, "null for an assassination"),
    ({"deck": {"jobs": [{**JOB, "one": None}]}}, "a sum is needed with cash"),
    ({"deck": {"jobs": [{**JOB, "kind": "bash"}]}}, "null is needed with bash"),
    ({"deck": {"influence": {"clown": 1}}}, 'no influence card "clown"'),
    ({"deck": {"influence": {"henchman": 9, "snitch": 9, "schemer": 2}}}, "3 schemer are needed"),
    ({"deck": {"mercenaries": [{**MERC, "ability": "flying"}]}}, 'no ability "flying"'),
    (
        {
            "deck": {
                "mercenaries": [
                    {**MERC, "ability": "lono-slifer"},
                    {**MERC, "id": "y", "ability": "lono-slifer"},
                ]
            }
        },
        "another mercenary has lono-slifer too",
    ),
    ({"deck": {"mercenaries": [{**MERC, "id": "big-joey"}]}}, '"big-joey" is there twice'),
    ({"deck": {"monsters": []}}, 'no section "monsters"'),
]


@pytest.mark.parametrize(("options", "words"), REFUSED)
def test_an_option_that_does_not_fit_is_refused_in_words(options: Document, words: str) -> None:
    """CN-2.11"""
    with pytest.raises(BadOptions, match=words):
        GAME.new(3, **options)


def test_a_deck_without_start_sets_is_for_beginners() -> None:
    """CN-2.11"""
    state = GAME.new(5, influence_from=2, deck={"influence": {"spy": 3}})
    assert all(player["influence"] == [] for player in state.document()["players"])
    with pytest.raises(BadOptions, match="5 henchman are needed"):
        GAME.new(5, deck={"influence": {"spy": 3}})


def test_a_mercenary_of_another_deck_has_a_packaged_ability() -> None:
    """CN-2.11, CN-19.13"""
    rich = {**MERC, "id": "rich-aunt", "strength": 1, "ability": "laverne-ontario"}
    state = table(
        boss(man("big-joey", "usury"), man("rich-aunt")),
        boss(),
        boss(),
        options={"deck": {"mercenaries": [rich]}},
    )
    assert state.document()["players"][0]["income"] == 11000


def test_difficulties_of_another_deck_have_no_limits() -> None:
    """CN-2.11, CN-7.4"""
    for difficulty in (0, 13):
        state = GAME.new(3, deck={"jobs": [{**JOB, "difficulty": difficulty}]})
        assert state.document()["options"]["deck"]["jobs"][0]["difficulty"] == difficulty


def test_the_packaged_deck_is_complete() -> None:
    """Components: 34 businesses, 30 gangsters, 90 jobs, 35 influence cards, 30 mercenaries."""
    assert len(DATA["businesses"]) == 34
    assert len(DATA["gangsters"]) == len(DATA["mercenaries"]) == 30
    assert sum(card["number"] for card in DATA["influence"]) == 35
    for poker in (True, False):
        state = GAME.new(5, poker=poker)
        document: dict[str, Any] = state.document()
        jobs = [len(deck) for deck in document["job_decks"].values()]
        assert [20 - jobs[0], *jobs[1:]] == [20, 20, 25, 25]


def test_a_market_of_few_kinds_is_filled_up() -> None:
    """CN-2.8  The market holds four cards as long as there are cards."""
    first = {name for family in DATA["families"] for name in family["businesses"]}
    rows = [
        {key: row[key] for key in COP}
        for row in DATA["businesses"]
        if row["id"] in first or row["kind"] == "pimp"
    ]
    state = GAME.new(5, deck={"businesses": rows})
    document = state.document()
    assert len(document["market"]) == 3
    assert document["business_stack"] == []


def test_choosing_families_names_those_that_are_free() -> None:
    """CN-2.1"""
    state = GAME.new(3, families="choose", start_player=0)
    do(state, 0, "boss", family="caruso")
    legal = [action.document()["family"] for action in state.legal(1)]
    assert legal == ["blundetto", "dimaggio", "calmuti", "laserva"]


def test_a_monopoly_got_with_the_last_family_is_told() -> None:
    """CN-17.2  Of another deck, in which Blundetto starts with two loan sharks."""
    rows = [{key: row[key] for key in COP} for row in DATA["businesses"]]
    rows = [{**row, "kind": "loan-shark"} if row["id"] == "cop.1" else row for row in rows]
    state = GAME.new(3, families="choose", start_player=0, deck={"businesses": rows})
    do(state, 0, "boss", family="caruso")
    do(state, 1, "boss", family="calmuti")
    events = do(state, 2, "boss", family="blundetto")
    assert events[-1] == {"event": "monopoly", "name": "credit", "seat": 2}
