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
board-together = together { $together }, price { $price }
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

## The lesson

lesson-name-0 = You
lesson-name-1 = Marlowe
lesson-name-2 = Ms. Finch
lesson-collect = A month begins with business
    .text = Bandits collect money. Turn a bandit and a location, and draw a bill for every location of that colour, or with that business, in front of everybody. The others are due one for each of theirs.
    .task = Choose casino, your racketeer and the green casino. He brings one bill more.
    .wrong = It pays, but casinos pay most today, and a racketeer brings one bill more.
    .done = Three bills to share, and one for you alone from the racketeer.
    .note-1 = Three casinos at the table: three bills
    .note-2 = Brings one bill more
    .note-3 = Is turned, and rests for this month
lesson-share = Sharing
    .text = Marlowe has a casino too, so a bill of the take is his. You choose which: only the two of you will know. Plain bills move nothing in court, so they are easily given.
    .task = Tap a bill and give it to Marlowe, or drag it to him.
    .wrong = Possible, but let us be polite once.
    .done = He takes it, and looks at it longer than he needs to.
    .note-1 = Moves nothing in court
    .note-2 = Marlowe waits for one bill
lesson-grudge = Not sharing
    .text = Ms. Finch is due a bill as well. You can keep it, but then she draws a Vendetta card: an ambush, a theft, or a new role.
    .task = Give Ms. Finch nothing.
    .wrong = Generous. But you should see once what it costs not to be.
    .done = Her card lies face down. She will play it when it suits her.
    .note-1 = Waits for a bill, or draws a Vendetta card
lesson-bid = The auction
    .text = Four lots lie on the table. A bid is a bandit with face-down bills: everybody sees how many, nobody which and on what. A broker’s bid counts one more. The villa on lot 3 is worth three points.
    .task = Broker, red 4, lot 3.
    .wrong = A bid, but the villa is worth more, and your broker carries it better.
    .done = It lies there, face down.
    .note-1 = His bid counts one more
    .note-2 = Bids four; its colour matters in court
    .note-3 = A villa: three points
lesson-raise = More on the bid
    .text = In your turn you may add bills to a bid. Marlowe has two bills on his broker; you cannot know where.
    .task = Add red 2 to your bid: tap the broker, then the bill.
    .wrong = That would be another bid. Strengthen this one.
    .done = Two bills: 4 and 2, and one for the broker.
    .note-1 = Your bid lies with him
    .note-2 = Two bills, and nobody knows on what
lesson-hammer = The hammer
    .text = When everybody has had a turn, all bids are opened at once. The strongest takes the lot; a tie leaves it. Who bid and got nothing draws a Vendetta card.
    .task = End your turn.
    .wrong = Enough. End the turn and see.
    .done = Seven against five: the villa is yours, and all bills are gone.
    .note-1 = Four and two, and one for the broker
    .note-2 = His bid is opened with yours
lesson-bribe = The jury
    .text = In court a bill is a bribe. Blue moves the marker to the left, to freedom; red to the right. The marker stands three squares in the red. A fixer may put in two bills.
    .task = Fixer, with blue 2 and blue 4, into the jury’s hat.
    .wrong = A bribe, but not the one that brings the defendant home.
    .done = Everybody sees that you bribed, nobody with what.
    .note-1 = Right of the border he is convicted
    .note-2 = May put in two bills
    .note-3 = Closed until the verdict
lesson-verdict = The preliminary verdict
    .text = After the third month the hat is opened, sorted, so that nobody can tell whose bills they were. After the sixth month it counts.
    .task = End your turn.
    .wrong = Leave the rest of your bills in your pocket.
    .done = Left of the border he is free. For now.
    .note-1 = Is opened when the month ends
    .note-2 = Blue moves him left, red moves him right
lesson-vendetta = Vendetta
    .text = You were cheated often enough: you hold an ambush, and something worse. Vendetta cards can be played in anybody’s turn. Now it is Marlowe’s, and his racketeer is about to collect.
    .task = Look at your cards, choose the ambush, and aim at Marlowe’s racketeer.
    .wrong = Allowed, but the racketeer is the one who hurts.
    .done = He lies turned before he could collect.
    .note-1 = Two cards that only you have seen
    .note-2 = About to collect
lesson-end = Two sides
    .text = Your other card is an agent. Whoever holds one wins only if the verdict is red at the end, and tells nobody. All others are mafiosi and need blue. On the winning side the most points win: bandits, locations, investigators, the first-player card. If it is red and nobody is an agent, all lose.
    .note-1 = Blue or red: that decides which side wins
    .note-2 = An agent: you need red
