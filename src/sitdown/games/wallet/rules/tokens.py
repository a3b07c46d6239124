"""Tokens (WA-12): the guilty lose one, the richest of the innocent draw some."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.wallet.actions import Forfeit
from sitdown.games.wallet.judging import wealth
from sitdown.games.wallet.last_round import LastRound, Outcome
from sitdown.games.wallet.position import Wallet, without
from sitdown.kernel import Action, secret

from .question import AllAtOnce

DUE: Final = {
    2: (1,),
    3: (2, 1),
    4: (3, 2, 1),
    5: (4, 3, 2, 1),
    6: (4, 3, 2, 1),
    7: (4, 3, 2, 1),
}
"""WA-12.3  How many tokens each rank draws, by the number of players."""


def losers(state: Wallet) -> list[int]:
    """WA-12.1  The guilty who have a token, clockwise from the first player."""
    return [
        seat
        for seat in state.around(state.first)
        if state.players[seat].judged().guilty and state.players[seat].tokens
    ]


class LoseToken(AllAtOnce[Forfeit]):
    """WA-12.1  A token of its choice; the others do not see its value."""

    phase: ClassVar[str] = "forfeit"
    actions: ClassVar[tuple[type[Action], ...]] = (Forfeit,)
    judged: ClassVar[bool] = True

    def actors(self, state: Wallet) -> list[int]:
        return losers(state)

    def legal(self, state: Wallet, seat: int) -> list[Forfeit]:
        return [Forfeit(token) for token in sorted(set(state.players[seat].tokens))]

    def why_not(self, state: Wallet, seat: int, action: Forfeit) -> str:
        own = ", ".join([str(token) for token in state.players[seat].tokens])
        return f"you have no token of {action.token} (you have: {own})"

    def answered(self, state: Wallet, answers: dict[int, Forfeit]) -> None:
        """WA-12.1  The lost tokens go into the bag before any are drawn."""
        for seat, action in answers.items():
            player = state.players[seat]
            player.tokens = without(player.tokens, action.token)
            if state.heard:
                state.tell("lost", {"seat": seat, "token": secret(action.token, seat)})
        state.bag = sorted(state.bag + [action.token for action in answers.values()])
        score(state, list(answers))


def score(state: Wallet, lost: list[int]) -> None:
    """WA-12.3, WA-12.4  The innocent draw by wealth; the guilty take up no rank."""
    wealths = [
        None if player.judged().guilty else wealth(player.holding(), player.loot)
        for player in state.players
    ]
    ranking = ranked(wealths)
    gains = [-1 if seat in lost else 0 for seat in range(state.seats)]
    for place, seat in enumerate(ranking):
        gains[seat] = draw_tokens(state, seat, place, wealths[seat])
    state.last_round = LastRound(
        state.round,
        [
            Outcome(
                player.hand[:],
                player.front,
                player.loot,
                player.coin,
                player.judged().identity,
                player.judged().reasons,
                wealths[seat],
                ranking.index(seat) + 1 if seat in ranking else None,
                gains[seat],
            )
            for seat, player in enumerate(state.players)
        ],
    )


def ranked(wealths: list[int | None]) -> list[int]:
    """WA-12.2  The innocent seats, the richest first; coins leave no tie."""
    innocent = [(-own, seat) for seat, own in enumerate(wealths) if own is not None]
    return [seat for _, seat in sorted(innocent)]


def draw_tokens(state: Wallet, seat: int, place: int, own: int | None) -> int:
    """WA-12.3, WA-12.4  So many as the rank is due, or all that are left in the bag."""
    table = DUE[state.seats]
    count = min(table[place] if place < len(table) else 0, len(state.bag))
    drawn = sorted(state.chance.sample(state.bag, count)) if count else []  # WA-15.2
    state.bag = without(state.bag, *drawn)
    player = state.players[seat]
    player.tokens = sorted(player.tokens + drawn)
    if state.heard:
        state.tell(
            "scored",
            {
                "seat": seat,
                "rank": place + 1,
                "wealth": own,
                "count": count,
                "tokens": secret(drawn, seat),
            },
        )
    return count
