"""What a choice would make of the own hand: innocent or guilty, and how rich.

What a choice counts is the same in every question: the money with which one would leave the police
as innocent, were they to come right after it; what leaves one guilty counts nothing. A round is won
by nothing else, and everybody can add it up. Only a lost token counts otherwise: the points that it
costs. Cards that are drawn unseen and special cards of a turn, after which one acts, do not count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sitdown.games.wallet.actions import (
    Buy,
    Check,
    Choose,
    Draw,
    Flip,
    Forfeit,
    HandOver,
    Keep,
    Lay,
    Pass,
    Pick,
    Play,
    Put,
    Return,
    Share,
    Take,
)
from sitdown.games.wallet.components import (
    ATM,
    CENTS,
    EXCHANGE,
    REQUEST,
    SPOT_CHECK,
    TAKE_CARD,
    kind,
)
from sitdown.games.wallet.judging import VERDICT, Holding, exchanged, verdict
from sitdown.games.wallet.position import Player, Wallet, without
from sitdown.games.wallet.records import Drawn, Front, Passing, Swapping
from sitdown.games.wallet.rules.deeds import PRICE, pays
from sitdown.games.wallet.rules.request import asked_by
from sitdown.games.wallet.rules.specials import card_behind
from sitdown.kernel import HIDDEN, Action, Document, Look
from sitdown.kernel.foresight import COUNTS, counts, warns
from sitdown.kernel.kinds import one_of_each

from .sketch import amount
from .unseen import Hidden, percent

MONEY: Final = "innocent"
"""What a choice counts: money, as far as one is innocent."""
POINTS: Final = "points"


def foresee(look: Look, action: Action) -> list[Document]:
    """Signs of one's own fancy: the hand after an action, and chances of what is drawn unseen."""
    state = look.state
    assert isinstance(state, Wallet)
    tell = BY_ACTION.get(type(action))
    return [] if tell is None else tell(state, look.seat, action)


# What becomes of a hand.


def without_changes(state: Wallet, seat: int, action: Action) -> list[Document]:
    """The hand as it is, to compare the other choices with."""
    return hand_signs(state.players[seat], [], [])


def hand_signs(
    player: Player, came: list[str], gone: list[str], front: Front | None = None
) -> list[Document]:
    """What the police would say of the hand, what that counts, and whether it was better before."""
    holding = holding_after(player, came, gone, front)
    found = verdict(holding)
    signs = [judged("hand", holding), *counted(holding)]
    if found.guilty and not verdict(player.holding()).guilty:
        signs.append(warns("guilty"))
    return signs


def holding_after(
    player: Player, came: list[str], gone: list[str], front: Front | None = None
) -> Holding:
    laid = player.front if front is None else [*player.front, front]
    return Holding(without(player.hand, *gone) + came, laid, player.coin)


def judged(event: str, holding: Holding, **more: Any) -> Document:
    return {"event": event, **VERDICT.write(verdict(holding)), **amount(holding.total), **more}


def counted(holding: Holding) -> list[Document]:
    return [] if verdict(holding).guilty else [counts(MONEY, holding.total // CENTS)]


def innocent_money(holding: Holding) -> int:
    """In whole units, and less than nothing for the guilty."""
    return -1 if verdict(holding).guilty else holding.total // CENTS


def of_giving(state: Wallet, seat: int, action: Action) -> list[Document]:
    """A card leaves the hand. Where another comes for it unseen, only the rest can be told."""
    assert isinstance(action, Put | HandOver | Lay)
    player = state.players[seat]
    if isinstance(action, Lay) or isinstance(state.pending, Passing | Swapping):
        rest = holding_after(player, [], [action.card])
        return [judged("rest", rest), *counted(rest)]
    return hand_signs(player, [], [action.card])


def of_getting(state: Wallet, seat: int, action: Action) -> list[Document]:
    """A known card comes into the hand."""
    return hand_signs(state.players[seat], [card_got(state, action)], [])


def card_got(state: Wallet, action: Action) -> str:
    if isinstance(action, Choose):
        return action.passport
    if isinstance(action, Share):
        return action.keep
    return action.card if isinstance(action, Pick) else state.record(Drawn).card


# The actions of a turn.


def of_flip(state: Wallet, seat: int, action: Action) -> list[Document]:
    """So much time is left; with the last time card the hand is judged as it is."""
    left = state.time_left - 1
    time: Document = {"event": "time", "seat": seat, "by": "flip", "left": left}
    holding = state.players[seat].holding()
    signs = [time, *counted(holding)]
    if left:
        return signs
    signs.append(judged("hand", holding))
    return [*signs, warns("police")] if verdict(holding).guilty else signs


def of_drawing(state: Wallet, seat: int, action: Action) -> list[Document]:
    """A hidden card comes into the hand: how likely that leaves it innocent."""
    return chance_signs(state.players[seat], Hidden(state))


def chance_signs(player: Player, hidden: Hidden) -> list[Document]:
    return chance_sign(hidden.chance(lambda card: is_innocent_with(player, card)))


def is_innocent_with(player: Player, card: str) -> bool:
    return not verdict(holding_after(player, [card], [])).guilty


def chance_sign(chance: float) -> list[Document]:
    """How likely the hand is innocent afterwards."""
    if not chance:
        return [warns("no-card-helps")]
    return [{"event": "innocent", "chance": percent(chance)}]


def of_buying(state: Wallet, seat: int, action: Action) -> list[Document]:
    """What is paid, and with which of the spare passports the rest would be innocent.

    WA-5.8  One pays before one looks: who does not know the spares is told the price only.
    """
    assert isinstance(action, Buy)
    paid = sum([kind(card).cents for card in action.pay])
    price: Document = {"event": "pays", "paid": paid // CENTS, "over": (paid - PRICE) // CENTS}
    if HIDDEN in state.spares:
        return [price]
    player = state.players[seat]
    ways = [
        (holding_after(player, [passport], list(action.pay)), passport)
        for passport in one_of_each(state.spares)
    ]
    best, passport = max(ways, key=lambda way: innocent_money(way[0]))
    if verdict(best).guilty:
        return [price, warns("no-passport-helps")]
    named = judged("with-passport", best, passport=passport)
    return [price, named, *counted(best)]


# Special cards.


def of_play(state: Wallet, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Play)
    player = state.players[seat]
    behind = card_behind(state, action.special)
    if behind == SPOT_CHECK and not verdict(player.holding()).guilty:
        return chance_sign(1.0)  # WA-7.9  what would convict one is given back
    if behind in (TAKE_CARD, SPOT_CHECK):
        return chance_signs(player, Hidden(state))
    if behind == REQUEST:
        return of_request(state, action)
    if behind == ATM and action.deposit is None:
        return of_withdrawal(state, player)
    left = action.deposit or action.card
    if left is None:
        return []
    laid = Front(EXCHANGE, left, action.currency) if behind == EXCHANGE else None
    signs = hand_signs(player, [], [left], laid)
    return [sign for sign in signs if sign["event"] != COUNTS] if state.time_left else signs


def of_request(state: Wallet, action: Play) -> list[Document]:
    """How likely the target has to give something."""
    assert action.target is not None
    hand = state.players[action.target].hand
    chance = Hidden(state).chance_among(len(hand), asked_by(action).fits)
    return [{"event": "given", "chance": percent(chance)}] if chance else [warns("nobody-has-it")]


def of_withdrawal(state: Wallet, player: Player) -> list[Document]:
    """WA-8.7  The first note of the wallet comes into the hand, if there is one.

    Where somebody has drawn so before, more follows of the hands than can be told in a figure.
    """
    if any(front.special == ATM and front.card is None for front in all_fronts(state)):
        return []
    hidden = Hidden(state)
    notes = [card for card in hidden.cards if kind(card).is_note]
    good = [card for card in notes if is_innocent_with(player, card)]
    comes = hidden.chance_among(len(state.wallet), lambda card: kind(card).is_note)
    chance = comes * len(good) / len(notes) if notes else 0.0
    chance += 0.0 if verdict(player.holding()).guilty else 1 - comes
    return chance_sign(chance)


def all_fronts(state: Wallet) -> list[Front]:
    return [front for player in state.players for front in player.front]


# When the round is over.


def of_check(state: Wallet, seat: int, action: Action) -> list[Document]:
    """WA-10.3  What a hand that was opened before would bring, or how many cards a closed one has.

    How guilty a closed hand is nobody can reckon: people do not hold cards by chance.
    """
    assert isinstance(action, Check)
    suspect = state.players[action.target]
    if not suspect.revealed:
        return [{"event": "suspect", "cards": len(suspect.hand)}]
    if not suspect.judged().guilty:
        return [warns("is-innocent")]
    money = sum([kind(card).cents for card in suspect.hand])
    money += sum([kind(note).cents for note, _ in exchanged(suspect.front)])
    return [{"event": "seizes", "money": money // CENTS}] if money else [warns("nothing-to-seize")]


def of_draw(state: Wallet, seat: int, action: Action) -> list[Document]:
    """WA-11.2  How likely a note comes, and what notes are worth on average."""
    hidden = Hidden(state)
    chance = hidden.chance_among(len(state.wallet), lambda card: kind(card).is_note)
    return [{"event": "note", "chance": percent(chance), "mean": hidden.mean_note()}]


def of_forfeit(state: Wallet, seat: int, action: Action) -> list[Document]:
    assert isinstance(action, Forfeit)
    return [{"event": "costs", "points": action.token}, counts(POINTS, -action.token)]


def of_pass(state: Wallet, seat: int, action: Action) -> list[Document]:
    """Before the judgement the hand stays as it is."""
    return [] if state.players[seat].verdict is not None else without_changes(state, seat, action)


# Kinds of actions, where all of a kind share a button.


def of_kind(look: Look, do: str) -> list[Document]:
    """How many cards there are to take, put or play, and what a passport costs."""
    state = look.state
    assert isinstance(state, Wallet)
    player = state.players[look.seat]
    if do == Take.do:
        return chance_signs(player, Hidden(state))
    if do == Put.do:
        return [{"event": "holds", "count": len(player.hand)}]
    if do == Buy.do:
        has = sum([kind(card).cents for card in player.hand if pays(state, card)])
        return [{"event": "price", "price": PRICE // CENTS, "has": has // CENTS}]
    return [{"event": "specials", "specials": player.specials}] if do == Play.do else []


BY_ACTION: Final[dict[type[Action], Callable[[Wallet, int, Action], list[Document]]]] = {
    Flip: of_flip,
    Take: of_drawing,
    Put: of_giving,
    Buy: of_buying,
    Choose: of_getting,
    Play: of_play,
    Share: of_getting,
    Lay: of_giving,
    Pick: of_getting,
    HandOver: of_giving,
    Keep: of_getting,
    Return: without_changes,
    Pass: of_pass,
    Check: of_check,
    Draw: of_draw,
    Forfeit: of_forfeit,
}
