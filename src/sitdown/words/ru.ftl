# Слова, общие для всех игр: места за столом, закрытые карты и стол в терминале.

seat-name = Игрок { $number }
seat-hidden = кто-то
seat-none = никто

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
ui-below = под ней { $cards }
ui-help-choices = Варианты
ui-help-things = Карты
ui-help-typing = Как выбирать
ui-place = { $place }. { SEAT($seat) }: { $score }{ $wins ->
    [yes] {" "}★
   *[no] {""}
}
ui-player = { SEAT($seat) }
ui-name = { $name }
ui-field = { $name }: { $text }
ui-human = Вы
ui-seated = За столом: { $names }.
ui-bot = { $name } ({ $bot ->
    [random] беспечный
   *[cautious] осторожный
} бот)
ui-saved = Игра сохранена: { $file }
ui-resume = Продолжить: { $command }
ui-input-ended = Ввод закончился.
ui-options = Варианты правил
ui-default = обычно { $value }
ui-seats = игроков: { $least }–{ $most }

bot-name-1 = Бруно
bot-name-2 = Карла
bot-name-3 = Дино
bot-name-4 = Эльза
bot-name-5 = Фредо
bot-name-6 = Джина
bot-name-7 = Уго
bot-name-8 = Инес
bot-name-9 = Джек
