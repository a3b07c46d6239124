title = Gentleman's Deal
tagline = One shares out the money, the others vote; if it is rejected, the dealer goes to prison.
minute =
    In turn each of you is the dealer, draws a card that only the dealer sees, and shares out its money and
    accomplices. The others demand, then vote, all at once. If it is accepted, everybody gets what was promised
    and the dealer keeps the rest; if not, nobody gets anything and the dealer goes to prison for a vote.
    Arguments and gang cards make a vote weigh more. In the end the most money wins.

## Cards

thing-sheriff = sheriff
    .sign = ★
    .about = 2 coins each time a dealer goes to prison. And whenever you are to get a gang card, you get two.
thing-senator = senator
    .sign = ⚖
    .about = Your argument adds 4 to your vote in place of 2.
thing-tycoon = tycoon
    .sign = $
    .about = 1 coin each time a proposal is accepted, however you voted.
thing-journalist = journalist
    .sign = ✎
    .about = 1 coin for each argument that you or your neighbours use in a vote.
thing-boss = boss
    .sign = ♛
    .about = If you vote for a proposal, the dealer gets a gang card.
thing-banker = banker
    .sign = %
    .about = 1 coin from each neighbour who gets money from a deal. What accomplices bring is out of reach.
thing-deal = deal card
    .sign = ✉
    .about = How many coins are shared out, and which accomplices are ready to change sides. Only the dealer sees it until the votes are in.
thing-argument = argument
    .sign = !
    .about = Used in a vote, it adds 2 to its weight, or 4 for the owner of the senator. At most one in each vote, and a used one is gone.
thing-gang = gang card
    .sign = +
    .about = It adds 1 to your vote in the next turn and then goes back, used or not. Whoever gets nothing from an accepted proposal gets one.
thing-prison = prison card
    .sign = #
    .about = A dealer whose proposal is rejected takes it and has no vote in the next turn. Nothing else is lost.

## Questions

phase-offer = You deal: who gets what? Still tentative.
phase-talk = Still tentative. What do you demand?
phase-final = The final proposal: who gets what? A tie is enough.
phase-vote = For or against? A used argument is gone.
phase-over = The game is over.
shorthand = Players go by number: 2:3+senator 4:1 says who gets what; with ? at the end it only shows what is left for you. = 2:4 changes what is on the table, grant 2 does what player 2 demands. Demanding: me:3+boss. Voting: y, n, and y! or n! with an argument.

## Choices

who = { MINE($index) ->
    [yes] you
   *[no] { SEAT($index) }
}
to-whom = { MINE($index) ->
    [yes] you
   *[no] { SEAT($index) }
}
whom = { MINE($value) ->
    [yes] you
   *[no] { SEAT($value) }
}
terms = { $money ->
    [none] { $accomplices ->
        [none] nothing for anybody
       *[other] { $accomplices }
    }
   *[other] { $accomplices ->
        [none] { $money }
       *[other] { $money }; { $accomplices }
    }
}
each-money = { SAME($index, $whose) ->
    [yes] { $value }
   *[no] { to-whom } { $value }
}
gives = { SAME($value, $whose) ->
    [yes] { THING($key) }
   *[no] { THING($key) } → { whom }
}
each-accomplices = { $key ->
    [sheriff] { gives }
    [senator] { gives }
    [tycoon] { gives }
    [journalist] { gives }
    [boss] { gives }
    [banker] { gives }
   *[other] { THING($value) }
}
action-offer = offer: { terms }
    .kind = tentative proposal
    .tap = Tap a rival, then “+” or an accomplice.
    .own = Terms of your own
    .about = The others hear it and reply with demands. You may make quite another one after that.
action-final = final: { terms }
    .kind = final proposal
    .tap = Tap a rival, then “+” or an accomplice.
    .own = Terms of your own
    .about = It cannot be changed. The others vote on it; at equal weight it is accepted. If it is rejected, nobody gets anything and you go to prison.
action-fold = let the time run out
    .kind = no proposal
    .about = There is no vote. The proposal counts as rejected, and you go to prison.
action-ask = demand: { terms }
    .kind = demand
    .tap = Tap “+” or an accomplice to demand it.
    .own = A demand of your own
    .about = It binds nobody: the dealer need not grant it, and you may vote as you like.
action-pass = demand nothing
    .kind = pass
    .about = You demand nothing. If you had demanded something, you take it back.
action-vote = { $accept ->
    [yes] for
   *[no] against
}{ $argument ->
    [yes] {""}, with an argument
   *[no] {""}
}
    .kind = vote
    .about = A vote weighs 1, with an argument 3 (5 for the owner of the senator), and 1 more for each gang card. A used argument is gone. At equal weight the proposal is accepted.

## What happened

coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
sum = { coins }
sum-shown = { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}
event-turn = Turn { $turn }: { MINE($dealer) ->
    [yes] you deal.
   *[no] { SEAT($dealer) } deals.
}
event-moved = The { THING($accomplice) } goes { $from ->
    [none] {""}
   *[other] { MINE($from) ->
        [yes] from you{" "}
       *[no] from { SEAT($from) }{" "}
    }
}to { MINE($to) ->
    [yes] you.
   *[no] { SEAT($to) }.
}
event-drew = { MINE($seat) ->
    [yes] You look at your deal card.
   *[no] { SEAT($seat) } looks at a deal card.
}
event-offered = { MINE($seat) ->
    [yes] You offer: { terms }.
   *[no] { SEAT($seat) } offers: { terms }.
}
whole-ask = { terms }
event-replied = { MINE($seat) ->
    [yes] { $ask ->
        [none] You demand nothing.
       *[other] You demand: { $ask }.
    }
   *[no] {""}
}
each-asks = { who } ({ terms })
event-asks = { $asks ->
    [none] Nobody demands anything.
   *[other] Demands: { $asks }.
}
event-asked = { $ask ->
    [none] { MINE($seat) ->
        [yes] You take your demand back.
       *[no] { SEAT($seat) } takes the demand back.
    }
   *[other] { MINE($seat) ->
        [yes] You demand: { $ask }.
       *[no] { SEAT($seat) } demands: { $ask }.
    }
}
event-final = { MINE($seat) ->
    [yes] Your final proposal: { terms }.
   *[no] { SEAT($seat) } makes the final proposal: { terms }.
}
event-folded = { MINE($seat) ->
    [yes] Time is up: you make no final proposal.
   *[no] Time is up: { SEAT($seat) } makes no final proposal.
}
event-voted = { MINE($seat) ->
    [yes] You vote { $accept ->
        [yes] for
       *[no] against
    }{ $argument ->
        [yes] {""} with an argument.
       *[no] .
    }
   *[no] {""}
}
each-votes = { who } { $accept ->
    [yes] +{ $weight }
   *[no] −{ $weight }
}
event-counted = { $accepted ->
    [yes] Accepted
   *[no] Rejected
}: { $weight_for } for, { $weight_against } against ({ $votes }).
event-spent = { MINE($seat) ->
    [yes] You use
   *[no] { SEAT($seat) } uses
} { $left ->
    [0] the last argument.
   *[other] an argument, { $left } left.
}
event-revealed = The deal card: { sum-shown }, { $accomplices ->
    [none] no accomplices.
   *[other] { $accomplices }.
}
event-returned = { MINE($seat) ->
    [yes] You return
   *[no] { SEAT($seat) } returns
} { gang-cards }.
event-released = { MINE($seat) ->
    [yes] You are out of prison.
   *[no] { SEAT($seat) } is out of prison.
}
event-paid = { MINE($to) ->
    [yes] You get
   *[no] { SEAT($to) } gets
} { coins }{ $why ->
    [share] .
    [remainder] {""}, the rest of the deal.
    [banker] {""} from { MINE($from) ->
        [yes] you
       *[no] { SEAT($from) }
    } (banker).
    [tycoon] {""} (tycoon).
    [sheriff] {""} (sheriff).
   *[journalist] {""} (journalist).
}
event-promised = {""}
event-jailed = { MINE($seat) ->
    [yes] You go to prison.
   *[no] { SEAT($seat) } goes to prison.
}
gang-cards = { $gangs ->
    [one] { $gangs } gang card
   *[other] { $gangs } gang cards
}
event-gang = { MINE($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
} { gang-cards }{ $why ->
    [boss] {""}: the boss votes for the proposal.
   *[nothing] {""} for being left out.
}
event-over = The game is over. { $result }
whole-result = { $winners ->
    [none] Nobody wins.
   *[other] Richest: { SEATS($winners) }.
}

## What a choice would bring

brings-kept = if accepted, you keep { $amount }{ $accomplices ->
    [none] {""}
   *[other] {" "}+ { $accomplices }
}
brings-weighed = weight { $weight }

## Why something came as it did

why-counted = A vote weighs 1, each gang card adds 1, an argument 2, with the senator 4. { $parts }. { $tie ->
    [yes] In a tie the proposal is accepted
   *[no] The heavier side decides
} ({ $rule }).
each-parts = { SEAT($seat) } { $accept ->
    [yes] for
   *[no] against
}: 1{ $gangs ->
    [0] {""}
   *[other] {" "}+ { $gangs }
}{ $argument ->
    [0] {""}
   *[other] {" "}+ { $argument }
} = { $weight }
why-jailed = A dealer whose proposal falls goes to prison: no vote in the next turn ({ $rule }).
why-gang-boss = The owner of the boss voted for the proposal: the dealer gets a gang card ({ $rule }).
why-gang = Who is offered neither coins nor an accomplice gets a gang card{ $gangs ->
    [one] {""}
   *[other] ; the owner of the sheriff gets two
} ({ $rule }).
why-remainder = { $money } on the card, { $given } promised to the others: the dealer keeps the rest ({ $rule }).
why-paid = { $why ->
    [share] The share that was promised in the accepted proposal
    [banker] The banker takes 1 from each neighbour who gets money from the deal
    [tycoon] The tycoon brings 1 each time a proposal is accepted
    [sheriff] The sheriff brings 2 each time a dealer goes to prison
   *[journalist] The journalist brings 1 for each argument used by the owner or a neighbour
} ({ $rule }).

## Options

option-first_dealer = first dealer
    .about = The seat that deals first: by the book, whoever counted money last.
option-first_dealer-random = by lot
option-rounds = rounds
    .about = How often everybody deals. Without it, twice with 5 or 6 players and once with more.
option-talk_rounds = tentative proposals
    .about = How many tentative proposals a dealer may make before the final one. With 0 the final one comes at once.
option-timer = timer
    .about = The dealer has a time to come to a final proposal. If it runs out, the proposal counts as rejected: there is no vote, and the dealer goes to prison.
option-open_money = open money
    .about = Everybody's money lies open in place of behind a screen.
option-deck = deal deck
    .about = Other deal cards in place of the packaged eighteen: for each an id, a sum and its accomplices.

## The table

label-end = The end
label-deal = Turn { $turn } of { $turns } · { MINE($dealer) ->
    [yes] you deal
   *[no] { SEAT($dealer) } deals
}
label-card = the deal card, { sum }
label-card-alone = the deal card, { sum }, no accomplices
label-hidden-card = the deal card is secret: { $least } to { $most } coins
label-no-proposal = nothing is proposed yet
label-tentative = tentative: { terms }
label-final = final: { terms }
banker-takes = { $banker ->
    [1] {" "}− 1 to the banker
   *[0] {""}
}
and-accomplices = { $accomplices ->
    [none] {""}
   *[other] {" "}+ { $accomplices }
}
share = { $amount ->
    [0] { $accomplices }
   *[other] { $amount }{ banker-takes }{ and-accomplices }
}
label-kept = the dealer keeps { $amount }{ banker-takes }{ and-accomplices }
label-yours = you would get { share }
label-yours-nothing = you would get nothing but a gang card
label-next = next dealers: { SEATS($seats) }
label-accomplices = Accomplices
label-owner = { $seat ->
    [none] nobody's
   *[other] { MINE($seat) ->
        [yes] yours
       *[no] { SEAT($seat) }
    }
}
label-last = Last turn · { SEAT($dealer) }: { $accepted ->
    [yes] accepted
   *[no] rejected
}
label-shown = the deal card was { sum-shown }, { $accomplices ->
    [none] no accomplices
   *[other] { $accomplices }
}
label-folded = the time ran out
label-counted = { $votes }: { $weight_for } for, { $weight_against } against
label-played = sums played: { $sums }
label-player = { $number }. { SEAT($seat) }{ $role ->
    [dealer] {" "}· dealer
    [prison] {" "}· in prison
    [winner] {" "}★
   *[none] {""}
}{ $money ->
    [none] {""}
   *[other] {" "}· { sum-shown }
}
label-offered = { MINE($seat) ->
    [yes] you get { share }
   *[no] gets { share }
}
label-offered-nothing = { MINE($seat) ->
    [yes] you get nothing but a gang card
   *[no] gets nothing but a gang card
}
label-weight = vote weighs { $weight }{ with-gangs }, { tokens }{ $arguments ->
    [0] {""}
   *[other] {" "}(+{ $more } each)
}
with-gangs = { $gangs ->
    [0] {""}
   *[other] {" "}(gang cards: { $gangs })
}
tokens = arguments: { $arguments }
label-tokens = { tokens }, gang cards: { $gangs }
label-asks = demands: { terms }
label-replied = has replied
label-voted = has voted
label-thinking = { MINE($seat) ->
    [yes] it is up to you
   *[no] is thinking
}

without-accomplices = without accomplices

## Why something is refused

because-below-zero = nobody can be given less than 0
because-rest-is-yours = you give yourself nothing: what is left of the sum is yours anyway
because-not-on-card = no { THING($name) } on your deal card ({ $shown ->
    [none] it shows nobody
   *[other] { THINGS($shown) }
})
because-more-than-card = { $given } is given in all, your deal card has { $sum }
because-not-for-dealer = you can demand for everybody but the dealer
because-more-than-any-card = { $asked } demanded in all, no deal card has more than { $largest }
because-empty-ask = name a sum or an accomplice for somebody, or pass
because-one-each = { $entries } sums for { $seats } players: one for each is needed
because-no-such-seat = { THING($name) }: there is no such seat
because-rest-is-dealers = { THING($name) } to the dealer: what is given to nobody goes to the dealer anyway
because-remainder = { $figures }{ $rest ->
    [none] {""}
   *[other] {" + "}{ THINGS($rest) }
}
because-asks-nothing = { SEAT($seat) } demands nothing
because-to-whom = “{ $word }” does not say to whom: write 2:{ $word } for player 2
because-dealer-gets-rest = the dealer is given nothing: what is left of the sum goes there anyway
because-no-player = no player “{ $who }” here: the numbers are 1 to { $seats }
because-which = “{ $letters }” can be { THINGS($found) }
because-no-accomplice = no accomplice “{ $letters }”

## Notes to things

shelf-others = Cards and tokens
kind-accomplice = accomplice, one card
kind-deal = deal card, { $count } in the deck
kind-argument = token, { $each } for everybody
kind-gang = { $count } cards
kind-prison = { $count ->
    [one] one card
   *[other] { $count } cards
}
bars-not-on-card = Not on your deal card: it shows { $shown ->
    [none] nobody
   *[other] { THINGS($shown) }
}
dealer-named = { MINE($dealer) ->
    [yes] you
   *[no] { SEAT($dealer) }
}
note-sheriff = If this proposal is rejected, { dealer-named } { MINE($dealer) ->
    [yes] go
   *[no] goes
} to prison and the owner of the sheriff gets 2 coins.
note-senator-has = { MINE($seat) ->
    [yes] Your vote with an argument weighs { $weight }. Arguments left: { $arguments }.
   *[no] With an argument the vote of { SEAT($seat) } weighs { $weight }. Arguments left: { $arguments }.
}
note-senator-lacks = Your vote with an argument weighs { $weight }; with the senator it would weigh { $with }. Arguments left: { $arguments }.
note-tycoon = { $turns ->
    [one] { $turns } proposal is still to be voted on: a coin, if it is accepted.
   *[other] { $turns } proposals are still to be voted on, this one too: a coin for each that is accepted.
}
note-journalist = { MINE($seat) ->
    [yes] You and your neighbours, { SEATS($seats) }, have { $arguments } arguments left.
   *[no] { SEAT($seat) } and the neighbours, { SEATS($seats) }, have { $arguments } arguments left.
}
note-boss = If its owner votes for this proposal, { dealer-named } { MINE($dealer) ->
    [yes] get
   *[no] gets
} a gang card.
note-banker = { MINE($seat) ->
    [yes] Your neighbours: { SEATS($seats) }.
   *[no] Neighbours of { SEAT($seat) }: { SEATS($seats) }.
}
note-no-vote = { MINE($dealer) ->
    [yes] You are the dealer and do not vote this turn.
   *[no] { MINE($seat) ->
        [yes] You are in prison and do not vote this turn.
       *[no] { SEAT($seat) } does not vote this turn.
    }
}
note-argument = Your vote weighs { $plain }, with an argument { $weight }.
note-gang = { $seats ->
    [none] Nobody is left out of the proposal on the table.
   *[other] Left out of the proposal on the table: { SEATS($seats) }.
}
note-prison = If this proposal is rejected, { dealer-named } { MINE($dealer) ->
    [yes] take
   *[no] takes
} it.
where-owner = has it
where-centre = nobody has it
where-offered = offered it now
where-dealer = deals, holds the card of this turn
where-prison = is in prison, does not vote
where-count = ×{ $count }

## When all lies open: what only some were told

open-replied = { $ask ->
    [none] { SEAT($seat) } demands nothing.
   *[other] { SEAT($seat) } demands: { $ask }.
}
open-voted = { SEAT($seat) } votes { $accept ->
    [yes] for
   *[no] against
}{ $argument ->
    [yes] {""} with an argument.
   *[no] .
}

## Words that the record judges

pledge-vote-for = In the next vote I am for it
pledge-vote-against = In the next vote I am against it
