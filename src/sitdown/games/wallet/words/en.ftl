title = Wallet
tagline = A passport, as much money as it explains, and the police at the door.
minute =
    In your turn you take a card out of the wallet, put one in, turn a time card or buy a passport. When the
    last time card is turned, the police come in. You are innocent if you hold one passport and as much money as
    it explains: most take up to 500 in two currencies, the millionaire needs more, the blonde a jewel. The
    guilty lose a token, the innocent draw tokens, the richest first. Three rounds; the most points win.

## Cards

thing-ivanov = Ivanov
    .sign = ☺
    .about = Innocent with at most 500 in at most two currencies. May carry plastic cards, and draws a note with one of them at the end.
thing-policeman = policeman
    .sign = ✪
    .about = Innocent with at most 500 in at most two currencies. May carry police badges; with one he is on duty at the end and checks another player.
thing-millionaire = millionaire
    .sign = ♛
    .about = Innocent only with more than 500, in at most two currencies.
thing-blonde = blonde
    .sign = ♀
    .about = Innocent with at most 500 and at least one jewel. May have any number of currencies.
thing-super-agent = super-agent
    .sign = ⌖
    .about = Innocent with at least one more passport, whichever, and at most 500 in at most two currencies. The other passport's properties do not work.
thing-rouble = { $number ->
    [none] roubles
   *[other] ₽{ $number }
}
    .about = { note }
thing-euro = { $number ->
    [none] euros
   *[other] €{ $number }
}
    .about = { note }
thing-dollar = { $number ->
    [none] dollars
   *[other] ${ $number }
}
    .about = { note }
thing-pound = { $number ->
    [none] pounds
   *[other] £{ $number }
}
    .about = { note }
thing-jewel = { $number ->
    [none] jewels
   *[other] jewel { $number }
}
    .about = { jewel }
note = A note: worth its face. More than two currencies make everybody but a blonde guilty.
jewel = A jewel: worth its face and of no currency. A blonde needs one.
thing-rouble-20 = ₽20
    .about = { note }
thing-rouble-50 = ₽50
    .about = { note }
thing-rouble-100 = ₽100
    .about = { note }
thing-rouble-150 = ₽150
    .about = { note }
thing-rouble-200 = ₽200
    .about = { note }
thing-rouble-300 = ₽300
    .about = { note }
thing-euro-20 = €20
    .about = { note }
thing-euro-50 = €50
    .about = { note }
thing-euro-100 = €100
    .about = { note }
thing-euro-150 = €150
    .about = { note }
thing-euro-200 = €200
    .about = { note }
thing-euro-300 = €300
    .about = { note }
thing-dollar-20 = $20
    .about = { note }
thing-dollar-50 = $50
    .about = { note }
thing-dollar-100 = $100
    .about = { note }
thing-dollar-150 = $150
    .about = { note }
thing-dollar-200 = $200
    .about = { note }
thing-dollar-300 = $300
    .about = { note }
thing-pound-20 = £20
    .about = { note }
thing-pound-50 = £50
    .about = { note }
thing-pound-100 = £100
    .about = { note }
thing-pound-150 = £150
    .about = { note }
thing-pound-200 = £200
    .about = { note }
thing-pound-300 = £300
    .about = { note }
thing-jewel-30 = jewel 30
    .about = { jewel }
thing-jewel-40 = jewel 40
    .about = { jewel }
thing-jewel-60 = jewel 60
    .about = { jewel }
thing-jewel-70 = jewel 70
    .about = { jewel }
thing-jewel-80 = jewel 80
    .about = { jewel }
thing-jewel-110 = jewel 110
    .about = { jewel }
thing-jewel-120 = jewel 120
    .about = { jewel }
thing-jewel-140 = jewel 140
    .about = { jewel }
thing-jewel-160 = jewel 160
    .about = { jewel }
thing-jewel-190 = jewel 190
    .about = { jewel }
thing-badge = police badge
    .sign = ★
    .about = Puts an innocent policeman on duty at the end of the round. In any other hand it makes guilty.
thing-plastic = plastic card
    .sign = ▭
    .about = An innocent Ivanov draws a note from the wallet with it, for wealth only. In any other hand it makes guilty.
thing-double-turn = Double Turn
    .sign = ×2
    .about = Instead of your turn: two actions, one after the other.
thing-birthday = Birthday
    .sign = ♪
    .about = Instead of your turn: take three cards from one place of the wallet, keep one and give two other players one each. With two players the third goes back.
thing-pool = Pool
    .sign = ◎
    .about = Before your action: everybody lays a note or a jewel. You pick one of them, the others are dealt out unseen.
thing-cards-left = Cards Left
    .sign = ←
    .about = Before your action: everybody passes a card of their choice to the left neighbour.
thing-cards-right = Cards Right
    .sign = →
    .about = Before your action: everybody passes a card of their choice to the right neighbour.
thing-spot-check = Spot Check
    .sign = ◉
    .about = Before your action: draw a card blindly from another hand, look at it, and keep it or give it back.
thing-give-card = Give a Card
    .sign = ↗
    .about = Before your action: give a card of your hand to another player, who must take it.
thing-take-card = Take a Card
    .sign = ↙
    .about = Before your action: draw a card blindly from another hand and keep it.
thing-swap = Swap
    .sign = ⇄
    .about = Before your action: you and another player exchange a card of your choice each.
thing-request = Request
    .sign = !
    .about = Before your action: ask another player for a face, a currency or jewels. It must give a card that fits, if it has one.
thing-ambulance = Ambulance
    .sign = ✚
    .about = Before your action: does what the top card of the discard pile does.
thing-extra-time = Extra Time
    .sign = ⧗
    .about = After the last time card: one more action for you, but no time card.
thing-double-bottom = Double Bottom
    .sign = ▤
    .about = At the end of the round: hide a card of your hand under it. That card no longer counts.
thing-atm = Cash Machine
    .sign = ⌂
    .about = At the end of the round: deposit a note, which then no longer counts, or draw from the wallet until a note comes, which then counts.
thing-exchange = Currency Exchange
    .sign = ¤
    .about = At the end of the round: one of your notes counts as another currency. Its face stays.
thing-wallet = wallet
    .sign = ▥
    .about = The cards that nobody has. One takes and puts them unseen: on top, at the bottom, or by chance somewhere between the first and the last.
thing-time = time card
    .sign = ⧖
    .about = One is turned when the turn comes round to the first player again, and by whoever chooses to in his turn. With the last one the police are here and the round is over at once.
thing-token = { $number ->
    [none] token
   *[other] token of { $number }
}
    .sign = { $number }
    .about = Victory points, face down before their owner. At the end of a round every guilty player loses one, and the richest of the innocent draw some unseen.
thing-coin = { $number ->
    [none] coin
   *[other] coin of { $number }¢
}
    .sign = ¢
    .about = Counts as money of its owner, but is no card and of no currency. The smallest one begins the round; the police and plastic cards come in the order of coins.
thing-top = top
thing-bottom = bottom
thing-middle = middle
thing-hidden = card

## Questions

phase-turn = { $actions_left ->
    [2] Two actions, one after the other.
   *[other] One action.
} { $specials_played ->
    [0] A special card may come before it.
   *[other] The special card has been played.
}
phase-passport = Which of the spare passports do you take?
phase-birthday = Which card do you keep, and who gets the others?
phase-pool = { MINE($active) ->
    [yes] You play the Pool.
   *[no] { SEAT($active) } plays the Pool.
} What do you lay?
phase-pool-pick = Which card of the pool do you take?
phase-pass-cards = { MINE($active) ->
    [yes] You send cards round.
   *[no] { SEAT($active) } sends cards round.
} Which one do you pass { $pending }?
phase-swap = { MINE($active) ->
    [yes] You swap with { $pending }.
   *[no] { SEAT($active) } swaps with you.
} Which card do you give?
phase-spot-check = You have drawn a card: { $pending }. Do you keep it?
phase-request = { SEAT($active) } asks you for { $pending }. What do you give?
phase-extra-time = Time is up. Do you play Extra Time?
phase-extra-action = Extra time: one more action.
phase-last-cards = The police are at the door. Do you play a special card?
phase-police = Officer, whom do you check?
phase-plastic = Do you draw with your plastic card, and from where?
phase-forfeit = You are guilty. Which token do you lose?
phase-over = The game is over.
whole-pending = { $direction ->
    [left] to the left
    [right] to the right
   *[none] { $face ->
        [none] { $type ->
            [none] { $card ->
                [none] { SEAT($target) }
               *[other] { THING($card) }
            }
           *[other] { THING($type) }
        }
       *[other] a card of { $face }
    }
}

## Choices

place-from = { $from ->
    [top] from the top
    [bottom] from the bottom
   *[middle] from the middle
}
place-at = { $at ->
    [top] on top
    [bottom] at the bottom
   *[middle] in the middle
}
action-flip = turn a time card
    .kind = turn a time card
    .about = One hourglass less. The last one ends the round at once.
action-take = take a card { place-from }
    .kind = take a card
    .about = A card of the wallet goes into your hand. The others see from where, not what.
action-put = put { THING($card) } { place-at }
    .kind = put a card
    .tap = Tap a card of your hand and a place of the wallet.
    .about = A card of your hand goes into the wallet. The others see where, not what. The middle is anywhere between the first card and the last.
action-buy = buy a passport with { THINGS($pay) }
    .kind = buy a passport
    .about = Pay 300 or more, openly and without change; then look at the spare passports and take one. Type buy and the cards to pay with others than those listed.
action-choose = { THING($passport) }
    .kind = choose a passport
    .about = The passport goes into your hand, the others back into their compartment. Nobody sees which.
action-play = { THING($special) }{ play-how }
    .kind = play a special card
    .tap = Tap what it needs: a card of your hand, a rival or a place of the wallet.
    .about = As a rule one in a turn, before your action. The last cards of a round come when the last time card has been turned.
play-how = { $target ->
    [none] {""}
   *[other] : { SEAT($target) }
}{ $card ->
    [none] {""}
   *[other] , { THING($card) }
}{ $face ->
    [none] {""}
   *[other] , a card of { $face }
}{ $type ->
    [none] {""}
   *[other] , { THING($type) }
}{ $deposit ->
    [none] {""}
   *[other] , deposit { THING($deposit) }
}{ $from ->
    [none] {""}
   *[other] , draw { place-from }
}{ $currency ->
    [none] {""}
   *[other] {" "}as { THING($currency) }
}
action-share = keep { THING($keep) }; { $gifts }{ $back ->
    [none] {""}
   *[other] ; { THING($back) } back { place-at }
}
    .kind = share out
    .about = The others learn only what they get themselves.
each-gifts = { THING($card) } to { SEAT($seat) }
action-lay = { THING($card) }
    .kind = lay a card
    .about = All the cards are turned up together. You get one of them back, unless you have played the pool: then you pick.
action-pass = pass
    .kind = pass
    .about = You do nothing.
action-pick = { THING($card) }
    .kind = pick a card
    .about = It goes into your hand. The rest is dealt out unseen to those who laid a card.
action-hand-over = { THING($card) }
    .kind = hand a card over
    .tap = Tap the card that you hand over.
    .about = It changes hands face down: only giver and receiver know it.
action-keep = keep it
    .kind = keep it
    .about = The card goes into your hand.
action-return = give it back
    .kind = give it back
    .about = The card returns to the hand it came from.
action-refuse = I have none
    .kind = refuse
    .about = Only who really has no such card can say so.
action-check = check { SEAT($target) }
    .kind = check a player
    .about = Shows that hand to all. If the player is guilty, its notes and jewels are your loot.
action-draw = draw { place-from }
    .kind = draw
    .about = Cards are turned up until a note comes. It counts for your wealth only.
action-forfeit = a token of { $token }
    .kind = lose a token
    .about = It goes back into the bag. The others do not see its value.

## What happened

event-round = Round { $round } of 3. { MINE($first) ->
    [yes] You have the smallest coin and begin.
   *[no] { SEAT($first) } has the smallest coin and begins.
} Coins: { $coins }.
each-coins = { SEAT($index) } { $value }¢
event-dealt = { MINE($seat) ->
    [yes] Your hand: { THINGS($hand) }. Your special cards: { THINGS($specials) }.
   *[no] {""}
}
time-left = { $left ->
    [0] none is left
    [one] { $left } is left
   *[other] { $left } are left
}
event-time = { $by ->
    [lap] A lap is over: a time card turns, { time-left }.
   *[flip] { MINE($seat) ->
        [yes] You turn a time card, { time-left }.
       *[no] { SEAT($seat) } turns a time card, { time-left }.
    }
}
event-turn = { MINE($seat) ->
    [yes] Lap { $lap }: your turn.
   *[no] Lap { $lap }: { SEAT($seat) }.
}
event-took = { MINE($seat) ->
    [yes] You take { THING($card) } { place-from }.
   *[no] { SEAT($seat) } takes a card { place-from }.
}
event-put = { MINE($seat) ->
    [yes] You put { THING($card) } { place-at }.
   *[no] { SEAT($seat) } puts a card { place-at }.
}
event-paid = { MINE($seat) ->
    [yes] You pay { THINGS($cards) } for a passport and look: { THINGS($spares) }.
   *[no] { SEAT($seat) } pays { THINGS($cards) } for a passport.
}
event-chose = { MINE($seat) ->
    [yes] You take a passport: { THING($passport) }.
   *[no] { SEAT($seat) } takes a passport.
}
event-played = { MINE($seat) ->
    [yes] You play { THING($special) }
   *[no] { SEAT($seat) } plays { THING($special) }
}{ $copies ->
    [none] {""}
   *[other] {" "}as { THING($copies) }
}{ $target ->
    [none] {""}
   *[other] , { MINE($target) ->
        [yes] at you
       *[no] at { SEAT($target) }
    }
}{ $face ->
    [none] {""}
   *[other] , for a card of { $face }
}{ $type ->
    [none] {""}
   *[other] , for { THING($type) }
}{ $from ->
    [none] {""}
   *[other] , { place-from }
}.
event-sealed = { MINE($seat) ->
    [yes] You have chosen: { $choice }.
   *[no] { SEAT($seat) } has chosen.
}
whole-choice = { $do ->
    [pass] pass
    [play] { THING($special) }
    [forfeit] a token of { $token }
   *[other] { THING($card) }
}
event-birthday = { MINE($seat) ->
    [yes] Your three cards: { THINGS($cards) }.
   *[no] { SEAT($seat) } looks at three cards.
}
event-kept = { MINE($seat) ->
    [yes] You keep { THING($card) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } keeps your { THING($card) }.
       *[no] { SEAT($seat) } keeps a card.
    }
}
event-gave = { MINE($from) ->
    [yes] You give { SEAT($to) } { THING($card) }.
   *[no] { MINE($to) ->
        [yes] { SEAT($from) } gives you { THING($card) }.
       *[no] { SEAT($from) } gives { SEAT($to) } a card.
    }
}
event-drew = { MINE($seat) ->
    [yes] You draw { THING($card) } from the hand of { SEAT($target) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } draws { THING($card) } from your hand.
       *[no] { SEAT($seat) } draws a card from the hand of { SEAT($target) }.
    }
}
event-returned = { MINE($seat) ->
    [yes] You give { THING($card) } back to { SEAT($target) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } gives you { THING($card) } back.
       *[no] { SEAT($seat) } gives the card back to { SEAT($target) }.
    }
}
event-refused = { MINE($seat) ->
    [yes] You have no such card.
   *[no] { SEAT($seat) } has no such card.
}
event-laid = { $card ->
    [none] { MINE($seat) ->
        [yes] You lay nothing.
       *[no] { SEAT($seat) } lays nothing.
    }
   *[other] { MINE($seat) ->
        [yes] You lay { THING($card) }.
       *[no] { SEAT($seat) } lays { THING($card) }.
    }
}
event-picked = { MINE($seat) ->
    [yes] You take { THING($card) } from the pool.
   *[no] { SEAT($seat) } takes { THING($card) } from the pool.
}
event-received = { MINE($seat) ->
    [yes] You get { THING($card) } from the pool.
   *[no] { SEAT($seat) } gets a card from the pool.
}
event-round-over = The police are here: round { $round } is over.
event-passed = { MINE($seat) ->
    [yes] You pass.
   *[no] { SEAT($seat) } passes.
}
event-hid = { MINE($seat) ->
    [yes] You hide { THING($card) } under the double bottom.
   *[no] { SEAT($seat) } hides a card under the double bottom.
}
event-deposited = { MINE($seat) ->
    [yes] You deposit { THING($card) }.
   *[no] { SEAT($seat) } deposits { THING($card) }.
}
turned-up = { $shown ->
    [none] {""}
   *[other] {" "}Turned up on the way: { THINGS($shown) }.
}
event-withdrew = { $card ->
    [none] { MINE($seat) ->
        [yes] You find no note.
       *[no] { SEAT($seat) } finds no note.
    }
   *[other] { MINE($seat) ->
        [yes] You withdraw { THING($card) }.
       *[no] { SEAT($seat) } withdraws a note.
    }
}{ turned-up }
event-exchanged = { MINE($seat) ->
    [yes] Your { THING($card) } counts as { THING($currency) } now.
   *[no] { SEAT($seat) }: { THING($card) } counts as { THING($currency) } now.
}
event-officer = { MINE($seat) ->
    [yes] You are an officer on duty and show { THINGS($hand) }.
   *[no] { SEAT($seat) } is an officer on duty and shows { THINGS($hand) }.
}
event-checked = { MINE($seat) ->
    [yes] You check { SEAT($target) }
   *[no] { SEAT($seat) } checks { MINE($target) ->
        [yes] you
       *[no] { SEAT($target) }
    }
}: { THINGS($hand) }. { $guilty ->
    [yes] Guilty! Seized: { THINGS($seized) }.
   *[no] Innocent.
}
event-revealed = { MINE($seat) ->
    [yes] You show
   *[no] { SEAT($seat) } shows
} { THINGS($hand) }{ $front ->
    [none] {""}
   *[other] ; in front { $front }
}. { $guilty ->
    [yes] Guilty: { $reasons }.
   *[no] Innocent: { THING($identity) }.
}
each-front = { THING($special) }{ $card ->
    [none] {""}
   *[other] {" "}({ THING($card) }{ $currency ->
        [none] {""}
       *[other] {" "}as { THING($currency) }
    })
}
each-reasons = { $value ->
    [no-passport] no passport
    [too-many-passports] too many passports
    [lone-super-agent] a super-agent with no other passport
    [over-limit] over 500
    [under-limit] a millionaire with 500 or less
    [too-many-currencies] more than two currencies
    [no-jewellery] a blonde without a jewel
    [badge] a police badge
   *[plastic] a plastic card
}
event-plastic = { $card ->
    [none] { MINE($seat) ->
        [yes] Your plastic card finds no note.
       *[no] The plastic card of { SEAT($seat) } finds no note.
    }
   *[other] { MINE($seat) ->
        [yes] Your plastic card brings { THING($card) }.
       *[no] The plastic card of { SEAT($seat) } brings { THING($card) }.
    }
}{ turned-up }
event-lost = { MINE($seat) ->
    [yes] You lose a token of { $token }.
   *[no] { SEAT($seat) } loses a token.
}
event-scored = { MINE($seat) ->
    [yes] You are number { $rank } among the innocent: { $count ->
        [0] no token.
        [one] a token of { $tokens }.
       *[other] tokens of { $tokens }.
    }
   *[no] { SEAT($seat) } is number { $rank } among the innocent: { $count ->
        [0] no token.
        [one] { $count } token.
       *[other] { $count } tokens.
    }
}
event-over = The game is over. { $result }
whole-result = First: { SEATS($winners) }.

## What a choice would bring

brings-hand = { $guilty ->
    [yes] guilty: { $reasons }
   *[no] innocent, { $units }.{ $cents }
}
    .brief = { $guilty ->
        [yes] guilty
       *[no] innocent, { $units }.{ $cents }
    }
brings-rest = { $guilty ->
    [yes] without it guilty: { $reasons }
   *[no] without it innocent, { $units }.{ $cents }
}
    .brief = { $guilty ->
        [yes] guilty without it
       *[no] innocent, { $units }.{ $cents }
    }
brings-time = { $left ->
    [0] the last one: the round ends
    [one] { $left } is left
   *[other] { $left } are left
}
brings-innocent = innocent after it: { $chance } %
    .brief = innocent: { $chance } %
brings-given = { $chance } % that you get one
brings-pays = { $over ->
    [0] { $paid }, the exact price
   *[other] { $paid }: { $over } too much, no change
}
    .brief = { $over ->
        [0] {""}
       *[other] { $paid }, no change
    }
brings-with-passport = innocent as { THING($passport) }, { $units }.{ $cents }
    .brief = innocent with it
brings-suspect = a closed hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
brings-seizes = guilty: you seize { $money }
brings-note = a note: { $chance } %, { $mean } on average
    .brief = note: { $chance } %, ≈ { $mean }
brings-costs = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
brings-holds = { $count } in hand
brings-price = for { $price }, you have { $has }
brings-specials = { THINGS($specials) }
warns-guilty = you are innocent now
warns-police = the police would find you guilty
    .brief = you would be guilty
warns-no-card-helps = no single card makes this hand innocent
    .brief = no card helps
warns-no-passport-helps = no spare passport makes the rest innocent
    .brief = no passport helps
warns-nobody-has-it = no such card is hidden anywhere
warns-is-innocent = innocent: nothing to seize
warns-nothing-to-seize = guilty, but no money is left

## Refusals

because-no-spares = There is no spare passport left.
because-not-so-many = You do not hold that many of { THING($card) }. Your hand: { THINGS($hand) }.
because-does-not-pay = One cannot pay with this: { THING($card) }. { $jewels ->
    [yes] Notes and jewels pay.
   *[no] Only notes pay.
}
because-too-little = { $paid } is paid; a passport costs at least { $price }.
because-no-money = “{ $name }” names no money card. Write for instance e100, 100 or j80.
because-several = “{ $name }” can mean: { THINGS($cards) }. Add the letter of the currency.
because-none-left = No “{ $name }” is left in your hand. Money: { THINGS($hand) }.

## Why something came as it did

sum-counted = { $units }{ $cents ->
    [none] {""}
   *[other] .{ $cents }
}
why-guilty = Counted: passports { $passports }, money { sum-counted }, currencies { $currencies }. At most 500 (for a millionaire more than 500) and two currencies are allowed; against this hand: { $reasons } ({ $rule }).
why-innocent = Counted as { THING($identity) }: money { sum-counted }, currencies { $currencies }; none of the reasons for guilt holds ({ $rule }).
why-scored = Wealth { sum-counted } is number { $rank } among the innocent. The richest draw first and most; the guilty take up no rank ({ $rule }).
why-lost = Who is found guilty loses a token ({ $rule }).
why-lap = The turn came round to the first player again: a time card turns ({ $rule }).

## Options

option-balanced_deck = balanced deck
    .about = With 3 to 6 players only the cards whose corner number is not above the number of players.
option-specials_per_turn = special cards in a turn
    .about = How many special cards a player may play before its action.
option-specials_per_turn-1 = one
option-specials_per_turn-2 = both
option-jewellery_pays = jewels pay
    .about = Whether jewels can pay for a passport, or notes only.
option-deck = deck
    .about = Another deck in place of the packaged one: cards with corner numbers, spare passports, special cards, tokens.

## The table

shorthand = A purchase: buy and the cards, by face or by letter and face: buy e100 200 j80
label-round = Round { $round } of { $rounds }
label-turn = { MINE($seat) ->
    [yes] Your turn
   *[no] { SEAT($seat) }'s turn
} · lap { $lap } · ⧗ { $left }
label-double = A double turn: two actions to do.
label-turns = { $count ->
    [0] You have no further turn in this round.
    [one] You have at most { $count } turn left.
   *[other] You have at most { $count } turns left.
}
label-end = The last time card is turned.
label-last-round = How round { $round } ended
label-gains = Tokens: { $gains }
each-gains = { SEAT($index) } { $value ->
    [-1] −1
   *[other] +{ $value }
}
tokens-won = { $tokens ->
    [0] no token
    [one] +{ $tokens } token
   *[other] +{ $tokens } tokens
}
label-was-innocent = { $rank }. { SEAT($seat) } · { THING($identity) } · { $units }.{ $cents } · { tokens-won }
label-was-guilty = { SEAT($seat) } · guilty: { $reasons }{ $tokens ->
    [0] {""}
   *[other] {" "}· −1 token
}
label-wallet = Wallet · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-spares = spare passports ({ $count })
label-centre = in the centre, out of play
label-discard = discard pile
label-birthday = three cards
label-pool = the pool
label-drawn = drawn from { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}
label-asked = { MINE($seat) ->
    [yes] You ask
   *[no] { SEAT($seat) } asks
} { MINE($target) ->
    [yes] you
   *[no] { SEAT($target) }
} for { $face ->
    [none] { THING($type) }
   *[other] a card of { $face }
}
label-player = { SEAT($seat) } · { $coin }¢{ $first ->
    [yes] {" "}· first
   *[no] {""}
}
label-holds = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
label-hand = { $sort ->
    [passports] passports
    [items] items
   *[other] { THING($sort) }
}
label-front = { THING($special) }{ $currency ->
    [none] {""}
   *[other] {" "}as { THING($currency) }
}
label-loot = loot
label-worth = { $units }.{ $cents } · { $currencies ->
    [0] no currency
    [one] { $currencies } currency
   *[other] { $currencies } currencies
}
label-innocent = innocent: { THING($identity) }
guilty-no-passport = guilty: no passport
guilty-too-many-passports = guilty: { $passports ->
    [2] two passports
   *[other] { $passports } passports
}
guilty-lone-super-agent = guilty: a super-agent needs another passport
guilty-over-limit = guilty: more than 500
guilty-under-limit = guilty: a millionaire needs more than 500
guilty-too-many-currencies = guilty: { $currencies ->
    [3] three currencies
    [4] four currencies
   *[other] more than two currencies
}
guilty-no-jewellery = guilty: a blonde needs a jewel
guilty-badge = guilty: a police badge
guilty-plastic = guilty: a plastic card
label-no-specials = no special cards
label-specials = special cards: { $count }
label-own-specials = special cards
label-playable = can be played now: { THINGS($specials) }
label-tokens = { $sum ->
    [none] { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
   *[other] { $tokens ->
        [none] no tokens
       *[other] { $count ->
            [one] a token of { $tokens }
           *[other] tokens { $tokens } (sum { $sum })
        }
    }
}
label-sealed = { $choice ->
    [none] has chosen
   *[other] chosen: { $choice }
}

## Notes

shelf = { $sort ->
    [passports] Passports
    [rouble] Roubles
    [euro] Euros
    [dollar] Dollars
    [pound] Pounds
    [jewel] Jewels
    [items] Items
    [instead] Special cards in place of a turn
    [before] Special cards before an action
    [extra] Special card after the last time card
    [last] Special cards of the end of a round
   *[table] On the table
}
kind-passport = passport, { $count } in the deck{ $spares ->
    [0] {""}
    [one] , one spare
   *[other] , { $spares } spare
}
kind-money = { $sort ->
    [jewel] jewel
   *[note] note
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
kind-item = item, { $count ->
    [one] one card
   *[other] { $count } cards
}
kind-special = { $when ->
    [instead] special card, in place of your turn
    [before] special card, before your action
    [extra] special card, after the last time card
   *[last] special card, at the end of the round
}, { $count ->
    [one] one
   *[other] { $count } cards
}
kind-wallet = { $count } cards in play, hands included
kind-time = { $count } cards
kind-token = { $count } of { $tokens } tokens
kind-coin = one of seven
bars-no-money = Only a note or a jewel goes into the pool
bars-not-asked = Not what you were asked for
bars-price = A passport costs { $price }, you can pay { $has }
bars-end = Only when the last time card has been turned
bars-own-go = Not your go
bars-too-late = The last time card has been turned: too late
bars-own-turn = Only at the start of your own turn
bars-one-special = No further special card in this turn
bars-nothing-to-copy = The discard pile is empty: nothing to copy
bars-effect = { $special ->
    [pool] You have no note and no jewel to lay
    [birthday] Fewer than three cards in the wallet
    [give-card] You have no card to give
    [swap] You or all the others have no card to swap
    [extra-time] The card under it cannot be copied
   *[other] Nobody else has a card in hand
}
note-wallet = { $count ->
    [0] It is empty.
    [one] { $count } card is in it.
   *[other] { $count } cards are in it.
}
note-time = { $left ->
    [0] None is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
note-first = The smallest of this round: its owner began.
note-without = { $guilty ->
    [yes] Without it you would be guilty: { $reasons }.
   *[no] Without it you would be innocent, with { $units }.{ $cents }.
}
note-with = { $guilty ->
    [yes] With it you would be guilty: { $reasons }.
   *[no] With it you would be innocent, with { $units }.{ $cents }.
}
note-copies = It would do what { THING($special) } does.
note-mends = With { THING($card) } you would be innocent, { $units }.{ $cents }.
note-no-mending = As your hand is, it cannot make you innocent.
where-out = not in this game
where-coin = before its owner
where-tokens = ×{ $count }
where-tokens-hidden = { $count } face down before people or in the bag
where-bag = { $count } in the bag
where-hand = { $count ->
    [one] in hand
   *[other] { $count } in hand
}
where-loot = { $count ->
    [one] loot
   *[other] { $count } as loot
}
where-front = with { THING($special) }
where-open = { $count ->
    [one] lies there now
   *[other] { $count } lie there now
}
where-spares = { $count ->
    [one] a spare passport
   *[other] { $count } spare passports
}
where-spares-perhaps = perhaps a spare passport
where-centre = { $count ->
    [one] paid, out of the round
   *[other] { $count } paid, out of the round
}
where-hidden = { $count ->
    [one] one more, hidden
   *[other] { $count } more, hidden
}
where-face-down = face down
where-before = played, lies open
where-on-top = on top of the discard pile
where-discard = in the discard pile
where-somewhere = with somebody else, or not in this round

## When all lies open: what only some were told

open-dealt = { SEAT($seat) } is dealt { THINGS($hand) }; special cards: { THINGS($specials) }.
open-took = { SEAT($seat) } takes { THING($card) } { place-from }.
open-put = { SEAT($seat) } puts { THING($card) } { place-at }.
open-paid = { SEAT($seat) } pays { THINGS($cards) } for a passport and looks: { THINGS($spares) }.
open-chose = { SEAT($seat) } takes a passport: { THING($passport) }.
open-sealed = { SEAT($seat) } has chosen: { $choice }.
open-birthday = { SEAT($seat) } looks at { THINGS($cards) }.
open-kept = { SEAT($seat) } keeps { THING($card) }.
open-gave = { SEAT($from) } gives { SEAT($to) } { THING($card) }.
open-drew = { SEAT($seat) } draws { THING($card) } from the hand of { SEAT($target) }.
open-returned = { SEAT($seat) } gives { THING($card) } back to { SEAT($target) }.
open-received = { SEAT($seat) } gets { THING($card) } from the pool.
open-hid = { SEAT($seat) } hides { THING($card) } under the double bottom.
open-withdrew = { $card ->
    [none] { SEAT($seat) } finds no note.
   *[other] { SEAT($seat) } withdraws { THING($card) }.
}{ turned-up }
open-lost = { SEAT($seat) } loses a token of { $token }.
open-scored = { SEAT($seat) } is number { $rank } among the innocent: { $count ->
    [0] no token.
    [one] a token of { $tokens }.
   *[other] tokens of { $tokens }.
}

## Words that the record judges

pledge-no-drawing = I never draw from your hand
pledge-no-check = I never check you
