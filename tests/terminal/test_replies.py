"""Free actions: when a person who owes nothing is asked, and when not."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.kernel import Hints

from .haggling import game, haggling, wait
from .people import Plain, a_table


def haggle(typed: list[str], tmp_path: Path, hints: Hints | None = game.hints) -> Plain:
    """Ann on seat 0; by the game's own hints seat 2 offers to her whenever it may."""
    table = a_table(["Ann"], ("cautious",), 3, game=haggling(hints))
    plain = Plain(table, typed, tmp_path / "game.json")
    with pytest.raises(EOFError):
        plain.session.run()
    return plain


def test_an_offer_is_put_to_the_person_at_once(tmp_path: Path) -> None:
    plain = haggle([], tmp_path)
    assert plain.session.table.state.actors != (0,)
    assert "You owe nothing now, but you may answer:" in plain.text
    assert "action-accept" in plain.text


def test_an_answer_is_carried_out(tmp_path: Path) -> None:
    plain = haggle(["accept"], tmp_path)
    assert plain.session.table.state.document()["players"][2]["gain"] == 1
    assert "event-accepted" in plain.text


def test_one_may_do_nothing_and_is_not_asked_again_for_the_same(tmp_path: Path) -> None:
    plain = haggle([""], tmp_path)
    assert plain.text.count("You owe nothing now") == 1
    assert plain.session.table.state.actors == (0,)
    assert "You may also:" in plain.text


def test_what_is_owed_and_what_is_free_are_shown_apart(tmp_path: Path) -> None:
    plain = haggle([""], tmp_path)
    owed, also = plain.text.split("phase-waiting")[-1].split("You may also:")
    assert "1. action-wait" in owed
    assert "2. action-offer (1)" in also
    assert "4. action-accept" in also


def test_a_free_action_does_not_use_up_the_turn(tmp_path: Path) -> None:
    plain = haggle(["", "action-offer (1)"], tmp_path)
    assert plain.session.table.state.actors == (0,)
    assert plain.session.table.state.document()["turn"] == 3
    assert "event-offered\nevent-declined\n" in plain.text


def test_without_anything_to_answer_nobody_is_bothered(tmp_path: Path) -> None:
    plain = haggle([], tmp_path, Hints(wait))
    assert "You owe nothing now" not in plain.text
    assert plain.session.table.state.actors == (0,)
