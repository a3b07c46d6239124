"""What comes of a choice in the wallet: a hand that is innocent or not, money, time and points.

Sums that are told as people write them, "300.01", are words: they are tried by what they count.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Any, Final

from sitdown.games.wallet.actions import HandOver, Put
from sitdown.games.wallet.components import CENTS, TOP, kind
from sitdown.games.wallet.judging import Holding, verdict
from sitdown.games.wallet.position import Wallet, without
from sitdown.games.wallet.records import Asked
from sitdown.games.wallet.rules.deeds import PRICE
from sitdown.games.wallet.rules.pile import draw_until_a_note
from sitdown.games.wallet.rules.request import fitting
from sitdown.kernel import Action, Document, Event
from sitdown.laws.figures import TriedFigure

FIGURES = {
    "time": ("left",),
    "pays": ("paid", "over"),
    "note": ("chance", "mean"),
    "costs": ("points",),
    "suspect": ("cards",),
    "seizes": ("money",),
}
SEALED = ("pool", "pass-cards", "swap", "forfeit")
"""Questions where nothing happens before the last one has answered."""
ASKED_ON = ("passport", "spot-check")
"""Questions that belong to the choice before: one answers as is best."""
GUILTY: Final = -1


class Choice(TriedFigure[Wallet]):
    def told(self, event: str) -> list[Document]:
        """What the seat is told of this sort, when the choice is played once more."""
        state = self.before.copy()
        events = state.apply(self.seat, self.action) + others_answer(state, self.seat)
        return [one.told(self.seat) for one in events if one.name == event]


def play_on(state: Wallet, seat: int) -> None:
    """Who chooses at the same time does so; a card is in the hand at once."""
    others_answer(state, seat)


def others_answer(state: Wallet, seat: int) -> list[Event]:
    phase = state.phase
    events: list[Event] = []
    while phase in SEALED and state.phase == phase and seat not in state.actors:
        events += state.apply(state.actors[0], state.legal(state.actors[0])[0])
    return events


def came(sign: Document, seat: int, action: Action, before: Wallet, after: Wallet) -> Any:
    name = sign.get("unit") or sign["event"]
    return CAME[name](Choice(sign, seat, action, before, after))


# What becomes of a hand.


def innocent(choice: Choice) -> int | bool:
    """Whether the police would find nothing; the money with which they would let one go."""
    money = innocent_money(choice, choice.after)
    return money != GUILTY if choice.figure == "chance" else money


def innocent_money(choice: Choice, after: Wallet) -> int:
    """In whole units; a question that is part of the choice is answered in the best way."""
    if after.phase in ASKED_ON and choice.seat in after.actors:
        answers = after.legal(choice.seat)
        return max([innocent_money(choice, answered(choice, after, one)) for one in answers])
    holding = held(choice, after)
    return GUILTY if verdict(holding).guilty else holding.total // CENTS


def answered(choice: Choice, state: Wallet, answer: Action) -> Wallet:
    after = state.copy()
    after.apply(choice.seat, answer)
    return after


def held(choice: Choice, after: Wallet) -> Holding:
    """WA-9.2  What counts after the choice; in a round that it has ended, what was opened then."""
    if after.round != choice.before.round:
        assert after.last_round is not None
        opened = after.last_round.players[choice.seat]
        return Holding(opened.hand, opened.front, opened.coin)
    player = after.players[choice.seat]
    return Holding(without(player.hand, *come_unseen(choice)), player.front, player.coin)


def come_unseen(choice: Choice) -> list[str]:
    """WA-7.7, WA-7.12  What came for a card that was handed over: only the rest was told of."""
    if not isinstance(choice.action, HandOver):
        return []
    return [one["card"] for one in choice.told("gave") if one["to"] == choice.seat]


def given(choice: Choice) -> bool:
    return bool(fitting(choice.after, choice.after.record(Asked).target))


# What is paid, drawn and lost.


def paid(choice: Choice) -> int:
    """WA-5.4, WA-5.7  What has come into the centre; how much of it is over the price."""
    money = worth(choice.after.centre) - worth(choice.before.centre)
    return (money if choice.figure == "paid" else money - PRICE) // CENTS


def worth(cards: list[str]) -> int:
    return sum([kind(card).cents for card in cards])


def time_left(choice: Choice) -> int:
    """WA-4.2  Where the turn then comes to the first player, one more is turned after it."""
    return int(choice.told("time")[0]["left"])


def note(choice: Choice) -> int | bool:
    """WA-11.2  Whether a note comes; what it is worth on average."""
    if choice.figure == "mean":
        return mean_note(choice.before.copy())
    return choice.told("plastic")[0]["card"] is not None


def mean_note(state: Wallet) -> int:
    """All notes of the wallet, drawn one by one: any of them may be the first."""
    drawn: list[str | None] = []
    while state.wallet:
        drawn.append(draw_until_a_note(state, TOP)[1])
    worths = [kind(one).cents for one in drawn if one is not None]
    return round(fmean(worths) / CENTS) if worths else 0


def closed_cards(choice: Choice) -> int:
    return len(choice.told("checked")[0]["hand"])


def seized(choice: Choice) -> int:
    return worth(choice.told("checked")[0]["seized"]) // CENTS


def points_lost(choice: Choice) -> int:
    return -points_gained(choice)


def points_gained(choice: Choice) -> int:
    """WA-12.1  The guilty draw nothing, so it is the token alone."""
    return choice.change(lambda state, seat: sum(state.players[seat].tokens))


CAME: Final[dict[str, Callable[[Choice], int | bool]]] = {
    "innocent": innocent,
    "given": given,
    "pays": paid,
    "time": time_left,
    "note": note,
    "suspect": closed_cards,
    "seizes": seized,
    "costs": points_lost,
    "points": points_gained,
}
"""How much came of it, by the sign or the unit of a count."""


def is_judged_so(
    sign: Document, seat: int, action: Action, before: Wallet, after: Wallet
) -> bool | None:
    """Whether a hand that a card has left is as guilty as was said, while the round lasts."""
    if not isinstance(action, Put) or after.round != before.round:
        return None
    return verdict(after.players[seat].holding()).guilty is sign["guilty"]


PROMISES = {"hand": is_judged_so}
