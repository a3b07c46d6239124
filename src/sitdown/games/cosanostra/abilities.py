"""What each mercenary can do (CN-19), one entry each, and the questions the rules ask about it.

An entry says how its owner's mercenary differs from a gangster of the families; whoever has none
has `NOTHING`. The base rules name no mercenary: they ask for a number or a permission. An ability
works while the mercenary is active (CN-19.6); asking only active gangsters is left to `active`.
"""

from __future__ import annotations

from typing import Final

USES_A_ROUND: Final = 2
"""CN-19.20, CN-19.21  How often in a round Lono forces and Alexei cancels."""


class Ability:
    """The numbers and permissions of one mercenary; what is not said is as with everybody."""

    def __init__(
        self,
        rule: str,
        *,
        attack_difficulty: int = 0,
        cash_difficulty: int = 0,
        answer_difficulty: int = 0,
        shields_gangsters: int = 0,
        shields_businesses: int = 0,
        attack_dice: int = 0,
        cannot_be_trapped: bool = False,
        more_theft: int = 0,
        more_profit: int = 0,
        income: int = 0,
        doubles_kinds: bool = False,
        counts_as: dict[str, tuple[str, ...]] | None = None,
        discount: int = 0,
        halves_prices: bool = False,
        last_discount: int = 0,
        buys_from_stack: bool = False,
        more_influence: int = 0,
        longer_hand: int = 0,
        brings_influence: int = 0,
        brings_cards: int = 0,
        instead: str | None = None,
        repeats_attack: bool = False,
        rerolls_cash: bool = False,
        forces: bool = False,
        cancels: bool = False,
        guards: bool = False,
        any_job_is_trap: bool = False,
        grows: bool = False,
        second_job_dice: int = 0,
        second_purchase: bool = False,
    ) -> None:
        self.rule = rule
        # Added to a number: of his own jobs, of his boss's answers, of jobs against his boss.
        self.attack_difficulty = attack_difficulty
        self.cash_difficulty = cash_difficulty
        self.answer_difficulty = answer_difficulty
        self.shields_gangsters = shields_gangsters
        self.shields_businesses = shields_businesses
        self.attack_dice = attack_dice
        self.more_theft = more_theft
        self.more_profit = more_profit
        # For his boss: income, monopolies, prices, cards.
        self.income = income
        self.doubles_kinds = doubles_kinds
        self.counts_as: dict[str, tuple[str, ...]] = {} if counts_as is None else counts_as
        self.discount = discount
        self.halves_prices = halves_prices
        self.last_discount = last_discount
        self.buys_from_stack = buys_from_stack
        self.more_influence = more_influence
        self.longer_hand = longer_hand
        self.brings_influence = brings_influence
        self.brings_cards = brings_cards
        # What he may do that others may not.
        self.cannot_be_trapped = cannot_be_trapped
        self.instead = instead
        self.repeats_attack = repeats_attack
        self.rerolls_cash = rerolls_cash
        self.forces = forces
        self.cancels = cancels
        self.guards = guards
        self.any_job_is_trap = any_job_is_trap
        self.grows = grows
        self.second_job_dice = second_job_dice
        self.second_purchase = second_purchase
        # What follows from these.
        self.second_task = second_purchase or second_job_dice > 0
        self.changes_prices = discount > 0 or halves_prices or last_discount > 0


NOTHING: Final = Ability("CN-1.5")
"""A gangster of the families."""

ABILITIES: Final[dict[str, Ability]] = {
    "rosa-mendez": Ability("CN-19.7", attack_difficulty=-1),
    "izzy-ordova": Ability("CN-19.8", instead="assassination"),
    "hector-vega": Ability("CN-19.10", more_theft=3000),
    "paco-santiago": Ability("CN-19.11", attack_dice=1, cannot_be_trapped=True),
    "bernardo-farmacista": Ability("CN-19.8", instead="poison"),
    "tuco-quintero": Ability("CN-19.12", repeats_attack=True),
    "dee-jackson": Ability("CN-19.7", cash_difficulty=-1),
    "laverne-ontario": Ability("CN-19.13", income=4000),
    "marcus-lane": Ability("CN-19.15", rerolls_cash=True),
    "lil-omar": Ability("CN-19.9", instead="hustle"),
    "big-tyrell": Ability("CN-19.10", more_profit=3000),
    "queenie-brooks": Ability("CN-19.13", income=6000),
    "dave-death-poppel": Ability("CN-19.17", brings_influence=2),
    "willy-svenson": Ability("CN-19.18", guards=True),
    "tank-olsen": Ability("CN-19.16", shields_gangsters=1),
    "jimmy-the-tramp": Ability("CN-19.19", any_job_is_trap=True),
    "lono-slifer": Ability("CN-19.20", forces=True),
    "mad-dog-riley": Ability("CN-19.16", shields_businesses=1),
    "stas-valigura": Ability("CN-19.24", brings_cards=2),
    "ivan-drobov": Ability("CN-19.16", answer_difficulty=-1),
    "adriano-simion": Ability("CN-19.23", grows=True),
    "alexei-walenko": Ability("CN-19.21", cancels=True),
    "olga-petrova": Ability("CN-19.22", more_influence=1, longer_hand=1),
    "boggy-gloves": Ability("CN-19.25", second_job_dice=2),
    "saito-botan": Ability(
        "CN-19.31", counts_as={"night-club": ("pimp",), "casino": ("loan-shark", "drug-dealer")}
    ),
    "fumiyo-goto": Ability("CN-19.29", discount=2000),
    "ryu-yamamoto": Ability("CN-19.30", buys_from_stack=True, last_discount=1000),
    "kenzo-isosaki": Ability("CN-19.26", second_purchase=True),
    "takeshi-ando": Ability("CN-19.14", doubles_kinds=True),
    "yumiko-ishi": Ability("CN-19.29", halves_prices=True, second_purchase=True),
}
