"""The rulebook of Vendetta: its contents page."""

from sitdown.games.vendetta.position import AUCTION, KEEP, SHARE, TRIAL, Vendetta
from sitdown.games.vendetta.view import hide
from sitdown.kernel import OVER, Misfit, Rules

from .auction import Auction, begin_auction, can_bid
from .bureaucracy import DiscardBill, end_month, investigate, straighten
from .business import Business, Share, can_collect, pocket_pot
from .grudges import Grudge
from .lots import KeepBill, resolve_lots
from .trial import Trial, begin_trial, can_bribe, end_trial
from .turns import in_turn, one_by_one


def fits(state: Vendetta) -> None:
    """Every seat has its place in the order, and nothing is there that is of another phase."""
    if state.phase != OVER and sorted(state.order) != list(range(state.seats)):
        raise Misfit("must hold every seat once", "order")
    only_in(SHARE, state, "pot", len(state.pot))
    only_in(SHARE, state, "due", len(state.due))
    only_in(KEEP, state, "keeps", len(state.keeps))
    for seat, player in enumerate(state.players):
        only_in(AUCTION, state, f"players[{seat}].bids", len(player.bids))
        only_in(TRIAL, state, f"players[{seat}].bribes", player.bribes)


def only_in(phase: str, state: Vendetta, path: str, count: int) -> None:
    if count and state.phase != phase:
        raise Misfit(f"nothing of that in phase {state.phase}", path)


RULES = Rules(
    decisions=[Business(), Share(), Auction(), KeepBill(), Trial(), DiscardBill()],
    after={  # VE-2.1  who is asked, in turn or one by one; and what follows when nobody is left
        Business: in_turn(Business, can_collect, begin_auction),
        Share: one_by_one(Share, pocket_pot),
        Auction: in_turn(Auction, can_bid, resolve_lots),
        KeepBill: one_by_one(KeepBill, begin_trial),
        Trial: in_turn(Trial, can_bribe, end_trial, straighten),
        DiscardBill: one_by_one(DiscardBill, investigate, end_month),
    },
    asides=[Grudge()],
    events=[
        "phase",
        "passed",
        "skipped",
        "collected",
        "drew",
        "bonus",
        "gave",
        "withheld",
        "first",
        "vendetta",
        "no-vendetta",
        "bid",
        "raised",
        "revealed",
        "sold",
        "unsold",
        "kept",
        "bribed",
        "corrupter",
        "straightened",
        "discarded",
        "prosecuted",
        "audited",
        "offered",
        "played",
        "stolen",
        "slipped",
        "verdict",
        "reshuffled",
        "month",
        "over",
    ],
    hide=hide,
    fits=fits,
)
