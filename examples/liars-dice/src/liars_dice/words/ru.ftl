title = Кости лжеца
tagline = Пять костей под стаканом, и никто вам не верит.

## Кости

thing-die-1 = единица
    .sign = ⚀
    .about = Считается и за любую другую грань, если стол не играет без джокеров.
thing-die-2 = двойка
    .sign = ⚁
thing-die-3 = тройка
    .sign = ⚂
thing-die-4 = четвёрка
    .sign = ⚃
thing-die-5 = пятёрка
    .sign = ⚄
thing-die-6 = шестёрка
    .sign = ⚅
thing-hidden = кость под стаканом
    .sign = ?

## Вопросы

phase-say = { $claim ->
    [none] Вы начинаете: сколько костей и какой грани под всеми стаканами?
   *[other] Последняя ставка: { $claim }. Поднимете или не поверите?
}
whole-claim = { bid } (игрок { SEAT($seat) })
phase-over = Игра окончена.

## Выбор

bid = { $amount } × { $face }
action-bid = ставка { bid }
    .kind = ставка
    .about = Вы утверждаете, что под всеми стаканами вместе не меньше стольких костей этой грани. Единицы считаются за любую грань, если стол не играет без этого.
action-doubt = не верю
    .kind = не верю
    .about = Все открывают кости. Если их не меньше, чем в последней ставке, кость теряете вы, иначе — тот, кто её сделал.

## Что произошло

event-rolled = { MINE($seat) ->
    [yes] Ваш бросок: { $dice }.
   *[no] {""}
}
event-bid = { MINE($seat) ->
    [yes] Ваша ставка: { bid }.
   *[no] Ставка игрока { SEAT($seat) }: { bid }.
}
event-doubted = { MINE($seat) ->
    [yes] Вы не верите игроку { SEAT($target) }.
   *[no] { SEAT($seat) } не верит { MINE($target) ->
        [yes] вам
       *[no] игроку { SEAT($target) }
    }.
}
event-revealed = { MINE($seat) ->
    [yes] Вы открываете { $dice }.
   *[no] { SEAT($seat) } открывает { $dice }.
}
event-lost = Всего { $count } × { $face }. { MINE($seat) ->
    [yes] Вы теряете кость
   *[no] { SEAT($seat) } теряет кость
} и { $left ->
    [0] { MINE($seat) ->
        [yes] выбываете
       *[no] выбывает
    } из игры.
   *[other] { MINE($seat) ->
        [yes] начинаете
       *[no] начинает
    } следующий раунд.
}
event-over = Игра окончена. { $result }
whole-result = Победа: { SEATS($winners) }.

## Варианты игры

option-dice = кости
    .about = Сколько костей у каждого в начале.
option-wild = единицы — джокеры
    .about = Единицы считаются за любую другую грань.

## Стол

label-new-round = Новый раунд. Костей в игре: { $dice }.
label-claim = { SEAT($seat) }: { bid }. Костей в игре: { $dice }.
label-player = { SEAT($seat) }
label-dice = { $count ->
    [0] вне игры
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}
