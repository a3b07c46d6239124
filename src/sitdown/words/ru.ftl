# Слова, общие для всех игр: места за столом, закрытые карты и стол в терминале.

seat-name = Игрок { $number }
seat-hidden = кто-то
seat-none = никто
seat-quoted = «{ $text }»

thing-hidden = закрытая карта
    .acc = закрытую карту
    .gen = закрытой карты
    .sign = ?
thing-none = ничего

## Стол в терминале

ui-news = С вашего прошлого хода
ui-earlier = … до этого ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
} (наберите «лог», чтобы прочитать все)
ui-prompt = Ваш выбор
ui-reply = Сейчас вы никому ничего не должны, но можете ответить:
ui-also = Ещё можно:
ui-how = Наберите номер варианта или несколько букв из него. ? — пояснения, Enter — стол ещё раз, лог — всё, что было, q — сохранить игру и выйти.
ui-back = Enter — назад ко всем вариантам.
ui-nothing = Enter — ничего не делать.
ui-only = Enter — взять единственный вариант.
ui-no-number = Есть номера от 1 до { $last }.
ui-no-match = «{ $typed }» не подходит ни к одному варианту. ? объяснит, что можно сделать.
ui-several = К «{ $typed }» { $count ->
    [one] подходит { $count } вариант
    [few] подходят { $count } варианта
   *[many] подходят { $count } вариантов
}:
ui-call = Место { $number }, { $name }: остальные не смотрят; нажмите Enter
ui-below = ниже { $cards }
ui-help-choices = Варианты
ui-help-things = Карты
ui-help-typing = Как выбирать
ui-place = { $place }. { SEAT($seat) }: { $score }{ $wins ->
    [yes] {" "}★
   *[no] {""}
}
ui-player = { SEAT($seat) }
ui-name = { $name }
ui-field = { $name }: { $value }
ui-human = Вы
ui-seated = За столом: { $names }.
ui-bot = { $name } ({ $bot ->
    [random] бот, играющий наугад
    [cautious] осторожный бот
   *[other] { $bot }
})
ui-saved = Игра сохранена: { $file }
ui-resume = Продолжить: { $command }
ui-input-ended = Ввод закончился.
ui-options = Варианты правил
ui-default = обычно { $value }
ui-seats = игроков: { $least }–{ $most }
ui-earlier-short = … ещё { $count } (лог)
ui-rest = смотреть ИМЯ или !ИМЯ — подробно
ui-more = Enter — дальше (страница { $page } из { $pages })
ui-to-table = Enter — назад к столу
ui-how-look = «Смотреть ИМЯ» покажет целиком, что у игрока, часть стола или карту (можно по номеру места или короче, !ИМЯ); «смотреть» — весь стол.
ui-how-letters = Хватает первых букв слов, с пробелами или без, в любом падеже: столько, чтобы отличить вариант от других.

## Имена ботов дома

bot-name-knuckles = Кастет
bot-name-penny = Копейка
bot-name-mr-cog = Мистер Зубец
bot-name-tin-lizzie = Жестянка Лиззи
bot-name-springs = Пружинка
bot-name-ms-ratchet = Мисс Трещотка
bot-name-winder = Заводила
bot-name-tick = Тик-Так
bot-name-bobbin = Шпулька

## Каковы они

bot-about-knuckles = Сначала бьёт, потом спрашивает. Кто дал сдачи, того не забудет.
bot-about-penny = Каждую монету считает дважды и просит ещё одну. Скорее потеряет друга, чем скидку.
bot-about-mr-cog = Играет по учебнику и молчит. Его слово — договор.
bot-about-tin-lizzie = Болтает со всеми и торгуется честно. Что обещала, то сделает.
bot-about-springs = Прыгает на каждый шанс, а думает уже в воздухе. Обещает быстро, держит слово, когда удобно.
bot-about-ms-ratchet = Держит слово и ведёт список тех, кто не сдержал. Список крутится только в одну сторону.
bot-about-winder = Всем лучший друг, пока не подсчитали голоса. Верьте половине того, что он говорит, и не этой.
bot-about-tick = Лучше цел, чем богат. Начинает с малого, бьёт поздно и уходит до полуночи.
bot-about-bobbin = Даёт больше, чем берёт, и зла не держит. С ней все добры, пока это ничего не стоит.

level-beginner = новичок
    .about = иногда ошибается
level-regular = завсегдатай
    .about = знает игру
level-sharp = мастер
    .about = считает наперёд
bot-part = { $name }, { $level }

trait-bold = Смелость
    .low = бережётся
    .high = рискует
trait-greedy = Жадность
    .low = делится
    .high = загребает
trait-vengeful = Обиды
    .low = прощает
    .high = возвращает
trait-honest = Слово
    .low = гнётся
    .high = держит
trait-talkative = Разговор
    .low = молчит
    .high = болтает

## Что они говорят

line-hello = Всем добрый вечер.
line-hello-knuckles = Вечер. Руки на стол, чтобы я видел.
line-hello-penny = Добрый вечер. Кто мне уже должен?
line-hello-tin-lizzie = Добрый вечер, мои дорогие! Какой славный стол.
line-hello-springs = Привет! Начинаем? Начинаем же!
line-hello-ms-ratchet = Добрый вечер. Я всё записываю.
line-hello-winder = Друзья! Как же мне вас не хватало.
line-hello-bobbin = Добрый вечер. Здесь на всех хватит.
line-harmed = Я это запомню, { SEAT($about) }.
line-harmed-knuckles = Вернётся вдвойне, { SEAT($about) }.
line-harmed-tin-lizzie = А вы мне так нравились, { SEAT($about) }! Не забуду.
line-harmed-ms-ratchet = Теперь это в списке, { SEAT($about) }.
line-shrug = Ловко, { SEAT($about) }. Бывает.
line-shrug-penny = { SEAT($about) }, вы знаете, во что мне это обошлось?
line-shrug-springs = Ха! Хороший удар, { SEAT($about) }.
line-shrug-winder = Никаких обид, { SEAT($about) }. Совсем никаких.
line-shrug-bobbin = Ничего, { SEAT($about) }. Вам нужнее.
line-word-kept = Слово есть слово. Спасибо, { SEAT($about) }.
line-word-broken = Вы дали мне слово, { SEAT($about) }.
line-counter = За столько нет, { SEAT($about) }. Но цена у меня есть.
line-dearer = После того, чего стоило ваше слово, { SEAT($about) }, это дороже.

## Что говорят столу одним нажатием

quick-deal = Договоримся?
quick-vote = Проголосуйте за меня, и я заплачу { $sum }
quick-innocent = Это не я
quick-betrayed = Кто меня сдал?
quick-remember = Запомню

## Что на это отвечают боты

line-offer-yes = Можно, { SEAT($about) }. Предлагайте.
line-offer-yes-knuckles = Ладно, { SEAT($about) }. Только быстро.
line-offer-yes-penny = Слушаю, { SEAT($about) }. И кошелёк мой слушает.
line-offer-yes-mr-cog = В принципе да, { SEAT($about) }. Изложите условия.
line-offer-yes-tin-lizzie = С удовольствием, { SEAT($about) }! Что вы придумали?
line-offer-yes-springs = Да! А что, { SEAT($about) }?
line-offer-yes-ms-ratchet = Выслушаю, { SEAT($about) }. И запишу.
line-offer-yes-winder = Для вас, { SEAT($about) }? Что угодно. Почти.
line-offer-yes-tick = По маленькой, { SEAT($about) }? Можно.
line-offer-yes-bobbin = С радостью, { SEAT($about) }. Что вам нужно?
line-offer-no = Нет, { SEAT($about) }. Не сегодня.
line-offer-no-knuckles = С вами — нет, { SEAT($about) }.
line-offer-no-penny = Нет, { SEAT($about) }. Дружба мне не по карману.
line-offer-no-mr-cog = Нет.
line-offer-no-tin-lizzie = Не в этот раз, { SEAT($about) }. Без обид!
line-offer-no-springs = Не-а. Другую идею, { SEAT($about) }!
line-offer-no-ms-ratchet = Нет, { SEAT($about) }. Причины у меня записаны, с датами.
line-offer-no-winder = Всей душой, { SEAT($about) }. Но увы.
line-offer-no-tick = Слишком рискованно, { SEAT($about) }.
line-offer-no-bobbin = Не сейчас, { SEAT($about) }. Простите.
line-offer-more = Добрых слов тут мало, { SEAT($about) }.
line-offer-more-knuckles = Несите больше, { SEAT($about) }, или мимо.
line-offer-more-penny = Ещё немножко, { SEAT($about) }. И сверху чуть-чуть.
line-offer-more-mr-cog = Предложите условия получше, { SEAT($about) }.
line-offer-more-tin-lizzie = Подсластите немного, { SEAT($about) }, и я вся внимание.
line-offer-more-springs = Больше, { SEAT($about) }, больше! Тогда может быть.
line-offer-more-ms-ratchet = Вам это обойдётся дороже, { SEAT($about) }. У меня записано.
line-offer-more-winder = Между друзьями, { SEAT($about) }: чуть побольше.
line-offer-more-tick = Чуть побольше, { SEAT($about) }, для верности.
line-offer-more-bobbin = И мне немножко, { SEAT($about) }?
line-believe = Верю, { SEAT($about) }.
line-believe-knuckles = Ладно, { SEAT($about) }. На этот раз.
line-believe-penny = Ладно, { SEAT($about) }. Верить — бесплатно.
line-believe-mr-cog = Принято, { SEAT($about) }.
line-believe-tin-lizzie = Я на вас и не думала, { SEAT($about) }!
line-believe-springs = Ясно, { SEAT($about) }! Едем дальше.
line-believe-ms-ratchet = Тогда вас в списке не будет, { SEAT($about) }.
line-believe-winder = Ни минуты в вас не сомневаюсь, { SEAT($about) }.
line-believe-tick = Верю, { SEAT($about) }. Так спокойнее.
line-believe-bobbin = Конечно, верю, { SEAT($about) }.
line-doubt = Все так говорят, { SEAT($about) }.
line-doubt-knuckles = Ага, { SEAT($about) }. А я балерина.
line-doubt-penny = А деньги на это поставите, { SEAT($about) }?
line-doubt-mr-cog = Неубедительно, { SEAT($about) }.
line-doubt-tin-lizzie = Ох, { SEAT($about) }. С таким-то лицом?
line-doubt-springs = Ха! Хорошая шутка, { SEAT($about) }.
line-doubt-ms-ratchet = Оставлю рядом с вашим именем пустую строку, { SEAT($about) }.
line-doubt-winder = Раз вы так говорите, { SEAT($about) }, я так и передам.
line-doubt-tick = Я на всякий случай отсяду, { SEAT($about) }.
line-doubt-bobbin = Если это вы, { SEAT($about) }, значит, была причина.
line-no-names = Имён не называю, { SEAT($about) }.
line-no-names-knuckles = Я не стукач, { SEAT($about) }.
line-no-names-penny = Имена денег стоят, { SEAT($about) }.
line-no-names-mr-cog = О других не говорю, { SEAT($about) }.
line-no-names-tin-lizzie = Обо всём сплетничаю, { SEAT($about) }, а об этом — нет.
line-no-names-springs = Спросите что полегче, { SEAT($about) }!
line-no-names-ms-ratchet = Мой список — только мой, { SEAT($about) }.
line-no-names-winder = Ни о ком дурного не скажу, { SEAT($about) }. Даром — не скажу.
line-no-names-tick = Я в это не лезу, { SEAT($about) }.
line-no-names-bobbin = Оставим это, { SEAT($about) }.
line-noted = И я запомню, { SEAT($about) }.
line-noted-knuckles = Хорошо, { SEAT($about) }. У меня память тоже есть.
line-noted-penny = Память бесплатная, { SEAT($about) }. Пользуйтесь.
line-noted-mr-cog = Понятно.
line-noted-tin-lizzie = Вспоминайте меня добром, { SEAT($about) }!
line-noted-springs = А у меня уже вылетело из головы, { SEAT($about) }!
line-noted-ms-ratchet = И я, { SEAT($about) }. Чернилами.
line-noted-winder = Я растроган, { SEAT($about) }.
line-noted-tick = Может, не надо, { SEAT($about) }?
line-noted-bobbin = Помните и хорошее, { SEAT($about) }.

## За столом на другом сервере (sitdown remote)

far-table = { $number }. «{ $text }»: { $game }, занято { $taken } из { $players }{ $turn ->
    [yes] { " " }(ваш ход)
   *[no] { "" }
}
far-which = Какой стол (Enter — никакой)
far-none = Сесть некуда. Накройте стол: { $link }
far-chairs = { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
} Пригласите кого-нибудь: { $link }
far-wait = Думают: { SEATS($seats) } …
far-lost = Связь пропала. Подтверждённые ходы не пропадут; пробуем снова …
far-how = /say ТЕКСТ — сказать всему столу.
far-left = Место за вами. Продолжить: sitdown remote { $link }
far-end = Стол и запись игры: { $link }
because-invisible = В имени не должно быть невидимых знаков.
because-empty-name = В имени должно быть что-то видимое.
because-empty-talk = Здесь нечего читать.
because-unwanted = Хозяин этого дома просит обойтись без одного из этих слов.
because-muted = Хозяин дома запретил вам говорить { ruled-for }{ ruled-why }
because-muted-here = Хозяин этого стола запретил вам говорить за ним.
because-put-out = Хозяин выставил вас из этого дома { ruled-for }{ ruled-why }
because-put-out-of-table = Хозяин дома выставил вас из-за этого стола { ruled-for }{ ruled-why }
because-shown-out = Вас выставили из-за этого стола{ ruled-why }
ruled-for = { $unit ->
    [ever] насовсем
    [days] ещё на { $count } { $count ->
        [one] день
        [few] дня
       *[many] дней
    }
    [hours] ещё на { $count } { $count ->
        [one] час
        [few] часа
       *[many] часов
    }
   *[minutes] ещё на { $count } { $count ->
        [one] минуту
        [few] минуты
       *[many] минут
    }
}
ruled-why = { $why ->
    [none] .
   *[other] : «{ $why }»
}
far-check = Всё ли было честно? sitdown verify { $table }.json --commitment { $commitment } --link { $link }
far-called = Все снимают колоду.
far-asking = Вы попросили место. Решает хозяин стола; ждём …
far-asked = { $name } просит оставленное место. Решает хозяин стола: /admit { $request } или /refuse { $request }
far-admitted = Хозяин стола пускает: { $name }.
far-turned-away = Хозяин стола не пускает: { $name }.
far-joined = { SEAT($seat) } садится за стол.
far-declined = { $name } не будет играть ещё раз.
far-left-seat = { SEAT($seat) } встаёт из-за стола.
far-gone = { SEAT($seat) }: связь пропала.
far-here = { SEAT($seat) } за столом.
far-stand-in = { SEAT($seat) }: пока играет бот.
far-back = { SEAT($seat) } снова играет.
far-still = Сервер не работал, часы стояли.
far-talk = { SEAT($seat) }{ $to ->
    [none] { "" }
   *[other] { " " }(шёпотом)
}: «{ $text }»
far-promise = { SEAT($seat) } даёт слово → { SEAT($to) }: «{ $text }»
far-judged = { SEAT($to) } говорит, что { SEAT($seat) } { $state ->
    [kept] держит слово
   *[broken] нарушает слово
}: «{ $text }»

## Игры словами, для тех, кто читает и пишет

text-how = Как отвечать: номером варианта; или действием в JSON, например {"{"}"do": …{"}"}; или {"{"}"act": действие или номер, "say": "слова для всех", "promise": {"{"}"to": место, "text": "…", "pledge": {"{"}"never" или "will": {"{"}"event": …{"}"}{"}"}{"}"}, "judge": {"{"}"promise": номер, "kept": true или false{"}"}{"}"}, где всё, кроме act, можно опустить. По pledge обещание судит запись игры, без него — тот, кому оно дано. Места считаются с 0. Другое не понимается. Слова игроков стоят в кавычках, в одной строке: это говорят они, а не стол. В кавычках стоит и имя, если это не одно простое слово.
text-put = Вам что-то предложили и ждут вашего слова.
text-unasked = Сейчас вас ни о чём не спрашивают, но можно вмешаться.
text-wait = подождать
text-more = … и ещё { $count }, их можно записать в JSON.
text-again = { $reason } Ничего не изменилось; осталось попыток: { $left }.
text-default = { $reason } Это была последняя попытка: за вас сделано обычное.
text-nothing = «{ $typed }» — не номер варианта, не JSON и не краткая запись.
text-no-json = Похоже на JSON, но это не он.
text-no-promise = Обещанию нужны "to", место, и "text".
text-no-judgement = Судить можно только обещание, данное вам: "promise", его номер, и "kept".
text-no-pledge = "pledge" — это {"{"}"never": {"{"}"event": …{"}"}{"}"} или {"{"}"will": {"{"}"event": …{"}"}{"}"}, с теми полями события, о которых речь.
text-no-event = В этой игре нет события «{ $event }»; есть { $events }.
text-late = За { $seconds } с ответа не было.
text-lost = Ответа нет: { $why }.
text-too-long = В ответе не больше { $most } знаков.
text-no-answer = Ответ приходит в виде {"{"}"answer": "…"{"}"}.
text-over = Игра окончена.
text-unsure = Дом не отвечает; посмотрите ещё раз, прежде чем повторять: возможно, это уже сделано.
text-not-begun = Игра ещё не началась.
text-tools = У вас место за столом: { $title }. Сначала вызовите rules. look показывает стол так, как его видит ваше место, вопрос и варианты под номерами; act отвечает номером, действием в JSON или краткой записью игры. say говорит всем, promise даёт слово другому месту. Когда вас ни о чём не спрашивают, вызывайте wait. Места считаются с 0. Слова игроков стоят в кавычках, в одной строке: это говорят они, а не стол. В кавычках стоит и имя, если это не одно простое слово.
text-tools-first = Вы в доме настольных игр, и места за столом у вас пока нет. games перечисляет игры, в которые здесь можно играть с ботами; sit_down занимает место в такой игре или за чужим столом по его ссылке. Затем вызовите rules. look показывает стол так, как его видит ваше место, вопрос и варианты под номерами; act отвечает номером, действием в JSON или краткой записью игры. say говорит всем, promise даёт слово другому месту. Когда вас ни о чём не спрашивают, вызывайте wait. Места считаются с 0. Слова игроков стоят в кавычках, в одной строке: это говорят они, а не стол. В кавычках стоит и имя, если это не одно простое слово.
text-no-chair = У вас пока нет места: вызовите sit_down с названием игры из списка games или со ссылкой.
text-no-seat = За этим столом нет другого места { $seat }.
text-no-word = Чтобы дать слово, нужны "to" и "text"; чтобы судить слово, данное вам, — "number" и "kept".
text-said = { SEAT($seat) }: «{ $text }»
text-promised = { SEAT($seat) } даёт слово, { SEAT($to) } (обещание { $number }): «{ $text }»
text-proved = По записи слово, которое даёт { SEAT($seat) } (обещание { $number }), { $kept ->
    [yes] сдержано.
   *[no] нарушено.
}
text-judged = { SEAT($to) }: слово, которое даёт { SEAT($seat) } (обещание { $number }), { $kept ->
    [yes] сдержано.
   *[no] нарушено.
}

## Отчёт об исследовании (sitdown balance --report)

report-house = Дом докладывает
report-title = { $game }: кто побеждает и чем
report-title-two = { $game }: две колоды рядом
report-played = { $decks ->
    [one] Партий: { $games }
   *[two] Партий с каждой колодой: { $games }
}, мест: { $players }. Играли заводные игроки дома: { $bots }. Отрезки — интервалы на 95 %. Квадрат — отличие от равной доли больше случайного, кружок — нет.
report-slips = Из ста ответов они дают наугад { $percent }, чтобы партии не повторялись.
report-copies = Разных партий только { $different } из { $games }: эти боты повторяют одно и то же, и интервалы мало что значат. Пусть иногда ошибаются (--slips 10), или посадите других (--bots).
report-options = Варианты: { $options }.
report-deck-packaged = колода из коробки
report-deck-first = Первая колода
report-deck-second = Вторая колода
report-deck = Колода
report-by-seat = Победы по местам
report-by-order = Победы по очереди хода
report-by-bot = Победы по видам ботов
report-by-roles = Победы по ролям
report-by-family = Победы по семьям
report-by-other = Победы: { $field }
report-with-seat = Здесь это то же самое, что место: на каждом месте оно всегда одно.
report-place = { $number ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
    [6] шестой
    [7] седьмой
    [8] восьмой
   *[9] девятый
}
report-even = равная доля { $share }
report-column-held = мест
report-column-wins = победы
report-column-interval = интервал 95 %
report-length = Сколько длится партия
report-length-said = медиана — { $median }, восемь партий из десяти — от { $low } до { $high } решений
report-games = партий: { $games }
report-column-mean = среднее
report-column-low = 10 %
report-column-median = медиана
report-column-high = 90 %
report-moves = решений
report-lost = партий без победителя
report-uses = Что делали и что с этим связано
report-uses-about = Сколько раз за партию это делали; как часто — когда было можно; и на сколько пунктов чаще побеждали те, кто это делал, чем те, кто мог и не стал: на том же месте, с тем же ботом, на той же стадии партии. Это связь, а не причина: кто впереди, тому, может быть, и проще. Прочерк: партий слишком мало, чтобы судить.
report-uses-plot = Пункты шанса на победу, которые с этим связаны
report-uses-more = ещё { $count }
report-column-thing = что
report-column-deed = как
report-column-a-game = за партию
report-column-taken = когда можно
report-column-worth = пункты
report-rest-of-things = Помимо карт
report-luck = Удача и умение
report-luck-about = Ещё { $deals ->
    [one] { $deals } раздача сыграна
    [few] { $deals } раздачи сыграны
   *[many] { $deals } раздач сыграно
} по четыре раза; за столом боты двух видов ({ $better } и { $worse }), каждый раз рассаженные заново. Умение — часть разброса мест, которая идёт за видом бота; раздача — то, что остаётся за местом в раздаче, кто бы там ни сидел; остальное — случай по ходу партии и действия других. Интервал — если по очереди исключать по одной раздаче.
report-luck-skill = умение
report-luck-deal = раздача
report-luck-rest = остальное
report-column-part = часть
report-changes = Чем отличаются колоды
report-column-before = в первой
report-column-after = во второй
report-no-changes = Ничем: колоды одинаковы.
report-differences = Что меняется со второй колодой
report-differences-about = Сравнений: { $count }. Отмечено то, что остаётся больше случайного при таком их числе (Бенджамини и Хохберг: из отмеченного случайным может быть одно из двадцати).
report-differences-none = Ни в чём разница не больше случайной.
report-differences-plot = Самые ясные различия шансов на победу, в пунктах
report-column-difference = разница
report-sort-uses = раз за партию
report-sort-worth = пункты
report-sort-numbers = среднее
report-sort-wins = победы, пункты
report-concludes = К чему приходит дом.
report-more = { $what }: на { $points } п. больше равной доли побед.
report-less = { $what }: на { $points } п. меньше равной доли побед.
report-worth-more = Кто это делал, побеждал на { $points } п. чаще: { $what }.
report-worth-less = Кто это делал, побеждал на { $points } п. реже: { $what }.
report-differs = { $what }: { $points }.
report-nothing = Отличий от равной доли больше случайных нет.
report-nothing-else = Больше ничего не доказано.
report-clockwork = Это говорит о заводных игроках и меньше — о людях, которые торгуются.
report-comparisons = Сравнений: { $count }; ясным названо то, что остаётся ясным при таком их числе (Бенджамини и Хохберг, 5 %).
report-again = Зёрна от { $seed }/0 до { $seed }/{ $last } и сами числа — в этом файле; повторить может каждый:
report-print = Печать
report-plot-of = Чертёж к таблице рядом: { $title }

## Отчёт о турнире (sitdown tournament --report)

report-tournament-title = { $game }: кто играет лучше
report-tournament-played = Партий: { $games }, мест: { $players }. Играли заводные игроки дома: { $bots }. Составов: { $line-ups } из { $all }, на каждом месте все сидели поровну. Отрезки — интервалы на 95 %. Квадрат — отличие от равенства больше случайного, кружок — нет.
report-tournament-copies = Разных партий только { $different } из { $games }: эти боты повторяют одно и то же, и интервалы мало что значат. Возьмите ботов не таких постоянных или другую игру.
report-ratings = Рейтинги
report-ratings-about = По openskill, только по занятым местам; у новичка 1500, отрезки — две сигмы в каждую сторону. Рейтинг зависит от порядка партий, поэтому его считали в разных порядках, заданных зерном (их { $orders }): здесь среднее и то, насколько порядки расходятся.
report-meetings = Кто оказывался выше
report-meetings-about = Из партий, где сидели оба: в какой части первый занял место выше второго. Ничья — половина; если мест у кого-то несколько, партия делится между всеми парами.
report-half = поровну — половина партий
report-ladder = Лестница
report-ladder-about = Названы от слабого к сильному: как часто верхняя из двух ступеней оказывалась выше нижней.
report-step-rises = вверх
report-step-falls = вниз
report-step-unproven = не доказано
report-pace = Время на ход
report-pace-about = По часам и на одном ядре; измерено, пока шли эти партии, так что на другой машине и в другой раз оно другое.
report-milliseconds = { $number } мс
report-column-bot = бот
report-column-rating = рейтинг
report-column-band = ± две сигмы
report-column-spread = порядки
report-column-games = партий
report-column-before-other = выше
report-column-verdict = ступень
report-column-moves = ходов
report-column-clock = по часам
report-column-core = ядро
report-meeting-more = { $one }: выше, чем { $other }, в { $rate } общих партий.
report-not-told-apart = Не доказано, кто лучше: { $pairs }.
report-ladder-rises = Лестница поднимается, на каждой ступени — больше случайного.
report-ladder-unproven = Лестница нигде не спускается больше случайного, но доказана не каждая ступень: { $steps }.
report-ladder-falls = Лестница не поднимается; больше случайного спускается: { $steps }.

## Зов по Web Push: чей ход, где и сколько времени, и никогда больше

push-turn = Ваш ход
    .about = { $hours ->
        [0] { $table }
        [one] { $table }, { $hours } час
        [few] { $table }, { $hours } часа
       *[many] { $table }, { $hours } часов
    }

## Обзор сыгранной партии (sitdown review)

printed-review-title = Обзор партии «{ $title }», { $game }
printed-review-won = { $count ->
    [0] Не победил никто.
    [1] Победа: { SEATS($winners) }.
   *[other] Общая победа: { SEATS($winners) }.
}
printed-review-line = Кто шёл к победе
printed-review-even = поровну: { $share } %
printed-review-turns = Поворотные моменты
printed-review-no-turns = Ни один ход много не изменил.
printed-review-turn = Ход { $step }, { SEAT($seat) }. { SEAT($whose) }: { $before } % → { $after } %{ $luck ->
    [yes] , больше всего из-за карт и кубиков
   *[no] {""}
}
printed-review-played = сыграно: { $act }; шанс после хода { $chance } %
printed-review-house = дом сыграл бы: { $act }; шанс после хода { $chance } %
printed-review-price = цена хода: { $points } из ста, ± { $error }
printed-review-same = лучшего хода дом не нашёл
printed-review-nothing = ничего
printed-review-often = { $said } ({ $percent } раз из ста)
printed-review-sums = Удача и умение
printed-review-sums-about = В пунктах шанса; у всех начало { $share }. Решение сравнивается с тем, как дом играет по привычке, и считается, только если разница не случайна. Удача — это то, что вытянули или выбросили.
printed-review-choices = Чьи ходы решили партию
printed-review-choices-about = В пунктах шанса; у всех начало { $share }. Ход считается по тому, как он изменил шансы, если это больше погрешности.
printed-review-column-luck = карты и кубики
printed-review-column-own = свои решения
printed-review-column-others = чужие решения
printed-review-column-result = итог
printed-review-words = Данные слова
printed-review-word = «{ $text }»: { SEAT($seat) } → { SEAT($to) }, ход { $given }: { $state ->
    [kept] сдержано
    [broken] нарушено, ход { $judged }
   *[standing] чем кончилось, никто не сказал
}
printed-review-method = Решение судится по тому, что игрок мог знать в тот момент, линия шансов по тому, что видели все. Доиграно миров: { $simulations }; шансы верны до ± { $error } из ста.
