# Что говорит только доска.

board-round = раунд { $round } из { $rounds }
board-phase-draw = Раздача
board-phase-hire = Наём
board-phase-plan = Планы
board-phase-act = Дела
board-phase-payday = Получка
board-to-plan = { $count ->
    [one] остался { $count } план
    [few] осталось { $count } плана
   *[many] осталось { $count } планов
}
board-to-do = { $count ->
    [one] осталось { $count } дело
    [few] осталось { $count } дела
   *[many] осталось { $count } дел
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
board-income = доход за получку
board-laundered = отмыто
board-trophies = трофеи
board-markers = свободные маркеры
board-behind = отстаёт
board-standing = У кого сколько
board-forecast = В конце последний доход считается дважды, отмытые деньги тоже, а за самую большую банду дают $15k.
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
board-sale = { THING($card) } за ${ $price }k, доход ${ $income }k
board-too-dear = дорого
board-monopolies = Монополии
board-nobody = ни у кого
board-holds = { MINE($seat) ->
    [yes] ваша
   *[no] { SEAT($seat) }
}
board-business = { THING($business) }, { MINE($seat) ->
    [yes] ваш
   *[no] { SEAT($seat) }
}, доход ${ $income }k{ $state ->
    [out] , выведен до следующего раунда
    [used] , использован в этом раунде
   *[works] {""}
}{ $markers ->
    [none] {""}
   *[other] ; маркеры: { SEATS($markers) }
}
board-gangster = { THING($gangster) }, { MINE($seat) ->
    [yes] ваш
   *[no] { SEAT($seat) }
}, сила { $guns }{ $active ->
    [no] , выведен до следующего раунда
   *[yes] {""}
}
board-closed-job = дело раунда { $round }, рубашкой вверх
board-planned = в плане: { THING($job) }
board-buys = в плане покупка: { THING($business) }
board-no-task = без дела
board-out = вне игры
board-task-here = дело?
board-second-task = второе дело: { THING($gangster) }
board-sort = { $sort ->
    [response] ответ другим
    [gangster] удар по гангстеру
    [player] удар по игроку
    [business] удар по бизнесу
    [cash] приносит деньги
   *[special] особое
}
board-needs-nobody = никто не нужен
board-nobody-has = ни у кого нет
board-ask-marker = { THING($kind) }: попросить маркер, { SEAT($seat) }
board-not-yet = пока нельзя
board-both = два { $two }%
board-target = цель: { SEAT($seat) }
board-choose-target = выберите цель
board-orders = Приказ
board-bet = Ставка
board-launder = Отмыть
board-as-planned = как задумано
board-hiring = Кого можно взять
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
    [assassination] жертва
   *[other] число
}
board-part-rest = { $hired ->
    [yes] цель и наёмники
   *[no] у цели есть дело
}
board-one = { $kind ->
    [bash] выведен
    [vandalism] выведена
    [arson] выведена
    [kill-a-businessman] выведен
    [car-bomb] выведен
    [poison] выведен
    [drive-by] убит
    [assassination] ничего
    [persuasion] ничего
    [robbery] половина
    [trap] отбито
    [poker] весь банк
    [horse-racing] вдвое
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
    [persuasion] переходит к вам
    [robbery] всё
    [trap] и нападавший убит
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
trade-add-gangsters = Человек
board-makes = Станет возможным: { THING($job) }, ${ $one }k или ${ $two }k.

window-scheme = Спрашивают всех, у кого есть дело и карта влияния.
window-rob = Спрашивают всех, у кого в плане карта раунда III или IV.
window-doc = Спрашивают всех, у кого есть карта влияния.
window-trap = Один успех отбивает нападение, два убивают нападавшего.

board-reckoning = Расчёт
board-sum = Всего
source-cash = деньги
source-income = доход вдвойне
source-gangsters = больше всех людей
source-power = трофеи
source-laundered = отмытое вдвойне

## Урок

lesson-name-0 = Вы
lesson-name-1 = Франко
lesson-name-2 = Вито
lesson-plan = Каждому своё дело
    .text = Вы ведёте семью Блундетто. Каждый раунд каждый гангстер тайно получает одно дело: карту из вашей руки или покупку с рынка.
    .task = Дайте Большому Джоуи «Грабительский процент»: нажмите на обоих или перетащите карту на него.
    .wrong = Можно. Но «Грабительский процент» платит, и Джоуи для него лучше всех.
    .done = Лежит рубашкой вверх. Никто не знает, что он задумал.
    .note-1 = Три ствола — три кубика
    .note-2 = Приносит $4k, за два успеха $6k
    .note-3 = Ростовщик, который для него нужен
lesson-contract = Главное в нашем деле
    .text = Угон машин приносит $7k или $9k, но нужен гараж, а он у Вито. Ваш маркер на его гараже позволит один раз им воспользоваться. Значит, пишем договор.
    .task = Нажмите на стрелки под недостающим гаражом и предложите Вито деньги за маркер.
    .wrong = Можно и это, но угону нужен гараж, а даром Вито ничего не даёт.
    .done = По рукам. Маркер лежит на гараже, пока вы его не используете, и снять его Вито не может.
    .note-1 = Открывает договор с Вито
    .note-2 = Гараж у него
lesson-offered = Другим тоже что-то нужно
    .text = Франко нужен коп, он даёт $2k за маркер на вашем. Вам это ничего не стоит: ваш коп работает и на вас. Всё обещанное сверх того никого не обязывает; обязывают только маркеры и деньги.
    .task = Ударьте по рукам.
    .wrong = Сначала возьмите его деньги.
    .done = Две тысячи за услугу. Лидеру услуг лучше не продавать.
    .note-1 = Вам деньги, ему маркер
    .note-2 = Продолжит работать на вас
lesson-dice = Пора за дело
    .text = В свой ход вы исполняете одно дело. Большой Джоуи бросает три кубика; каждый не ниже сложности 3 — успех. Один успех приносит $4k, два — $6k.
    .task = Выберите Большого Джоуи и отправьте его.
    .wrong = Подождёт. Сначала деньги.
    .done = Пятёрка и два промаха: пока один успех.
    .note-1 = Три кубика: от тройки и выше — успех
lesson-cop = Коп помогает
    .text = Раз за раунд ваш коп перебрасывает один кубик вашего денежного дела. Как упадёт, так и считается.
    .task = Перебросьте последний кубик: нажмите на него.
    .wrong = Коп без дела никому не помогает.
    .done = Шестёрка. Два успеха: $6k.
    .note-1 = Не ниже 3: успех
    .note-2 = Промах: пусть перебросят
    .note-3 = Помогает раз за раунд
lesson-attack = Дела похуже
    .text = Нападению нужна цель, её называют до вскрытия карты. Грабёж забирает деньги у игрока. Больше всех у Франко.
    .task = Отправьте Сала Моретти, цель — Франко.
    .wrong = Деньги у Франко.
    .done = Вышло, и Франко отвечает сразу: его человек идёт убивать вашего копа.
    .note-1 = На нём лежит грабёж
    .note-2 = У Франко больше всего денег
lesson-doctor = Позвольте вмешаться
    .text = Когда кто-то под ударом, спрашивают всех, у кого есть карта влияния; кто промолчал, никто не узнает. У вас врач: убитый будет только выведен на раунд.
    .task = Пошлите врача.
    .wrong = Коп пропал бы навсегда.
    .done = Хромает, но жив.
    .note-1 = Его и хотят убить
    .note-2 = Спасёт его ценой раунда в постели
lesson-answer = Карты, которые ждут
    .text = С третьего раунда есть ограбления и ловушки: их планируют как дела, а отвечают они на чужие. На Большом Джоуи лежит ловушка. Сделайте пока что-нибудь другое и посмотрите, кто придёт.
    .task = Отправьте Сала Моретти к Вито.
    .wrong = Сначала что-нибудь безобидное: грабёж у Вито.
    .done = Мимо. А Франко лезет в вашу кассу.
    .note-1 = Его ловушка ждёт
    .note-2 = А он пока сходит к Вито
lesson-trap = Ловушка
    .text = Его грабёж удался. Ловушка ещё может его отбить: три кубика против 3. Один успех отбивает, два убивают нападавшего, и он становится вашим трофеем.
    .task = Ставьте ловушку.
    .wrong = Он забрал бы всё.
    .done = Два успеха. Франко Лучано висит у вас над камином.
    .note-1 = Три кубика против 3
    .note-2 = При двух успехах он теряет человека
lesson-end = После последнего раунда
    .text = Раунд кончается получкой: бизнес и монополии платят, можно нанять людей. После последнего доход считается дважды, отмытые деньги дважды, добавляют трофеи и самая большая банда. Побеждает тот, у кого больше денег. Садитесь за стол.
