"""Who sees what (LD-1.3), and what could be under the cups that a seat cannot look under."""

from sitdown.kernel import OVER, UNKNOWN, Document, Luck, veiled

from .position import LiarsDice


def hide(document: Document, seat: int | None) -> None:
    """LD-1.3  Everybody looks under the own cup only, until the game is over."""
    document["players"] = [
        cup if who == seat or document["phase"] == OVER else {**cup, "dice": veiled(cup["dice"])}
        for who, cup in enumerate(document["players"])
    ]


def fill(state: LiarsDice, seat: int | None, luck: Luck) -> None:
    """Replaces every unknown die by something possible: any roll is."""
    for player in state.players:
        if UNKNOWN in player.dice:
            player.dice = sorted([luck.roll(6) for _ in player.dice])
