title = Белки Нью-Йорка
tagline = Две стопки, восемь карт, а орехи вне закона.

## Карты

thing-contraband-2 = контрабанда 2
    .acc = контрабанду 2
    .gen = контрабанды 2
    .sign = ●●
    .about = 2 ореха в каждый ваш ход, пока лежит сверху. В тот ход, когда она уходит из руки, каждый соперник с таможней сверху забирает из них 1.
thing-contraband-3 = контрабанда 3
    .acc = контрабанду 3
    .gen = контрабанды 3
    .sign = ●●●
    .about = 3 ореха в каждый ваш ход, пока лежит сверху. В тот ход, когда она уходит из руки, каждый соперник с таможней сверху забирает из них 1.
thing-contraband-5 = контрабанда 5
    .acc = контрабанду 5
    .gen = контрабанды 5
    .sign = ●●●●●
    .about = 5 орехов в каждый ваш ход, пока лежит сверху. В тот ход, когда она уходит из руки, каждый соперник с таможней сверху забирает из них 2.
thing-customs = таможня
    .acc = таможню
    .gen = таможни
    .sign = §
    .about = Пока лежит сверху, каждый соперник, который играет контрабанду из руки, платит вам пошлину: 1 орех, а за контрабанду 5 — 2 ореха.
thing-robbery = грабёж
    .acc = грабёж
    .gen = грабежа
    .sign = ←●
    .about = В каждый ваш ход, пока лежит сверху, каждый соперник без банка отдаёт вам по ореху за каждую свою контрабанду сверху.
thing-bank = банк
    .acc = банк
    .gen = банка
    .sign = ▣
    .about = Пока лежит сверху, вас не грабят и пошлину вы не платите. От облав не спасает.
thing-raid = облава
    .acc = облаву
    .gen = облавы
    .sign = ↯
    .about = В каждый ваш ход, пока лежит сверху, вы кладёте одну стопку соперника на другую его стопку и получаете 1 орех, а если накрыт банк, то 2. Нужен соперник с двумя стопками.
thing-hideout = укрытие
    .acc = укрытие
    .gen = укрытия
    .sign = ⌂
    .about = Когда вы его играете, все карты этой стопки возвращаются вам в руку. Дальше оно просто лежит.
thing-hidden = закрытая карта
    .acc = закрытую карту
    .gen = закрытой карты

## Вопросы

phase-place = Какую карту вы выложите первой и куда?
phase-play = Какую карту вы сыграете и на какую стопку?
phase-resolve = Какая из двух карт сработает первой?
phase-raid = У кого облава и какую из двух стопок накрыть?
phase-customs = Пошлина больше добычи. Кому сколько?
phase-over = Игра окончена.

## Варианты хода

side = { $stack ->
    [0] слева
    [1] справа
   *[other] неизвестно где
}
action-place = { THING($card) } { side }
    .kind = первая карта
    .about = Карта лежит рубашкой вверх, пока не выберут все. Она пока не действует, зато выложенная сейчас контрабанда никогда не платит пошлину.
    .picked = { THING($card) }: на какое место?
action-play = { THING($card) } { side }
    .kind = сыграть карту
    .picked = { THING($card) }: на какую стопку?
    .about = Карта ложится на стопку и накрывает то, что там было. Потом срабатывают обе ваши верхние карты. Укрытие вместо этого забирает всю стопку в руку.
action-resolve = сначала карта { side }
    .kind = порядок
    .about = Вторая сработает следом. К тому времени всё может измениться: облава успевает накрыть таможню до вашей контрабанды.
action-raid = { SEAT($seat) }: накрыть { $cover ->
    [0] слева
   *[1] справа
}
    .kind = облава
    .about = Другая стопка этого игрока ляжет на ту, что вы назвали. Вы получите 1 орех, а если накрыт банк, то 2.
action-pay = { $shares }
    .kind = пошлина
    .about = Уходят все орехи этой контрабанды, и достаются они как можно большему числу таможенников.
each-shares = { SEAT($index) } { $value }

## Что произошло

nuts = { $amount ->
    [one] { $amount } орех
    [few] { $amount } ореха
   *[many] { $amount } орехов
}
event-sealed = { MINE($seat) ->
    [yes] Ваш выбор: { THING($card) } { side }.
   *[no] { SEAT($seat) }: карта выбрана.
}
event-revealed = { MINE($seat) ->
    [yes] Вы открываете { THING($card, case: "acc") } { side }.
   *[no] { SEAT($seat) } открывает { THING($card, case: "acc") } { side }.
}
event-turn = { MINE($seat) ->
    [yes] Ход { $turn }: вы.
   *[no] Ход { $turn }: { SEAT($seat) }.
}
event-played = { MINE($seat) ->
    [yes] Вы играете { THING($card, case: "acc") } { side }.
   *[no] { SEAT($seat) } играет { THING($card, case: "acc") } { side }.
}
event-took = { MINE($seat) ->
    [yes] Вы забираете в руку: { THINGS($cards) }.
   *[no] { SEAT($seat) } забирает в руку: { THINGS($cards) }.
}
event-fizzled = { MINE($seat) ->
    [yes] Ваша облава впустую: нет соперника с двумя стопками.
   *[no] { SEAT($seat) }: облава впустую, нет соперника с двумя стопками.
}
event-smuggled = { MINE($seat) ->
    [yes] Ваша { THING($card) } приносит { nuts }.
   *[no] { SEAT($seat) } получает { nuts } за { THING($card, case: "acc") }.
}
event-paid = { MINE($from) ->
    [yes] { $for ->
        [customs] Вы платите пошлину: { SEAT($to) } получает { nuts }.
       *[robbery] { SEAT($to) } грабит: вы отдаёте { nuts }.
    }
   *[no] { $for ->
        [customs] { SEAT($from) } платит пошлину: { MINE($to) ->
            [yes] вы получаете
           *[no] { SEAT($to) } получает
        } { nuts }.
       *[robbery] { MINE($to) ->
            [yes] Вы грабите
           *[no] { SEAT($to) } грабит
        }: { SEAT($from) } отдаёт { nuts }.
    }
}
event-raided = { MINE($seat) ->
    [yes] Вы устраиваете облаву
   *[no] { SEAT($seat) } устраивает облаву
}: { MINE($target) ->
    [yes] вы остаётесь
   *[no] { SEAT($target) } остаётся
} с одной стопкой. Накрыта карта «{ THING($covered) }», добыча — { nuts }.
event-over = Игра окончена. { $result }
whole-result = { $winners ->
    [none] Никто не побеждает.
   *[other] На первом месте: { SEATS($winners) }.
}

## Что принесёт выбор

counts-nuts = { $amount ->
    [0] 0
   *[other] +{ $amount }
}
brings-covered = накроет { THING($card, case: "acc") }
brings-took = вернёт в руку: { THINGS($cards) }
brings-fizzled = облава впустую
brings-paid = { MINE($to) ->
    [yes] +{ $amount } ← { SEAT($from) }
   *[no] −{ $amount } → { SEAT($to) }
}
brings-asked = { $phase ->
    [resolve] дальше порядок
    [raid] дальше облава
   *[customs] дальше пошлина
}

## Почему вышло так

why-no-robbery = Грабёж не принёс ничего: { $spared } ({ $rule }).
each-spared = { SEAT($seat) } — { $for ->
    [bank] сверху банк
    [poor] нет орехов
   *[bare] сверху нет контрабанды
}
why-robbed = { $count ->
    [one] Сверху без банка лежит одна контрабанда: 1 орех.
   *[other] Сверху без банка лежат две контрабанды: по ореху за каждую.
} ({ $rule })
why-robbed-poor = Контрабанды больше, чем орехов: грабёж забирает что есть, долга не остаётся ({ $rule }).
why-rate = Пошлину получает каждый соперник, у которого сверху таможня: 1 орех с двойки или тройки, 2 с пятёрки ({ $rule }).
why-duty = Пошлина положена: контрабанда сыграна с руки в этот ход, рядом нет банка. Таможня сверху: { SEATS($seats) }; каждому по { $amount } ({ $rule }).
why-duty-all = Пошлина больше, чем приносит карта: уходят все её орехи, и как можно большему числу таможенников ({ $rule }).
why-no-duty-bank = Пошлины нет: на другой стопке сверху банк ({ $rule }).
why-no-duty-old = Пошлины нет: эта контрабанда сыграна не в этот ход ({ $rule }).
why-no-duty-nobody = Пошлины нет: ни у одного соперника таможня не лежит сверху ({ $rule }).
why-raid = Облава приносит { $covered ->
    [bank] 2 ореха, когда накрывает банк
   *[other] 1 орех, и только за накрытый банк 2
} ({ $rule }).

## Варианты игры

option-first = первый игрок
    .about = Кто ходит первым. Если не указано, решает жребий.
option-deck = набор карт
    .about = Что у каждого в наборе вместо обычных восьми карт: от 2 до 20 карт, не больше одного укрытия.

## Стол

label-set-up = Первая карта: все выбирают разом. { MINE($first) ->
    [yes] Начинаете вы
   *[no] Начинает { SEAT($first) }
}.
label-round = Ход { $turn }. { $turns ->
    [0] Он последний.
    [one] После него не меньше { $turns } хода.
   *[other] После него не меньше { $turns } ходов.
}
label-player = { SEAT($seat) } · { nuts }{ $leads ->
    [yes] {" "}★
   *[no] {""}
}
label-stack = { side }
label-hand = рука
label-holds = в руке: { THINGS($cards) }
label-open = можно ограбить на { nuts }
label-chosen = выбор сделан
label-choosing = { MINE($seat) ->
    [yes] выбор за вами
   *[no] выбирает
}
label-sealed = выбрано: { THING($card) } { side }
label-tie = контрабанда: в руке { $in_hand }, сверху { $on_top }

## Записки к картам

shelf-cards = Карты набора
kind-card = { $count ->
    [one] по одной в каждом наборе
   *[other] в каждом наборе: { $count }
}
bars-not-in-hand = Не у вас в руке
bars-turn = Сейчас ходит { SEAT($seat) }
note-bank-beside = Ваш банк сверху: на другой стопке она не платит пошлину.
note-duty = { $seats ->
    [none] Пошлину с вас сейчас никто не берёт.
   *[other] Пошлину берут: { SEATS($seats) }. В тот ход, когда вы её сыграете, { $amount ->
        [0] вам не останется ничего
       *[other] вам останется { $amount }
    }.
}
note-customs = { $seats ->
    [none] Контрабанды в руке ни у кого из соперников нет.
   *[other] С контрабандой в руке: { SEATS($seats) }.
}
each-taken = { SEAT($index) } { $value }
note-robbery = { $amount ->
    [0] Сейчас никто ничего не отдаст.
   *[other] Сейчас отдадут { nuts }: { $taken }.
}
note-bank = { $seats ->
    [none] Сейчас никто не грабит и не берёт пошлину.
   *[other] Закроет вас от таких соперников: { SEATS($seats) }.
}
note-raid = { $seats ->
    [none] Двух стопок нет ни у кого из соперников: облава впустую.
   *[other] С двумя стопками: { SEATS($seats) }.
}
note-hideout = Слева: { THINGS($left) }. Справа: { THINGS($right) }.
where-top = сверху
where-covered = под другими
where-hand = в руке

## Когда всё открыто: что было сказано не всем

open-sealed = { SEAT($seat) } выбирает { THING($card, case: "acc") } { side }.
