"""Words: messages filled with documents, for one reader."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.words import Messages, NoWords, Words
from sitdown.words.messages import messages_of
from sitdown.words.words import thing_message


def of_file(tmp_path: Path, text: str, strict: bool = True) -> Words:
    """Words with the messages of a text on top of the common ones."""
    file = tmp_path / "game.ftl"
    file.write_text(text, encoding="utf-8")
    words = Words("ru", None, ["Аня", "Боря"], you=0, strict=strict)
    common = Path(__file__).parents[2] / "src" / "sitdown" / "words" / "ru.ftl"
    words.messages = Messages([common, file])
    for resource in words.messages.resources:
        words.bundle.add_resource(resource, allow_overrides=True)
    return words


NUTS = """
nuts = { $amount ->
    [one] { $amount } орех
    [few] { $amount } ореха
   *[many] { $amount } орехов
}
"""


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0, "0 орехов"),
        (1, "1 орех"),
        (2, "2 ореха"),
        (4, "4 ореха"),
        (5, "5 орехов"),
        (11, "11 орехов"),
        (21, "21 орех"),
        (112, "112 орехов"),
    ],
)
def test_russian_plurals(tmp_path: Path, amount: int, text: str) -> None:
    assert of_file(tmp_path, NUTS).say("nuts", amount=amount) == text


def test_a_message_hands_its_arguments_to_one_it_refers_to(tmp_path: Path) -> None:
    words = of_file(tmp_path, NUTS + "gets = { SEAT($seat) }: { nuts }")
    assert words.say("gets", seat=1, amount=3) == "Боря: 3 ореха"


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "none"), (True, "yes"), (False, "no"), ([], "none"), (["a", "b"], "a, b"), (7, "7")],
)
def test_what_a_field_becomes(tmp_path: Path, value: object, text: str) -> None:
    assert of_file(tmp_path, "m = { $field }").say("m", field=value) == text


def test_a_field_that_is_left_out_is_none(tmp_path: Path) -> None:
    assert of_file(tmp_path, "m = { $for }").say("m") == "none"


def test_an_object_is_said_whole_or_by_its_items(tmp_path: Path) -> None:
    text = "m = { $give }\nwhole-give = { $cash } and { $cards }"
    assert of_file(tmp_path, text).say("m", give={"cash": 2, "cards": ["x"]}) == "2 and x"
    text = "m = { $give }\neach-give = { $key } { $value }"
    assert of_file(tmp_path, text).say("m", give={"cash": 2, "old": None}) == "cash 2"


def test_items_that_are_objects_lend_their_fields(tmp_path: Path) -> None:
    text = "m = { $gifts }\neach-gifts = { $index }: { SEAT($seat) } { $card }"
    gifts = [{"seat": 1, "card": "x"}, {"seat": 0, "card": "y"}]
    assert of_file(tmp_path, text).say("m", gifts=gifts) == "0: Боря x, 1: Аня y"


def test_items_that_come_out_empty_are_left_out(tmp_path: Path) -> None:
    text = """
m = { $tokens }
each-tokens = { $value ->
    [none] { "" }
   *[other] { SEAT($index) } { $value }
}
"""
    words = of_file(tmp_path, text)
    assert words.say("m", tokens=[[], [1, 3]]) == "Боря 1, 3"
    assert words.say("m", tokens=[[], []]) == "none"


def test_an_object_without_words_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(NoWords, match="neither whole-give nor each-give"):
        of_file(tmp_path, "m = { $give }").say("m", give={"cash": 2})
    lenient = of_file(tmp_path, "m = { $give }", strict=False)
    assert lenient.say("m", give={"cash": 2}) == "{'cash': 2}"


def test_seats_are_names_and_mine_is_the_readers(tmp_path: Path) -> None:
    text = "m = { SEATS($seats) }, { SEAT($one) }, { MINE($zero) }, { MINE($one) }"
    words = of_file(tmp_path, text)
    assert words.say("m", seats=[0, 1, 2], one=1, zero=0) == "Аня, Боря, Игрок 3, Боря, yes, no"
    assert words.to(None).mine(0) == "no"
    assert [words.seat("?"), words.seat("none"), words.seats("none")] == [
        "кто-то",
        "никто",
        "никто",
    ]


THINGS = """
thing-lawyer = адвокат
    .gen = адвоката
m = { THINGS($cards, case: "gen") }
"""


def test_things_have_cases_and_are_counted(tmp_path: Path) -> None:
    words = of_file(tmp_path, THINGS)
    assert words.thing("lawyer.2") == "адвокат"
    assert words.thing("lawyer.2", "gen") == "адвоката"
    assert words.thing("lawyer", "dat") == "адвокат"
    cards = ["lawyer.1", "?", "lawyer.2"]
    assert words.say("m", cards=cards) == "адвоката ×2, закрытой карты"
    assert words.say("m", cards=[]) == "ничего"


def test_sums_in_thousands(tmp_path: Path) -> None:
    words = of_file(tmp_path, "m = ${ THOUSANDS($amount) }k")
    assert words.say("m", amount=8000) == "$8k"
    assert words.say("m", amount=0) == "$0k"
    assert words.say("m", amount="?") == "$?k"


def test_what_is_inside_a_view_knows_its_phase(tmp_path: Path) -> None:
    text = """
whole-turn = { $phase ->
    [act] Ходит { SEAT($regular) }.
   *[other] Планирование.
}
phase-act = { $turn }
phase-plan = { $turn }
"""
    words = of_file(tmp_path, text)
    assert words.phase({"phase": "act", "turn": {"regular": 1}}) == "Ходит Боря."
    assert words.phase({"phase": "plan", "turn": {"regular": 1}}) == "Планирование."


def test_the_message_of_a_thing() -> None:
    assert thing_message("contraband-5") == "thing-contraband-5"
    assert thing_message("lawyer.2") == "thing-lawyer"
    assert thing_message("boggy-gloves#1") == "thing-boggy-gloves"
    assert thing_message("?") == "thing-hidden"


def test_what_is_missing_is_an_error_in_tests_and_its_id_at_the_table(tmp_path: Path) -> None:
    strict, lenient = of_file(tmp_path, "m = x"), of_file(tmp_path, "m = x", strict=False)
    with pytest.raises(NoWords, match="no message gone"):
        strict.say("gone")
    with pytest.raises(NoWords, match="no message thing-gone"):
        strict.thing("gone")
    assert lenient.say("gone") == lenient.thing("gone") == "gone"


def test_a_message_that_cannot_be_filled_is_an_error_in_tests(tmp_path: Path) -> None:
    text = "m = { gone } and { LOST($x) }"
    with pytest.raises(NoWords, match="m: "):
        of_file(tmp_path, text).say("m", x=1)
    assert "and" in of_file(tmp_path, text, strict=False).say("m", x=1)


def test_a_message_that_replaces_another_takes_its_attributes_away(tmp_path: Path) -> None:
    words = of_file(tmp_path, "thing-hidden = рубашка")
    assert words.thing("?", "gen") == "рубашка"
    assert not words.has("thing-hidden.sign")


def test_about_is_empty_where_nothing_is_explained(tmp_path: Path) -> None:
    words = of_file(tmp_path, "m = x\n    .about = y")
    assert (words.about("m"), words.about("seat-name"), words.about("gone")) == ("y", "", "")


def test_faults_of_a_file_are_found(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("a = x\na = y\nb = { $n -> [one] x *[other] y }\n", encoding="utf-8")
    assert Messages([file]).faults == [
        "bad.ftl: a is there twice",
        "bad.ftl: not a message: b = { $n -> [one] x *[other] y }",
    ]


def test_the_common_messages_are_in_memory_once_for_all_games() -> None:
    common = messages_of("ru", None).resources[0]
    assert messages_of("ru", "wallet").resources[0] is common


def test_a_game_replaces_no_common_message_but_those_listed(tmp_path: Path) -> None:
    words = of_file(tmp_path, "thing-hidden = рубашка\nseat-none = пусто")
    assert words.messages.faults == ["game.ftl: seat-none is a common message already"]


def test_squirrels_in_both_languages() -> None:
    paid = {"event": "paid", "from": 1, "to": 0, "amount": 2, "for": "robbery"}
    assert Words("en", "squirrels", ["Ann", "Bob"], 0).event(paid) == "You rob Bob of 2 nuts."
    assert Words("en", "squirrels", ["Ann", "Bob"], 1).event(paid) == "Ann robs you of 2 nuts."
    assert (
        Words("ru", "squirrels", ["Аня", "Боря"], None).event(paid)
        == "Аня грабит: Боря отдаёт 2 ореха."
    )


def test_a_name_with_a_full_stop_leaves_one_at_the_end_of_the_sentence() -> None:
    words = Words("en", "squirrels", ["Ann Jr.", "Bob"], None)
    told = words.event({"event": "turn", "turn": 3, "seat": 0})
    assert told == "Turn 3: Ann Jr."
