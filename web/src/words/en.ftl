# Words of the house: lobby, table, settings. The words of the games are with the games.

## Everywhere

close = Close
add = Add
remove = Remove
less = Fewer
more = More
loading = Dealing…
search = Search
search-none = Nothing like that here.
skip = To the content
settings = Settings
minutes = { $count ->
    [60] 1 h
    [120] 2 h
   *[other] { $count } min
}

## The house

house-home = To the tables
house-menu = Menu
house-pages = Pages
house-me = You are here as { $name }. Change name and mask
house-closed = Nobody answers the door. Try again in a minute.
page-tables = Tables
page-lessons = Lessons
page-rules = Rules
page-replays = Replays
page-about = About

lobby-title = Sit down. We need to talk.
lobby-lede = { $count ->
    [one] One game
   *[other] { $count } games
} about deals, bluff and other people’s money. With friends or with bots, at one table.
open-tables = Open tables
open-empty = No tables
    .about = Lay one, or sit down with bots.
lay-own = Lay a table
play-now = Play now
    .about = Bots take the other chairs. They never mind.
play-now-go = Sit down
at-table = at the table
my-tables = Your tables
my-turns = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
my-turn = Your move. Everybody waits.
my-offer = You are offered a rematch.
my-open = Some chairs are still free.
my-wait = Under way, not your move.
enter-code = Code or link
enter-code-go = Enter
you-named = { $name } (you)
chairs = { $taken } of { $chairs } taken
poster-play = Play
poster-lesson = Lesson
poster-seats = players
poster-minutes = length
poster-hard-1 = easy
poster-hard-2 = of middle weight
poster-hard-3 = demanding

## The guest

guest-name = Name
guest-mask = Mask
guest-save = Remember
guest-saved = Remembered
mask-fox-head = Fox
mask-raccoon-head = Raccoon
mask-owl = Owl
mask-hedgehog = Hedgehog
mask-rooster = Rooster
mask-cat = Cat
mask-swan = Swan
mask-wolf-head = Wolf
mask-raven = Raven
mask-bear-head = Bear
mask-goat = Goat
mask-badger = Badger
mask-rabbit-head = Rabbit
mask-hound = Hound
mask-frog = Frog
mask-tortoise = Tortoise

## A new table

new-title = Lay a table
new-game = The game
new-seats = Seats
new-seats-range = { $least }–{ $most } seats
new-door = Who may come in
door-open = Open door
    .about = listed in the lobby
door-word = By the word
    .about = those with the link
door-gallery = With a gallery
    .about = spectators, 3 minutes late
new-clock = The clock
clock-none = No clock
    .about = nobody is in a hurry
clock-cigarillo = Cigarillo
clock-corona = Corona
clock-churchill = Churchill
clock-mail = By mail
clock-own = A clock of its own
clock-seconds = { $seconds ->
    [86400] a day for a decision
    [120] 2 min for a decision
   *[other] { $seconds } s for a decision
}
clock-default = Time up: { $action }
clock-hurry = Less than ten seconds left.
new-rules = House rules
new-bot-add = Add a bot
new-pace = Bots think
pace-quick = quickly
pace-calm = calmly
pace-slow = slowly
new-name = Name of the table
new-name-hint = we can think of one
new-open = Open the table
    .waits = The game begins when everybody has sat down.
    .begins = All chairs are taken: the game begins at once.
bots = Bots
bot-random = careless
bot-cautious = cautious
chair-me = { $name ->
    [none] You
   *[other] { $name }
}
chair-open = free chair
chair-bot = Bot { $number }
chair-here = Guest { $number }
chair-kind-me = you
chair-kind-open = free
chair-kind-bot = bot
chair-kind-here = beside you
    .about = Plays on this same device. A curtain falls between you, and there is no clock.
chair-number = Chair { $number }
chair-who = Who sits on chair { $number }
chair-take = Sit down as { $name }
chair-asked = You have asked for a chair. The host decides.
chair-withdraw = Wait no longer
chair-bot-add = Seat a bot
chair-free = Free it
chair-host = host
chair-you = you
chair-friend = guest
chair-waits = waiting by the link
chair-reserved = has not answered yet
bot-anybody = anybody
bot-level = How well { $name } plays
new-quiet = Quiet bots
    .about = They play and say nothing.
player-character = Character
player-thinks = Thinks
player-thinks-beginner = By the rules of thumb, and one answer in four without thinking.
player-thinks-regular = By the rules of thumb of a good player.
player-thinks-sharp = Plays on in the head, in up to 120 imagined games for a choice, a second at most.
player-sees = Sees what you would see in that chair, and nothing else.
bot-which = Which bot { $name } is
waiting-for = { $count ->
    [one] Waiting for one
   *[other] Waiting for { $count }
}
waiting-full = Everybody is here
waiting-answers = { $count ->
    [one] Waiting for one answer
   *[other] Waiting for { $count } answers
}
waiting-call = Bring your people
    .about = Chairs are free until somebody takes them. The game begins when all are taken; bots sit down only when asked to.
    .host = Chairs are free until somebody takes them. The host starts the game; bots sit down only when asked to.
start-missing = Begin: { $count ->
    [one] one is missing
   *[other] { $count } are missing
}
start-fill = Begin, bots take the rest
arrival = There is a chair for you
    .about = What should the table call you? No account, no password; the name stays on this device and keeps your games together.
arrival-sit = { $name ->
    [none] Sit down
   *[other] Sit down as { $name }
}
arrival-watch = Just watch
arrival-nameless = A name first: the others want to know who sits there.
terms-title = What is played
newcomer-help = { $small ->
    [yes] A long press on a card says what it does; the sign with the cards shows all there are.
   *[no] Point at a card, and a note says what it does; the sign with the cards shows all there are.
}
newcomer-begin = To the table
terms-minute = The rules in a minute
terms-all = All the rules
terms-usual = the usual ones
terms-gallery = Spectators
terms-gallery-none = nobody looks on
terms-gallery-late = { $minutes ->
    [one] see it a minute late
   *[other] see it { $minutes } minutes late
}
gallery-waits = The curtain is still down
gallery-left = until it rises
gallery-why = The game has begun. Spectators see it { $delay } late, so that nobody can tell a player what is in another hand.
gallery-rules = The rules meanwhile
gallery-call = Call me when it rises
gallery-called = You will be called
gallery-seats = At the table
invite = Invite
invite-copy = Copy
invite-copied = Copied
invite-soon = { $count ->
    [one] The link for one free chair is yours as soon as the table is open.
   *[other] The link for { $count } free chairs is yours as soon as the table is open.
}
invite-code = Code of the table: { $code }
invite-qr = The invitation as a QR code
invite-only-here = Only this computer can open this link
    .about = To invite others, stop the server and start it again by one of these commands. Then every device in your network can open the link.

## The table

table-join = Sit down
table-watch = Watch
table-start = Begin
table-leave = Leave
table-rules = Rules
table-invite = Invite
table-move = To another device
    .about = Open the link on another device, and you play there. It is good for a day, and once.
table-stand-in = A bot plays for me
    .about = Until you come back.
table-auto = Pass reactions
    .about = When everybody is asked and may decline. You pass after a few seconds unless you have said something; how long it takes never tells what you hold.
table-plain = Plain table
    .about = All the same in words and cards, without the board.
table-board = { $game }: the table
table-cutting = Everybody cuts the deck…
table-closed = This table has been cleared away
table-closed-by-house = The host of the house has closed this table{ $why ->
    [none] .
   *[other] : “{ $why }”
}
table-missing = There is no such table
table-no-game = The game { $game } is not played in this house.
watching = { $count ->
    [one] One spectator looks on
   *[other] { $count } spectators look on
}
leave-sure = Leave the table?
    .about = A bot plays on for you. The chair stays with it until you or another sits down again.
leave-stay = Stay
leave-go = Resign to a bot
stranger = { $name } asks to sit down as { $chair }
    .about = Is it somebody new? Who has seen one hand of this game must not see another.
stranger-admit = Let in
company-mute = Do not let { $name } talk
    .about = At this table only. Moves and offers of the game go on.
company-put-out = Put out: { $name }
    .about = A bot plays on, and the chair cannot be taken again by the same guest.
stranger-turn-away = Turn away
absent = { $name } has lost the connection. A bot sits in: { $time }
played-for = A bot plays for you.
played-for-back = Take the seat back
call-ask = Shall we call you when it is your turn?
    .about = You wait for others. The house calls by sound and by a line on the screen: “your turn” and which table, no more. The browser will ask once more.
    .once = We will not ask again. To change it: menu, “Call me”.
call-not-now = Not now
call-yes = Call me
call-turn = Your turn
    .about = { $left ->
        [none] { $table }
       *[other] { $table }, { $left }
    }
call-gallery = The curtain rises
lasts-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lasts-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lasts-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
tag-bot = bot
tag-leads = leads
tag-thinking = thinks
tag-away = away

line-lost = The line is dead. Your move is safe
    .about = Trying again, attempt { $attempt }.
line-retry = Try now
wait-answered = Your only answer is given for you
wait-for-one = { $name } is thinking
wait-for-some = Waiting for { $names }
refused = { $reason }. Nothing has changed.
moment-title = How it came out
moment-opening = All is in, and is being opened
moment-next = Go on

choice-all = All { $count }
choice-aside = You may also
choice-list = All { $count } moves
choice-none = Nothing fits.
choice-nothing = nothing
choice-default = as usual
choice-yes = yes
choice-no = no
choice-reset = Take back
lesson-undo = Back
choice-many = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
choice-road = In the order of the rules. The table shows the same.
choice-compose-done = Propose

keys = Keys
keys-answer = Give the first to ninth answer
keys-yes = Yes, for
keys-no = No, against, pass
keys-along = Along a hand, a row or the answers
keys-hand = To my hand
keys-targets = To the next thing that can be chosen
keys-bar = To the answers
keys-hint = What the house would do
keys-ledger = To the ledger
keys-talk = To the talk
keys-back = Take back, close
keys-help = This list; on a thing, the note to it

# Notes to things, and the album of all of them.
album = All cards
note-now = Now
note-where = Where
note-more = and { $count } more
note-rule = Rules, { $rule }

rail = Ledger and talk
rail-ledger = Ledger
rail-talk = Talk
rail-words = Words
ledger-older = What was before
ledger-since = Since your last turn
ledger-last = What happened last
ledger-empty = Nothing has happened yet.
ledger-talk = { SEAT($seat) }: { $text }
ledger-whisper = { SEAT($seat) } → { SEAT($to) }: { $text }
ledger-promise = { SEAT($seat) } promises { SEAT($to) }: “{ $text }”
ledger-judged = { SEAT($to) }: { SEAT($seat) } { $state ->
    [kept] kept the word.
   *[broken] broke the word.
}
ledger-joined = { $name } sits down.
ledger-asked = { $name } asks for this chair.
ledger-admitted = The host lets { $name } in.
ledger-turned-away = The host turns { $name } away.
ledger-withdrawn = { $name } no longer asks for a chair.
ledger-left = { $name } leaves the table.{ $bot ->
    [none] {""}
   *[other] {" "}A bot plays on.
}
ledger-bot = A bot takes this chair: { $name }.
ledger-put-out = { $name } is put out of the table.{ $bot ->
    [none] {""}
   *[other] {" "}A bot plays on.
}{ $why ->
    [none] {""}
   *[other] {" "}“{ $why }”
}
ledger-muted = { $on ->
    [yes] { SEAT($seat) } may not talk at this table.
   *[no] { SEAT($seat) } may talk again.
}
ledger-freed = The chair is free again.
ledger-host = { SEAT($seat) } is host now.
ledger-moved = { $name } plays from another device.
ledger-started = The game begins.
ledger-gone = { SEAT($seat) } has lost the connection.
ledger-here = { SEAT($seat) } is here.
ledger-stand-in = A bot plays for { SEAT($seat) }.
ledger-back = { SEAT($seat) } plays again.
ledger-still = The clocks stood still for { $seconds } s.
ledger-declined = { $name } declines the rematch.
ledger-rematch = A rematch is offered.
talk-empty = Nobody says a word.
talk-say = Say to the table…
talk-send = Send
talk-to = To whom
talk-all = all
promise-make = Give your word
promise-whom = To whom
promise-what = What you promise
promise-give = On my honour
promise-empty = Nobody has promised anything. A word binds nobody, but it is remembered.
promise-to = { $from } → { $to }
promise-standing = stands so far
promise-kept = kept
promise-broken = broken
promise-since = What { $seat } has done since
promise-no-chance = { $seat } has done nothing since: there was no chance yet.
promise-free = in my own words
promise-judged-so = The record itself will say whether it was kept.
promise-by-record = says the record
promise-to-record = the record decides
promise-sort = A word of which kind
promise-was-kept = Kept
promise-was-broken = Broken

curtain-title = Pass the device to { $name }
curtain-about = The others look away.
curtain-open = I am { $name }

pile = { $top }, { $where }{ $under ->
    [none] {""}
   *[other] {""}; under it: { $under }
}
card-in-hand = { $card }, in hand
card-chosen = { $card }, chosen

## Settings

setting-language = Language
setting-lamp = Lamp
setting-lamp-on = Lit
setting-lamp-off = Daylight
setting-text = Size of text
setting-text-normal = Normal
setting-text-large = Large
setting-text-larger = Larger
setting-motion = Motion
setting-motion-full = On
setting-motion-still = Off
setting-calls = Call me
    .about = When it is your turn and you look elsewhere: a line on the screen with the table and the time, never cards, sums or votes.
    .refused = This browser has been told not to. Its own settings can change that.
setting-buzz = Buzz on my turn
setting-sound = Sound
setting-signs = Signs beside colours
    .about = Every seat has a shape of its own too.
setting-pauses = Stop at results
    .about = Counts of votes, dice and verdicts wait for some seconds, or until you go on.
setting-pace = Pace
    .about = How fast things move here; among bots also how long they think.
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-quick = Quick
setting-wax = Soft wax
    .about = A sealed answer can be taken back for so long. Nobody learns of it.
setting-wax-off = Off
setting-wax-seconds = { $seconds } s
setting-sure = Ask before what cannot be undone
    .about = Each move that is not sealed is done when you have said so twice.

## Result and replay

result-over = the game is over
result-back = To the result
result-look = Look at the table
result-nobody = Everybody loses
result-winners = { $count ->
    [one] { $names } leaves with the bag
   *[other] { $names } share the first place
}
result-board = Who took what home
result-rematch = Same table, again
rematch-offer = Offer a rematch
rematch-offered = { $name } offers a rematch
    .about = The game starts when everybody has accepted. No clock runs until then.
    .host = The host starts the game. No clock runs until then.
rematch-accept = Accept
rematch-decline = Decline
rematch-in = Accepted so far: { $names }
rematch-declined = You declined. Your chair is free for anybody now.
rematch-withdrawn = The offer of a rematch was withdrawn.
rematch-begun = The rematch has begun.
rematch-go = Go to the table
chart-nuts = Nuts over time
chart-money = Money over time
chart-tokens = Tokens over time
chart-points = Points over time
chart-table = In figures
chart-player = Player
chart-end = At the end
flows = Who gave whom
flows-corner = from ↓ to →
honesty = Honesty
honesty-checking = Checking…
honesty-honest = Nothing speaks against this game.
honesty-broken = Something is wrong with this game.
honesty-secret = { $holds ->
    [yes] The house’s secret is the one it had committed to when you came to the table.
    [open] The house’s secret is the one that it says it had committed to; this device did not see it then.
   *[no] The house’s secret is not the one that it had committed to.
}
honesty-cut = { $holds ->
    [yes] Your cut is in the seed; { $cuts } of { $seats } seats have cut.
    [open] { $cuts ->
        [0] Nobody has cut: the seed is the house’s alone.
       *[other] { $cuts } of { $seats } seats have cut; this device did not.
    }
   *[no] Your cut is not in the seed: it came too late, or the house has left it out.
}
honesty-seed = { $holds ->
    [yes] The seed is made of the secret and the cuts.
   *[no] The seed is not made of the secret and the cuts.
}
honesty-deal = { $holds ->
    [yes] The first deal follows from the seed.
   *[no] The first deal does not follow from the seed.
}
honesty-renamed = Somebody has left the house for good, and their name was taken out of this game. The log hangs together, and can no longer be compared with what you were told.
honesty-log = { $holds ->
    [yes] The log is the one that you were told, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }.
    [open] The log hangs together, { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; this device did not see the game.
   *[no] The log is not the one that you were told.
}
honesty-seals = { $holds ->
    [yes] Every move is the one that was sealed when it was made.
   *[no] A move is not the one that was sealed when it was made.
}
honesty-of-seed = Seed:
honesty-promised = Promised before the game (SHA-256):
honesty-file = Download the game
why = Why?
why-plain = The line says all there is to say.
replay-open = Replay
replay-of = Replay: { $title }
replay-missing = There is no such replay
replay-first = To the beginning
replay-back = { $by ->
    [turn] A turn back
    [lap] A lap back
    [phase] A phase back
    [round] A round back
    [month] A month back
    [point] The turning point before
   *[step] A step back
}
replay-play = Play
replay-pause = Pause
replay-next = { $by ->
    [turn] A turn on
    [lap] A lap on
    [phase] A phase on
    [round] A round on
    [month] A month on
    [point] The next turning point
   *[step] A step on
}
replay-by = Go by
replay-way = { $by ->
    [turn] Turn
    [lap] Lap
    [phase] Phase
    [round] Round
    [month] Month
    [point] Turning point
   *[step] Step
}
replay-held = What lies closed
chapter = { $by ->
    [turn] Turn { $number }
    [lap] Lap { $number }
    [month] Month { $number }
   *[round] Round { $number }
}
chart-axis = { $by ->
    [turn] Turns
    [lap] Laps
    [month] Months
    [phase] Phases
   *[round] Rounds
}
replay-last = To the end
replay-step = Step of the replay
replay-speed = Speed ×{ $speed }
replay-link = Link to this moment
replay-link-here = The address of this page is the link to this moment
replay-told = What happened
replay-begin = It all begins here.
replay-quiet = Nothing to be seen yet: a choice was made, the next one is awaited.
replay-eyes = Through whose eyes
replay-all = All open
replay-audience = A spectator
replays-mine = Your games
replays-all = Games of the house
replays-none = None so far.

## Lessons

lessons-about = Lessons are played, not read: two or three minutes each.
lesson-of = Lesson: { $game }
lesson-step = step { $step } of { $steps }
lesson-steps = Steps of the lesson
lesson-show = Show me
lesson-next = Go on
lesson-fold = Coach’s words
lesson-play = Play a game
lesson-wrong = { $action } — allowed, but not now.
coach-name = Uncle Badger
coach-since = in the trade since 1919

## Rules

rules-of = Rules of
rules-table = Table
rules-search = Search the rules
rules-cards = The cards

## About

about-house = Sitdown: board games by their rules, with friends and bots, in the browser and in the terminal. The server knows the rules, the browser only draws. Open source, Apache 2.0.
about-icons = Pictures
    .about = The icons on cards and tokens are from game-icons.net, under the licence CC BY 3.0. Their sizes and colours were changed. They were drawn by:
about-fonts = Type
    .about = All under the SIL Open Font License.
about-software = Software
    .about = Svelte, Project Fluent, noble-hashes, uqr and others, under the MIT and Apache licences.
about-licences = All software, fonts and icons by others, with the texts of their licences

## Beside and around every board

phases = Phases
rival-open = { $name }: all that lies there
chart-bills = Bills in hand
die-again = Die { $die } shows { $value }: have it rolled again
roll-difficulty = Difficulty
roll-successes = { $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
}
roll-one = one:
roll-two = two:
pace-skip = To my turn
wax-sealed = Sealed: { $action }
    .about = The wax is soft for { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
  }. Nothing has been sent yet.
wax-back = Take back
    .about = { $seconds } s left
sure = Sure?
sure-yes = Yes
window-open = You are asked
window-small = Pass small questions of this kind
    .about = You have no other answer. From now on it is given for you in windows of this kind, after a pause that tells nobody anything.
window-waived = Pass such questions
    .about = Of this kind only: you pass after a few seconds unless you have said something; how long it takes never tells what you hold.
window-asked = All who might are asked. Nobody learns who kept silent.
rail-offers = Offers
offer-new = Deal with
offer-to = Deal with { $name }
offer-none = Nothing is offered.
offer-closed = No deals until this is over.
offer-you = you
offer-gives = { $mine ->
    [yes] give
   *[no] gives
}
offer-takes = { $mine ->
    [yes] take
   *[no] takes
}
offer-nothing = nothing
offer-accept = Shake on it
offer-haggle = Haggle
offer-decline = No
offer-withdraw = Take back
offer-waits = not answered yet
offer-impossible = Not possible at the moment; the offer stays.
offer-outcome = { $outcome ->
    [accepted] done
    [declined] { $name }: no
   *[withdrawn] taken back
}
offer-answered = { $outcome ->
    [accepted] { $name }: a deal
   *[declined] { $name }: no
}
desk-title = Contract
desk-between = between
desk-and = and
desk-give = You give
desk-take = You get
desk-cash = Cash
desk-give-cash = Cash that you give
desk-take-cash = Cash that you get
desk-has = { $mine ->
    [yes] you have { $amount }
   *[no] { $name } has { $amount }
}
desk-remove = Strike out: { $thing }
desk-makes = What it makes possible
desk-promise = In words, binding nobody
desk-promise-hint = And we never met…
desk-about = All see the offer. It happens as a whole, or not at all.
desk-gift = Give it at once
desk-propose = Offer it to { $name }
chart-income = Income a payday

## Refusals, by the server's codes

refusal-bad-request = { $message }
refusal-closed = This table takes no spectators
refusal-damaged = This table cannot be read: what was kept of it is damaged. Whoever runs this house will find in its log why
refusal-fault = Something broke in the house. The table is unharmed
refusal-full = There is no free chair at this table
refusal-illegal = { $message }
refusal-no-guest = The house has forgotten who you are. Come in once more
refusal-not-found = Nothing is there
refusal-not-open = The game has begun already
refusal-not-over = The game is not over yet
refusal-not-playing = The game has not begun, or it is over
refusal-not-yours = That is not yours to do
refusal-offline = No connection
refusal-other-rules = This game was played by other rules: it can be looked at, not played on
refusal-stale = Something else is asked by now
refusal-stopping = The house closes for a moment
refusal-taken = That chair is taken
refusal-too-large = That is too long
refusal-too-many = Too much at once. Wait a little
refusal-wrong-origin = That came from a page of another site

## Players and ratings

page-ladder = Ladder
page-player = My page
show-more = Show more
rating = Rating
rating-band = { $figure }, almost certainly between { $low } and { $high }
rating-between = almost certainly { $low }–{ $high }
rating-changes = What it did to the ratings
rating-waits = The game is being counted.
rating-void = Nobody is rated against himself: this game counts for nobody.
new-rated = For the ladder
    .about = The game counts for everybody’s rating. Who leaves is last.
    .cannot = Only the usual house rules are rated, with one chair for each.
ladder-title = The house ladder
ladder-lede = Rated by places, not by points: one game moves the dot, many narrow the band. Who has fewer than ten rated games is not ranked yet.
ladder-all = All games
ladder-name = Name
ladder-games = Games
ladder-won = Won
ladder-month = Month
ladder-empty = Nobody is rated here yet. Lay a table for the ladder.
ladder-fine = Two whose bands overlap may well stand the other way round.
player-person = guest
player-bot = clockwork
player-none = Nobody here
player-line = { $kind ->
    [bot] clockwork · { $played ->
        [one] { $played } game
       *[other] { $played } games
    } · { $won } won
   *[person] { $played ->
        [one] { $played } game
       *[other] { $played } games
    } · { $won } won
}
player-last = · last seen { $when }
player-keeps = keeps his word: { $kept } of { $all }
player-rating = Rating of the house
player-games = By game
    .about = Dot: the rating. Band: where it almost certainly lies. Line: a newcomer.
player-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
player-won = { $percent } % won
player-unrated = not rated
player-form = Last places
player-nothing = Nothing so far.
player-history = History
player-which = Which games
player-which-all = All
player-which-won = Won
player-which-people = With people
player-place = Place
player-of = of { $players }
player-left = left
player-with = With
player-replay = replay
player-review = review
player-word = Word given
    .about = Counted are words that the table can check. Silence is no word.
player-word-kept = kept
player-word-broken = broken
player-word-said = “{ $text }”
find-tables = Find a table
find-any-game = Any game
find-any-clock = Any clock
find-clock-none = No clock
find-clock-minutes = An evening
find-clock-mail = By mail
find-free = Free chairs
find-any-free = Any number of free chairs
find-free-chairs = { $count ->
    [one] a free chair
   *[other] { $count } free chairs or more
}
find-nothing = No such table
own-data = What is yours
own-export = Everything of mine as a file
own-erase = Leave for good
    .about = Your ratings and your page are gone, and your name is taken out of all games, also those of others. What you said stays with those who heard it. This cannot be undone.
own-erase-sure = Erase me
own-stay = I stay
own-phrase = A phrase for another device
    .about = Write it down: it is shown once. Whoever says it is you, on any device. A newer one replaces it.
own-return = Been here on another device? Your phrase:
own-return-go = Come back
own-passkeys = Make a passkey
    .about = A passkey lets you come back on another device: it stays with your phone, your computer or your password manager.
own-passkey-since = Passkey of { $day }
own-passkey-used = last used on { $day }
own-passkey-remove = Remove
own-return-passkey = Come back by a passkey

## Review of a game that is over

review = Review
    .about = Chances, turning points, and what decided the game
review-of = Review: { $title }
review-open = Review
review-missing = There is no review to be seen
review-none = Nobody has had this game reviewed yet. The house looks at every decision once more; that takes a minute or two.
review-ask = Review it
review-working = The house looks at every decision once more …
review-progress = How far the review has come
review-may-leave = You may leave this page; the review is kept.
review-line = Who was on the way to victory
review-seen = By what everybody could see; the straight line is an even share.
review-table = The chances as a table
review-move = Move
review-at = move { $step }
review-turns = Turning points
review-no-turns = No move changed much.
review-turn = { $name }: { $act }
review-lucky = luck
review-change = { $name }: { $way ->
    [up] up
   *[down] down
} from { $before } to { $after } %{ $luck ->
    [yes] , by luck more than by anybody’s choice
   *[no] {""}
}.
review-played = Played
review-house = The house would have played
review-nothing = Nothing
review-after = { $name }’s chance after it
review-often = { $percent } times of a hundred
review-same = The house found nothing better.
review-no-choice = There was nothing to choose.
review-moment = To the moment on the board
review-saw = What { $name } saw
review-price = price of the move
review-sums = Luck and skill
    .about = In points of chance; everybody began with { $share } %
    .how = A choice counts against what the house does by habit, and only where it is clear of chance. Luck is what was drawn or rolled; all other changes count for those who moved.
review-choices = Whose moves decided it
    .about = In points of chance; everybody began with { $share } %
    .how = A move counts by how it changed everybody’s chances, as far as that is more than the error.
review-luck = cards and dice
review-own = own choices
review-others = choices of others
review-unlucky = { $name } lost by luck more than by play: it took { $points }.
review-words = Words given
    .about = What the record itself can check is counted on the pages of players.
review-word-to = { $from } to { $to }
review-word-state = { $state ->
    [kept] kept
    [broken] broken
   *[standing] open
}
review-how = Every choice is judged by what its seat could know at that moment, never by cards it could not see. { $simulations } worlds were played on; chances are within ± { $error }.
review-whole = The whole replay
review-link = Link to this review
review-link-here = The address of this page is the link to the review

## Hints at a table

hint = Hint
hint-house = The house would
hint-nothing = Do nothing now
hint-thinking = The house thinks …
hints = Hints
    .about = What the house would do, told to who asks and to nobody else; never in rated games
hints-on = the house says what it would do, to who asks
hints-off = everybody thinks for themselves
