"""Everything of a guest in one file, and an end of it."""

from __future__ import annotations

from sitdown.table.names import NOBODY

from .playing import play_to_the_end
from .service import Person, Service
from .test_players import ME, OPEN, player


def play(vera: Person, gosha: Person) -> str:
    """A game in which Vera says something, to its end."""
    id = vera.lay(players=2, seats=[ME, OPEN])
    gosha.post(f"/api/tables/{id}/join", {})
    with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
        one.until("hello")
        one.ask("say", text="good evening")
        two.until("hello")
        two.ask("say", text="evening, Vera")
        play_to_the_end(one, two)
    return id


def test_everything_of_a_guest_is_in_one_file(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id, waiting = play(vera, gosha), vera.lay(players=3)
        own = vera.get("/api/guest/export")
        assert own["guest"]["name"] == "Vera"
        assert [game["table"] for game in own["games"]] == [id]
        assert {table["id"] for table in own["tables"]} == {id, waiting}
        assert [(line["table"], line["text"]) for line in own["said"]] == [(id, "good evening")]
        with Person(service, None) as nobody:
            nobody.get("/api/guest/export", 401)


def test_who_leaves_for_good_is_nobody_in_the_games_of_others(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id, before = play(vera, gosha), player(vera)
        open_table = vera.lay(players=2, seats=[ME, OPEN])
        gosha.post(f"/api/tables/{open_table}/join", {})
        vera.post("/api/guest/erase", {})
        vera.get("/api/guest", 401)
        gosha.get(f"/api/players/{before}", 404)
        game = gosha.get("/api/players/me/games")["games"][0]
        assert [seat["name"] for seat in game["seats"]] == [NOBODY, "Gosha"]
        replay = gosha.get(f"/api/tables/{id}/replay")
        assert [seat["name"] for seat in replay["seats"]] == [NOBODY, "Gosha"]
        assert replay["renamed"] is True
        assert '"Vera"' not in gosha.http.get(f"/api/tables/{id}/replay").text
        table = gosha.get(f"/api/tables/{open_table}")["table"]
        assert table["seats"][0]["vacant"]
        assert (
            gosha.get("/api/tables?mine=true&state=over")["tables"][0]["seats"][0]["name"] == NOBODY
        )
