"""Hints: what the house would do, told to who asks and to nobody else."""

from __future__ import annotations

from typing import Any

from sitdown import catalog
from sitdown.kernel import Look
from sitdown.server.workers.hints import advised

from .service import Person, Seat, Service

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "cautious"}


def ask(seat: Seat, id: str = "hint") -> Any:
    seat.send("hint", id)
    return seat.answer_to(id)


def test_who_sits_among_bots_alone_is_told_what_the_house_would_do(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=3, seats=[ME, BOT, BOT])
        with vera.sit(id, 0) as seat:
            legal = seat.until("hello")["view"]["legal"]
            answer = ask(seat)
            assert answer["type"] == "hinted"
            assert answer["hint"]["act"] in legal
            assert len(answer["hint"]["reasons"]) <= 3
        log = vera.get(f"/api/tables/{id}/log")
        assert "hint" not in str(log)


def test_among_people_everybody_thinks_for_themselves(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            assert ask(seat)["error"]["code"] == "closed"


def test_a_table_may_have_it_otherwise_and_nobody_else_hears_of_it(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN], hints=True)
        assert vera.get(f"/api/tables/{id}")["table"]["settings"]["hints"] is True
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
            one.until("hello")
            two.until("hello")
            assert ask(one)["type"] == "hinted"
            kinds = [
                entry["kind"] for entry in gosha.get(f"/api/tables/{id}/log?seat=1")["entries"]
            ]
            assert set(kinds) <= {"created", "joined", "started", "here"}
            two.send("ping", "after")
            told = two.until("pong", "hinted")
            assert told["type"] == "pong"
        with gosha.sit(id, None) as audience:
            audience.until("hello")
            assert ask(audience)["error"]["code"] == "not-yours"


def test_a_rated_game_has_none_whatever_the_table_says(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, BOT], rated=True, hints=True)
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            assert ask(seat)["error"]["code"] == "closed"


def test_one_question_of_a_seat_is_thought_about_at_a_time(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, BOT])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            service.room.hints.asking.add((id, 0))
            assert ask(seat)["error"]["code"] == "too-many"
            service.room.hints.asking.discard((id, 0))
            assert ask(seat, "again")["type"] == "hinted"


def test_advice_is_of_a_view_and_needs_no_more() -> None:
    """What a worker gets is what the seat sees; where nothing is owed it may be nothing."""
    game = catalog.load("cosanostra")
    state = game.new(3, "4")
    for seat in range(3):
        advice = advised("cosanostra", state.view(seat), "luck")
        legal = [one.document() for one in Look.at(game, state, seat).legal]
        assert advice["act"] is None or seat in state.actors or advice["act"] in legal
