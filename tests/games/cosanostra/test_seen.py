"""A state seen through a view: the same small questions, and nothing that the view hides."""

from __future__ import annotations

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import HIDDEN, Look
from sitdown.kernel.form import Document

from .tables import GAME, boss, man, robbed_by_two, table


def seen(view: Document) -> CosaNostra:
    state = Look.through(GAME, view).state
    assert isinstance(state, CosaNostra)
    return state


def test_a_job_face_down_shows_its_back_and_nothing_else() -> None:
    """CN-1.2"""
    state = table(
        boss(man("big-joey", "usury"), jobs=["theft.3"], influence=["spy"]),
        boss(man("phil-malony", "robbery.1"), jobs=["bash.1"], influence=["schemer"]),
        boss(man("vito-baritono", "buy casino.2")),
        round=3,
    )
    look = seen(state.view(0))
    mine, theirs = look.players[0].gangsters[0].tasks[0], look.players[1].gangsters[0].tasks[0]
    assert mine.job is state.deck.jobs["usury"]
    assert theirs.job is not None
    assert (theirs.job.id, theirs.job.round, theirs.job.kind) == (HIDDEN, 3, "hidden")
    assert look.players[1].jobs == look.players[1].influence == [HIDDEN]
    assert look.players[0].jobs == ["theft.3"]
    bought = look.players[2].gangsters[0].tasks[0].business
    assert bought is state.deck.businesses["casino.2"]


def test_declared_answers_are_nobody_s_to_see() -> None:
    """CN-11.3  Not even whose they are."""
    state = robbed_by_two()
    assert [one.seat for one in state.job().robbers] == [2]
    for seat in (0, 1, 2, None):
        job = seen(state.view(seat)).job()
        assert (job.robbers, job.docs) == ([], [])
        assert job.robber is not None
        assert job.robber.seat == 1


def test_small_questions_have_the_same_answers_through_a_view() -> None:
    """CN-8.9, CN-16.1, CN-17.1, CN-1.2  What follows from open cards follows from a view too."""
    state = GAME.new(4, seed=5, mercenaries=True)
    assert isinstance(state, CosaNostra)
    while state.result is None and state.round < 3:
        for viewer in (1, None):
            look = seen(state.view(viewer))
            assert look.monopolies == state.monopolies
            assert sorted(look.business_stack) == sorted(state.business_stack)
            assert look.phase == state.phase
            for seat in range(state.seats):
                assert look.markers_free(seat) == state.markers_free(seat)
                assert look.income(seat) == state.income(seat)
        seat = state.actors[0]
        default = state.default(seat)
        assert default is not None
        state.apply(seat, default)
