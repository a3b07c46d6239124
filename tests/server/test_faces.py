"""What the package of a game brings for the browser: served as it is, and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sitdown.server.http.client_files import POLICY
from sitdown.server.http.rate_limit import FILE_COST, cost_of
from tests.guests import CHIPMUNKS, Install, forget, install

from .service import Person, service_at

__all__ = ["install"]

BOARD = "export const mount = () => ({ update() {}, destroy() {} });\n" + "// a line\n" * 200


@pytest.fixture
def folder(install: Install) -> Path:
    """The face of a game from outside."""
    face = install("chipmunks", CHIPMUNKS) / "face"
    face.mkdir()
    (face / "board.js").write_text(BOARD)
    (face / "face.css").write_text("[data-game=chipmunks] { --felt: #234 }")
    (face / "lesson.json").write_text("{}")
    (face / "nut.png").write_bytes(b"\x89PNG")
    return face


@pytest.fixture
def vera(file: str, folder: Path) -> Iterator[Person]:
    with service_at(file) as service, Person(service, None) as vera:
        yield vera


def face_at(vera: Person) -> str:
    at: str = vera.get("/api/games/chipmunks")["face"]["at"]
    return at


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("board.js", "text/javascript; charset=utf-8"),
        ("face.css", "text/css; charset=utf-8"),
        ("lesson.json", "application/json"),
        ("nut.png", "image/png"),
    ],
)
def test_a_file_comes_as_what_it_is_and_is_kept(
    vera: Person, folder: Path, name: str, media: str
) -> None:
    answer = vera.http.get(f"{face_at(vera)}{name}")
    assert answer.status_code == 200
    assert answer.content == (folder / name).read_bytes()
    assert answer.headers["content-type"] == media
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"] == POLICY
    again = {"if-none-match": answer.headers["etag"]}
    assert vera.http.get(f"{face_at(vera)}{name}", headers=again).status_code == 304


def test_a_game_tells_of_its_face(vera: Person) -> None:
    games = {game["id"]: game for game in vera.get("/api/games")["games"]}
    files = ["board.js", "face.css", "lesson.json", "nut.png"]
    assert games["chipmunks"]["face"] == {"at": face_at(vera), "files": files}
    assert games["squirrels"]["face"] is None


def test_code_is_sent_small(vera: Person) -> None:
    answer = vera.http.get(f"{face_at(vera)}board.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == BOARD


@pytest.mark.parametrize(
    "name",
    [
        "__init__.py",
        "missing.js",
        "..%2f__init__.py",
        "..%2fface%2fboard.js",
        "%2e%2e/__init__.py",
        "..\\__init__.py",
        "%2fetc%2fpasswd",
        "board.js%00",
        ".hidden.js",
        "notes.txt",
        "deeper",
        "deeper%2fboard.js",
    ],
)
def test_nothing_beside_the_face_is_served(file: str, folder: Path, name: str) -> None:
    (folder / "notes.txt").write_text("not for you")
    (folder / ".hidden.js").write_text("not for you")
    (folder / "deeper").mkdir()
    (folder / "deeper" / "board.js").write_text("not for you")
    with service_at(file) as service, Person(service, None) as vera:
        answer = vera.http.get(f"{face_at(vera)}{name}")
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "not-found"


@pytest.mark.parametrize("game", ["squirrels", "chess", "..", "chipmunks"])
def test_there_is_none_of_a_game_without_one_or_under_another_stamp(
    vera: Person, game: str
) -> None:
    stamp = "0" * 20 if game == "chipmunks" else face_at(vera).split("/")[-2]
    vera.get(f"/api/faces/{game}/{stamp}/board.js", status=404)


def test_another_content_has_another_address(file: str, folder: Path) -> None:
    with service_at(file) as service, Person(service, None) as vera:
        before = face_at(vera)
    (folder / "nut.png").write_bytes(b"\x89PNG, another")
    forget()
    with service_at(file) as service, Person(service, None) as vera:
        assert face_at(vera) != before
        vera.get(f"{before}nut.png", status=404)


def test_a_file_of_a_face_costs_what_other_files_cost() -> None:
    assert cost_of("/api/faces/chipmunks/0123/board.js") == FILE_COST
