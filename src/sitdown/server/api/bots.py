"""The list of bots and characters."""

from __future__ import annotations

from starlette.responses import Response

from sitdown import bots
from sitdown.bots.character import LEVELS, USUAL_LEVEL, Character, characters
from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.wire.documents import BotsAnswer
from sitdown.words.messages import LANGUAGES
from sitdown.words.words import Words


async def list_bots(call: ApiRequest) -> Response:
    return json_response(
        {
            "characters": [described(one) for one in characters().values()],
            "levels": list(LEVELS),
            "usual_level": USUAL_LEVEL,
            "bots": [*bots.names(), *call.room.config.programs.names],
        }
    )


def described(character: Character) -> Document:
    """A character, with its name and two sentences in every language."""
    words = {language: Words(language) for language in LANGUAGES}
    names = {language: one.say(f"bot-name-{character.id}") for language, one in words.items()}
    about = {language: one.say(f"bot-about-{character.id}") for language, one in words.items()}
    return {**character.document(), "name": names, "about": about}


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/bots",
        list_bots,
        "The house's characters, what they are like, and the levels they play at",
        answer=BotsAnswer,
    ),
]
