# What only the board says.

board-round = round { $round } of { $rounds }
board-phase-draw = Draw
board-phase-hire = Hiring
board-phase-plan = Planning
board-phase-act = Actions
board-phase-payday = Payday
board-to-plan = { $count ->
    [one] one task to plan
   *[other] { $count } tasks to plan
}
board-to-do = { $count ->
    [one] one task to carry out
   *[other] { $count } tasks to carry out
}
board-yours = Your family
board-deals = Deals
board-start-player = start player
board-cash = cash
board-income = income a payday
board-laundered = laundered
board-trophies = trophies
board-markers = free markers
board-behind = behind
board-standing = How everybody stands
board-forecast = At the end the last income counts twice, laundered money counts twice, and the most active gangsters bring $15k.
board-hand = jobs in hand
board-hand-of = { $jobs } jobs, { $influence } influence, { $free } markers

board-market = Market
board-stack = { $count } in the stack
board-new-market = four new cards
board-sale = { THING($card) } for ${ $price }k, income ${ $income }k
board-too-dear = too dear
board-monopolies = Monopolies
board-nobody = nobody
board-holds = { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}
board-business = { THING($business) }, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}, income ${ $income }k{ $state ->
    [out] , out until the next round
    [used] , used this round
   *[works] {""}
}{ $markers ->
    [none] {""}
   *[other] ; markers: { SEATS($markers) }
}
board-gangster = { THING($gangster) }, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}, strength { $guns }{ $active ->
    [no] , out until the next round
   *[yes] {""}
}
board-closed-job = job of round { $round }, face down
board-planned = planned: { THING($job) }
board-no-task = no task
board-out = out
board-task-here = task?
board-second-task = second task of { THING($gangster) }
board-sort = { $sort ->
    [response] answers others
    [gangster] hits a gangster
    [player] hits a player
    [business] hits a business
    [cash] pays cash
   *[special] special
}
board-needs-nobody = needs nobody
board-nobody-has = nobody has one
board-ask-marker = { THING($kind) }: ask { SEAT($seat) } for a marker
board-not-yet = not yet
board-both = two { $two }%
board-target = { SEAT($seat) }, as target
board-choose-target = choose a target
board-orders = The order
board-bet = Stake
board-launder = To launder
board-as-planned = as planned
board-hiring = Who can be had
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
   *[other] the number
}
board-part-rest = target and mercenaries
board-one = { $kind ->
    [bash] out
    [vandalism] out
    [arson] out
    [kill-a-businessman] out
    [car-bomb] out
    [poison] out
    [drive-by] killed
    [assassination] nothing
    [persuasion] nothing
    [robbery] half
    [trap] repelled
    [poker] the pot
    [horse-racing] doubled
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
    [persuasion] changes sides
    [robbery] all
    [trap] and killed
    [exceptional-offer] half price
    [connections] $2k off
    [hustle] $10k
   *[other] {""}
}

trade-markers = { MINE($to) ->
    [yes] your marker on { THING($card) }
   *[no] { SEAT($to) }’s marker on { THING($card) }
}
trade-businesses = { THING($card) }
trade-gangsters = { THING($card) }
trade-add-markers = Marker
trade-add-businesses = Business
trade-add-gangsters = Gangster
board-makes = { THING($job) } becomes possible: ${ $one }k, or ${ $two }k.

window-scheme = All with a task and an influence card are asked.
window-rob = All with a planned card of round III or IV are asked.
window-doc = All with an influence card are asked.
window-trap = One success repels the attack, two kill the attacker.

board-reckoning = The reckoning
board-sum = In all
source-cash = cash
source-income = income, twice
source-gangsters = most gangsters
source-power = trophies
source-laundered = laundered, twice
