"""Reviews: everything adds up, the same replay gives the same one, and nothing hidden is used."""

from __future__ import annotations

from io import StringIO
from itertools import pairwise

import msgspec
import pytest

from sitdown import catalog
from sitdown.kernel import Document, Look
from sitdown.review import Review, ReviewBudget, review_all
from sitdown.review.alternatives import options, reasons, usual
from sitdown.review.budget import TURNS
from sitdown.review.estimate import difference, estimate
from sitdown.review.luck_and_skill import Stretch, sums_at
from sitdown.review.moments import Question, course_of, has_choice, seen
from sitdown.review.promises import words_given
from sitdown.review.reviewing import spread
from sitdown.review.worlds import USUAL, trial
from sitdown.table import Refused
from sitdown.table.replays.export import read_replay
from sitdown.table.replays.playback import play_again
from sitdown.terminal.print_review import print_review
from sitdown.terminal.screens.safe_console import SafeConsole
from sitdown.wire.review import Decided, Sums
from sitdown.words import LANGUAGES, Words
from sitdown.words.seat_page import spoken

from .games import changed, played

LITTLE = ReviewBudget(60)
GAMES = [("squirrels", 2), ("gentlemen", 5), ("wallet", 2), ("vendetta", 3)]


def reviewed(content: bytes, effort: ReviewBudget = LITTLE) -> Review:
    work = review_all(content, effort)
    done = 0
    while True:
        try:
            part = next(work)
        except StopIteration as end:
            review: Review = end.value
            return review
        assert done <= part.done <= part.whole
        done = part.done


@pytest.fixture(scope="module", params=GAMES, ids=[game for game, _ in GAMES])
def game(request: pytest.FixtureRequest) -> tuple[bytes, Review]:
    content = played(*request.param)
    return content, reviewed(content)


def test_luck_own_choices_and_those_of_others_add_up(game: tuple[bytes, Review]) -> None:
    content, review = game
    winners = read_replay(content).ending()["winners"]
    for seat, sums in enumerate(review.sums):
        won = 1 / len(winners) if seat in winners else 0
        assert sums.luck + sums.own + sums.others == round(100 * (won - 1 / review.players))


def test_luck_is_what_was_drawn_or_rolled(game: tuple[bytes, Review]) -> None:
    """In squirrels nothing is, but who begins; elsewhere piles are shuffled and dice rolled."""
    content, review = game
    course = course_of(content)
    assert review.drawn == course.has_luck() == (review.game != "squirrels")
    assert review.drawn or not any(sums.luck for sums in review.sums)
    drawn = {moment.step: moment.drawn for moment in course.moments}
    assert any(drawn.values()) == review.drawn
    assert not all(drawn.values())
    assert all(drawn[turn.step] for turn in review.turns if turn.by_luck)


@pytest.mark.parametrize(
    ("language", "column", "luck"), [("en", "cards and dice", "luck"), ("ru", "карты", "удач")]
)
def test_who_prints_a_review_without_luck_does_not_speak_of_it(
    game: tuple[bytes, Review], language: str, column: str, luck: str
) -> None:
    content, review = game
    paper = SafeConsole(file=StringIO(), width=200)
    print_review(review, read_replay(content), language, paper)
    assert isinstance(paper.file, StringIO)
    told = paper.file.getvalue().casefold()
    assert (column in told, luck in told) == (review.drawn, review.drawn)


def test_a_card_off_a_shuffled_pile_is_drawn() -> None:
    """The chance of the game was asked only when the pile was shuffled."""
    replay = read_replay(played("gentlemen", 5))
    drawn = [moment.step for moment in course_of(played("gentlemen", 5)).moments if moment.drawn]
    left = [len(one.after.document()["deck"]) for one in play_again(replay)]
    fewer = [step for step, (one, two) in enumerate(pairwise(left), start=2) if two < one]
    assert drawn == fewer != []


def test_without_a_draw_a_change_is_the_doing_of_whoever_moved() -> None:
    change, errors = [0.2, -0.2], [0.03, 0.03]
    choice = Decided(1, 0, {}, [], [], [0.05, -0.05], 0.01, None, 0.0)
    drawn = Stretch(change, errors, [choice], [0], True)
    still = Stretch(change, errors, [choice], [0], False)
    assert sums_at(0, [drawn, still], [1.0, 0.0], True) == Sums(25, 25, 0, 3)
    assert sums_at(1, [drawn, still], [0.0, 1.0], False) == Sums(0, 0, 50, 3)
    both = Stretch(change, errors, [], [0, 1], False)
    assert sums_at(0, [both], [0.7, 0.3], False) == Sums(0, 10, 10, 3)


def test_who_plays_as_the_house_does_neither_wins_nor_loses_by_it(
    game: tuple[bytes, Review],
) -> None:
    """Every even seat has played by the hints, and nothing else is asked of a decision."""
    own = [one for one in game[1].decisions if one.seat % 2 == 0]
    assert own
    usual = [one for one in own if one.act == one.house]
    assert len(usual) > len(own) / 2
    assert all(not any(one.gain) for one in usual if one.before == one.after)


def test_the_line_goes_from_the_deal_to_the_result(game: tuple[bytes, Review]) -> None:
    content, review = game
    steps = [point.step for point in review.points]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, len(read_replay(content).actions))
    winners = read_replay(content).ending()["winners"]
    last = review.points[-1].chances
    assert [seat for seat, chance in enumerate(last) if chance] == winners
    assert all(0 <= chance <= 1 for point in review.points for chance in point.chances)
    assert all(sum(point.chances) <= 1.001 for point in review.points)


def test_turning_points_say_what_was_played_and_what_the_house_would_have(
    game: tuple[bytes, Review],
) -> None:
    content, review = game
    actions = read_replay(content).actions
    assert 0 < len(review.turns) <= TURNS
    for turn in review.turns:
        step = actions[(turn.decided or turn.step) - 1]
        assert turn.first <= (turn.decided or turn.step) <= turn.step
        assert (step.seat, step.act) == (turn.seat, turn.played.act)
        assert len(turn.played.reasons) <= 3
        if turn.house is not None:
            assert turn.house.act != turn.played.act
            assert turn.price > turn.error


def test_whatever_is_said_has_words(game: tuple[bytes, Review]) -> None:
    for language in LANGUAGES:
        words = Words(language, game[1].game, ["A", "B", "C", "D", "E"], strict=True)
        for turn in game[1].turns:
            for choice in (turn.played, turn.house):
                if choice is None:
                    continue
                assert choice.act is None or words.action(choice.act)
                for reason in choice.reasons:
                    say = words.brings if reason.kind == "sign" else words.event
                    assert say(reason.event)


def test_the_same_replay_gives_the_same_review(game: tuple[bytes, Review]) -> None:
    content, review = game
    if review.game == "squirrels":
        assert reviewed(content) == review


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Whatever lies hidden: the same view goes in, and so the same judgement comes out."""
    for game, seats in GAMES:
        rules = catalog.load(game)
        moments = list(play_again(read_replay(played(game, seats))))
        for one in moments[:: max(1, len(moments) // 6)]:
            before, seat, act = one.before, one.step.seat, one.step.act
            if not has_choice(before, seat, act):
                continue
            here = judged(rules.id, seen(before, seat), one.number, act)
            for number in range(2):
                world = Look.at(rules, before, seat).imagine(f"unseen {number}")
                assert judged(rules.id, seen(world, seat), one.number, act) == here


def judged(game: str, view: bytes, step: int, act: Document) -> object:
    worlds = trial(game, view, step, [USUAL, act], 0, 2)
    found = usual(game, view, step, act), options(game, view, step, act)
    return worlds, found, reasons(game, view, act, None)


def test_a_worker_gets_the_view_of_the_seat_and_no_more() -> None:
    course = course_of(played("squirrels", 2))
    for question in course.decisions():
        view = msgspec.json.decode(question.view)
        assert view["you"] == question.seat
        assert view["chance"] == "?"
    assert msgspec.json.decode(course.moments[3].sight)["you"] is None


def test_answers_under_seals_are_one_moment() -> None:
    """In squirrels all place their first cards at once."""
    course = course_of(played("squirrels", 2))
    assert [question.seat for question in course.moments[0].questions] == [0, 1]
    assert all(question.told for question in course.moments[0].questions)


def test_where_there_is_nothing_to_choose_nothing_is_judged() -> None:
    course = course_of(played("vendetta", 3))
    everything = [one for moment in course.moments for one in moment.questions]
    assert 0 < len(course.decisions()) < len(everything)
    assert all(isinstance(one, Question) for one in course.decisions())


def test_a_game_of_other_rules_is_refused() -> None:
    with pytest.raises(Refused, match="another version of the rules"):
        reviewed(changed(played("squirrels", 2), rules="000000000000"))


def test_a_game_that_is_not_over_is_refused() -> None:
    content = played("squirrels", 2)
    short = changed(content, actions=msgspec.json.decode(content)["actions"][:-2])
    with pytest.raises(Refused, match="not over"):
        reviewed(short)


def test_words_given_are_told_with_what_became_of_them() -> None:
    """By what was said at the table; the moment of each is that of the action before it."""
    content = played("squirrels", 2)
    actions = msgspec.json.decode(content)["actions"]
    for place, action in enumerate(actions):
        action["at"] = float(place)
    talk = [
        {"at": 2.5, "kind": "promise", "seat": 0, "to": 1, "text": "No raid."},
        {"at": 2.6, "kind": "talk", "seat": 1, "text": "Good."},
        {"at": 3.0, "kind": "promise", "seat": 1, "to": 0, "text": "Nor me."},
        {"at": 7.2, "kind": "judged", "seat": 1, "promise": 1, "kept": False},
    ]
    given = words_given(read_replay(changed(content, actions=actions, talk=talk)))
    assert [(one.text, one.state, one.given, one.judged) for one in given] == [
        ("No raid.", "broken", 3, 8),
        ("Nor me.", "standing", 4, None),
    ]


def test_a_bots_word_is_told_by_its_line() -> None:
    """In the log, which older replays have too."""
    content = played("squirrels", 2)
    told = {"id": 1, "seat": 1, "to": 0, "text": "I never raid you", "line": "pledge-no-raid"}
    log = [json({"n": 1, "at": 2.0, "kind": "promise", "promise": told})]
    talk = [{"at": 2.0, "kind": "promise", "seat": 1, "to": 0, "text": "I never raid you"}]
    (word,) = words_given(read_replay(changed(content, talk=talk, log=log)))
    russian = Words("ru", "squirrels", ["Вера", "Копейка"])
    assert spoken(russian, word.line, word.text) == russian.say("pledge-no-raid")


def json(document: Document) -> str:
    return msgspec.json.encode(document).decode()


def test_what_comes_anyway_is_no_reason() -> None:
    game = catalog.load("squirrels")
    state = game.new(2, 7, first=0)
    for seat in (0, 1):
        state.apply(seat, {"do": "place", "card": "bank", "stack": 0})
    act = {"do": "play", "card": "contraband-3", "stack": 1}
    view = msgspec.json.encode(state.view(0))
    told = [one.event["event"] for one in reasons("squirrels", view, act, None)]
    assert "smuggled" in told
    assert "turn" not in told


def test_what_is_within_the_error_is_not_clear() -> None:
    noise = difference([[0.4, 0.6], [0.6, 0.4], [0.5, 0.5]], [[0.5, 0.5]] * 3)
    assert not noise.is_clear()
    clear = difference([[0.1, 0.9], [0.12, 0.88], [0.11, 0.89]], [[0.5, 0.5]] * 3)
    assert clear.is_clear()
    assert clear.means == [-0.39, 0.39]
    assert estimate([[0.3, 0.7]]).errors == [1.0, 1.0]


def test_points_of_the_line_are_spread_evenly() -> None:
    assert spread(3, 60) == [-1, 0, 1, 2]
    places = spread(500, 60)
    assert (len(places), places[0], places[-1]) == (60, -1, 499)
    assert places == sorted(set(places))
