title = Джентльменская сделка
tagline = Один делит добычу, остальные голосуют; провалится сделка — дилер сядет.

## Карты

thing-sheriff = шериф
    .acc = шерифа
    .gen = шерифа
    .sign = ★
    .about = 2 монеты каждый раз, когда дилер садится в тюрьму. А если вам положена карта банды, вы берёте две.
thing-senator = сенатор
    .acc = сенатора
    .gen = сенатора
    .sign = ⚖
    .about = Ваш аргумент добавляет к голосу 4, а не 2.
thing-tycoon = магнат
    .acc = магната
    .gen = магната
    .sign = $
    .about = 1 монета за каждое принятое предложение, как бы вы ни голосовали.
thing-journalist = журналист
    .acc = журналиста
    .gen = журналиста
    .sign = ✎
    .about = 1 монета за каждый аргумент, который в голосовании тратите вы или ваши соседи.
thing-boss = главарь
    .acc = главаря
    .gen = главаря
    .sign = ♛
    .about = Если вы голосуете за предложение, его дилер получает карту банды.
thing-banker = банкир
    .acc = банкира
    .gen = банкира
    .sign = %
    .about = 1 монета с каждого соседа, который получает деньги от сделки. До доходов от сообщников банкир не дотянется.
thing-deal = карта сделки
    .acc = карту сделки
    .gen = карты сделки
    .sign = ✉
    .about = Сумма для дележа и сообщники, готовые сменить хозяина. До развязки её видит только дилер.

## Вопросы

phase-offer = Вы дилер. Кому что? Пока это никого не связывает, а всё, что вы не отдали, — ваше.
phase-talk = Предложение ещё не окончательное. Чего вы требуете? Отвечают все разом.
phase-final = Ваше последнее слово: кому что? Потом голосование, и ничьей вам хватит.
phase-vote = За или против? Все показывают разом. Потраченный аргумент не вернуть.
phase-over = Игра окончена.
shorthand = Игроки — по номерам: 2:3+сенатор 4:1 говорит, кому что; с ? на конце только покажет, что останется вам. = 2:4 меняет то, что на столе, дать 2 исполняет требование второго. Требуя: мне:3+главарь. Голосуя: да, нет, с аргументом да! и нет!

## Варианты хода

who = { MINE($index) ->
    [yes] вы
   *[no] { SEAT($index) }
}
to-whom = { MINE($index) ->
    [yes] вам
   *[no] { SEAT($index) }
}
whom = { MINE($value) ->
    [yes] вам
   *[no] { SEAT($value) }
}
terms = { $money ->
    [none] { $accomplices ->
        [none] никому ничего
       *[other] { $accomplices }
    }
   *[other] { $accomplices ->
        [none] { $money }
       *[other] { $money }; { $accomplices }
    }
}
each-money = { SAME($index, $whose) ->
    [yes] { $value }
   *[no] { to-whom } { $value }
}
gives = { SAME($value, $whose) ->
    [yes] { THING($key) }
   *[no] { THING($key) } → { whom }
}
each-accomplices = { $key ->
    [sheriff] { gives }
    [senator] { gives }
    [tycoon] { gives }
    [journalist] { gives }
    [boss] { gives }
    [banker] { gives }
   *[other] { THING($value) }
}
action-offer = предложить: { terms }
    .kind = пробное предложение
    .about = Остальные выслушают и ответят требованиями. После этого можно предложить совсем другое.
action-final = окончательно: { terms }
    .kind = окончательное предложение
    .about = Изменить его нельзя. Остальные голосуют; при равенстве голосов оно принято. Если провалится, никто ничего не получит, а вы сядете в тюрьму.
action-fold = дать времени истечь
    .kind = без предложения
    .about = Голосования не будет. Предложение считается отвергнутым, и вы садитесь в тюрьму.
action-ask = требовать: { terms }
    .kind = требование
    .about = Никого не связывает: дилер может пропустить его мимо ушей, а вы — голосовать как угодно.
action-pass = ничего не требовать
    .kind = пас
    .about = Вы ничего не просите. Если требование уже было, вы его снимаете.
action-vote = { $accept ->
    [yes] за
   *[no] против
}{ $argument ->
    [yes] {""}, с аргументом
   *[no] {""}
}
    .kind = голос
    .about = Голос весит 1, с аргументом 3 (с сенатором 5), и ещё по 1 за каждую карту банды. Потраченный аргумент уходит из игры. При равенстве предложение принято.

## Что произошло

coins = { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
event-turn = Ход { $turn }: { MINE($dealer) ->
    [yes] дилер — вы.
   *[no] дилер — { SEAT($dealer) }.
}
event-moved = { $from ->
    [none] Из центра стола: { THING($accomplice) }
   *[other] Меняет хозяина { THING($accomplice) }: { MINE($from) ->
        [yes] вы
       *[no] { SEAT($from) }
    }
} → { MINE($to) ->
    [yes] вы.
   *[no] { SEAT($to) }.
}
event-drew = { MINE($seat) ->
    [yes] Вы смотрите свою карту сделки.
   *[no] { SEAT($seat) } смотрит карту сделки.
}
event-offered = { MINE($seat) ->
    [yes] Вы предлагаете: { terms }.
   *[no] { SEAT($seat) } предлагает: { terms }.
}
whole-ask = { terms }
event-replied = { MINE($seat) ->
    [yes] { $ask ->
        [none] Вы ничего не требуете.
       *[other] Вы требуете: { $ask }.
    }
   *[no] {""}
}
each-asks = { who } ({ terms })
event-asks = { $asks ->
    [none] Никто ничего не требует.
   *[other] Требования — { $asks }.
}
event-asked = { $ask ->
    [none] { MINE($seat) ->
        [yes] Вы снимаете требование.
       *[no] { SEAT($seat) } снимает требование.
    }
   *[other] { MINE($seat) ->
        [yes] Вы требуете: { $ask }.
       *[no] { SEAT($seat) } требует: { $ask }.
    }
}
event-final = { MINE($seat) ->
    [yes] Ваше последнее слово: { terms }.
   *[no] Последнее слово игрока { SEAT($seat) }: { terms }.
}
event-folded = { MINE($seat) ->
    [yes] Ваше время вышло.
   *[no] Время игрока { SEAT($seat) } вышло.
}
event-voted = { MINE($seat) ->
    [yes] Вы голосуете { $accept ->
        [yes] за
       *[no] против
    }{ $argument ->
        [yes] {""}, с аргументом.
       *[no] .
    }
   *[no] {""}
}
each-votes = { who } { $accept ->
    [yes] +{ $weight }
   *[no] −{ $weight }
}
event-counted = { $accepted ->
    [yes] Принято
   *[no] Не принято
}: { $weight_for } за, { $weight_against } против ({ $votes }).
event-spent = { MINE($seat) ->
    [yes] У вас
   *[no] У игрока { SEAT($seat) }
} { $left ->
    [0] не осталось аргументов.
    [one] остался { $left } аргумент.
    [few] осталось { $left } аргумента.
   *[many] осталось { $left } аргументов.
}
event-revealed = На карте было: { $money }, { $accomplices ->
    [none] без сообщников.
   *[other] { $accomplices }.
}
event-returned = { MINE($seat) ->
    [yes] Ваши карты банд уходят ({ $gangs }).
   *[no] Карты банд игрока { SEAT($seat) } уходят ({ $gangs }).
}
event-released = { MINE($seat) ->
    [yes] Вы выходите из тюрьмы.
   *[no] { SEAT($seat) } выходит из тюрьмы.
}
event-paid = { MINE($to) ->
    [yes] Вы получаете
   *[no] { SEAT($to) } получает
} { coins }{ $why ->
    [share] .
    [remainder] {""}, остаток от сделки.
    [banker] {""} от { MINE($from) ->
        [yes] вас
       *[no] игрока { SEAT($from) }
    } (банкир).
    [tycoon] {""} (магнат).
    [sheriff] {""} (шериф).
   *[journalist] {""} (журналист).
}
event-promised = {""}
event-jailed = { MINE($seat) ->
    [yes] Вы садитесь в тюрьму.
   *[no] { SEAT($seat) } садится в тюрьму.
}
event-gang = { MINE($seat) ->
    [yes] Вы берёте
   *[no] { SEAT($seat) } берёт
} { $gangs ->
    [one] карту банды
    [few] { $gangs } карты банд
   *[many] { $gangs } карт банд
}{ $why ->
    [boss] {""}: за дилера главарь.
   *[nothing] {""}: в сделке ничего не досталось.
}
event-over = Игра окончена. { $result }
whole-result = { $winners ->
    [none] Никто не побеждает.
   *[other] Богаче всех: { SEATS($winners) }.
}

## Что принесёт выбор

brings-kept = вам { $amount }{ $accomplices ->
    [none] {""}
   *[other] {" "}+ { $accomplices }
}
brings-weighed = вес { $weight }

## Варианты игры

option-first_dealer = первый дилер
    .about = Кто сдаёт первым: по книге — тот, кто последним считал деньги.
option-first_dealer-random = по жребию
option-rounds = раунды
    .about = Сколько раз дилером бывает каждый. Если не указано: дважды впятером и вшестером, один раз — если игроков больше.
option-talk_rounds = пробные предложения
    .about = Сколько пробных предложений дилер может сделать до окончательного. При 0 сразу звучит окончательное.
option-timer = таймер
    .about = У дилера есть время на окончательное предложение. Если оно вышло, предложение отвергнуто.
option-open_money = открытые деньги
    .about = Деньги лежат у всех на виду, а не за ширмой.
option-deck = колода сделок
    .about = Другие карты сделок вместо обычных восемнадцати: у каждой номер, сумма и сообщники.

## Стол

label-end = Конец игры
label-deal = Ход { $turn } из { $turns } · { MINE($dealer) ->
    [yes] дилер — вы
   *[no] дилер — { SEAT($dealer) }
}
label-card = карта: { $amount } и
label-card-alone = карта: { $amount }, без сообщников
label-hidden-card = карта в тайне: от { $least } до { $most }
label-no-proposal = пока ничего не предложено
label-tentative = пробное: { terms }
label-final = окончательное: { terms }
banker-takes = { $banker ->
    [1] {" "}− 1 банкиру
   *[0] {""}
}
and-accomplices = { $accomplices ->
    [none] {""}
   *[other] {" "}+ { $accomplices }
}
share = { $amount ->
    [0] { $accomplices }
   *[other] { $amount }{ banker-takes }{ and-accomplices }
}
label-kept = дилеру: { $amount }{ banker-takes }{ and-accomplices }
label-yours = вам: { share }
label-yours-nothing = вам достанется только карта банды
label-next = дальше сдают: { SEATS($seats) }
label-accomplices = Сообщники
label-owner = { $seat ->
    [none] ничьи
   *[other] { MINE($seat) ->
        [yes] ваши
       *[no] { SEAT($seat) }
    }
}
label-last = Прошлый ход · { SEAT($dealer) }: { $accepted ->
    [yes] принято
   *[no] не принято
}
label-shown = на карте было { $money }, { $accomplices ->
    [none] без сообщников
   *[other] { $accomplices }
}
label-folded = время вышло
label-counted = { $votes }: { $weight_for } за, { $weight_against } против
label-played = сыгранные суммы: { $sums }
label-player = { $number }. { SEAT($seat) }{ $role ->
    [dealer] {" "}· дилер
    [prison] {" "}· в тюрьме
    [winner] {" "}★
   *[none] {""}
}{ $money ->
    [none] {""}
   *[other] {" "}· деньги { $money }
}
label-offered = { MINE($seat) ->
    [yes] вам достанется: { share }
   *[no] получит: { share }
}
label-offered-nothing = { MINE($seat) ->
    [yes] вам достанется только карта банды
   *[no] получит только карту банды
}
label-weight = голос { $weight }{ with-gangs }, аргументы { $arguments } (+{ $more })
with-gangs = { $gangs ->
    [0] {""}
   *[other] {" "}(карты банд { $gangs })
}
label-tokens = аргументы { $arguments }, карты банд { $gangs }
label-asks = требует: { terms }
label-replied = ответ готов
label-voted = голос отдан
label-thinking = { MINE($seat) ->
    [yes] решать вам
   *[no] думает
}

without-accomplices = без сообщников

## Почему нельзя

because-below-zero = меньше нуля дать нельзя
because-rest-is-yours = себе ничего не назначают: остаток и так ваш
because-not-on-card = на вашей карте нет { THING($name, case: "gen") } ({ $shown ->
    [none] там никого
   *[other] { THINGS($shown) }
})
because-more-than-card = роздано { $given }, а на карте { $sum }
because-not-for-dealer = требовать можно для всех, кроме дилера
because-more-than-any-card = вместе { $asked }, а больше { $largest } нет ни на одной карте
because-empty-ask = назовите сумму или сообщника хоть для кого-нибудь, или пасуйте
because-one-each = сумм { $entries }, а мест { $seats }: нужна одна на каждое место
because-no-such-seat = { THING($name) }: такого места нет
because-rest-is-dealers = { THING($name) } дилеру? Кого не отдали никому, тот и так его
because-remainder = { $figures }{ $rest ->
    [none] {""}
   *[other] {" + "}{ THINGS($rest) }
}
because-asks-nothing = { SEAT($seat) } ничего не требует
because-to-whom = «{ $word }» — кому? Напишите 2:{ $word } для второго игрока
because-dealer-gets-rest = дилеру ничего не назначают: остаток и так его
because-no-player = игрока «{ $who }» здесь нет: номера от 1 до { $seats }
because-which = «{ $letters }» — это { THINGS($found) }?
because-no-accomplice = сообщника «{ $letters }» нет
