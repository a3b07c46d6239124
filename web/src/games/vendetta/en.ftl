# What only the board says.

slip-month = Month { $month } is over
slip-family = { $bills } { $bills ->
    [one] bill
   *[other] bills
}, { $bandits } { $bandits ->
    [one] bandit
   *[other] bandits
}, { $locations } { $locations ->
    [one] location
   *[other] locations
}
slip-audited = The audit takes { $count } { $count ->
    [one] bill
   *[other] bills
}.
slip-offered = New on the lots: { THINGS($cards) }.
slip-prosecuted = The prosecutor moves the marker from { $from } to { $to }.
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
    [blue] in the blue
   *[red] short of blue
}
board-hat = Corruption pile
board-hat-empty = empty so far
board-hat-was-empty = The corruption pile is empty.
board-hat-holds = Corruption pile: { $count ->
    [one] one bill
   *[other] { $count } bills
}
board-hat-own = yours in the corruption pile: { THINGS($cards) }
board-gave = { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}: { $count ->
    [one] one bill
   *[other] { $count } bills
}

board-first = first player
board-first-player = first-player card, one point
board-points = points
board-bills = bills in hand
board-grudges = Vendetta cards
board-corrupter = zealous corrupter, two points each
board-memory = Grudges
board-memory-title = What is remembered
board-cheated = Who short-changed whom
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
    [yes] , turned
   *[no] {""}
}
board-bill = { $side ->
    [none] plain
    [blue] { $squares } left
   *[red] { $squares } right
}
board-bill-said = { $bill }{ $side ->
    [none] {""}
    [blue] , moves { $squares } to the left
   *[red] , moves { $squares } to the right
}
board-in-hand = { THING($card) }, in hand
chain-discard = discard { THINGS($cards) }
chain-bid = lot { $lot }: { THING($bandit) } with { THINGS($cards) }
chain-raise = add { THINGS($cards) } to the bid: { THING($bandit) }
board-hand = Your bills
board-in-pot = { THING($card) }, from the pot
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

board-take = The pot being shared
board-take-of = { MINE($seat) ->
    [yes] Your pot
   *[no] { SEAT($seat) } shares the pot
}: { $count ->
    [one] one bill
   *[other] { $count } bills
}
board-owed = due { $count }
board-due = { $count ->
    [one] due one bill
   *[other] due { $count } bills
}
board-bill-here = bill?
board-give-here = give
board-withhold = nothing for { SEAT($seat) }, who draws a Vendetta card
board-keeps = Lot { $lot }, { MINE($seat) ->
    [yes] your only bid
   *[no] the only bid, { SEAT($seat) }
}

board-hammer = The bids are opened
board-sold = to { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}
board-together = together { $together }, price { $price }
board-unsold = { $reason ->
    [price] stays: price not reached
   *[tie] stays: a tie
}
board-preliminary = The preliminary verdict
board-final = The final verdict
board-now = { $side ->
    [blue] Acquitted so far. Three months to go.
   *[red] Convicted so far. Three months to go.
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

## The lesson

lesson-name-0 = You
lesson-name-1 = Marlowe
lesson-name-2 = Ms. Finch
lesson-collect = A month begins with business
    .text = Six months of trial: if the marker ends in the blue, the mafiosi win, in the red the secret agents, and on that side whoever has most points. Money moves it, and this is where money comes from. Bandits collect. Turn a bandit and a location, and draw a bill for every location of that colour, or with that business, in front of all players: that is the pot. The others are due one for each of theirs.
    .task = Choose casino, your racketeer and the green casino. He brings one bill more.
    .wrong = It pays, but casinos pay most today: there are three on the table.
    .wrong-1 = Then your turn is over, and not a bill collected. Collect first.
    .wrong-2 = It is the casinos, but another bandit. Only a racketeer brings one bill more.
    .done = Three bills to share, and one for you alone from the racketeer.
    .note-1 = Three casinos at the table: three bills
    .note-2 = Brings one bill more
    .note-3 = Is turned, and rests for this month
lesson-share = Sharing
    .text = Marlowe has a casino too, so a bill of the pot is his. You choose which: only the two of you will know. Plain bills do not move the marker, so they are easily given.
    .task = Tap a bill and give it to Marlowe, or drag it to him.
    .wrong = Possible, but let us be polite once.
    .wrong-1 = The first-player card would stand for the bill, but it is worth a point. Give a bill.
    .done = He takes it, and looks at it longer than he needs to.
    .note-1 = Does not move the marker
    .note-2 = Marlowe waits for one bill
lesson-grudge = Not sharing
    .text = Ms. Finch is due a bill as well. You can keep it, but then she is short-changed and draws a Vendetta card: an ambush, a shakedown, or a new role.
    .task = Give Ms. Finch nothing.
    .wrong = Generous. But you should see once what it costs not to be.
    .wrong-1 = The first-player card would stand for the bill, and nobody would be short-changed. But you should see once what that costs.
    .done = Her card lies face down. She will play it when it suits her.
    .note-1 = Waits for a bill, or draws a Vendetta card
lesson-bid = The auction
    .text = Four lots lie on the table. A bid is a bandit with face-down bills: everybody sees how many, nobody which and on what. A broker’s bid counts one more. The villa on lot 3 is worth three points.
    .task = Broker, red 4, lot 3.
    .wrong = A bid, but the villa is worth more, and your broker carries it better.
    .wrong-1 = Then your turn in the auction is over, and there is no second one. Bid first.
    .wrong-2 = Broker and villa are right, but the bill is weak. The red 4 is your strongest.
    .wrong-3 = The lot is right, but a broker’s bid would count one more. And bid the red 4.
    .wrong-4 = The broker is right, but not the lot. The villa on lot 3 is worth most.
    .done = It lies there, face down.
    .note-1 = His bid counts one more
    .note-2 = Bids four; its colour matters at a verdict
    .note-3 = A villa: three points
lesson-raise = More on the bid
    .text = In your turn you may add bills to a bid. Marlowe has two bills on his broker; you cannot know where.
    .task = Add red 2 to your bid: tap the broker, then the bill.
    .wrong = That would be another bid. Strengthen this one.
    .wrong-1 = More on this bid, but another bill: the two is enough, and plain and blue will be needed.
    .wrong-2 = Then your turn is over, and the bid stays at 4 and one for the broker. Strengthen it first.
    .done = Two bills: 4 and 2, and one for the broker.
    .note-1 = Your bid lies with him
    .note-2 = Two bills, and nobody knows on what
lesson-hammer = The hammer
    .text = When everybody has had a turn, all bids are opened at once. The strongest takes the lot; a tie leaves it. Who bid and got nothing draws a Vendetta card.
    .task = End your turn.
    .wrong = Another bid is not needed. End the turn and see.
    .wrong-1 = The bid is at seven already, which will do. End the turn and see.
    .done = Seven against five: the villa is yours, and all bills are gone.
    .note-1 = Four and two, and one for the broker
    .note-2 = His bid is opened with yours
lesson-bribe = The jury
    .text = In the trial a bill is a bribe. Blue moves the marker to the left, to the blue squares; red to the right. It is three squares short of blue. A fixer may put in two bills.
    .task = Fixer, with blue 2 and blue 4, into the corruption pile.
    .wrong = A bribe, but not the one that brings the defendant home.
    .wrong-1 = Then you give nothing, and he stays convicted. Bribe first.
    .done = Everybody sees that you bribed, nobody with what.
    .note-1 = Right of the border he is convicted
    .note-2 = May put in two bills
    .note-3 = Closed until the verdict
lesson-verdict = The preliminary verdict
    .text = At the end of the third month the corruption pile is opened, sorted, so that nobody can tell whose bills they were. At the end of the sixth the verdict is final.
    .task = End your turn.
    .wrong = Leave the rest of your bills in your pocket.
    .done = Left of the border he is acquitted. For now.
    .note-1 = Is opened when the month ends
    .note-2 = Blue moves him left, red moves him right
lesson-vendetta = Vendetta
    .text = You were short-changed often enough: you hold an ambush, and something worse. Vendetta cards can be played in anybody’s turn. Now it is Marlowe’s, and his racketeer is about to collect.
    .task = Look at your cards, choose the ambush, and aim at Marlowe’s racketeer.
    .wrong = Allowed, but now Marlowe’s racketeer matters more.
    .wrong-1 = A racketeer, but not the one. It is Marlowe’s turn, and his is about to collect.
    .done = He lies turned before he could collect.
    .note-1 = Two cards that only you have seen
    .note-2 = About to collect
lesson-end = Two sides
    .text = Your other card is an agent. Whoever holds one wins only if the verdict is red at the end, and tells nobody. All others are mafiosi and need blue. On the winning side the most points win: bandits, locations, investigators, zealous corrupters, the first-player card. If it is red and nobody is an agent, all lose.
    .note-1 = Blue or red: that decides which side wins
    .note-2 = An agent: you need red

## What lies closed, in a replay with all open

held-hand = in hand
held-vendetta = Vendetta cards
held-bid = bid on lot { $lot }: { THING($bandit) }
held-bribes = in the corruption pile
