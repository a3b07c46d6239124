title = Liar's dice
tagline = Five dice under a cup, and nobody believes you.

## Dice

thing-die-1 = one
    .sign = ⚀
    .about = Counts as every other face too, unless the table plays without wild ones.
thing-die-2 = two
    .sign = ⚁
thing-die-3 = three
    .sign = ⚂
thing-die-4 = four
    .sign = ⚃
thing-die-5 = five
    .sign = ⚄
thing-die-6 = six
    .sign = ⚅
thing-hidden = die under a cup
    .sign = ?

## Questions

phase-say = { $claim ->
    [none] You begin: how many of which face are there under all cups?
   *[other] The last bid is { $claim }. Do you bid higher, or doubt it?
}
whole-claim = { bid } of { SEAT($seat) }
phase-over = The game is over.

## Choices

bid = { $amount } × { $face }
action-bid = bid { bid }
    .kind = bid
    .about = You say that there are at least so many dice of this face under all cups together. Ones count as every face, unless the table plays without that.
action-doubt = doubt it
    .kind = doubt
    .about = All dice are shown. If there are as many as the last bid says, you lose a die; if there are fewer, the bidder does.

## What happened

event-rolled = { MINE($seat) ->
    [yes] You roll { $dice }.
   *[no] {""}
}
event-bid = { MINE($seat) ->
    [yes] You bid { bid }.
   *[no] { SEAT($seat) } bids { bid }.
}
event-doubted = { MINE($seat) ->
    [yes] You doubt { SEAT($target) }.
   *[no] { SEAT($seat) } doubts { MINE($target) ->
        [yes] you
       *[no] { SEAT($target) }
    }.
}
event-revealed = { MINE($seat) ->
    [yes] You show { $dice }.
   *[no] { SEAT($seat) } shows { $dice }.
}
event-lost = There are { $count } × { $face }. { MINE($seat) ->
    [yes] You lose a die
   *[no] { SEAT($seat) } loses a die
} and { MINE($seat) ->
    [yes] { $left ->
        [0] are out of the game.
       *[other] begin the next round.
    }
   *[no] { $left ->
        [0] is out of the game.
       *[other] begins the next round.
    }
}
event-over = The game is over. { $result }
whole-result = { SEATS($winners) } wins.

## Options

option-dice = dice
    .about = How many dice everybody begins with.
option-wild = wild ones
    .about = Ones count as every other face.

## The table

label-new-round = A new round. { $dice } dice are left.
label-claim = { SEAT($seat) }: { bid }. { $dice } dice are left.
label-player = { SEAT($seat) }
label-dice = { $count ->
    [0] out of the game
    [one] { $count } die
   *[other] { $count } dice
}
