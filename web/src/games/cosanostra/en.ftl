# What only the board says.

slip-payday = Payday
slip-income = +${ THOUSANDS($amount) }k
slip-bonus = +${ THOUSANDS($amount) }k for the highest income
slip-cash = now ${ THOUSANDS($cash) }k
board-round = round { $round } of { $rounds }
board-phase-draw = Draw
board-phase-hire = Hiring
board-phase-plan = Planning
board-phase-act = Actions
board-phase-payday = Payday
board-left = { $count ->
    [one] one task
   *[other] { $count } tasks
}
board-yours = Your family
board-offers = Offers to you
board-more-offers = { $count ->
    [one] one more under “Deals”
   *[other] { $count } more under “Deals”
}
board-deals = Deals
board-start-player = start player
board-cash = cash
board-income = income a payday
board-laundered = laundered
board-trophies = trophies
board-markers = free markers
board-behind = behind
board-standing = How everybody stands
board-forecast = After round { $round } there is no payday. Cash counts, the income twice, laundered money twice; the most active gangsters bring $15k, a tie nothing; trophies bring their strengths times $2k, with two of them $4k, with three $6k.{ $bonus ->
    [yes] {" "}The highest income brings $5k more, a tie nothing.
   *[no] {""}
}
board-hand = jobs in hand
board-hand-of = { $jobs ->
    [one] { $jobs } job
   *[other] { $jobs } jobs
}, { $influence ->
    [one] { $influence } influence card
   *[other] { $influence } influence cards
}, { $free ->
    [one] { $free } marker
   *[other] { $free } markers
}

board-market = Market
board-stack = { $count } in the stack
board-new-market = four new cards
board-sale = { THING($card) } for { $price ->
    [0] $0
   *[other] ${ $price }k
}, income ${ $income }k
board-too-dear = too dear
board-monopolies = Monopolies
board-nobody = no owner
board-holds = { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}
board-business = { THING($business) }, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}, income ${ $income }k{ $state ->
    [out] , deactivated until the next round
    [used] , skill used this round
   *[works] {""}
}{ $markers ->
    [none] {""}
   *[other] ; markers: { SEATS($markers) }
}
board-gangster = { THING($gangster) }, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}, strength { $guns }{ $active ->
    [no] , deactivated until the next round
   *[yes] {""}
}
board-closed-job = job of round { $round }, face down
board-planned = planned: { THING($job) }
board-buys = is to buy { THING($business) }
board-no-task = no task
board-out = deactivated
board-task-here = task?
board-second-task = second task of { THING($gangster) }
board-sort = { $sort ->
    [response] response
    [gangster] attack on a gangster
    [player] attack on a player
    [business] attack on a business
    [cash] cash job
   *[special] special job
}
board-needs-nobody = no business needed
board-nobody-has = nobody has one
board-ask-marker = { THING($kind) }: ask { SEAT($seat) } for a marker
board-jobs-go = { $count ->
    [one] One job
   *[other] { $count } jobs
} must go: { $limit } stay.
board-influence-goes = { $count ->
    [one] One influence card
   *[other] { $count } influence cards
} must go: { $limit } stay.
board-monopoly-of = monopolies: { THINGS($names) } ($5k a payday each)
board-lent-to = marker for one job: { SEATS($markers) }
board-used = used this round
board-lacking = no business
board-buying = you are about to buy it
board-both = two { $two }%
board-outs-none = no success
board-outs-one = one success
board-outs-two = two or more
board-outs-success = it works
board-nothing = nothing
board-pocket = influence { $count }
board-tap-one = Tap one to see what he can do.
board-exchange = Round I: one of your start gangsters leaves for a mercenary of the same strength.
board-tap-to-deal = Tap a business to ask for a marker on it.
board-sort-short = { $sort ->
    [response] response
    [gangster] gangster
    [player] player
    [business] business
   *[special] special
}
board-target = { SEAT($seat) }, as target
board-choose-target = choose a target
board-orders = The order
board-bet = Stake
board-launder = To launder
board-as-planned = as planned
board-hiring = Who can be hired
board-for-hire = { THING($gangster) }, strength { $strength }{ $price ->
    [0] {""}
   *[other] , ${ $price }k
}

board-job = The job
board-rolled = The dice have fallen
board-job-of = { THING($gangster) }: { THING($thing) }{ $target ->
    [none] {""}
    [0] {" "}→ { SEAT($target) }
    [1] {" "}→ { SEAT($target) }
    [2] {" "}→ { SEAT($target) }
    [3] {" "}→ { SEAT($target) }
    [4] {" "}→ { SEAT($target) }
   *[other] {" "}→ { THING($target) }
}
board-part-card = on the card
board-part-victim = { $kind ->
    [assassination] the victim’s strength
   *[other] the number on the card
}
board-part-rest = { $hired ->
    [yes] target and mercenaries
   *[no] the target has a task
}
board-one = { $kind ->
    [bash] deactivated
    [vandalism] deactivated
    [arson] deactivated
    [kill-a-businessman] deactivated
    [car-bomb] deactivated
    [poison] deactivated
    [drive-by] killed
    [assassination] two needed
    [persuasion] two needed
    [robbery] half
    [trap] repelled
    [poker] all of it
    [horse-racing] stake doubled
    [exceptional-offer] $1k off
    [connections] full price
    [hustle] $6k
   *[other] {""}
}
board-two = { $kind ->
    [arson] destroyed
    [kill-a-businessman] killed
    [car-bomb] killed
    [assassination] killed
    [persuasion] { MINE($seat) ->
        [yes] goes over to you
       *[no] goes over to { SEAT($seat) }
    }
    [robbery] all
    [trap] and attacker killed
    [exceptional-offer] half price
    [connections] $2k off
    [hustle] $10k
   *[other] {""}
}

trade-markers = { MINE($to) ->
    [yes] your marker on { THING($card) }
   *[no] { SEAT($to) }’s marker on { THING($card) }
}
    .about = { MINE($to) ->
    [yes] lets you use this business for one job
   *[no] lets { SEAT($to) } use this business for one job
}
trade-businesses = { THING($card) }
trade-gangsters = { THING($card) }
trade-add-markers = Marker
trade-add-businesses = Business
trade-add-gangsters = Gangster

small-scheme = Schemer
small-rob = Robbery
small-trap = Trap
small-guard = Guard
small-doc = Emergency doc
small-return-fire = Return fire
small-force = A die forced again
small-veto = Veto
fold-answered = All have answered: { SEATS($seats) }.
chain-discard = discard { THINGS($cards) }
window-scheme = All with a task and an influence card are asked.
window-rob = All with a planned card of round III or IV are asked.
window-doc = All with an influence card are asked.
window-trap = One success repels the attack, two also kill the attacking gangster.

board-reckoning = The reckoning
board-sum = In all
chart-figure = ${ THOUSANDS($amount) }k
source-cash = cash
source-income = income, twice
source-gangsters = most gangsters
source-power = trophies
source-laundered = laundered, twice

## The lesson

lesson-name-0 = You
lesson-name-1 = Franco
lesson-name-2 = Vito
lesson-plan = Everybody gets a task
    .text = You lead the Blundettos. Each round every gangster gets one task: a job from your hand, face down, or a business of the market to buy.
    .task = Give Big Joey the job Usury: tap both, or drag the card onto him.
    .wrong = You could buy a business. But Usury pays at once, and Big Joey is your best man for it.
    .wrong-1 = Deals come later. First a task for Big Joey.
    .wrong-2 = The right job, but not the man. Big Joey has strength 3, three dice.
    .wrong-3 = Car Theft needs a garage, and you have none. Usury is ready to go.
    .done = It lies face down. Nobody knows what he is up to.
    .note-1 = Strength 3, three dice
    .note-2 = Pays $4k, with two successes $6k
    .note-3 = The loan shark it needs
lesson-contract = The heart of the business
    .text = Car Theft pays $7k or $9k, but needs a garage, and Vito has it. With a marker of yours on his garage you may use it once. So you offer him a deal.
    .task = Tap the arrows beside the missing garage, and offer Vito money for a marker.
    .wrong = A deal, but Car Theft needs the garage, and Vito has it.
    .wrong-1 = Tasks can wait. First the garage for Car Theft.
    .wrong-2 = The right garage, but Vito gives nothing for nothing. Offer him cash.
    .done = Vito shakes on it. The marker lies on his garage until you use it, and he cannot take it away.
    .note-1 = Opens a deal with Vito
    .note-2 = The garage is his
lesson-offered = Others want something too
    .text = Franco needs a cop and offers $2k for a marker on yours. Lending costs you nothing: your own cop still works for you. What is promised besides binds nobody; only markers and cash do.
    .task = Shake on it.
    .wrong = Tasks can wait. First take his money.
    .wrong-1 = A refusal brings you nothing. The cop stays yours anyway, and the $2k are lost.
    .wrong-2 = An offer of your own can wait. First take his money.
    .done = Two thousand for a favour. Whoever sells favours should not sell them to the leader.
    .note-1 = Cash for you, a marker for him
    .note-2 = Goes on working for you
lesson-dice = Now it is carried out
    .text = On your turn you resolve one task. Big Joey rolls three dice; each that reaches the difficulty 3 is a success. One success pays $4k, two pay $6k.
    .task = Choose Big Joey, and send him.
    .wrong = The purchase can wait. Money first.
    .wrong-1 = A job that is cancelled pays nothing. Send Big Joey.
    .wrong-2 = No need to cancel the purchase, it can wait. Money first.
    .wrong-3 = A deal can wait. Money first.
    .done = A 5, and two misses: one success so far.
    .note-1 = Three dice: a 3 or more succeeds
lesson-cop = A cop helps
    .text = Your cop has one die of your own cash job rolled again, once a round. The new result counts.
    .task = Have the last die rolled again: tap it.
    .wrong = A cop who is not used helps nobody.
    .wrong-1 = That is the five, a success already. Rolled again it can only get worse.
    .wrong-2 = The two is a miss as well, and it could be that one. But now reroll the last die.
    .done = A 6. Two successes: $6k.
    .note-1 = Not below 3: a success
    .note-2 = A miss: have it rolled again
    .note-3 = Helps once a round
lesson-attack = Less friendly jobs
    .text = Attacks need a target, named before the card is shown. A Theft takes cash from a player. Franco has most.
    .task = Send Sal Moretti, and choose Franco as the target.
    .wrong = A deal can wait. Franco has the money, and the Theft is planned.
    .wrong-1 = Vito has only $1k. Franco is the one with the money.
    .wrong-2 = A Theft that is cancelled brings nothing. Franco is the one with the money.
    .done = It worked, and Franco answers at once: his man means to kill your cop.
    .note-1 = A Theft lies on him
    .note-2 = Franco has the most cash
lesson-doctor = May I interrupt?
    .text = When somebody is about to be hit, all who hold an influence card are asked; who keeps silent is not known. You hold an Emergency doc: killed becomes deactivated until the next round.
    .task = Send the Emergency doc.
    .wrong = Your cop would be gone for good.
    .done = He limps, but he lives.
    .note-1 = The one they mean to kill
    .note-2 = Saves him, for a round in bed
lesson-answer = Cards that wait
    .text = From round III on there are Robberies and Traps: they are planned like jobs and played on others’ turns. On Big Joey lies a Trap. First do something else, and see who comes.
    .task = Send Sal Moretti to Vito.
    .wrong = A deal can wait. Something harmless first: the Theft from Vito.
    .wrong-1 = Franco will come anyway. Something harmless first: the Theft from Vito.
    .wrong-2 = Without the Trap you have no answer. Let it lie there and wait.
    .wrong-3 = No need to cancel the Theft. Send Sal Moretti to Vito.
    .done = Missed. And Franco reaches into your till.
    .note-1 = His Trap lies in wait
    .note-2 = Runs an errand meanwhile
lesson-trap = The trap
    .text = His Theft has succeeded. A Trap can still repel it: three dice against 3. One success repels it, two also kill the attacking gangster, and he becomes your trophy.
    .task = Set the trap.
    .wrong = He would take it all.
    .done = Two successes. Franco Luciano hangs over your mantelpiece.
    .note-1 = Three dice against 3
    .note-2 = With two successes his man is gone
lesson-end = After the last round
    .text = Each round ends with payday: businesses and monopolies pay, and you may recruit. After the last one income counts twice, laundered money counts twice, trophies and the most active gangsters bring more. The most cash wins. You are ready to sit down.

## What lies closed, in a replay with all open

held-jobs = jobs in hand
held-influence = influence cards
