"""Evenings: the guests of one table, who play one game after the other and do other things."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from sitdown.kernel import Document
from sitdown.server.soak.light_client import Declined

from .guest import NO_GUEST, Guest, Over, code_of
from .people import HABITS, Player
from .story import Party

if TYPE_CHECKING:
    from .world import World


class Evening:
    """The guests of one table: they sit down, play, and perhaps play again."""

    def __init__(self, world: World, party: Party, number: int) -> None:
        self.world = world
        self.party = party
        self.luck = Random(f"evening/{world.story.seed}/{number}")
        self.number = number
        # A table with bots only still needs a guest who creates it.
        self.guests = [
            Guest(world, f"guest {number}.{place}") for place in range(max(1, len(party.people)))
        ]
        self.round = 0

    async def spend(self) -> None:
        """Plays one game after the other until the story ends."""
        try:
            await self.world.rest(self.party.opens)
            for guest in self.guests:
                await guest.enter()
            while True:
                table = await self.lay()
                await self.play_at(table)
                for _ in range(self.party.rematches):
                    following = await self.rematch(table)
                    if following is None:
                        break
                    table = following
                    await self.play_at(table)
                if self.party.imports:
                    await self.bring_in(table)
                if self.party.farewell and self.luck.random() < 0.5:
                    await self.say_farewell()
                await self.world.rest(self.party.rests)
        except Over:
            pass

    async def lay(self) -> str:
        party = self.party
        seats = [{"kind": "open"} for _ in party.people]
        seats[:1] = [{"kind": "me"} for _ in party.people[:1]]
        seats += [{"kind": "bot", "bot": party.bot} for _ in range(party.bots)]
        body: Document = {"game": party.game, "players": party.players, "seats": seats}
        body |= {"clock": party.clock, "rated": party.rated, "delay": party.delay}
        while True:
            try:
                made = await self.guests[0].post("/api/tables", body)
                id: str = made["table"]["id"]
                for guest in self.guests[1:] if party.people else ():
                    await guest.post(f"/api/tables/{id}/join")
                return id
            except Declined as declined:
                self.world.counts[f"no table: {declined}"] += 1
                self.world.require_going_on()
                await asyncio.sleep(5.0)

    async def play_at(self, table: str) -> None:
        world = self.world
        world.counts["tables"] += 1
        began = world.loop.clock
        players = [
            Player(guest, table, seat, kind, tab)
            for seat, (guest, kind) in enumerate(zip(self.guests, self.party.people, strict=False))
            for tab in range(HABITS[kind].tabs)
        ]
        for place in range(self.party.spectators):
            fan = Guest(world, f"fan {self.number}.{self.round}.{place}")
            players.append(Player(fan, table, None, "attentive"))
        self.round += 1
        world.players += players
        beside = [
            world.loop.create_task(self.ask_for_a_seat(table)) for _ in range(self.party.strangers)
        ]
        if self.party.puts_out:
            beside.append(world.loop.create_task(self.put_somebody_out(table)))
        await asyncio.gather(*[player.play() for player in players])
        for task in beside:
            task.cancel()
        world.count_hours(table, self.party.sort, began)
        world.counts["games over"] += all(player.is_over for player in players)
        # A player who changed devices has a new guest from now on.
        for player in players:
            if player.seat is not None and player.prefix == "0.":
                self.guests[player.seat] = player.guest
        world.require_going_on()

    async def ask_for_a_seat(self, table: str) -> None:
        """A stranger asks for a seat. The host admits or declines them at random."""
        stranger = Guest(self.world, f"stranger {self.number}.{self.round}")
        try:
            await asyncio.sleep(self.luck.uniform(60.0, 600.0))
            await stranger.enter()
            await stranger.post(f"/api/tables/{table}/join")
            shown = (await self.guests[0].ask("GET", f"/api/tables/{table}")).document()
            for asking in shown["table"]["asking"]:
                admit = self.luck.random() < 0.5
                body = {"request": asking["request"], "admit": admit}
                await self.guests[0].post(f"/api/tables/{table}/admit", body)
                self.world.counts["strangers"] += 1
        except (Declined, Over):
            pass

    async def put_somebody_out(self, table: str) -> None:
        """The host removes a random player."""
        seats = range(1, len(self.party.people))
        try:
            await asyncio.sleep(self.luck.uniform(30.0, 400.0))
            if seats:
                body = {"seat": self.luck.choice(seats), "why": "enough"}
                await self.guests[0].post(f"/api/tables/{table}/put-out", body)
                self.world.counts["put out"] += 1
        except (Declined, Over):
            pass

    async def bring_in(self, table: str) -> None:
        """Imports the replay of this game, unchanged or as if it came from another server."""
        answer = await self.guests[0].ask("GET", f"/api/tables/{table}/replay")
        if answer.status >= 400:
            self.world.counts[f"no replay: {code_of(answer)}"] += 1
            return
        replay = answer.document()
        if self.luck.random() < 0.5:
            replay["table"] = f"elsewhere-{self.number}-{self.round}"
            for place, seat in enumerate(replay["seats"]):
                seat["name"] = f"other {place}"
        try:
            await self.guests[0].post("/api/replays", replay)
            self.world.counts["brought in"] += 1
        except Declined as declined:
            self.world.counts[f"not brought in: {declined}"] += 1

    async def rematch(self, table: str) -> str | None:
        following = None
        for guest in self.guests if self.party.people else ():
            try:
                answer = await guest.post(f"/api/tables/{table}/rematch")
                following = answer["table"]["id"]
            except Declined as declined:
                self.world.counts[f"no rematch: {declined}"] += 1
                return None
        self.world.counts["rematches"] += 1
        return following

    async def say_farewell(self) -> None:
        """The last guest is erased, and a new guest takes their place."""
        guest, judge = self.guests[-1], self.world.judge
        try:
            await guest.post("/api/guest/erase")
        except Declined as declined:
            if declined.status != NO_GUEST:
                return
            # The erasure was already done, but its answer was lost: the cookie is invalid.
        self.world.counts["erased"] += 1
        if not guest.has_offered_seat:
            judge.erased.append(guest.name)
        self.guests[-1] = Guest(self.world, f"guest {self.number}.{self.round}n")
        await self.guests[-1].enter()
