"""The bots of the house: one list, a name in every language, and nobody else is translated."""

from __future__ import annotations

from sitdown.words import LANGUAGES, Words
from sitdown.words.bot_names import HOUSE_BOTS, bot_name, bots_beside, house_bot, house_name_of


def test_every_bot_has_a_name_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        names = [Words(language, strict=True).say(f"bot-name-{bot}") for bot in HOUSE_BOTS]
        assert len(set(names)) == len(HOUSE_BOTS)
    assert len({house_bot(place) for place in range(len(HOUSE_BOTS))}) == len(HOUSE_BOTS)


def test_only_who_is_a_bot_of_the_house_is_translated() -> None:
    words = Words("ru", strict=True)
    assert words.named("Tin Lizzie", "tin-lizzie") == "Жестянка Лиззи"
    assert words.named("Tin Lizzie", None) == "Tin Lizzie"
    assert words.named("Robot", "robot") == "Robot"
    assert words.named(None, None) is None


def test_no_bot_is_called_like_somebody_at_the_table_in_any_language() -> None:
    assert list(bots_beside(["Penny", "Кастет"])) == list(HOUSE_BOTS[2:])


def test_a_claim_to_be_a_bot_of_the_house_is_checked() -> None:
    assert house_name_of(bot_name("penny"), "penny") == "penny"
    assert house_name_of("Vera", "penny") is None
    assert house_name_of("Vera", "vera") is None
    assert house_name_of("Penny", None) is None
