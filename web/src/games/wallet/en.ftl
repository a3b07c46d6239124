fold-sealed = Have chosen: { SEATS($seats) }.
board-cards = cards in hand
board-tokens = tokens
board-coin = coin, cents
board-specials = special cards
board-no-specials = no special cards
board-first = first
board-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-place = { $place ->
    [top] On top
    [middle] In the middle
   *[bottom] At the bottom
}
board-last-put = { MINE($seat) ->
    [yes] you put one here
   *[no] { SEAT($seat) } put one here
}
board-last-took = { MINE($seat) ->
    [yes] you took one here
   *[no] { SEAT($seat) } took one here
}
board-centre = In the centre, out of play
board-centre-empty = empty
board-spares = Spare passports
board-spares-left = { $count } left
board-buy = Buy a passport
board-buying = What do you pay with? { $sum } so far
board-buy-stop = Do not buy
board-time = Time cards
board-time-left = { $left } left
board-turns = at most { $count } for you
board-round = round { $round } of 3
board-total = { $units }.{ $cents } in all
board-limit = of 500 allowed
board-innocent = Innocent
board-guilty = Guilty
board-discard = Discard pile
board-sort-passports = passports
board-sort-rouble = roubles
board-sort-euro = euros
board-sort-dollar = dollars
board-sort-pound = pounds
board-sort-jewel = jewels
board-sort-items = items
board-hand = Your cards
board-judged = The verdicts are in
board-judgement = Round { $round }: the verdicts
board-wealth = { $units }.{ $cents }
board-tokens-won = { $tokens ->
    [0] no token
    [one] +{ $tokens } token
   *[other] +{ $tokens } tokens
}
board-token-lost = −1 token
board-token = Token of { $value }
board-pending = On the table
board-sealed = has chosen
board-loot = loot
board-so = So it would stand:
board-more-reasons = and { $count } more
board-counter = On the counter
board-pay = { $sum } of 300{ $over ->
    [0] {""}
   *[other] : { $over } too much, no change
}
board-rival = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, coin { $coin }¢
board-specials-closed = { $count ->
    [one] { $count } special card
   *[other] { $count } special cards
}, closed
board-choose-seat = Choose { SEAT($seat) }
draft-buy = Buy a passport
source-start = at the start
source-round-1 = round 1
source-round-2 = round 2
source-round-3 = round 3
source-lost = lost as guilty

## The lesson

lesson-name-0 = You
lesson-name-1 = Gosha
lesson-put = Who you are
    .text = A raid, and everybody needs one passport and no more money than it explains. You are Ivanov: up to 500, in at most two currencies. All is well but for one item: only a policeman carries a police badge.
    .task = Put the police badge into the wallet: tap it, then a place.
    .wrong = The badge gives Ivanov away. That is what has to go.
    .done = Now you are innocent. The others saw where you put a card, not which.
    .note-1 = Explains up to 500 in two currencies
    .note-2 = Only a policeman has one
    .note-3 = What they would say of you now
lesson-take = Take
    .text = It is a long way to 500, and the richest of the innocent wins. You can take from the top, from the bottom or blindly from the middle. Gosha has just taken the top card.
    .task = Take a card from the wallet.
    .wrong = That is allowed too. But take a card now.
    .done = Look at the verdict: it changes with every card.
    .note-1 = Gosha has taken the top card
    .note-2 = Shuffled: you take blindly
lesson-buy = No passport
    .text = No passport means guilty. For 300 or more, without change, you can take any of the spare ones. Notes and jewels pay.
    .task = Press “Buy a passport”, mark the 300 roubles, and buy.
    .wrong = Without a passport they will not let you go. Buy one, for the 300 roubles alone: there is no change.
    .done = The money is gone. Choose a passport.
    .note-1 = No passport: guilty
    .note-2 = Any of these is yours for 300
    .note-3 = Exactly the price
lesson-choose = Which passport
    .text = You have two currencies and a jewel left, and soon there will be more currencies. A blonde needs a jewel, but may have any number of currencies.
    .task = Take the blonde's passport.
    .wrong = With a jewel in hand the blonde suits you best.
    .done = Innocent, and a third currency no longer matters.
    .note-1 = Needs a jewel; any number of currencies
    .note-2 = Here is the jewel
lesson-special = Special cards
    .text = A special card is played at the start of a turn; the usual action follows. You have Give a Card: only Ivanov needs a plastic card, and you are a policeman.
    .task = Play Give a Card: the plastic card to Gosha.
    .wrong = There is one item too many, the plastic card. Give that away.
    .wrong-1 = That would get rid of it too, but it costs you your action. Give a Card costs nothing.
    .done = It is Gosha's trouble now, and you still have an action.
    .note-1 = Comes before your action, not instead
    .note-2 = Makes a policeman guilty
lesson-flip = Time is up
    .text = One time card is left. Turn it, and the round is over: everybody shows. You are a policeman with three hundred in one currency: innocent. Gosha has three currencies.
    .task = Turn the time card.
    .wrong = You are innocent already. High time to call the police.
    .done = Gosha is guilty and loses a token, you draw yours. The next round begins.
    .note-1 = The last one: it ends the round
    .note-2 = Innocent, so nothing to fear
lesson-end = How it ends
    .text = Three rounds; in each the richest of the innocent draw tokens of 1, 2 or 3 points. A policeman with a badge checks another player at the end and takes a guilty one's money; Ivanov with a plastic card draws another note. The sum of tokens wins.

## What lies closed, in a replay with all open

held-hand = in hand
held-specials = special cards
held-wallet = The wallet, from the top
held-tokens = tokens: { $tokens }
