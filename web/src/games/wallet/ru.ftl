board-cards = карт в руке
board-tokens = жетонов
board-coin = монета, центов
board-specials = спецкарты
board-no-specials = спецкарт нет
board-first = первый
board-wallet = Бумажник
board-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-place = { $place ->
    [top] Сверху
    [middle] В середине
   *[bottom] Снизу
}
board-last-put = { MINE($seat) ->
    [yes] вы положили сюда
   *[no] { SEAT($seat) }: сюда
}
board-last-took = { MINE($seat) ->
    [yes] вы взяли отсюда
   *[no] { SEAT($seat) }: отсюда
}
board-shuffled = где-то между
board-centre = В центре, вне игры
board-centre-empty = пусто
board-spares = Запасные паспорта
board-spares-left = осталось { $count }
board-buy = Купить паспорт
board-buying = Чем платите? Сейчас { $sum }
board-buy-stop = Не покупать
board-time = Карты времени
board-time-left = осталось { $left }
board-time-card = песочные часы
board-time-police = полиция
board-turns = ваших ходов не больше { $count }
board-round = раунд { $round } из 3
board-total = Всего { $units },{ $cents }
board-limit = из 500 можно
board-innocent = Невиновен
board-guilty = Виновен
board-unknown = ?
board-after = После этого: { $outcome }
board-discard = Сыграно
board-sort-passports = паспорта
board-sort-rouble = рубли
board-sort-euro = евро
board-sort-dollar = доллары
board-sort-pound = фунты
board-sort-jewel = ценности
board-sort-items = улики
board-hand = Ваши карты
board-own-tokens = жетоны { $count }, сумма { $sum }
board-judged = Приговоры оглашены
board-judgement = Раунд { $round }: приговоры
board-rank = { $rank }-е место
board-wealth = { $units },{ $cents }
board-tokens-won = { $tokens ->
    [0] без жетонов
    [one] +{ $tokens } жетон
    [few] +{ $tokens } жетона
   *[many] +{ $tokens } жетонов
}
board-token-lost = −1 жетон
board-token = Жетон { $value }
board-pending = На столе
board-sealed = выбор сделан
board-loot = добыча
draft-buy = Купить паспорт
source-round-1 = раунд 1
source-round-2 = раунд 2
source-round-3 = раунд 3
