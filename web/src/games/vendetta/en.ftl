# What only the board says.

board-month = month { $month } of 6
board-month-word = month
board-phase-business = Business
board-phase-auction = Auction
board-phase-trial = Trial
board-phase-bureaucracy = Bureaucracy
board-sole-briber = This month a sole briber gets 2 points.

board-acquitted = Acquitted
board-convicted = Convicted
board-way = { $squares ->
    [one] one square
   *[other] { $squares } squares
} { $side ->
    [blue] on the safe side
   *[red] from freedom
}
board-hat = In the jury’s hat
board-hat-empty = nothing yet
board-hat-was-empty = The hat was empty.
board-hat-holds = In the jury’s hat: { $count ->
    [one] one bill
   *[other] { $count } bills
}
board-hat-own = yours in the hat: { THINGS($cards) }
board-gave = { MINE($seat) ->
    [yes] from you
   *[no] from { SEAT($seat) }
}: { $count }

board-first = first
board-first-player = first-player card, one point
board-points = points
board-bills = bills in hand
board-grudges = Vendetta cards
board-corrupter = zealous corrupter, two points each
board-memory = Grudges
board-memory-title = What is remembered
board-cheated = Who gave whom nothing
board-bribes = Bribes by month
board-yours = What is yours

board-bandit = { THING($bandit) }, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}{ $bills ->
    [0] { $turned ->
        [yes] , turned
       *[no] {""}
    }
    [one] , carries a bid of one bill
   *[other] , carries a bid of { $bills } bills
}
board-location = { THING($location) }{ $turned ->
    [yes] , used
   *[no] {""}
}
board-bill = { $side ->
    [none] plain
   *[other] { $squares } to { $side }
}
board-in-hand = { THING($card) }, in hand
board-hand = Your bills
board-in-pot = { THING($card) }, in the take
board-incomes = What you can collect

board-lot = { $kind ->
    [none] { $incomes ->
        [none] {""}
        [one] one income
       *[other] { $incomes } incomes
    }
    [prosecutor] price { $price }, all bids together
   *[auditor] price { $price }, all bids together
}
board-villa = villa
board-lot-empty = empty
board-on-lot = { THING($card) }, lot { $lot }
board-bid-here = bid here?
board-strength = your { $strength }

board-take = The income being shared
board-take-of = { MINE($seat) ->
    [yes] Your take
   *[no] { SEAT($seat) } shares
}: { $count ->
    [one] one bill
   *[other] { $count } bills
}
board-due = { $count ->
    [one] due one bill
   *[other] due { $count } bills
}
board-bill-here = bill?
board-give-here = give
board-withhold = nothing for { SEAT($seat) }, who draws Vendetta
board-keeps = Lot { $lot }, { MINE($seat) ->
    [yes] your only bid
   *[no] the only bid, { SEAT($seat) }
}

board-hammer = The bids are opened
board-sold = to { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}
board-unsold = { $reason ->
    [price] stays: too little
   *[tie] stays: a tie
}
board-preliminary = The preliminary verdict
board-final = The final verdict
board-now = { $side ->
    [blue] Free, if it stays so. Three months to go.
   *[red] Guilty, if it stays so. Three months to go.
}

board-vendetta = Vendetta
board-look = Look
board-hide = Hide
board-closed-grudge = Vendetta card, face down
board-no-grudges = no Vendetta cards
board-grudge = { THING($card) }{ $may ->
    [yes] , can be played now
   *[no] , cannot be played now
}
board-aim = aim here

source-bandits = bandits
source-locations = locations
source-investigators = investigators
source-corrupter = zealous corrupter
source-first = first-player card
