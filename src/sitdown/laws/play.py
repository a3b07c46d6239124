"""Laws of play: documents, copies, legal lists, refusals, defaults, ends."""

from __future__ import annotations

import json
import pickle
from copy import copy, deepcopy
from fractions import Fraction
from functools import partial

from sitdown.kernel import OVER, Action, Chance, Document, IllegalAction, Luck, State

from .checks import Broken, Untried, demand, same
from .exhaustive_luck import every_luck
from .trial import Law, Moment, WatchedTable, as_file, pick_move, told

SOME_MOVES = 8
"""Moves that are played in both ways before the positions are compared."""
MOST_ANSWERS = 600
"""If there are more answers than this, not every possible draw is tried."""


def a_document_loads_to_an_equal_state(table: WatchedTable) -> None:
    for moment in table.sampled(4):
        state = moment.state
        document = as_file(state.document())
        twin = moment.game.load(document)
        same(document, state.document(), "the document out of a file")
        same(twin.document(), document, "the loaded document")
        for seat in range(table.seats):
            same(twin.legal(seat), state.legal(seat), f"what seat {seat} can do when loaded")
            same(twin.view(seat), state.view(seat), f"the view of seat {seat} when loaded")


def a_loaded_state_goes_on_like_the_first(table: WatchedTable) -> None:
    for moment in table.sampled(4):
        first, twin = moment.state.copy(), moment.game.load(as_file(moment.state.document()))
        before = told(first.apply(moment.seat, moment.action), None)
        after = told(twin.apply(moment.seat, moment.action.document()), None)
        same(after, before, f"what is told of {moment.action} when loaded")
        same(twin.document(), first.document(), f"the position after {moment.action} when loaded")


def a_copy_lives_its_own_life(table: WatchedTable) -> None:
    for moment in table.sampled(4):
        document = as_file(moment.state.document())
        twin = moment.state.copy()
        same(twin.document(), document, "the copy")
        luck = Chance("a life of its own")
        for _ in range(5):
            if twin.result is None:
                twin.apply(*pick_move(twin, luck))
        same(moment.state.document(), document, "the state, after its copy was played on")


def a_state_is_copied_and_pickled_like_any_value(table: WatchedTable) -> None:
    for moment in table.sampled(12):
        document = moment.state.document()
        for twin in (copy(moment.state), deepcopy(moment.state), again(moment.state)):
            same(twin.document(), document, "the twin")
            demand(twin is not moment.state, "the twin is the state itself")


def again(state: State) -> State:
    """A state after pickling, as another process would receive it."""
    sent: State = pickle.loads(pickle.dumps(state))
    return sent


def a_legal_list_is_stable_without_doubles_and_accepted(table: WatchedTable) -> None:
    for moment in table.sampled(5):
        for seat in range(table.seats):
            legal = moment.state.legal(seat)
            same(moment.state.legal(seat), legal, f"what seat {seat} can do, asked again")
            documents = [json.dumps(action.document(), sort_keys=True) for action in legal]
            demand(len(set(documents)) == len(documents), f"seat {seat} can do a thing twice")
            few = legal if len(legal) < 30 else moment.luck.sample(legal, 30)
            for action in few:
                moment.state.check(seat, action)
                moment.state.check(seat, as_file(action.document()))


JUNK: list[Document] = [
    {},
    {"do": None},
    {"do": "no-such-thing"},
    {"do": ["pass"]},
]


def spoilt(document: Document) -> list[Document]:
    """Variants of an action with an argument too many, missing, or of a wrong type."""
    ways = [{**document, "no_such_argument": 1}]
    for name in document:
        if name != "do":
            ways.append({key: value for key, value in document.items() if key != name})
            ways.append({**document, name: {"wrong": "type"}})
            ways.append({**document, name: None})
    return ways


def refusal(state: State, seat: int, action: Document) -> str | None:
    """The text of a refusal; None if the action is legal. The state is not changed."""
    try:
        state.check(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return None


def a_refused_action_changes_nothing(table: WatchedTable) -> None:
    seen: list[Document] = []
    for moment in table.sampled(6):
        document = moment.state.document()
        seen.append(moment.action.document())
        tries = [*JUNK, *spoilt(moment.action.document()), *seen[-12:]]
        for seat in range(table.seats):
            for action in tries:
                if refusal(moment.state, seat, action) is not None:
                    require_refusal(moment, seat, action)
        same(moment.state.document(), document, "the state, after refusals")


def require_refusal(moment: Moment, seat: int, action: Document) -> None:
    try:
        moment.state.apply(seat, action)
    except IllegalAction as refused:
        demand(str(refused), f"{action} of seat {seat} is refused without a word")
        return
    raise Broken(f"{action} of seat {seat} is refused when checked, and yet carried out")


def a_seat_that_the_table_does_not_have_does_nothing(table: WatchedTable) -> None:
    """Seat -1 must not act for the last player, whom Python would find at that index."""
    for moment in table.sampled(2):
        state = moment.state
        everything = [action for seat in range(table.seats) for action in state.legal(seat)[:20]]
        for stranger in (-1, table.seats):
            same(state.legal(stranger), [], f"what seat {stranger} can do")
            same(state.default(stranger), None, f"the default of seat {stranger}")
            for action in everything:
                refused = refusal(state, stranger, action.document())
                demand(refused is not None, f"{action} is legal for seat {stranger}")


def a_default_is_legal(table: WatchedTable) -> None:
    for moment in table.sampled(3):
        for seat in range(table.seats):
            default = moment.state.default(seat)
            if seat in moment.state.actors:
                demand(default is not None, f"seat {seat} has no default in {moment.state.phase}")
                assert default is not None
                moment.state.check(seat, default)
            else:
                same(default, None, f"the default of seat {seat}, which owes nothing")


def equal_seeds_and_actions_give_equal_games(table: WatchedTable) -> None:
    for number in range(table.trial.games):
        twin = table.new(number)
        for moment in table.moments(number):
            same(twin.document(), moment.state.document(), "the same game, played again")
            twin.apply(moment.seat, moment.action)
        demand(twin.result is not None, "the same game, played again, does not end")


def playing_inside_leads_to_the_same_positions(table: WatchedTable) -> None:
    for moment in table.sampled(6):
        inside, outside = moment.state.copy(), moment.state.copy()
        one, two = Luck(table.move), Luck(table.move)
        inside.play_out(one, SOME_MOVES)
        for _ in range(SOME_MOVES):
            if outside.result is None:
                seat = outside.actors[0]
                outside.apply(seat, outside.draw(seat, two))
        same(inside.document(), outside.document(), "the position that was played inside")
        demand(inside.heard, "after it was played inside, nobody is told any more")


def each_answer_is_drawn_equally_often(table: WatchedTable) -> None:
    """Every possible draw is enumerated, so the result does not depend on luck."""
    for moment in table.sampled(8):
        state = moment.state
        for seat in state.actors:
            answers = state.owed(seat)
            if len(answers) > MOST_ANSWERS:
                continue
            shares: dict[Action, Fraction] = {}
            for action, share in every_luck(partial(state.draw, seat)):
                shares[action] = shares.get(action, Fraction(0)) + share
            wanted = dict.fromkeys(answers, Fraction(1, len(answers)))
            same(shares, wanted, f"how often seat {seat} draws each answer in {state.phase}")


def every_game_ends_with_a_result(table: WatchedTable) -> None:
    for number in table.all_numbers():
        state = None
        for moment in table.moments(number):
            state = moment.state
            demand(state.phase in table.game.rules.phases, f"{state.phase} is no phase")
        demand(state is not None, "the game is over before the first move")
        assert state is not None
        same(state.phase, OVER, "the phase at the end")
        same(state.actors, (), "who acts at the end")
        for seat in range(table.seats):
            same(state.legal(seat), [], f"what seat {seat} can do at the end")
        require_result(state)


def require_result(state: State) -> None:
    """Scores and places of all seats. The winners are the seats in first place, or none."""
    result = state.result
    assert result is not None
    same(len(result["scores"]), state.seats, "the number of scores")
    placed = [seat for place in result["places"] for seat in place]
    same(sorted(placed), list(range(state.seats)), "the seats that have a place")
    demand(result["winners"] in ([], result["places"][0]), f"winners {result['winners']}")


def every_event_is_on_the_contents_page(table: WatchedTable) -> None:
    names = table.game.rules.events
    for number in table.some_numbers():
        for moment in table.moments(number):
            for event in moment.state.copy().apply(moment.seat, moment.action):
                demand(event.name in names, f"{event.name} is no event of the contents page")


def the_invariants_of_the_game_hold(table: WatchedTable) -> None:
    check = table.trial.invariants
    if check is None:
        raise Untried("there is no invariants.py")
    for number in table.all_numbers():
        last = None
        for moment in table.moments(number):
            check(moment.state)
            last = moment.state
        assert last is not None
        check(last)


LAWS: tuple[Law, ...] = (
    a_document_loads_to_an_equal_state,
    a_loaded_state_goes_on_like_the_first,
    a_copy_lives_its_own_life,
    a_state_is_copied_and_pickled_like_any_value,
    a_legal_list_is_stable_without_doubles_and_accepted,
    a_refused_action_changes_nothing,
    a_seat_that_the_table_does_not_have_does_nothing,
    a_default_is_legal,
    equal_seeds_and_actions_give_equal_games,
    playing_inside_leads_to_the_same_positions,
    each_answer_is_drawn_equally_often,
    every_game_ends_with_a_result,
    every_event_is_on_the_contents_page,
    the_invariants_of_the_game_hold,
)
