"""Names of things: by their id, and by kind and number where a deck brings numbers of its own."""

import pytest

from sitdown.words import NoWords, Words


def test_a_thing_with_a_message_of_its_own_is_called_by_it() -> None:
    assert Words("en", "wallet").thing("euro-100") == "€100"


def test_a_number_that_no_message_knows_stands_in_the_message_of_its_kind() -> None:
    assert Words("en", "wallet").thing("euro-75") == "€75"
    assert Words("ru", "wallet").thing("jewel-75") == "драгоценность 75"


def test_the_kind_itself_has_no_number() -> None:
    assert Words("en", "wallet").thing("euro") == "euros"


def test_a_number_does_not_make_a_thing_of_nothing() -> None:
    with pytest.raises(NoWords, match="no message thing-lira-75"):
        Words("en", "wallet", strict=True).thing("lira-75")
