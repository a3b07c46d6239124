fold-sealed = Have chosen a card: { SEATS($seats) }.
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
board-still = Still in hand: { $count }
board-under = under it
board-sum = { $nuts ->
    [one] one nut
   *[other] { $nuts } nuts
}
board-tolls = Duty goes to { SEATS($seats) }
board-duty = Duty
board-duty-left = Still to hand out:
board-duty-done = All is handed out
board-duty-each = At least one nut for each customs
board-duty-of = Duty for { SEAT($seat) }
board-duty-less = Less for { SEAT($seat) }
board-duty-more = More for { SEAT($seat) }
draft-pay = Pay
board-hand = Your cards
board-ready = has chosen
board-choosing = choosing
board-turns = turns to the end: { $turns }
source-contraband = contraband
source-raid = raids
source-customs = customs
source-robbery = robberies
source-lost = paid to others

## The lesson

lesson-name-0 = You
lesson-name-1 = Gosha
lesson-first = Two stacks and a hand
    .text = New York, 1925, nuts are outside the law. Everybody has the same eight cards and room for two stacks. To begin, all lay a card face down and turn it up together. Contraband laid now will never pay duty.
    .task = Choose contraband 3 and any place for it.
    .wrong = It is good to begin with: three nuts a turn and no duty.
    .done = Gosha shows customs. It waits for your next contraband.
    .note-1 = Brings three nuts every turn
    .note-2 = Room for one of your two stacks
lesson-bank = First the bank
    .text = A turn is: play one card, then both your top cards act. If you play contraband from your hand, Gosha's customs takes a part of it. But with a bank on top you pay no duty, and nobody robs you.
    .task = Put the bank on the empty place.
    .wrong = While Gosha's customs is on top, take cover behind the bank first.
    .wrong-1 = On the three the bank would lie over it: the three would bring nothing.
    .done = The three has earned its keep, the bank lies beside it. Now the five can travel.
    .note-1 = Gosha’s customs is waiting for your contraband
    .note-2 = A bank here keeps duty away
lesson-five = Then the five
    .text = Customs takes two nuts of a five. Your bank stops it, as long as it stays on top. So the five goes on the other stack.
    .task = Put contraband 5 on the three.
    .wrong = Not now: the bank is in place, and the five brings most.
    .wrong-1 = On the bank it would cover your own shield.
    .done = Five nuts, and none for Gosha. The three lies below now and is silent.
    .note-1 = The five goes here, and the three below it
    .note-2 = Your shield, while it is on top
lesson-robbery = Other people's count too
    .text = A robbery takes a nut from every opponent for each contraband on top. Gosha shows two and no bank.
    .task = Play the robbery on the empty place.
    .wrong = Gosha has two contrabands unguarded. Such things do not lie about for long.
    .wrong-1 = There it would cover your own contraband 2, and that would bring nothing.
    .done = Both your top cards will act. The order is yours.
    .note-1 = One nut for this one
    .note-2 = And one for this
lesson-order = The order is yours
    .text = Two cards that act: contraband 2 and the robbery. The second begins when the first is done. Here it makes no difference; elsewhere it does: a raid can cover a customs before your contraband comes.
    .task = Say which one is first.
    .done = Both have acted, the turn is over.
    .note-1 = Brings two nuts
    .note-2 = Takes two from Gosha
lesson-raid = The raid
    .text = A raid puts one stack of an opponent on the other. What ends up below no longer works. A nut for your pains, two if a bank was covered.
    .task = Play the raid on the empty place.
    .wrong = Gosha shows a five. Time to cover it.
    .wrong-1 = There it would cover your own bank. There is an empty place beside it.
    .done = Now choose what is covered.
    .note-1 = Five nuts a turn for Gosha
lesson-cover = What stays below
    .text = Cover the customs, and the five goes on feeding Gosha. Cover the five, and the customs stays on top.
    .task = Cover the stack with contraband 5.
    .wrong = That leaves the five on top. It is the one to cover.
    .done = The five lies under the customs. It will cost Gosha a turn to get at it.
    .note-1 = This will lie on top
    .note-2 = This will lie below
lesson-hideout = The hideout
    .text = A hideout takes the whole stack it is played on back into your hand. The five is yours again, to be played once more. It works once in a game.
    .task = Play the hideout on the left stack.
    .wrong = There is a five under that customs. The hideout gets it out.
    .wrong-1 = There it would take back the three alone. The five lies in the left stack.
    .done = Three cards are back in your hand. The three has earned its keep.
    .note-1 = Below the customs: your five and your two
lesson-end = How it ends
    .text = The game ends when the player to move has nothing to play. Most nuts win; if tied, the contraband in hand counts, then that on top. All cards are in the open, so count what the others have left.
    .note-1 = The most nuts win
    .note-2 = Counts in your hand if nuts are equal

## What lies closed, in a replay with all open

held-chosen = chosen
