"""Interrupts in interrupts: at every depth a game can be saved, loaded and copied, and goes on."""

from __future__ import annotations

from typing import Any

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel.form import Document

from .invariants import check_job, check_turn
from .tables import boss, do, load, man, table, told

Step = tuple[int, Document]


def play_everywhere(state: CosaNostra, steps: list[Step], phases: list[str]) -> CosaNostra:
    """Plays on from the state, from its copy and from its document, which must stay alike."""
    seen = [state.phase]
    for seat, action in steps:
        copy = state.copy()
        loaded = load(state.document())
        before = state.document()
        assert loaded.document() == before == copy.document()
        events = [event.document() for event in state.apply(seat, action)]
        assert [event.document() for event in loaded.apply(seat, action)] == events
        assert copy.document() == before
        assert [event.document() for event in copy.apply(seat, action)] == events
        assert copy.document() == loaded.document() == state.document()
        check_job(state)
        check_turn(state)
        seen.append(state.phase)
    assert seen == phases
    return state


def a(do: str, **arguments: Any) -> Document:
    return {"do": do, **arguments}


def robbery_table(dice: list[int], **fields: Any) -> CosaNostra:
    """Seat 2 does a cash job, seat 0 can rob it, seat 2 can trap the robber."""
    return table(
        boss(man("big-joey", "robbery.1"), man("sal-moretti", "usury"), influence=["schemer"]),
        boss(
            man("franco-luciano"),
            man("phil-malony", "usury"),
            influence=["emergency-doc", "snitch"],
        ),
        boss(
            man("vito-baritono", "car-theft"),
            man("bobby-ruthless", "trap.1"),
            influence=["spy"],
        ),
        round=3,
        options={"mercenaries": False},
        dice=dice,
        **{"actors": [2], **fields},
    )


def test_a_robber_trapped_and_saved_by_a_doctor_at_every_depth() -> None:
    """CN-11.2, CN-11.6, CN-11.8, CN-14.6"""
    state = robbery_table([4, 4, 1, 4, 4, 1, 3, 3])
    state = play_everywhere(
        state,
        [
            (2, a("execute", task="vito-baritono")),
            (0, a("robbery", task="big-joey")),
            (2, a("trap", task="bobby-ruthless")),
            (1, a("emergency-doc")),
            (0, a("pass")),
            (2, a("pass")),
            (0, a("pass")),
            (1, a("pass")),
            (2, a("pass")),
        ],
        ["act", "rob", "trap", "doc", "doc", "doc", "doc", "doc", "doc", "scheme"],
    )
    assert state.players[2].cash == 9000
    assert state.players[2].trophies == []
    robber = state.players[0].gangster("big-joey")
    assert robber is not None
    assert not robber.active
    assert state.job_discards.open == ["car-theft", "robbery.1", "trap.1"]


def test_a_schemer_goes_before_the_job_that_is_robbed() -> None:
    """CN-5.7, CN-11.3"""
    dice = [4, 4, 1, 1, 1, 1]
    state = robbery_table(dice, phase="scheme", actors=[0], turn={"regular": 2})
    state = play_everywhere(
        state,
        [
            (0, a("schemer")),
            (0, a("cancel", task="sal-moretti")),
            (2, a("execute", task="vito-baritono")),
            (0, a("robbery", task="big-joey")),
        ],
        ["scheme", "act", "act", "rob", "scheme"],
    )
    assert state.players[2].cash == 9000
    assert state.turn.regular == 1


def test_forced_dice_in_a_trap_against_a_robbery() -> None:
    """CN-19.20  Any roll of an opponent: job, robbery, trap."""
    state = table(
        boss(man("big-joey", "robbery.1"), man("sal-moretti", "usury")),
        boss(man("lono-slifer"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "car-theft"), man("bobby-ruthless", "trap.1"), businesses=GARAGE),
        actors=[2],
        round=3,
        dice=[4, 4, 1, 4, 4, 1, 3, 3, 1, 1],
    )
    state = play_everywhere(
        state,
        [
            (2, a("execute", task="vito-baritono")),
            (1, a("pass")),
            (0, a("robbery", task="big-joey")),
            (1, a("pass")),
            (2, a("trap", task="bobby-ruthless")),
            (1, a("force", die=0)),
            (1, a("force", die=1)),
        ],
        ["act", "force", "rob", "force", "trap", "force", "force", "act"],
    )
    assert state.players[0].cash == 9000
    assert state.players[2].cash == 0


GARAGE = [{"id": "garage.1"}]


def test_a_doctor_is_cancelled_and_the_next_one_comes() -> None:
    """CN-14.6, CN-19.21  If a Doc is cancelled, the next who declared one plays his."""
    state = table(
        boss(man("big-joey"), man("nicky-two-toes", "usury"), influence=["emergency-doc"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury"), influence=["emergency-doc"]),
        boss(man("vito-baritono", "car-bomb.1"), influence=["emergency-doc"]),
        actors=[2],
        round=3,
        dice=[4, 4, 1],
    )
    state = play_everywhere(
        state,
        [
            (2, a("execute", task="vito-baritono", target="big-joey")),
            (2, a("emergency-doc")),
            (0, a("emergency-doc")),
            (1, a("emergency-doc")),
            (1, a("veto")),
        ],
        ["act", "doc", "doc", "doc", "veto", "doc"],
    )
    # Seat 0's Doc was cancelled; seat 1 is next and cannot cancel its own.
    assert state.players[0].influence == []
    assert state.players[1].influence == []
    assert state.players[2].influence == ["emergency-doc"]
    job = state.job()
    assert job.hit is not None
    assert job.hit.effect == "deactivate"
    assert job.docs == []


def test_all_doctors_cancelled_lets_the_blow_fall() -> None:
    """CN-19.21"""
    state = table(
        boss(man("big-joey"), man("nicky-two-toes", "usury"), influence=["emergency-doc"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "car-bomb.1"), influence=["emergency-doc"]),
        actors=[2],
        round=3,
        dice=[4, 4, 1],
    )
    state = play_everywhere(
        state,
        [
            (2, a("execute", task="vito-baritono", target="big-joey")),
            (0, a("emergency-doc")),
            (2, a("emergency-doc")),
            (1, a("veto")),
            (1, a("veto")),
        ],
        ["act", "doc", "doc", "veto", "veto", "act"],
    )
    assert [trophy.gangster for trophy in state.players[2].trophies] == ["big-joey"]


def test_an_attack_trapped_by_a_tramp_then_repeated() -> None:
    """CN-19.12, CN-19.19  The trap is over before the second attack begins."""
    state = table(
        boss(man("tuco-quintero", "bash.1"), man("big-joey", "usury")),
        boss(man("jimmy-the-tramp", "usury"), man("phil-malony", "theft.1")),
        boss(man("vito-baritono", "usury")),
        dice=[2, 1, 1, 1, 3, 1, 1, 6, 6, 1, 1],
    )
    state = play_everywhere(
        state,
        [
            (0, a("execute", task="tuco-quintero", target="lawyer.1")),
            (1, a("trap", task="jimmy-the-tramp")),
            (0, a("again", target="politician.1")),
        ],
        ["act", "trap", "second", "act"],
    )
    lawyer = state.players[1].business("lawyer.1")
    politician = state.players[2].business("politician.1")
    assert lawyer is not None
    assert politician is not None
    assert lawyer.active
    assert not politician.active
    assert state.job_discards.closed[0] == "usury"


def test_a_tramps_card_is_seen_by_nobody_else() -> None:
    """CN-19.19  The card goes to the closed discards at once, unseen."""
    state = table(
        boss(man("tuco-quintero", "bash.1")),
        boss(man("jimmy-the-tramp", "usury"), man("phil-malony", "theft.1")),
        boss(man("lono-slifer", "usury")),
        dice=[2, 1, 1, 1, 3, 1, 1],
    )
    do(state, 0, "execute", task="tuco-quintero", target="lawyer.1")
    do(state, 2, "pass")
    events = do(state, 1, "trap", task="jimmy-the-tramp")
    assert told(events, "trap") == [
        {"event": "trap", "seat": 1, "gangster": "jimmy-the-tramp", "job": None}
    ]
    assert state.phase == "force"
    assert state.view(1)["resolving"]["trapper"]["card"] == "usury"
    for viewer in (0, 2, None):
        view = state.view(viewer)
        assert view["resolving"]["trapper"]["card"] == "?"
        assert view["job_discards"]["closed"] == ["?"]


def test_a_schemer_called_is_cancelled_when_its_turn_comes() -> None:
    """CN-5.7, CN-19.21  The caller stays in the queue until his turn begins or is cancelled."""
    state = table(
        boss(man("big-joey", "usury"), influence=["schemer"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury"), influence=["schemer"]),
        phase="scheme",
        actors=[0, 2],
        turn={"regular": 1},
    )
    state = play_everywhere(
        state,
        [
            (0, a("schemer")),
            (2, a("schemer")),
            (1, a("veto")),
            (1, a("pass")),
            (2, a("cancel", task="vito-baritono")),
        ],
        ["scheme", "scheme", "veto", "veto", "act", "act"],
    )
    assert state.actors == (1,)
    assert state.influence_discards.open[:2] == ["schemer", "schemer"]


def test_a_skip_cancelled_leaves_the_turn_where_it_was() -> None:
    """CN-5.9, CN-19.21"""
    state = table(
        boss(man("big-joey", "usury"), influence=["schemer"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    state = play_everywhere(state, [(0, a("schemer")), (1, a("veto"))], ["act", "veto", "act"])
    assert state.actors == (0,)
    assert state.turn.regular == 0


def test_a_spy_at_any_time_waits_for_a_veto_and_the_turn_goes_on() -> None:
    """CN-14.5, CN-19.21  The decision that was open is open again afterwards."""
    state = table(
        boss(man("big-joey", "usury"), man("sal-moretti", "theft.1")),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono"), influence=["spy", "snitch"]),
        options={"spying": "any-time"},
    )
    state = play_everywhere(
        state,
        [
            (2, a("spy", tasks=["big-joey", "sal-moretti"])),
            (1, a("veto")),
            (2, a("snitch", task="phil-malony")),
            (1, a("pass")),
        ],
        ["act", "veto", "act", "veto", "act"],
    )
    assert state.actors == (0,)
    assert state.players[1].gangsters[1].tasks[0].seen == (2,)
    assert state.players[0].gangsters[0].tasks[0].seen == ()


def test_return_fire_is_forced_and_doctored() -> None:
    """CN-9.10, CN-14.6, CN-19.20"""
    state = table(
        boss(man("big-joey", "drive-by.1"), influence=["emergency-doc"]),
        boss(man("franco-luciano"), man("phil-malony", "usury")),
        boss(man("lono-slifer"), man("vito-baritono", "usury")),
        round=4,
        dice=[1, 1, 1, 5, 5, 1, 2],
    )
    state = play_everywhere(
        state,
        [
            (0, a("execute", task="big-joey", target="franco-luciano")),
            (2, a("pass")),
            (1, a("fire")),
            (2, a("force", die=0)),
            (2, a("pass")),
            (0, a("emergency-doc")),
        ],
        ["act", "force", "return-fire", "force", "force", "doc", "act"],
    )
    attacker = state.players[0].gangster("big-joey")
    assert attacker is not None
    assert not attacker.active


def test_a_position_without_agenda_has_all_it_needs() -> None:
    """Documents with the page's fields are complete in every phase."""
    state = robbery_table([4, 4, 1, 4, 4, 1, 3, 3])
    do(state, 2, "execute", task="vito-baritono")
    do(state, 0, "robbery", task="big-joey")
    document = state.document()
    assert "agenda" not in document
    assert document["resolving"]["robber"]["successes"] == 2
