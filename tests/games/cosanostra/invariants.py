"""The invariants of La Cosa Nostra's page, on a full state."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sitdown.games.cosanostra.kinds import TRAP
from sitdown.games.cosanostra.position import MARKERS, CosaNostra
from sitdown.games.cosanostra.resolving import FOR_TRAP
from sitdown.games.cosanostra.wealth import monopoly_holders
from sitdown.kernel import State

IN_A_JOB: Final = (
    "reroll",
    "force",
    "rob",
    "trap",
    "guard",
    "doc",
    "return-fire",
    "bargain",
    "launder",
    "second",
)
RESTING: Final = ("boss", "deal", "strengthen", "discard", "over")


def check(state: State) -> None:
    assert isinstance(state, CosaNostra)
    check_money(state)
    check_jobs(state)
    check_businesses(state)
    check_influence(state)
    check_gangsters(state)
    check_markers(state)
    check_tasks(state)
    check_turn(state)
    check_job(state)
    assert state.monopolies == monopoly_holders(state.players)
    assert len(state.market) == 4 or not state.business_stack


def check_money(state: CosaNostra) -> None:
    for player in state.players:
        assert player.cash >= 0
        assert player.laundered >= 0
        assert player.cash % 1000 == player.laundered % 1000 == 0


def check_jobs(state: CosaNostra) -> None:
    """Each job is somewhere exactly once."""
    cards: list[str] = [job for deck in state.job_decks.values() for job in deck]
    cards += state.job_discards.open + state.job_discards.closed
    for player in state.players:
        cards += player.jobs
        assert player.jobs == state.deck.in_hand_order(player.jobs)
        for gangster in player.gangsters:
            cards += [task.job.id for task in gangster.tasks if task.job is not None]
    job = state.resolving
    if job is not None:
        cards += [job.card] if job.card is not None else []
        cards += [job.robber.card] if job.robber is not None else []
        if job.trapper is not None:
            trap = state.deck.jobs[job.trapper.card].kind == TRAP
            if trap and state.phase == "force" and job.roll.for_ == FOR_TRAP:
                cards.append(job.trapper.card)
            else:
                assert job.trapper.card in state.job_discards.open + state.job_discards.closed
    assert Counter(cards) == Counter(list(state.deck.jobs))
    for back, deck in state.job_decks.items():
        assert all(state.deck.jobs[one].round == int(back) for one in deck)


def check_businesses(state: CosaNostra) -> None:
    if state.phase == "boss":
        return
    cards = state.market + state.business_stack
    for player in state.players:
        cards += [business.card.id for business in player.businesses]
        for gangster in player.gangsters:
            cards += [task.business.id for task in gangster.tasks if task.business is not None]
    assert Counter(cards) == Counter(list(state.deck.businesses))


def check_influence(state: CosaNostra) -> None:
    cards = state.influence_stack + state.influence_discards.open + state.influence_discards.closed
    for player in state.players:
        cards += player.influence
        assert player.influence == sorted(player.influence)
        for gangster in player.gangsters:
            cards += [laid.card for laid in gangster.mods]
    if state.played is not None and state.played.why != "scheme":
        cards.append(state.played.card)
    assert Counter(cards) == Counter(state.deck.influence)


def check_gangsters(state: CosaNostra) -> None:
    """All gangsters of the families in the game, and all mercenaries, exactly once."""
    piles = state.mercenaries
    names = state.display + piles.stack + piles.strong + piles.aside + state.removed
    wanted = list(state.deck.mercenaries) if state.options.mercenaries else []
    for player in state.players:
        names += [gangster.card.id for gangster in player.gangsters]
        names += player.pool
        names += [trophy.gangster for trophy in player.trophies]
        wanted += [
            card.id
            for card in state.deck.gangsters.values()
            if card.family is not None and card.family == player.family
        ]
    assert Counter(names) == Counter(wanted)


def check_markers(state: CosaNostra) -> None:
    for seat in range(state.seats):
        assert 0 <= state.markers_free(seat) <= MARKERS
    for seat, player in enumerate(state.players):
        for business in player.businesses:
            assert seat not in business.markers
            assert business.active or not business.markers
            assert business.markers == sorted(business.markers)
        for gangster in player.gangsters:
            assert all(seat not in task.markers for task in gangster.tasks)


def check_tasks(state: CosaNostra) -> None:
    for seat, player in enumerate(state.players):
        for gangster in player.gangsters:
            assert gangster.active or not gangster.tasks
            ability = gangster.card.ability
            carries_two = ability.second_job_dice or ability.second_purchase
            assert len(gangster.tasks) <= (2 if carries_two else 1)
            laid = [one.card for one in gangster.mods]
            assert len(set(laid)) == len(laid)
            assert all(seat not in task.seen for task in gangster.tasks)
            jobs = [task.job for task in gangster.tasks if task.job is not None]
            if len(gangster.tasks) == 2:
                assert len(jobs) == 2 if ability.second_job_dice else len(jobs) < 2


def check_turn(state: CosaNostra) -> None:
    turn = state.turn
    if state.phase in RESTING:
        assert state.document()["turn"] == {
            "regular": state.start,
            "queue": [],
            "left": 1,
            "extra": None,
        }
    elif state.phase in ("hire", "recruit"):
        assert turn.regular == state.start
        assert turn.left == 1
        assert turn.extra is None
        assert set(turn.queue).isdisjoint(state.actors)
    elif state.phase == "plan":
        assert state.actors == (turn.regular,)
        assert turn.queue == []
        assert turn.left in (0, 1, 2)
    else:
        assert turn.left == 1 or state.phase == "veto"


def check_job(state: CosaNostra) -> None:
    """A job is under resolution exactly in its phases, and nobody is left without a question."""
    of_a_doc = state.played is not None and state.played.why == "doc"
    assert (state.resolving is not None) == (state.phase in IN_A_JOB or of_a_doc)
    assert (state.played is not None) == (state.phase == "veto")
    assert (state.phase == "over") == (not state.actors) == (state.result is not None)
    if state.phase not in ("deal", "scheme", "rob", "doc", "discard", "over"):
        assert len(state.actors) == 1
    for seat in state.actors:
        legal = state.legal(seat)
        assert state.default(seat) in legal
    job = state.resolving
    if job is not None:
        assert not job.traits().response
        assert len(job.shares) == state.seats
        assert (job.successes is None) <= (state.phase == "reroll" or state.phase == "force")
