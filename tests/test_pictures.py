"""The pictures that the tests of the client show are still what the server would send."""

from __future__ import annotations

import json

from tests.pictures import FILE, pictures


def test_the_pictures_of_the_client_follow_the_rules() -> None:
    """After a change of rules `python -m tests.pictures` writes them anew."""
    assert json.loads(FILE.read_text()) == json.loads(json.dumps(pictures()))
