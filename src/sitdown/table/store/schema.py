"""The tables of both back ends, and how an older store becomes one of today.

A version is never changed once it is released: what comes later is a further item in the list.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Protocol

from sitdown.table.refusal import Refused

from .checksum import checksum

VERSIONS_SQLITE: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, number INTEGER NOT NULL, created REAL NOT NULL,
            state TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL, host TEXT NOT NULL,
            updated REAL NOT NULL, due REAL, owing TEXT NOT NULL, summary BLOB NOT NULL,
            driver TEXT, driven_until REAL NOT NULL DEFAULT 0) WITHOUT ROWID""",
        "CREATE INDEX tables_by_age ON tables (created DESC, id DESC)",
        "CREATE INDEX tables_by_host ON tables (host, created)",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE records (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, line BLOB NOT NULL,
            PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, rules TEXT NOT NULL,
            document BLOB NOT NULL) WITHOUT ROWID""",
        """CREATE TABLE members (
            person TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id)) WITHOUT ROWID""",
        "CREATE TABLE houses (id TEXT PRIMARY KEY, beat REAL NOT NULL) WITHOUT ROWID",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    ],
    # What lies there already gets its checksum now: from today on a change to it is found, and
    # there is no line without one that would have to be believed.
    [
        "ALTER TABLE records ADD COLUMN checksum BLOB NOT NULL DEFAULT x''",
        """UPDATE records SET line = CAST(line AS BLOB),
            checksum = checksum(table_id, number, CAST(line AS BLOB))""",
        "ALTER TABLE snapshots ADD COLUMN checksum BLOB NOT NULL DEFAULT x''",
        """UPDATE snapshots SET checksum = checksum(table_id, number,
            CAST(rules || ' ' || CAST(document AS TEXT) AS BLOB))""",
    ],
]

VERSIONS_POSTGRESQL: list[list[str]] = [
    [
        """CREATE TABLE tables (
            id text PRIMARY KEY, number bigint NOT NULL, created double precision NOT NULL,
            state text NOT NULL, game text NOT NULL, public boolean NOT NULL, host text NOT NULL,
            updated double precision NOT NULL, due double precision, owing text[] NOT NULL,
            summary bytea NOT NULL,
            driver text, driven_until double precision NOT NULL DEFAULT 0)
            WITH (fillfactor = 70)""",
        "CREATE INDEX tables_by_age ON tables (created DESC, id DESC)",
        "CREATE INDEX tables_by_host ON tables (host, created)",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE records (
            table_id text NOT NULL, number bigint NOT NULL, line bytea NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE snapshots (
            table_id text PRIMARY KEY, number bigint NOT NULL, rules text NOT NULL,
            document bytea NOT NULL)""",
        """CREATE TABLE members (
            person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))""",
        "CREATE TABLE houses (id text PRIMARY KEY, beat double precision NOT NULL)",
        "CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)",
    ],
    [
        "ALTER TABLE records ADD COLUMN checksum bytea NOT NULL DEFAULT ''",
        """UPDATE records SET checksum = substring(sha256(
            convert_to(table_id || ' ' || number || ' ', 'UTF8') || line) FROM 1 FOR 8)""",
        "ALTER TABLE records ALTER COLUMN checksum DROP DEFAULT",
        "ALTER TABLE snapshots ADD COLUMN checksum bytea NOT NULL DEFAULT ''",
        """UPDATE snapshots SET checksum = substring(sha256(
            convert_to(table_id || ' ' || number || ' ' || rules || ' ', 'UTF8') || document)
            FROM 1 FOR 8)""",
        "ALTER TABLE snapshots ALTER COLUMN checksum DROP DEFAULT",
    ],
]

NEWER = """ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,
    rules = excluded.rules, document = excluded.document, checksum = excluded.checksum
    WHERE excluded.number > snapshots.number OR snapshots.number >
    (SELECT tables.number FROM tables WHERE tables.id = excluded.table_id)"""
"""A newer snapshot takes the place of an older one, and of one that cannot be."""

LISTED = "t.id, t.created, t.updated, t.owing, t.summary"

LATE_IN_SQLITE = """(t.state = 'over'
        AND t.updated + json_extract(CAST(t.summary AS TEXT), '$.settings.delay') > ?)"""
LATE_IN_POSTGRESQL = """(t.state = 'over' AND t.updated
        + (convert_from(t.summary, 'UTF8')::json -> 'settings' ->> 'delay')::float8 > $6)"""
"""Tables that are over, but whose spectators do not know it yet."""

SQLITE = {
    "lay": """INSERT INTO tables
        (id, number, created, state, game, public, host, updated, due, owing, summary)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
    "advance": """UPDATE tables SET number = ?, state = ?, updated = ?, due = ?, owing = ?
        WHERE id = ? AND number = ?""",
    "change": """UPDATE tables SET number = ?, state = ?, game = ?, public = ?, host = ?,
        updated = ?, due = ?, owing = ?, summary = ? WHERE id = ? AND number = ?""",
    "insert": "INSERT INTO records (table_id, number, line, checksum) VALUES (?, ?, ?, ?)",
    "member": "INSERT OR IGNORE INTO members (person, table_id) VALUES (?, ?)",
    "read": """SELECT t.number, r.number, r.line, r.checksum FROM tables t
        LEFT JOIN records r ON r.table_id = t.id AND r.number > ? WHERE t.id = ?
        ORDER BY r.number""",
    "keep": f"""INSERT INTO snapshots (table_id, number, rules, document, checksum)
        VALUES (?, ?, ?, ?, ?) {NEWER}""",
    "snapshot": "SELECT number, rules, document, checksum FROM snapshots WHERE table_id = ?",
    "listed": f"SELECT {LISTED} FROM tables t WHERE t.id = ?",
    "tables": f"""SELECT {LISTED} FROM tables t WHERE t.public
        AND (? IS NULL OR t.state = ? OR {LATE_IN_SQLITE})
        AND (? IS NULL OR t.game = ?) AND (t.created < ? OR (t.created = ? AND t.id < ?))
        ORDER BY t.created DESC, t.id DESC LIMIT ?""",
    "mine": f"""SELECT {LISTED} FROM members m JOIN tables t ON t.id = m.table_id
        WHERE m.person = ? AND (? IS NULL OR t.state = ? OR {LATE_IN_SQLITE})
        AND (? IS NULL OR t.game = ?) AND (t.created < ? OR (t.created = ? AND t.id < ?))
        ORDER BY t.created DESC, t.id DESC LIMIT ?""",
    "laid": """SELECT coalesce(sum(state IN ('open', 'playing')), 0),
        coalesce(sum(created >= ?), 0) FROM tables WHERE host = ?""",
    "old": """SELECT id FROM tables WHERE created < ? AND updated < ?
        ORDER BY created, id LIMIT ?""",
    "remove": "DELETE FROM tables WHERE id = ?",
    "due": """SELECT id FROM tables WHERE due <= ? AND driven_until < ?
        ORDER BY due LIMIT ?""",
    "lease": """UPDATE tables SET driver = ?, driven_until = ?
        WHERE id = ? AND (driver = ? OR driven_until < ?)""",
    "release": "UPDATE tables SET driven_until = 0 WHERE id = ? AND driver = ?",
    "beat": """INSERT INTO houses (id, beat) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET beat = excluded.beat""",
    "houses": "SELECT id, beat FROM houses",
    "forget": "DELETE FROM houses WHERE id = ?",
    "propose": "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)",
    "secret": "SELECT value FROM secrets WHERE name = ?",
}

BELONGINGS = ("records", "snapshots", "members")
"""Where else there is something of a table."""

POSTGRESQL = {
    "lay": """WITH laid AS (INSERT INTO tables
        (id, number, created, state, game, public, host, updated, due, owing, summary)
        VALUES ($1, cardinality($2::bytea[]), $7, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id),
        joined AS (INSERT INTO members SELECT person, id FROM laid, unnest($11::text[]) person
        ON CONFLICT DO NOTHING)
        INSERT INTO records (table_id, number, line, checksum)
        SELECT id, place, line, checksum FROM laid,
        unnest($2::bytea[], $12::bytea[]) WITH ORDINALITY AS lines (line, checksum, place)""",
    # Rows are locked in one order, so that two processes never wait for each other in a circle.
    "append": """WITH given AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[],
        $4::text[], $5::text[], $6::boolean[], $7::text[], $8::float8[], $9::float8[],
        $10::text[], $11::bytea[]) AS given (id, number, count, state, game, public, host,
        updated, due, owing, summary)),
        held AS (SELECT t.id FROM tables t JOIN given USING (id) ORDER BY t.id FOR UPDATE),
        advanced AS (UPDATE tables t SET number = g.number + g.count, state = g.state,
        game = g.game, public = g.public, host = g.host, updated = g.updated, due = g.due,
        owing = string_to_array(g.owing, ' '), summary = coalesce(g.summary, t.summary)
        FROM given g JOIN held USING (id) WHERE t.id = g.id AND t.number = g.number
        RETURNING t.id, g.number AS before, t.number),
        written AS (INSERT INTO records (table_id, number, line, checksum)
        SELECT a.id, a.before + place, line, checksum FROM advanced a
        JOIN unnest($12::text[], $13::bigint[], $14::bytea[], $15::bytea[])
        AS lines (id, place, line, checksum) ON lines.id = a.id),
        joined AS (INSERT INTO members SELECT person, a.id FROM advanced a
        JOIN unnest($16::text[], $17::text[]) AS members (id, person) ON members.id = a.id
        ON CONFLICT DO NOTHING)
        SELECT id, pg_notify('sitdown', $18 || ' ' || id || ' ' || number) FROM advanced""",
    "read": """SELECT t.number, r.number, r.line, r.checksum FROM tables t
        LEFT JOIN records r ON r.table_id = t.id AND r.number > $2 WHERE t.id = $1
        ORDER BY r.number""",
    "keep": f"""INSERT INTO snapshots (table_id, number, rules, document, checksum)
        VALUES ($1, $2, $3, $4, $5) {NEWER}""",
    "snapshot": "SELECT number, rules, document, checksum FROM snapshots WHERE table_id = $1",
    "listed": f"SELECT {LISTED} FROM tables t WHERE t.id = $1",
    "tables": f"""SELECT {LISTED} FROM tables t
        WHERE t.public AND ($1::text IS NULL OR t.state = $1 OR {LATE_IN_POSTGRESQL})
        AND ($2::text IS NULL OR t.game = $2)
        AND (t.created < $3 OR (t.created = $3 AND t.id < $4))
        ORDER BY t.created DESC, t.id DESC LIMIT $5""",
    "mine": f"""SELECT {LISTED} FROM members m JOIN tables t ON t.id = m.table_id
        WHERE ($1::text IS NULL OR t.state = $1 OR {LATE_IN_POSTGRESQL})
        AND ($2::text IS NULL OR t.game = $2)
        AND (t.created < $3 OR (t.created = $3 AND t.id < $4)) AND m.person = $7
        ORDER BY t.created DESC, t.id DESC LIMIT $5""",
    "laid": """SELECT count(*) FILTER (WHERE state IN ('open', 'playing')),
        count(*) FILTER (WHERE created >= $2) FROM tables WHERE host = $1""",
    "old": """SELECT id FROM tables WHERE created < $1 AND updated < $1
        ORDER BY created, id LIMIT $2""",
    # The others hear of a number that no table reaches, look, and find nothing there.
    "remove": """WITH written AS (DELETE FROM records WHERE table_id = $1),
        kept AS (DELETE FROM snapshots WHERE table_id = $1),
        joined AS (DELETE FROM members WHERE table_id = $1),
        removed AS (DELETE FROM tables WHERE id = $1 RETURNING id)
        SELECT pg_notify('sitdown', $2 || ' ' || id || ' 1152921504606846976') FROM removed""",
    "due": """SELECT id FROM tables WHERE due <= $1 AND driven_until < $1
        ORDER BY due LIMIT $2""",
    "lease": """UPDATE tables SET driver = $2, driven_until = $4
        WHERE id = $1 AND (driver = $2 OR driven_until < $3) RETURNING id""",
    "release": "UPDATE tables SET driven_until = 0 WHERE id = $1 AND driver = $2",
    "beat": """INSERT INTO houses (id, beat) VALUES ($1, $2)
        ON CONFLICT (id) DO UPDATE SET beat = excluded.beat""",
    "houses": "SELECT id, beat FROM houses",
    "forget": "DELETE FROM houses WHERE id = $1",
    "propose": "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    "secret": "SELECT value FROM secrets WHERE name = $1",
}


def migrate_sqlite(
    connection: sqlite3.Connection, versions: list[list[str]] = VERSIONS_SQLITE
) -> None:
    """Brings a file up to date, a version at a time, each whole or not at all."""
    connection.create_function("checksum", 3, checksum, deterministic=True)
    connection.execute("CREATE TABLE IF NOT EXISTS version (version INTEGER NOT NULL)")
    row = connection.execute("SELECT max(version) FROM version").fetchone()
    for version, statements in missing(row[0], versions):
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            connection.execute(statement)
        connection.execute("INSERT INTO version VALUES (?)", (version,))
        connection.execute("COMMIT")


class Connection(Protocol):
    """What is needed of a PostgreSQL connection here."""

    async def execute(self, query: str, *values: Any) -> Any: ...

    async def fetchval(self, query: str, *values: Any) -> Any: ...

    def transaction(self) -> Any: ...


async def migrate_postgresql(
    connection: Connection, versions: list[list[str]] = VERSIONS_POSTGRESQL
) -> None:
    """The same there; processes that start at once wait for each other."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(hashtext('sitdown schema'))")
        await connection.execute("CREATE TABLE IF NOT EXISTS version (version integer NOT NULL)")
        newest = await connection.fetchval("SELECT max(version) FROM version")
        for version, statements in missing(newest, versions):
            for statement in statements:
                await connection.execute(statement)
            await connection.execute("INSERT INTO version VALUES ($1)", version)


def missing(newest: int | None, versions: list[list[str]]) -> list[tuple[int, list[str]]]:
    if newest is not None and newest > len(versions):
        raise Refused(
            "other-rules",
            f"this store has version {newest}; this Sitdown knows {len(versions)}: use a newer one",
        )
    return list(enumerate(versions, start=1))[newest or 0 :]
