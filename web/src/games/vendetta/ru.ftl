# Что говорит только доска.

board-month = месяц { $month } из 6
board-month-word = месяц
board-phase-business = Бизнес
board-phase-auction = Аукцион
board-phase-trial = Процесс
board-phase-bureaucracy = Бюрократия
board-sole-briber = В этом месяце единственному взяткодателю 2 очка.

board-acquitted = Оправдан
board-convicted = Осуждён
board-way = { $side ->
    [blue] запас: { $squares ->
        [one] { $squares } деление
        [few] { $squares } деления
       *[many] { $squares } делений
    }
   *[red] до свободы { $squares ->
        [one] { $squares } деление
        [few] { $squares } деления
       *[many] { $squares } делений
    }
}
board-hat = В шляпе присяжных
board-hat-empty = пока пусто
board-hat-was-empty = Шляпа была пуста.
board-hat-holds = В шляпе присяжных: { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}
board-hat-own = ваши в шляпе: { THINGS($cards) }
board-gave = { MINE($seat) ->
    [yes] от вас
   *[no] кладёт { SEAT($seat) }
}: { $count }

board-first = первый
board-first-player = карта первого игрока, одно очко
board-points = очки
board-bills = купюр в руке
board-grudges = карты Вендетты
board-corrupter = рьяный коррупционер, по два очка
board-memory = Обиды
board-memory-title = Что помнит стол
board-cheated = Кто кого обделил
board-bribes = Взятки по месяцам
board-yours = Ваше

board-bandit = { THING($bandit) }, { MINE($seat) ->
    [yes] ваш
   *[no] { SEAT($seat) }
}{ $bills ->
    [0] { $turned ->
        [yes] , повёрнут
       *[no] {""}
    }
    [one] , несёт ставку: { $bills } купюра
    [few] , несёт ставку: { $bills } купюры
   *[many] , несёт ставку: { $bills } купюр
}
board-location = { THING($location) }{ $turned ->
    [yes] , использована
   *[no] {""}
}
board-bill = { $side ->
    [none] простая
    [blue] { $squares } к синим
   *[red] { $squares } к красным
}
board-in-hand = { THING($card) }, в руке
board-hand = Ваши купюры
board-in-pot = { THING($card) }, в сборе
board-incomes = Что можно собрать

board-lot = { $kind ->
    [none] { $incomes ->
        [none] {""}
        [one] { $incomes } доход
        [few] { $incomes } дохода
       *[many] { $incomes } доходов
    }
   *[other] цена { $price } на всех
}
board-villa = вилла
board-lot-empty = пусто
board-on-lot = { THING($card) }, лот { $lot }
board-bid-here = ставка?
board-strength = ваши { $strength }

board-take = Сбор, который делят
board-take-of = { MINE($seat) ->
    [yes] Ваш сбор
   *[no] Делит { SEAT($seat) }
}: { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}
board-due = { $count ->
    [one] причитается { $count } купюра
    [few] причитается { $count } купюры
   *[many] причитается { $count } купюр
}
board-bill-here = купюра?
board-give-here = отдать
board-withhold = { SEAT($seat) }: ничего, зато карта Вендетты
board-keeps = Лот { $lot }, { MINE($seat) ->
    [yes] ваша ставка единственная
   *[no] единственная ставка: { SEAT($seat) }
}

board-hammer = Ставки открыты
board-sold = { MINE($seat) ->
    [yes] ваш
   *[no] берёт { SEAT($seat) }
}
board-unsold = { $reason ->
    [price] остаётся: мало
   *[tie] остаётся: ничья
}
board-preliminary = Предварительный вердикт
board-final = Окончательный вердикт
board-now = { $side ->
    [blue] Пока свободен. Впереди ещё три месяца.
   *[red] Пока виновен. Впереди ещё три месяца.
}

board-vendetta = Вендетта
board-look = Взглянуть
board-hide = Спрятать
board-closed-grudge = карта Вендетты, рубашкой вверх
board-no-grudges = карт Вендетты нет
board-grudge = { THING($card) }{ $may ->
    [yes] , можно сыграть
   *[no] , сейчас не сыграть
}
board-aim = сюда

source-bandits = бандиты
source-locations = локации
source-investigators = следователи
source-corrupter = рьяный коррупционер
source-first = карта первого игрока
