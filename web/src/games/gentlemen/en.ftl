fold-voted = Votes are in: { SEATS($seats) }.
fold-replied = Replies are in: { SEATS($seats) }.
board-weight = weight of the vote
board-arguments = arguments
board-gangs = gang cards
board-prison = prison
board-dealer = dealer
board-money = money
board-screen = behind the screen
board-no-accomplices = no accomplices
board-gets = gets
board-asks = demands
board-keeps = keeps
board-you-get = you get
board-you-ask = you demand
board-gang-only = a gang card, if accepted
board-jailed = in prison, no vote
board-no-word = not named
board-money-for = Money for { SEAT($seat) }
board-less = Less for { SEAT($seat) }
board-more = More for { SEAT($seat) }
board-take-back = Take { THING($token) } back from { SEAT($seat) }
board-give-here = { THING($token) } here
board-grant = Grant
board-grant-to = Grant what { SEAT($seat) } demands
board-granted = granted
board-silent = silent
board-word-of = { MINE($seat) ->
    [yes] Your proposal
   *[no] { $phase ->
        [talk] Tentative, by { SEAT($seat) }
       *[other] Proposed by { SEAT($seat) }
    }
}
board-for-self = For yourself
board-for = for
board-against = against
board-argument = argument
board-accepted = Accepted
board-fallen = Rejected
board-counted = { $accepted ->
    [yes] Accepted
   *[no] Rejected
}: { $weight_for } for, { $weight_against } against.
board-folded = { event-folded }
board-voted = has voted
board-thinks = thinks
board-played = played
board-takings = Deal card
board-only-you = for your eyes only
board-left = left
board-you = you
board-centre = nobody’s
board-to-give = To give away
board-to-ask = To demand
board-ask-for-others = for others too
board-if-accepted = if accepted
board-you-deal = You deal
board-deck = deck
board-turn = turn { $turn } of { $turns }
board-vote = Your vote
draft-offer = Propose for discussion
draft-final = Make the final proposal
draft-ask = Demand it
source-share = voted to them
source-remainder = kept as dealer
source-accomplices = from accomplices
source-lost = paid to a banker

## The lesson

lesson-name-0 = You
lesson-name-1 = Gosha
lesson-name-2 = Julie
lesson-name-3 = The Mole
lesson-name-4 = Sonya
lesson-offer = A card for your eyes only
    .text = You are the dealer. The deal card shows money and three accomplices, and only you see it. Propose who gets what. The rest is yours, and nobody knows how much that is. The proposal is still tentative: it binds nobody.
    .task = Give something to at least two of them, and propose it for discussion.
    .wrong = Nobody votes for nothing. Give something to at least two of them.
    .done = Now they say what they want. Two keep silent, two demand something.
    .note-1 = What there is to share. Only you see it
    .note-2 = The plus gives Julie a coin
lesson-final = The final proposal
    .text = The demands lie under the names; the button “Grant” does all that one demands. But you need not pay everybody: half the weight is enough, at equal weight the proposal is accepted. The final proposal cannot be changed.
    .task = Grant what Julie and Sonya demand, and make the final proposal.
    .wrong = Who gets less than demanded votes against it. Two of four are enough, so grant both demands.
    .done = Julie and Sonya are for it: half the weight is enough. The money is out, the rest is yours, the accomplices move when the next turn begins. Who got nothing was against it, and has a gang card now: the next vote weighs more.
    .note-1 = Julie demands four
    .note-2 = Sonya demands three
lesson-ask = Now you demand
    .text = Gosha deals, and you are offered one coin. You can demand coins and accomplices; it binds nobody, not even you. But everybody hears it.
    .task = Demand coins for yourself: add some and send it.
    .wrong = You may keep silent too. But demand coins for yourself, this time.
    .wrong-1 = That can be demanded too. But demand coins for yourself, this time.
    .done = Gosha adds some: three for you now.
    .note-1 = The plus is one coin more
    .note-2 = Gosha hears it, and decides
lesson-vote = A vote and an argument
    .text = A vote weighs 1, with an argument 3. There are three arguments for the whole game, and one that is used is gone, whatever comes of it. The Mole and Sonya are against, and the Mole spends freely.
    .task = Vote for it, with an argument.
    .wrong = Without an argument the proposal is rejected, and your three coins are gone with it.
    .wrong-1 = Against it you would vote away three coins of your own.
    .done = Four against four. At equal weight the proposal is accepted.
    .note-1 = The Mole is against, with an argument
    .note-2 = Weighs 3 instead of 1
lesson-gang = Gang cards and prison
    .text = This time you get nothing, but you have a gang card: your vote weighs 2. So does Sonya's. If the proposal is rejected, Julie goes to prison and has no vote in the next turn.
    .task = Vote against it. Keep your argument.
    .wrong = There is nothing in it for you: no need to vote for it.
    .wrong-1 = Against it is right, but two votes of weight 2 are enough: keep the argument.
    .done = Rejected: nobody gets anything, Julie is in prison. Sonya's sheriff has earned by it.
    .note-1 = Sonya has a gang card too
    .note-2 = With your gang card: weighs 2
lesson-end = How it ends
    .text = Everybody deals in turn, twice with five or six players. Money is behind screens; at the end they are lifted, and the richest wins. Accomplices bring money turn after turn: pay with them early, with coins late.

## What lies closed, in a replay with all open

held-money = { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}
