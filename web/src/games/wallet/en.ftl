board-cards = cards in hand
board-tokens = tokens
board-coin = coin, cents
board-specials = special cards
board-no-specials = no special cards
board-first = first
board-wallet = The wallet
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
board-shuffled = somewhere between
board-centre = In the centre, out of play
board-centre-empty = empty
board-spares = Spare passports
board-spares-left = { $count } left
board-buy = Buy a passport
board-buying = What do you pay with? { $sum } so far
board-buy-stop = Do not buy
board-time = Time cards
board-time-left = { $left } left
board-time-card = hourglass
board-time-police = police
board-turns = { $count } turns for you at most
board-round = round { $round } of 3
board-total = { $units }.{ $cents } in all
board-limit = of 500 allowed
board-innocent = Innocent
board-guilty = Guilty
board-unknown = ?
board-after = After that: { $outcome }
board-discard = Played
board-sort-passports = passports
board-sort-rouble = roubles
board-sort-euro = euros
board-sort-dollar = dollars
board-sort-pound = pounds
board-sort-jewel = jewels
board-sort-items = evidence
board-hand = Your cards
board-own-tokens = tokens { $count }, sum { $sum }
board-judged = The verdicts are in
board-judgement = Round { $round }: the verdicts
board-rank = number { $rank }
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
draft-buy = Buy a passport
source-round-1 = round 1
source-round-2 = round 2
source-round-3 = round 3
