"""Pages of players: what is told of finished games, to whom, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import play_to_the_end
from .service import Person, Service

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def play(vera: Person, gosha: Person, **table: Any) -> str:
    """A game of two people to its end; gives the table."""
    id = vera.lay(players=2, seats=[ME, OPEN], **table)
    gosha.post(f"/api/tables/{id}/join", {})
    with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
        play_to_the_end(one, two)
    return id


def player(person: Person) -> str:
    id: str = person.get("/api/guest")["player"]
    return id


def test_a_guest_has_a_page_of_finished_games(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        own = vera.get("/api/players/me")["player"]
        assert (own["name"], own["you"], own["records"]) == ("Vera", True, [])
        id = play(vera, gosha, title="Evening")
        for reader in (vera, gosha):
            page = reader.get(f"/api/players/{player(vera)}")["player"]
            assert page["name"] == "Vera"
            assert page["you"] == (reader is vera)
            record = page["records"][0]
            assert (record["game"], record["played"]) == ("squirrels", 1)
            assert record["form"][0] in (1, 2)
        games = gosha.get(f"/api/players/{player(vera)}/games")["games"]
        assert [(game["table"], game["seat"], game["title"]) for game in games] == [
            (id, 0, "Evening")
        ]
        assert [seat["player"] for seat in games[0]["seats"]] == [player(vera), player(gosha)]
        assert [seat["name"] for seat in games[0]["seats"]] == ["Vera", "Gosha"]


def test_what_a_guest_is_called_for_all_to_see_opens_nothing(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        play(vera, gosha)
        guest = service.room.seal.guest(vera.cookie)
        assert guest is not None
        assert guest.id not in vera.http.get(f"/api/players/{player(vera)}").text
        assert guest.id not in vera.http.get("/api/players/me/games").text
        assert guest.id not in player(vera)


def test_a_bot_has_a_page_too(service: Service) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay(players=2, seats=[ME, BOT], pace="quick")
        with vera.sit(id, 0) as seat:
            play_to_the_end(seat)
        page = vera.get("/api/players/bot.random")["player"]
        assert (page["kind"], page["bot"], page["you"]) == ("bot", "random", False)
        games = vera.get("/api/players/bot.random/games?limit=1")
        assert games["games"][0]["table"] == id


def test_a_game_under_way_is_on_no_page(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=2, seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join", {})
        assert vera.get("/api/players/me/games")["games"] == []
        assert vera.get(f"/api/players/{player(gosha)}", 404)["error"]["code"] == "not-found"


@pytest.mark.parametrize("hidden", [{"public": False}, {"spectators": False}, {"delay": 3600}])
def test_games_that_are_not_for_all_are_listed_to_who_sat_there(
    service: Service, hidden: dict[str, Any]
) -> None:
    with (
        Person(service, "Vera") as vera,
        Person(service, "Gosha") as gosha,
        Person(service, "Kim") as stranger,
        Person(service, None) as nobody,
    ):
        play(vera, gosha, **hidden)
        assert len(vera.get(f"/api/players/{player(gosha)}/games")["games"]) == 1
        for other in (stranger, nobody):
            assert other.get(f"/api/players/{player(gosha)}/games")["games"] == []
            other.get(f"/api/players/{player(gosha)}", 404)


def test_pages_follow_on_each_other(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        ids = [play(vera, gosha) for _ in range(3)]
        first = vera.get("/api/players/me/games?limit=2")
        rest = vera.get(f"/api/players/me/games?limit=2&before={first['next']}")
        found = [game["table"] for game in [*first["games"], *rest["games"]]]
        assert found == list(reversed(ids))
        assert rest["next"] is None
        won = vera.get("/api/players/me/games?won=true")["games"]
        lost = vera.get("/api/players/me/games?won=false&people=true")["games"]
        assert len(won) + len(lost) == 3
        response = vera.http.get("/api/players/me/games?before=1.2.3:x:1")
        assert response.json()["error"]["code"] == "bad-request"


def test_who_is_nobody_has_no_page_of_his_own(service: Service) -> None:
    with Person(service, None) as nobody:
        nobody.get("/api/players/me", 401)
        nobody.get("/api/players/no-such-player", 404)
