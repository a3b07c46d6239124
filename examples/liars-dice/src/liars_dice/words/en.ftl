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

## The board

board-bid = Your bid
board-less = One die fewer
board-more = One die more

## The lesson

lesson-name-0 = You
lesson-name-1 = Gosha
lesson-bid = What you hold
    .text = Everybody has five dice under a cup and looks under the own one only. A bid says how many dice of a face there are under all cups together. Ones are wild: they count as every face.
    .task = Bid two fours: one die more, then the four.
    .wrong = Begin with what you are sure of: two fours.
    .done = Gosha believes you, and bids three fours himself.
    .note-1 = Two fours and a wild one: three for certain
    .note-2 = The face that you bid on
lesson-raise = Higher, or not at all
    .text = Who speaks next bids more dice, or as many of a higher face. Three fours you hold yourself, and Gosha has just told you that he likes them.
    .task = Bid four fours.
    .wrong = One four under Gosha’s cup is enough for a bid of four.
    .done = Gosha goes on to seven. That is a lot of fours.
    .note-1 = Three of four are here
    .note-2 = One is needed from here
lesson-doubt = A liar
    .text = Ten dice lie on the table. For seven fours Gosha would need four of his five to be fours or ones.
    .task = Doubt it.
    .wrong = You could bid even higher, and be caught. Doubt it instead.
    .done = All dice are shown. There were fewer, so Gosha loses a die; had there been seven, it would have been you.
    .note-1 = Only three of seven
lesson-end = The last die
    .text = Who loses a die begins the next round, and all roll again. Who has none left is out; the last one with dice wins.
    .note-1 = One die less, and so less to say

## When all lies open: what only some were told

open-rolled = { SEAT($seat) } rolls { $dice }.
