# Слова дома: лобби, стол, настройки. Слова игр лежат при играх.

## Общее

close = Закрыть
add = Добавить
remove = Убрать
less = Меньше
more = Больше
loading = Раскладываем…
search = Поиск
search-none = Такого здесь нет.
skip = К содержанию
settings = Настройки
minutes = { $count ->
    [60] 1 ч
    [120] 2 ч
   *[other] { $count } мин
}

## Дом

house-home = К столам
house-menu = Меню
house-pages = Разделы
house-me = Вы здесь как { $name }. Сменить имя и маску
house-closed = Дом не отвечает. Попробуйте через минуту.
page-tables = Столы
page-lessons = Уроки
page-rules = Правила
page-replays = Записи
page-about = О доме

lobby-title = Присаживайтесь. Есть разговор.
lobby-lede = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
} про сделки, блеф и чужие деньги. С друзьями или с ботами, за одним столом.
open-tables = Открытые столы
open-empty = За столами пусто
    .about = Накройте свой или сядьте с ботами.
lay-own = Накрыть свой
play-now = Сыграть сейчас
    .about = Остальные места займут боты. Они не обидятся.
play-now-go = Сесть за стол
at-table = за столом
my-tables = Ваши столы
my-turns = { $count ->
    [one] Вас ждут за { $count } столом
   *[other] Вас ждут за { $count } столами
}
my-turn = Ваш ход. Все ждут.
my-offer = Вам предлагают сыграть ещё раз.
my-open = Ещё не все сели.
my-wait = Игра идёт, ход не ваш.
enter-code = Код или ссылка
enter-code-go = Войти
you-named = { $name } (вы)
chairs = занято { $taken } из { $chairs }
poster-play = Играть
poster-lesson = Урок
poster-seats = игроков
poster-minutes = длительность
poster-hard-1 = несложная
poster-hard-2 = средней сложности
poster-hard-3 = сложная

## Гость

guest-name = Имя
guest-mask = Маска
guest-save = Запомнить
guest-saved = Запомнили
mask-fox-head = Лиса
mask-raccoon-head = Енот
mask-owl = Сова
mask-hedgehog = Ёж
mask-rooster = Петух
mask-cat = Кошка
mask-swan = Лебедь
mask-wolf-head = Волк
mask-raven = Ворон
mask-bear-head = Медведь
mask-goat = Козёл
mask-badger = Барсук
mask-rabbit-head = Кролик
mask-hound = Гончая
mask-frog = Лягушка
mask-tortoise = Черепаха

## Новый стол

new-title = Накрыть стол
new-game = Игра
new-seats = Мест
new-seats-range = { $least }–{ $most } мест
new-door = Кто может войти
door-open = Дверь открыта
    .about = стол виден в лобби
door-word = По слову
    .about = у кого есть ссылка
door-gallery = С галёркой
    .about = зрители видят на 3 минуты позже
new-clock = Часы
clock-none = Без часов
    .about = никто не торопит
clock-cigarillo = Сигарилла
clock-corona = Корона
clock-churchill = Черчилль
clock-mail = По переписке
clock-own = Свои часы
clock-seconds = { $seconds ->
    [86400] сутки на решение
    [120] 2 мин на решение
   *[other] { $seconds } с на решение
}
clock-default = Выйдет время: { $action }
clock-hurry = Осталось меньше десяти секунд.
new-rules = Правила дома
new-bot-add = Добавить бота
new-pace = Боты думают
pace-quick = быстро
pace-calm = спокойно
pace-slow = долго
new-name = Название стола
new-name-hint = придумаем сами
new-open = Открыть стол
    .waits = Игра начнётся, когда все сядут.
    .begins = Все места заняты, игра начнётся сразу.
bots = Боты
bot-random = беспечный
bot-cautious = осторожный
chair-me = { $name ->
    [none] Вы
   *[other] { $name }
}
chair-open = свободно
chair-bot = Бот { $number }
chair-here = Гость { $number }
chair-kind-me = вы
chair-kind-open = свободно
chair-kind-bot = бот
chair-kind-here = рядом
    .about = Играет на этом же устройстве. Между вами опускается занавес, часы не идут.
chair-number = Место { $number }
chair-who = Кто на месте { $number }
chair-take = Сесть на место: { $name }
chair-asked = Вы попросили место. Решает хозяин стола.
chair-withdraw = Больше не ждать
chair-bot-add = Посадить бота
chair-free = Освободить
chair-host = хозяин
chair-you = вы
chair-friend = гость
chair-waits = ждём по ссылке
chair-reserved = ответа пока нет
bot-anybody = кто угодно
bot-level = Как играет { $name }
new-quiet = Молчаливые боты
    .about = Играют и ничего не говорят.
player-character = Характер
player-thinks = Думает
player-thinks-beginner = По приметам хорошей игры, а каждый четвёртый ответ — не подумав.
player-thinks-regular = По приметам хорошей игры.
player-thinks-sharp = Доигрывает в уме: до 120 воображаемых партий на ход, не дольше секунды.
player-sees = Видит то, что видели бы на этом месте вы, и больше ничего.
bot-which = Что за бот: { $name }
waiting-for = { $count ->
    [one] Ждём одного
    [few] Ждём ещё { $count }
   *[many] Ждём ещё { $count }
}
waiting-full = Все на месте
waiting-answers = { $count ->
    [one] Ждём один ответ
    [few] Ждём { $count } ответа
   *[many] Ждём { $count } ответов
}
waiting-call = Позовите своих
    .about = Стулья свободны, пока их не займут. Игра начнётся, когда сядут все; боты садятся только по просьбе.
    .host = Стулья свободны, пока их не займут. Игру начнёт хозяин стола; боты садятся только по просьбе.
start-missing = { $count ->
    [one] Начать: нужен ещё { $count }
    [few] Начать: нужны ещё { $count }
   *[many] Начать: нужно ещё { $count }
}
start-fill = Начать, остальные — боты
arrival = Для вас есть место
    .about = Как вас называть за столом? Ни учётной записи, ни пароля: имя останется на этом устройстве, и партии под ним соберутся вместе.
arrival-sit = { $name ->
    [none] Сесть
   *[other] Сесть как { $name }
}
arrival-watch = Только смотреть
arrival-nameless = Сначала имя: остальные хотят знать, кто сел.
terms-title = Во что играют
newcomer-help = { $small ->
    [yes] Долгое нажатие на карту скажет, что она делает; знак с картами покажет все, какие есть.
   *[no] Наведите на карту — записка скажет, что она делает; знак с картами покажет все, какие есть.
}
newcomer-begin = К столу
terms-minute = Правила за минуту
terms-all = Все правила
terms-usual = обычные
terms-gallery = Зрители
terms-gallery-none = никто не смотрит
terms-gallery-late = { $minutes ->
    [one] видят на { $minutes } минуту позже
    [few] видят на { $minutes } минуты позже
   *[many] видят на { $minutes } минут позже
}
gallery-waits = Занавес ещё опущен
gallery-left = до занавеса
gallery-why = Игра уже идёт. Зрители видят её с опозданием на { $delay }, чтобы никто не подсказал игроку, что в чужой руке.
gallery-rules = Пока правила
gallery-call = Позвать, когда откроется
gallery-called = Вас позовут
gallery-seats = За столом
invite = Приглашение
invite-copy = Копировать
invite-copied = Готово
invite-soon = { $count ->
    [one] Ссылка на { $count } свободное место будет у вас, как только стол открыт.
    [few] Ссылка на { $count } свободных места будет у вас, как только стол открыт.
   *[many] Ссылка на { $count } свободных мест будет у вас, как только стол открыт.
}
invite-code = Код стола: { $code }
invite-qr = Приглашение в виде QR-кода
invite-only-here = Эту ссылку можно открыть только на этом компьютере
    .about = Чтобы позвать других, остановите сервер и запустите его снова одной из этих команд. Тогда ссылку откроет любое устройство в вашей сети.

## Стол

table-join = Сесть
table-watch = Смотреть
table-start = Начать
table-leave = Уйти
table-rules = Правила
table-invite = Позвать
table-move = На другое устройство
    .about = Откройте ссылку на другом устройстве, и вы будете играть там. Она действует сутки и один раз.
table-stand-in = Бот играет за меня
    .about = До тех пор, пока вы не вернётесь.
table-auto = Пропускать реакции
    .about = Когда спрашивают всех и можно отказаться. Через несколько секунд вы пропускаете, если ничего не сказали; по паузе не узнать, что у вас на руках.
table-plain = Простой стол
    .about = Всё то же словами и картами, без доски.
table-board = { $game }: стол
table-cutting = Все снимают колоду…
table-closed = Этот стол убрали
table-closed-by-house = Хозяин дома закрыл этот стол{ $why ->
    [none] .
   *[other] : «{ $why }»
}
table-missing = Такого стола нет
table-no-game = Игры { $game } в этом доме нет.
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
leave-sure = Встать из-за стола?
    .about = За вас доиграет бот. Место останется за ним, пока вы или кто-то другой не сядет снова.
leave-stay = Остаться
leave-go = Сдать партию боту
stranger = { $name } просит место: { $chair }
    .about = Это кто-то новый? Кто видел одну руку этой игры, не должен увидеть другую.
stranger-admit = Пустить
company-mute = Без слова: { $name }
    .about = Только за этим столом. Ходы и предложения самой игры остаются.
company-put-out = Выставить: { $name }
    .about = Доиграет бот, и этот гость за стол уже не сядет.
stranger-turn-away = Не пускать
absent = { $name }: связь пропала. Бот сядет на это место: { $time }
played-for = За вас играет бот.
played-for-back = Вернуться на место
call-ask = Позвать вас, когда придёт ход?
    .about = Вы ждёте других. Дом позовёт звуком и строкой на экране: только «ваш ход» и какой стол, без подробностей. Браузер спросит разрешения ещё раз.
    .once = Больше не спросим. Изменить: меню, «Звать меня».
call-not-now = Не сейчас
call-yes = Звать
call-turn = Ваш ход
    .about = { $left ->
        [none] { $table }
       *[other] { $table }, { $left }
    }
call-gallery = Занавес открылся
lasts-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
lasts-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
lasts-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
tag-bot = бот
tag-leads = впереди всех
tag-thinking = думает
tag-away = нет связи

line-lost = Связь пропала. Ваш ход не пропадёт
    .about = Пробуем снова, попытка { $attempt }.
line-retry = Попробовать сейчас
wait-answered = Ответ только один, его дадут за вас
wait-for-one = Думает { $name }
wait-for-some = Ждём: { $names }
refused = { $reason }. Ничего не изменилось.
moment-title = Итог
moment-opening = Все ответили, открываем
moment-next = Дальше

choice-all = Все { $count }
choice-aside = Можно и сейчас
choice-list = Все ходы: { $count }
choice-none = Ничего не подходит.
choice-nothing = ничего
choice-default = как обычно
choice-yes = да
choice-no = нет
choice-reset = Взять назад
lesson-undo = Назад
choice-many = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
choice-road = По порядку правил. То же самое можно сделать на столе.
choice-compose-done = Предложить

keys = Клавиши
keys-answer = Дать ответ с первого по девятый
keys-yes = Да, за
keys-no = Нет, против, пропустить
keys-along = Вдоль руки, ряда или ответов
keys-hand = К своей руке
keys-targets = К следующему, что можно выбрать
keys-bar = К ответам
keys-hint = Как сыграл бы дом
keys-ledger = К журналу
keys-talk = К разговору
keys-back = Взять назад, закрыть
keys-help = Этот список; на вещи — записка к ней

# Записки и альбом всех карт.
album = Все карты
note-now = Сейчас
note-where = Где
note-more = и ещё { $count }
note-rule = Правила, { $rule }

rail = Журнал и разговор
rail-ledger = Журнал
rail-talk = Разговор
rail-words = Слово
ledger-older = Что было раньше
ledger-since = С вашего прошлого хода
ledger-last = Последнее событие
ledger-empty = Пока ничего не случилось.
ledger-talk = { SEAT($seat) }: { $text }
ledger-whisper = { SEAT($seat) } → { SEAT($to) }: { $text }
ledger-promise = { SEAT($seat) } даёт слово → { SEAT($to) }: «{ $text }»
ledger-judged = { SEAT($to) } говорит, что { SEAT($seat) } { $state ->
    [kept] держит слово.
   *[broken] нарушает слово.
}
ledger-joined = { $name } садится за стол.
ledger-asked = { $name } просит это место.
ledger-admitted = Хозяин стола пускает: { $name }.
ledger-turned-away = Хозяин стола не пускает: { $name }.
ledger-withdrawn = { $name } больше не просит места.
ledger-left = { $name } встаёт из-за стола.{ $bot ->
    [none] {""}
   *[other] {" "}Доиграет бот.
}
ledger-bot = На это место садится бот { $name }.
ledger-put-out = Из-за стола выставили: { $name }.{ $bot ->
    [none] {""}
   *[other] {" "}Доиграет бот.
}{ $why ->
    [none] {""}
   *[other] {" "}«{ $why }»
}
ledger-muted = { $on ->
    [yes] { SEAT($seat) }: за этим столом без слова.
   *[no] { SEAT($seat) }: снова может говорить.
}
ledger-freed = Место освобождается.
ledger-host = Хозяин стола теперь { SEAT($seat) }.
ledger-moved = { $name } играет с другого устройства.
ledger-started = Игра начинается.
ledger-gone = { SEAT($seat) }: связь пропала.
ledger-here = { SEAT($seat) } здесь.
ledger-stand-in = { SEAT($seat) }: пока играет бот.
ledger-back = { SEAT($seat) } снова играет.
ledger-still = Часы стояли { $seconds } с.
ledger-declined = { $name } не будет играть ещё раз.
ledger-rematch = Предложено сыграть ещё раз.
talk-empty = Все молчат.
talk-say = Сказать столу…
talk-send = Отправить
talk-to = Кому
talk-all = всем
promise-make = Дать слово
promise-whom = Кому
promise-what = Что вы обещаете
promise-give = Честное слово
promise-empty = Никто ничего не обещал. Слово ни к чему не обязывает, но его помнят.
promise-to = { $from } → { $to }
promise-standing = пока в силе
promise-kept = сдержано
promise-broken = нарушено
promise-since = { $seat }: что было с тех пор
promise-no-chance = { $seat } с тех пор ничего не делает: случая ещё не было.
promise-free = своими словами
promise-judged-so = Сдержано ли слово, скажет сама запись.
promise-by-record = так говорит запись
promise-to-record = решит запись
promise-sort = Какое слово
promise-was-kept = Сдержано
promise-was-broken = Нарушено

curtain-title = Передайте устройство: { $name }
curtain-about = Остальные отворачиваются.
curtain-open = Это я, { $name }

pile = { $top }, { $where }{ $under ->
    [none] {""}
   *[other] {""}; под ней: { $under }
}
card-in-hand = { $card }, в руке
card-chosen = { $card }, выбрана

## Настройки

setting-language = Язык
setting-lamp = Лампа
setting-lamp-on = Горит
setting-lamp-off = Дневной свет
setting-text = Размер текста
setting-text-normal = Обычный
setting-text-large = Крупный
setting-text-larger = Очень крупный
setting-motion = Движение
setting-motion-full = Есть
setting-motion-still = Нет
setting-calls = Звать меня
    .about = Когда ваш ход, а вы смотрите в другую сторону: строка на экране со столом и временем, никогда — карты, суммы или голоса.
    .refused = Этому браузеру запретили звать. Изменить это можно в его настройках.
setting-buzz = Вибрация на мой ход
setting-sound = Звук
setting-signs = Знаки рядом с цветом
    .about = У каждого места ещё и своя форма.
setting-pauses = Останавливаться на итогах
    .about = Подсчёт голосов, кубики и приговоры ждут несколько секунд или пока вы не нажмёте «Дальше».
setting-pace = Темп
    .about = Как быстро всё движется; если вокруг одни боты, то и как долго они думают.
setting-pace-slow = Неспешный
setting-pace-normal = Обычный
setting-pace-quick = Быстрый
setting-wax = Мягкий сургуч
    .about = Столько запечатанный ответ можно взять назад. Никто об этом не узнает.
setting-wax-off = Нет
setting-wax-seconds = { $seconds } с
setting-sure = Переспрашивать, если потом не вернуть
    .about = Любой открытый ход делается после второго «да».

## Итог и запись

result-over = игра окончена
result-back = К итогу
result-look = Взглянуть на стол
result-nobody = Проиграли все
result-winners = { $count ->
    [one] { $names } забирает всё
   *[other] { $names } делят первое место
}
result-board = Кто сколько унёс
result-rematch = Тот же стол, ещё раз
rematch-offer = Предложить сыграть ещё раз
rematch-offered = { $name } предлагает сыграть ещё раз
    .about = Игра начнётся, когда согласятся все. До этого часы не идут.
    .host = Игру начнёт хозяин стола. До этого часы не идут.
rematch-accept = Согласиться
rematch-decline = Отказаться
rematch-in = Уже согласны: { $names }
rematch-declined = Вы отказались. Ваше место теперь может занять любой.
rematch-withdrawn = Предложение сыграть ещё раз отозвано.
rematch-begun = Новая игра уже началась.
rematch-go = Перейти к столу
chart-nuts = Орехи по ходу игры
chart-money = Деньги по ходу игры
chart-tokens = Жетоны по ходу игры
chart-points = Очки по ходу игры
chart-table = Числами
chart-player = Игрок
chart-end = В конце
flows = Кто кому отдал
flows-corner = от ↓ кому →
honesty = Честность
honesty-checking = Проверяем…
honesty-honest = Ничто не говорит против этой партии.
honesty-broken = С этой партией что-то не так.
honesty-secret = { $holds ->
    [yes] Секрет дома тот самый, что был обещан, когда вы пришли к столу.
    [open] Секрет дома тот, что, по его словам, был обещан; это устройство при том не было.
   *[no] Секрет дома не тот, что был обещан.
}
honesty-cut = { $holds ->
    [yes] Ваш съём колоды вошёл в зерно; сняли { $cuts } из { $seats }.
    [open] { $cuts ->
        [0] Колоду никто не снимал: зерно выбрал сам дом.
       *[other] Сняли { $cuts } из { $seats }; это устройство не снимало.
    }
   *[no] Вашего съёма в зерне нет: он опоздал, или дом его выкинул.
}
honesty-seed = { $holds ->
    [yes] Зерно составлено из секрета и съёмов.
   *[no] Зерно составлено не из секрета и съёмов.
}
honesty-deal = { $holds ->
    [yes] Первая раздача следует из зерна.
   *[no] Первая раздача не следует из зерна.
}
honesty-renamed = Один из гостей ушёл насовсем, и имя его из этой партии убрали. Журнал цел, но сверить его с тем, что вам показывали, уже нельзя.
honesty-log = { $holds ->
    [yes] Журнал тот самый, что вам показывали: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }.
    [open] Журнал цел: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    }; это устройство игры не видело.
   *[no] Журнал не тот, что вам показывали.
}
honesty-seals = { $holds ->
    [yes] Каждый ход тот самый, что был запечатан, когда его сделали.
   *[no] Какой-то ход не тот, что был запечатан, когда его сделали.
}
honesty-of-seed = Зерно:
honesty-promised = Обещано до игры (SHA-256):
honesty-file = Скачать запись партии
why = Почему?
why-plain = Строка говорит всё, что можно сказать.
replay-open = Запись
replay-of = Запись: { $title }
replay-missing = Такой записи нет
replay-first = В начало
replay-back = { $by ->
    [turn] Ход назад
    [lap] Круг назад
    [phase] Фаза назад
    [round] Раунд назад
    [month] Месяц назад
    [point] Прошлый перелом
   *[step] Шаг назад
}
replay-play = Проиграть
replay-pause = Пауза
replay-next = { $by ->
    [turn] Ход вперёд
    [lap] Круг вперёд
    [phase] Фаза вперёд
    [round] Раунд вперёд
    [month] Месяц вперёд
    [point] Следующий перелом
   *[step] Шаг вперёд
}
replay-by = Идти по
replay-way = { $by ->
    [turn] Ход
    [lap] Круг
    [phase] Фаза
    [round] Раунд
    [month] Месяц
    [point] Перелом
   *[step] Шаг
}
replay-held = Что лежит закрытым
chapter = { $by ->
    [turn] Ход { $number }
    [lap] Круг { $number }
    [month] Месяц { $number }
   *[round] Раунд { $number }
}
chart-axis = { $by ->
    [turn] Ходы
    [lap] Круги
    [month] Месяцы
    [phase] Фазы
   *[round] Раунды
}
replay-last = В конец
replay-step = Шаг записи
replay-speed = Скорость ×{ $speed }
replay-link = Ссылка на этот момент
replay-link-here = Ссылка на этот момент — адрес этой страницы
replay-told = Что случилось
replay-begin = Всё начинается здесь.
replay-quiet = Пока ничего не видно: решение принято, ждут следующего.
replay-eyes = Чьими глазами
replay-all = Всё открыто
replay-audience = Зритель
replays-mine = Ваши партии
replays-all = Партии дома
replays-none = Пока ни одной.

## Уроки

lessons-about = Уроки не читают, а играют: две-три минуты каждый.
lesson-of = Урок: { $game }
lesson-step = шаг { $step } из { $steps }
lesson-steps = Шаги урока
lesson-show = Показать
lesson-next = Дальше
lesson-fold = Слова наставника
lesson-play = Сыграть партию
lesson-wrong = { $action } — можно, но не сейчас.
coach-name = Дядя Барсук
coach-since = в деле с 1919 года

## Правила

rules-of = Чьи правила
rules-table = Таблица
rules-search = Искать в правилах
rules-cards = Карты

## О доме

about-house = Sitdown: настольные игры по их правилам, с друзьями и ботами, в браузере и в терминале. Правила считает сервер, браузер только рисует. Открытый код, Apache 2.0.
about-icons = Рисунки
    .about = Пиктограммы на картах и жетонах взяты с game-icons.net под лицензией CC BY 3.0. Их размеры и цвета изменены. Авторы:
about-fonts = Шрифты
    .about = Все под лицензией SIL Open Font License.
about-software = Программы
    .about = Svelte, Project Fluent, noble-hashes, uqr и другие, под лицензиями MIT и Apache.
about-licences = Все чужие программы, шрифты и пиктограммы с текстами лицензий

## Рядом с любой доской

phases = Фазы
rival-open = { $name }: всё, что лежит
chart-bills = Купюры в руке
die-again = Кубик { $die }, выпало { $value }: перебросить
roll-difficulty = Сложность
roll-successes = { $count ->
    [0] нет успехов
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}
roll-one = один:
roll-two = два:
pace-skip = К моему ходу
wax-sealed = Под сургучом: { $action }
    .about = Сургуч мягкий ещё { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  }, потом не вернуть.
wax-back = Взять назад
    .about = ещё { $seconds } с
sure = Точно?
sure-yes = Да
window-open = Вас спрашивают
window-small = Пропускать такие мелкие вопросы
    .about = Другого ответа у вас нет. Впредь на такие вопросы ответят за вас, и по паузе никто ничего не узнает.
window-waived = Пропускать такие вопросы
    .about = Только такие: через несколько секунд вы пропускаете, если ничего не сказали; по паузе не узнать, что у вас есть.
window-asked = Спрашивают всех, кто мог бы. Кто промолчал, никто не узнает.
rail-offers = Сделки
offer-new = Договориться
offer-to = Договориться: { $name }
offer-none = Предложений нет.
offer-closed = Пока это не кончится, сделок нет.
offer-you = вы
offer-gives = { $mine ->
    [yes] даёте
   *[no] даёт
}
offer-takes = { $mine ->
    [yes] берёте
   *[no] берёт
}
offer-nothing = ничего
offer-accept = По рукам
offer-haggle = Торг
offer-decline = Нет
offer-withdraw = Забрать
offer-waits = ответа ещё нет
offer-impossible = Сейчас это невозможно; предложение остаётся.
offer-outcome = { $outcome ->
    [accepted] состоялось
    [declined] { $name }: нет
   *[withdrawn] отозвано
}
offer-answered = { $outcome ->
    [accepted] { $name }: по рукам
   *[declined] { $name }: нет
}
desk-title = Договор
desk-between = Стороны:
desk-and = и
desk-give = Вы даёте
desk-take = Вы получаете
desk-cash = Деньги
desk-give-cash = Деньги, которые вы даёте
desk-take-cash = Деньги, которые вы получаете
desk-has = { $mine ->
    [yes] у вас { $amount }
   *[no] { $name }: { $amount }
}
desk-remove = Вычеркнуть: { $thing }
desk-makes = Что это вам даст
desk-promise = Словами, ни к чему не обязывает
desk-promise-hint = И мы с вами не знакомы…
desk-about = Предложение увидят все. Сработает целиком или никак.
desk-gift = Просто отдать
desk-propose = Предложить: { $name }
chart-income = Доход за выплату

## Отказы, по кодам сервера

refusal-bad-request = Так не выходит: { $message }
refusal-closed = За этот стол зрителей не пускают
refusal-damaged = Этот стол не прочесть: его записи повреждены. В чём дело, написано в журнале сервера
refusal-fault = В доме что-то сломалось. Стол цел
refusal-full = За этим столом нет свободного места
refusal-illegal = Правила не позволяют: { $message }
refusal-no-guest = Дом забыл, кто вы. Войдите ещё раз
refusal-not-found = Здесь ничего нет
refusal-not-open = Игра уже началась
refusal-not-over = Игра ещё не окончена
refusal-not-playing = Игра не началась или уже окончена
refusal-not-yours = Это решать не вам
refusal-offline = Нет связи
refusal-other-rules = Партия сыграна по другим правилам: смотреть можно, продолжать нельзя
refusal-stale = Спрашивают уже о другом
refusal-stopping = Дом ненадолго закрывается
refusal-taken = Это место занято
refusal-too-large = Слишком длинно
refusal-too-many = Слишком много сразу. Подождите немного
refusal-wrong-origin = Это пришло со страницы другого сайта

## Игроки и рейтинги

page-ladder = Рейтинг
page-player = Моя страница
show-more = Показать ещё
rating = Рейтинг
rating-band = { $figure }, почти наверняка от { $low } до { $high }
rating-between = почти наверняка { $low }–{ $high }
rating-changes = Как изменились рейтинги
rating-waits = Партию ещё считают.
rating-void = Сам с собой никто не соревнуется: эта партия не идёт в счёт.
new-rated = На рейтинг
    .about = Партия идёт в счёт всем за столом. Кто ушёл, тот последний.
    .cannot = На рейтинг играют по обычным правилам, каждый на одном стуле.
ladder-title = Рейтинг дома
ladder-lede = Считаются места, а не очки: одна партия сдвигает точку, много партий сужают полосу. У кого меньше десяти партий на рейтинг, тот пока без места.
ladder-all = Все игры
ladder-name = Имя
ladder-games = Партий
ladder-won = Побед
ladder-month = За месяц
ladder-empty = Здесь пока ни у кого нет рейтинга. Накройте стол на рейтинг.
ladder-fine = Если полосы двоих перекрываются, на деле порядок может быть и обратным.
player-person = гость
player-bot = заводной
player-none = Никого нет
player-line = { $kind ->
    [bot] заводной · { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[many] { $played } партий
    } · { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }
   *[person] { $played ->
        [one] { $played } партия
        [few] { $played } партии
       *[many] { $played } партий
    } · { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }
}
player-last = · последняя партия { $when }
player-keeps = слово держит: { $kept } из { $all }
player-rating = Рейтинг дома
player-games = По играм
    .about = Точка: рейтинг. Полоса: где он почти наверняка лежит. Черта: новичок.
player-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
player-won = побед { $percent } %
player-unrated = без рейтинга
player-form = Последние места
player-nothing = Пока ничего.
player-history = История
player-which = Какие партии
player-which-all = Все
player-which-won = Победы
player-which-people = С людьми
player-place = Место
player-of = из { $players }
player-left = не доиграна
player-with = С кем
player-replay = запись
player-review = обзор
player-word = Слово
    .about = Считаются слова, которые стол может проверить. Молчание словом не считается.
player-word-kept = сдержано
player-word-broken = нарушено
player-word-said = «{ $text }»
find-tables = Найти стол
find-any-game = Любая игра
find-any-clock = Любые часы
find-clock-none = Без часов
find-clock-minutes = На вечер
find-clock-mail = По переписке
find-free = Свободные места
find-any-free = Сколько угодно мест
find-free-chairs = { $count ->
    [one] от { $count } места
   *[other] от { $count } мест
}
find-nothing = Такого стола нет
own-data = Ваше
own-export = Всё моё одним файлом
own-erase = Уйти насовсем
    .about = Рейтинги и страница исчезнут, имя уберут из всех партий, и чужих тоже. Сказанное останется у тех, кто слышал. Вернуть ничего нельзя.
own-erase-sure = Стереть меня
own-stay = Остаюсь
own-phrase = Фраза для другого устройства
    .about = Запишите: её показывают один раз. Кто её скажет, тот и вы, на любом устройстве. Новая отменяет прежнюю.
own-return = Бывали здесь с другого устройства? Ваша фраза:
own-return-go = Вернуться
own-passkeys = Создать ключ доступа
    .about = С ключом доступа вы вернётесь и с другого устройства: его хранит телефон, компьютер или менеджер паролей.
own-passkey-since = Ключ доступа, { $day }
own-passkey-used = последний вход { $day }
own-passkey-remove = Удалить
own-return-passkey = Вернуться по ключу доступа

## Обзор сыгранной партии

review = Обзор
    .about = Шансы, поворотные моменты и то, что решило партию
review-of = Обзор: { $title }
review-open = Обзор
review-missing = Обзора не видно
review-none = Обзора этой партии ещё никто не просил. Дом пересмотрит каждое решение, это займёт минуту или две.
review-ask = Сделать обзор
review-working = Дом пересматривает каждое решение…
review-progress = Сколько обзора готово
review-may-leave = Страницу можно закрыть: обзор сохранится.
review-line = Кто шёл к победе
review-seen = По тому, что видели все; ровная линия показывает равные шансы.
review-table = Шансы таблицей
review-move = Ход
review-at = ход { $step }
review-turns = Поворотные моменты
review-no-turns = Ни один ход много не изменил.
review-turn = { $name }: { $act }
review-lucky = удача
review-change = { $name }: с { $before } до { $after } %, { $way ->
    [up] вверх
   *[down] вниз
}{ $luck ->
    [yes] , и больше волей случая, чем чьим-то решением
   *[no] {""}
}.
review-played = Сыграно
review-house = Дом сыграл бы
review-nothing = Ничего
review-after = шанс после хода, { $name }
review-often = { $percent } раз из ста
review-same = Лучшего хода дом не нашёл.
review-no-choice = Выбирать было не из чего.
review-moment = К моменту на доске
review-saw = Как это видит { $name }
review-price = цена хода
review-sums = Удача и умение
    .about = В пунктах шанса; у всех начало { $share } %
    .how = Решение сравнивается с тем, как дом играет по привычке, и считается, только если разница не случайна. Удача — это то, что вытянули или выбросили; всё остальное считается за теми, кто ходил.
review-choices = Чьи ходы решили партию
    .about = В пунктах шанса; у всех начало { $share } %
    .how = Ход считается по тому, как он изменил шансы, если это больше погрешности.
review-luck = карты и кубики
review-own = свои решения
review-others = чужие решения
review-unlucky = { $name }: дело не в игре, случай отнял { $points }.
review-words = Данные слова
    .about = На страницах игроков считаются слова, которые проверяет сама запись.
review-word-to = { $from } → { $to }
review-word-state = { $state ->
    [kept] сдержано
    [broken] нарушено
   *[standing] открыто
}
review-how = Решение судится по тому, что игрок мог знать в тот момент, и никогда по картам, которых он не видел. Доиграно миров: { $simulations }; шансы верны до ± { $error }.
review-whole = Запись целиком
review-link = Ссылка на обзор
review-link-here = Адрес этой страницы и есть ссылка на обзор

## Подсказки за столом

hint = Подсказка
hint-house = Дом сыграл бы
hint-nothing = Сейчас ничего не делать
hint-thinking = Дом думает…
hints = Подсказки
    .about = Как сыграл бы дом: слышит только тот, кто спросил; в партиях на рейтинг подсказок нет
hints-on = дом говорит спросившему, как сыграл бы сам
hints-off = каждый думает сам
