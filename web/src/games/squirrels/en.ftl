board-empty = empty
board-here = here
board-stack = { $stack ->
    [0] left
   *[1] right
} stack, { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}
board-nuts = nuts
board-in-hand = cards in hand
board-cards = { $count } in hand
board-leader = leads
board-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
   *[5] fifth place
}
board-customs = customs
board-bank = bank
board-open = −{ $amount } to a robbery
board-held = What they still hold
board-hand = Your cards
board-ready = ready
board-choosing = choosing
board-turns = turns to the end: { $turns }
source-contraband = contraband
source-raid = raids
source-customs = customs
source-robbery = robberies
