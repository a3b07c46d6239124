host-title = Looking after the house
host-lede = Who is here, what you may do about them, and what was done.
host-token = The token of this house
host-token-about = It was printed, or you gave it, when the server was started with --admin.
host-enter = Come in
host-leave = Go out
host-not-here = This house was started without --admin: nobody looks after it here.
host-wrong-token = That is not the token of this house.
host-parts = Parts of this page
host-tab-tables = Tables
host-tab-guests = Guests
host-tab-words = Words
host-tab-load = Load
host-tab-log = Log
host-search = Search
host-search-tables = A title, a game, a name
host-search-guests = A name
host-no-tables = No table like that is open or under way.
host-no-guests = No guest like that is here.
host-state-open = waiting for players
host-state-playing = under way
host-private = private
host-watching = { $count ->
    [0] nobody looks on
    [one] one looks on
   *[other] { $count } look on
}
host-free-chair = free chair
host-here = here
host-away = away
host-at-tables = { $count ->
    [0] at no table
    [one] at one table
   *[other] at { $count } tables
}
host-close = Close the table
host-close-about = The game ends here for everybody at the table, without a result. What was played stays as a replay.
host-mute = Mute
host-mute-about = { $name } plays on but cannot talk in words of their own.
host-put-out = Put out of the house
host-put-out-about = { $name } loses every chair, bots play on, and the door stays shut for so long.
host-put-out-of = Put out of this table
host-put-out-of-about = { $name } loses the chair at this table, a bot plays on; other tables stay open.
host-for = For how long
host-for-hour = an hour
host-for-day = a day
host-for-week = a week
host-for-ever = for good
host-why = Why
host-why-about = One line. Whom it concerns reads it.
host-back = Not after all
host-muted-until = muted until { $until }
host-muted-for-good = muted for good
host-out-until = out until { $until }
host-out-for-good = out for good
host-out-of-until = out of one table until { $until }
host-out-of-for-good = out of one table for good
host-lift = Take back
host-words-about = Nobody uses these in talk, names and titles, however they are written. A word with * at its end stands for all that begin so.
host-words-add = New words, one on each line
host-words-put = Put on the list
host-words-none = No word is unwanted.
host-words-remove = Allow “{ $word }” again
host-load-well = The house is well.
host-load-ill = The house is not well: the store does not answer, or something is late. Its log says what.
host-load-process = { $count ->
    [one] One process serves this house.
   *[other] { $count } processes serve this house; the figures are those of the one that answered.
}
host-load-early = The first figures come in a few seconds.
host-plot-moves = Moves a second
host-plot-tables = Tables in memory
host-plot-connections = Connections
host-plot-latency = Answer to a move, ms
host-plot-median = half of them
host-plot-slow = 99 of 100
host-plot-waiting = Bots’ thoughts that wait
host-plot-memory = Memory, MB
host-plot-faults = Faults of the store
host-plot-said = { $title }: { $now } now, { $most } at most in this hour
host-plot-none = no data
host-plot-now = now
host-plot-ago = { $minutes ->
    [one] a minute ago
   *[other] { $minutes } min ago
}
host-log-none = Nothing has been done yet.
host-log-by = the host
host-log-more = More
host-act-muted = Muted: { $whom }
host-act-not-muted = May talk again: { $whom }
host-act-out = Put out of the house: { $whom }
host-act-out-of = Put out of a table: { $whom }
host-act-not-out = May come again: { $whom }
host-act-closed = Closed: { $title }
host-act-words = Unwanted words changed
host-act-until = until { $until }
host-act-for-good = for good
host-nobody = somebody who has left for good
