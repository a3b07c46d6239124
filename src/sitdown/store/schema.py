"""The schema and the statements of both back ends, and the migration of older stores.

A version is never changed once it is released. Every change is a further item in the list.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Protocol

from sitdown.wire.errors import Refused

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
    # Existing lines get a checksum now. Later changes to them are detected, and no line without
    # a checksum has to be trusted.
    [
        "ALTER TABLE records ADD COLUMN checksum BLOB NOT NULL DEFAULT x''",
        """UPDATE records SET line = CAST(line AS BLOB),
            checksum = checksum(table_id, number, CAST(line AS BLOB))""",
        "ALTER TABLE snapshots ADD COLUMN checksum BLOB NOT NULL DEFAULT x''",
        """UPDATE snapshots SET checksum = checksum(table_id, number,
            CAST(rules || ' ' || CAST(document AS TEXT) AS BLOB))""",
    ],
    # Games that were finished before are read from their records by a running server: see
    # `table/running/housekeeping.py`.
    [
        "ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_told ON tables (told, id) WHERE state = 'over'",
        """CREATE TABLE finished (
            table_id TEXT PRIMARY KEY, game TEXT NOT NULL, ended REAL NOT NULL,
            shown REAL NOT NULL, is_open INTEGER NOT NULL, rated INTEGER NOT NULL,
            document BLOB NOT NULL) WITHOUT ROWID""",
        """CREATE TABLE standings (
            player TEXT NOT NULL, ended REAL NOT NULL, table_id TEXT NOT NULL,
            seat INTEGER NOT NULL, person TEXT, game TEXT NOT NULL, place INTEGER NOT NULL,
            won INTEGER NOT NULL, in_company INTEGER NOT NULL, kept INTEGER NOT NULL,
            broken INTEGER NOT NULL, rank INTEGER NOT NULL,
            PRIMARY KEY (player, ended, table_id, seat)) WITHOUT ROWID""",
        "CREATE INDEX standings_by_table ON standings (table_id, seat)",
        """CREATE TABLE sat (
            person TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id)) WITHOUT ROWID""",
        "CREATE INDEX sat_by_table ON sat (table_id)",
    ],
    [
        "ALTER TABLE finished ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
        """CREATE INDEX finished_uncounted ON finished (ended, table_id)
            WHERE rated AND counted = 0""",
        """CREATE TABLE devices (
            one TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (one, other)) WITHOUT ROWID""",
        """CREATE TABLE ratings (
            game TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, mask TEXT,
            mu REAL NOT NULL, sigma REAL NOT NULL, games INTEGER NOT NULL,
            won INTEGER NOT NULL, PRIMARY KEY (game, player)) WITHOUT ROWID""",
        "CREATE INDEX ratings_by_mu ON ratings (game, mu DESC, player)",
        """CREATE TABLE changes (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL,
            player TEXT NOT NULL, ended REAL NOT NULL, mu_before REAL NOT NULL,
            sigma_before REAL NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
            PRIMARY KEY (table_id, seat, game)) WITHOUT ROWID""",
        "CREATE INDEX changes_by_player ON changes (player, game, ended)",
    ],
    [
        """CREATE TABLE leaving (
            person TEXT PRIMARY KEY, alias TEXT NOT NULL, since REAL NOT NULL) WITHOUT ROWID""",
    ],
    [
        """CREATE TABLE phrases (
            person TEXT PRIMARY KEY, digest BLOB NOT NULL UNIQUE,
            guest BLOB NOT NULL) WITHOUT ROWID""",
    ],
    [
        """CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, document BLOB NOT NULL,
            since REAL NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX subscriptions_by_person ON subscriptions (person, since)",
        """CREATE TABLE notices (
            table_id TEXT NOT NULL, person TEXT NOT NULL, number INTEGER NOT NULL,
            turn TEXT NOT NULL, PRIMARY KEY (table_id, person)) WITHOUT ROWID""",
    ],
    [
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY, document BLOB NOT NULL,
            checksum BLOB NOT NULL) WITHOUT ROWID""",
    ],
    [
        """CREATE TABLE rulings (
            kind TEXT NOT NULL, player TEXT NOT NULL, table_id TEXT NOT NULL,
            until REAL NOT NULL, name TEXT NOT NULL, why TEXT NOT NULL,
            PRIMARY KEY (kind, player, table_id)) WITHOUT ROWID""",
        "CREATE TABLE unwanted (word TEXT PRIMARY KEY) WITHOUT ROWID",
        """CREATE TABLE host_acts (
            number INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, act TEXT NOT NULL,
            player TEXT NOT NULL, name TEXT NOT NULL, table_id TEXT NOT NULL,
            title TEXT NOT NULL, until REAL, why TEXT NOT NULL)""",
    ],
    [
        """CREATE TABLE passkeys (
            key BLOB PRIMARY KEY, person TEXT NOT NULL, public BLOB NOT NULL,
            count INTEGER NOT NULL, since REAL NOT NULL, used REAL,
            guest BLOB NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX passkeys_by_person ON passkeys (person, since)",
        """CREATE TABLE challenges (
            digest BLOB PRIMARY KEY, expires REAL NOT NULL) WITHOUT ROWID""",
    ],
    # A guest who had only asked for a chair was not a member, so erasure missed that table.
    # Damaged lines are skipped.
    [
        """INSERT OR IGNORE INTO members (person, table_id) SELECT
            CASE WHEN json_valid(CAST(line AS TEXT))
            THEN json_extract(CAST(line AS TEXT), '$.person') END, table_id
            FROM records WHERE substr(line, 1, 17) = CAST('{"record":"asked"' AS BLOB)""",
        """CREATE TABLE erased (
            digest BLOB PRIMARY KEY, since REAL NOT NULL) WITHOUT ROWID""",
        "CREATE INDEX erased_by_time ON erased (since)",
    ],
    # Before this, a table that was not opened between two outages lost the time of the first.
    ["CREATE TABLE outages (since REAL NOT NULL, until REAL NOT NULL)"],
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
    [
        "ALTER TABLE tables ADD COLUMN told integer NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_told ON tables (told, id) WHERE state = 'over'",
        """CREATE TABLE finished (
            table_id text PRIMARY KEY, game text NOT NULL, ended double precision NOT NULL,
            shown double precision NOT NULL, is_open boolean NOT NULL, rated boolean NOT NULL,
            document bytea NOT NULL)""",
        """CREATE TABLE standings (
            player text NOT NULL, ended double precision NOT NULL, table_id text NOT NULL,
            seat integer NOT NULL, person text, game text NOT NULL, place integer NOT NULL,
            won boolean NOT NULL, in_company boolean NOT NULL, kept integer NOT NULL,
            broken integer NOT NULL, rank integer NOT NULL,
            PRIMARY KEY (player, ended, table_id, seat))""",
        "CREATE INDEX standings_by_table ON standings (table_id, seat)",
        """CREATE TABLE sat (
            person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))""",
        "CREATE INDEX sat_by_table ON sat (table_id)",
    ],
    [
        "ALTER TABLE finished ADD COLUMN counted integer NOT NULL DEFAULT 0",
        """CREATE INDEX finished_uncounted ON finished (ended, table_id)
            WHERE rated AND counted = 0""",
        """CREATE TABLE devices (
            one text NOT NULL, other text NOT NULL, PRIMARY KEY (one, other))""",
        """CREATE TABLE ratings (
            game text NOT NULL, player text NOT NULL, name text NOT NULL, mask text,
            mu double precision NOT NULL, sigma double precision NOT NULL,
            games integer NOT NULL, won integer NOT NULL, PRIMARY KEY (game, player))""",
        "CREATE INDEX ratings_by_mu ON ratings (game, mu DESC, player)",
        """CREATE TABLE changes (
            table_id text NOT NULL, seat integer NOT NULL, game text NOT NULL,
            player text NOT NULL, ended double precision NOT NULL,
            mu_before double precision NOT NULL, sigma_before double precision NOT NULL,
            mu double precision NOT NULL, sigma double precision NOT NULL,
            PRIMARY KEY (table_id, seat, game))""",
        "CREATE INDEX changes_by_player ON changes (player, game, ended)",
    ],
    [
        """CREATE TABLE leaving (
            person text PRIMARY KEY, alias text NOT NULL, since double precision NOT NULL)""",
    ],
    [
        """CREATE TABLE phrases (
            person text PRIMARY KEY, digest bytea NOT NULL UNIQUE, guest bytea NOT NULL)""",
    ],
    [
        """CREATE TABLE subscriptions (
            endpoint text PRIMARY KEY, person text NOT NULL, document bytea NOT NULL,
            since double precision NOT NULL)""",
        "CREATE INDEX subscriptions_by_person ON subscriptions (person, since)",
        """CREATE TABLE notices (
            table_id text NOT NULL, person text NOT NULL, number bigint NOT NULL,
            turn text NOT NULL, PRIMARY KEY (table_id, person))""",
    ],
    [
        """CREATE TABLE reviews (
            table_id text PRIMARY KEY, document bytea NOT NULL, checksum bytea NOT NULL)""",
    ],
    [
        """CREATE TABLE rulings (
            kind text NOT NULL, player text NOT NULL, table_id text NOT NULL,
            until double precision NOT NULL, name text NOT NULL, why text NOT NULL,
            PRIMARY KEY (kind, player, table_id))""",
        "CREATE TABLE unwanted (word text PRIMARY KEY)",
        """CREATE TABLE host_acts (
            number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            at double precision NOT NULL, act text NOT NULL, player text NOT NULL,
            name text NOT NULL, table_id text NOT NULL, title text NOT NULL,
            until double precision, why text NOT NULL)""",
    ],
    [
        """CREATE TABLE passkeys (
            key bytea PRIMARY KEY, person text NOT NULL, public bytea NOT NULL,
            count bigint NOT NULL, since double precision NOT NULL, used double precision,
            guest bytea NOT NULL)""",
        "CREATE INDEX passkeys_by_person ON passkeys (person, since)",
        """CREATE TABLE challenges (
            digest bytea PRIMARY KEY, expires double precision NOT NULL)""",
    ],
    [
        """INSERT INTO members (person, table_id) SELECT person, table_id FROM
            (SELECT substring(encode(line, 'escape') FROM '"person":"([^"]+)"') AS person, table_id
            FROM records WHERE substring(line FROM 1 FOR 17) = '{"record":"asked"'::bytea) asked
            WHERE person IS NOT NULL ON CONFLICT DO NOTHING""",
        """CREATE TABLE erased (
            digest bytea PRIMARY KEY, since double precision NOT NULL)""",
        "CREATE INDEX erased_by_time ON erased (since)",
    ],
    ["CREATE TABLE outages (since double precision NOT NULL, until double precision NOT NULL)"],
]

NEWER = """ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,
    rules = excluded.rules, document = excluded.document, checksum = excluded.checksum
    WHERE excluded.number > snapshots.number OR snapshots.number >
    (SELECT tables.number FROM tables WHERE tables.id = excluded.table_id)"""
"""A newer snapshot replaces an older one, and one with a number beyond the table's records."""

LISTED = "t.id, t.created, t.updated, t.owing, t.summary"
"""The columns of `Listed`."""

STANDING = """table_id, ended, game, seat, player, person, place, won, in_company, kept, broken,
    rank"""
"""The columns of `standings`, in the order of `rows.standing_rows`."""

MAY_KNOW_IN_SQLITE = """((f.is_open AND f.shown <= ?) OR EXISTS
        (SELECT 1 FROM sat WHERE sat.person = ? AND sat.table_id = f.table_id))"""
MAY_KNOW_IN_POSTGRESQL = """((f.is_open AND f.shown <= $2) OR EXISTS
        (SELECT 1 FROM sat WHERE sat.person = $3 AND sat.table_id = f.table_id))"""
"""Games that a viewer may know of: open ones once they are shown, and the viewer's own."""

TALLY = """SELECT s.game, count(*), sum(s.won{as_number}), sum(s.kept), sum(s.broken),
        min(s.ended), max(s.ended)
        FROM standings s JOIN finished f USING (table_id)"""

LATE_IN_SQLITE = """(t.state = 'over'
        AND t.updated + json_extract(CAST(t.summary AS TEXT), '$.settings.delay') > ?)"""
LATE_IN_POSTGRESQL = """(t.state = 'over' AND t.updated
        + (convert_from(t.summary, 'UTF8')::json -> 'settings' ->> 'delay')::float8 > $6)"""
"""Tables that are over while their delayed spectators do not know it yet."""

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
    "numbers": "SELECT id, number FROM tables WHERE id IN (SELECT value FROM json_each(?))",
    "listed": f"SELECT {LISTED} FROM tables t WHERE t.id = ?",
    "tables": f"""SELECT {LISTED} FROM tables t WHERE (t.public OR ?)
        AND (? IS NULL OR t.state = ? OR {LATE_IN_SQLITE})
        AND (? IS NULL OR t.game = ?) AND (t.created < ? OR (t.created = ? AND t.id < ?))
        ORDER BY t.created DESC, t.id DESC LIMIT ?""",
    "mine": f"""SELECT {LISTED} FROM members m JOIN tables t ON t.id = m.table_id
        WHERE m.person = ? AND (? IS NULL OR t.state = ? OR {LATE_IN_SQLITE})
        AND (? IS NULL OR t.game = ?) AND (t.created < ? OR (t.created = ? AND t.id < ?))
        ORDER BY t.created DESC, t.id DESC LIMIT ?""",
    "over": "SELECT id FROM tables WHERE state = 'over' AND id > ? ORDER BY id LIMIT ?",
    "told": "UPDATE tables SET told = ? WHERE id = ?",
    "finish": """INSERT INTO finished (table_id, game, ended, shown, is_open, rated, document)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET
        shown = excluded.shown, is_open = excluded.is_open, rated = excluded.rated,
        document = excluded.document""",
    "stand": f"INSERT INTO standings ({STANDING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "unstand": "DELETE FROM standings WHERE table_id = ?",
    "sat": "INSERT OR IGNORE INTO sat (person, table_id) VALUES (?, ?)",
    "passed": f"""SELECT s.table_id, s.seat, s.ended, f.document, c.mu_before, c.mu
        FROM standings s JOIN finished f USING (table_id) LEFT JOIN changes c
        ON c.table_id = s.table_id AND c.seat = s.seat AND c.game = s.game
        WHERE s.player = ? AND {MAY_KNOW_IN_SQLITE}
        AND (? IS NULL OR s.game = ?) AND (? IS NULL OR s.won = ?)
        AND (? IS NULL OR s.in_company = ?) AND (s.ended, s.table_id, s.seat) < (?, ?, ?)
        ORDER BY s.ended DESC, s.table_id DESC, s.seat DESC LIMIT ?""",
    "tallies": f"""{TALLY.format(as_number="")} WHERE s.player = ? AND {MAY_KNOW_IN_SQLITE}
        GROUP BY s.game ORDER BY s.game""",
    "untold": """SELECT id FROM tables WHERE state = 'over' AND told < ?
        ORDER BY told, id LIMIT ?""",
    "device": "INSERT OR IGNORE INTO devices (one, other) VALUES (?, ?)",
    "uncounted": """SELECT table_id, game, ended, document FROM finished
        WHERE rated AND counted = 0 AND shown <= ? ORDER BY ended, table_id LIMIT ?""",
    "seats": """SELECT seat, player, rank, won FROM standings WHERE table_id = ?
        ORDER BY seat""",
    "meeting": """SELECT 1 FROM devices d JOIN standings a ON a.person = d.one
        JOIN standings b ON b.person = d.other
        WHERE a.table_id = ? AND b.table_id = a.table_id LIMIT 1""",
    "rating": "SELECT mu, sigma, games, won FROM ratings WHERE game = ? AND player = ?",
    "rate": """INSERT INTO ratings (game, player, name, mask, mu, sigma, games, won)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, player) DO UPDATE SET
        name = excluded.name, mask = excluded.mask, mu = excluded.mu, sigma = excluded.sigma,
        games = excluded.games, won = excluded.won""",
    "change_rating": """INSERT INTO changes
        (table_id, seat, game, player, ended, mu_before, sigma_before, mu, sigma)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
    "count": "UPDATE finished SET counted = ? WHERE table_id = ?",
    "counted": "SELECT counted FROM finished WHERE table_id = ? AND rated",
    "uncount": "UPDATE finished SET counted = 0",
    "unrate": "DELETE FROM ratings",
    "unchange": "DELETE FROM changes",
    "changes": """SELECT c.seat, c.player, c.mu_before, c.sigma_before, c.mu, c.sigma
        FROM changes c JOIN finished f ON f.table_id = c.table_id AND f.game = c.game
        WHERE c.table_id = ? ORDER BY c.seat""",
    "ratings": """SELECT game, player, name, mask, mu, sigma, games, won FROM ratings
        WHERE player = ? ORDER BY game""",
    "ladder": """SELECT r.game, r.player, r.name, r.mask, r.mu, r.sigma, r.games, r.won,
        (SELECT c.mu_before FROM changes c WHERE c.player = r.player AND c.game = r.game
        AND c.ended >= ? ORDER BY c.ended, c.table_id, c.seat LIMIT 1)
        FROM ratings r WHERE r.game = ? AND r.name <> ?
        ORDER BY r.games >= ? DESC, r.mu DESC, r.player LIMIT ? OFFSET ?""",
    "rewrite": """UPDATE tables SET host = ?, summary = ?
        WHERE id = ? AND number = ? AND state = 'over'""",
    "replace_line": """UPDATE records SET line = ?, checksum = ?
        WHERE table_id = ? AND number = ?""",
    "unsit": "DELETE FROM sat WHERE table_id = ?",
    "unjoin": "DELETE FROM members WHERE table_id = ? AND person = ?",
    "rename_changes": """UPDATE changes SET player = ? WHERE table_id = ? AND player IN
        (SELECT player FROM standings s WHERE s.table_id = changes.table_id AND s.person = ?)""",
    "leave": "INSERT OR IGNORE INTO leaving (person, alias, since) VALUES (?, ?, ?)",
    "alias": "SELECT alias FROM leaving WHERE person = ?",
    "leaving": "SELECT person, alias FROM leaving WHERE person > ? ORDER BY person LIMIT ?",
    "erase": "INSERT OR IGNORE INTO erased (digest, since) VALUES (?, ?)",
    "erase_older": "DELETE FROM erased WHERE since < ?",
    "erased": """SELECT digest, since FROM erased WHERE since >= ?
        ORDER BY since DESC, digest LIMIT ?""",
    "has_left": "DELETE FROM leaving WHERE person = ?",
    "unrate_player": "DELETE FROM ratings WHERE player = ?",
    "undevice": "DELETE FROM devices WHERE one = ? OR other = ?",
    "keep_phrase": """INSERT INTO phrases (person, digest, guest) VALUES (?, ?, ?)
        ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, guest = excluded.guest""",
    "phrase": "SELECT guest FROM phrases WHERE digest = ?",
    "unphrase": "DELETE FROM phrases WHERE person = ?",
    "keep_review": """INSERT INTO reviews (table_id, document, checksum) VALUES (?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET
        document = excluded.document, checksum = excluded.checksum""",
    "review": "SELECT document, checksum FROM reviews WHERE table_id = ?",
    "subscribe": """INSERT INTO subscriptions (endpoint, person, document, since)
        VALUES (?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
        person = excluded.person, document = excluded.document, since = excluded.since""",
    "subscribe_fewer": """DELETE FROM subscriptions WHERE person = ?1 AND endpoint NOT IN
        (SELECT endpoint FROM subscriptions WHERE person = ?1
        ORDER BY since DESC, endpoint LIMIT ?2)""",
    "subscriptions": """SELECT endpoint, person, document, since FROM subscriptions
        WHERE person = ? ORDER BY since, endpoint""",
    "unsubscribe": "DELETE FROM subscriptions WHERE endpoint = ?1 AND (?2 IS NULL OR person = ?2)",
    "unsubscribe_all": "DELETE FROM subscriptions WHERE person = ?",
    "unnotice": "DELETE FROM notices WHERE person = ?",
    "awaited": """SELECT t.id, t.number, m.person, n.turn
        FROM (SELECT DISTINCT person FROM subscriptions) s
        JOIN members m ON m.person = s.person JOIN tables t ON t.id = m.table_id
        LEFT JOIN notices n ON n.table_id = t.id AND n.person = m.person
        WHERE t.state = 'playing' AND (n.number IS NULL OR n.number < t.number)
        AND EXISTS (SELECT 1 FROM json_each(t.owing) o WHERE o.value = m.person)
        AND json_extract(CAST(t.summary AS TEXT), '$.settings.clock.decision') > ?
        ORDER BY t.updated, t.id LIMIT ?""",
    "notice": """INSERT INTO notices (table_id, person, number, turn) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id, person) DO UPDATE SET
        number = excluded.number, turn = excluded.turn""",
    "name_by_phrase": "UPDATE phrases SET guest = ? WHERE person = ?",
    "name_by_passkey": "UPDATE passkeys SET guest = ? WHERE person = ?",
    "keep_passkey": """INSERT INTO passkeys (key, person, public, count, since, used, guest)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
        WHERE (SELECT count(*) FROM passkeys WHERE person = ?2) < ?8""",
    "passkeys": """SELECT key, person, public, count, since, used, guest FROM passkeys
        WHERE person = ? ORDER BY since, key""",
    "passkey": "SELECT key, person, public, count, since, used, guest FROM passkeys WHERE key = ?",
    "use_passkey": "UPDATE passkeys SET count = ?, used = ? WHERE key = ?",
    "forget_passkey": "DELETE FROM passkeys WHERE person = ? AND key = ?",
    "unpasskey": "DELETE FROM passkeys WHERE person = ?",
    "forget_challenges": "DELETE FROM challenges WHERE expires < ?",
    "use_challenge": "INSERT OR IGNORE INTO challenges (digest, expires) VALUES (?, ?)",
    "rule": """INSERT INTO rulings (kind, player, table_id, until, name, why)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (kind, player, table_id) DO UPDATE SET
        until = excluded.until, name = excluded.name, why = excluded.why""",
    "rulings": """SELECT kind, player, table_id, until, name, why FROM rulings
        WHERE until > ? ORDER BY name, player, kind, table_id""",
    "not_want": "INSERT OR IGNORE INTO unwanted (word) VALUES (?)",
    "want": "DELETE FROM unwanted WHERE word = ?",
    "unwanted": "SELECT word FROM unwanted ORDER BY word",
    "note_act": """INSERT INTO host_acts (at, act, player, name, table_id, title, until, why)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
    "host_acts": """SELECT number, at, act, player, name, table_id, title, until, why
        FROM host_acts WHERE number < ? ORDER BY number DESC LIMIT ?""",
    "unname_acts": "UPDATE host_acts SET player = '', name = ? WHERE player = ?",
    "unname_rulings": "UPDATE rulings SET name = ? WHERE player = ?",
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
    "outages": "SELECT since, until FROM outages ORDER BY until DESC LIMIT ?",
    "note_outage": "INSERT INTO outages (since, until) VALUES (?, ?)",
    "forget_outages": "DELETE FROM outages WHERE until < ?",
    "propose": "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)",
    "secret": "SELECT value FROM secrets WHERE name = ?",
}

BELONGINGS = (
    "records",
    "snapshots",
    "members",
    "finished",
    "standings",
    "sat",
    "changes",
    "notices",
    "reviews",
)
"""The other SQL tables that contain rows of a table (`table_id`)."""

POSTGRESQL = {
    "lay": """WITH laid AS (INSERT INTO tables
        (id, number, created, state, game, public, host, updated, due, owing, summary)
        VALUES ($1, cardinality($2::bytea[]), $7, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id),
        joined AS (INSERT INTO members SELECT person, id FROM laid, unnest($11::text[]) person
        ON CONFLICT DO NOTHING)
        INSERT INTO records (table_id, number, line, checksum)
        SELECT id, place, line, checksum FROM laid,
        unnest($2::bytea[], $12::bytea[]) WITH ORDINALITY AS lines (line, checksum, place)""",
    # Rows are locked in the order of their ids, so that two processes cannot deadlock.
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
    "numbers": "SELECT id, number FROM tables WHERE id = ANY ($1::text[])",
    "listed": f"SELECT {LISTED} FROM tables t WHERE t.id = $1",
    "tables": f"""SELECT {LISTED} FROM tables t
        WHERE (t.public OR $7) AND ($1::text IS NULL OR t.state = $1 OR {LATE_IN_POSTGRESQL})
        AND ($2::text IS NULL OR t.game = $2)
        AND (t.created < $3 OR (t.created = $3 AND t.id < $4))
        ORDER BY t.created DESC, t.id DESC LIMIT $5""",
    "mine": f"""SELECT {LISTED} FROM members m JOIN tables t ON t.id = m.table_id
        WHERE ($1::text IS NULL OR t.state = $1 OR {LATE_IN_POSTGRESQL})
        AND ($2::text IS NULL OR t.game = $2)
        AND (t.created < $3 OR (t.created = $3 AND t.id < $4)) AND m.person = $7
        ORDER BY t.created DESC, t.id DESC LIMIT $5""",
    "over": "SELECT id FROM tables WHERE state = 'over' AND id > $1 ORDER BY id LIMIT $2",
    "told": "UPDATE tables SET told = $1 WHERE id = $2 RETURNING id",
    "finish": """INSERT INTO finished (table_id, game, ended, shown, is_open, rated, document)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id) DO UPDATE SET
        shown = excluded.shown, is_open = excluded.is_open, rated = excluded.rated,
        document = excluded.document""",
    "unstand": "DELETE FROM standings WHERE table_id = $1",
    "stand": f"""INSERT INTO standings ({STANDING})
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)""",
    "sat": "INSERT INTO sat (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    "passed": f"""SELECT s.table_id, s.seat, s.ended, f.document, c.mu_before, c.mu
        FROM standings s JOIN finished f USING (table_id) LEFT JOIN changes c
        ON c.table_id = s.table_id AND c.seat = s.seat AND c.game = s.game
        WHERE s.player = $1 AND {MAY_KNOW_IN_POSTGRESQL}
        AND ($4::text IS NULL OR s.game = $4) AND ($5::boolean IS NULL OR s.won = $5)
        AND ($6::boolean IS NULL OR s.in_company = $6)
        AND (s.ended, s.table_id, s.seat) < ($7, $8, $9)
        ORDER BY s.ended DESC, s.table_id DESC, s.seat DESC LIMIT $10""",
    "tallies": f"""{TALLY.format(as_number="::int")}
        WHERE s.player = $1 AND {MAY_KNOW_IN_POSTGRESQL} GROUP BY s.game ORDER BY s.game""",
    "untold": """SELECT id FROM tables WHERE state = 'over' AND told < $1
        ORDER BY told, id LIMIT $2""",
    "device": """INSERT INTO devices (one, other) VALUES ($1, $2)
        ON CONFLICT DO NOTHING""",
    "try_to_count": "SELECT pg_try_advisory_xact_lock(hashtext('sitdown ratings'))",
    "wait_to_count": "SELECT pg_advisory_xact_lock(hashtext('sitdown ratings'))",
    "uncounted": """SELECT table_id, game, ended, document FROM finished
        WHERE rated AND counted = 0 AND shown <= $1 ORDER BY ended, table_id LIMIT $2""",
    "seats": """SELECT seat, player, rank, won FROM standings WHERE table_id = $1
        ORDER BY seat""",
    "meeting": """SELECT 1 FROM devices d JOIN standings a ON a.person = d.one
        JOIN standings b ON b.person = d.other
        WHERE a.table_id = $1 AND b.table_id = a.table_id LIMIT 1""",
    "rating": "SELECT mu, sigma, games, won FROM ratings WHERE game = $1 AND player = $2",
    "rate": """INSERT INTO ratings (game, player, name, mask, mu, sigma, games, won)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (game, player) DO UPDATE SET
        name = excluded.name, mask = excluded.mask, mu = excluded.mu, sigma = excluded.sigma,
        games = excluded.games, won = excluded.won""",
    "change_rating": """INSERT INTO changes
        (table_id, seat, game, player, ended, mu_before, sigma_before, mu, sigma)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)""",
    "count": "UPDATE finished SET counted = $1 WHERE table_id = $2",
    "counted": "SELECT counted FROM finished WHERE table_id = $1 AND rated",
    "uncount": "UPDATE finished SET counted = 0",
    "unrate": "DELETE FROM ratings",
    "unchange": "DELETE FROM changes",
    "changes": """SELECT c.seat, c.player, c.mu_before, c.sigma_before, c.mu, c.sigma
        FROM changes c JOIN finished f ON f.table_id = c.table_id AND f.game = c.game
        WHERE c.table_id = $1 ORDER BY c.seat""",
    "ratings": """SELECT game, player, name, mask, mu, sigma, games, won FROM ratings
        WHERE player = $1 ORDER BY game""",
    "ladder": """SELECT r.game, r.player, r.name, r.mask, r.mu, r.sigma, r.games, r.won,
        (SELECT c.mu_before FROM changes c WHERE c.player = r.player AND c.game = r.game
        AND c.ended >= $1 ORDER BY c.ended, c.table_id, c.seat LIMIT 1)
        FROM ratings r WHERE r.game = $2 AND r.name <> $6
        ORDER BY r.games >= $3 DESC, r.mu DESC, r.player LIMIT $4 OFFSET $5""",
    "rewrite": """UPDATE tables SET host = $1, summary = $2
        WHERE id = $3 AND number = $4 AND state = 'over' RETURNING id""",
    "replace_line": """UPDATE records SET line = $1, checksum = $2
        WHERE table_id = $3 AND number = $4""",
    "unsit": "DELETE FROM sat WHERE table_id = $1",
    "unjoin": "DELETE FROM members WHERE table_id = $1 AND person = $2",
    "rename_changes": """UPDATE changes SET player = $1 WHERE table_id = $2 AND player IN
        (SELECT player FROM standings s WHERE s.table_id = changes.table_id AND s.person = $3)""",
    "tell_rewritten": "SELECT pg_notify('sitdown', $1 || ' ' || $2 || ' -1')",
    "leave": """INSERT INTO leaving (person, alias, since) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING""",
    "alias": "SELECT alias FROM leaving WHERE person = $1",
    "leaving": "SELECT person, alias FROM leaving WHERE person > $1 ORDER BY person LIMIT $2",
    "erase": "INSERT INTO erased (digest, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    "erase_older": "DELETE FROM erased WHERE since < $1",
    "erased": """SELECT digest, since FROM erased WHERE since >= $1
        ORDER BY since DESC, digest LIMIT $2""",
    "has_left": "DELETE FROM leaving WHERE person = $1",
    "unrate_player": "DELETE FROM ratings WHERE player = $1",
    "undevice": "DELETE FROM devices WHERE one = $1 OR other = $1",
    "keep_phrase": """INSERT INTO phrases (person, digest, guest) VALUES ($1, $2, $3)
        ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, guest = excluded.guest""",
    "phrase": "SELECT guest FROM phrases WHERE digest = $1",
    "unphrase": "DELETE FROM phrases WHERE person = $1",
    "keep_review": """INSERT INTO reviews (table_id, document, checksum) VALUES ($1, $2, $3)
        ON CONFLICT (table_id) DO UPDATE SET
        document = excluded.document, checksum = excluded.checksum""",
    "review": "SELECT document, checksum FROM reviews WHERE table_id = $1",
    "subscribe": """INSERT INTO subscriptions (endpoint, person, document, since)
        VALUES ($1, $2, $3, $4) ON CONFLICT (endpoint) DO UPDATE SET
        person = excluded.person, document = excluded.document, since = excluded.since""",
    "subscribe_fewer": """DELETE FROM subscriptions WHERE person = $1 AND endpoint NOT IN
        (SELECT endpoint FROM subscriptions WHERE person = $1
        ORDER BY since DESC, endpoint LIMIT $2)""",
    "subscriptions": """SELECT endpoint, person, document, since FROM subscriptions
        WHERE person = $1 ORDER BY since, endpoint""",
    "unsubscribe": """DELETE FROM subscriptions
        WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)""",
    "unsubscribe_all": "DELETE FROM subscriptions WHERE person = $1",
    "unnotice": "DELETE FROM notices WHERE person = $1",
    "awaited": """SELECT t.id, t.number, m.person, n.turn
        FROM (SELECT DISTINCT person FROM subscriptions) s
        JOIN members m ON m.person = s.person JOIN tables t ON t.id = m.table_id
        LEFT JOIN notices n ON n.table_id = t.id AND n.person = m.person
        WHERE t.state = 'playing' AND (n.number IS NULL OR n.number < t.number)
        AND m.person = ANY (t.owing)
        AND (convert_from(t.summary, 'UTF8')::json -> 'settings' -> 'clock'
            ->> 'decision')::float8 > $1
        ORDER BY t.updated, t.id LIMIT $2""",
    "notice": """INSERT INTO notices (table_id, person, number, turn) VALUES ($1, $2, $3, $4)
        ON CONFLICT (table_id, person) DO UPDATE SET
        number = excluded.number, turn = excluded.turn""",
    "name_by_phrase": "UPDATE phrases SET guest = $1 WHERE person = $2",
    "name_by_passkey": "UPDATE passkeys SET guest = $1 WHERE person = $2",
    "keep_passkey": """INSERT INTO passkeys (key, person, public, count, since, used, guest)
        SELECT $1, $2, $3, $4, $5, $6, $7
        WHERE (SELECT count(*) FROM passkeys WHERE person = $2) < $8 RETURNING key""",
    "passkeys": """SELECT key, person, public, count, since, used, guest FROM passkeys
        WHERE person = $1 ORDER BY since, key""",
    "passkey": "SELECT key, person, public, count, since, used, guest FROM passkeys WHERE key = $1",
    "use_passkey": "UPDATE passkeys SET count = $1, used = $2 WHERE key = $3",
    "forget_passkey": "DELETE FROM passkeys WHERE person = $1 AND key = $2 RETURNING key",
    "unpasskey": "DELETE FROM passkeys WHERE person = $1",
    "forget_challenges": "DELETE FROM challenges WHERE expires < $1",
    "use_challenge": """INSERT INTO challenges (digest, expires) VALUES ($1, $2)
        ON CONFLICT DO NOTHING RETURNING digest""",
    "rule": """INSERT INTO rulings (kind, player, table_id, until, name, why)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, player, table_id) DO UPDATE SET
        until = excluded.until, name = excluded.name, why = excluded.why""",
    "rulings": """SELECT kind, player, table_id, until, name, why FROM rulings
        WHERE until > $1 ORDER BY name, player, kind, table_id""",
    "not_want": "INSERT INTO unwanted (word) VALUES ($1) ON CONFLICT DO NOTHING",
    "want": "DELETE FROM unwanted WHERE word = $1",
    "unwanted": "SELECT word FROM unwanted ORDER BY word",
    "note_act": """INSERT INTO host_acts (at, act, player, name, table_id, title, until, why)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)""",
    "host_acts": """SELECT number, at, act, player, name, table_id, title, until, why
        FROM host_acts WHERE number < $1 ORDER BY number DESC LIMIT $2""",
    "unname_acts": "UPDATE host_acts SET player = '', name = $1 WHERE player = $2",
    "unname_rulings": "UPDATE rulings SET name = $1 WHERE player = $2",
    "laid": """SELECT count(*) FILTER (WHERE state IN ('open', 'playing')),
        count(*) FILTER (WHERE created >= $2) FROM tables WHERE host = $1""",
    "old": """SELECT id FROM tables WHERE created < $1 AND updated < $1
        ORDER BY created, id LIMIT $2""",
    # Other processes are notified of a number that no table reaches. They read and find nothing.
    "remove": """WITH written AS (DELETE FROM records WHERE table_id = $1),
        kept AS (DELETE FROM snapshots WHERE table_id = $1),
        joined AS (DELETE FROM members WHERE table_id = $1),
        ended AS (DELETE FROM finished WHERE table_id = $1),
        stood AS (DELETE FROM standings WHERE table_id = $1),
        played AS (DELETE FROM sat WHERE table_id = $1),
        moved AS (DELETE FROM changes WHERE table_id = $1),
        called AS (DELETE FROM notices WHERE table_id = $1),
        reviewed AS (DELETE FROM reviews WHERE table_id = $1),
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
    "outages": "SELECT since, until FROM outages ORDER BY until DESC LIMIT $1",
    "note_outage": """WITH old AS (DELETE FROM outages WHERE until < $3)
        INSERT INTO outages (since, until) VALUES ($1, $2)""",
    "propose": "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    "secret": "SELECT value FROM secrets WHERE name = $1",
}


def migrate_sqlite(
    connection: sqlite3.Connection, versions: list[list[str]] = VERSIONS_SQLITE
) -> None:
    """Migrates a file to the newest version. Each version is one transaction."""
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
    """The part of an asyncpg connection that the migration uses."""

    async def execute(self, query: str, *values: Any) -> Any: ...

    async def fetchval(self, query: str, *values: Any) -> Any: ...

    def transaction(self) -> Any: ...


async def migrate_postgresql(
    connection: Connection, versions: list[list[str]] = VERSIONS_POSTGRESQL
) -> None:
    """Migrates a database in one transaction. Processes that start together wait for each other."""
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
