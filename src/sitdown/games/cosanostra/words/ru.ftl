title = La Cosa Nostra
tagline = Планы, кубики и угрозы, а главное — сделки.
minute =
    Вы — босс семьи. В каждом из четырёх раундов каждый гангстер получает задание: дело, втёмную, или бизнес,
    который надо купить, открыто. Потом задания выполняются по очереди, с кубиками: их столько, какова сила
    гангстера, и каждый должен взять сложность. Для большинства прибыльных дел нужны чужие бизнесы, так что
    торгуйтесь за маркеры. Бизнесы и монополии платят в конце раунда. Побеждает тот, у кого больше денег.

## Семьи

thing-blundetto = Семья Блундетто
    .about = Начинает с ростовщиком, копом и мусорной компанией.
thing-dimaggio = Семья Ди Маджо
    .about = Начинает с драгдилером, юристом и строительной фирмой.
thing-calmuti = Семья Кальмути
    .about = Начинает с сутенёром, политиком и гаражом.
thing-laserva = Семья Ла Серва
    .about = Начинает с сутенёром и ночным клубом.
thing-caruso = Семья Карузо
    .about = Начинает с юристом и казино.

## Бизнесы

thing-drug-dealer = Драгдилер
    .about = Бизнесмен. Двое активных, и больше, чем у всех остальных вместе, — монополия «Наркотики»: $5k в каждую выплату.
thing-pimp = Сутенёр
    .about = Бизнесмен. Двое активных, и больше, чем у всех остальных вместе, — монополия «Проституция»: $5k в каждую выплату.
thing-loan-shark = Ростовщик
    .about = Бизнесмен. Двое активных, и больше, чем у всех остальных вместе, — монополия «Кредит»: $5k в каждую выплату.
thing-lawyer = Юрист
    .about = Бизнесмен. Раз в раунд в свой ход вы смотрите два чужих запланированных дела.
thing-politician = Политик
    .about = Бизнесмен. Ещё одна карта влияния в каждый добор карт, в раунде I тоже.
thing-cop = Коп
    .about = Бизнесмен. Раз в раунд вы перебрасываете один кубик своего прибыльного дела.
thing-building-firm = Строительная фирма
    .about = Компания. Платит каждый раунд и нужна для прибыльных дел.
thing-waste-company = Мусорная компания
    .about = Компания. Платит каждый раунд и нужна для прибыльных дел.
thing-garage = Гараж
    .about = Компания. Платит каждый раунд и нужен для прибыльных дел.
thing-night-club = Ночной клуб
    .about = Компания. Стоит дорого, платит хорошо и нужен для крупных дел.
thing-casino = Казино
    .about = Компания. Дороже всех и нужно для самых прибыльных дел.

## Гангстеры семей

thing-big-joey = Большой Джоуи
    .about = Бросает три кубика. В игре с самого начала.
thing-sal-moretti = Сал Моретти
    .about = Бросает два кубика. В игре с самого начала.
thing-nicky-two-toes = Никки Два Пальца
    .about = Бросает один кубик. В игре с самого начала.
thing-gina-blundetto = Джина Блундетто
    .about = Бросает два кубика. Из резерва, нанять стоит $10k.
thing-the-undertaker = Гробовщик
    .about = Бросает три кубика. Из резерва, нанять стоит $15k.
thing-ivory-tony = Тони Слоновая Кость
    .about = Бросает четыре кубика. Из резерва, нанять стоит $20k.
thing-franco-luciano = Франко Лучано
    .about = Бросает три кубика. В игре с самого начала.
thing-lenny-dimaggio = Ленни Ди Маджо
    .about = Бросает два кубика. В игре с самого начала.
thing-phil-malony = Фил Малони
    .about = Бросает один кубик. В игре с самого начала.
thing-mia-lavecchia = Миа Ла Веккья
    .about = Бросает два кубика. Из резерва, нанять стоит $10k.
thing-mr-hong = Мистер Хонг
    .about = Бросает три кубика. Из резерва, нанять стоит $15k.
thing-tommy-the-cat = Томми Кот
    .about = Бросает четыре кубика. Из резерва, нанять стоит $20k.
thing-vito-baritono = Вито Баритоно
    .about = Бросает три кубика. В игре с самого начала.
thing-bobby-ruthless = Бобби Безжалостный
    .about = Бросает два кубика. В игре с самого начала.
thing-little-carlo = Малыш Карло
    .about = Бросает один кубик. В игре с самого начала.
thing-lola-valentine = Лола Валентайн
    .about = Бросает два кубика. Из резерва, нанять стоит $10k.
thing-the-butcher = Мясник
    .about = Бросает три кубика. Из резерва, нанять стоит $15k.
thing-don-fredo = Дон Фредо
    .about = Бросает четыре кубика. Из резерва, нанять стоит $20k.
thing-enzo-laserva = Энцо Ла Серва
    .about = Бросает три кубика. В игре с самого начала.
thing-bella-rossi = Белла Росси
    .about = Бросает два кубика. В игре с самого начала.
thing-pauly-walnut = Поли Орешек
    .about = Бросает один кубик. В игре с самого начала.
thing-sister-agnes = Сестра Агнес
    .about = Бросает два кубика. Из резерва, нанять стоит $10k.
thing-johnny-razor = Джонни Бритва
    .about = Бросает три кубика. Из резерва, нанять стоит $15k.
thing-the-widow = Вдова
    .about = Бросает четыре кубика. Из резерва, нанять стоит $20k.
thing-lucky-caruso = Счастливчик Карузо
    .about = Бросает три кубика. В игре с самого начала.
thing-eddie-fingers = Эдди Пальцы
    .about = Бросает два кубика. В игре с самого начала.
thing-joey-nickel = Джоуи Никель
    .about = Бросает один кубик. В игре с самого начала.
thing-rita-malone = Рита Малоун
    .about = Бросает два кубика. Из резерва, нанять стоит $10k.
thing-doctor-greco = Доктор Греко
    .about = Бросает три кубика. Из резерва, нанять стоит $15k.
thing-big-sal = Большой Сал
    .about = Бросает четыре кубика. Из резерва, нанять стоит $20k.

## Наёмники: что умеет каждый

thing-rosa-mendez = Роса Мендес
    .about = Сложность её атак, ограбления тоже, ниже на 1.
thing-izzy-ordova = Иззи Ордова
    .about = Вместо своего дела может совершить заказное убийство.
thing-hector-vega = Эктор Вега
    .about = Его кража приносит на $3k больше.
thing-paco-santiago = Пако Сантьяго
    .about = Атакует на один кубик больше, и ловушек против него не ставят.
thing-bernardo-farmacista = Бернардо Фармачиста
    .about = Вместо своего дела может отравить гангстера: сложность 3, один успех — гангстер деактивирован.
thing-tuco-quintero = Туко Кинтеро
    .about = После своей атаки (не кражи и не ограбления) может атаковать другую цель.
thing-dee-jackson = Ди Джексон
    .about = Сложность её прибыльных дел ниже на 1.
thing-laverne-ontario = Лаверн Онтарио
    .about = Прибавляет $4k к вашему доходу.
thing-marcus-lane = Маркус Лейн
    .about = В каждом его прибыльном деле можно перебросить один кубик.
thing-lil-omar = Лил Омар
    .about = Вместо своего дела может провернуть аферу: сложность 3, $6k, при двух успехах $10k.
thing-big-tyrell = Большой Тайрелл
    .about = Его прибыльные дела приносят на $3k больше.
thing-queenie-brooks = Куини Брукс
    .about = Прибавляет $6k к вашему доходу.
thing-dave-death-poppel = Дэйв «Смерть» Поппел
    .about = При найме приносит две карты влияния.
thing-willy-svenson = Вилли Свенсон
    .about = Может бросить задание и отразить атаку на любой бизнес, и чужой тоже.
thing-tank-olsen = Танк Олсен
    .about = Сложность атак на ваших гангстеров выше на 1.
thing-jimmy-the-tramp = Джимми «Бродяга»
    .about = Его дело, каким бы оно ни было, может стать ловушкой со сложностью 3.
thing-lono-slifer = Лоно Слайфер
    .about = Дважды за раунд вы заставляете противника перебросить кубик.
thing-mad-dog-riley = Бешеный Пёс Райли
    .about = Сложность атак на ваши бизнесы выше на 1.
thing-stas-valigura = Стас Валигура
    .about = При найме приносит две карты, на выбор дела или влияния.
thing-ivan-drobov = Иван Дробов
    .about = Сложность ваших ограблений и ловушек ниже на 1.
thing-adriano-simion = Адриано Симион
    .about = В конце раунда можно заплатить $2k: его сила навсегда больше на 1.
thing-alexei-walenko = Алексей Валенко
    .about = Дважды за раунд вы отменяете карту влияния противника.
thing-olga-petrova = Ольга Петрова
    .about = Ещё одна карта влияния в каждый добор карт, и лимит руки — по 4 карты.
thing-boggy-gloves = Богги Перчатки
    .about = Может взять два дела, по два кубика на каждое.
thing-saito-botan = Сайто Ботан
    .about = Для монополий ваши ночные клубы считаются сутенёрами, а казино — ростовщиками и драгдилерами.
thing-fumiyo-goto = Фумиё Гото
    .about = Бизнесы обходятся вам на $2k дешевле.
thing-ryu-yamamoto = Рю Ямамото
    .about = Вы можете покупать прямо из колоды, и бизнесы обходятся вам на $1k дешевле.
thing-kenzo-isosaki = Кензо Исосаки
    .about = Может взять покупку вдобавок к заданию.
thing-takeshi-ando = Такеси Андо
    .about = Бизнесы, которых у вас два и больше одного вида, приносят вдвое больше.
thing-yumiko-ishi = Юмико Иси
    .about = Бизнесы обходятся вам вдвое дешевле, и она может взять покупку вдобавок к заданию.
ability = { $ability ->
    [rosa-mendez] { thing-rosa-mendez.about }
    [izzy-ordova] { thing-izzy-ordova.about }
    [hector-vega] { thing-hector-vega.about }
    [paco-santiago] { thing-paco-santiago.about }
    [bernardo-farmacista] { thing-bernardo-farmacista.about }
    [tuco-quintero] { thing-tuco-quintero.about }
    [dee-jackson] { thing-dee-jackson.about }
    [laverne-ontario] { thing-laverne-ontario.about }
    [marcus-lane] { thing-marcus-lane.about }
    [lil-omar] { thing-lil-omar.about }
    [big-tyrell] { thing-big-tyrell.about }
    [queenie-brooks] { thing-queenie-brooks.about }
    [dave-death-poppel] { thing-dave-death-poppel.about }
    [willy-svenson] { thing-willy-svenson.about }
    [tank-olsen] { thing-tank-olsen.about }
    [jimmy-the-tramp] { thing-jimmy-the-tramp.about }
    [lono-slifer] { thing-lono-slifer.about }
    [mad-dog-riley] { thing-mad-dog-riley.about }
    [stas-valigura] { thing-stas-valigura.about }
    [ivan-drobov] { thing-ivan-drobov.about }
    [adriano-simion] { thing-adriano-simion.about }
    [alexei-walenko] { thing-alexei-walenko.about }
    [olga-petrova] { thing-olga-petrova.about }
    [boggy-gloves] { thing-boggy-gloves.about }
    [saito-botan] { thing-saito-botan.about }
    [fumiyo-goto] { thing-fumiyo-goto.about }
    [ryu-yamamoto] { thing-ryu-yamamoto.about }
    [kenzo-isosaki] { thing-kenzo-isosaki.about }
    [takeshi-ando] { thing-takeshi-ando.about }
    [yumiko-ishi] { thing-yumiko-ishi.about }
   *[none] {""}
}

## Атаки, реакции и особые дела

thing-bash = Избить бизнесмена
    .about = Атака. Бизнесмен противника деактивирован до следующего раунда.
thing-property-damage = Материальный ущерб
    .about = Атака. Игрок платит в банк $2k, при двух успехах $5k.
thing-theft = Кража
    .about = Атака. Игрок платит вам, при двух успехах больше.
thing-vandalism = Вандализм
    .about = Атака. Компания противника деактивирована до следующего раунда.
thing-exceptional-offer = Исключительное предложение
    .about = После броска можно купить карту рынка на $1k дешевле, при двух успехах за полцены.
thing-connections = Связи
    .about = После броска можно купить любую карту рынка или колоды, при двух успехах на $2k дешевле.
thing-money-laundering = Отмывание денег
    .about = Положите под босса до $8k, при двух успехах до $15k: их не отнять, и в конце они идут вдвойне.
thing-birthday = День рождения
    .about = Каждый другой игрок дарит вам $1k, при двух успехах $3k.
thing-arson = Поджог
    .about = Атака. Компания деактивирована до следующего раунда, при двух успехах уничтожена.
thing-kill-a-businessman = Убить бизнесмена
    .about = Атака. Бизнесмен деактивирован до следующего раунда, при двух успехах убит.
thing-assassination = Заказное убийство
    .about = Атака. Сложность — сила гангстера, с заданием на 1 выше. Два успеха его убивают.
thing-persuasion = Убеждение
    .about = Атака. Нужны два успеха: бизнесмен переходит к вам.
thing-robbery = Ограбление
    .about = Реакция. Когда чужое прибыльное дело удаётся, заберите половину, при двух успехах всё.
thing-trap = Ловушка
    .about = Реакция. Отражает удачную атаку на вас; при двух успехах атакующий гангстер убит.
thing-poker = Покер
    .about = Каждый другой игрок ставит $4k, вы — сколько все они вместе. При успехе всё ваше, иначе каждый из них получает две свои ставки.
thing-horse-racing = Скачки
    .about = Поставьте до $20k: при успехе ставка удваивается, иначе пропадает.
thing-drive-by = Проезд
    .about = Атака: стрельба из проезжающей машины. Один успех — гангстер убит; без успеха он может ответить огнём.
thing-car-bomb = Бомба в машине
    .about = Атака. Гангстер деактивирован до следующего раунда, при двух успехах убит.
thing-poison = Отравление
    .about = Атака вместо дела, сложность 3: гангстер деактивирован до следующего раунда.
thing-hustle = Афера
    .about = Прибыльное дело вместо другого, сложность 3: $6k, при двух успехах $10k.
thing-cash = Прибыльное дело
    .about = Приносит деньги, если нужные бизнесы ваши или на них лежит ваш маркер.

## Прибыльные дела

thing-gas-station-robbery = Налёт на заправку
    .about = Бизнес не нужен.
thing-protection-racket = Рэкет
    .about = Бизнес не нужен.
thing-street-dealing = Уличная торговля
    .about = Нужен драгдилер.
thing-escort-service = Эскорт-услуги
    .about = Нужен сутенёр.
thing-usury = Грабительский процент
    .about = Нужен ростовщик.
thing-cigarette-smuggling = Контрабанда сигарет
    .about = Нужна мусорная компания.
thing-illegal-labor = Нелегальные рабочие
    .about = Нужна строительная фирма.
thing-car-theft = Угон автомобиля
    .about = Нужен гараж.
thing-investment-fraud = Инвестиционное мошенничество
    .about = Нужны юрист и ростовщик.
thing-bribed-patrol = Подкупленный патруль
    .about = Нужны коп и драгдилер.
thing-illegal-dumping = Тайная свалка
    .about = Нужны мусорная компания и политик.
thing-stag-night = Мальчишник
    .about = Нужны ночной клуб и сутенёр.
thing-loaded-dice = Шулерские кости
    .about = Нужно казино.
thing-warehouse-burglary = Кража со склада
    .about = Бизнес не нужен.
thing-truck-hijacking = Захват грузовика
    .about = Нужны гараж и коп.
thing-debt-collection = Выбивание долгов
    .about = Нужны ночной клуб и ростовщик.
thing-insurance-fraud = Страховой обман
    .about = Нужны юрист и гараж.
thing-rigged-tender = Подстроенный тендер
    .about = Нужны строительная фирма и политик.
thing-marijuana-plantation = Плантация марихуаны
    .about = Нужны мусорная компания и драгдилер.
thing-luxury-brothel = Роскошный бордель
    .about = Нужны ночной клуб и сутенёр.
thing-gambling-den = Игорный притон
    .about = Нужны казино и ростовщик.
thing-bank-robbery = Налёт на банк
    .about = Бизнес не нужен.
thing-arms-deal = Торговля оружием
    .about = Нужны гараж и ночной клуб.
thing-casino-skim = Навар с казино
    .about = Нужны казино и юрист.
thing-call-girl-ring = Девушки по вызову
    .about = Нужны ночной клуб и два сутенёра.
thing-cocaine-import = Партия кокаина
    .about = Нужны гараж и два драгдилера.
thing-real-estate-swindle = Афера с землёй
    .about = Нужны строительная фирма, юрист и политик.
thing-toxic-waste = Ядовитые отходы
    .about = Нужны мусорная компания, политик и юрист.
thing-federal-reserve-heist = Налёт на Федеральный резерв
    .about = Бизнес не нужен.
thing-counterfeit-money = Фальшивые деньги
    .about = Нужны казино и юрист.
thing-election-fraud = Подлог на выборах
    .about = Нужны казино, политик и юрист.
thing-casino-heist = Ограбление казино
    .about = Нужны казино и коп.
thing-stock-manipulation = Игра на бирже
    .about = Нужны юрист и два ростовщика.
thing-heroin-cartel = Героиновый картель
    .about = Нужны политик и два драгдилера.
thing-gold-transport = Перевозка золота
    .about = Нужны казино, гараж и юрист.
thing-vip-club = Клуб для избранных
    .about = Нужны ночной клуб и два сутенёра.
thing-drug-lab = Нарколаборатория
    .about = Нужны ночной клуб, строительная фирма и драгдилер.
thing-union-takeover = Захват профсоюза
    .about = Нужны строительная фирма, мусорная компания и политик.
thing-museum-heist = Кража из музея
    .about = Нужны коп и юрист.

## Карты влияния

thing-snitch = Осведомитель
    .about = В свой ход: посмотрите одно чужое запланированное дело или смените рынок.
thing-spy = Шпион
    .about = В свой ход: посмотрите два чужих запланированных дела.
thing-emergency-doc = Врач скорой помощи
    .about = Когда гангстер или бизнесмен под ударом: убитый только деактивирован, деактивированный цел.
thing-henchman = Помощник
    .about = В свой ход планирования, на любого гангстера: сложность его дела ниже на 1.
thing-saboteur = Диверсант
    .about = В свой ход планирования, на чужого гангстера: сложность его дела выше на 1.
thing-machine-pistol = Пистолет-пулемёт
    .about = В свой ход планирования, на любого гангстера: сила +1 до конца раунда, и когда атакуют его самого.
thing-distraction = Отвлечение внимания
    .about = В свой ход планирования, на чужого гангстера: сила −1 до конца раунда, но не ниже 1.
thing-schemer = Интриган
    .about = Перед чужим ходом: вы ходите вне очереди. Или в свой ход: вы его пропускаете.

## Прочее

thing-prostitution = Проституция
    .about = Монополия сутенёров.
thing-drugs = Наркотики
    .about = Монополия драгдилеров.
thing-credit = Кредит
    .about = Монополия ростовщиков.
thing-influence = карта влияния
thing-job = карта дела

## Вопросы

phase-boss = Какую семью вы возглавите?
phase-deal = Оставляете карты дел?
phase-hire = { $round ->
    [1] Обменять гангстера на наёмника?
   *[other] Кого нанимаете?
}
phase-plan = { $turn }
whole-turn = { $phase ->
    [scheme] Следующий ход: { SEAT($regular) }. Сходить раньше, с интриганом?
    [act] { $extra ->
        [none] Какое задание выполняете?
       *[other] { THING($extra) }: второе задание сейчас или потом?
    }
   *[plan] { $extra ->
        [none] Кому и какое задание вы даёте?
       *[other] { THING($extra) }: второе задание или хватит?
    }
}
phase-scheme = { $turn }
phase-act = { $turn }
phase-reroll = Перебросить кубик?
phase-force = { $resolving } Заставить перебросить кубик?
phase-rob = { $resolving } Грабите?
phase-trap = { $resolving } Ставите ловушку?
phase-guard = { $resolving } Ваш гангстер бросает задание, чтобы отразить атаку?
phase-doc = { $resolving } Посылаете врача скорой помощи?
phase-return-fire = { $resolving } Промах. Ваш гангстер отвечает огнём?
phase-bargain = Какой бизнес покупаете?
phase-launder = Сколько отмываете?
phase-second = Атакуете другую цель? { $resolving }
phase-veto = { $played } Отменяете её?
phase-recruit = Кого нанимаете из резерва?
phase-strengthen = Платите $2k, чтобы { thing-adriano-simion } стал сильнее?
phase-discard = Лишние карты. Что сбросить?
phase-over = Игра окончена.
whole-resolving = { $hit ->
    [none] { $robber ->
        [none] { $phase ->
            [rob] { job-name }: { SEAT($holder) } вот-вот получит ${ THOUSANDS($profit) }k.
           *[other] { MINE($seat) ->
                [yes] { job-name }{ aim }: { $roll }.
               *[no] { SEAT($seat) }: { job-name }{ aim }, { $roll }.
            }
        }
       *[other] { $phase ->
            [rob] { job-name }: { SEAT($holder) } вот-вот получит ${ THOUSANDS($profit) }k.
           *[other] { $robber }
        }
    }
   *[other] { $hit }
}
whole-robber = { SEAT($seat) } грабит: { THING($gangster) }.
whole-hit = Под ударом { stricken } ({ owner }): { $effect ->
    [kill] смерть.
   *[deactivate] деактивация.
}
whole-roll = { $dice } при сложности { $difficulty }
whole-played = { SEAT($seat) } играет карту: { THING($card) }.
job-name = { $card ->
    [none] { THING($kind) }
   *[other] { THING($card) }
}

## Выбор

shorthand = Сделки коротко: «сделка 2: даю 3000 беру маркер garage.1», «плачу 2 1000», «говорю 2: …» или «говорю …» (игроки по номерам с 1).
aim = { $target ->
    [none] {""}
    [0] {" "}→ { SEAT($target) }
    [1] {" "}→ { SEAT($target) }
    [2] {" "}→ { SEAT($target) }
    [3] {" "}→ { SEAT($target) }
    [4] {" "}→ { SEAT($target) }
   *[other] {" "}→ { THING($target) }
}
stake-and-markers = { $bet ->
    [none] {""}
   *[other] , ставка ${ THOUSANDS($bet) }k
}{ $markers ->
    [none] {""}
   *[other] , ваш маркер: { THINGS($markers) }
}
action-boss = { THING($family) }
    .kind = семья
    .about = Вы получаете трёх её гангстеров, её бизнесы и резерв на потом.
action-keep = оставить эти карты
    .kind = оставить
    .about = Новые дают, только если вам сданы одни атаки.
action-redeal = попросить новые карты
    .kind = пересдача
    .about = Все карты дел этого раунда тасуются и сдаются заново, всем. Просить может тот, кому сданы одни атаки.
action-hire = нанять: { THING($gangster) }{ $draw ->
    [none] {""}
   *[other] , взяв: { THINGS($draw) }
}
    .kind = нанять
    .tap = Нажмите на того, кого нанимаете.
    .about = Вы платите цену, и гангстер сразу в игре. Одного за раунд.
action-exchange = обменять: { THING($gangster) } → { THING($for) }{ $draw ->
    [none] {""}
   *[other] , взяв: { THINGS($draw) }
}
    .kind = обменять
    .tap = Нажмите на того, кого берёте, потом на своего, кто уйдёт.
    .about = Только в раунде I: стартовый гангстер уходит, на его место приходит наёмник той же силы; вы платите его цену за вычетом $5k за единицу силы.
action-recruit = нанять: { THING($gangster) }
    .kind = нанять
    .tap = Нажмите на того, кого нанимаете.
    .about = Вы платите цену, и гангстер в игре. Больше гангстеров — больше заданий каждый раунд.
action-pass = пас
    .kind = пас
    .about = Вы ничего не делаете.
action-plan = { $job ->
    [none] купить «{ THING($buy) }»
   *[other] { THING($job) }
}: { THING($gangster) }
    .kind = дать задание
    .picked = { $job ->
        [none] { $buy ->
            [none] { THING($gangster) }: какое задание?
           *[other] { THING($buy) }: кто покупает?
        }
       *[other] { THING($job) }: кому поручить?
    }
    .tap = { $gangster ->
        [none] { $job ->
            [none] Нажмите на гангстера, который пойдёт покупать.
           *[other] Нажмите на гангстера, который пойдёт на дело.
        }
       *[other] Нажмите на карту дела или на бизнес рынка.
    }
    .about = Дело кладётся на гангстера лицом вниз, бизнес — лицом вверх; платить пока не надо.
action-done = хватит
    .kind = хватит
    .about = Второе задание этого гангстера подождёт.
action-schemer = Интриган
    .kind = Интриган
    .about = Перед чужим ходом: вы ходите вне очереди. В свой ход: вы его пропускаете, задания остаются.
action-execute = { THING($task) } идёт на дело{ $as ->
    [none] {""}
   *[other] , вместо своего — { THING($as) }
}{ aim }{ stake-and-markers }
    .kind = идти на дело
    .named = { $as ->
        [none] { $job ->
            [none] { action-execute }
           *[other] { THING($job) }: { THING($task) }{ aim }{ stake-and-markers }
        }
       *[other] { THING($as) }: { THING($task) }{ aim }
    }
    .tap = Нажмите на цель: соперники вверху.
    .about = Карта открывается, и гангстер бросает столько кубиков, какова его сила; каждый не ниже сложности — успех.
action-buy = { THING($task) } покупает
    .kind = купить
    .named = { $business ->
        [none] { action-buy }
       *[other] купить «{ THING($business) }»: { THING($task) }
    }
    .about = Вы платите цену, и бизнес сразу работает на вас.
action-cancel = { THING($task) } бросает задание
    .kind = бросить задание
    .named = { $job ->
        [none] { action-cancel }
       *[other] бросить «{ THING($job) }»: { THING($task) }
    }
    .tap = Нажмите на гангстера, чьё задание бросаете.
    .about = Дело сбрасывается закрытым, покупка уходит под колоду.
action-stand = оставить бросок
    .kind = оставить
    .about = Кубики считаются как есть.
action-reroll = перебросить { $die ->
    [0] первый
    [1] второй
    [2] третий
    [3] четвёртый
    [4] пятый
    [5] шестой
   *[other] { $die }-й после первого
} кубик: { THING($with) }
    .kind = перебросить
    .about = Считается новый результат. Коп помогает раз в раунд.
action-force = пусть перебросит { $die ->
    [0] первый
    [1] второй
    [2] третий
    [3] четвёртый
    [4] пятый
    [5] шестой
   *[other] { $die }-й после первого
} кубик
    .kind = заставить
    .about = Считается новый результат. Дважды за раунд.
action-robbery = Ограбление: { THING($task) }
    .kind = ограбить
    .about = Один успех забирает половину прибыли, два — всю.
action-trap = Ловушка: { THING($task) }
    .kind = ловушка
    .about = Один успех отражает атаку, два ещё и убивают атакующего гангстера.
action-guard = защитить бизнес
    .kind = защитить
    .about = Гангстер бросает задание, и атака отражена без броска.
action-emergency-doc = послать врача скорой помощи
    .kind = Врач скорой помощи
    .about = Убитый только деактивирован, деактивированный цел. Из нескольких врачей едет один: первый по часовой стрелке от хозяина пострадавшего.
action-fire = ответить огнём
    .kind = ответить
    .about = Столько кубиков, какова его сила, против числа на карте; один успех убивает атакующего гангстера.
action-take = купить: { THING($business) }
    .kind = купить
    .about = Вы платите цену по карте дела, и бизнес сразу ваш.
action-launder = отмыть ${ THOUSANDS($amount) }k
    .kind = отмыть
    .own = Другая сумма
    .about = Этих денег никому не достать, в конце они идут вдвойне.
action-again = атаковать ещё раз{ aim }
    .kind = ещё раз
    .tap = Нажмите на другую цель: соперники вверху.
    .about = Столько же кубиков против другой цели того же рода.
action-stop = довольно
    .kind = довольно
    .about = Атака окончена.
action-veto = { $card ->
    [none] отменить карту
   *[other] отменить карту: { THING($card) } ({ THING($gangster) })
}
    .kind = отменить карту
    .about = Карта влияния противника сбрасывается без эффекта. Дважды за раунд.
action-strengthen = заплатить $2k
    .kind = усилить
    .about = Его сила навсегда больше на 1; как у трофея тоже.
action-discard = сбросить: { $job ->
    [none] { THING($influence) }
   *[other] { THING($job) }
}
    .kind = сбросить
    .tap = Нажмите на карту, которую сбрасываете.
    .about = Карта сбрасывается закрытой.
action-snitch = Осведомитель: { $task ->
    [none] сменить рынок
   *[other] посмотреть дело ({ THING($task) })
}
    .kind = Осведомитель
    .named = Осведомитель: { $task ->
        [none] сменить рынок
       *[other] { THING($task) }
    }
    .tap = Нажмите на соперника вверху и на гангстера с закрытым делом. Или смените рынок.
    .about = Посмотрите одно чужое запланированное дело или смените рынок.
action-spy = Шпион: посмотреть дела ({ THINGS($tasks) })
    .kind = Шпион
    .named = Шпион: { THINGS($tasks) }
    .tap = Нажмите на соперника вверху, потом на двух гангстеров с закрытыми делами.
    .about = Посмотрите два чужих запланированных дела.
action-lawyer = Юрист: посмотреть дела ({ THINGS($tasks) })
    .kind = Юрист
    .named = Юрист: { THINGS($tasks) }
    .tap = Нажмите на соперника вверху, потом на двух гангстеров с закрытыми делами.
    .about = Раз в раунд ваш юрист смотрит два чужих запланированных дела.
action-henchman = Помощник → { THING($gangster) }
    .kind = Помощник
    .tap = Нажмите на гангстера, своего или чужого.
    .about = Кладётся на любого гангстера: сложность его дела ниже на 1.
action-saboteur = Диверсант → { THING($gangster) }
    .kind = Диверсант
    .tap = Нажмите на соперника вверху, потом на его гангстера.
    .about = Кладётся на чужого гангстера: сложность его дела выше на 1.
action-machine-pistol = Пистолет-пулемёт → { THING($gangster) }
    .kind = Пистолет-пулемёт
    .tap = Нажмите на гангстера, своего или чужого.
    .about = Кладётся на любого гангстера: до конца раунда его сила больше на 1.
action-distraction = Отвлечение внимания → { THING($gangster) }
    .kind = Отвлечение внимания
    .tap = Нажмите на соперника вверху, потом на его гангстера.
    .about = Кладётся на чужого гангстера: до конца раунда его сила меньше на 1, но не ниже 1.
action-offer = предложить: { $give ->
    [none] вы ничего не даёте
   *[other] вы даёте { $give }
}, { taking }
    .kind = предложить сделку
    .own = Другая сделка
    .about = Деньги, маркеры, бизнесы и гангстеры в обе стороны. При согласии всё исполняется сразу и целиком.
whole-give = { terms }
whole-take = { terms }
terms = { $cash ->
    [none] {""}
   *[other] ${ THOUSANDS($cash) }k
}{ $markers ->
    [none] {""}
   *[other] { after-cash }маркер ({ THINGS($markers) })
}{ $businesses ->
    [none] {""}
   *[other] { after-markers }{ THINGS($businesses) }
}{ $gangsters ->
    [none] {""}
   *[other] { after-businesses }{ THINGS($gangsters) }
}
after-cash = { $cash ->
    [none] {""}
   *[other] {", "}
}
after-markers = { $markers ->
    [none] { after-cash }
   *[other] {", "}
}
after-businesses = { $businesses ->
    [none] { after-markers }
   *[other] {", "}
}
action-accept = принять предложение { $offer }
    .kind = принять
    .about = Всё исполняется сразу.
action-decline = отклонить предложение { $offer }
    .kind = отклонить
    .about = Предложение снимается.
action-withdraw = отозвать своё предложение { $offer }
    .kind = отозвать
    .about = Предложение снимается.
action-take-back = забрать свой маркер: { THING($business) }
    .kind = забрать маркер
    .about = Всего у вас пять маркеров.
action-pay = заплатить ${ THOUSANDS($amount) }k ({ SEAT($to) })
    .kind = заплатить
    .own = Другая сумма
    .about = Подарок. Что обещано взамен, никого не связывает.
action-say = сказать{ $to ->
    [none] {""}
   *[other] {" "}({ SEAT($to) })
}: «{ $text }»
    .kind = сказать
    .own = Другие слова
    .about = Правда или ложь, это никого не связывает.

## Что произошло

who = { MINE($seat) ->
    [yes] Вы
   *[no] { SEAT($seat) }
}
event-round = Раунд { $round }. Первый игрок: { MINE($start) ->
    [yes] вы
   *[no] { SEAT($start) }
}.
event-boss = { who }: { THING($family) }.
event-dealt = { MINE($seat) ->
    [yes] Вам сдано: { THINGS($jobs) }.
   *[no] { SEAT($seat) } получает: { THINGS($jobs) }.
}
event-redeal = Новые карты для всех. О них просят: { SEATS($seats) }.
event-drew = { MINE($seat) ->
    [yes] Вы берёте: { THINGS($influence) }.
   *[no] { SEAT($seat) } берёт: { THINGS($influence) }.
}
event-reshuffled = Сброс тасуется заново.
event-display = Наёмники: { THINGS($mercenaries) }.
event-hired = { who }: в семью приходит { THING($gangster) }{ $instead ->
    [none] .
   *[other] , уходит { THING($instead) }.
}
event-phase = { $phase ->
    [planning] Начинается планирование.
   *[action] Начинаются действия.
}
event-planned = { who }: { THING($gangster) } — { $buy ->
    [none] дело: { THING($job) }.
   *[other] покупка: { THING($buy) }.
}
event-market = На рынке появляется { THING($business) }.
event-new-market = Новый рынок: { THINGS($market) }.
event-played = { MINE($seat) ->
    [yes] Вы играете карту
   *[no] { SEAT($seat) } играет карту
}: { THING($card) }{ $gangster ->
    [none] .
   *[other] {" "}→ { THING($gangster) }.
}
event-vetoed = { MINE($seat) ->
    [yes] Вы отменяете
   *[no] { SEAT($seat) } отменяет
} { MINE($of) ->
    [yes] вашу карту: { THING($card) }
   *[no] карту: { THING($card) } (игрок { SEAT($of) })
}{ $gangster ->
    [none] .
   *[other] {" "}→ { THING($gangster) }.
}
event-looked = { MINE($seat) ->
    [yes] Вы смотрите дело
   *[no] { SEAT($seat) } смотрит дело
}: { THING($task) } — { THING($job) }.
event-answered = { MINE($seat) ->
    [yes] Ваш ответ принят.
   *[no] { SEAT($seat) } отвечает.
}
event-extra-turn = { MINE($seat) ->
    [yes] Вы ходите
   *[no] { SEAT($seat) } ходит
} вне очереди.
event-revealed = { who }: { THING($gangster) } — { $job ->
    [none] { THING($kind) }
   *[other] { THING($job) }
}{ aim }.
event-rolled = { THING($gangster) }: бросок { $dice } при сложности { $difficulty }{ $for ->
    [robbery] {" "}(ограбление)
    [trap] {" "}(ловушка)
    [return-fire] {" "}(ответный огонь)
   *[job] {""}
}.
event-rerolled = { who }: кубик перебрасывается ({ THING($with) }), теперь { $value }.
event-robbery = { MINE($seat) ->
    [yes] Вы открываете ограбление
   *[no] { SEAT($seat) } открывает ограбление
}: { THING($gangster) }!
event-trap = { MINE($seat) ->
    [yes] Вы открываете ловушку
   *[no] { SEAT($seat) } открывает ловушку
}: { THING($gangster) }!
event-repelled = { MINE($seat) ->
    [yes] Вы отражаете атаку
   *[no] { SEAT($seat) } отражает атаку
}{ $by ->
    [guard] : бизнес под защитой
   *[trap] {""}
}.
event-second = { THING($gangster) }: другая цель{ aim }.
event-paid = { $from ->
    [none] { MINE($to) ->
        [yes] Вы получаете
       *[no] { SEAT($to) } получает
    } ${ THOUSANDS($amount) }k из банка.
   *[other] { MINE($from) ->
        [yes] Вы платите
       *[no] { SEAT($from) } платит
    } { $to ->
        [none] ${ THOUSANDS($amount) }k в банк.
       *[other] { MINE($to) ->
            [yes] вам ${ THOUSANDS($amount) }k.
           *[no] ${ THOUSANDS($amount) }k, получает { SEAT($to) }.
        }
    }
}
event-laundered = { MINE($seat) ->
    [yes] Вы отмываете
   *[no] { SEAT($seat) } отмывает
} ${ THOUSANDS($amount) }k.
event-bought = { MINE($seat) ->
    [yes] Вы покупаете
   *[no] { SEAT($seat) } покупает
}: { THING($business) }, ${ THOUSANDS($price) }k.
event-cancelled = { who }: { THING($gangster) } бросает { $buy ->
    [none] дело: { THING($job) }.
   *[other] покупку: { THING($buy) }.
}
stricken = { $gangster ->
    [none] { THING($business) }
   *[other] { THING($gangster) }
}
event-persuaded = { stricken } меняет хозяина: { MINE($from) ->
    [yes] вы
   *[no] { SEAT($from) }
} → { MINE($to) ->
    [yes] вы
   *[no] { SEAT($to) }
}.
event-traded = { stricken } меняет хозяина: { MINE($from) ->
    [yes] вы
   *[no] { SEAT($from) }
} → { MINE($to) ->
    [yes] вы
   *[no] { SEAT($to) }
}.
owner = { MINE($seat) ->
    [yes] ваша карта
   *[no] { SEAT($seat) }
}
event-deactivated = { stricken } ({ owner }): карта деактивирована до следующего раунда.
event-killed = { $gangster ->
    [none] { THING($business) } ({ owner }): бизнес потерян.
   *[other] { THING($gangster) } ({ owner }): гангстер убит.
}
event-marker = { MINE($seat) ->
    [yes] Вы кладёте
   *[no] { SEAT($seat) } кладёт
} маркер: { THING($business) }.
event-marker-back = { MINE($seat) ->
    [yes] Вы получаете назад свой
   *[no] { SEAT($seat) } получает назад свой
} маркер: { THING($business) }.
event-job-over = {""}
event-monopoly = { $seat ->
    [none] Монополия «{ THING($name) }» теперь ничья.
   *[other] Монополия «{ THING($name) }»: { MINE($seat) ->
        [yes] ваша
       *[no] { SEAT($seat) }
    }.
}
event-income = { MINE($seat) ->
    [yes] Ваш доход:
   *[no] { SEAT($seat) } получает доход:
} ${ THOUSANDS($amount) }k.
event-bonus = Бизнес-бонус, ${ THOUSANDS($amount) }k: { MINE($seat) ->
    [yes] вам
   *[no] { SEAT($seat) }
}.
event-strengthened = { THING($gangster) } становится сильнее.
event-discarded = { MINE($seat) ->
    [yes] Вы сбрасываете:
   *[no] { SEAT($seat) } сбрасывает:
} { $job ->
    [none] { THING($influence) }
   *[other] { THING($job) }
}.
giving = { MINE($from) ->
    [yes] вы { $give ->
        [none] ничего не даёте
       *[other] даёте { $give }
    }
   *[no] { SEAT($from) } { $give ->
        [none] ничего не даёт
       *[other] даёт { $give }
    }
}
taking = { MINE($to) ->
    [yes] вы { $take ->
        [none] ничего не даёте
       *[other] даёте { $take }
    }
   *[no] { SEAT($to) } { $take ->
        [none] ничего не даёт
       *[other] даёт { $take }
    }
}
whole-offer = { $id }: { giving }, { taking }
event-offered = Предложение { $offer }.
event-accepted = Предложение { $offer } принято.
event-declined = Предложение { $offer } отклонено.
event-withdrawn = Предложение { $offer } отозвано.
event-said = { who }{ $to ->
    [none] {""}
   *[other] {" "}→ { MINE($to) ->
        [yes] вам
       *[no] { SEAT($to) }
    }
}: «{ $text }»
event-over = Игра окончена. { $result }
whole-result = Победа: { SEATS($winners) }. { $scores }
each-scores = { SEAT($index) } ${ THOUSANDS($value) }k

## Почему сделка не принята

because-no-deals-now = Сейчас ни сделок, ни разговоров: дождитесь планирования, чьего-то хода или найма.
because-no-player = «{ $word }» — не игрок; назовите номер от 1 до { $seats }.
because-say-how = Скажите что-нибудь: говорю 2: не согласен
because-pay-how = Назовите, кому и сколько: плачу 2 3000
because-offer-how = Назовите, кому: сделка 2: даю 3000 беру маркер garage.1
because-no-sum = «{ $word }» — не сумма денег.
because-thousands = { $amount } $: деньги считаются целыми тысячами.
because-give-or-take = «{ $word }»: скажите сначала, даёте вы это или берёте.
because-card-in-doubt = «{ $word }» — это может быть любая из карт: { $ids }.
because-no-card = Карты «{ $word }» на столе нет.
because-too-much = ${ THOUSANDS($amount) }k — больше, чем у вас есть (${ THOUSANDS($cash) }k).
because-yourself = Это вы сами.
because-empty-offer = Предложение не может быть пустым.
because-card-twice = Одна карта названа дважды.
because-traded-and-marked = { THING($card) }: нельзя в одном предложении и отдать карту, и положить на неё маркер.
because-most-offers = У вас уже { $number } открытых предложений.
because-equal-offer = Такое предложение у вас уже есть: { $offer }.

## Что принесёт выбор

brings-odds = { odds }{ $job ->
    [none] {""}
   *[other] {" "}({ THING($job) })
}
    .brief = { $barred ->
        [yes] {""}
       *[no] { odds-brief }
    }
odds-brief = { $effect ->
    [pay] { odds-sums-brief }
    [steal] { odds-sums-brief }
    [damage] { $full ->
        [none] урон ${ THOUSANDS($one) }k: { $chance } %
       *[other] урон ${ THOUSANDS($one) }k: { $chance } %, ${ THOUSANDS($two) }k: { $full } %
    }
    [money-laundering] { $full ->
        [none] до ${ THOUSANDS($one) }k: { $chance } %
       *[other] до ${ THOUSANDS($one) }k: { $chance } %, ${ THOUSANDS($two) }k: { $full } %
    }
    [stake] { $one ->
        [none] выигрыш: { $chance } %
       *[other] +${ THOUSANDS($one) }k: { $chance } %, иначе −${ THOUSANDS($one) }k
    }
    [robbery] половина: { $chance } %, всё: { $full } %
    [trap] отразить: { $chance } %, убить: { $full } %
    [deactivate] деактивировать: { $chance } %
    [deactivate-kill] { $chance } %, насмерть: { $full } %
    [deactivate-destroy] { $chance } %, насовсем: { $full } %
    [kill] убить: { $target ->
        [none] {""}
       *[other] до{" "}
    }{ $chance } %{ $back ->
        [none] {""}
       *[other] , гибель: { $back } %
    }
    [persuade] переманить: { $chance } %
    [exceptional-offer] −$1k: { $chance } %, полцены: { $full } %
   *[connections] по цене: { $chance } %, −$2k: { $full } %
}
odds-sums-brief = { $full ->
    [none] ${ THOUSANDS($one) }k: { $chance } %
   *[other] от ${ THOUSANDS($one) }k: { $chance } %, ${ THOUSANDS($two) }k: { $full } %
}
odds = { $effect ->
    [pay] { odds-sums }
    [steal] { odds-sums }
    [damage] { $full ->
        [none] цель теряет ${ THOUSANDS($one) }k: { $chance } %
       *[other] цель теряет от ${ THOUSANDS($one) }k: { $chance } %, ${ THOUSANDS($two) }k: { $full } %
    }
    [money-laundering] { $full ->
        [none] отмыть до ${ THOUSANDS($one) }k: { $chance } %
       *[other] отмыть до ${ THOUSANDS($one) }k: { $chance } %, до ${ THOUSANDS($two) }k: { $full } %
    }
    [stake] { $one ->
        [none] выигрыш: { $chance } %
       *[other] выигрыш ${ THOUSANDS($one) }k: { $chance } %, иначе столько же пропадёт
    }
    [robbery] половина прибыли: { $chance } %, вся: { $full } %
    [trap] отразить атаку: { $chance } %, ещё и убить атакующего: { $full } %
    [deactivate] деактивация цели: { $chance } %
    [deactivate-kill] деактивация или смерть цели: { $chance } %, смерть: { $full } %
    [deactivate-destroy] деактивация или конец бизнесу: { $chance } %, конец: { $full } %
    [kill] смерть цели: { $chance } %{ $back ->
        [none] {""}
       *[other] ; ваш погибнет в ответ: { $back } %
    }
    [persuade] цель перейдёт к вам: { $chance } %
    [exceptional-offer] бизнес на $1k дешевле: { $chance } %, за полцены: { $full } %
   *[connections] бизнес за его цену: { $chance } %, на $2k дешевле: { $full } %
}{ $target ->
    [none] {""}
   *[other] {" "}в лучшем случае ({ THING($target) })
}
odds-sums = { $full ->
    [none] ${ THOUSANDS($one) }k: { $chance } %
   *[other] от ${ THOUSANDS($one) }k: { $chance } %, ${ THOUSANDS($two) }k: { $full } %
}
brings-robbers = ограбить могут: { SEATS($seats) }
    .brief = ограбление?
brings-robs-first = раньше могут ограбить: { SEATS($seats) }
    .brief = другие раньше
brings-trappers = ловушка может быть: { SEAT($seat) }
    .brief = ловушка?
brings-forced = кубик перебросят, если вмешается { THING($gangster) } ({ SEAT($seat) })
    .brief = переброс?
brings-guarded = атака отбита, если задание бросит { THING($gangster) } ({ SEAT($seat) })
    .brief = охрана?
brings-doctors = врача могут прислать: { SEATS($seats) }
    .brief = врач?
brings-again = ${ THOUSANDS($one) }k: { $chance } %, иначе ${ THOUSANDS($least) }k
    .brief = ${ THOUSANDS($one) }k: { $chance } %, иначе ${ THOUSANDS($least) }k
brings-stands = ${ THOUSANDS($amount) }k
brings-undone = успех пропадёт: { $chance } %
brings-holds = и монополия «{ THING($name) }»{ $if ->
    [none] {""}
   *[other] , если никто не помешает
}
    .brief = { $if ->
        [none] монополия
       *[other] монополия?
    }
brings-price = ${ THOUSANDS($price) }k, доход ${ THOUSANDS($income) }k, всего до конца ${ THOUSANDS($total) }k, если бизнес не деактивируют
    .brief = ${ THOUSANDS($price) }k, даст до ${ THOUSANDS($total) }k
brings-earns = доход ${ THOUSANDS($income) }k
brings-gun = ${ THOUSANDS($price) }k, сила { $strength }{ $ability ->
    [none] {""}
   *[other] {" "}· { ability }
}
    .brief = ${ THOUSANDS($price) }k, сила { $strength }
brings-target = { SEAT($seat) }{ $strength ->
    [none] {""}
   *[other] , сила { $strength }
}
brings-deal = { giving }, { taking }
brings-makes = станет возможно: { THING($job) }, ${ THOUSANDS($one) }k или ${ THOUSANDS($two) }k{ $if ->
    [none] {""}
   *[other] , если { $if }
}
    .brief = { $if ->
        [none] + { THING($job) }
       *[other] + { THING($job) }, если…
    }
each-if = { MINE($seat) ->
    [yes] вы купите «{ THING($buy) }»: цена ${ THOUSANDS($price) }k, наличными будет ${ THOUSANDS($cash) }k
   *[no] { SEAT($seat) } купит «{ THING($buy) }»: цена ${ THOUSANDS($price) }k, наличными будет ${ THOUSANDS($cash) }k
}
brings-card = { THING($job) }
    .brief = {""}
brings-lacks-needs = не хватает: { $needs }
    .brief = нет: { THINGS($kinds) }
brings-lacks-cash = стоит ${ THOUSANDS($price) }k, у вас ${ THOUSANDS($cash) }k
    .brief = ${ THOUSANDS($price) }k, а у вас ${ THOUSANDS($cash) }k
brings-lacks-stake = нужна ставка ${ THOUSANDS($price) }k, у вас ${ THOUSANDS($cash) }k
    .brief = ставка ${ THOUSANDS($price) }k, у вас ${ THOUSANDS($cash) }k
brings-lacks-target = цели нет
brings-lacks-turn = играется только в чужой ход
    .brief = только в чужой ход

## Что может разочаровать

warns-needs = не хватает: { $needs }
    .brief = нет: { THINGS($kinds) }
warns-purchase = сначала ваша покупка: { THINGS($kinds) }
    .brief = после покупки
warns-no-target = сейчас для него нет цели
    .brief = цели нет
warns-one-gun = одним кубиком двух успехов не выбросить
    .brief = мало кубиков
warns-too-hard = ни один кубик не достанет до сложности
    .brief = слишком сложно
warns-broke = { SEAT($seat) }: денег $0k
    .brief = денег $0k
warns-nobody-pays = ни у кого нет ни доллара
    .brief = ни у кого нет денег
warns-no-money = отмывать вам нечего
warns-too-dear = ни один бизнес здесь вам не по карману
    .brief = всё не по карману
warns-dear = ${ THOUSANDS($price) }k, а у вас ${ THOUSANDS($cash) }k
    .brief = ${ THOUSANDS($price) }k, у вас ${ THOUSANDS($cash) }k
warns-poor = { SEAT($seat) }: всего ${ THOUSANDS($cash) }k
warns-good-die = { $value } — уже успех
    .brief = { $value } — уже успех
warns-bad-die = { $value } — и так промах
warns-sure-die = при сложности { $difficulty } это всегда успех
warns-no-use = ещё один успех ничего не добавит
    .brief = ничего не добавит
warns-only-buys = на покупку не действует
warns-weakest = ниже 1 сила не бывает

## Записки

shelf = { $sort ->
    [families] Семьи
    [gangsters] Гангстеры семей
    [businesses] Бизнесы
    [cash] Прибыльные дела раунда { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
    [player] Атаки на игрока
    [business] Атаки на бизнес
    [gangster] Атаки на гангстера
    [response] Реакции, в чужой ход
    [special] Особые дела
    [influence] Карты влияния
    [monopolies] Монополии
    [mercenaries] Наёмники
   *[instead] Вместо дела
}
kind-family = начинает с картами: { THINGS($businesses) }
kind-gangster = { $price ->
    [none] стартовый гангстер, сила { $strength }
   *[other] из резерва, сила { $strength }, ${ THOUSANDS($price) }k
}; { THING($family) }
kind-mercenary = { $gang ->
    [latinos] латиносы
    [crips] крипы
    [bikers] байкеры
    [russians] русские
    [yakuza] якудза
   *[other] наёмник
}, сила { $strength }, ${ THOUSANDS($price) }k
kind-business = { $type ->
    [company] компания
   *[businessman] бизнесмен
}, ${ THOUSANDS($price) }k, доход ${ THOUSANDS($income) }k; { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kind-cash = прибыльное дело раунда { $round ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, сложность { $difficulty }: ${ THOUSANDS($one) }k за один успех, ${ THOUSANDS($two) }k за два
kind-job = { $sort ->
    [player] атака на игрока
    [business] атака на бизнес
    [gangster] атака на гангстера
    [response] реакция
   *[special] особое дело
}, { $difficulty ->
    [none] {""}
   *[other] сложность { $difficulty },{" "}
}{ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} ({ $decks ->
    [one] раунд
   *[other] раунды
} { $rounds })
each-rounds = { $value ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
kind-influence = карта влияния, всего { $count }
kind-monopoly = $5k в каждую выплату, по картам: { THING($kind) }
kind-instead = умеет только один наёмник
bars-out = Деактивация до следующего раунда
bars-tasked = Задание уже есть
bars-idle = Задания нет
bars-no-exchange = У вас нет стартового гангстера силы { $strength } для обмена
bars-dear = ${ THOUSANDS($price) }k, а у вас ${ THOUSANDS($cash) }k
bars-needs = Не хватает: { $needs }
bars-no-target = Для него нет цели
bars-response = Только в чужой ход; в свой её можно лишь бросить
bars-when = { $when ->
    [doc] Только когда гангстер или бизнесмен под ударом
    [scheme] Перед чужим ходом или в свой, чтобы его пропустить
    [turn] Только в свой ход
   *[plan] Только в свой ход планирования
}
note-strength = Сила { $strength }: { $strength ->
    [one] { $strength } кубик.
    [few] { $strength } кубика.
   *[many] { $strength } кубиков.
}
note-carries = Лежит карта: { THING($card) }.
note-buys = Задание: купить «{ THING($business) }», ${ THOUSANDS($price) }k.
note-face-down = Задание: дело раунда { roman }, лицом вниз.
note-planned = Задание: { THING($job) }.
note-exchange = В раунде I он стоит ${ THOUSANDS($price) }k: взамен уходит стартовый гангстер силы { $strength }.
note-price = Стоит ${ THOUSANDS($price) }k.
note-costs = Вам обойдётся в ${ THOUSANDS($price) }k.
note-owners = Активные: { $owners }.
each-owners = { SEAT($index) } { $value }
note-odds = { THING($gangster) }: { odds }.
where-led = босс семьи
where-family = в семье
where-nowhere = вне этой игры
where-pool = в резерве
where-trophy = трофей
where-display = можно нанять сейчас
where-aside = отложен
where-mercenaries = среди наёмников, которых ещё не видели
where-owned = { $active ->
    [yes] у хозяина
   *[no] у хозяина, деактивация
}{ $marked ->
    [yes] , с вашим маркером
   *[no] {""}
}
where-planned = покупка задумана
where-market = на рынке: { $count }
where-stack = в колоде: { $count }
where-middle = пока ничья
where-held = держит её
where-hand = { $count ->
    [1] в руке
   *[other] в руке: { $count }
}
where-laid = на гангстерах: { $count }
where-given = { $count ->
    [1] дано гангстеру
   *[other] дано гангстерам: { $count }
}
where-played = сыграно: { $count }
where-unseen = не видно: { $count } — в колодах, в руках или лицом вниз

## Почему вышло так

why-rolled = { $hits ->
    [0] Ни один кубик из { $dice } не дотянул до { $difficulty }: без успеха дело ничего не даёт, если на карте не сказано иное
    [one] До { $difficulty } дотянул один кубик из { $dice }: эффект одного успеха
   *[other] До { $difficulty } дотянули кубики: { $hits } из { $dice }; два успеха и больше дают больший эффект
} ({ $rule }).
why-income = Бизнесы ${ THOUSANDS($businesses) }k{ $monopolies ->
    [0] {""}
   *[other] , монополии ${ THOUSANDS($monopolies) }k
}{ $gangsters ->
    [0] {""}
   *[other] , гангстеры ${ THOUSANDS($gangsters) }k
} ({ $rule }).
why-repelled = { $by ->
    [trap] Одного успеха Ловушки хватает, чтобы отбить атаку
   *[guard] Охранник бросает своё задание, и атака отбита без броска
} ({ $rule }).
why-deactivated = { $man ->
    [yes] Выведен из строя до следующего раунда, его задания пропадают
   *[no] Закрыт до следующего раунда: никому не служит, маркеры возвращаются
} ({ $rule }).
why-killed = { $man ->
    [yes] Выбывает из игры; карту как трофей забирает убийца
   *[no] Уходит под колоду бизнесов
} ({ $rule }).
why-bonus = Наибольший доход, если он один такой, приносит ещё $5k ({ $rule }).
why-monopoly = Нужно два открытых бизнеса этого вида и больше, чем у всех остальных вместе ({ $rule }).{ $counted ->
    [none] {""}
   *[other] {" "}{ THING($kind) }: { $counted }.
}{ $through ->
    [none] {""}
   *[other] {" "}{ THING($through) }: считаются и другие бизнесы ({ $also }).
}
each-counted = { MINE($index) ->
    [yes] вы
   *[no] { SEAT($index) }
} { $value }

## Варианты правил

option-families = семьи
    .about = Кто какую семью возглавляет: по порядку мест, случайно или по выбору каждого.
option-families-order = по порядку
option-families-random = случайно
option-families-choose = по выбору
option-start_player = первый игрок
    .about = Какое место начинает; если не названо — по жребию.
option-rounds = раунды
    .about = Четыре раунда или три в короткой игре.
option-rounds-4 = четыре
option-rounds-3 = три, короткая игра
option-mercenaries = наёмники
    .about = Дополнение: тридцать особых гангстеров для найма и больше денег на старте.
option-poker = покер
    .about = Есть ли покер среди дел раунда III; без него там кража из музея.
option-plan_two = два задания за ход
    .about = Впятером с раунда II каждый за ход планирования даёт задания двум гангстерам.
option-spying = шпионаж
    .about = Осведомителя и шпиона играют только в свой ход или в любое время планирования и действий; рынок осведомитель меняет только в свой ход.
option-spying-own-turn = в свой ход
option-spying-any-time = в любое время
option-business_bonus = бизнес-бонус
    .about = Чей доход в выплату выше всех, получает ещё $5k; при равенстве никто.
option-rob_robbery = грабить грабителей
    .about = Удачное ограбление тоже можно ограбить.
option-influence_from = карты влияния с раунда
    .about = Для новичков: до этого раунда карт влияния нет ни у кого.
option-influence_from-1 = I
option-influence_from-2 = II
option-influence_from-3 = III
option-deck = колода
    .about = Другие карты вместо обычных: бизнесы, гангстеры, дела, влияние, наёмники.

## Стол

guns = { $strength ->
    [1] ●
    [2] ●●
    [3] ●●●
    [4] ●●●●
   *[other] ●×{ $strength }
}
roman = { $back ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
label-heading = Раунд { $round } из { $rounds } · { $phase ->
    [boss] выбор семей
    [deal] добор карт
    [hire] наём
    [plan] планирование
    [recruit] выплаты
    [strengthen] выплаты
    [discard] выплаты
   *[other] действия
} · первый игрок: { SEAT($start) }
label-job = { SEAT($seat) }: { THING($gangster) } — { THING($job) }{ aim }
label-roll = { SEAT($seat) }: бросок { $dice } при сложности { $difficulty }{ $for ->
    [robbery] {" "}(ограбление)
    [trap] {" "}(ловушка)
    [return-fire] {" "}(ответный огонь)
   *[job] {""}
}: { $successes ->
    [0] нет успехов
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
}
label-worth = один успех ${ THOUSANDS($one) }k, два ${ THOUSANDS($two) }k
label-profit = прибыль ${ THOUSANDS($amount) }k, пока её получает { SEAT($seat) }
label-robber = грабит { SEAT($seat) }: { THING($gangster) }
label-trapper = ловушку ставит { SEAT($seat) }: { THING($gangster) }
label-hit = грозит { $effect ->
    [kill] смерть
   *[deactivate] деактивация
}: { stricken } ({ owner })
label-market = Рынок (в колоде { $stack })
label-sale = { THING($id) } ${ THOUSANDS($price) }k, доход ${ THOUSANDS($income) }k
label-monopolies = монополии: { $monopolies ->
    [none] –
   *[other] { $monopolies }
}
each-monopolies = { THING($key) }: { SEAT($value) }
label-about = ещё не сыграны: интриганы { $schemer }, врачи { $emergency_doc }
label-display = { $exchange ->
    [yes] Наёмники (раунд I: обмен)
   *[no] Наёмники
}
label-mercenary = { THING($id) } { guns } ${ THOUSANDS($price) }k: { ability }
label-offers = Предложения
label-offer = { $id }: { giving }, { taking }
label-player = { $number }. { SEAT($seat) }{ $family ->
    [none] {""}
   *[other] {" "}· { THING($family) }
}{ $start ->
    [yes] {" "}· первый
   *[no] {""}
}
label-wealth = деньги ${ THOUSANDS($cash) }k · доход ${ THOUSANDS($income) }k{ $laundered ->
    [0] {""}
   *[other] {" "}· отмыто ${ THOUSANDS($laundered) }k
} · рука { $jobs }+{ $influence } · маркеры { $free } · задания { $tasks }{ $behind ->
    [0] {" "}★
   *[other] {" "}· отстаёт на ${ THOUSANDS($behind) }k
}
label-gangster = { THING($id) } { $guns ->
    [1] ●
    [2] ●●
    [3] ●●●
    [4] ●●●●
   *[other] ●×{ $guns }
}{ $mods ->
    [none] {""}
   *[other] {" "}[{ $mods }]
}{ $active ->
    [no] {" "}(деактивация)
   *[yes] {""}
}{ $plans ->
    [none] {""}
   *[other] : { $plans }
}{ $ability ->
    [none] {""}
   *[other] {" "}· { ability }
}
each-mods = { THING($card) }
each-plans = { $buy ->
    [none] { $job ->
        [none] дело раунда { roman }
       *[other] { THING($job) }
    }{ $seen ->
        [none] {""}
       *[other] {" "}(видели: { SEATS($seen) })
    }
   *[other] покупка: { THING($buy) } за ${ THOUSANDS($price) }k{ $markers ->
        [none] {""}
       *[other] {" "}(маркеры: { SEATS($markers) })
    }
}
label-businesses = бизнесы
label-out = деактивированы: { THINGS($cards) }
label-used = использованы: { THINGS($cards) }
label-marked = маркеры, { THING($business) }: { SEATS($markers) }
label-trophies = трофеи: { $trophies } (стоят ${ THOUSANDS($amount) }k)
each-trophies = { THING($gangster) } { guns }
label-pool = резерв: { $pool }
each-pool = { THING($id) } { guns } ${ THOUSANDS($price) }k
label-answered = ответ дан
label-influence = влияние
label-hand-job = { THING($id) } ({ roman }) · { $sort ->
    [cash] прибыльное дело
    [response] реакция
    [special] особое дело
    [gangster] атака на гангстера
    [player] атака на игрока
   *[business] атака на бизнес
}{ $difficulty ->
    [none] {""}
   *[other] {" "}· { $difficulty }+
}{ $one ->
    [0] {""}
   *[other] {" "}· ${ THOUSANDS($one) }k, при двух ${ THOUSANDS($two) }k
}{ $odds ->
    [none] {""}
   *[other] {" "}· 1/2/3 кубика { $odds } %
}{ $needs ->
    [none] {""}
   *[other] {" "}· нужно: { $needs }
}
each-needs = { THING($kind) } { $with ->
    [own] ✓
    [marker] ✓ (маркер)
    [purchase] ✗ (вы вот-вот купите)
   *[missing] ✗ { $seats ->
        [none] (ни у кого нет)
       *[other] ({ SEATS($seats) })
    }
}
label-wealth-brief = ${ THOUSANDS($cash) }k (+${ THOUSANDS($income) }k) · рука { $jobs }+{ $influence } · маркеры { $free }{ $behind ->
    [0] {" "}★
   *[other] {" "}· отстаёт на ${ THOUSANDS($behind) }k
}
label-sale-brief = { THING($id) } ${ THOUSANDS($price) }k (+${ THOUSANDS($income) }k)
label-hand-brief = { THING($id) }{ $difficulty ->
    [none] {""}
   *[other] {" "}{ $difficulty }+
}{ $one ->
    [0] {""}
   *[other] {" "}${ THOUSANDS($one) }k/${ THOUSANDS($two) }k
}{ $ready ->
    [yes] {""}
   *[no] {" "}✗
}

## Слова, которые судит запись

pledge-pay = Я вам плачу
pledge-peace = Ваших не трогаю
pledge-spare = Никого из ваших не убиваю
