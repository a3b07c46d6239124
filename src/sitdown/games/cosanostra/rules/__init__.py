"""The rulebook of La Cosa Nostra: its contents page."""

from sitdown.games.cosanostra.view import hide
from sitdown.kernel import Course, Rules
from sitdown.kernel.rules import After

from .attacks import ReturnFire, SecondAttack
from .course import (
    cops_are_done,
    dice_lie,
    end_job,
    guard_answered,
    job_under_way,
    next_doc,
    next_robber,
    return_fire_answered,
    roll_is_final,
    second_answered,
    trap_answered,
)
from .dice import ForceWindow, RerollWindow
from .docs import DocWindow
from .drawing import Deal
from .fitting import fits_anywhere
from .guards import GuardWindow
from .hiring import Hiring
from .outline import (
    afterwards,
    all_hired,
    bosses_chosen,
    card_was_played,
    cards_drawn,
    doc_was_sent,
    hand_limits,
    next_round,
    payday,
    recruiting,
    schemer_was_called,
    skip_was_called,
    take_action,
    waits,
)
from .payday import Discarding, Recruiting, Strengthening
from .planning import Planning
from .responses import RobberyWindow, TrapWindow
from .setup import ChooseBoss
from .specials import Bargain, Laundry
from .spying import SpyingAtAnyTime
from .trade import Trade
from .turns import Act, SchemeWindow
from .vetoes import VetoWindow

IN_A_JOB: After = {
    Act: dice_lie,
    RerollWindow: cops_are_done,
    ForceWindow: roll_is_final,
    RobberyWindow: next_robber,
    TrapWindow: trap_answered,
    GuardWindow: guard_answered,
    DocWindow: next_doc,
    ReturnFire: return_fire_answered,
    SecondAttack: second_answered,
    Bargain: end_job,
    Laundry: end_job,
}
"""CN-7.7  What follows on each question while a job is under way."""

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
    after={  # CN-3.1  once nobody is left to be asked
        ChooseBoss: bosses_chosen,
        Deal: cards_drawn,
        Hiring: all_hired,
        Planning: take_action,
        **dict.fromkeys([SchemeWindow, VetoWindow, *IN_A_JOB], payday),  # the last task is done
        Strengthening: recruiting,
        Recruiting: hand_limits,
        Discarding: next_round,
    },
    meanwhile=[
        Course(waits("play"), {VetoWindow: card_was_played}),  # CN-19.21
        Course(waits("skip"), {VetoWindow: skip_was_called}),
        Course(waits("scheme"), {VetoWindow: schemer_was_called}),
        Course(waits("doc"), {VetoWindow: doc_was_sent}),
        Course(job_under_way, IN_A_JOB),
    ],
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
    afterwards=afterwards,
)
