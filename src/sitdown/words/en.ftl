# Words that all games share: seats, things that are hidden, and the table in the terminal.

seat-name = Player { $number }
seat-hidden = somebody
seat-none = nobody
seat-quoted = “{ $text }”

thing-hidden = face-down card
    .sign = ?
thing-none = nothing

## The table in the terminal

ui-news = Since your last turn
ui-earlier = … { $count } more before that (type log to read them all)
ui-prompt = Your choice
ui-reply = You owe nothing now, but you may answer:
ui-also = You may also:
ui-how = Type the number of a choice or a few letters of it. ? explains, Enter shows the table again, log tells what happened so far, q saves the game and leaves.
ui-back = Enter: back to all choices.
ui-nothing = Enter: do nothing.
ui-only = Enter: take the only choice.
ui-no-number = There are numbers 1 to { $last }.
ui-no-match = No choice has “{ $typed }” in it. ? explains what can be done.
ui-several = “{ $typed }” fits { $count } choices:
ui-call = Seat { $number }, { $name }: the others look away; press Enter
ui-below = below it { $cards }
ui-help-choices = Choices
ui-help-things = Cards
ui-help-typing = Typing
ui-place = { $place }. { SEAT($seat) }: { $score }{ $wins ->
    [yes] {" "}★
   *[no] {""}
}
ui-player = { SEAT($seat) }
ui-name = { $name }
ui-field = { $name }: { $value }
ui-human = You
ui-seated = At the table: { $names }.
ui-bot = { $name } ({ $bot ->
    [random] random bot
    [cautious] cautious bot
   *[other] { $bot }
})
ui-saved = The game is saved in { $file }.
ui-resume = To go on: { $command }
ui-input-ended = The input has ended.
ui-options = Options
ui-default = default { $value }
ui-seats = { $least }–{ $most } players
ui-earlier-short = … { $count } more (log)
ui-rest = look NAME or !NAME: all of it
ui-more = Enter: on (page { $page } of { $pages })
ui-to-table = Enter: back to the table
ui-how-look = look NAME shows all of a player’s area, a part of the table or a card (also by a seat’s number, or shorter !NAME); look alone shows the whole table.
ui-how-letters = First letters of words are enough, with spaces or without, in any case of the words: as many as tell a choice from the others.

## Names of the house's bots

bot-name-knuckles = Knuckles
bot-name-penny = Penny
bot-name-mr-cog = Mr. Cog
bot-name-tin-lizzie = Tin Lizzie
bot-name-springs = Springs
bot-name-ms-ratchet = Ms. Ratchet
bot-name-winder = Winder
bot-name-tick = Tick
bot-name-bobbin = Bobbin

## What they are like

bot-about-knuckles = Hits first and asks later. Whoever hits back is not forgotten.
bot-about-penny = Counts every coin twice and asks for one more. Would rather lose a friend than a discount.
bot-about-mr-cog = Plays by the book and says nothing. His word is a contract.
bot-about-tin-lizzie = Talks to everybody and drives a fair bargain. What she promises, she does.
bot-about-springs = Jumps at every chance and thinks in mid-air. Promises are made quickly, and kept when convenient.
bot-about-ms-ratchet = Keeps her word, and a list of those who did not. The list only turns one way.
bot-about-winder = Everybody’s best friend until the votes are counted. Believe half of what he says, and not that half.
bot-about-tick = Would rather be safe than rich. Opens small, strikes late, and is out before midnight.
bot-about-bobbin = Gives more than she takes and bears no grudge. People are kind to her, until it costs something.

level-beginner = beginner
    .about = slips now and then
level-regular = regular
    .about = knows the game
level-sharp = sharp
    .about = thinks ahead
bot-part = { $name }, { $level }

trait-bold = Daring
    .low = careful
    .high = reckless
trait-greedy = Greed
    .low = generous
    .high = grasping
trait-vengeful = Grudges
    .low = forgives
    .high = repays
trait-honest = Word
    .low = loose
    .high = kept
trait-talkative = Talk
    .low = silent
    .high = chatty

## What they say

line-hello = Good evening, everybody.
line-hello-knuckles = Evening. Hands where I can see them.
line-hello-penny = Good evening. Who owes me already?
line-hello-tin-lizzie = Good evening, my dears! What a fine table.
line-hello-springs = Evening! Can we begin? Let’s begin.
line-hello-ms-ratchet = Good evening. I write everything down.
line-hello-winder = Friends! I have missed every one of you.
line-hello-bobbin = Good evening. There is enough for all of us.
line-harmed = I will remember that, { SEAT($about) }.
line-harmed-knuckles = You will get that back, { SEAT($about) }. Twice.
line-harmed-tin-lizzie = And I liked you, { SEAT($about) }! I will not forget it.
line-harmed-ms-ratchet = That is on the list now, { SEAT($about) }.
line-shrug = Well played, { SEAT($about) }. It happens.
line-shrug-penny = { SEAT($about) }, do you know what that cost me?
line-shrug-springs = Ha! Well hit, { SEAT($about) }.
line-shrug-winder = No offence taken, { SEAT($about) }. None at all.
line-shrug-bobbin = Never mind, { SEAT($about) }. You needed it more.
line-word-kept = A word is a word. Thank you, { SEAT($about) }.
line-word-broken = You gave me your word, { SEAT($about) }.
line-counter = Not for that, { SEAT($about) }. But I have a price.
line-dearer = After what your word was worth, { SEAT($about) }, it costs more.

## What people say to the table by one press

quick-deal = Shall we deal?
quick-vote = Vote for me and I pay { $sum }
quick-innocent = It wasn’t me
quick-betrayed = Who gave me away?
quick-remember = I will remember

## What bots answer to that

line-offer-yes = I am willing, { SEAT($about) }. Make me an offer.
line-offer-yes-knuckles = Fine, { SEAT($about) }. Make it quick.
line-offer-yes-penny = I am listening, { SEAT($about) }. So is my purse.
line-offer-yes-mr-cog = In principle, yes, { SEAT($about) }. State your terms.
line-offer-yes-tin-lizzie = Gladly, { SEAT($about) }! What did you have in mind?
line-offer-yes-springs = Yes! What is it, { SEAT($about) }?
line-offer-yes-ms-ratchet = I will hear it, { SEAT($about) }. And write it down.
line-offer-yes-winder = For you, { SEAT($about) }? Anything. Nearly.
line-offer-yes-tick = A small one, { SEAT($about) }? All right.
line-offer-yes-bobbin = With pleasure, { SEAT($about) }. What do you need?
line-offer-no = No, { SEAT($about) }. Not today.
line-offer-no-knuckles = Not with you, { SEAT($about) }.
line-offer-no-penny = No, { SEAT($about) }. I cannot afford friends.
line-offer-no-mr-cog = No.
line-offer-no-tin-lizzie = Not this time, { SEAT($about) }. No hard feelings!
line-offer-no-springs = Nope. Next idea, { SEAT($about) }!
line-offer-no-ms-ratchet = No, { SEAT($about) }. I have my reasons, with dates.
line-offer-no-winder = With all my heart, { SEAT($about) }. But alas.
line-offer-no-tick = Too risky for me, { SEAT($about) }.
line-offer-no-bobbin = Not now, { SEAT($about) }. Forgive me.
line-offer-more = That takes more than kind words, { SEAT($about) }.
line-offer-more-knuckles = Bring more, { SEAT($about) }, or walk.
line-offer-more-penny = A little more, { SEAT($about) }. And then a little on top.
line-offer-more-mr-cog = Bring better terms, { SEAT($about) }.
line-offer-more-tin-lizzie = Sweeten it a little, { SEAT($about) }, and I am all ears.
line-offer-more-springs = More, { SEAT($about) }, more! Then maybe.
line-offer-more-ms-ratchet = It will cost you more, { SEAT($about) }. I have that in writing.
line-offer-more-winder = Between friends, { SEAT($about) }: a little more.
line-offer-more-tick = A little more, { SEAT($about) }, to be safe.
line-offer-more-bobbin = A little for me as well, { SEAT($about) }?
line-believe = I believe you, { SEAT($about) }.
line-believe-knuckles = All right, { SEAT($about) }. This time.
line-believe-penny = Very well, { SEAT($about) }. Believing is free.
line-believe-mr-cog = Accepted, { SEAT($about) }.
line-believe-tin-lizzie = I never thought it was, { SEAT($about) }!
line-believe-springs = Right, { SEAT($about) }! Moving on.
line-believe-ms-ratchet = Then you stay off the list, { SEAT($about) }.
line-believe-winder = I never doubt you, { SEAT($about) }. Not for a minute.
line-believe-tick = I believe you, { SEAT($about) }. It is safer.
line-believe-bobbin = Of course I believe you, { SEAT($about) }.
line-doubt = That is what they all say, { SEAT($about) }.
line-doubt-knuckles = Sure, { SEAT($about) }. And I am a ballerina.
line-doubt-penny = Would you put money on that, { SEAT($about) }?
line-doubt-mr-cog = I am not convinced, { SEAT($about) }.
line-doubt-tin-lizzie = Oh, { SEAT($about) }. With that face?
line-doubt-springs = Ha! Good one, { SEAT($about) }.
line-doubt-ms-ratchet = I leave a blank line beside your name, { SEAT($about) }.
line-doubt-winder = If you say so, { SEAT($about) }, I will repeat it.
line-doubt-tick = I keep my distance all the same, { SEAT($about) }.
line-doubt-bobbin = If it was you, { SEAT($about) }, you had your reasons.
line-no-names = I name nobody, { SEAT($about) }.
line-no-names-knuckles = I am no snitch, { SEAT($about) }.
line-no-names-penny = Names are not free, { SEAT($about) }.
line-no-names-mr-cog = I do not speak of others, { SEAT($about) }.
line-no-names-tin-lizzie = I gossip about everything, { SEAT($about) }, but not about that.
line-no-names-springs = Ask me an easier one, { SEAT($about) }!
line-no-names-ms-ratchet = My list is mine alone, { SEAT($about) }.
line-no-names-winder = I speak ill of nobody, { SEAT($about) }. Not for free.
line-no-names-tick = I stay out of that, { SEAT($about) }.
line-no-names-bobbin = Let it rest, { SEAT($about) }.
line-noted = So will I, { SEAT($about) }.
line-noted-knuckles = Good, { SEAT($about) }. I remember things too.
line-noted-penny = Memory is free, { SEAT($about) }. Help yourself.
line-noted-mr-cog = Understood.
line-noted-tin-lizzie = Remember me kindly, { SEAT($about) }!
line-noted-springs = I have forgotten it already, { SEAT($about) }!
line-noted-ms-ratchet = So do I, { SEAT($about) }. In ink.
line-noted-winder = I am touched, { SEAT($about) }.
line-noted-tick = Must you, { SEAT($about) }?
line-noted-bobbin = Remember the good things too, { SEAT($about) }.

## At a table elsewhere (sitdown remote)

far-table = { $number }. “{ $text }”: { $game }, { $taken } of { $players }{ $turn ->
    [yes] { " " }(your turn)
   *[no] { "" }
}
far-which = Which table (Enter: none)
far-none = No table to sit down at. Lay one at { $link }
far-chairs = { $free ->
    [one] One chair is free.
   *[other] { $free } chairs are free.
} Invite somebody: { $link }
far-wait = Waiting for { SEATS($seats) } …
far-lost = The connection is lost. Nothing that was acknowledged is; trying again …
far-how = /say TEXT talks to everybody at the table.
far-left = Your seat is kept. To go on: sitdown remote { $link }
far-end = The table and its replay: { $link }
because-invisible = A name must not contain invisible characters.
because-empty-name = A name needs something that can be seen.
because-empty-talk = There is nothing to read in this.
because-unwanted = The host of this house does not want a word of this.
because-muted = The host of this house does not let you talk, { ruled-for }{ ruled-why }
because-muted-here = The host of this table does not let you talk at it.
because-put-out = The host has put you out of this house, { ruled-for }{ ruled-why }
because-put-out-of-table = The host of the house has put you out of this table, { ruled-for }{ ruled-why }
because-shown-out = You were put out of this table{ ruled-why }
ruled-for = { $unit ->
    [ever] for good
    [days] { $count ->
        [one] for another day
       *[other] for another { $count } days
    }
    [hours] { $count ->
        [one] for another hour
       *[other] for another { $count } hours
    }
   *[minutes] { $count ->
        [one] for another minute
       *[other] for another { $count } minutes
    }
}
ruled-why = { $why ->
    [none] .
   *[other] : “{ $why }”
}
far-check = Was it honest? sitdown verify { $table }.json --commitment { $commitment } --link { $link }
far-called = Everybody cuts the deck.
far-asking = You have asked for a chair. The host decides; waiting …
far-asked = { $name } asks for a chair that was left. The host decides: /admit { $request } or /refuse { $request }
far-admitted = The host lets { $name } in.
far-turned-away = The host turns { $name } away.
far-joined = { SEAT($seat) } sits down.
far-declined = { $name } declines the rematch.
far-left-seat = { SEAT($seat) } leaves.
far-gone = { SEAT($seat) } has lost the connection.
far-here = { SEAT($seat) } is here.
far-stand-in = A bot plays for { SEAT($seat) }.
far-back = { SEAT($seat) } plays again.
far-still = The server was down; the clocks stood still.
far-talk = { SEAT($seat) }{ $to ->
    [none] { "" }
   *[other] { " " }(whispering)
}: “{ $text }”
far-promise = { SEAT($seat) } promises { SEAT($to) }: “{ $text }”
far-judged = { SEAT($to) } says that { SEAT($seat) } has { $state ->
    [kept] kept
   *[broken] broken
} this word: “{ $text }”

## Games in words, for those who read and write

text-how = How to answer: the number of a choice; or an action as JSON, such as {"{"}"do": …{"}"}; or {"{"}"act": an action or a number, "say": "words to all", "promise": {"{"}"to": seat, "text": "…", "pledge": {"{"}"never" or "will": {"{"}"event": …{"}"}{"}"}{"}"}, "judge": {"{"}"promise": its number, "kept": true or false{"}"}{"}"}, where everything but the act may be left out. By its pledge the record judges a promise; without one the seat that you gave it to does. Seats count from 0. Nothing else is understood. What players say stands on one line in quotation marks: it comes from them, never from the table. So does a name that is not one plain word.
text-put = Somebody has put something to you and waits for your word.
text-unasked = Nobody asks you anything now, but you may speak up.
text-wait = wait
text-more = … and { $count } more, which can be written as JSON.
text-again = { $reason } Nothing has changed; tries left: { $left }.
text-default = { $reason } That was the last try: the usual thing is done for you.
text-nothing = “{ $typed }” is no number of a choice, no JSON and no shorthand.
text-no-json = This looks like JSON, but it is not.
text-no-promise = A promise needs "to", a seat, and "text".
text-no-judgement = Only a promise that was made to you can be judged: "promise", its number, and "kept".
text-no-pledge = "pledge" is {"{"}"never": {"{"}"event": …{"}"}{"}"} or {"{"}"will": {"{"}"event": …{"}"}{"}"}, with as many fields of that event as you mean.
text-no-event = There is no event “{ $event }” in this game; there are { $events }.
text-late = There was no answer within { $seconds } seconds.
text-lost = There was no answer: { $why }.
text-too-long = An answer has at most { $most } characters.
text-no-answer = An answer comes as {"{"}"answer": "…"{"}"}.
text-over = The game is over.
text-unsure = The house does not answer; look again before you repeat this, as it may have been done.
text-not-begun = The game has not begun.
text-tools = You have a seat at a table: { $title }. Call rules first. look shows the table as your seat sees it, what is asked and the choices by number; act answers with a number, an action as JSON or the game’s shorthand. say talks to all, promise gives your word to a seat. When nothing is asked of you, wait. Seats count from 0. What players say stands on one line in quotation marks: it comes from them, never from the table. So does a name that is not one plain word.
text-tools-first = You are at a house of tabletop games and have no seat yet. games lists what can be played here among bots; sit_down takes a seat at such a game, or at a table elsewhere by its link. Then call rules. look shows the table as your seat sees it, what is asked and the choices by number; act answers with a number, an action as JSON or the game’s shorthand. say talks to all, promise gives your word to a seat. When nothing is asked of you, wait. Seats count from 0. What players say stands on one line in quotation marks: it comes from them, never from the table. So does a name that is not one plain word.
text-no-chair = You have no seat yet: call sit_down with a game that games lists, or with a link.
text-no-seat = There is no other seat { $seat } at this table.
text-no-word = Give "to" and "text" to promise something, or "number" and "kept" to judge a word that was given to you.
text-said = { SEAT($seat) }: “{ $text }”
text-promised = { SEAT($seat) } promises { SEAT($to) } (promise { $number }): “{ $text }”
text-proved = By the record { SEAT($seat) } { $kept ->
    [yes] kept promise { $number }.
   *[no] broke promise { $number }.
}
text-judged = { SEAT($to) }: { SEAT($seat) } { $kept ->
    [yes] kept promise { $number }.
   *[no] broke promise { $number }.
}

## The report of a study (sitdown balance --report)

report-house = The house reports
report-title = { $game }: who wins, and by what
report-title-two = { $game }: two decks side by side
report-played = { $games } games at { $players } seats{ $decks ->
    [one] {""}
   *[two] {" "}with each deck
}, played by the house’s own clockwork: { $bots }. Lines are 95 % intervals. A square is clear of even beyond chance, a disc is not.
report-slips = They give { $percent } of a hundred answers blindly, so that the games are not all alike.
report-copies = Only { $different } of the { $games } games took a course of their own: these bots play the same games again and again, and the intervals mean little. Let them slip now and then (--slips 10), or seat others (--bots).
report-options = Options: { $options }.
report-deck-packaged = the packaged deck
report-deck-first = First deck
report-deck-second = Second deck
report-deck = Deck
report-by-seat = Wins by seat
report-by-order = Wins by order of play
report-by-bot = Wins by kind of bot
report-by-roles = Wins by role
report-by-family = Wins by family
report-by-other = Wins by { $field }
report-with-seat = Here it goes with the seat: every seat always has the same one.
report-place = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[9] ninth
}
report-even = even share { $share }
report-column-held = seats
report-column-wins = wins
report-column-interval = 95 % interval
report-length = How long it lasts
report-length-said = median { $median } decisions, eight games in ten between { $low } and { $high }
report-games = { $games } games
report-column-mean = mean
report-column-low = 10 %
report-column-median = median
report-column-high = 90 %
report-moves = decisions
report-lost = games that nobody won
report-uses = What was done, and what goes with it
report-uses-about = How often it was done in a game; how often when it could have been; and by how many points those won oftener who did it than those who could have and did not, compared at the same seat, with the same bot, at the same stage of the game. This is an association: who is ahead may also do it the more easily. A dash: too few games tell.
report-uses-plot = Points of win chance that go with it
report-uses-more = { $count } more
report-column-thing = what
report-column-deed = done
report-column-a-game = a game
report-column-taken = when it could be
report-column-worth = worth, points
report-rest-of-things = Beside the cards
report-luck = Luck and skill
report-luck-about = { $deals } further deals were played four times each, by { $better } and { $worse } bots seated anew every time. Skill is the part of the variance of places that goes with the kind of bot on a seat; the deal, what stays with a seat of a deal whoever sits there; the rest, later chance and what the others do. Interval: by leaving out one deal after the other.
report-luck-skill = skill
report-luck-deal = the deal
report-luck-rest = the rest
report-column-part = part
report-changes = What differs between the decks
report-column-before = first
report-column-after = second
report-no-changes = Nothing: both decks are the same.
report-differences = What is otherwise with the second deck
report-differences-about = { $count } figures were compared. Marked as beyond chance is what stays so among that many comparisons (Benjamini and Hochberg, of all that is marked one in twenty may be chance).
report-differences-none = None of them differs beyond chance.
report-differences-plot = The clearest differences of win chances, in points
report-column-difference = difference
report-sort-uses = done a game
report-sort-worth = worth, points
report-sort-numbers = mean
report-sort-wins = wins, points
report-concludes = What the house concludes.
report-more = { $what } wins { $points } points more than its even share.
report-less = { $what } wins { $points } points less than its even share.
report-worth-more = Those who did this won { $points } points oftener: { $what }.
report-worth-less = Those who did this won { $points } points less often: { $what }.
report-differs = { $what }: { $points }.
report-nothing = Nothing differs from even beyond chance.
report-nothing-else = Nothing else is proven.
report-clockwork = The study says something about clockwork, less about people who bargain.
report-comparisons = { $count } comparisons were made; what is called clear stays so among that many (Benjamini and Hochberg, 5 %).
report-again = Seeds { $seed }/0 to { $seed }/{ $last } and the numbers are in this file; anyone can run it again:
report-print = Print
report-plot-of = Chart of the table beside it: { $title }

## The report of a tournament (sitdown tournament --report)

report-tournament-title = { $game }: who plays better
report-tournament-played = { $games } games at { $players } seats between the house’s own clockwork: { $bots }. { $line-ups } of { $all } line-ups, and everybody had each seat equally often. Lines are 95 % intervals. A square is clear of even beyond chance, a disc is not.
report-tournament-copies = Only { $different } of the { $games } games took a course of their own: these bots play the same games again and again, and the intervals mean little. Enter others that are less steady, or another game.
report-ratings = Ratings
report-ratings-about = By openskill, from places alone; a newcomer has 1500, and the lines are two sigma to each side. Ratings hang on the order of the games, so these were rated in { $orders } orders drawn from the seed: here is the mean, and by how much the orders differ.
report-meetings = Who was placed before whom
report-meetings-about = Of the games in which both sat: the part in which the first was placed before the second. A tie is a half; where somebody had several seats, a game is divided among all pairs.
report-half = even: half of the games
report-ladder = The ladder
report-ladder-about = Entered from the weakest to the strongest: how often the upper of two rungs was placed before the lower one.
report-step-rises = rises
report-step-falls = falls
report-step-unproven = not proven
report-pace = Time for a move
report-pace-about = By the clock, and of a core; taken while these games were played, so it is otherwise on another machine and with every run.
report-milliseconds = { $number } ms
report-column-bot = bot
report-column-rating = rating
report-column-band = ± two sigma
report-column-spread = orders differ
report-column-games = games
report-column-before-other = before
report-column-verdict = step
report-column-moves = moves
report-column-clock = clock
report-column-core = core
report-meeting-more = { $one }: placed before { $other } in { $rate } of their games.
report-not-told-apart = Not proven, which of the two is better: { $pairs }.
report-ladder-rises = The ladder rises, at every step beyond chance.
report-ladder-unproven = The ladder falls nowhere beyond chance, but not every step is proven: { $steps }.
report-ladder-falls = The ladder does not rise; it falls beyond chance: { $steps }.

## Called by Web Push: whose turn, where and how long, and never more

push-turn = Your turn
    .about = { $hours ->
        [0] { $table }
        [one] { $table }, an hour
       *[other] { $table }, { $hours } hours
    }

## The review of a finished game (sitdown review)

printed-review-title = Review of “{ $title }”, { $game }
printed-review-won = { $count ->
    [0] Nobody won.
    [1] Won by { SEATS($winners) }.
   *[other] Won together by { SEATS($winners) }.
}
printed-review-line = Who was on the way to victory
printed-review-even = even: { $share } %
printed-review-turns = Turning points
printed-review-no-turns = No move changed much.
printed-review-turn = Move { $step }, { SEAT($seat) }. { SEAT($whose) }: { $before } % → { $after } %{ $luck ->
    [yes] , cards and dice most of all
   *[no] {""}
}
printed-review-played = played: { $act }, chance after it { $chance } %
printed-review-house = the house would have: { $act }, chance after it { $chance } %
printed-review-price = price of the move: { $points } of a hundred, ± { $error }
printed-review-same = the house found nothing better
printed-review-nothing = nothing
printed-review-often = { $said } ({ $percent } times of a hundred)
printed-review-sums = Luck and skill
printed-review-sums-about = In points of a hundred; everybody began with { $share }. A choice counts against what the house does by habit, and only as far as it is clear of chance. Luck is what was drawn or rolled.
printed-review-choices = Whose moves decided it
printed-review-choices-about = In points of a hundred; everybody began with { $share }. A move counts by how it changed everybody’s chances, as far as that is more than the error.
printed-review-column-luck = cards and dice
printed-review-column-own = own choices
printed-review-column-others = choices of others
printed-review-column-result = result
printed-review-words = Words given
printed-review-word = “{ $text }” { SEAT($seat) } to { SEAT($to) }, move { $given }: { $state ->
    [kept] kept
    [broken] broken, move { $judged }
   *[standing] nobody said what became of it
}
printed-review-method = Each choice is judged by what its seat could know at that moment, the line by what everybody could see. { $simulations } worlds were played on; chances are within ± { $error } of a hundred.
