"""Actions (WA-5): take a card, put one, turn a time card, buy a passport."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.wallet.actions import TAKES, Buy, Choose, Put, Take, puts
from sitdown.games.wallet.components import CENTS, KINDS, in_card_order, kind
from sitdown.games.wallet.position import Wallet, held, without
from sitdown.games.wallet.records import Queue
from sitdown.kernel import Action, IllegalAction, Luck, Misfit, Reason, illegal, secret
from sitdown.kernel.kinds import one_of_each

from .pile import places_to_put, places_to_take, put_at, take_from, why_not_there
from .question import Question, fits_pending, fits_time, fits_verdicts

PRICE: Final = 300 * CENTS
"""WA-5.4  What a passport costs, at least."""


def takes(state: Wallet) -> list[Action]:
    """WA-5.1  Every place that a card can be taken from."""
    return [*TAKES[: len(state.wallet)]]


def check_take(state: Wallet, action: Take) -> None:
    possible = places_to_take(len(state.wallet))
    if action.from_ not in possible:
        why = why_not_there(len(state.wallet), action.from_, possible)
        raise IllegalAction(f"take: {why}")


def take(state: Wallet, seat: int, action: Take) -> None:
    """WA-5.1  A card from the wallet, unseen by the others, goes into the hand."""
    card = take_from(state, action.from_)
    state.players[seat].receive(card)
    if state.heard:
        state.tell("took", {"seat": seat, "from": action.from_, "card": secret(card, seat)})


def puttings(state: Wallet, seat: int) -> list[Action]:
    """WA-5.2  Every card of the hand, at every place it can be put."""
    places = len(places_to_put(len(state.wallet)))
    ways: list[Action] = []
    for card in one_of_each(state.players[seat].hand):
        ways.extend(puts(card)[:places])
    return ways


def check_put(state: Wallet, seat: int, action: Put) -> None:
    hand = state.players[seat].hand
    if action.card not in hand:
        raise IllegalAction(f"put: you hold no {action.card} ({held(hand)})")
    possible = places_to_put(len(state.wallet))
    if action.at not in possible:
        why = why_not_there(len(state.wallet), action.at, possible)
        raise IllegalAction(f"put: {why}")


def put(state: Wallet, seat: int, action: Put) -> None:
    """WA-5.2  The others learn the place, not the card."""
    state.players[seat].hand.remove(action.card)
    put_in(state, seat, action.card, action.at)


def put_in(state: Wallet, seat: int, card: str, place: str) -> None:
    put_at(state, place, card)
    if state.heard:
        state.tell("put", {"seat": seat, "at": place, "card": secret(card, seat)})


def pays(state: Wallet, card: str) -> bool:
    """WA-5.6  Notes pay, and jewels too unless the option says otherwise."""
    sort = KINDS[card]
    return sort.is_money if state.options.jewellery_pays else sort.is_note


def purchases(state: Wallet, seat: int) -> list[Action]:
    """WA-5.5  Every payment from which no card can be left out."""
    if not state.spares:  # WA-5.8
        return []
    cards: list[str] = []
    worth = 0
    for card in state.players[seat].hand:
        if pays(state, card):
            cards.append(card)
            worth += KINDS[card].cents
    if worth < PRICE:
        return []
    return [Buy(payment) for payment in payments(cards, 0, 0, PRICE, worth)]


def payments(
    cards: list[str], start: int, total: int, slack: int, left: int
) -> list[tuple[str, ...]]:
    """The ways to reach the price with cards from `start` on, in card order.

    `slack` is by how much the price may be passed at most: less than the smallest card chosen.
    `left` is what the cards from `start` on are worth.
    """
    ways: list[tuple[str, ...]] = []
    for place in range(start, len(cards)):
        if total + left < PRICE:
            break
        card = cards[place]
        worth = KINDS[card].cents
        left -= worth
        if place > start and card == cards[place - 1]:
            continue
        if total + worth < PRICE:
            for more in payments(cards, place + 1, total + worth, min(slack, worth), left):
                ways.append((card, *more))
        elif total == 0 or total + worth - PRICE < slack:
            ways.append((card,))
    return ways


def draw_deed(state: Wallet, seat: int, luck: Luck, others: list[Action]) -> Action:
    """A take, a put, a purchase or one of the others, each equally likely; puts are not listed."""
    others.extend(TAKES[: len(state.wallet)])
    others.extend(purchases(state, seat))
    cards = one_of_each(state.players[seat].hand)
    places = len(places_to_put(len(state.wallet)))
    number = luck.below(len(others) + len(cards) * places)
    if number < len(others):
        return others[number]
    card, place = divmod(number - len(others), places)
    return puts(cards[card])[place]


def check_buy(state: Wallet, seat: int, action: Buy) -> None:
    """WA-5.4, WA-5.5, WA-5.8  Money cards of the hand worth the price or more, in any order."""
    reason = why_not_buy(state, state.players[seat].hand, action.pay)
    if reason is not None:
        raise illegal("buy", reason)


def why_not_buy(state: Wallet, hand: list[str], pay: tuple[str, ...]) -> Reason | None:
    if not state.spares:
        return Reason("because-no-spares", "there is no spare passport left")
    for card in pay:
        if pay.count(card) > hand.count(card):
            english = f"you do not hold so many {card} ({held(hand)})"
            return Reason("because-not-so-many", english, {"card": card, "hand": hand[:]})
        if not pays(state, card):
            return does_not_pay(card, state.options.jewellery_pays)
    total = sum([kind(card).cents for card in pay]) // CENTS
    price = PRICE // CENTS
    if total < price:
        english = f"{total} is paid, {price} is the least"
        return Reason("because-too-little", english, {"paid": total, "price": price})
    return None


def does_not_pay(card: str, jewels: bool) -> Reason:
    paying = "notes and jewels" if jewels else "notes"
    english = f"{card} does not pay, only {paying} do"
    return Reason("because-does-not-pay", english, {"card": card, "jewels": jewels})


def buy(state: Wallet, seat: int, action: Buy) -> None:
    """WA-5.4, WA-5.7  The payment lies open in the centre; then the buyer looks and must take."""
    paid = in_card_order(list(action.pay))
    for card in paid:
        state.players[seat].hand.remove(card)
    state.lay_in_centre(paid)
    if state.heard:
        state.tell("paid", {"seat": seat, "cards": paid, "spares": secret(state.spares[:], seat)})
    state.ask(ChoosePassport)


class ChoosePassport(Question[Choose]):
    """WA-5.4, WA-5.8  The buyer looks at the spare passports and must take one of them."""

    phase: ClassVar[str] = "passport"
    actions: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def legal(self, state: Wallet, seat: int) -> list[Choose]:
        return [Choose(passport) for passport in one_of_each(state.spares)]

    def why_not(self, state: Wallet, seat: int, action: Choose) -> str:
        return f"no {action.passport} is left (there are: {', '.join(state.spares)})"

    def answer(self, state: Wallet, seat: int, action: Choose) -> None:
        state.spares = without(state.spares, action.passport)
        state.spares_known = [seat]
        state.players[seat].receive(action.passport)
        if state.heard:
            state.tell("chose", {"seat": seat, "passport": secret(action.passport, seat)})

    def fits(self, state: Wallet) -> None:
        """In a turn nothing is pending; with extra time the queue of those who have it."""
        extra = state.pending is not None
        fits_pending(state, Queue if extra else None)
        fits_time(state, extra)
        fits_verdicts(state, False)
        self.fits_actors(state)
        if not state.spares:
            raise Misfit("there must be a passport to choose", "spares")


def buys_with_extra_time(state: Wallet) -> bool:
    """WA-8.2  Whether the passport is bought by an extra action, not in a turn."""
    return state.phase == ChoosePassport.phase and state.pending is not None
