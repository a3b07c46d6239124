"""What is going on at the table, as small values that are replaced and never changed."""

from __future__ import annotations

from sitdown.kernel import Document

from .components import EXCHANGE


class Front:
    """WA-8.4  A special card that lies open before its owner, and the card under or on it."""

    def __init__(self, special: str, card: str | None, currency: str | None = None) -> None:
        self.special = special
        self.card = card
        self.currency = currency

    def document(self) -> Document:
        if self.special == EXCHANGE:
            return {"special": self.special, "card": self.card, "currency": self.currency}
        return {"special": self.special, "card": self.card}


class Verdict:
    """WA-9.1  Who a player turned out to be, and what it is guilty of."""

    def __init__(self, identity: str | None, reasons: tuple[str, ...]) -> None:
        self.identity = identity
        self.reasons = reasons

    @property
    def guilty(self) -> bool:
        return bool(self.reasons)

    def document(self) -> Document:
        return {
            "identity": self.identity,
            "guilty": bool(self.reasons),
            "reasons": list(self.reasons),
        }


class Outcome:
    """How a player came out of the round scored last."""

    def __init__(
        self,
        hand: list[str],
        front: list[Front],
        loot: list[str],
        coin: int,
        verdict: Verdict,
        wealth: int | None,
        rank: int | None,
        tokens: int,
    ) -> None:
        self.hand = hand
        self.front = front
        self.loot = loot
        self.coin = coin
        self.verdict = verdict
        self.wealth = wealth
        self.rank = rank
        self.tokens = tokens

    def document(self) -> Document:
        return {
            "hand": self.hand[:],
            "front": [front.document() for front in self.front],
            "loot": self.loot[:],
            "coin": self.coin,
            **self.verdict.document(),
            "wealth": self.wealth,
            "rank": self.rank,
            "tokens": self.tokens,
        }


class LastRound:
    """The round scored last, open to all."""

    def __init__(self, round: int, players: list[Outcome]) -> None:
        self.round = round
        self.players = players

    def document(self) -> Document:
        return {
            "round": self.round,
            "players": [outcome.document() for outcome in self.players],
        }


class Pending:
    """What the open decision needs."""

    def document(self) -> Document:
        raise NotImplementedError


class Presents(Pending):
    """The three cards of a birthday."""

    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def document(self) -> Document:
        return {"cards": self.cards[:]}


class Laid(Pending):
    """The cards of a pool, by the seat that laid them; they are in no hand."""

    def __init__(self, cards: list[str | None]) -> None:
        self.cards = cards

    def document(self) -> Document:
        return {"laid": self.cards[:]}


class Passing(Pending):
    """Everybody passes a card this way."""

    def __init__(self, direction: str) -> None:
        self.direction = direction

    def document(self) -> Document:
        return {"direction": self.direction}


class Swapping(Pending):
    """The active player swaps with the target."""

    def __init__(self, target: int) -> None:
        self.target = target

    def document(self) -> Document:
        return {"target": self.target}


class Drawn(Pending):
    """The card drawn in a spot check; it is in no hand."""

    def __init__(self, target: int, card: str) -> None:
        self.target = target
        self.card = card

    def document(self) -> Document:
        return {"target": self.target, "card": self.card}


class Asked(Pending):
    """What a request asks of its target: a face or a type."""

    def __init__(self, target: int, face: int | None, type: str | None) -> None:
        self.target = target
        self.face = face
        self.type = type

    def document(self) -> Document:
        if self.face is not None:
            return {"target": self.target, "face": self.face}
        return {"target": self.target, "type": self.type}


class Queue(Pending):
    """The seats that act one after the other, the one whose go it is first."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def document(self) -> Document:
        return {"queue": self.seats[:]}
