host-title = Присмотр за домом
host-lede = Кто здесь, что с этим можно сделать и что уже сделано.
host-token = Ключ этого дома
host-token-about = Его напечатал сервер, запущенный с --admin, или вы дали его сами.
host-enter = Войти
host-leave = Выйти
host-not-here = Этот дом запущен без --admin: отсюда за ним никто не присматривает.
host-wrong-token = Это не ключ от этого дома.
host-parts = Разделы страницы
host-tab-tables = Столы
host-tab-guests = Гости
host-tab-words = Слова
host-tab-load = Нагрузка
host-tab-log = Журнал
host-search = Искать
host-search-tables = Название, игра или имя
host-search-guests = Имя
host-no-tables = Таких столов сейчас нет.
host-no-guests = Таких гостей сейчас нет.
host-state-open = ждёт игроков
host-state-playing = идёт игра
host-private = закрытый
host-watching = { $count ->
    [0] зрителей нет
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
host-free-chair = свободный стул
host-here = здесь
host-away = нет на связи
host-at-tables = { $count ->
    [0] ни за одним столом
    [one] за { $count } столом
   *[many] за { $count } столами
}
host-close = Закрыть стол
host-close-about = Игра здесь кончится для всех, без результата. Сыгранное останется записью.
host-mute = Лишить слова
host-mute-about = { $name }: игра продолжится, но говорить своими словами будет нельзя.
host-put-out = Выставить из дома
host-put-out-about = { $name }: все места займут боты, и на это время дверь закрыта.
host-put-out-of = Выставить из-за стола
host-put-out-of-about = { $name }: место за этим столом займёт бот, другие столы открыты.
host-for = На сколько
host-for-hour = на час
host-for-day = на сутки
host-for-week = на неделю
host-for-ever = насовсем
host-why = Почему
host-why-about = Одной строкой. Её прочтут те, кого это касается.
host-back = Не надо
host-muted-until = без слова до { $until }
host-muted-for-good = без слова насовсем
host-out-until = за дверью до { $until }
host-out-for-good = за дверью насовсем
host-out-of-until = не за одним из столов до { $until }
host-out-of-for-good = не за одним из столов насовсем
host-lift = Отменить
host-words-about = Этих слов не будет ни в разговорах, ни в именах, ни в названиях, как их ни пиши. Слово со звёздочкой на конце — это все, что так начинаются.
host-words-add = Новые слова, по одному в строке
host-words-put = Внести в список
host-words-none = Нежелательных слов нет.
host-words-remove = Снова разрешить «{ $word }»
host-load-well = С домом всё в порядке.
host-load-ill = С домом не всё в порядке: хранилище не отвечает или что-то опаздывает. Что именно, написано в журнале сервера.
host-load-process = { $count ->
    [one] Дом обслуживает { $count } процесс.
    [few] Дом обслуживают { $count } процесса; показан тот, что ответил.
   *[many] Дом обслуживают { $count } процессов; показан тот, что ответил.
}
host-load-early = Первые показания появятся через несколько секунд.
host-plot-moves = Ходов в секунду
host-plot-tables = Столов в памяти
host-plot-connections = Соединений
host-plot-latency = Ответ на ход, мс
host-plot-median = половина
host-plot-slow = 99 из 100
host-plot-waiting = Ботов в очереди
host-plot-memory = Память, МБ
host-plot-faults = Сбоев хранилища
host-plot-said = { $title }: сейчас { $now }, за час не больше { $most }
host-plot-none = нет данных
host-plot-now = сейчас
host-plot-ago = { $minutes } мин назад
host-log-none = Пока ничего не сделано.
host-log-by = хозяин
host-log-more = Ещё
host-act-muted = Без слова: { $whom }
host-act-not-muted = Снова может говорить: { $whom }
host-act-out = За дверью: { $whom }
host-act-out-of = Не за столом: { $whom }
host-act-not-out = Снова может войти: { $whom }
host-act-closed = Закрыт стол: { $title }
host-act-words = Изменён список слов
host-act-until = до { $until }
host-act-for-good = насовсем
host-nobody = гость, который ушёл насовсем
