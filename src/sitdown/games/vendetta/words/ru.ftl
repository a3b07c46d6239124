title = Вендетта
tagline = Делитесь выручкой или обделяйте других, пока присяжные взвешивают взятки.
minute =
    Шесть месяцев. Каждый месяц ваши бандиты собирают доход с локаций, и вы отдаёте другим их долю или обделяете
    их; потом тайно делают ставки на новых бандитов и локации; потом, тоже тайно, дают взятки присяжным. Кого
    обделили или перебили, тот берёт карты Вендетты, а две из них тайно делают агентом. Оправдают крёстного отца
    — побеждает мафиози, у которого больше всех очков; осудят — такой же агент; а если агентов нет, проигрывают
    все.

## Бандиты

thing-racketeer = рэкетир
    .acc = рэкетира
    .gen = рэкетира
    .dat = рэкетиру
    .sign = ☛
    .about = Собирает доход: вы берёте ещё 1 купюру, только себе.
thing-broker = брокер
    .acc = брокера
    .gen = брокера
    .dat = брокеру
    .sign = ⚖
    .about = Ставка, которая лежит на нём, на 1 сильнее.
thing-fixer = решала
    .acc = решалу
    .gen = решалы
    .dat = решале
    .sign = ✉
    .about = Даёт взятку: можно положить две купюры вместо одной.
thing-bodyguard = телохранитель
    .acc = телохранителя
    .gen = телохранителя
    .dat = телохранителю
    .sign = ⛨
    .about = Пока он не повёрнут, на вас нельзя направить карту Вендетты.
thing-boss = главный бандит
    .acc = главного бандита
    .gen = главного бандита
    .dat = главному бандиту
    .sign = ♛
    .about = Собирает доход как рэкетир, ставит как брокер, даёт взятку как решала. Убить его нельзя. Приносит 3 очка.

## Локации

thing-green-casino = зелёное казино
    .acc = зелёное казино
    .gen = зелёного казино
    .sign = ♣
    .about = Приносит доход по цвету или как казино.
thing-green-liquor = зелёная лавка спиртного
    .acc = зелёную лавку спиртного
    .gen = зелёной лавки спиртного
    .sign = ♨
    .about = Приносит доход по цвету или за спиртное.
thing-green-loans = зелёная ссудная касса
    .acc = зелёную ссудную кассу
    .gen = зелёной ссудной кассы
    .sign = $
    .about = Приносит доход по цвету или за ссуды.
thing-green-casino-liquor = зелёное казино со спиртным
    .acc = зелёное казино со спиртным
    .gen = зелёного казино со спиртным
    .sign = ♣♨
    .about = Приносит доход по цвету, как казино или за спиртное; считается в обоих бизнесах.
thing-green-casino-loans = зелёное казино со ссудами
    .acc = зелёное казино со ссудами
    .gen = зелёного казино со ссудами
    .sign = ♣$
    .about = Приносит доход по цвету, как казино или за ссуды; считается в обоих бизнесах.
thing-green-liquor-loans = зелёная лавка спиртного со ссудами
    .acc = зелёную лавку спиртного со ссудами
    .gen = зелёной лавки спиртного со ссудами
    .sign = ♨$
    .about = Приносит доход по цвету, за спиртное или за ссуды; считается в обоих бизнесах.
thing-green-villa = зелёная вилла
    .acc = зелёную виллу
    .gen = зелёной виллы
    .sign = ⌂
    .about = Бизнеса нет, доход только по цвету; стоит 3 очка.
thing-yellow-casino = жёлтое казино
    .acc = жёлтое казино
    .gen = жёлтого казино
    .sign = ♣
    .about = Приносит доход по цвету или как казино.
thing-yellow-liquor = жёлтая лавка спиртного
    .acc = жёлтую лавку спиртного
    .gen = жёлтой лавки спиртного
    .sign = ♨
    .about = Приносит доход по цвету или за спиртное.
thing-yellow-loans = жёлтая ссудная касса
    .acc = жёлтую ссудную кассу
    .gen = жёлтой ссудной кассы
    .sign = $
    .about = Приносит доход по цвету или за ссуды.
thing-yellow-casino-liquor = жёлтое казино со спиртным
    .acc = жёлтое казино со спиртным
    .gen = жёлтого казино со спиртным
    .sign = ♣♨
    .about = Приносит доход по цвету, как казино или за спиртное; считается в обоих бизнесах.
thing-yellow-casino-loans = жёлтое казино со ссудами
    .acc = жёлтое казино со ссудами
    .gen = жёлтого казино со ссудами
    .sign = ♣$
    .about = Приносит доход по цвету, как казино или за ссуды; считается в обоих бизнесах.
thing-yellow-liquor-loans = жёлтая лавка спиртного со ссудами
    .acc = жёлтую лавку спиртного со ссудами
    .gen = жёлтой лавки спиртного со ссудами
    .sign = ♨$
    .about = Приносит доход по цвету, за спиртное или за ссуды; считается в обоих бизнесах.
thing-yellow-villa = жёлтая вилла
    .acc = жёлтую виллу
    .gen = жёлтой виллы
    .sign = ⌂
    .about = Бизнеса нет, доход только по цвету; стоит 3 очка.
thing-violet-casino = лиловое казино
    .acc = лиловое казино
    .gen = лилового казино
    .sign = ♣
    .about = Приносит доход по цвету или как казино.
thing-violet-liquor = лиловая лавка спиртного
    .acc = лиловую лавку спиртного
    .gen = лиловой лавки спиртного
    .sign = ♨
    .about = Приносит доход по цвету или за спиртное.
thing-violet-loans = лиловая ссудная касса
    .acc = лиловую ссудную кассу
    .gen = лиловой ссудной кассы
    .sign = $
    .about = Приносит доход по цвету или за ссуды.
thing-violet-casino-liquor = лиловое казино со спиртным
    .acc = лиловое казино со спиртным
    .gen = лилового казино со спиртным
    .sign = ♣♨
    .about = Приносит доход по цвету, как казино или за спиртное; считается в обоих бизнесах.
thing-violet-casino-loans = лиловое казино со ссудами
    .acc = лиловое казино со ссудами
    .gen = лилового казино со ссудами
    .sign = ♣$
    .about = Приносит доход по цвету, как казино или за ссуды; считается в обоих бизнесах.
thing-violet-liquor-loans = лиловая лавка спиртного со ссудами
    .acc = лиловую лавку спиртного со ссудами
    .gen = лиловой лавки спиртного со ссудами
    .sign = ♨$
    .about = Приносит доход по цвету, за спиртное или за ссуды; считается в обоих бизнесах.
thing-violet-villa = лиловая вилла
    .acc = лиловую виллу
    .gen = лиловой виллы
    .sign = ⌂
    .about = Бизнеса нет, доход только по цвету; стоит 3 очка.
thing-white-casino = белое казино
    .acc = белое казино
    .gen = белого казино
    .sign = ♣
    .about = Приносит доход по цвету или как казино.
thing-white-liquor = белая лавка спиртного
    .acc = белую лавку спиртного
    .gen = белой лавки спиртного
    .sign = ♨
    .about = Приносит доход по цвету или за спиртное.
thing-white-loans = белая ссудная касса
    .acc = белую ссудную кассу
    .gen = белой ссудной кассы
    .sign = $
    .about = Приносит доход по цвету или за ссуды.
thing-white-casino-liquor = белое казино со спиртным
    .acc = белое казино со спиртным
    .gen = белого казино со спиртным
    .sign = ♣♨
    .about = Приносит доход по цвету, как казино или за спиртное; считается в обоих бизнесах.
thing-white-casino-loans = белое казино со ссудами
    .acc = белое казино со ссудами
    .gen = белого казино со ссудами
    .sign = ♣$
    .about = Приносит доход по цвету, как казино или за ссуды; считается в обоих бизнесах.
thing-white-liquor-loans = белая лавка спиртного со ссудами
    .acc = белую лавку спиртного со ссудами
    .gen = белой лавки спиртного со ссудами
    .sign = ♨$
    .about = Приносит доход по цвету, за спиртное или за ссуды; считается в обоих бизнесах.
thing-white-villa = белая вилла
    .acc = белую виллу
    .gen = белой виллы
    .sign = ⌂
    .about = Бизнеса нет, доход только по цвету; стоит 3 очка.

## Цвета и бизнесы

thing-green = зелёный цвет
    .dat = зелёному цвету
thing-yellow = жёлтый цвет
    .dat = жёлтому цвету
thing-violet = лиловый цвет
    .dat = лиловому цвету
thing-white = белый цвет
    .dat = белому цвету
thing-color = цвет
    .dat = цвету
thing-casino = казино
    .dat = казино
thing-liquor = спиртное
    .dat = спиртному
thing-loans = ссуды
    .dat = ссудам

## Следователи

thing-prosecutor = прокурор
    .acc = прокурора
    .gen = прокурора
    .sign = §
    .about = Каждый месяц, пока он лежит на лоте, фишка вердикта сдвигается на 1 клетку вправо. Достаётся, только если все ставки вместе набирают его цену. У игрока он лишь приносит очки.
thing-auditor = ревизор
    .acc = ревизора
    .gen = ревизора
    .sign = ✎
    .about = Каждый месяц, пока он лежит на лоте, каждый теряет 1 случайную купюру. Достаётся, только если все ставки вместе набирают его цену. У игрока он лишь приносит очки.

## Купюры

thing-plain = простая { $number }
    .acc = простую { $number }
    .gen = простой { $number }
    .sign = { $number }
    .about = Ею платят на аукционе. Фишку вердикта она не двигает.
thing-blue = синяя { $number }
    .acc = синюю { $number }
    .gen = синей { $number }
    .sign = ◄{ $number }
    .about = Ею платят на аукционе. При вердикте двигает фишку влево, к синим клеткам: на половину своего достоинства.
thing-red = красная { $number }
    .acc = красную { $number }
    .gen = красной { $number }
    .sign = { $number }►
    .about = Ею платят на аукционе. При вердикте двигает фишку вправо, к красным клеткам: на половину своего достоинства.
thing-bill = купюра
    .acc = купюру

## Карты Вендетты и роли

thing-ambush = засада
    .acc = засаду
    .gen = засады
    .sign = ↷
    .about = Поверните неповёрнутого бандита другого игрока.
thing-shakedown = вымогательство
    .acc = вымогательство
    .gen = вымогательства
    .sign = ✋
    .about = Возьмите случайную купюру с руки другого игрока.
thing-hit = заказное убийство
    .acc = заказное убийство
    .gen = заказного убийства
    .sign = ✝
    .about = Другой игрок, у которого больше трёх бандитов, теряет одного по вашему выбору: не главного и не того, на ком лежит ставка.
thing-second-wind = второе дыхание
    .acc = второе дыхание
    .gen = второго дыхания
    .sign = ↺
    .about = Разверните своего повёрнутого бандита, на котором нет ставки.
thing-envelope = конверт
    .acc = конверт
    .gen = конверта
    .sign = ✉
    .about = Положите купюру с руки в стопку коррупции, не поворачивая бандита. Взяткой это не считается.
thing-agent = агент
    .acc = агента
    .gen = агента
    .sign = ☍
    .about = Никогда не играется. У кого эта карта, тот агент и побеждает только при красном вердикте. Никому не говорите.
thing-mafioso = мафиози
thing-first = карта 1-го игрока
    .acc = карту 1-го игрока
    .gen = карты 1-го игрока
    .sign = 1
    .about = Её хозяин начинает каждую фазу, и она стоит очко. Собравший доход может отдать её вместо купюры, раз в месяц.
thing-corrupter = рьяный коррупционер
    .acc = рьяного коррупционера
    .gen = рьяного коррупционера
    .sign = ✦
    .about = В 4-м, 5-м и 6-м месяцах достаётся тому, кто один дал взятку. Если взятки дали несколько игроков, не достаётся никому.
thing-marker = фишка вердикта
    .acc = фишку вердикта
    .gen = фишки вердикта
    .sign = ●
    .about = Стоит на одной из 30 клеток. В конце 3-го и 6-го месяцев её двигают купюры стопки коррупции. На клетках с 1 по 15, синих, побеждают мафиози, с 16 по 30, красных, — агенты.
thing-hidden = закрытая купюра
    .acc = закрытую купюру
    .gen = закрытой купюры
    .sign = ?

## Вопросы

phase-business = Собрать доход?
phase-share = Что получит первый? Осталось раздать: { $due }.
each-due = { SEAT($seat) } — { $count }
phase-auction = Сделать ставку, добавить к ней или закончить ход?
phase-keep = На этот лот ставите только вы. Какую купюру оставить себе?
phase-trial = Дать присяжным взятку или закончить ход?
phase-discard = Купюр больше шести. Какую сбросить?
phase-over = Игра окончена.

## Варианты хода

action-collect = доход по { THING($by, case: "dat") }: { THING($bandit) }, { THING($location) }
    .kind = собрать доход
    .about = Бандит и локация поворачиваются. Вы берёте по купюре за каждую локацию этого цвета или с этим бизнесом перед всеми игроками, а потом решаете, что получат их владельцы. За месяц — один раз по цвету и по разу за каждый бизнес.
action-pass = закончить ход
    .kind = закончить ход
    .about = Второго хода в этой фазе не будет.
action-give = отдать { THING($card, case: "acc") }
    .kind = отдать купюру
    .about = Какая это купюра, знаете только вы двое.
action-give-first = отдать карту 1-го игрока
    .kind = отдать карту 1-го игрока
    .about = Она заменяет купюру: карту Вендетты никто не берёт. Стоит очко, даёт первый ход со следующей фазы и меняет хозяина не чаще раза в месяц.
action-withhold = ничего не дать
    .kind = ничего не дать
    .about = Купюра остаётся вам, а обделённый берёт карту Вендетты: это месть, а то и новая роль.
action-bid = лот { $lot }: { THING($bandit) }, { THING($card) }
    .kind = сделать ставку
    .tap = Нажмите на лот, на бандита и на купюру.
    .about = Бандит поворачивается; номер лота и купюра лежат на нём закрытыми, пока не походят все. До конца хода ставку можно увеличивать.
part-lot = лот { $lot }
action-raise = добавить { THING($card, case: "acc") } к ставке: { THING($bandit) }
    .kind = добавить к ставке
    .tap = Нажмите на купюру, которую добавляете.
    .about = Ещё одна закрытая купюра на ставку этого бандита. Сколько купюр лежит, видят все.
action-keep = оставить { THING($card, case: "acc") }
    .kind = оставить купюру
    .about = Она вернётся на руку, остальные уйдут в сброс закрытыми.
action-bribe = взятка { THINGS($cards) }: { THING($bandit) }
    .kind = дать взятку
    .about = Бандит поворачивается, купюры ложатся закрытыми в стопку коррупции. Кто даёт взятку и сколько купюр, видят все.
action-discard = сбросить { THING($card, case: "acc") }
    .kind = сбросить купюру
    .about = Какая это купюра, никто не увидит.
action-vendetta = { $card ->
    [ambush] засада: { SEAT($seat) }, { THING($bandit) }
    [shakedown] вымогательство: { SEAT($seat) } отдаёт купюру
    [hit] заказное убийство: { SEAT($seat) }, { THING($bandit) }
    [second-wind] второе дыхание: развернуть { THING($bandit, case: "acc") }
   *[envelope] конверт: { THING($bill) } в стопку коррупции
}
    .kind = карта Вендетты
    .tap = Нажмите на соперника и на то, что под ударом.
    .about = В любое время, в чей угодно ход. Действует сразу, ответить на неё нельзя.

## Что произошло

event-phase = { $phase ->
    [business] Бизнес, порядок: { SEATS($order) }.
    [auction] Аукцион, порядок: { SEATS($order) }.
   *[trial] Процесс, порядок: { SEATS($order) }.
}
event-passed = { MINE($seat) ->
    [yes] Вы заканчиваете ход.
   *[no] { SEAT($seat) } заканчивает ход.
}
event-skipped = { MINE($seat) ->
    [yes] Сейчас вы ничего не можете сделать.
   *[no] { SEAT($seat) } сейчас ничего не может сделать.
}
event-collected = { MINE($seat) ->
    [yes] Вы собираете
   *[no] { SEAT($seat) } собирает
} доход по { THING($by, case: "dat") }: { THING($bandit) }, { THING($location) }.
event-drew = { $cards ->
    [none] Купюр не осталось: { MINE($seat) ->
        [yes] вы не берёте ничего.
       *[no] { SEAT($seat) } не берёт ничего.
    }
   *[other] { MINE($seat) ->
        [yes] Вы берёте: { THINGS($cards) }.
       *[no] { SEAT($seat) } берёт: { THINGS($cards) }.
    }
}
event-bonus = { MINE($seat) ->
    [yes] Только себе вы берёте ещё { THING($card, case: "acc") }.
   *[no] Только себе { SEAT($seat) } берёт ещё одну купюру.
}
event-gave = { MINE($from) ->
    [yes] Вы отдаёте { THING($card, case: "acc") }, получает { SEAT($to) }.
   *[no] { SEAT($from) } отдаёт { MINE($to) ->
        [yes] вам { THING($card, case: "acc") }.
       *[no] купюру, получает { SEAT($to) }.
    }
}
event-withheld = { MINE($from) ->
    [yes] Вы обделяете: { SEAT($to) } остаётся без купюры.
   *[no] { SEAT($from) } обделяет{ MINE($to) ->
        [yes] {" "}вас.
       *[no] : { SEAT($to) } остаётся без купюры.
    }
}
event-first = { MINE($from) ->
    [yes] Вы отдаёте карту 1-го игрока, получает { SEAT($to) }.
   *[no] { SEAT($from) } отдаёт { MINE($to) ->
        [yes] вам карту 1-го игрока.
       *[no] карту 1-го игрока, получает { SEAT($to) }.
    }
}
event-vendetta = { MINE($seat) ->
    [yes] Вы берёте карту Вендетты: { THING($card) }.
   *[no] { SEAT($seat) } берёт карту Вендетты.
}
event-no-vendetta = { MINE($seat) ->
    [yes] Карт Вендетты не осталось: вы ничего не берёте.
   *[no] Карт Вендетты не осталось: { SEAT($seat) } ничего не берёт.
}
event-bid = { MINE($seat) ->
    [yes] Вы ставите на лот { $lot }: { THING($bandit) }, { THING($card) }.
   *[no] { SEAT($seat) } делает ставку: { THING($bandit) }.
}
event-raised = { MINE($seat) ->
    [yes] Вы добавляете { THING($card, case: "acc") } к ставке: { THING($bandit) }.
   *[no] { SEAT($seat) } добавляет купюру к ставке: { THING($bandit) }.
}
event-revealed = Лот { $lot }: { MINE($seat) ->
    [yes] вы
   *[no] { SEAT($seat) }
}, { THING($bandit) }: { THINGS($bills) }{ $open ->
    [yes] , сила { $strength }.
   *[no] , единственная ставка.
}
event-sold = Лот { $lot } { MINE($seat) ->
    [yes] достаётся вам
   *[no] забирает { SEAT($seat) }
}: { THINGS($cards) }.
event-unsold = Лот { $lot } остаётся: { $reason ->
    [price] цена не набрана.
   *[tie] ничья.
}
event-kept = { MINE($seat) ->
    [yes] Вы оставляете себе { THING($card, case: "acc") } из ставки на лот { $lot }{ $discarded ->
        [none] .
       *[other] , в сброс: { THINGS($discarded) }.
    }
   *[no] { SEAT($seat) } оставляет себе купюру из ставки на лот { $lot }.
}
event-bribed = { MINE($seat) ->
    [yes] Вы даёте взятку: { THING($bandit) }, { THINGS($cards) }.
   *[no] { SEAT($seat) } даёт взятку: { THING($bandit) }, { THINGS($cards) }.
}
event-corrupter = { MINE($seat) ->
    [yes] В этом месяце взятку даёте только вы: карта «Рьяный коррупционер», 2 очка.
   *[no] В этом месяце взятку даёт только { SEAT($seat) }: карта «Рьяный коррупционер», 2 очка.
}
event-straightened = Все бандиты и локации развёрнуты.
event-discarded = { MINE($seat) ->
    [yes] Вы сбрасываете { THING($card, case: "acc") }.
   *[no] { SEAT($seat) } сбрасывает купюру.
}
event-prosecuted = Фишку вердикта двигает { THING($card) }: с { $from } на { $to }.
event-audited = { MINE($seat) ->
    [yes] Вы теряете { THING($bill, case: "acc") } ({ THING($card) }).
   *[no] { SEAT($seat) } теряет купюру ({ THING($card) }).
}
event-offered = На лоте { $lot }: { THING($card) }.
event-played = { MINE($seat) ->
    [yes] Вы играете
   *[no] { SEAT($seat) } играет
} { THING($card, case: "acc") }{ $target ->
    [none] { $bandit ->
        [none] {""}
       *[other] : { THING($bandit) }
    }
   *[other] : цель — { MINE($target) ->
        [yes] вы
       *[no] { SEAT($target) }
    }{ $bandit ->
        [none] {""}
       *[other] , { THING($bandit) }
    }
}.
event-stolen = { MINE($to) ->
    [yes] { SEAT($from) } отдаёт вам { THING($card, case: "acc") }.
   *[no] { MINE($from) ->
        [yes] Вы отдаёте { THING($card, case: "acc") }, получает { SEAT($to) }.
       *[no] { SEAT($from) } отдаёт купюру, получает { SEAT($to) }.
    }
}
event-slipped = { MINE($seat) ->
    [yes] Вы кладёте { THING($card, case: "acc") } в стопку коррупции.
   *[no] { SEAT($seat) } кладёт купюру в стопку коррупции.
}
event-verdict = { $final ->
    [yes] Окончательный вердикт
   *[no] Предварительный вердикт
}: { $cards ->
    [none] стопка коррупции пуста
   *[other] в стопке коррупции { THINGS($cards) }
}; фишка идёт с { $from } на { $to }.
event-reshuffled = { $pile ->
    [money] { $count ->
        [one] { $count } купюра замешана
        [few] { $count } купюры замешаны
       *[many] { $count } купюр замешано
    } в новую колоду денег.
   *[vendetta] { $count ->
        [one] { $count } карта Вендетты замешана
        [few] { $count } карты Вендетты замешаны
       *[many] { $count } карт Вендетты замешано
    } в новую колоду.
}
event-month = Месяц { $month } из шести.
event-over = Игра окончена. { $result }
whole-result = { $winners ->
    [none] Фишка на красной клетке { $verdict }, а агентов нет: проигрывают все.
   *[other] Фишка на клетке { $verdict }. Победа: { SEATS($winners) }.
} Роли: { $roles }. Очки: { $scores }.
each-roles = { SEAT($index) } — { THING($value) }
each-scores = { SEAT($index) } — { $value }

## Что принесёт выбор

brings-pays = { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}{ $extra ->
    [0] {""}
   *[other] {" "}и { $extra } только вам
}
brings-owes = вам { $own }, раздать: { $due }
    .brief = вам { $own }
brings-sells = { THINGS($cards) }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $price ->
    [none] {""}
   *[other] , цена { $price }
}
    .brief = { $price ->
        [none] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[other] цена { $price }
    }
brings-bids = сила { $strength } на лот { $lot }
brings-leaves = в выручке останется { $count }{ $due ->
    [0] {""}
   *[other] , из них раздать { $due }
}
    .brief = останется { $count }
brings-hands-first = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}; следующую фазу начинает { SEAT($seat) }
    .brief = { $points ->
        [one] −{ $points } очко
        [few] −{ $points } очка
       *[many] −{ $points } очков
    }
brings-bill = стоит { $value }{ $squares ->
    [0] , фишку не двигает
   *[other] , двигает на { $squares } { $side ->
        [blue] влево
       *[red] вправо
    }
}
    .brief = { $squares ->
        [0] стоит { $value }
       *[other] стоит { $value }, { $squares } { $side ->
            [blue] влево
           *[red] вправо
        }
    }
brings-moves = фишка: { $squares } { $side ->
    [blue] влево
   *[red] вправо
}{ $short ->
    [0] , по вашим купюрам { $side ->
        [blue] синее
       *[red] красное
    }
   *[other] , до { $side ->
        [blue] синего
       *[red] красного
    } останется { $short }
}
    .brief = фишка: { $squares } { $side ->
        [blue] влево
       *[red] вправо
    }
brings-zeal = 2 очка, если больше никто не даст взятку
    .brief = 2 очка, если один
brings-robs = одна из { $count ->
    [one] { $count } купюры
   *[other] { $count } купюр
}
brings-kills = { $points ->
    [one] −{ $points } очко хозяину
    [few] −{ $points } очка хозяину
   *[many] −{ $points } очков хозяину
}
warns-few-bills = в колоде и сбросе осталось купюр: { $count }
    .brief = осталось купюр: { $count }
warns-grudge = { SEAT($seat) } возьмёт карту Вендетты
    .brief = карта Вендетты
warns-unused = ещё можно собрать: { $count }
    .brief = не собрано: { $count }
warns-power = { $power ->
    [bid] повёрнутый, он не усилит ставку в этом месяце
    [bribe] повёрнутый, он не даст взятку в этом месяце
   *[shield] повёрнутый, он вас больше не охраняет
}
    .brief = { $power ->
        [bid] без +1 к ставке
        [bribe] без взятки
       *[shield] без охраны
    }
warns-last-bandit = больше в этом месяце действовать некому
    .brief = больше действовать некому
warns-price = цена { $price }: в одиночку вы наберёте не больше { $most }
warns-no-zeal = взятку дал и другой игрок: карты за рвение не будет
    .brief = карты за рвение не будет
warns-moves-nothing = фишку не двигает
warns-too-late = поздно: в этом месяце ничего не изменит
    .brief = поздно: ничего не изменит

## Почему вышло так

why-drew = По купюре за каждую локацию в игре со знаком «{ THING($by) }»: { $owned } ({ $rule }).
each-owned = { SEAT($seat) } — { $count }
why-bonus = Доход собирает рэкетир: ещё одна купюра, которой не делятся ({ $rule }).
why-withheld = Собравший доход может не отдать долю; обделённый берёт карту Вендетты ({ $rule }).
why-vendetta = { $short ->
    [yes] Так берёт тот, кого обделили
   *[no] Так берёт тот, кто ставил и ничего не выиграл на этом аукционе
} ({ $rule }).
why-single = Единственная ставка на лот без цены забирает его, одна её купюра возвращается ({ $rule }).
why-price = Все ставки вместе — { $total }, цена — { $price } ({ $rule }).
why-tie = Высшие ставки равны: лот не достаётся никому, купюры пропали: { $strengths } ({ $rule }).
why-highest = Выигрывает сильнейшая ставка; купюры всех ставок пропали: { $strengths } ({ $rule }).
each-strengths = { SEAT($seat) } — { $strength }
why-verdict = Купюры влево: { $left }, вправо: { $right }; считается только сумма, за края фишка не выходит: { $from } → { $to } ({ $rule }).
why-corrupter = С 4-го месяца карту получает тот, кто дал взятку единственным ({ $rule }).
why-prosecuted = Прокурор, оставшийся на лоте в конце месяца, двигает фишку на клетку к обвинению ({ $rule }).
why-audited = Ревизор, оставшийся на лоте в конце месяца, стоит каждому одной случайной купюры ({ $rule }).
why-skipped = Можно только пасовать, и карт Вендетты нет: ход пропускается без вопроса ({ $rule }).

## Варианты игры

option-agents = агенты
    .about = Сколько карт агента замешивается в колоду Вендетты: 0, 1 или 2.
option-abilities = умения бандитов
    .about = Есть ли у бандитов умения. Без них игра идёт точно по памятке.
option-timing = когда мстить
    .about = Когда можно играть карты Вендетты.
option-timing-any = в любое время
option-timing-own = только когда решаете вы
option-verdict_start = начальная клетка
    .about = Клетка, с которой начинает фишка вердикта, от 1 до 30. Если не указана: по две клетки от границы в красное за каждого игрока.
option-deck = колода
    .about = Другая колода: купюры, карты Вендетты, бандиты, следователи и локации.

## Стол

label-verdict = Вердикт { $verdict }: { $side ->
    [blue] до красного { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    }
   *[red] до синего { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
       *[many] { $squares } клеток
    }
}
label-track = { $track }
label-pile = стопка коррупции: { $corruption ->
    [none] пуста
   *[other] { $corruption }
}
each-corruption = { SEAT($seat) } — { $count }
label-course = Месяц { $month } из шести, { $phase ->
    [business] бизнес
    [share] бизнес, делёж
    [auction] аукцион
    [keep] аукцион, выбор купюры
    [trial] процесс
   *[discard] бюрократия
} · порядок: { SEATS($order) } · { $actor ->
    [none] {""}
   *[other] { MINE($actor) ->
        [yes] ваш ход
       *[no] ходит { SEAT($actor) }
    }
}
label-end-of-month = { $month ->
    [2] В конце месяца на лот 1 ляжет главный бандит.
    [3] В конце месяца — предварительный вердикт.
    [6] В конце месяца — окончательный вердикт.
   *[other] {""}
}
label-lots = Лоты
label-lot = лот { $lot } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $price ->
    [none] {""}
   *[other] {" "}· цена { $price }
}
label-lot-empty = лот { $lot }: пусто
label-player = { SEAT($seat) } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $first ->
    [yes] {" "}· 1-й игрок
   *[no] {""}
}
label-role = роль: { THING($role) }
label-bandits = бандиты
label-turned = повёрнутые бандиты
label-locations = локации
label-locations-turned = повёрнутые локации
label-investigators = следователи
label-corrupter = рьяный коррупционер ×{ $corrupter }
label-holds = { $bills ->
    [one] { $bills } купюра
    [few] { $bills } купюры
   *[many] { $bills } купюр
}, { $grudges ->
    [one] { $grudges } карта Вендетты
    [few] { $grudges } карты Вендетты
   *[many] { $grudges } карт Вендетты
}
label-bid = ставка: { THING($bandit) }, { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}
label-own-bid = ставка на лот { $lot }: { THING($bandit) }, { THINGS($bills) }, сила { $strength }
label-bribed = взятка в этом месяце: { $bribes ->
    [one] { $bribes } купюра
    [few] { $bribes } купюры
   *[many] { $bribes } купюр
}
label-hand = купюры на { $value }, влево { $blue }, вправо { $red }
label-no-hand = купюр нет
label-grudges = карты Вендетты
label-pot = выручка
label-income = по { THING($by, case: "dat") }: { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
}{ $due ->
    [none] , всё вам
   *[other] , раздать: { $due }
}

## Когда всё открыто: что было сказано не всем

open-bonus = Только себе { SEAT($seat) } берёт ещё { THING($card, case: "acc") }.
open-gave = { SEAT($from) } отдаёт { THING($card, case: "acc") }, получает { SEAT($to) }.
open-vendetta = { SEAT($seat) } берёт карту Вендетты: { THING($card) }.
open-bid = { SEAT($seat) } ставит на лот { $lot }: { THING($bandit) }, { THING($card) }.
open-raised = { SEAT($seat) } добавляет { THING($card, case: "acc") } к ставке: { THING($bandit) }.
open-kept = { SEAT($seat) } оставляет себе { THING($card, case: "acc") } из ставки на лот { $lot }{ $discarded ->
    [none] .
   *[other] , в сброс: { THINGS($discarded) }.
}
open-discarded = { SEAT($seat) } сбрасывает { THING($card, case: "acc") }.
open-audited = { SEAT($seat) } теряет { THING($bill, case: "acc") } ({ THING($card) }).
open-stolen = { SEAT($from) } отдаёт { THING($card, case: "acc") }, получает { SEAT($to) }.
open-slipped = { SEAT($seat) } кладёт { THING($card, case: "acc") } в стопку коррупции.

## Записки

shelf = { $sort ->
    [bandits] Бандиты
    [green] Зелёные локации
    [yellow] Жёлтые локации
    [violet] Лиловые локации
    [white] Белые локации
    [investigators] Следователи
    [bills] Купюры
    [grudges] Карты Вендетты
   *[markers] Фишки и карты на столе
}
kind-bandit = бандит, { $count ->
    [1] одна карта
   *[other] карт: { $count }
}, { points }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
kind-location = локация, { points }{ $count ->
    [1] {""}
   *[other] , карт: { $count }
}
kind-investigator = следователь, { $count ->
    [1] одна карта
   *[other] карт: { $count }
}, цена { $price }, { points }
kind-bill = купюра, { $count } из { $bills }
kind-grudge = карта Вендетты, { $count } из { $cards }
kind-first = одна карта, { points }
kind-corrupter = карт: { $count }, каждая — { points }
kind-marker = одна фишка, клеток { $count }
bars-turned = Повёрнут до конца месяца
bars-carries = На нём лежит ставка: взять её назад нельзя
bars-paid = Повёрнута: в этом месяце доход с неё собран
bars-used = Все её доходы в этом месяце вы уже собрали
bars-no-bandit = Нет неповёрнутого бандита, который её понесёт
bars-agent = Никогда не играется
bars-timing = За этим столом — только когда решаете вы
bars-nobody-turned = У вас нет повёрнутого бандита без ставки
bars-no-bill = У вас нет купюр
bars-shields = Всех остальных охраняют телохранители
bars-few-bandits = Ни у кого нет больше трёх бандитов
bars-no-target = Направить её сейчас не на кого
note-first-moved = В этом месяце она уже сменила хозяина.
note-own-bribes = Ваши купюры в стопке двигают её на { $squares } { $side ->
    [blue] влево
   *[red] вправо
}.
note-no-powers = За этим столом бандиты без умений.
note-shielded = { $seats ->
    [none] Неповёрнутых телохранителей нет.
   *[other] Карту не направить, стоит телохранитель: { SEATS($seats) }.
}
note-boss-waits = Ляжет на лот 1 в конце 2-го месяца.
note-income = По { THING($by, case: "dat") }: на столе { $count }{ $own ->
    [none] {""}
   *[other] , ваших { $own }
}.
note-investigator = Лежит на лоте { $lots }: действует в конце каждого месяца, пока его не купят.
note-bill = В ставке стоит { $value }{ $squares ->
    [0] .
   *[other] ; во взятке двигает фишку на { $squares } { $side ->
        [blue] влево
       *[red] вправо
    }.
}
where-held = у хозяина
where-count = ×{ $count }
where-left = осталось: { $count }
where-before = { $turned ->
    [0] { $count ->
        [1] не повёрнута
       *[other] не повёрнуто: { $count }
    }
   *[other] { $count ->
        [1] повёрнута
       *[other] { $count }, из них повёрнуто { $turned }
    }
}
where-lot = на лоте { $lot }
where-gone = вне игры: { $count }
where-street = в колоде улицы: { $count }
where-hand = на руке: { $count }
where-bid = в ваших ставках: { $count }
where-pile = в стопке коррупции: { $count }
where-pot = в выручке: { $count }
where-bills-hidden = в колодах и на других руках: { $count }
where-played = сыграно: { $count }
where-hidden = в колоде и на других руках: { $count }

## В отчёте об исследовании

figure-verdict = клетка фишки вердикта

## Слова, которые судит запись

pledge-share = В следующий раз отдаю вам вашу долю
pledge-no-vendetta = Не играю против вас карт Вендетты
