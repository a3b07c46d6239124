"""The rulebook of Vendetta: its contents page."""

from sitdown.games.vendetta.view import hide
from sitdown.kernel import Rules

from .auction import Auction
from .bureaucracy import DiscardBill
from .business import Business, Share
from .grudges import Grudge
from .lots import KeepBill
from .outline import outline
from .trial import Trial

RULES = Rules(
    decisions=[Business(), Share(), Auction(), KeepBill(), Trial(), DiscardBill()],
    steps=[],
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
    outline=outline,
)
