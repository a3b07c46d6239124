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


def test_nobody_is_named_twice() -> None:
    words = Words("en", "gentlemen", ["Ann", "Bob", "Eve"], strict=True)
    ask = {"money": [1, 3, None], "accomplices": {"boss": 1, "banker": 2}}
    own = {"money": [None, None, 4], "accomplices": {}}
    assert words.event({"event": "asked", "seat": 1, "ask": ask}) == (
        "Bob demands: Ann 1, 3; boss, banker → Eve."
    )
    assert words.event({"event": "asks", "asks": [None, ask, own]}) == (
        "Demands: Bob (Ann 1, 3; boss, banker → Eve), Eve (4)."
    )
