"""The rulebook of Wallet: its contents page, and the course of a round."""

from sitdown.games.wallet.components import LAST_ROUND
from sitdown.games.wallet.ending import end_game, fits_over
from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.view import hide
from sitdown.kernel import OVER, Course, Rules

from .birthday import ShareOut
from .clock import pass_on
from .deeds import ChoosePassport, buys_with_extra_time
from .drawing import KeepOrReturn
from .extra_time import ActOnceMore, AskExtraTime, pass_over_the_idle
from .last_cards import PlayLastCards, call_last_cards
from .opening import UsePlastic, call_drawers, open_hands
from .passing import PassCards, SwapCards
from .police import CheckPlayer, call_police, judgement
from .pool import LayCard, PickCard, pick_from_pool
from .question import fits_pending, fits_time, fits_verdicts
from .request import AnswerRequest
from .setup import next_round
from .tokens import LoseToken, losers, score
from .turn import TakeTurn


def next_turn(state: Wallet) -> None:
    """WA-4.3, WA-7.17  The turn goes on or is passed on, until the last time card is turned."""
    if state.time_left and not state.actions_left:
        pass_on(state)
    if state.time_left:
        state.ask(TakeTurn)
    elif state.with_specials():
        state.ask(AskExtraTime)
    else:
        last_cards(state)


def extra_actions(state: Wallet) -> None:
    """WA-8.2  Who played extra time acts; then the last cards are played."""
    pass_over_the_idle(state)
    if state.queue():
        state.ask(ActOnceMore)
    else:
        last_cards(state)


def next_extra_action(state: Wallet) -> None:
    state.end_go()
    extra_actions(state)


def last_cards(state: Wallet) -> None:
    call_last_cards(state)
    next_go(state)


def next_go(state: Wallet) -> None:
    """WA-8.3, WA-9.1  One after the other; then everybody is judged, and the police come."""
    if state.queue():
        state.ask(PlayLastCards)
    else:
        judgement(state)
        call_police(state)
        next_check(state)


def next_check(state: Wallet) -> None:
    """WA-10.2, WA-10.5  One officer after the other; then all is open, for plastic cards too."""
    if state.queue():
        state.ask(CheckPlayer)
    else:
        open_hands(state)
        call_drawers(state)
        next_draw(state)


def next_draw(state: Wallet) -> None:
    """WA-11.3  One after the other while there is something to draw; then tokens are lost."""
    if state.queue() and state.wallet:
        state.ask(UsePlastic)
    else:
        state.pending = None
        forfeits(state)


def forfeits(state: Wallet) -> None:
    """WA-12.1  Where nobody has a token to lose, nobody is asked."""
    if losers(state):
        state.ask(LoseToken)
    else:
        score(state, [])
        close_round(state)


def close_round(state: Wallet) -> None:
    """WA-13.1, WA-14.1  Three rounds; then the tokens are turned up."""
    if state.round < LAST_ROUND:
        next_round(state)
    else:
        end_game(state)


def fits(state: Wallet) -> None:
    if state.phase == OVER:
        fits_pending(state, None)
        fits_time(state, True)
        fits_verdicts(state, True)
        fits_over(state)


RULES = Rules(
    decisions=[
        TakeTurn(),
        ChoosePassport(),
        ShareOut(),
        LayCard(),
        PickCard(),
        PassCards(),
        SwapCards(),
        KeepOrReturn(),
        AnswerRequest(),
        AskExtraTime(),
        ActOnceMore(),
        PlayLastCards(),
        CheckPlayer(),
        UsePlastic(),
        LoseToken(),
    ],
    after={
        TakeTurn: next_turn,
        ChoosePassport: next_turn,
        ShareOut: next_turn,
        LayCard: pick_from_pool,
        PickCard: next_turn,
        PassCards: next_turn,
        SwapCards: next_turn,
        KeepOrReturn: next_turn,
        AnswerRequest: next_turn,
        AskExtraTime: extra_actions,
        ActOnceMore: next_extra_action,
        PlayLastCards: next_go,
        CheckPlayer: next_check,
        UsePlastic: next_draw,
        LoseToken: close_round,
    },
    meanwhile=[Course(buys_with_extra_time, {ChoosePassport: next_extra_action})],
    events=[
        "round",
        "dealt",
        "time",
        "turn",
        "took",
        "put",
        "paid",
        "chose",
        "played",
        "sealed",
        "birthday",
        "kept",
        "gave",
        "drew",
        "returned",
        "refused",
        "laid",
        "picked",
        "received",
        "round-over",
        "passed",
        "hid",
        "deposited",
        "withdrew",
        "exchanged",
        "officer",
        "checked",
        "revealed",
        "plastic",
        "lost",
        "scored",
        "over",
    ],
    hide=hide,
    fits=fits,
)
