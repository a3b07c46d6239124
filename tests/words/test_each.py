"""What `each-<field>` leaves out: nothing that a document means."""

from sitdown.words import Words


def said(shares: object) -> str | int:
    return Words("en", "squirrels", ["Ann", "Bob", "Eve"]).argument("shares", shares)


def test_a_zero_in_a_list_of_numbers_is_nothing() -> None:
    assert said([0, 2, 1]) == "Bob 2, Eve 1"
    assert said([0, 0, 0]) == "none"


def test_a_list_that_says_null_for_nothing_means_its_zeros() -> None:
    assert said([0, None, 1]) == "Ann 0, Eve 1"


def test_an_object_keeps_a_zero_which_may_be_a_seat() -> None:
    assert said({"x": 0, "y": None}) == "Ann 0"
