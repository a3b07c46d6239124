title = Джентльменская сделка
tagline = Один делит деньги, остальные голосуют; не примут — дилер сядет в тюрьму.
minute =
    По очереди каждый становится дилером: тянет карту, которую видит он один, и делит с неё деньги и сообщников.
    Остальные требуют своего, потом голосуют, все разом. Приняли — каждый получает обещанное, дилер оставляет
    себе остаток; отвергли — никто ничего не получает, а дилер садится в тюрьму на одно голосование. Аргументы и
    карты банды делают голос весомее. В конце побеждает тот, у кого больше денег.

## Карты

thing-sheriff = шериф
    .acc = шерифа
    .gen = шерифа
    .sign = ★
    .about = 2 монеты каждый раз, когда дилер садится в тюрьму. А если вам положена карта банды, вы берёте две.
thing-senator = сенатор
    .acc = сенатора
    .gen = сенатора
    .sign = ⚖
    .about = Ваш аргумент добавляет к голосу 4, а не 2.
thing-tycoon = магнат
    .acc = магната
    .gen = магната
    .sign = $
    .about = 1 монета за каждое принятое предложение, как бы вы ни голосовали.
thing-journalist = журналист
    .acc = журналиста
    .gen = журналиста
    .sign = ✎
    .about = 1 монета за каждый аргумент, который в голосовании тратите вы или ваши соседи.
thing-boss = главарь
    .acc = главаря
    .gen = главаря
    .sign = ♛
    .about = Если вы голосуете за предложение, дилер берёт карту банды.
thing-banker = банкир
    .acc = банкира
    .gen = банкира
    .sign = %
    .about = 1 монета от каждого соседа, который получает деньги от сделки. Того, что приносят сообщники, банкир не берёт.
thing-deal = карта сделки
    .acc = карту сделки
    .gen = карты сделки
    .sign = ✉
    .about = Сколько монет делят и какие сообщники готовы сменить хозяина. До конца голосования её видит только дилер.
thing-argument = аргумент
    .acc = аргумент
    .gen = аргумента
    .sign = !
    .about = Добавляет голосу 2, а если сенатор ваш, то 4. За одно голосование можно потратить не больше одного, потраченный аргумент уходит из игры.
thing-gang = карта банды
    .acc = карту банды
    .gen = карты банды
    .sign = +
    .about = Добавляет 1 к вашему голосу на следующем ходу, а потом сбрасывается, даже если не пригодилась. Её берёт каждый, кому в принятой сделке ничего не досталось.
thing-prison = карта тюрьмы
    .acc = карту тюрьмы
    .gen = карты тюрьмы
    .sign = #
    .about = Её берёт дилер, чьё предложение не приняли: на следующем ходу он не голосует. Больше тюрьма ничего не отнимает.

## Вопросы

phase-offer = Вы дилер: кому что? Пока предварительно.
phase-talk = Пока предварительно. Чего вы требуете?
phase-final = Окончательно: кому что? При равенстве примут.
phase-vote = За или против? Аргумент не вернуть.
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
    .kind = предварительное предложение
    .tap = Нажмите на соперника, потом на «+» или на сообщника.
    .own = Своё предложение
    .about = Остальные выслушают и ответят требованиями. После этого можно предложить совсем другое.
action-final = окончательно: { terms }
    .kind = окончательное предложение
    .tap = Нажмите на соперника, потом на «+» или на сообщника.
    .own = Своё предложение
    .about = Изменить его нельзя. Остальные голосуют; при равенстве голосов оно принято. Если его не примут, никто ничего не получит, а вы сядете в тюрьму.
action-fold = дать времени истечь
    .kind = без предложения
    .about = Голосования не будет. Предложение считается непринятым, и вы садитесь в тюрьму.
action-ask = требовать: { terms }
    .kind = требование
    .tap = Нажмите на «+» или на сообщника, чтобы потребовать.
    .own = Своё требование
    .about = Требование никого не связывает: дилер может его не исполнить, а вы — голосовать как угодно.
action-pass = ничего не требовать
    .kind = пас
    .about = Вы ничего не требуете. Если требование уже было, вы его снимаете.
action-vote = { $accept ->
    [yes] за
   *[no] против
}{ $argument ->
    [yes] {""}, с аргументом
   *[no] {""}
}
    .kind = голос
    .about = Голос весит 1, с аргументом 3 (у хозяина сенатора 5), и ещё по 1 за каждую карту банды. Потраченный аргумент уходит из игры. При равенстве голосов предложение принято.

## Что произошло

coins = { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}
sum = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
   *[many] { $amount } монет
}
sum-shown = { $money ->
    [one] { $money } монета
    [few] { $money } монеты
   *[many] { $money } монет
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
   *[other] Требования: { $asks }.
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
    [yes] Вы предлагаете окончательно: { terms }.
   *[no] { SEAT($seat) } предлагает окончательно: { terms }.
}
event-folded = { MINE($seat) ->
    [yes] Время вышло: окончательного предложения от вас нет.
   *[no] Время вышло: { SEAT($seat) } не делает окончательного предложения.
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
    [yes] Вы тратите
   *[no] { SEAT($seat) } тратит
} { $left ->
    [0] последний аргумент.
   *[other] аргумент, осталось { $left }.
}
event-revealed = На карте сделки { sum-shown }, { $accomplices ->
    [none] без сообщников.
   *[other] { $accomplices }.
}
event-returned = { MINE($seat) ->
    [yes] Вы сбрасываете
   *[no] { SEAT($seat) } сбрасывает
} { gang-cards }.
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
    [banker] { MINE($from) ->
        [yes] {" "}от вас
       *[no] {""}: платит { SEAT($from) }
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
gang-cards = { $gangs ->
    [one] { $gangs } карту банды
    [few] { $gangs } карты банд
   *[many] { $gangs } карт банд
}
event-gang = { MINE($seat) ->
    [yes] Вы берёте
   *[no] { SEAT($seat) } берёт
} { gang-cards }{ $why ->
    [boss] {""}: за предложение голосует главарь.
   *[nothing] {""}: в сделке ничего не досталось.
}
event-over = Игра окончена. { $result }
whole-result = { $winners ->
    [none] Никто не побеждает.
   *[other] Богаче всех: { SEATS($winners) }.
}

## Что принесёт выбор

brings-kept = если примут, вам { $amount }{ $accomplices ->
    [none] {""}
   *[other] {" "}+ { $accomplices }
}
brings-weighed = вес { $weight }

## Почему вышло так

why-counted = Голос весит 1, каждая карта банды добавляет 1, аргумент 2, с сенатором 4. { $parts }. { $tie ->
    [yes] При равенстве предложение принято
   *[no] Решает бо́льший вес
} ({ $rule }).
each-parts = { SEAT($seat) } { $accept ->
    [yes] за
   *[no] против
}: 1{ $gangs ->
    [0] {""}
   *[other] {" "}+ { $gangs }
}{ $argument ->
    [0] {""}
   *[other] {" "}+ { $argument }
} = { $weight }
why-jailed = Дилер, чьё предложение провалилось, садится в тюрьму и пропускает следующее голосование ({ $rule }).
why-gang-boss = Хозяин главаря голосует за предложение: дилер берёт карту банды ({ $rule }).
why-gang = Кому не предложили ни монет, ни сообщника, тот получает карту банды{ $gangs ->
    [one] {""}
   *[other] , а хозяин шерифа две
} ({ $rule }).
why-remainder = На карте { $money }, остальным обещано { $given }: дилер оставляет себе остаток ({ $rule }).
why-paid = { $why ->
    [share] Доля, обещанная в принятом предложении
    [banker] Банкир берёт по 1 у каждого соседа, который получает деньги от сделки
    [tycoon] Магнат приносит 1 за каждое принятое предложение
    [sheriff] Шериф приносит 2, когда дилер садится в тюрьму
   *[journalist] Журналист приносит 1 за каждый аргумент хозяина и соседей
} ({ $rule }).

## Варианты игры

option-first_dealer = первый дилер
    .about = Чей ход первый: по книге — того, кто последним считал деньги.
option-first_dealer-random = по жребию
option-rounds = раунды
    .about = Сколько раз дилером бывает каждый. Если не указано: дважды впятером и вшестером, один раз — если игроков больше.
option-talk_rounds = предварительные предложения
    .about = Сколько предварительных предложений дилер может сделать до окончательного. При 0 сразу звучит окончательное.
option-timer = таймер
    .about = У дилера есть время на окончательное предложение. Если время вышло, предложение считается непринятым: голосования нет, дилер садится в тюрьму.
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
label-card = карта сделки, { sum }
label-card-alone = карта сделки, { sum }, без сообщников
label-hidden-card = карта сделки в тайне: от { $least } до { $most } монет
label-no-proposal = пока ничего не предложено
label-tentative = предварительно: { terms }
label-final = окончательно: { terms }
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
label-next = следующие дилеры: { SEATS($seats) }
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
label-shown = на карте сделки { sum-shown }, { $accomplices ->
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
   *[other] {" "}· { sum-shown }
}
label-offered = { MINE($seat) ->
    [yes] вам достанется: { share }
   *[no] получит: { share }
}
label-offered-nothing = { MINE($seat) ->
    [yes] вам достанется только карта банды
   *[no] получит только карту банды
}
label-weight = вес голоса { $weight }{ with-gangs }, { tokens }{ $arguments ->
    [0] {""}
   *[other] {" "}(каждый +{ $more })
}
with-gangs = { $gangs ->
    [0] {""}
   *[other] {" "}(карт банд: { $gangs })
}
tokens = аргументов: { $arguments }
label-tokens = { tokens }, карт банд: { $gangs }
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
because-not-on-card = на вашей карте сделки нет { THING($name, case: "gen") } ({ $shown ->
    [none] там никого
   *[other] { THINGS($shown) }
})
because-more-than-card = роздано { $given }, а на карте сделки { $sum }
because-not-for-dealer = требовать можно для всех, кроме дилера
because-more-than-any-card = вместе { $asked }, а больше { $largest } нет ни на одной карте сделки
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

## Записки

shelf-others = Карты и жетоны
kind-accomplice = сообщник, одна карта
kind-deal = карта сделки, в колоде { $count }
kind-argument = жетон, каждому по { $each }
kind-gang = карт: { $count }
kind-prison = { $count ->
    [one] одна карта
   *[other] карт: { $count }
}
bars-not-on-card = Нет на вашей карте сделки: { $shown ->
    [none] там никого
   *[other] там { THINGS($shown) }
}
dealer-named = { MINE($dealer) ->
    [yes] вы
   *[no] { SEAT($dealer) }
}
note-sheriff = Если предложение не примут, в тюрьму { MINE($dealer) ->
    [yes] садитесь
   *[no] садится
} { dealer-named }, а хозяин шерифа берёт 2 монеты.
note-senator-has = { MINE($seat) ->
    [yes] Ваш голос с аргументом весит { $weight }. Аргументов осталось: { $arguments }.
   *[no] { SEAT($seat) }: голос с аргументом весит { $weight }. Аргументов осталось: { $arguments }.
}
note-senator-lacks = Ваш голос с аргументом весит { $weight }, с сенатором весил бы { $with }. Аргументов осталось: { $arguments }.
note-tycoon = { $turns ->
    [one] Впереди ещё { $turns } голосование, считая это.
    [few] Впереди ещё { $turns } голосования, считая это.
   *[many] Впереди ещё { $turns } голосований, считая это.
} По монете за каждое принятое предложение.
note-journalist = { MINE($seat) ->
    [yes] У вас и соседей ({ SEATS($seats) }) осталось аргументов: { $arguments }.
   *[no] { SEAT($seat) } и соседи ({ SEATS($seats) }): осталось аргументов: { $arguments }.
}
note-boss = Если хозяин главаря голосует за, карту банды { MINE($dealer) ->
    [yes] берёте
   *[no] берёт
} { dealer-named }.
note-banker = { MINE($seat) ->
    [yes] Ваши соседи: { SEATS($seats) }.
   *[no] { SEAT($seat) }, соседи: { SEATS($seats) }.
}
note-no-vote = { MINE($dealer) ->
    [yes] Вы дилер и в этот ход не голосуете.
   *[no] { MINE($seat) ->
        [yes] Вы в тюрьме и в этот ход не голосуете.
       *[no] { SEAT($seat) } в этот ход не голосует.
    }
}
note-argument = Ваш голос весит { $plain }, с аргументом { $weight }.
note-gang = { $seats ->
    [none] Предложение никого не обходит.
   *[other] Предложение обходит: { SEATS($seats) }.
}
note-prison = Если предложение не примут, её { MINE($dealer) ->
    [yes] берёте
   *[no] берёт
} { dealer-named }.
where-owner = хозяин
where-centre = пока ничья карта
where-offered = получит по предложению
where-dealer = дилер, карта этого хода на руках
where-prison = в тюрьме, не голосует
where-count = ×{ $count }

## Когда всё открыто: что было сказано не всем

open-replied = { $ask ->
    [none] { SEAT($seat) } ничего не требует.
   *[other] { SEAT($seat) } требует: { $ask }.
}
open-voted = { SEAT($seat) } голосует { $accept ->
    [yes] за
   *[no] против
}{ $argument ->
    [yes] {""}, с аргументом.
   *[no] .
}

## Слова, которые судит запись

pledge-vote-for = На следующем голосовании я за
pledge-vote-against = На следующем голосовании я против
