title = Vendetta
tagline = Share the pot or short-change the others, while the jury weighs your bribes.
minute =
    Six months. Each month your bandits collect from locations, and you share what is due to others or short-
    change them; then they bid, unseen, for more bandits and locations; then they bribe the jury, unseen too.
    Who is short-changed or outbid draws Vendetta cards, and two of those make an agent of whoever draws them,
    in secret. If the bribes acquit the godfather, the mafioso with most points wins; if not, the agent with
    most points; and without an agent everybody loses.

## Bandits

thing-racketeer = racketeer
    .sign = ☛
    .about = When he collects, you also draw 1 bill for yourself alone.
thing-broker = broker
    .sign = ⚖
    .about = A bid that he carries counts 1 more.
thing-fixer = fixer
    .sign = ✉
    .about = When he bribes, you may put in two bills instead of one.
thing-bodyguard = bodyguard
    .sign = ⛨
    .about = While he is not turned, nobody can aim a Vendetta card at you.
thing-boss = head bandit
    .sign = ♛
    .about = Collects like a racketeer, bids like a broker, bribes like a fixer. Nobody can hit him, and he is worth 3 points.

## Locations

thing-green-casino = green casino
    .sign = ♣
    .about = Pays by its colour or as a casino.
thing-green-liquor = green liquor store
    .sign = ♨
    .about = Pays by its colour or as liquor.
thing-green-loans = green loan office
    .sign = $
    .about = Pays by its colour or as loans.
thing-green-casino-liquor = green casino with liquor
    .sign = ♣♨
    .about = Pays by its colour, as a casino or as liquor, and counts for both businesses.
thing-green-casino-loans = green casino with loans
    .sign = ♣$
    .about = Pays by its colour, as a casino or as loans, and counts for both businesses.
thing-green-liquor-loans = green liquor store with loans
    .sign = ♨$
    .about = Pays by its colour, as liquor or as loans, and counts for both businesses.
thing-green-villa = green villa
    .sign = ⌂
    .about = No business, only its colour pays; worth 3 points.
thing-yellow-casino = yellow casino
    .sign = ♣
    .about = Pays by its colour or as a casino.
thing-yellow-liquor = yellow liquor store
    .sign = ♨
    .about = Pays by its colour or as liquor.
thing-yellow-loans = yellow loan office
    .sign = $
    .about = Pays by its colour or as loans.
thing-yellow-casino-liquor = yellow casino with liquor
    .sign = ♣♨
    .about = Pays by its colour, as a casino or as liquor, and counts for both businesses.
thing-yellow-casino-loans = yellow casino with loans
    .sign = ♣$
    .about = Pays by its colour, as a casino or as loans, and counts for both businesses.
thing-yellow-liquor-loans = yellow liquor store with loans
    .sign = ♨$
    .about = Pays by its colour, as liquor or as loans, and counts for both businesses.
thing-yellow-villa = yellow villa
    .sign = ⌂
    .about = No business, only its colour pays; worth 3 points.
thing-violet-casino = violet casino
    .sign = ♣
    .about = Pays by its colour or as a casino.
thing-violet-liquor = violet liquor store
    .sign = ♨
    .about = Pays by its colour or as liquor.
thing-violet-loans = violet loan office
    .sign = $
    .about = Pays by its colour or as loans.
thing-violet-casino-liquor = violet casino with liquor
    .sign = ♣♨
    .about = Pays by its colour, as a casino or as liquor, and counts for both businesses.
thing-violet-casino-loans = violet casino with loans
    .sign = ♣$
    .about = Pays by its colour, as a casino or as loans, and counts for both businesses.
thing-violet-liquor-loans = violet liquor store with loans
    .sign = ♨$
    .about = Pays by its colour, as liquor or as loans, and counts for both businesses.
thing-violet-villa = violet villa
    .sign = ⌂
    .about = No business, only its colour pays; worth 3 points.
thing-white-casino = white casino
    .sign = ♣
    .about = Pays by its colour or as a casino.
thing-white-liquor = white liquor store
    .sign = ♨
    .about = Pays by its colour or as liquor.
thing-white-loans = white loan office
    .sign = $
    .about = Pays by its colour or as loans.
thing-white-casino-liquor = white casino with liquor
    .sign = ♣♨
    .about = Pays by its colour, as a casino or as liquor, and counts for both businesses.
thing-white-casino-loans = white casino with loans
    .sign = ♣$
    .about = Pays by its colour, as a casino or as loans, and counts for both businesses.
thing-white-liquor-loans = white liquor store with loans
    .sign = ♨$
    .about = Pays by its colour, as liquor or as loans, and counts for both businesses.
thing-white-villa = white villa
    .sign = ⌂
    .about = No business, only its colour pays; worth 3 points.

## Colours and businesses

thing-green = green
thing-yellow = yellow
thing-violet = violet
thing-white = white
thing-color = colour
thing-casino = casino
thing-liquor = liquor
thing-loans = loans

## Investigators

thing-prosecutor = prosecutor
    .sign = §
    .about = Each month that he lies on a lot, the verdict marker moves 1 square to the right. He is sold only when all bids together reach his price. Before a player he only counts points.
thing-auditor = auditor
    .sign = ✎
    .about = Each month that he lies on a lot, everybody loses 1 bill at random. He is sold only when all bids together reach his price. Before a player he only counts points.

## Bills

thing-plain = plain { $number }
    .sign = { $number }
    .about = Pays at the auction. It has no sign: the jury does not care.
thing-blue = blue { $number }
    .sign = ◄{ $number }
    .about = Pays at the auction. At a verdict it moves the marker to the left, to the blue: by half its value.
thing-red = red { $number }
    .sign = { $number }►
    .about = Pays at the auction. At a verdict it moves the marker to the right, to the red: by half its value.
thing-bill = bill

## Vendetta cards and roles

thing-ambush = ambush
    .sign = ↷
    .about = Turn an unturned bandit of another player.
thing-shakedown = shakedown
    .sign = ✋
    .about = Take a random bill from another player's hand.
thing-hit = hit
    .sign = ✝
    .about = Another player with more than three bandits loses one of your choice, not the head bandit and none that carries a bid.
thing-second-wind = second wind
    .sign = ↺
    .about = Straighten a turned bandit of yours that carries no bid.
thing-envelope = envelope
    .sign = ✉
    .about = Put a bill from your hand into the corruption pile, without turning a bandit. It is no bribe.
thing-agent = agent
    .sign = ☍
    .about = Never played. Whoever holds it is an agent and wins only if the verdict is red. Tell nobody.
thing-mafioso = mafioso
thing-first = first-player card
    .sign = 1
    .about = Its holder begins every phase, and it is worth a point. The collector may give it in place of a bill, once a month.
thing-corrupter = zealous corrupter
    .sign = ✦
    .about = In months 4, 5 and 6 it goes to the one player who bribed, if exactly one did.
thing-marker = verdict marker
    .sign = ●
    .about = Stands on one of 30 squares. The bills of the corruption pile move it at the end of months 3 and 6. On 1 to 15, blue, the mafiosi win, on 16 to 30, red, the agents.
thing-hidden = face-down bill
    .sign = ?

## Questions

phase-business = Collect an income?
phase-share = What does the first one get? Still due: { $due }.
each-due = { SEAT($seat) } – { $count }
phase-auction = Lay a bid, add to one, or end your turn?
phase-keep = You alone bid on this lot. Which bill do you keep?
phase-trial = Bribe the jury, or end your turn?
phase-discard = More than six bills. Which one goes?
phase-over = The game is over.

## Choices

action-collect = collect by { THING($by) }: { THING($bandit) }, { THING($location) }
    .kind = collect
    .about = Bandit and location are turned. You draw a bill for every location of that colour, or with that business, before all players, and then settle what is due to the others. Once a month by colour and once by each business.
action-pass = end the turn
    .kind = end the turn
    .about = You get no second turn in this phase.
action-give = give { THING($card) }
    .kind = give a bill
    .about = Only the two of you know which bill it is.
action-give-first = give the first-player card
    .kind = give the first-player card
    .about = It stands for the bill: no Vendetta card is drawn. It is worth a point, lets its holder begin from the next phase on, and changes hands once a month at most.
action-withhold = give nothing
    .kind = give nothing
    .about = You keep the bill, and the player who is short-changed draws a Vendetta card: revenge, or a new role.
action-bid = lot { $lot }: { THING($bandit) } with { THING($card) }
    .kind = lay a bid
    .tap = Tap a lot, a bandit and a bill.
    .about = The bandit is turned; lot and bill lie face down on him until all have had their turn. More bills can be added in this turn.
part-lot = lot { $lot }
action-raise = add { THING($card) } to the bid: { THING($bandit) }
    .kind = add to a bid
    .tap = Tap the bill to add.
    .about = Another bill, face down, on the bid that he carries. Everybody sees how many bills lie there.
action-keep = keep { THING($card) }
    .kind = keep a bill
    .about = It comes back to your hand; the others go to the discarded bills.
action-bribe = bribe with { THINGS($cards) }: { THING($bandit) }
    .kind = bribe
    .about = The bandit is turned and the bills go face down into the corruption pile. Everybody sees who bribes and with how many bills.
action-discard = discard { THING($card) }
    .kind = discard a bill
    .about = Nobody sees which bill it is.
action-vendetta = { $card ->
    [ambush] ambush: turn { THING($bandit) } of { SEAT($seat) }
    [shakedown] shakedown: a bill from { SEAT($seat) }
    [hit] hit: { THING($bandit) } of { SEAT($seat) }
    [second-wind] second wind: straighten { THING($bandit) }
   *[envelope] envelope: { THING($bill) } into the corruption pile
}
    .kind = Vendetta card
    .tap = Tap a rival, and what it strikes.
    .about = At any time, in anybody's turn. It works at once and cannot be answered.

## What happened

event-phase = { $phase ->
    [business] Business, in this order: { SEATS($order) }.
    [auction] Auction, in this order: { SEATS($order) }.
   *[trial] Trial, in this order: { SEATS($order) }.
}
event-passed = { MINE($seat) ->
    [yes] You end your turn.
   *[no] { SEAT($seat) } ends the turn.
}
event-skipped = { MINE($seat) ->
    [yes] There is nothing you can do now.
   *[no] { SEAT($seat) } can do nothing now.
}
event-collected = { MINE($seat) ->
    [yes] You collect
   *[no] { SEAT($seat) } collects
} by { THING($by) }: { THING($bandit) }, { THING($location) }.
event-drew = { $cards ->
    [none] No bills are left: { MINE($seat) ->
        [yes] you draw nothing.
       *[no] { SEAT($seat) } draws nothing.
    }
   *[other] { MINE($seat) ->
        [yes] You draw { THINGS($cards) }.
       *[no] { SEAT($seat) } draws { THINGS($cards) }.
    }
}
event-bonus = { MINE($seat) ->
    [yes] You also draw { THING($card) }, for yourself alone.
   *[no] { SEAT($seat) } also draws one bill that is not shared.
}
event-gave = { MINE($from) ->
    [yes] You give { SEAT($to) } { THING($card) }.
   *[no] { SEAT($from) } gives { MINE($to) ->
        [yes] you { THING($card) }.
       *[no] { SEAT($to) } a bill.
    }
}
event-withheld = { MINE($from) ->
    [yes] You short-change { SEAT($to) }.
   *[no] { SEAT($from) } short-changes { MINE($to) ->
        [yes] you
       *[no] { SEAT($to) }
    }.
}
event-first = { MINE($from) ->
    [yes] You give { SEAT($to) } the first-player card.
   *[no] { SEAT($from) } gives { MINE($to) ->
        [yes] you
       *[no] { SEAT($to) }
    } the first-player card.
}
event-vendetta = { MINE($seat) ->
    [yes] You draw a Vendetta card: { THING($card) }.
   *[no] { SEAT($seat) } draws a Vendetta card.
}
event-no-vendetta = { MINE($seat) ->
    [yes] There is no Vendetta card left for you.
   *[no] There is no Vendetta card left for { SEAT($seat) }.
}
event-bid = { MINE($seat) ->
    [yes] You bid on lot { $lot }: { THING($bandit) } with { THING($card) }.
   *[no] { SEAT($seat) } lays a bid, carried by { THING($bandit) }.
}
event-raised = { MINE($seat) ->
    [yes] You add { THING($card) } to the bid carried by { THING($bandit) }.
   *[no] { SEAT($seat) } adds a bill to the bid carried by { THING($bandit) }.
}
event-revealed = Lot { $lot }: { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}, { THING($bandit) } with { THINGS($bills) }{ $open ->
    [yes] , strength { $strength }.
   *[no] , the only bid.
}
event-sold = Lot { $lot } goes to { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}: { THINGS($cards) }.
event-unsold = Lot { $lot } stays: { $reason ->
    [price] the price is not reached.
   *[tie] the highest bids tie.
}
event-kept = { MINE($seat) ->
    [yes] You keep { THING($card) } of your bid on lot { $lot }{ $discarded ->
        [none] .
       *[other] {" "}and discard { THINGS($discarded) }.
    }
   *[no] { SEAT($seat) } keeps a bill of the bid on lot { $lot }.
}
event-bribed = { MINE($seat) ->
    [yes] You bribe the jury: { THING($bandit) } with { THINGS($cards) }.
   *[no] { SEAT($seat) } bribes the jury: { THING($bandit) } with { THINGS($cards) }.
}
event-corrupter = { MINE($seat) ->
    [yes] You alone bribed this month: zealous corrupter, 2 points.
   *[no] { SEAT($seat) } alone bribed this month: zealous corrupter, 2 points.
}
event-straightened = All bandits and locations are straightened.
event-discarded = { MINE($seat) ->
    [yes] You discard { THING($card) }.
   *[no] { SEAT($seat) } discards a bill.
}
event-prosecuted = The { THING($card) } moves the marker from { $from } to { $to }.
event-audited = { MINE($seat) ->
    [yes] The { THING($card) } costs you { THING($bill) }.
   *[no] The { THING($card) } costs { SEAT($seat) } a bill.
}
event-offered = On lot { $lot }: { THING($card) }.
event-played = { MINE($seat) ->
    [yes] You play
   *[no] { SEAT($seat) } plays
} { THING($card) }{ $target ->
    [none] {""}
   *[other] {" "}on { MINE($target) ->
        [yes] you
       *[no] { SEAT($target) }
    }
}{ $bandit ->
    [none] .
   *[other] : { THING($bandit) }.
}
event-stolen = { MINE($to) ->
    [yes] You take { THING($card) } from { SEAT($from) }.
   *[no] { SEAT($to) } takes { MINE($from) ->
        [yes] { THING($card) } from you.
       *[no] a bill from { SEAT($from) }.
    }
}
event-slipped = { MINE($seat) ->
    [yes] You put { THING($card) } into the corruption pile.
   *[no] { SEAT($seat) } puts a bill into the corruption pile.
}
event-verdict = { $final ->
    [yes] The final verdict
   *[no] The preliminary verdict
}: the corruption pile { $cards ->
    [none] is empty
   *[other] holds { THINGS($cards) }
}; the marker goes from { $from } to { $to }.
event-reshuffled = { $pile ->
    [money] { $count ->
        [one] { $count } bill is
       *[other] { $count } bills are
    } shuffled into a new money deck.
   *[vendetta] { $count ->
        [one] { $count } Vendetta card is
       *[other] { $count } Vendetta cards are
    } shuffled into a new deck.
}
event-month = Month { $month } of six.
event-over = The game is over. { $result }
whole-result = { $winners ->
    [none] The marker is on red { $verdict }, and there is no agent: all lose.
   *[other] The marker is on { $verdict }. Victory: { SEATS($winners) }.
} Roles: { $roles }. Points: { $scores }.
each-roles = { SEAT($index) } – { THING($value) }
each-scores = { SEAT($index) } – { $value }

## What a choice would bring

brings-pays = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } for you alone
}
brings-owes = { $own } yours, due: { $due }
    .brief = { $own } yours
brings-sells = { THINGS($cards) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $price ->
    [none] {""}
   *[other] , price { $price }
}
    .brief = { $price ->
        [none] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] price { $price }
    }
brings-bids = strength { $strength } on lot { $lot }
brings-leaves = { $count } left in the pot{ $due ->
    [0] {""}
   *[other] , { $due } of them still due
}
    .brief = { $count } left
brings-hands-first = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}; { SEAT($seat) } begins the next phase
    .brief = { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
brings-bill = worth { $value }{ $squares ->
    [0] , moves nothing
   *[other] , moves { $squares } to the { $side ->
        [blue] left
       *[red] right
    }
}
    .brief = { $squares ->
        [0] worth { $value }
       *[other] worth { $value }, { $squares } { $side ->
            [blue] left
           *[red] right
        }
    }
brings-moves = marker: { $squares } to the { $side ->
    [blue] left
   *[red] right
}{ $short ->
    [0] , by your bills it is { $side ->
        [blue] blue
       *[red] red
    }
   *[other] , { $short } short of { $side ->
        [blue] blue
       *[red] red
    }
}
    .brief = marker: { $squares } { $side ->
        [blue] left
       *[red] right
    }
brings-zeal = 2 points if nobody else bribes
    .brief = 2 points if alone
brings-robs = one of { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
brings-kills = { $points ->
    [one] −{ $points } point for its owner
   *[other] −{ $points } points for its owner
}
warns-few-bills = only { $count } left to draw
    .brief = only { $count } left
warns-grudge = { SEAT($seat) } draws a Vendetta card
    .brief = a Vendetta card for it
warns-unused = { $count ->
    [one] one income is left to collect
   *[other] { $count } incomes are left to collect
}
    .brief = { $count ->
        [one] one income left
       *[other] { $count } incomes left
    }
warns-power = { $power ->
    [bid] turned, he cannot add 1 to a bid this month
    [bribe] turned, he cannot bribe this month
   *[shield] turned, he no longer guards you
}
    .brief = { $power ->
        [bid] no +1 to a bid
        [bribe] no bribe by him
       *[shield] guards no more
    }
warns-last-bandit = nobody is left to do anything else this month
    .brief = nobody is left to act
warns-price = price { $price }: alone you reach { $most } at most
warns-no-zeal = somebody else has bribed: no card for zeal
    .brief = no card for zeal
warns-moves-nothing = does not move the marker
warns-too-late = too late: this month it changes nothing
    .brief = too late

## Why something came as it did

why-drew = A bill for every location in play with { THING($by) }: { $owned } ({ $rule }).
each-owned = { SEAT($seat) } { $count }
why-bonus = A racketeer collected: one bill more, which is not shared ({ $rule }).
why-withheld = The collector may keep what is due; who is short-changed draws a Vendetta card ({ $rule }).
why-vendetta = { $short ->
    [yes] For being short-changed
   *[no] For bidding and winning nothing in this auction
} ({ $rule }).
why-single = The only bid on a lot without a price takes it, and one bill of it comes back ({ $rule }).
why-price = All bids together are { $total }; the price is { $price } ({ $rule }).
why-tie = The highest bids are equal, so nobody gets the lot and the bills are gone: { $strengths } ({ $rule }).
why-highest = The strongest bid wins; the bills of all bids are gone: { $strengths } ({ $rule }).
each-strengths = { SEAT($seat) } { $strength }
why-verdict = Bills to the left: { $left }, to the right: { $right }; only the sum counts, and the marker stops at the ends: { $from } → { $to } ({ $rule }).
why-corrupter = From month 4 on, who alone has bribed gets this card ({ $rule }).
why-prosecuted = A prosecutor still on a lot at the end of the month moves the marker one square to conviction ({ $rule }).
why-audited = An auditor still on a lot at the end of the month costs everybody a bill, drawn by chance ({ $rule }).
why-skipped = Nothing left to do but pass, and no Vendetta card in hand: passed over unasked ({ $rule }).

## Options

option-agents = agents
    .about = How many agent cards are shuffled into the Vendetta deck: 0, 1 or 2.
option-abilities = powers of bandits
    .about = Whether bandits have powers. Without them the player aid is played to the letter.
option-timing = time for revenge
    .about = When Vendetta cards may be played.
option-timing-any = at any time
option-timing-own = only while you decide
option-verdict_start = starting square
    .about = The square on which the verdict marker starts, 1 to 30. Without it: two squares per player from the border into the red.
option-deck = deck
    .about = Another deck: bills, Vendetta cards, bandits, investigators and locations.

## The table

label-verdict = Verdict { $verdict }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} { $side ->
    [blue] in the blue
   *[red] short of blue
}
label-track = { $track }
label-pile = corruption pile: { $corruption ->
    [none] empty
   *[other] { $corruption }
}
each-corruption = { SEAT($seat) } – { $count }
label-course = Month { $month } of six, { $phase ->
    [business] business
    [share] business, bills are shared
    [auction] auction
    [keep] auction, a bill is kept
    [trial] trial
   *[discard] bureaucracy
} · order: { SEATS($order) } · { $actor ->
    [none] {""}
   *[other] { MINE($actor) ->
        [yes] your turn
       *[no] turn of { SEAT($actor) }
    }
}
label-end-of-month = { $month ->
    [2] At the end of this month the head bandit comes to lot 1.
    [3] At the end of this month: the preliminary verdict.
    [6] At the end of this month: the final verdict.
   *[other] {""}
}
label-lots = Lots
label-lot = lot { $lot } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $price ->
    [none] {""}
   *[other] {" "}· price { $price }
}
label-lot-empty = lot { $lot }: empty
label-player = { SEAT($seat) } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $first ->
    [yes] {" "}· first player
   *[no] {""}
}
label-role = role: { THING($role) }
label-bandits = bandits
label-turned = turned bandits
label-locations = locations
label-locations-turned = turned locations
label-investigators = investigators
label-corrupter = zealous corrupter ×{ $corrupter }
label-holds = { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
}, { $grudges ->
    [one] { $grudges } Vendetta card
   *[other] { $grudges } Vendetta cards
}
label-bid = bid: { THING($bandit) } with { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
label-own-bid = bid on lot { $lot }: { THING($bandit) } with { THINGS($bills) }, strength { $strength }
label-bribed = bribed this month with { $bribes ->
    [one] { $bribes } bill
   *[other] { $bribes } bills
}
label-hand = bills worth { $value }, left { $blue }, right { $red }
label-no-hand = no bills
label-grudges = Vendetta cards
label-pot = pot
label-income = by { THING($by) }: { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}{ $due ->
    [none] , all yours
   *[other] , due: { $due }
}

## When all lies open: what only some were told

open-bonus = { SEAT($seat) } also draws { THING($card) }, not to be shared.
open-gave = { SEAT($from) } gives { SEAT($to) } { THING($card) }.
open-vendetta = { SEAT($seat) } draws a Vendetta card: { THING($card) }.
open-bid = { SEAT($seat) } bids on lot { $lot }: { THING($bandit) } with { THING($card) }.
open-raised = { SEAT($seat) } adds { THING($card) } to the bid carried by { THING($bandit) }.
open-kept = { SEAT($seat) } keeps { THING($card) } of the bid on lot { $lot }{ $discarded ->
    [none] .
   *[other] {" "}and discards { THINGS($discarded) }.
}
open-discarded = { SEAT($seat) } discards { THING($card) }.
open-audited = The { THING($card) } costs { SEAT($seat) } { THING($bill) }.
open-stolen = { SEAT($to) } takes { THING($card) } from { SEAT($from) }.
open-slipped = { SEAT($seat) } puts { THING($card) } into the corruption pile.

## Notes

shelf = { $sort ->
    [bandits] Bandits
    [green] Green locations
    [yellow] Yellow locations
    [violet] Violet locations
    [white] White locations
    [investigators] Investigators
    [bills] Bills
    [grudges] Vendetta cards
   *[markers] Markers
}
kind-bandit = bandit, { $count ->
    [one] one card
   *[other] { $count } cards
}, { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kind-location = location, { points }{ $count ->
    [one] {""}
   *[other] , { $count } cards
}
kind-investigator = investigator, { $count ->
    [one] one card
   *[other] { $count } cards
}, price { $price }, { points }
kind-bill = bill, { $count } of { $bills }
kind-grudge = Vendetta card, { $count } of { $cards }
kind-first = one card, { points }
kind-corrupter = { $count } cards, { points } each
kind-marker = one marker on { $count } squares
bars-turned = Turned until the end of the month
bars-carries = Carries a bid: it cannot be taken back
bars-paid = Turned: it has paid this month
bars-used = You have used all its incomes this month
bars-no-bandit = No unturned bandit to carry it
bars-agent = Never played
bars-timing = At this table only while you decide
bars-nobody-turned = None of your bandits is turned without a bid
bars-no-bill = You have no bill in hand
bars-shields = A bodyguard stands before everybody else
bars-few-bandits = Nobody has more than three bandits
bars-no-target = Nothing to aim it at now
note-first-moved = It has changed hands this month.
note-own-bribes = Your bills in the pile move it { $squares } to the { $side ->
    [blue] left
   *[red] right
}.
note-no-powers = At this table bandits have no powers.
note-shielded = { $seats ->
    [none] No bodyguard stands unturned.
   *[other] No card can be aimed at: { SEATS($seats) }.
}
note-boss-waits = Comes to lot 1 at the end of month 2.
note-income = By { THING($by) }: { $count } on the table{ $own ->
    [none] {""}
   *[other] , { $own } yours
}.
note-investigator = On lot { $lots }: takes effect at the end of every month until he is bought.
note-bill = Worth { $value } in a bid{ $squares ->
    [0] .
   *[other] ; slipped to the jury, { $squares } to the { $side ->
        [blue] left
       *[red] right
    }.
}
where-held = holds it
where-count = ×{ $count }
where-left = { $count } left
where-before = { $turned ->
    [0] { $count ->
        [one] unturned
       *[other] { $count } unturned
    }
   *[other] { $count ->
        [one] turned
       *[other] { $count }, turned { $turned }
    }
}
where-lot = on lot { $lot }
where-gone = out of the game: { $count }
where-street = { $count ->
    [one] one more in the street deck
   *[other] { $count } more in the street deck
}
where-hand = { $count } in hand
where-bid = { $count } on your bids
where-pile = { $count } in the corruption pile
where-pot = { $count } in the pot
where-bills-hidden = { $count } in decks and in other hands
where-played = { $count } played
where-hidden = { $count } in the deck and in other hands

## In the report of a study

figure-verdict = square of the verdict marker

## Words that the record judges

pledge-share = Next time I give you your due
pledge-no-vendetta = I never play a Vendetta card on you
