"""The rulebook of La Cosa Nostra: its contents page."""

from sitdown.games.cosanostra.view import hide
from sitdown.kernel import Rules

from .attacks import ReturnFire, SecondAttack
from .dice import ForceWindow, RerollWindow
from .docs import DocWindow
from .drawing import Deal
from .fitting import fits_anywhere
from .guards import GuardWindow
from .hiring import Hiring
from .outline import afterwards, outline
from .payday import Discarding, Recruiting, Strengthening
from .planning import Planning
from .responses import RobberyWindow, TrapWindow
from .setup import ChooseBoss
from .specials import Bargain, Laundry
from .spying import SpyingAtAnyTime
from .trade import Trade
from .turns import Act, SchemeWindow
from .vetoes import VetoWindow

RULES = Rules(
    decisions=[
        ChooseBoss(),
        Deal(),
        Hiring(),
        Planning(),
        SchemeWindow(),
        Act(),
        RerollWindow(),
        ForceWindow(),
        RobberyWindow(),
        TrapWindow(),
        GuardWindow(),
        DocWindow(),
        ReturnFire(),
        Bargain(),
        Laundry(),
        SecondAttack(),
        VetoWindow(),
        Recruiting(),
        Strengthening(),
        Discarding(),
    ],
    steps=[],
    asides=[Trade(), SpyingAtAnyTime()],
    events=[
        "round",
        "boss",
        "dealt",
        "redeal",
        "drew",
        "reshuffled",
        "display",
        "hired",
        "phase",
        "planned",
        "market",
        "new-market",
        "played",
        "vetoed",
        "looked",
        "answered",
        "extra-turn",
        "revealed",
        "rolled",
        "rerolled",
        "robbery",
        "trap",
        "repelled",
        "second",
        "paid",
        "laundered",
        "bought",
        "cancelled",
        "persuaded",
        "traded",
        "deactivated",
        "killed",
        "marker",
        "marker-back",
        "job-over",
        "monopoly",
        "income",
        "bonus",
        "strengthened",
        "discarded",
        "offered",
        "accepted",
        "declined",
        "withdrawn",
        "said",
        "over",
    ],
    hide=hide,
    fits=fits_anywhere,
    outline=outline,
    afterwards=afterwards,
)
