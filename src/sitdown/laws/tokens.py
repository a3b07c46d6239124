"""Laws: the token codec and the legal lists agree."""

from __future__ import annotations

from sitdown.envs.codec import Codec, Tokens
from sitdown.kernel import Action, Chance, Look

from .checks import demand, same
from .trial import Law, WatchedTable

WALKS = 3
"""Random walks through the mask at each moment."""
LISTED = 12
"""The number of legal actions, about, whose tokens are compared with the mask at each moment."""


def whatever_is_legal_has_tokens_of_its_own(table: WatchedTable) -> None:
    """All tokens are in the vocabulary, and they decode to the same action."""
    codecs: dict[int, Codec] = {}
    for moment in table.sampled(12):
        codec = codec_at(table, codecs)
        spelt: dict[Tokens, Action] = {}
        for action in moment.state.legal(moment.seat):
            tokens = codec.of(action, moment.seat)
            unknown = [token for token in tokens if token not in codec.ids]
            demand(not unknown, f"{action}: {unknown} are not in the vocabulary")
            same(codec.action(tokens, moment.seat), action, f"what {tokens} mean")
            demand(tokens not in spelt, f"{action} and {spelt.get(tokens)} are both {tokens}")
            spelt[tokens] = action


def where_answers_are_few_whatever_is_legal_has_a_number(table: WatchedTable) -> None:
    """The number follows from the schemas alone, and decodes to the same action."""
    if not Codec(table.game, table.seats).answers:
        return
    codecs: dict[int, Codec] = {}
    for moment in table.sampled(12):
        codec = codec_at(table, codecs)
        for action in moment.state.legal(moment.seat):
            number = codec.number(action, moment.seat)
            same(codec.numbered(number, moment.seat), action, f"what number {number} means")


def the_mask_leads_to_whatever_is_legal(table: WatchedTable) -> None:
    codecs: dict[int, Codec] = {}
    for moment in table.sampled(24):
        codec = codec_at(table, codecs)
        look = Look.at(table.game, moment.state, moment.seat)
        for action in look.legal[:: max(1, len(look.legal) // LISTED)]:
            tokens = codec.of(action, moment.seat)
            for place, token in enumerate(tokens):
                nexts = codec.mask(look, tokens[:place])
                demand(token in nexts, f"{action}: after {tokens[:place]} only {nexts}")
            same(codec.mask(look, tokens), [], f"what comes after {tokens}")


def whatever_the_mask_leads_to_is_legal(table: WatchedTable) -> None:
    """No walk through the mask ends in a dead end, in open forms either."""
    codecs: dict[int, Codec] = {}
    for moment in table.sampled(24):
        codec = codec_at(table, codecs)
        look = Look.at(table.game, moment.state, moment.seat)
        for _ in range(WALKS):
            tokens = walked(codec, look, moment.luck)
            moment.state.check(moment.seat, codec.action(tokens, moment.seat))


def codec_at(table: WatchedTable, known: dict[int, Codec]) -> Codec:
    """The codec for the game that is being watched."""
    number = table.number
    assert number is not None
    if number not in known:
        known[number] = Codec(table.game, table.seats, **table.options_of(number))
    return known[number]


def walked(codec: Codec, look: Look, luck: Chance) -> list[str]:
    tokens: list[str] = []
    while nexts := codec.mask(look, tokens):
        tokens.append(luck.pick(nexts))
    return tokens


LAWS: tuple[Law, ...] = (
    whatever_is_legal_has_tokens_of_its_own,
    where_answers_are_few_whatever_is_legal_has_a_number,
    the_mask_leads_to_whatever_is_legal,
    whatever_the_mask_leads_to_is_legal,
)
