"""The rulebook of Wallet: its contents page."""

from sitdown.games.wallet.fitting import fit
from sitdown.games.wallet.view import hide
from sitdown.kernel import Rules

from .birthday import ShareOut
from .deeds import ChoosePassport
from .drawing import KeepOrReturn
from .extra_time import ActOnceMore, AskExtraTime, next_extra_action
from .last_cards import PlayLastCards, call_last_cards, next_go
from .opening import UsePlastic, next_drawer, open_hands, plastic_cards
from .outline import outline
from .passing import PassCards, SwapCards
from .police import CheckPlayer, call_police, judgement, next_officer
from .pool import LayCard, PickCard
from .request import AnswerRequest
from .setup import next_round
from .tokens import LoseToken, close_round, forfeits, score
from .turn import TakeTurn

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
    steps=[
        next_extra_action,
        call_last_cards,
        next_go,
        judgement,
        call_police,
        next_officer,
        open_hands,
        plastic_cards,
        next_drawer,
        forfeits,
        score,
        close_round,
        next_round,
    ],
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
    outline=outline,
    hide=hide,
    fits=fit,
)
