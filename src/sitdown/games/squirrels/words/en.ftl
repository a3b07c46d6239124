title = New York Squirrels
tagline = Two stacks, eight cards, and nuts are against the law.
minute =
    Everybody has the same eight cards and two stacks. In your turn you lay one card on one of your stacks, and
    then your top cards work: contraband brings nuts, a robbery takes them from others, a raid covers a stack of
    somebody. Customs takes duty, a bank protects. Only what lies on top counts. When the turn comes to somebody
    without cards, the most nuts win.

## Cards

thing-contraband-2 = contraband 2
    .sign = ●●
    .about = 2 nuts in each of your turns while it lies on top. In the turn in which it leaves your hand, every opponent with a customs on top takes 1 of them.
thing-contraband-3 = contraband 3
    .sign = ●●●
    .about = 3 nuts in each of your turns while it lies on top. In the turn in which it leaves your hand, every opponent with a customs on top takes 1 of them.
thing-contraband-5 = contraband 5
    .sign = ●●●●●
    .about = 5 nuts in each of your turns while it lies on top. In the turn in which it leaves your hand, every opponent with a customs on top takes 2 of them.
thing-customs = customs
    .sign = §
    .about = While it lies on top, every opponent who plays contraband from hand pays you duty: 1 nut, or 2 for contraband 5.
thing-robbery = robbery
    .sign = ←●
    .about = In each of your turns while it lies on top, every opponent without a bank gives you 1 nut for each contraband it has on top.
thing-bank = bank
    .sign = ▣
    .about = While it lies on top, nobody robs you and you owe no duty. It does not help against raids.
thing-raid = raid
    .sign = ↯
    .about = In each of your turns while it lies on top, you put one stack of an opponent on its other one and get 1 nut, or 2 if a bank gets covered. It needs an opponent with two stacks.
thing-hideout = hideout
    .sign = ⌂
    .about = When it is played, you take all the cards of that stack back into your hand. After that it only lies there.
thing-hidden = face-down card

## Questions

phase-place = Which card do you lay down first, and where?
phase-play = Which card do you play, and on which stack?
phase-resolve = Which of your two cards is applied first?
phase-raid = Whom do you raid, and which of the two stacks gets covered?
phase-customs = More duty than your contraband brings. Who gets what?
phase-over = The game is over.

## Choices

side = { $stack ->
    [0] left
    [1] right
   *[other] hidden
}
action-place = { THING($card) } on the { side }
    .kind = first card
    .picked = { THING($card) }: on which place?
    .about = The card waits face down until everybody has chosen. It does nothing yet, but contraband laid down now never pays duty.
action-play = { THING($card) } on the { side }
    .kind = play a card
    .picked = { THING($card) }: on which stack?
    .about = The card goes on top of that stack and covers what was there. Then both your top cards are applied. A hideout takes the whole stack back instead.
action-resolve = the { side } card first
    .kind = order
    .about = The other one follows by itself. What it meets may have changed by then: a raid can cover a customs before your contraband comes.
action-raid = { SEAT($seat) }: cover the { $cover ->
    [0] left
   *[1] right
}
    .kind = raid
    .about = The other stack of that player is put on top of the one you name. You get 1 nut, or 2 if a bank gets covered.
action-pay = { $shares }
    .kind = duty
    .about = All the nuts of that contraband go out, to as many officers as possible.
each-shares = { SEAT($index) } { $value }

## What happened

nuts = { $amount ->
    [one] { $amount } nut
   *[other] { $amount } nuts
}
event-sealed = { MINE($seat) ->
    [yes] You choose { THING($card) } for the { side } stack.
   *[no] { SEAT($seat) } has chosen a card.
}
event-revealed = { MINE($seat) ->
    [yes] You turn up { THING($card) } on the { side }.
   *[no] { SEAT($seat) } turns up { THING($card) } on the { side }.
}
event-turn = { MINE($seat) ->
    [yes] Turn { $turn }: you.
   *[no] Turn { $turn }: { SEAT($seat) }.
}
event-played = { MINE($seat) ->
    [yes] You play { THING($card) } on the { side }.
   *[no] { SEAT($seat) } plays { THING($card) } on the { side }.
}
event-took = { MINE($seat) ->
    [yes] You take back { THINGS($cards) }.
   *[no] { SEAT($seat) } takes back { THINGS($cards) }.
}
event-fizzled = { MINE($seat) ->
    [yes] Your raid finds no opponent with two stacks.
   *[no] The raid of { SEAT($seat) } finds no opponent with two stacks.
}
event-smuggled = { MINE($seat) ->
    [yes] Your { THING($card) } brings { nuts }.
   *[no] { SEAT($seat) } gets { nuts } from { THING($card) }.
}
event-paid = { MINE($from) ->
    [yes] { $for ->
        [customs] You pay { SEAT($to) } { nuts } in duty.
       *[robbery] { SEAT($to) } robs you of { nuts }.
    }
   *[no] { $for ->
        [customs] { SEAT($from) } pays { MINE($to) ->
            [yes] you
           *[no] { SEAT($to) }
        } { nuts } in duty.
       *[robbery] { MINE($to) ->
            [yes] You rob
           *[no] { SEAT($to) } robs
        } { SEAT($from) } of { nuts }.
    }
}
event-raided = { MINE($seat) ->
    [yes] You raid { SEAT($target) }
   *[no] { SEAT($seat) } raids { MINE($target) ->
        [yes] you
       *[no] { SEAT($target) }
    }
}: { THING($covered) } gets covered, for { nuts }.
event-over = The game is over. { $result }
whole-result = { $winners ->
    [none] Nobody wins.
   *[other] First: { SEATS($winners) }.
}

## What a choice would bring

counts-nuts = { $amount ->
    [0] 0
   *[other] +{ $amount }
}
brings-covered = covers { THING($card) }
brings-took = takes back { THINGS($cards) }
brings-fizzled = raid finds nobody
brings-paid = { MINE($to) ->
    [yes] +{ $amount } from { SEAT($from) }
   *[no] −{ $amount } to { SEAT($to) }
}
brings-asked = { $phase ->
    [resolve] then the order
    [raid] then a raid
   *[customs] then the duty
}

## Why something came as it did

why-no-robbery = The robbery took nothing: { $spared } ({ $rule }).
and-no-robbery = { $spared ->
    [none] { "" }
   *[other] { " " }The robbery took nothing: { $spared } ({ $robbery }).
}
each-spared = { SEAT($seat) } { $for ->
    [bank] has a bank on top
    [poor] has no nuts
   *[bare] shows no contraband
}
why-robbed = { $count ->
    [one] One contraband lies on top without a bank: 1 nut.
   *[other] Two contrabands lie on top without a bank: a nut for each.
} ({ $rule })
why-robbed-poor = There was more contraband than nuts: a robbery takes what is there, and nothing is owed ({ $rule }).
why-rate = Duty goes to every opponent with customs on top: 1 nut of a two or three, 2 of a five ({ $rule }).{ and-no-robbery }
why-duty = Duty was due: played from the hand this turn, with no bank beside it; { SEATS($seats) } had customs on top, { $amount } each ({ $rule }).{ and-no-robbery }
why-duty-all = The duty is more than the card brings: all its nuts are paid out, to as many officers as possible ({ $rule }).{ and-no-robbery }
why-no-duty-bank = No duty: a bank lay on the other stack ({ $rule }).
why-no-duty-old = No duty: it was not played from the hand this turn ({ $rule }).{ and-no-robbery }
why-no-duty-nobody = No duty: no opponent had customs on top ({ $rule }).{ and-no-robbery }
why-raid = A raid brings { $covered ->
    [bank] 2 nuts when it covers a bank
   *[other] 1 nut, and 2 only when it covers a bank
} ({ $rule }).{ and-no-robbery }

## Options

option-first = first player
    .about = The seat that has the first turn. Without it, it is drawn.
option-deck = set of cards
    .about = The cards of each player's set, in place of the usual eight: at most one hideout, 2 to 20 cards.

## The table

label-set-up = The first card: all choose at once. { MINE($first) ->
    [yes] You begin
   *[no] { SEAT($first) } begins
}.
label-round = Turn { $turn }. { $turns ->
    [0] It is the last one.
    [one] At least { $turns } more turn after it.
   *[other] At least { $turns } more turns after it.
}
label-player = { SEAT($seat) } · { nuts }{ $leads ->
    [yes] {" "}★
   *[no] {""}
}
label-stack = { side }
label-hand = hand
label-holds = holds { THINGS($cards) }
label-open = open to robbery: { nuts }
label-chosen = has chosen
label-choosing = { MINE($seat) ->
    [yes] it is up to you
   *[no] is choosing
}
label-sealed = chosen: { THING($card) } on the { side }
label-tie = contraband: in hand { $in_hand }, on top { $on_top }

## Notes to cards

shelf-cards = The cards of a set
kind-card = { $count ->
    [one] one in every set
   *[other] { $count } in every set
}
bars-not-in-hand = Not in your hand
bars-turn = It is the turn of { SEAT($seat) }
note-bank-beside = Your bank is on top: on the other stack it pays no duty.
note-duty = { $seats ->
    [none] Nobody collects duty from you now.
   *[other] Duty goes to { SEATS($seats) }; of its nuts { $amount ->
        [0] none is left
       *[other] { $amount } stay with you
    } in the turn in which you play it.
}
note-customs = { $seats ->
    [none] No opponent has contraband in hand.
   *[other] With contraband in hand: { SEATS($seats) }.
}
each-taken = { SEAT($index) } { $value }
note-robbery = { $amount ->
    [0] As things lie, nobody would give you anything.
   *[other] As things lie, it takes { nuts }: { $taken }.
}
note-bank = { $seats ->
    [none] Nobody robs or collects duty now.
   *[other] It keeps off: { SEATS($seats) }.
}
note-raid = { $seats ->
    [none] No opponent has two stacks: it would find nobody.
   *[other] With two stacks: { SEATS($seats) }.
}
note-hideout = Left: { THINGS($left) }. Right: { THINGS($right) }.
where-top = on top
where-covered = covered
where-hand = in hand

## When all lies open: what only some were told

open-sealed = { SEAT($seat) } chooses { THING($card) } for the { side } stack.

## Words that the record judges

pledge-no-raid = I never raid you
