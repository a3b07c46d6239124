# Что говорит только доска.

slip-payday = Выплаты
slip-income = +${ THOUSANDS($amount) }k
slip-bonus = +${ THOUSANDS($amount) }k за самый большой доход
slip-cash = теперь ${ THOUSANDS($cash) }k
board-round = раунд { $round } из { $rounds }
board-phase-draw = Добор карт
board-phase-hire = Наём
board-phase-plan = Планирование
board-phase-act = Действия
board-phase-payday = Выплаты
board-left = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}
board-yours = Ваша семья
board-offers = Предложения вам
board-more-offers = { $count ->
    [one] ещё { $count } предложение в «Сделках»
    [few] ещё { $count } предложения в «Сделках»
   *[many] ещё { $count } предложений в «Сделках»
}
board-deals = Сделки
board-start-player = первый игрок
board-cash = деньги
board-income = доход в выплату
board-laundered = отмыто
board-trophies = трофеи
board-markers = свободные маркеры
board-behind = отстаёт
board-standing = У кого сколько
board-forecast = После раунда { $round } выплаты нет. Считаются деньги, доход вдвойне и отмытое вдвойне; $15k дают, если активных гангстеров больше, чем у каждого из остальных (при равенстве никому); трофеи — сумма их сил на $2k, при двух на $4k, при трёх на $6k.{ $bonus ->
    [yes] {" "}За самый большой доход ещё $5k, при равенстве никому.
   *[no] {""}
}
board-hand = дел в руке
board-hand-of = { $jobs ->
    [one] { $jobs } дело
    [few] { $jobs } дела
   *[many] { $jobs } дел
}, { $influence ->
    [one] { $influence } карта влияния
    [few] { $influence } карты влияния
   *[many] { $influence } карт влияния
}, { $free ->
    [one] { $free } маркер
    [few] { $free } маркера
   *[many] { $free } маркеров
}

board-market = Рынок
board-stack = в колоде { $count }
board-new-market = четыре новые карты
board-sale = { THING($card) }: цена { $price ->
    [0] $0k
   *[other] ${ $price }k
}, доход ${ $income }k
board-too-dear = дорого
board-monopolies = Монополии
board-nobody = ни у кого
board-holds = { MINE($seat) ->
    [yes] ваша
   *[no] { SEAT($seat) }
}
board-business = { THING($business) }, { MINE($seat) ->
    [yes] ваша карта
   *[no] { SEAT($seat) }
}, доход ${ $income }k{ $state ->
    [out] , деактивация до следующего раунда
    [used] , навык в этом раунде использован
   *[works] {""}
}{ $markers ->
    [none] {""}
   *[other] ; маркеры: { SEATS($markers) }
}
board-gangster = { THING($gangster) }, { MINE($seat) ->
    [yes] ваш гангстер
   *[no] { SEAT($seat) }
}, сила { $guns }{ $active ->
    [no] , деактивация до следующего раунда
   *[yes] {""}
}
board-closed-job = дело раунда { $round }, рубашкой вверх
board-planned = дело: { THING($job) }
board-buys = покупка: { THING($business) }
board-no-task = без задания
board-out = деактивация
board-task-here = задание?
board-second-task = второе задание: { THING($gangster) }
board-sort = { $sort ->
    [response] реакция
    [gangster] атака на гангстера
    [player] атака на игрока
    [business] атака на бизнес
    [cash] прибыльное дело
   *[special] особое дело
}
board-needs-nobody = бизнес не нужен
board-nobody-has = ни у кого нет
board-ask-marker = { THING($kind) }: попросить маркер ({ SEAT($seat) })
board-jobs-go = { $count ->
    [one] Сбросьте { $count } дело
    [few] Сбросьте { $count } дела
   *[many] Сбросьте { $count } дел
}: остаётся не больше { $limit }.
board-influence-goes = { $count ->
    [one] Сбросьте { $count } карту влияния
    [few] Сбросьте { $count } карты влияния
   *[many] Сбросьте { $count } карт влияния
}: остаётся не больше { $limit }.
board-monopoly-of = монополии: { THINGS($names) } (по $5k в выплату)
board-lent-to = маркер на одно дело: { SEATS($markers) }
board-used = использовано в раунде
board-lacking = нет бизнеса
board-buying = вы вот-вот купите
board-both = два { $two }%
board-outs-none = ни одного
board-outs-one = один успех
board-outs-two = два и больше
board-outs-success = удача
board-nothing = ничего
board-pocket = влияние { $count }
board-tap-one = Нажмите на карту: скажем, что она умеет.
board-exchange = Раунд I: стартовый гангстер уходит, вместо него — наёмник той же силы.
board-tap-to-deal = Нажмите на бизнес, чтобы попросить на нём маркер.
board-sort-short = { $sort ->
    [response] реакция
    [gangster] гангстер
    [player] игрок
    [business] бизнес
   *[special] особое
}
board-target = цель: { SEAT($seat) }
board-choose-target = выберите цель
board-orders = Приказ
board-bet = Ставка
board-launder = Отмыть
board-as-planned = как запланировано
board-hiring = Кого можно нанять
board-for-hire = { THING($gangster) }, сила { $strength }{ $price ->
    [0] {""}
   *[other] , ${ $price }k
}

board-job = Дело
board-rolled = Кубики брошены
board-job-of = { THING($gangster) }: { THING($thing) }{ $target ->
    [none] {""}
    [0] {" "}→ { SEAT($target) }
    [1] {" "}→ { SEAT($target) }
    [2] {" "}→ { SEAT($target) }
    [3] {" "}→ { SEAT($target) }
    [4] {" "}→ { SEAT($target) }
   *[other] {" "}→ { THING($target) }
}
board-part-card = на карте
board-part-victim = { $kind ->
    [assassination] сила жертвы
   *[other] число на карте
}
board-part-rest = { $hired ->
    [yes] цель и наёмники
   *[no] у цели есть задание
}
board-one = { $kind ->
    [bash] деактивирован
    [vandalism] деактивирована
    [arson] деактивирована
    [kill-a-businessman] деактивирован
    [car-bomb] деактивирован
    [poison] деактивирован
    [drive-by] убит
    [assassination] нужны два
    [persuasion] нужны два
    [robbery] половина
    [trap] атака отражена
    [poker] весь банк
    [horse-racing] ставка вдвое
    [exceptional-offer] −$1k
    [connections] полная цена
    [hustle] $6k
   *[other] {""}
}
board-two = { $kind ->
    [arson] уничтожена
    [kill-a-businessman] убит
    [car-bomb] убит
    [assassination] убит
    [persuasion] { MINE($seat) ->
        [yes] переходит к вам
       *[no] новый хозяин: { SEAT($seat) }
    }
    [robbery] всё
    [trap] и атакующий убит
    [exceptional-offer] полцены
    [connections] −$2k
    [hustle] $10k
   *[other] {""}
}

trade-markers = { MINE($to) ->
    [yes] ваш маркер: { THING($card) }
   *[no] маркер ({ SEAT($to) }): { THING($card) }
}
trade-businesses = { THING($card) }
trade-gangsters = { THING($card) }
trade-add-markers = Маркер
trade-add-businesses = Бизнес
trade-add-gangsters = Гангстер
board-makes = Станет возможно: { THING($job) }, ${ $one }k или ${ $two }k.

small-scheme = Интриган
small-rob = Ограбление
small-trap = Ловушка
small-guard = Охрана бизнеса
small-doc = Врач скорой помощи
small-return-fire = Ответный огонь
small-force = Переброс чужого кубика
small-veto = Отмена карты влияния
fold-answered = Ответили: { SEATS($seats) }.
chain-discard = сбросить выбранные карты
window-scheme = Спрашивают всех, у кого есть задание и карта влияния.
window-rob = Спрашивают всех, у кого запланирована карта раунда III или IV.
window-doc = Спрашивают всех, у кого есть карта влияния.
window-trap = Один успех отражает атаку, два ещё и убивают атакующего гангстера.

board-reckoning = Расчёт
board-sum = Всего
source-cash = деньги
source-income = доход вдвойне
source-gangsters = больше всех гангстеров
source-power = трофеи
source-laundered = отмытое вдвойне

## Урок

lesson-name-0 = Вы
lesson-name-1 = Франко
lesson-name-2 = Вито
lesson-plan = Каждому своё задание
    .text = Вы ведёте семью Блундетто. Каждый раунд каждый гангстер получает одно задание: дело из вашей руки, лицом вниз, или бизнес с рынка, который надо купить.
    .task = Дайте Большому Джоуи «Грабительский процент»: нажмите на обоих или перетащите карту на него.
    .wrong = Можно. Но «Грабительский процент» платит, и Джоуи для него лучше всех.
    .done = Карта лежит лицом вниз. Никто не знает, что он задумал.
    .note-1 = Сила 3 — три кубика
    .note-2 = Приносит $4k, за два успеха $6k
    .note-3 = Ростовщик, который для него нужен
lesson-contract = Главное в нашем деле
    .text = «Угон автомобиля» приносит $7k или $9k, но нужен гараж, а он у Вито. Ваш маркер на его гараже позволит один раз им воспользоваться. Значит, предложите ему сделку.
    .task = Нажмите на стрелки у недостающего гаража и предложите Вито деньги за маркер.
    .wrong = Можно и это, но для угона нужен гараж, а даром Вито ничего не даёт.
    .done = По рукам. Маркер лежит на гараже, пока вы его не используете, и снять его Вито не может.
    .note-1 = Открывает сделку с Вито
    .note-2 = Гараж у него
lesson-offered = Другим тоже что-то нужно
    .text = Франко нужен коп, он даёт $2k за маркер на вашем. Вам это ничего не стоит: ваш коп работает и на вас. Всё обещанное сверх того никого не обязывает; обязывают только маркеры и деньги.
    .task = Ударьте по рукам.
    .wrong = Сначала возьмите его деньги.
    .done = Две тысячи за услугу. Лидеру услуг лучше не продавать.
    .note-1 = Вам деньги, ему маркер
    .note-2 = Продолжит работать на вас
lesson-dice = Пора за дело
    .text = В свой ход вы выполняете одно задание. Большой Джоуи бросает три кубика; каждый не ниже сложности 3 — успех. Один успех приносит $4k, два — $6k.
    .task = Выберите Большого Джоуи и отправьте его.
    .wrong = Подождёт. Сначала деньги.
    .done = Пятёрка и два промаха: пока один успех.
    .note-1 = Три кубика: от тройки и выше — успех
lesson-cop = Коп помогает
    .text = Раз за раунд ваш коп перебрасывает один кубик вашего прибыльного дела. Считается новый результат.
    .task = Перебросьте последний кубик: нажмите на него.
    .wrong = Коп без дела никому не помогает.
    .done = Шестёрка. Два успеха: $6k.
    .note-1 = Не ниже 3: успех
    .note-2 = Промах: пусть перебросят
    .note-3 = Помогает раз за раунд
lesson-attack = Дела похуже
    .text = Атаке нужна цель, её называют до того, как карта открыта. Кража забирает деньги у игрока. Больше всех у Франко.
    .task = Отправьте Сала Моретти, цель — Франко.
    .wrong = Деньги у Франко.
    .done = Вышло, и Франко отвечает сразу: его человек идёт убивать вашего копа.
    .note-1 = На нём лежит кража
    .note-2 = У Франко больше всего денег
lesson-doctor = Позвольте вмешаться
    .text = Когда кто-то под ударом, спрашивают всех, у кого есть карта влияния; кто промолчал, никто не узнает. У вас врач скорой помощи: убитый будет только деактивирован до следующего раунда.
    .task = Пошлите врача скорой помощи.
    .wrong = Коп пропал бы навсегда.
    .done = Хромает, но жив.
    .note-1 = Его и хотят убить
    .note-2 = Спасёт его ценой раунда в постели
lesson-answer = Карты, которые ждут
    .text = С третьего раунда есть реакции, ограбление и ловушка: их планируют как дела, а играют в чужой ход. На Большом Джоуи лежит ловушка. Сделайте пока что-нибудь другое и посмотрите, кто придёт.
    .task = Отправьте Сала Моретти к Вито.
    .wrong = Сначала что-нибудь безобидное: кража у Вито.
    .done = Мимо. А Франко лезет в вашу кассу.
    .note-1 = Здесь лежит ловушка
    .note-2 = А он пока сходит к Вито
lesson-trap = Ловушка
    .text = Его кража удалась. Ловушка ещё может его отразить: три кубика, сложность 3. Один успех отражает атаку, два ещё и убивают атакующего гангстера, и он становится вашим трофеем.
    .task = Ставьте ловушку.
    .wrong = Он забрал бы всё.
    .done = Два успеха. Франко Лучано висит у вас над камином.
    .note-1 = Три кубика, сложность 3
    .note-2 = При двух успехах он теряет гангстера
lesson-end = После последнего раунда
    .text = Раунд кончается выплатами: бизнесы и монополии приносят доход, можно нанять гангстера. После последнего раунда доход идёт вдвойне, отмытые деньги тоже, ещё платят за трофеи и за самое большое число активных гангстеров. Побеждает тот, у кого больше денег. Садитесь за стол.

## Закрытые карты в записи, где всё открыто

held-jobs = дела в руке
held-influence = карты влияния
