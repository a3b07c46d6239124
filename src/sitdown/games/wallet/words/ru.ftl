title = Бумажник
tagline = Паспорт, денег ровно столько, сколько он объяснит, и полиция за дверью.
minute =
    В свой ход вы берёте карту из бумажника, кладёте туда карту, переворачиваете карту времени или покупаете
    паспорт. Перевернули последнюю карту времени — входит полиция. Невиновен тот, у кого один паспорт и столько
    денег, сколько он объяснит: обычно до 500 в двух валютах, миллионеру нужно больше, блондинке —
    драгоценность. Виновные теряют жетон, невиновные тянут жетоны, начиная с самого богатого. Три раунда;
    побеждает тот, у кого больше очков.

## Карты

thing-ivanov = Иванов
    .sign = ☺
    .about = Невиновен, если у него не больше 500 у. е. и не больше двух валют. Может держать пластиковые карты; по одной из них в конце раунда тянет купюру.
thing-policeman = полицейский
    .sign = ✪
    .about = Невиновен, если у него не больше 500 у. е. и не больше двух валют. Может держать жетоны полицейского; с жетоном он при исполнении и в конце раунда проверяет другого игрока.
thing-millionaire = миллионер
    .sign = ♛
    .about = Невиновен, если у него больше 500 у. е. и не больше двух валют.
thing-blonde = блондинка
    .sign = ♀
    .about = Невиновна, если у неё не больше 500 у. е. и есть хотя бы одна драгоценность. Валют может быть сколько угодно.
thing-super-agent = суперагент
    .sign = ⌖
    .about = Невиновен, если у него есть ещё хотя бы один паспорт, любой, не больше 500 у. е. и не больше двух валют. Свойства второго паспорта не действуют.
thing-rouble = { $number ->
    [none] рубли
   *[other] { $number } ₽
}
    .about = { note }
thing-euro = { $number ->
    [none] евро
   *[other] { $number } €
}
    .about = { note }
thing-dollar = { $number ->
    [none] доллары
   *[other] { $number } $
}
    .about = { note }
thing-pound = { $number ->
    [none] фунты
   *[other] { $number } £
}
    .about = { note }
thing-jewel = { $number ->
    [none] драгоценности
   *[other] драгоценность { $number }
}
    .about = { jewel }
note = Купюра: стоит столько, сколько на ней написано. Больше двух валют можно иметь только блондинке.
jewel = Драгоценность: стоит столько, сколько на ней написано, и валютой не считается. Нужна блондинке.
thing-rouble-20 = 20 ₽
    .about = { note }
thing-rouble-50 = 50 ₽
    .about = { note }
thing-rouble-100 = 100 ₽
    .about = { note }
thing-rouble-150 = 150 ₽
    .about = { note }
thing-rouble-200 = 200 ₽
    .about = { note }
thing-rouble-300 = 300 ₽
    .about = { note }
thing-euro-20 = 20 €
    .about = { note }
thing-euro-50 = 50 €
    .about = { note }
thing-euro-100 = 100 €
    .about = { note }
thing-euro-150 = 150 €
    .about = { note }
thing-euro-200 = 200 €
    .about = { note }
thing-euro-300 = 300 €
    .about = { note }
thing-dollar-20 = 20 $
    .about = { note }
thing-dollar-50 = 50 $
    .about = { note }
thing-dollar-100 = 100 $
    .about = { note }
thing-dollar-150 = 150 $
    .about = { note }
thing-dollar-200 = 200 $
    .about = { note }
thing-dollar-300 = 300 $
    .about = { note }
thing-pound-20 = 20 £
    .about = { note }
thing-pound-50 = 50 £
    .about = { note }
thing-pound-100 = 100 £
    .about = { note }
thing-pound-150 = 150 £
    .about = { note }
thing-pound-200 = 200 £
    .about = { note }
thing-pound-300 = 300 £
    .about = { note }
thing-jewel-30 = драгоценность 30
    .about = { jewel }
thing-jewel-40 = драгоценность 40
    .about = { jewel }
thing-jewel-60 = драгоценность 60
    .about = { jewel }
thing-jewel-70 = драгоценность 70
    .about = { jewel }
thing-jewel-80 = драгоценность 80
    .about = { jewel }
thing-jewel-110 = драгоценность 110
    .about = { jewel }
thing-jewel-120 = драгоценность 120
    .about = { jewel }
thing-jewel-140 = драгоценность 140
    .about = { jewel }
thing-jewel-160 = драгоценность 160
    .about = { jewel }
thing-jewel-190 = драгоценность 190
    .about = { jewel }
thing-badge = жетон полицейского
    .sign = ★
    .about = С ним невиновный полицейский в конце раунда при исполнении. Любого другого игрока делает виновным.
thing-plastic = пластиковая карта
    .sign = ▭
    .about = По ней невиновный Иванов тянет купюру из бумажника, только в зачёт богатства. Любого другого игрока делает виновным.
thing-double-turn = «Двойной ход»
    .sign = ×2
    .about = Вместо хода: два действия, одно за другим.
thing-birthday = «День рождения»
    .sign = ♪
    .about = Вместо хода: возьмите три карты с одного места бумажника, одну оставьте себе, по одной отдайте двум другим игрокам. Вдвоём третья возвращается в бумажник.
thing-pool = «Общак»
    .sign = ◎
    .about = Перед действием: каждый выкладывает купюру или драгоценность. Вы берёте любую, остальные раздаются вслепую.
thing-cards-left = «Карты влево»
    .sign = ←
    .about = Перед действием: каждый передаёт карту на свой выбор соседу слева.
thing-cards-right = «Карты вправо»
    .sign = →
    .about = Перед действием: каждый передаёт карту на свой выбор соседу справа.
thing-spot-check = «Выборочный досмотр»
    .sign = ◉
    .about = Перед действием: вытяните карту из чужой руки вслепую, посмотрите и оставьте себе или верните.
thing-give-card = «Отдать карту»
    .sign = ↗
    .about = Перед действием: отдайте карту из руки другому игроку, он обязан её взять.
thing-take-card = «Взять карту»
    .sign = ↙
    .about = Перед действием: вытяните карту из чужой руки вслепую и заберите её.
thing-swap = «Поменяться картами»
    .sign = ⇄
    .about = Перед действием: вы и другой игрок обмениваетесь картами, каждый на свой выбор.
thing-request = «Запрос карты»
    .sign = !
    .about = Перед действием: запросите у другого игрока номинал, валюту или драгоценности. Если подходящая карта есть, он обязан её отдать.
thing-ambulance = «Скорая помощь»
    .sign = ✚
    .about = Перед действием: делает то же, что верхняя карта стопки сброса.
thing-extra-time = «Дополнительное время»
    .sign = ⧗
    .about = После последней карты времени: ещё одно ваше действие, но не карта времени.
thing-double-bottom = «Двойное дно»
    .sign = ▤
    .about = В конце раунда: спрячьте под неё карту из руки. Она больше не считается.
thing-atm = «Банкомат»
    .sign = ⌂
    .about = В конце раунда: положите купюру, и она больше не считается, или тяните до первой купюры, и она считается.
thing-exchange = «Обмен валюты»
    .sign = ¤
    .about = В конце раунда: одна ваша купюра считается другой валютой. Номинал прежний.
thing-wallet = бумажник
    .sign = ▥
    .about = Карты, которых нет ни у кого. Их берут и кладут не глядя: сверху, снизу или случайно между первой и последней.
thing-time = карта времени
    .sign = ⧖
    .about = Одна переворачивается, когда ход снова доходит до первого игрока, и ещё одна — когда кто-то тратит на это своё действие. С последней приходит полиция: раунд сразу окончен.
thing-token = { $number ->
    [none] жетон победных очков
   *[other] жетон на { $number }
}
    .sign = { $number }
    .about = Победные очки, лежат перед игроком закрытыми. В конце раунда каждый виновный теряет один, а самые богатые невиновные тянут новые не глядя.
thing-coin = { $number ->
    [none] монетка
   *[other] монетка { $number } ¢
}
    .sign = ¢
    .about = Деньги её хозяина, но не карта и не валюта. Самая маленькая начинает раунд; полицейские и пластиковые карты идут в порядке монеток.
thing-top = верх
thing-bottom = низ
thing-middle = середина
thing-hidden = закрытая карта

## Вопросы

phase-turn = { $actions_left ->
    [2] Два действия, одно за другим.
   *[other] Одно действие.
} { $specials_played ->
    [0] До него можно сыграть специальную карту.
   *[other] Специальная карта уже сыграна.
}
phase-passport = Какой из запасных паспортов вы берёте?
phase-birthday = Какую карту вы оставите и кому отдадите остальные?
phase-pool = { MINE($active) ->
    [yes] Вы играете «Общак».
   *[no] { SEAT($active) } играет «Общак».
} Что вы кладёте?
phase-pool-pick = Какую карту из общака вы берёте?
phase-pass-cards = { MINE($active) ->
    [yes] Вы пускаете карты по кругу.
   *[no] { SEAT($active) } пускает карты по кругу.
} Какую вы передаёте { $pending }?
phase-swap = { MINE($active) ->
    [yes] Обмен: { $pending } отдаёт вам карту на свой выбор.
   *[no] { SEAT($active) } меняется с вами картами.
} Какую карту отдаёте вы?
phase-spot-check = Вы вытянули карту: { $pending }. Оставите её себе?
phase-request = { SEAT($active) } запрашивает у вас: { $pending }. Что вы отдадите?
phase-extra-time = Время вышло. Играете «Дополнительное время»?
phase-extra-action = Дополнительное время: ещё одно действие.
phase-last-cards = Полиция на пороге. Сыграете специальную карту?
phase-police = Вы при исполнении. Кого проверяете?
phase-plastic = Потянете купюру по пластиковой карте? Откуда?
phase-forfeit = Вы виновны. Какой жетон победных очков теряете?
phase-over = Игра окончена.
whole-pending = { $direction ->
    [left] влево
    [right] вправо
   *[none] { $face ->
        [none] { $type ->
            [none] { $card ->
                [none] { SEAT($target) }
               *[other] { THING($card) }
            }
           *[other] { THING($type) }
        }
       *[other] номинал { $face }
    }
}

## Варианты хода

place-from = { $from ->
    [top] сверху
    [bottom] снизу
   *[middle] из середины
}
place-at = { $at ->
    [top] наверх
    [bottom] вниз
   *[middle] в середину
}
action-flip = перевернуть карту времени
    .kind = перевернуть карту времени
    .about = Песочных часов останется меньше. Последняя карта времени сразу заканчивает раунд.
action-take = взять карту { place-from }
    .kind = взять карту
    .about = Карта из бумажника уходит в вашу руку. Остальные видят, откуда, но не видят, какая.
action-put = положить { place-at }: { THING($card) }
    .kind = положить карту
    .tap = Нажмите на карту руки и на место в бумажнике.
    .about = Карта из руки уходит в бумажник. Остальные видят, куда, но не видят, какая. Середина — любое место между первой и последней картой.
action-buy = купить паспорт за { THINGS($pay) }
    .kind = купить паспорт
    .about = Заплатите в открытую 300 у. е. или больше, без сдачи; потом посмотрите запасные паспорта и возьмите один. Чтобы заплатить не так, как в списке, наберите «купить» и карты.
action-choose = { THING($passport) }
    .kind = выбрать паспорт
    .about = Паспорт уходит в вашу руку, остальные — обратно в отделение бумажника. Никто не видит, какой.
action-play = { THING($special) }{ play-how }
    .kind = сыграть специальную карту
    .tap = Нажмите на то, что ей нужно: карту руки, соперника или место бумажника.
    .about = Обычно одна за ход, до действия. Карты конца раунда играют, когда перевёрнута последняя карта времени.
play-how = { $target ->
    [none] {""}
   *[other] : { SEAT($target) }
}{ $card ->
    [none] {""}
   *[other] , { THING($card) }
}{ $face ->
    [none] {""}
   *[other] , номинал { $face }
}{ $type ->
    [none] {""}
   *[other] , { THING($type) }
}{ $deposit ->
    [none] {""}
   *[other] , положить { THING($deposit) }
}{ $from ->
    [none] {""}
   *[other] , тянуть { place-from }
}{ $currency ->
    [none] {""}
   *[other] {" "}как { THING($currency) }
}
action-share = себе — { THING($keep) }; { $gifts }{ $back ->
    [none] {""}
   *[other] ; обратно { place-at } — { THING($back) }
}
    .kind = раздать карты
    .about = Каждый узнаёт только то, что получил сам.
each-gifts = { SEAT($seat) } — { THING($card) }
action-lay = { THING($card) }
    .kind = положить в общак
    .about = Все карты открываются разом. Одну из них вы получите обратно, а если «Общак» играете вы, то выберете сами.
action-pass = пас
    .kind = пас
    .about = Вы ничего не делаете.
action-pick = { THING($card) }
    .kind = взять из общака
    .about = Она уходит в вашу руку. Остальные раздаются вслепую тем, кто положил карту.
action-hand-over = { THING($card) }
    .kind = отдать карту
    .tap = Нажмите на карту, которую отдаёте.
    .about = Карта переходит рубашкой вверх: её знают только двое.
action-keep = оставить себе
    .kind = оставить себе
    .about = Карта уходит в вашу руку.
action-return = вернуть
    .kind = вернуть
    .about = Карта возвращается в ту руку, из которой её вытянули.
action-refuse = такой карты нет
    .kind = отказать
    .about = Так может ответить только тот, у кого и правда нет такой карты.
action-check = проверить: { SEAT($target) }
    .kind = проверить игрока
    .about = Рука игрока открывается всем. Если он виновен, его купюры и драгоценности — ваша добыча.
action-draw = тянуть { place-from }
    .kind = тянуть
    .about = Карты открываются по одной до первой купюры. Она идёт только в зачёт богатства.
action-forfeit = жетон { $token }
    .kind = потерять жетон
    .about = Он возвращается в отделение на молнии. Остальные не видят, сколько на нём очков.

## Что произошло

event-round = Раунд { $round } из 3. { MINE($first) ->
    [yes] Начинаете вы: у вас самая маленькая монетка.
   *[no] Начинает { SEAT($first) }: самая маленькая монетка.
} Монетки: { $coins }.
each-coins = { SEAT($index) } { $value } ¢
event-dealt = { MINE($seat) ->
    [yes] Ваша рука: { THINGS($hand) }. Ваши специальные карты: { THINGS($specials) }.
   *[no] {""}
}
time-left = { $left ->
    [0] это последняя
   *[other] осталось { $left }
}
event-time = { $by ->
    [lap] Круг пройден, переворачивается карта времени: { time-left }.
   *[flip] { MINE($seat) ->
        [yes] Вы переворачиваете карту времени: { time-left }.
       *[no] { SEAT($seat) } переворачивает карту времени: { time-left }.
    }
}
event-turn = { MINE($seat) ->
    [yes] Круг { $lap }: ваш ход.
   *[no] Круг { $lap }: { SEAT($seat) }.
}
event-took = { MINE($seat) ->
    [yes] Вы берёте { place-from }: { THING($card) }.
   *[no] { SEAT($seat) } берёт карту { place-from }.
}
event-put = { MINE($seat) ->
    [yes] Вы кладёте { place-at }: { THING($card) }.
   *[no] { SEAT($seat) } кладёт карту { place-at }.
}
event-paid = { MINE($seat) ->
    [yes] Вы платите за паспорт: { THINGS($cards) }. Запасные паспорта: { THINGS($spares) }.
   *[no] { SEAT($seat) } платит за паспорт: { THINGS($cards) }.
}
event-chose = { MINE($seat) ->
    [yes] Вы берёте паспорт: { THING($passport) }.
   *[no] { SEAT($seat) } берёт паспорт.
}
event-played = { MINE($seat) ->
    [yes] Вы играете { THING($special) }
   *[no] { SEAT($seat) } играет { THING($special) }
}{ $copies ->
    [none] {""}
   *[other] {" "}как { THING($copies) }
}{ $target ->
    [none] {""}
   *[other] : { MINE($target) ->
        [yes] вы
       *[no] { SEAT($target) }
    }
}{ $face ->
    [none] {""}
   *[other] , номинал { $face }
}{ $type ->
    [none] {""}
   *[other] , { THING($type) }
}{ $from ->
    [none] {""}
   *[other] , { place-from }
}.
event-sealed = { MINE($seat) ->
    [yes] Ваш выбор: { $choice }.
   *[no] { SEAT($seat) }: выбор сделан.
}
whole-choice = { $do ->
    [pass] пас
    [play] { THING($special) }
    [forfeit] жетон { $token }
   *[other] { THING($card) }
}
event-birthday = { MINE($seat) ->
    [yes] Три карты: { THINGS($cards) }.
   *[no] { SEAT($seat) } смотрит три карты.
}
event-kept = { MINE($seat) ->
    [yes] Вы оставляете себе: { THING($card) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } оставляет себе вашу карту: { THING($card) }.
       *[no] { SEAT($seat) } оставляет себе карту.
    }
}
event-gave = { MINE($from) ->
    [yes] { SEAT($to) } получает от вас: { THING($card) }.
   *[no] { MINE($to) ->
        [yes] { SEAT($from) } отдаёт вам: { THING($card) }.
       *[no] { SEAT($from) } отдаёт карту, получает { SEAT($to) }.
    }
}
event-drew = { MINE($seat) ->
    [yes] Вы тянете вслепую, { SEAT($target) } отдаёт: { THING($card) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } тянет вслепую, вы отдаёте: { THING($card) }.
       *[no] { SEAT($seat) } тянет вслепую, карту отдаёт { SEAT($target) }.
    }
}
event-returned = { MINE($seat) ->
    [yes] { SEAT($target) } получает от вас обратно: { THING($card) }.
   *[no] { MINE($target) ->
        [yes] { SEAT($seat) } возвращает вам: { THING($card) }.
       *[no] { SEAT($seat) } возвращает карту, получает { SEAT($target) }.
    }
}
event-refused = { MINE($seat) ->
    [yes] У вас нет такой карты.
   *[no] { SEAT($seat) }: такой карты нет.
}
event-laid = { $card ->
    [none] { MINE($seat) ->
        [yes] Вы не кладёте ничего.
       *[no] { SEAT($seat) } не кладёт ничего.
    }
   *[other] { MINE($seat) ->
        [yes] Вы кладёте в общак: { THING($card) }.
       *[no] { SEAT($seat) } кладёт в общак: { THING($card) }.
    }
}
event-picked = { MINE($seat) ->
    [yes] Вы берёте из общака: { THING($card) }.
   *[no] { SEAT($seat) } берёт из общака: { THING($card) }.
}
event-received = { MINE($seat) ->
    [yes] Вы получаете из общака: { THING($card) }.
   *[no] { SEAT($seat) } получает карту из общака.
}
event-round-over = Полиция на пороге: раунд { $round } окончен.
event-passed = { MINE($seat) ->
    [yes] Вы пасуете.
   *[no] { SEAT($seat) } пасует.
}
event-hid = { MINE($seat) ->
    [yes] Вы прячете под двойное дно: { THING($card) }.
   *[no] { SEAT($seat) } прячет карту под двойное дно.
}
event-deposited = { MINE($seat) ->
    [yes] Вы кладёте в банкомат: { THING($card) }.
   *[no] { SEAT($seat) } кладёт в банкомат: { THING($card) }.
}
turned-up = { $shown ->
    [none] {""}
   *[other] {" "}По пути открыты: { THINGS($shown) }.
}
event-withdrew = { $card ->
    [none] { MINE($seat) ->
        [yes] Вы не находите купюры.
       *[no] { SEAT($seat) } не находит купюры.
    }
   *[other] { MINE($seat) ->
        [yes] Вы снимаете в банкомате: { THING($card) }.
       *[no] { SEAT($seat) } снимает купюру в банкомате.
    }
}{ turned-up }
event-exchanged = { MINE($seat) ->
    [yes] Ваша купюра { THING($card) } теперь — { THING($currency) }.
   *[no] { SEAT($seat) }: купюра { THING($card) } теперь — { THING($currency) }.
}
event-officer = { MINE($seat) ->
    [yes] Вы полицейский при исполнении и показываете: { THINGS($hand) }.
   *[no] { SEAT($seat) } — полицейский при исполнении и показывает: { THINGS($hand) }.
}
event-checked = { MINE($seat) ->
    [yes] Вы проверяете
   *[no] { SEAT($seat) } проверяет
}, { MINE($target) ->
    [yes] вы показываете
   *[no] { SEAT($target) } показывает
}: { THINGS($hand) }. { $guilty ->
    [yes] { MINE($target) ->
        [yes] Вы виновны
       *[no] Игрок виновен
    }! Изъято: { THINGS($seized) }.
   *[no] { MINE($target) ->
        [yes] Вы невиновны.
       *[no] Игрок невиновен.
    }
}
event-revealed = { MINE($seat) ->
    [yes] Вы показываете
   *[no] { SEAT($seat) } показывает
}: { THINGS($hand) }{ $front ->
    [none] {""}
   *[other] ; перед собой { $front }
}. { $guilty ->
    [yes] { MINE($seat) ->
        [yes] Вы виновны
       *[no] Игрок виновен
    } ({ $reasons }).
   *[no] { MINE($seat) ->
        [yes] Вы невиновны
       *[no] Игрок невиновен
    } ({ THING($identity) }).
}
each-front = { THING($special) }{ $card ->
    [none] {""}
   *[other] {" "}({ THING($card) }{ $currency ->
        [none] {""}
       *[other] {" "}как { THING($currency) }
    })
}
each-reasons = { $value ->
    [no-passport] нет паспорта
    [too-many-passports] лишний паспорт
    [lone-super-agent] суперагент без второго паспорта
    [over-limit] больше 500 у. е.
    [under-limit] у миллионера не больше 500 у. е.
    [too-many-currencies] больше двух валют
    [no-jewellery] блондинка без драгоценностей
    [badge] жетон полицейского
   *[plastic] пластиковая карта
}
event-plastic = { $card ->
    [none] { MINE($seat) ->
        [yes] Ваша пластиковая карта не приносит купюры.
       *[no] { SEAT($seat) }: пластиковая карта не приносит купюры.
    }
   *[other] { MINE($seat) ->
        [yes] Ваша пластиковая карта приносит { THING($card) }.
       *[no] { SEAT($seat) }: пластиковая карта приносит { THING($card) }.
    }
}{ turned-up }
event-lost = { MINE($seat) ->
    [yes] Вы теряете жетон { $token }.
   *[no] { SEAT($seat) } теряет жетон.
}
event-scored = { MINE($seat) ->
    [yes] Вы на { $rank }-м месте по богатству среди невиновных: { $count ->
        [0] без жетонов.
        [1] жетон { $tokens }.
       *[other] жетоны { $tokens }.
    }
   *[no] { SEAT($seat) } на { $rank }-м месте по богатству среди невиновных: { $count ->
        [0] без жетонов.
        [one] { $count } жетон.
        [few] { $count } жетона.
       *[many] { $count } жетонов.
    }
}
event-over = Игра окончена. { $result }
whole-result = На первом месте: { SEATS($winners) }.

## Что принесёт выбор

brings-hand = { $guilty ->
    [yes] виновен: { $reasons }
   *[no] невиновен, { $units },{ $cents } у. е.
}
    .brief = { $guilty ->
        [yes] виновен
       *[no] невиновен, { $units },{ $cents }
    }
brings-rest = { $guilty ->
    [yes] без неё виновен: { $reasons }
   *[no] без неё невиновен, { $units },{ $cents } у. е.
}
    .brief = { $guilty ->
        [yes] без неё виновен
       *[no] невиновен, { $units },{ $cents }
    }
brings-time = { $left ->
    [0] последняя: раунд окончен
   *[other] останется { $left }
}
brings-innocent = невиновен после этого: { $chance } %
    .brief = невиновен: { $chance } %
brings-given = { $chance } %, что карта найдётся
brings-pays = { $over ->
    [0] { $paid } у. е., ровно цена
   *[other] { $paid } у. е.: лишние { $over }, сдачи нет
}
    .brief = { $over ->
        [0] {""}
       *[other] { $paid }, без сдачи
    }
brings-with-passport = невиновен с паспортом «{ THING($passport) }», { $units },{ $cents } у. е.
    .brief = с ним невиновен
brings-suspect = рука закрыта: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
brings-seizes = виновен: вы изымете { $money } у. е.
brings-note = купюра: { $chance } %, в среднем { $mean } у. е.
    .brief = купюра: { $chance } %, ≈ { $mean }
brings-costs = { $points ->
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[many] −{ $points } очков
}
brings-holds = в руке { $count }
brings-price = за { $price }, у вас { $has }
brings-specials = { THINGS($specials) }
warns-guilty = сейчас вы невиновны
warns-police = полиция признает вас виновным
    .brief = вы будете виновны
warns-no-card-helps = ни одна карта не сделает руку невиновной
    .brief = ни одна не спасёт
warns-no-passport-helps = ни один запасной паспорт не спасёт остаток
    .brief = паспорт не спасёт
warns-nobody-has-it = такой карты нет ни у кого
warns-is-innocent = невиновен: изымать нечего
warns-nothing-to-seize = виновен, но денег уже нет

## Отказы

because-no-spares = Запасных паспортов больше нет.
because-not-so-many = Столько карт «{ THING($card) }» у вас нет. В руке: { THINGS($hand) }.
because-does-not-pay = Этим не платят: { THING($card) }. { $jewels ->
    [yes] Платят купюрами и драгоценностями.
   *[no] Платят только купюрами.
}
because-too-little = Заплачено { $paid } у. е., а паспорт стоит не меньше { $price } у. е.
because-no-money = «{ $name }» — не деньги. Пишите, например, е100, 100 или ц80.
because-several = «{ $name }» может быть: { THINGS($cards) }. Добавьте букву валюты.
because-none-left = «{ $name }» в руке нет. Деньги: { THINGS($hand) }.

## Почему вышло так

sum-counted = { $units }{ $cents ->
    [none] {""}
   *[other] ,{ $cents }
}
why-guilty = Посчитано: паспортов { $passports }, денег { sum-counted }, валют { $currencies }. Можно не больше 500 (миллионеру — только больше 500) и не больше двух валют; против этой руки: { $reasons } ({ $rule }).
why-innocent = Посчитано, личность — { THING($identity) }: денег { sum-counted }, валют { $currencies }; ни одной причины для вины ({ $rule }).
why-scored = Богатство { sum-counted }, место среди невиновных — { $rank }. Кто богаче, тянет раньше и больше; виновные мест не занимают ({ $rule }).
why-lost = Виновный теряет жетон ({ $rule }).
why-lap = Ход снова у первого игрока: переворачивается карта времени ({ $rule }).

## Варианты игры

option-balanced_deck = уравновешенная колода
    .about = При 3–6 игроках играют только карты, число в углу которых не больше числа игроков.
option-specials_per_turn = специальных карт за ход
    .about = Сколько специальных карт можно сыграть до своего действия.
option-specials_per_turn-1 = одна
option-specials_per_turn-2 = обе
option-jewellery_pays = плата драгоценностями
    .about = Можно ли платить за паспорт драгоценностями или только купюрами.
option-deck = колода
    .about = Другая колода вместо обычной: карты с числами в углу, запасные паспорта, специальные карты, жетоны победных очков.

## Стол

shorthand = Покупка: «купить» и карты, по номиналу или по букве с номиналом (р, е, д, ф, а драгоценность — ц): купить е100 200 ц80
label-round = Раунд { $round } из { $rounds }
label-turn = { MINE($seat) ->
    [yes] Ваш ход
   *[no] Ход: { SEAT($seat) }
} · круг { $lap } · ⧗ { $left }
label-double = Двойной ход: впереди два действия.
label-turns = { $count ->
    [0] Ходов в этом раунде у вас больше нет.
    [one] У вас впереди не больше { $count } хода.
   *[other] У вас впереди не больше { $count } ходов.
}
label-end = Последняя карта времени перевёрнута.
label-last-round = Итог раунда { $round }
label-gains = Жетоны: { $gains }
each-gains = { SEAT($index) } { $value ->
    [-1] −1
   *[other] +{ $value }
}
tokens-won = { $tokens ->
    [0] без жетонов
    [one] +{ $tokens } жетон
    [few] +{ $tokens } жетона
   *[many] +{ $tokens } жетонов
}
label-was-innocent = { $rank }. { SEAT($seat) } · { THING($identity) } · { $units },{ $cents } у. е. · { tokens-won }
label-was-guilty = { SEAT($seat) } · виновен: { $reasons }{ $tokens ->
    [0] {""}
   *[other] {" "}· −1 жетон
}
label-wallet = Бумажник · { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
label-spares = запасные паспорта ({ $count })
label-centre = в центре, вне игры
label-discard = стопка сброса
label-birthday = три карты
label-pool = общак
label-drawn = { MINE($seat) ->
    [yes] карту отдаёте вы
   *[no] карту отдаёт { SEAT($seat) }
}
label-asked = { MINE($seat) ->
    [yes] Вы запрашиваете
   *[no] { SEAT($seat) } запрашивает
}: { $face ->
    [none] { THING($type) }
   *[other] номинал { $face }
}. { MINE($target) ->
    [yes] Отвечаете вы
   *[no] Отвечает { SEAT($target) }
}.
label-player = { SEAT($seat) } · { $coin } ¢{ $first ->
    [yes] {" "}· первый игрок
   *[no] {""}
}
label-holds = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
label-hand = { $sort ->
    [passports] паспорта
    [items] предметы
   *[other] { THING($sort) }
}
label-front = { THING($special) }{ $currency ->
    [none] {""}
   *[other] {" "}как { THING($currency) }
}
label-loot = добыча
label-worth = { $units },{ $cents } у. е. · { $currencies ->
    [0] без валют
    [one] { $currencies } валюта
    [few] { $currencies } валюты
   *[many] { $currencies } валют
}
label-innocent = невиновен: { THING($identity) }
guilty-no-passport = виновен: нет паспорта
guilty-too-many-passports = виновен: { $passports ->
    [2] два паспорта
    [few] { $passports } паспорта
   *[other] { $passports } паспортов
}
guilty-lone-super-agent = виновен: суперагенту нужен второй паспорт
guilty-over-limit = виновен: больше 500 у. е.
guilty-under-limit = виновен: миллионеру нужно больше 500 у. е.
guilty-too-many-currencies = виновен: { $currencies ->
    [3] три валюты
    [4] четыре валюты
   *[other] больше двух валют
}
guilty-no-jewellery = виновен: блондинке нужна драгоценность
guilty-badge = виновен: жетон полицейского
guilty-plastic = виновен: пластиковая карта
label-no-specials = специальных карт нет
label-specials = специальных карт: { $count }
label-own-specials = специальные карты
label-playable = можно сыграть сейчас: { THINGS($specials) }
label-tokens = { $sum ->
    [none] { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
   *[other] { $tokens ->
        [none] жетонов нет
       *[other] { $count ->
            [1] жетон { $tokens }
           *[other] жетоны { $tokens } (сумма { $sum })
        }
    }
}
label-sealed = { $choice ->
    [none] выбор сделан
   *[other] выбор: { $choice }
}

## Записки

shelf = { $sort ->
    [passports] Паспорта
    [rouble] Рубли
    [euro] Евро
    [dollar] Доллары
    [pound] Фунты
    [jewel] Драгоценности
    [items] Предметы
    [instead] Специальные карты вместо хода
    [before] Специальные карты перед действием
    [extra] Специальная карта после последней карты времени
    [last] Специальные карты конца раунда
   *[table] На столе
}
kind-passport = паспорт, в колоде { $count }{ $spares ->
    [0] {""}
    [1] , один запасной
   *[other] , запасных { $spares }
}
kind-money = { $sort ->
    [jewel] драгоценность
   *[note] купюра
}, { $count ->
    [1] одна
   *[other] в колоде { $count }
}
kind-item = предмет, { $count ->
    [1] один
   *[other] в колоде { $count }
}
kind-special = { $when ->
    [instead] специальная карта вместо хода
    [before] специальная карта перед действием
    [extra] специальная карта после последней карты времени
   *[last] специальная карта конца раунда
}, { $count ->
    [1] одна
   *[other] всего { $count }
}
kind-wallet = карт в игре вместе с руками: { $count }
kind-time = карт: { $count }
kind-token = { $count } из { $tokens } жетонов
kind-coin = одна из семи
bars-no-money = В общак кладут только купюру или драгоценность
bars-not-asked = У вас запросили другое
bars-price = Паспорт стоит { $price } у. е., а заплатить вы можете { $has }
bars-end = Только когда перевёрнута последняя карта времени
bars-own-go = Сейчас не ваша очередь
bars-too-late = Поздно: последняя карта времени перевёрнута
bars-own-turn = Только в начале своего хода
bars-one-special = Больше специальных карт в этом ходу нельзя
bars-nothing-to-copy = Стопка сброса пуста: повторять нечего
bars-effect = { $special ->
    [pool] У вас нет ни купюры, ни драгоценности
    [birthday] В бумажнике меньше трёх карт
    [give-card] У вас нет карты, чтобы отдать
    [swap] Нет карты у вас или ни у кого из остальных
    [extra-time] Верхнюю карту сброса повторить нельзя
   *[other] Ни у кого из остальных нет карт в руке
}
note-wallet = { $count ->
    [0] Он пуст.
    [one] В нём { $count } карта.
    [few] В нём { $count } карты.
   *[many] В нём { $count } карт.
}
note-time = { $left ->
    [0] Не осталось ни одной.
   *[other] Осталось: { $left }.
}
note-first = Самая маленькая в этом раунде: её хозяин начинал.
note-without = { $guilty ->
    [yes] Без неё вы виновны: { $reasons }.
   *[no] Без неё вы невиновны, { $units },{ $cents } у. е.
}
note-with = { $guilty ->
    [yes] С ней вы виновны: { $reasons }.
   *[no] С ней вы невиновны, { $units },{ $cents } у. е.
}
note-copies = Сделает то же, что { THING($special) }.
note-mends = Если с ней ляжет карта «{ THING($card) }», вы невиновны: { $units },{ $cents } у. е.
note-no-mending = С такой рукой она не сделает вас невиновным.
where-out = вне этой игры
where-coin = у хозяина
where-tokens = ×{ $count }
where-tokens-hidden = закрытых у игроков и в отделении на молнии: { $count }
where-bag = в отделении на молнии: { $count }
where-hand = { $count ->
    [1] в руке
   *[other] в руке { $count }
}
where-loot = { $count ->
    [1] добыча
   *[other] в добыче { $count }
}
where-front = рядом карта { THING($special) }
where-open = { $count ->
    [1] лежит сейчас на столе
   *[other] лежит сейчас на столе: { $count }
}
where-spares = { $count ->
    [1] запасной паспорт
   *[other] запасных паспортов: { $count }
}
where-spares-perhaps = может быть, запасной паспорт
where-centre = { $count ->
    [1] в центре, вне игры
   *[other] в центре, вне игры: { $count }
}
where-hidden = { $count ->
    [1] ещё одна закрыта
   *[other] ещё закрыто: { $count }
}
where-face-down = лежит закрытой
where-before = сыграна, лежит открыто
where-on-top = верхняя в стопке сброса
where-discard = в стопке сброса
where-somewhere = у кого-то ещё или вне этого раунда

## Когда всё открыто: что было сказано не всем

open-dealt = { SEAT($seat) } получает на руки: { THINGS($hand) }; специальные карты: { THINGS($specials) }.
open-took = { SEAT($seat) } берёт { place-from }: { THING($card) }.
open-put = { SEAT($seat) } кладёт { place-at }: { THING($card) }.
open-paid = { SEAT($seat) } платит за паспорт: { THINGS($cards) }. Запасные паспорта: { THINGS($spares) }.
open-chose = { SEAT($seat) } берёт паспорт: { THING($passport) }.
open-sealed = { SEAT($seat) }, выбор: { $choice }.
open-birthday = { SEAT($seat) } смотрит три карты: { THINGS($cards) }.
open-kept = { SEAT($seat) } оставляет себе: { THING($card) }.
open-gave = { SEAT($from) } отдаёт, { SEAT($to) } получает: { THING($card) }.
open-drew = { SEAT($seat) } тянет вслепую, { SEAT($target) } отдаёт: { THING($card) }.
open-returned = { SEAT($seat) } возвращает, { SEAT($target) } получает: { THING($card) }.
open-received = { SEAT($seat) } получает из общака: { THING($card) }.
open-hid = { SEAT($seat) } прячет под двойное дно: { THING($card) }.
open-withdrew = { $card ->
    [none] { SEAT($seat) } не находит купюры.
   *[other] { SEAT($seat) } снимает в банкомате: { THING($card) }.
}{ turned-up }
open-lost = { SEAT($seat) } теряет жетон { $token }.
open-scored = { SEAT($seat) } на { $rank }-м месте по богатству среди невиновных: { $count ->
    [0] без жетонов.
    [1] жетон { $tokens }.
   *[other] жетоны { $tokens }.
}

## Слова, которые судит запись

pledge-no-drawing = Не тяну карт из вашей руки
pledge-no-check = Не проверяю вас
