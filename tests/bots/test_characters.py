"""Characters: who they are, that they are themselves at every level, and how they differ."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import sitdown
from sitdown.bots import Bot, Company, bot, characters, is_builtin
from sitdown.bots.cautious import Cautious
from sitdown.bots.character import FOLDER, LEVELS, make_bot, read_part
from sitdown.bots.search import Search
from sitdown.bots.slips import Slipping
from sitdown.kernel import EVEN, BadOptions, Chance, Look, Memory, Temper
from sitdown.kernel.temper import TRAITS
from sitdown.lab.characters import Manner, compare_characters
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.play import play_game
from sitdown.words.bot_names import HOUSE_BOTS
from sitdown.words.messages import LANGUAGES
from sitdown.words.words import Words

MASKS = Path(__file__).parents[2] / "web" / "src" / "look" / "masks.ts"


def test_every_bot_of_the_house_has_a_file_a_mask_and_two_sentences() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(HOUSE_BOTS)
    masks = MASKS.read_text(encoding="utf-8")
    assert all(f'icon:{one.mask}"' in masks for one in characters().values())
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for id in characters():
            assert words.say(f"bot-about-{id}").count(".") == 2


def test_no_two_are_alike() -> None:
    assert len({one.mask for one in characters().values()}) == len(characters()) >= 6
    tempers = [one.temper.document() for one in characters().values()]
    assert all(0 <= trait <= 1 for temper in tempers for trait in temper.values())
    assert all(sorted(temper) == sorted(TRAITS) for temper in tempers)
    for one, other in combinations(tempers, 2):
        assert sum(abs(one[trait] - other[trait]) for trait in TRAITS) > 0.5


def test_a_name_tells_the_character_and_the_level() -> None:
    assert type(bot("penny")) is Cautious
    assert type(bot("penny:regular")) is Cautious
    assert type(bot("penny:beginner")) is Slipping
    assert type(bot("penny:sharp")) is Search
    assert all(bot(f"penny:{level}").temper.greedy == 1.0 for level in LEVELS)
    assert is_builtin("penny:sharp")
    assert not is_builtin("penny:divine")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("penny:sharpe", r'no level "sharpe"; did you mean "sharp"\?'),
        ("peny", r'no bot "peny"; did you mean "penny"\?'),
        ("cautious:sharp", "no bot"),
    ],
)
def test_who_is_not_there_is_refused(name: str, why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        bot(name)


def test_a_character_plays_the_same_game_again() -> None:
    names = ["winder:beginner", "tick:regular", "knuckles:beginner"]
    assert play_game("squirrels", names, seed=3) == play_game("squirrels", names, seed=3)


def test_a_sharp_one_thinks_the_same_again() -> None:
    game = sitdown.load("gentlemen")
    state = game.new(5, 3)
    first, again = (
        bot("penny:sharp", 1).choose(Look.at(game, state, state.actors[0])) for _ in range(2)
    )
    assert first == again


def played(id: str, temper: Temper) -> list[str]:
    """All that is done in a game of players of one temper."""
    game = sitdown.load(id)
    state = game.new(game.seats[0], 5)
    seats = range(state.seats)
    company = Company(game, {seat: Cautious(Chance(f"{seat}"), temper) for seat in seats})
    done: list[str] = []
    while (move := company.move(state)) is not None and len(done) < 150:
        done.append(f"{move.seat} {move.action}")
        company.act(state, *move)
    return done


@pytest.mark.parametrize("id", sitdown.games())
def test_who_is_in_the_middle_plays_like_a_cautious_one(id: str) -> None:
    """Honesty beyond the middle and a loose tongue move no card."""
    assert played(id, Temper(honest=1.0, talkative=0.1)) == played(id, EVEN)
    assert played(id, Temper(1.0, 1.0, 1.0, 0.0)) != played(id, EVEN)


def test_a_beginner_slips_and_a_regular_does_not() -> None:
    game = sitdown.load("squirrels")
    look = Look.at(game, game.new(3, 7), 0)
    part = read_part("mr-cog:beginner")
    assert part is not None
    beginners = {str(make_bot(part, Chance(f"{luck}")).choose(look)) for luck in range(60)}
    assert len(beginners) > 1
    assert {str(bot("mr-cog", luck).choose(look)) for luck in range(20)} < beginners


# What they are like by what they do.


def watched(game: str, names: list[str], games: int, players: int) -> dict[str, dict[str, Manner]]:
    return compare_characters(game, names, games, players, 0, Backend(1))


def test_the_greedy_ask_for_more_and_give_less() -> None:
    seen = watched("gentlemen", ["penny", "bobbin", "winder"], 4, 5)
    assert seen["penny"]["asked"].mean > seen["bobbin"]["asked"].mean + 1
    assert seen["bobbin"]["given"].mean > seen["penny"]["given"].mean + 0.5
    assert seen["winder"]["against"].mean > seen["bobbin"]["against"].mean + 0.05


def test_the_bold_open_high_and_do_more_harm() -> None:
    seen = watched("squirrels", ["knuckles", "tick"], 9, 3)
    assert (seen["knuckles"]["opened with"].mean, seen["tick"]["opened with"].mean) == (5, 2)
    assert seen["knuckles"]["harm done"].mean > seen["tick"]["harm done"].mean + 2


def test_liars_withhold_what_they_owe() -> None:
    seen = watched("vendetta", ["winder", "tick", "ms-ratchet"], 6, 3)
    assert seen["winder"]["withheld"].mean > seen["tick"]["withheld"].mean + 0.15
    assert seen["ms-ratchet"]["withheld"].mean > seen["tick"]["withheld"].mean + 0.1


def test_the_timid_want_a_round_to_be_over() -> None:
    seen = watched("wallet", ["knuckles", "tick"], 4, 3)
    assert seen["tick"]["hurried"].mean > seen["knuckles"]["hurried"].mean + 0.2


def test_the_greedy_offer_less_and_the_bold_attack() -> None:
    seen = watched("cosanostra", ["penny", "bobbin", "knuckles"], 3, 3)
    assert seen["bobbin"]["offered"].mean > seen["penny"]["offered"].mean + 1000
    assert seen["knuckles"]["attacks"].mean > seen["bobbin"]["attacks"].mean


# What they remember.


def test_trust_is_lost_faster_than_won() -> None:
    memory = Memory(kept={1: 2, 2: 3}, broken={2: 1, 3: 1})
    unknown = memory.trust(0)
    assert unknown == 0.5
    assert memory.trust(1) > memory.trust(2) > unknown - 0.1 > memory.trust(3)
    assert Memory(broken={3: 2}).trust(3) < memory.trust(3)


def test_only_the_vengeful_remember_who_harmed_them() -> None:
    game = sitdown.load("squirrels")
    bots: dict[int, Bot] = {0: bot("ms-ratchet"), 1: bot("penny"), 2: bot("cautious")}
    company = Company(game, bots)
    state = game.new(3, 3)
    while (move := company.move(state)) is not None:
        company.act(state, *move)
    assert list(company.memories) == [0]
    assert sum(company.memories[0].harms.values()) > 0
    assert 0 not in company.memories[0].harms
    look = company.look(state, 0)
    foe = max(company.memories[0].harms, key=company.memories[0].harms.__getitem__)
    assert look.spite(foe) > 0 == look.spite(0)
    assert company.look(state, 1).spite(foe) == 0
