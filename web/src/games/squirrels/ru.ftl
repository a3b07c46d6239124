board-empty = пусто
board-here = сюда
board-stack = стопка { $stack ->
    [0] слева
   *[1] справа
}, { MINE($seat) ->
    [yes] ваша
   *[no] { SEAT($seat) }
}
board-nuts = орехи
board-in-hand = карт в руке
board-cards = { $count } в руке
board-leader = лидер
board-place = { $place ->
    [1] первое место
    [2] второе место
    [3] третье место
    [4] четвёртое место
   *[5] пятое место
}
board-customs = таможня
board-bank = банк
board-open = −{ $amount } грабежом
board-held = У них ещё на руках
board-hand = Ваши карты
board-ready = готов
board-choosing = выбирает
board-turns = ходов до конца: { $turns }
source-contraband = контрабанда
source-raid = налёты
source-customs = пошлины
source-robbery = грабежи
