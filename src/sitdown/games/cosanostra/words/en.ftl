title = La Cosa Nostra
tagline = Plans, dice and threats; most of all, deals.
minute =
    You are the boss of a family. In each of four rounds every gangster gets a task: a job, face down, or a
    business to buy, face up. Then the tasks are carried out in turn, with dice: as many as the gangster is
    strong, and each must reach the difficulty. Most jobs that pay need businesses of others, so you bargain for
    their markers. Businesses and monopolies pay at the end of a round. The most cash wins.

## Families

thing-blundetto = Blundetto crime family
    .about = Starts with a loan shark, a cop and a waste company.
thing-dimaggio = DiMaggio crime family
    .about = Starts with a drug dealer, a lawyer and a building firm.
thing-calmuti = Calmuti crime family
    .about = Starts with a pimp, a politician and a garage.
thing-laserva = LaServa crime family
    .about = Starts with a pimp and a night club.
thing-caruso = Caruso crime family
    .about = Starts with a lawyer and a casino.

## Businesses

thing-drug-dealer = Drug Dealer
    .about = Businessman. Two active ones, and more than all others together, make the monopoly Drugs: $5k a payday.
thing-pimp = Pimp
    .about = Businessman. Two active ones, and more than all others together, make the monopoly Prostitution: $5k a payday.
thing-loan-shark = Loan Shark
    .about = Businessman. Two active ones, and more than all others together, make the monopoly Credit: $5k a payday.
thing-lawyer = Lawyer
    .about = Businessman. Once a round, on your turn, you look at two planned jobs of others.
thing-politician = Politician
    .about = Businessman. One more influence card in every drawing phase, round I too.
thing-cop = Cop
    .about = Businessman. Once a round you roll one die of your own cash job again.
thing-building-firm = Building Firm
    .about = Company. Pays every round, and many a cash job needs it.
thing-waste-company = Waste Company
    .about = Company. Pays every round, and many a cash job needs it.
thing-garage = Garage
    .about = Company. Pays every round, and many a cash job needs it.
thing-night-club = Night Club
    .about = Company. Expensive, pays well, and the big jobs need it.
thing-casino = Casino
    .about = Company. The dearest of all, and the best paid jobs need it.

## Gangsters of the families

thing-big-joey = Big Joey
    .about = Rolls three dice. In play from the start.
thing-sal-moretti = Sal Moretti
    .about = Rolls two dice. In play from the start.
thing-nicky-two-toes = Nicky Two Toes
    .about = Rolls one die. In play from the start.
thing-gina-blundetto = Gina Blundetto
    .about = Rolls two dice. A recruit, for $10k.
thing-the-undertaker = The Undertaker
    .about = Rolls three dice. A recruit, for $15k.
thing-ivory-tony = Ivory Tony
    .about = Rolls four dice. A recruit, for $20k.
thing-franco-luciano = Franco Luciano
    .about = Rolls three dice. In play from the start.
thing-lenny-dimaggio = Lenny DiMaggio
    .about = Rolls two dice. In play from the start.
thing-phil-malony = Phil Malony
    .about = Rolls one die. In play from the start.
thing-mia-lavecchia = Mia LaVecchia
    .about = Rolls two dice. A recruit, for $10k.
thing-mr-hong = Mr. Hong
    .about = Rolls three dice. A recruit, for $15k.
thing-tommy-the-cat = Tommy The Cat
    .about = Rolls four dice. A recruit, for $20k.
thing-vito-baritono = Vito Baritono
    .about = Rolls three dice. In play from the start.
thing-bobby-ruthless = Bobby Ruthless
    .about = Rolls two dice. In play from the start.
thing-little-carlo = Little Carlo
    .about = Rolls one die. In play from the start.
thing-lola-valentine = Lola Valentine
    .about = Rolls two dice. A recruit, for $10k.
thing-the-butcher = The Butcher
    .about = Rolls three dice. A recruit, for $15k.
thing-don-fredo = Don Fredo
    .about = Rolls four dice. A recruit, for $20k.
thing-enzo-laserva = Enzo LaServa
    .about = Rolls three dice. In play from the start.
thing-bella-rossi = Bella Rossi
    .about = Rolls two dice. In play from the start.
thing-pauly-walnut = Pauly Walnut
    .about = Rolls one die. In play from the start.
thing-sister-agnes = Sister Agnes
    .about = Rolls two dice. A recruit, for $10k.
thing-johnny-razor = Johnny Razor
    .about = Rolls three dice. A recruit, for $15k.
thing-the-widow = The Widow
    .about = Rolls four dice. A recruit, for $20k.
thing-lucky-caruso = Lucky Caruso
    .about = Rolls three dice. In play from the start.
thing-eddie-fingers = Eddie Fingers
    .about = Rolls two dice. In play from the start.
thing-joey-nickel = Joey Nickel
    .about = Rolls one die. In play from the start.
thing-rita-malone = Rita Malone
    .about = Rolls two dice. A recruit, for $10k.
thing-doctor-greco = Doctor Greco
    .about = Rolls three dice. A recruit, for $15k.
thing-big-sal = Big Sal
    .about = Rolls four dice. A recruit, for $20k.

## Mercenaries, each with what he can do

thing-rosa-mendez = Rosa Mendez
    .about = Her attacks, Robbery too, have difficulty −1.
thing-izzy-ordova = Izzy Ordova
    .about = May give up his job for an Assassination.
thing-hector-vega = Hector Vega
    .about = His Theft takes $3k more.
thing-paco-santiago = Paco Santiago
    .about = Attacks with one die more, and nobody can trap him.
thing-bernardo-farmacista = Bernardo Farmacista
    .about = May give up his job to poison a gangster: difficulty 3, one success deactivates him.
thing-tuco-quintero = Tuco Quintero
    .about = After his attack (no Theft, no Robbery) he may attack another target.
thing-dee-jackson = Dee Jackson
    .about = Her cash jobs have difficulty −1.
thing-laverne-ontario = Laverne Ontario
    .about = Adds $4k to your income.
thing-marcus-lane = Marcus Lane
    .about = On each of his cash jobs one die may be rolled again.
thing-lil-omar = Lil’ Omar
    .about = May give up his job for a hustle: difficulty 3, $6k, with two successes $10k.
thing-big-tyrell = Big Tyrell
    .about = His cash jobs bring $3k more.
thing-queenie-brooks = Queenie Brooks
    .about = Adds $6k to your income.
thing-dave-death-poppel = Dave “Death” Poppel
    .about = Brings two influence cards when hired.
thing-willy-svenson = Willy Svenson
    .about = May give up his task to repel an attack on anybody’s business.
thing-tank-olsen = Tank Olsen
    .about = Attacks on your gangsters have difficulty +1.
thing-jimmy-the-tramp = Jimmy “The Tramp”
    .about = His planned job, whatever it is, can be a Trap of difficulty 3.
thing-lono-slifer = Lono Slifer
    .about = Twice a round an opponent rolls a die of your choice again.
thing-mad-dog-riley = Mad Dog Riley
    .about = Attacks on your businesses have difficulty +1.
thing-stas-valigura = Stas Valigura
    .about = Brings two cards when hired, jobs or influence as you like.
thing-ivan-drobov = Ivan Drobov
    .about = Your Robberies and Traps have difficulty −1.
thing-adriano-simion = Adriano Simion
    .about = At the end of a round you may pay $2k: his strength is 1 higher for good.
thing-alexei-walenko = Alexei Walenko
    .about = Twice a round you cancel an influence card of an opponent.
thing-olga-petrova = Olga Petrova
    .about = One more influence card in every drawing phase, and your hand limit is 4 of each.
thing-boggy-gloves = Boggy Gloves
    .about = May carry two jobs, with two dice each.
thing-saito-botan = Saito Botan
    .about = For monopolies your night clubs count as pimps, your casinos as loan sharks and drug dealers.
thing-fumiyo-goto = Fumiyo Goto
    .about = Businesses cost you $2k less.
thing-ryu-yamamoto = Ryu Yamamoto
    .about = You may buy straight from the stack, and businesses cost you $1k less.
thing-kenzo-isosaki = Kenzo Isosaki
    .about = May carry a purchase besides his task.
thing-takeshi-ando = Takeshi Ando
    .about = Businesses of which you own two or more of a kind earn double.
thing-yumiko-ishi = Yumiko Ishi
    .about = Businesses cost you half, and she may carry a purchase besides her task.
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

## Attack, response and special jobs

thing-bash = Bash a Businessman
    .about = Attack. An opponent’s businessman is deactivated until the next round.
thing-property-damage = Property Damage
    .about = Attack. A player pays the bank $2k, with two successes $5k.
thing-theft = Theft
    .about = Attack. A player pays you, more with two successes.
thing-vandalism = Vandalism
    .about = Attack. An opponent’s company is deactivated until the next round.
thing-exceptional-offer = Exceptional Offer
    .about = After the roll you may buy a market card for $1k less, with two successes at half price.
thing-connections = Connections
    .about = After the roll you may buy any card of market or stack, with two successes for $2k less.
thing-money-laundering = Money Laundering
    .about = Put up to $8k, with two successes $15k, under your boss: safe, and it counts double at the end.
thing-birthday = Birthday Party
    .about = Every other player gives you $1k, with two successes $3k.
thing-arson = Arson
    .about = Attack. A company is deactivated until the next round, with two successes destroyed.
thing-kill-a-businessman = Kill a Businessman
    .about = Attack. A businessman is deactivated until the next round, with two successes killed.
thing-assassination = Assassination
    .about = Attack. The difficulty is the gangster’s strength, 1 higher if he has a task. Two successes kill him.
thing-persuasion = Persuasion
    .about = Attack. Two successes are needed: the businessman goes over to you.
thing-robbery = Robbery
    .about = Response. When another’s cash job succeeds, take half of it, with two successes all.
thing-trap = Trap
    .about = Response. Repels a successful attack on you; with two successes the attacking gangster is killed.
thing-poker = Poker Session
    .about = Every other player stakes $4k, you as much as all of them together. With a success all of it is yours; else each of them gets twice his stake.
thing-horse-racing = Horse Racing
    .about = Stake up to $20k: doubled with a success, else lost.
thing-drive-by = Drive-by Shooting
    .about = Attack. One success kills a gangster; with none he may return fire.
thing-car-bomb = Car Bomb
    .about = Attack. A gangster is deactivated until the next round, with two successes killed.
thing-poison = Poisoning
    .about = Attack in place of a job, difficulty 3: the gangster is deactivated until the next round.
thing-hustle = Hustle
    .about = Cash job in place of another, difficulty 3: $6k, with two successes $10k.
thing-cash = Cash job
    .about = Pays cash, if the businesses it needs are yours or carry your marker.

## Cash jobs

thing-gas-station-robbery = Gas Station Robbery
    .about = No business needed.
thing-protection-racket = Protection Racket
    .about = No business needed.
thing-street-dealing = Street Dealing
    .about = Needs a drug dealer.
thing-escort-service = Escort Service
    .about = Needs a pimp.
thing-usury = Usury
    .about = Needs a loan shark.
thing-cigarette-smuggling = Cigarette Smuggling
    .about = Needs a waste company.
thing-illegal-labor = Illegal Labor
    .about = Needs a building firm.
thing-car-theft = Car Theft
    .about = Needs a garage.
thing-investment-fraud = Investment Fraud
    .about = Needs a lawyer and a loan shark.
thing-bribed-patrol = Bribed Patrol
    .about = Needs a cop and a drug dealer.
thing-illegal-dumping = Illegal Dumping
    .about = Needs a waste company and a politician.
thing-stag-night = Stag Night
    .about = Needs a night club and a pimp.
thing-loaded-dice = Loaded Dice
    .about = Needs a casino.
thing-warehouse-burglary = Warehouse Burglary
    .about = No business needed.
thing-truck-hijacking = Truck Hijacking
    .about = Needs a garage and a cop.
thing-debt-collection = Debt Collection
    .about = Needs a night club and a loan shark.
thing-insurance-fraud = Insurance Fraud
    .about = Needs a lawyer and a garage.
thing-rigged-tender = Rigged Tender
    .about = Needs a building firm and a politician.
thing-marijuana-plantation = Marijuana Plantation
    .about = Needs a waste company and a drug dealer.
thing-luxury-brothel = Luxury Brothel
    .about = Needs a night club and a pimp.
thing-gambling-den = Gambling Den
    .about = Needs a casino and a loan shark.
thing-bank-robbery = Bank Robbery
    .about = No business needed.
thing-arms-deal = Arms Deal
    .about = Needs a garage and a night club.
thing-casino-skim = Casino Skim
    .about = Needs a casino and a lawyer.
thing-call-girl-ring = Call Girl Ring
    .about = Needs a night club and two pimps.
thing-cocaine-import = Cocaine Import
    .about = Needs a garage and two drug dealers.
thing-real-estate-swindle = Real Estate Swindle
    .about = Needs a building firm, a lawyer and a politician.
thing-toxic-waste = Toxic Waste
    .about = Needs a waste company, a politician and a lawyer.
thing-federal-reserve-heist = Federal Reserve Heist
    .about = No business needed.
thing-counterfeit-money = Counterfeit Money
    .about = Needs a casino and a lawyer.
thing-election-fraud = Election Fraud
    .about = Needs a casino, a politician and a lawyer.
thing-casino-heist = Casino Heist
    .about = Needs a casino and a cop.
thing-stock-manipulation = Stock Manipulation
    .about = Needs a lawyer and two loan sharks.
thing-heroin-cartel = Heroin Cartel
    .about = Needs a politician and two drug dealers.
thing-gold-transport = Gold Transport
    .about = Needs a casino, a garage and a lawyer.
thing-vip-club = VIP Club
    .about = Needs a night club and two pimps.
thing-drug-lab = Drug Lab
    .about = Needs a night club, a building firm and a drug dealer.
thing-union-takeover = Union Takeover
    .about = Needs a building firm, a waste company and a politician.
thing-museum-heist = Museum Heist
    .about = Needs a cop and a lawyer.

## Influence cards

thing-snitch = Snitch
    .about = On your turn: look at one planned job of another player, or exchange the market.
thing-spy = Spy
    .about = On your turn: look at two planned jobs of other players.
thing-emergency-doc = Emergency doc
    .about = When a gangster or businessman is hit: killed becomes deactivated, deactivated becomes nothing.
thing-henchman = Henchman
    .about = On your planning turn, on any gangster: the difficulty of his job is 1 lower.
thing-saboteur = Saboteur
    .about = On your planning turn, on an opponent’s gangster: the difficulty of his job is 1 higher.
thing-machine-pistol = Machine Pistol
    .about = On your planning turn, on any gangster: strength +1 until the end of the round, as a victim too.
thing-distraction = Distraction
    .about = On your planning turn, on an opponent’s gangster: strength −1 until the end of the round, never below 1.
thing-schemer = Schemer
    .about = Before another’s turn: an extra turn for you. Or on your own turn: skip it.

## Other things

thing-prostitution = Prostitution
    .about = Monopoly of the pimps.
thing-drugs = Drugs
    .about = Monopoly of the drug dealers.
thing-credit = Credit
    .about = Monopoly of the loan sharks.
thing-influence = influence card
thing-job = job card

## Questions

phase-boss = Which family do you lead?
phase-deal = Do you keep your job cards?
phase-hire = { $round ->
    [1] Exchange a gangster for a mercenary?
   *[other] Whom do you hire?
}
phase-plan = { $turn }
whole-turn = { $phase ->
    [scheme] Next comes the turn of { SEAT($regular) }. Do you take one before it, with a Schemer?
    [act] { $extra ->
        [none] Which task do you carry out?
       *[other] { THING($extra) } has a second task. Now, or later?
    }
   *[plan] { $extra ->
        [none] Whom do you give a task, and which?
       *[other] A second task for { THING($extra) }, or done?
    }
}
phase-scheme = { $turn }
phase-act = { $turn }
phase-reroll = Do you have a die rolled again?
phase-force = { $resolving } Do you force a die to be rolled again?
phase-rob = { $resolving } Do you rob it?
phase-trap = { $resolving } Do you set a trap?
phase-guard = { $resolving } Does your gangster give up his task to repel it?
phase-doc = { $resolving } Do you send the Emergency doc?
phase-return-fire = { $resolving } They missed. Does your gangster return fire?
phase-bargain = Which business do you buy?
phase-launder = How much do you launder?
phase-second = Do you attack another target? { $resolving }
phase-veto = { $played } Do you cancel it?
phase-recruit = Whom of your pool do you recruit?
phase-strengthen = Do you spend $2k to make { thing-adriano-simion } stronger?
phase-discard = Too many cards. Which do you discard?
phase-over = The game is over.
whole-resolving = { $hit ->
    [none] { $robber ->
        [none] { $phase ->
            [rob] { SEAT($holder) } is about to be paid ${ THOUSANDS($profit) }k for { job-name }.
           *[other] { MINE($seat) ->
                [yes] Your { job-name }{ aim }: { $roll }.
               *[no] { SEAT($seat) }: { job-name }{ aim }, { $roll }.
            }
        }
       *[other] { $phase ->
            [rob] { SEAT($holder) } is about to be paid ${ THOUSANDS($profit) }k for { job-name }.
           *[other] { $robber }
        }
    }
   *[other] { $hit }
}
whole-robber = { SEAT($seat) } robs with { THING($gangster) }.
whole-hit = { stricken } ({ owner }) is about to be { $effect ->
    [kill] killed.
   *[deactivate] deactivated.
}
whole-roll = { $dice } against { $difficulty }
whole-played = { SEAT($seat) } plays { THING($card) }.
job-name = { $card ->
    [none] { THING($kind) }
   *[other] { THING($card) }
}

## Choices

shorthand = Deals in few letters: “offer 2: give 3000 take marker garage.1”, “pay 2 1000”, “say 2: …” or “say …” (players by number from 1).
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
   *[other] , staking ${ THOUSANDS($bet) }k
}{ $markers ->
    [none] {""}
   *[other] , with your marker on { THINGS($markers) }
}
action-boss = { THING($family) }
    .kind = family
    .about = You get its three gangsters and its businesses, and its recruits for later.
action-keep = keep these cards
    .kind = keep
    .about = There are new ones only for who was dealt nothing but attacks.
action-redeal = ask for new cards
    .kind = new cards
    .about = All job cards of this round are shuffled and dealt again, to everybody. Only who got nothing but attacks may ask.
action-hire = hire { THING($gangster) }{ $draw ->
    [none] {""}
   *[other] {" "}and draw: { THINGS($draw) }
}
    .kind = hire
    .tap = Tap whom you hire.
    .about = You pay the price, and he is in play at once. One a round.
action-exchange = { THING($for) } in place of { THING($gangster) }{ $draw ->
    [none] {""}
   *[other] , drawing: { THINGS($draw) }
}
    .kind = exchange
    .tap = Tap whom you take, then who of yours leaves.
    .about = In round I only: a start gangster leaves, a mercenary of the same strength comes; you pay his price less $5k a gun.
action-recruit = recruit { THING($gangster) }
    .kind = recruit
    .tap = Tap whom you recruit.
    .about = You pay the price, and he comes into play. More gangsters are more tasks every round.
action-pass = pass
    .kind = pass
    .about = You do nothing here.
action-plan = { $job ->
    [none] buy { THING($buy) }
   *[other] { THING($job) }
}: { THING($gangster) }
    .kind = give a task
    .picked = { $job ->
        [none] { $buy ->
            [none] { THING($gangster) }: which task?
           *[other] { THING($buy) }: who buys it?
        }
       *[other] { THING($job) }: who does it?
    }
    .tap = { $gangster ->
        [none] { $job ->
            [none] Tap the gangster who goes to buy it.
           *[other] Tap the gangster who does it.
        }
       *[other] Tap a job of your hand, or a business of the market.
    }
    .about = A job goes face down on the gangster, a business face up; nothing is paid yet.
action-done = done
    .kind = done
    .about = The second task of this gangster waits.
action-schemer = Schemer
    .kind = Schemer
    .about = Called before another player’s turn it brings you an extra turn. On your own turn it skips the turn, and your tasks stay.
action-execute = { THING($task) } goes{ $as ->
    [none] {""}
   *[other] , for { THING($as) }
}{ aim }{ stake-and-markers }
    .kind = carry out a job
    .named = { $as ->
        [none] { $job ->
            [none] { action-execute }
           *[other] { THING($job) }: { THING($task) }{ aim }{ stake-and-markers }
        }
       *[other] { THING($as) }: { THING($task) }{ aim }
    }
    .tap = Tap the target: rivals are above.
    .about = The card is revealed and the gangster rolls as many dice as he has strength; each that reaches the difficulty is a success.
action-buy = { THING($task) } buys
    .kind = buy
    .named = { $business ->
        [none] { action-buy }
       *[other] buy { THING($business) }: { THING($task) }
    }
    .about = You pay the price, and the business works for you at once.
action-cancel = { THING($task) } drops the task
    .kind = drop a task
    .named = { $job ->
        [none] { action-cancel }
       *[other] drop { THING($job) }: { THING($task) }
    }
    .tap = Tap the gangster whose task is dropped.
    .about = A job is discarded unseen, a purchase goes under the stack.
action-stand = let the roll stand
    .kind = stand
    .about = The dice count as they lie.
action-reroll = roll die { $die ->
    [0] one
    [1] two
    [2] three
    [3] four
    [4] five
    [5] six
   *[other] { $die } after the first
} again with { THING($with) }
    .kind = roll again
    .about = The new result counts. A cop helps once a round.
action-force = make them roll die { $die ->
    [0] one
    [1] two
    [2] three
    [3] four
    [4] five
    [5] six
   *[other] { $die } after the first
} again
    .kind = force
    .about = The new result counts. Twice a round.
action-robbery = Robbery by { THING($task) }
    .kind = rob
    .about = One success takes half of the profit, two take all of it.
action-trap = Trap by { THING($task) }
    .kind = trap
    .about = One success repels the attack, two also kill the attacking gangster.
action-guard = guard the business
    .kind = guard
    .about = His task is given up, and the attack is repelled without a roll.
action-emergency-doc = send the Emergency doc
    .kind = Emergency doc
    .about = Killed becomes deactivated, deactivated becomes nothing. Of several doctors one comes: the first clockwise from the owner of the victim.
action-fire = return fire
    .kind = return fire
    .about = His strength in dice against the number on the card; one success kills the attacking gangster.
action-take = buy { THING($business) }
    .kind = buy
    .about = You pay the price by your job card, and the business is yours at once.
action-launder = launder ${ THOUSANDS($amount) }k
    .kind = launder
    .own = Another sum
    .about = The money is out of everybody’s reach and counts double at the end.
action-again = attack again{ aim }
    .kind = again
    .tap = Tap another target: rivals are above.
    .about = As many dice against another target of the same sort.
action-stop = leave it at that
    .kind = stop
    .about = The attack is over.
action-veto = { $card ->
    [none] cancel the card
   *[other] cancel the { THING($card) } on { THING($gangster) }
}
    .kind = cancel a card
    .about = An influence card of an opponent is discarded without effect. Twice a round.
action-strengthen = pay $2k
    .kind = strengthen
    .about = His strength is 1 higher for good, as a trophy too.
action-discard = discard { $job ->
    [none] { THING($influence) }
   *[other] { THING($job) }
}
    .kind = discard
    .tap = Tap the card that goes.
    .about = The card goes away unseen.
action-snitch = Snitch: { $task ->
    [none] exchange the market
   *[other] look at the job of { THING($task) }
}
    .kind = Snitch
    .named = Snitch: { $task ->
        [none] exchange the market
       *[other] { THING($task) }
    }
    .tap = Tap a rival above and a gangster with a closed job. Or change the market.
    .about = Look at one planned job of another player, or exchange the market.
action-spy = Spy: look at { THINGS($tasks) }
    .kind = Spy
    .named = Spy: { THINGS($tasks) }
    .tap = Tap a rival above, then two gangsters with closed jobs.
    .about = Look at two planned jobs of other players.
action-lawyer = Lawyer: look at { THINGS($tasks) }
    .kind = Lawyer
    .named = Lawyer: { THINGS($tasks) }
    .tap = Tap a rival above, then two gangsters with closed jobs.
    .about = Once a round your lawyer looks at two planned jobs of other players.
action-henchman = Henchman on { THING($gangster) }
    .kind = Henchman
    .tap = Tap a gangster, yours or another’s.
    .about = Laid on any gangster: the difficulty of his job is 1 lower.
action-saboteur = Saboteur on { THING($gangster) }
    .kind = Saboteur
    .tap = Tap a rival above, then one of the gangsters.
    .about = Laid on an opponent’s gangster: the difficulty of his job is 1 higher.
action-machine-pistol = Machine Pistol for { THING($gangster) }
    .kind = Machine Pistol
    .tap = Tap a gangster, yours or another’s.
    .about = Laid on any gangster: his strength is 1 higher until the end of the round.
action-distraction = Distraction for { THING($gangster) }
    .kind = Distraction
    .tap = Tap a rival above, then one of the gangsters.
    .about = Laid on an opponent’s gangster: his strength is 1 lower until the end of the round, never below 1.
action-offer = offer { SEAT($to) }: { $give ->
    [none] nothing
   *[other] { $give }
} { taking }
    .kind = make an offer
    .own = Another deal
    .about = Cash, markers, businesses and gangsters, each way. It happens at once and as a whole when it is accepted.
whole-give = { terms }
whole-take = { terms }
terms = { $cash ->
    [none] {""}
   *[other] ${ THOUSANDS($cash) }k
}{ $markers ->
    [none] {""}
   *[other] { after-cash }marker on { THINGS($markers) }
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
action-accept = accept offer { $offer }
    .kind = accept
    .about = All of it is carried out at once.
action-decline = decline offer { $offer }
    .kind = decline
    .about = The offer is off the table.
action-withdraw = withdraw your offer { $offer }
    .kind = withdraw
    .about = The offer is off the table.
action-take-back = take your marker back from { THING($business) }
    .kind = take a marker back
    .about = You have five markers in all.
action-pay = pay { SEAT($to) } ${ THOUSANDS($amount) }k
    .kind = pay
    .own = Another sum
    .about = A gift. What you are promised for it binds nobody.
action-say = say{ $to ->
    [none] {""}
   *[other] {" "}to { SEAT($to) }
}: “{ $text }”
    .kind = talk
    .own = Other words
    .about = True or false, it binds nobody.

## What happened

who = { MINE($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
}
event-round = Round { $round }. { MINE($start) ->
    [yes] You are
   *[no] { SEAT($start) } is
} the start player.
event-boss = { who }: { THING($family) }.
event-dealt = { MINE($seat) ->
    [yes] You are dealt { THINGS($jobs) }.
   *[no] { SEAT($seat) } is dealt { THINGS($jobs) }.
}
event-redeal = New cards are asked for by { SEATS($seats) }.
event-drew = { MINE($seat) ->
    [yes] You draw { THINGS($influence) }.
   *[no] { SEAT($seat) } draws { THINGS($influence) }.
}
event-reshuffled = Discards are shuffled anew.
event-display = For hire: { THINGS($mercenaries) }.
event-hired = { THING($gangster) } joins { MINE($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}{ $instead ->
    [none] .
   *[other] {" "}in place of { THING($instead) }.
}
event-phase = { $phase ->
    [planning] Planning begins.
   *[action] The actions begin.
}
event-planned = { who }: { THING($gangster) } { $buy ->
    [none] gets a job: { THING($job) }.
   *[other] is to buy { THING($buy) }.
}
event-market = { THING($business) } comes on the market.
event-new-market = A new market: { THINGS($market) }.
event-played = { MINE($seat) ->
    [yes] You play
   *[no] { SEAT($seat) } plays
} { THING($card) }{ $gangster ->
    [none] .
   *[other] {" "}on { THING($gangster) }.
}
event-vetoed = { MINE($seat) ->
    [yes] You cancel
   *[no] { SEAT($seat) } cancels
} { MINE($of) ->
    [yes] your { THING($card) }
   *[no] the { THING($card) } of { SEAT($of) }
}{ $gangster ->
    [none] .
   *[other] {" "}on { THING($gangster) }.
}
event-looked = { MINE($seat) ->
    [yes] You look
   *[no] { SEAT($seat) } looks
} at the job of { THING($task) }: { THING($job) }.
event-answered = { MINE($seat) ->
    [yes] You have answered.
   *[no] { SEAT($seat) } has answered.
}
event-extra-turn = { MINE($seat) ->
    [yes] You take
   *[no] { SEAT($seat) } takes
} an extra turn.
event-revealed = { who }: { THING($gangster) } — { $job ->
    [none] { THING($kind) }
   *[other] { THING($job) }
}{ aim }.
event-rolled = { THING($gangster) } rolls { $dice } against { $difficulty }{ $for ->
    [robbery] {" "}for the Robbery
    [trap] {" "}for the Trap
    [return-fire] {" "}returning fire
   *[job] {""}
}.
event-rerolled = { MINE($seat) ->
    [yes] You have
   *[no] { SEAT($seat) } has
} a die rolled again with { THING($with) }: { $value }.
event-robbery = { MINE($seat) ->
    [yes] You reveal
   *[no] { SEAT($seat) } reveals
} a Robbery by { THING($gangster) }!
event-trap = { MINE($seat) ->
    [yes] You reveal
   *[no] { SEAT($seat) } reveals
} a Trap by { THING($gangster) }!
event-repelled = { MINE($seat) ->
    [yes] You repel
   *[no] { SEAT($seat) } repels
} the attack{ $by ->
    [guard] {" "}with a guard
   *[trap] {""}
}.
event-second = { THING($gangster) } attacks another target{ aim }.
event-paid = { $from ->
    [none] { MINE($to) ->
        [yes] You get
       *[no] { SEAT($to) } gets
    } ${ THOUSANDS($amount) }k from the bank.
   *[other] { MINE($from) ->
        [yes] You pay
       *[no] { SEAT($from) } pays
    } { $to ->
        [none] the bank
       *[other] { MINE($to) ->
            [yes] you
           *[no] { SEAT($to) }
        }
    } ${ THOUSANDS($amount) }k.
}
event-laundered = { MINE($seat) ->
    [yes] You launder
   *[no] { SEAT($seat) } launders
} ${ THOUSANDS($amount) }k.
event-bought = { MINE($seat) ->
    [yes] You buy
   *[no] { SEAT($seat) } buys
} { THING($business) } for ${ THOUSANDS($price) }k.
event-cancelled = { who }: { THING($gangster) } drops { $buy ->
    [none] the job: { THING($job) }.
   *[other] the purchase of { THING($buy) }.
}
stricken = { $gangster ->
    [none] { THING($business) }
   *[other] { THING($gangster) }
}
event-persuaded = { stricken } goes over from { MINE($from) ->
    [yes] you
   *[no] { SEAT($from) }
} to { MINE($to) ->
    [yes] you
   *[no] { SEAT($to) }
}.
event-traded = { stricken } goes from { MINE($from) ->
    [yes] you
   *[no] { SEAT($from) }
} to { MINE($to) ->
    [yes] you
   *[no] { SEAT($to) }
}.
owner = { MINE($seat) ->
    [yes] yours
   *[no] { SEAT($seat) }
}
event-deactivated = { stricken } ({ owner }) is deactivated until the next round.
event-killed = { $gangster ->
    [none] { THING($business) } ({ owner }) is lost.
   *[other] { THING($gangster) } ({ owner }) is killed.
}
event-marker = { MINE($seat) ->
    [yes] You place your
   *[no] { SEAT($seat) } places a
} marker on { THING($business) }.
event-marker-back = { MINE($seat) ->
    [yes] Your marker
   *[no] A marker of { SEAT($seat) }
} comes back from { THING($business) }.
event-job-over = {""}
event-monopoly = { $seat ->
    [none] Nobody holds the monopoly { THING($name) } any more.
   *[other] { MINE($seat) ->
        [yes] You hold
       *[no] { SEAT($seat) } holds
    } the monopoly { THING($name) }.
}
event-income = { MINE($seat) ->
    [yes] Your income:
   *[no] { SEAT($seat) } has an income of
} ${ THOUSANDS($amount) }k.
event-bonus = { MINE($seat) ->
    [yes] You get
   *[no] { SEAT($seat) } gets
} the business bonus: ${ THOUSANDS($amount) }k.
event-strengthened = { THING($gangster) } grows stronger.
event-discarded = { MINE($seat) ->
    [yes] You discard
   *[no] { SEAT($seat) } discards
} { $job ->
    [none] { THING($influence) }
   *[other] { THING($job) }
}.
giving = { MINE($from) ->
    [yes] you give
   *[no] { SEAT($from) } gives
} { MINE($to) ->
    [yes] you
   *[no] { SEAT($to) }
} { $give ->
    [none] nothing
   *[other] { $give }
}
taking = for { $take ->
    [none] nothing
   *[other] { $take }
}
whole-offer = { $id }: { giving } { taking }
event-offered = Offer { $offer }.
event-accepted = Offer { $offer } is accepted.
event-declined = Offer { $offer } is declined.
event-withdrawn = Offer { $offer } is withdrawn.
event-said = { who }{ $to ->
    [none] {""}
   *[other] {" "}to { MINE($to) ->
        [yes] you
       *[no] { SEAT($to) }
    }
}: “{ $text }”
event-over = The game is over. { $result }
whole-result = First: { SEATS($winners) }. { $scores }
each-scores = { SEAT($index) } ${ THOUSANDS($value) }k

## Why a deal is refused

because-no-deals-now = No deals and no talk now: wait for planning, a turn, hiring or recruiting.
because-no-player = “{ $word }” is no player; say a number from 1 to { $seats }.
because-say-how = Say what: say 2: no deal
because-pay-how = Say whom and how much: pay 2 3000
because-offer-how = Say to whom: offer 2: give 3000 take marker garage.1
because-no-sum = “{ $word }” is no sum of money.
because-thousands = ${ $amount }: money goes by full thousands.
because-give-or-take = “{ $word }”: say first whether you give it or take it.
because-card-in-doubt = “{ $word }” may be any of these: { $ids }.
because-no-card = There is no card “{ $word }” on the table.
because-too-much = ${ THOUSANDS($amount) }k is more than your ${ THOUSANDS($cash) }k.
because-yourself = That is yourself.
because-empty-offer = An offer must hold something.
because-card-twice = A card is there twice.
because-traded-and-marked = { THING($card) } cannot be traded and marked in the same offer.
because-most-offers = You have { $number } open offers already.
because-equal-offer = It equals your offer { $offer }.

## What a choice would bring

brings-odds = { odds }{ $job ->
    [none] {""}
   *[other] {" "}({ THING($job) })
}
    .brief = { $barred ->
        [yes] {""}
       *[no] { odds-brief }{ $target ->
            [none] {""}
           *[other] {" "}at best
        }
    }
odds-brief = { $effect ->
    [pay] { odds-sums-brief }
    [steal] { odds-sums-brief }
    [damage] { $full ->
        [none] harm ${ THOUSANDS($one) }k: { $chance }%
       *[other] harm ${ THOUSANDS($one) }k: { $chance }%, ${ THOUSANDS($two) }k: { $full }%
    }
    [money-laundering] { $full ->
        [none] up to ${ THOUSANDS($one) }k: { $chance }%
       *[other] up to ${ THOUSANDS($one) }k: { $chance }%, ${ THOUSANDS($two) }k: { $full }%
    }
    [stake] { $one ->
        [none] win: { $chance }%
       *[other] +${ THOUSANDS($one) }k: { $chance }%, else −${ THOUSANDS($one) }k
    }
    [robbery] half: { $chance }%, all: { $full }%
    [trap] repel: { $chance }%, kill: { $full }%
    [deactivate] deactivate: { $chance }%
    [deactivate-kill] { $chance }%, for good: { $full }%
    [deactivate-destroy] { $chance }%, for good: { $full }%
    [kill] kill: { $chance }%{ $back ->
        [none] {""}
       *[other] , die: { $back }%
    }
    [persuade] win over: { $chance }%
    [exceptional-offer] $1k less: { $chance }%, half: { $full }%
   *[connections] full price: { $chance }%, −$2k: { $full }%
}
odds-sums-brief = { $full ->
    [none] ${ THOUSANDS($one) }k: { $chance }%
   *[other] ${ THOUSANDS($one) }k+: { $chance }%, ${ THOUSANDS($two) }k: { $full }%
}
odds = { $effect ->
    [pay] { odds-sums }
    [steal] { odds-sums }
    [damage] { $full ->
        [none] target loses ${ THOUSANDS($one) }k: { $chance }%
       *[other] target loses ${ THOUSANDS($one) }k or more: { $chance }%, ${ THOUSANDS($two) }k: { $full }%
    }
    [money-laundering] { $full ->
        [none] { $chance }% to launder up to ${ THOUSANDS($one) }k
       *[other] { $chance }% to launder up to ${ THOUSANDS($one) }k, { $full }% up to ${ THOUSANDS($two) }k
    }
    [stake] { $one ->
        [none] { $chance }% to win
       *[other] { $chance }% to win ${ THOUSANDS($one) }k, else as much is lost
    }
    [robbery] { $chance }% for half of a profit, { $full }% for all of it
    [trap] { $chance }% to repel the attack, { $full }% to kill the attacker too
    [deactivate] target deactivated: { $chance }%
    [deactivate-kill] target deactivated or killed: { $chance }%, killed: { $full }%
    [deactivate-destroy] target deactivated or destroyed: { $chance }%, destroyed: { $full }%
    [kill] target killed: { $chance }%{ $back ->
        [none] {""}
       *[other] ; yours shot in return: { $back }%
    }
    [persuade] target comes over to you: { $chance }%
    [exceptional-offer] a business for $1k less: { $chance }%, at half price: { $full }%
   *[connections] a business at its price: { $chance }%, for $2k less: { $full }%
}{ $target ->
    [none] {""}
   *[other] {" "}at best ({ THING($target) })
}
odds-sums = { $full ->
    [none] { $chance }% for ${ THOUSANDS($one) }k
   *[other] { $chance }% for ${ THOUSANDS($one) }k or more, { $full }% for ${ THOUSANDS($two) }k
}
brings-robbers = open to robbery: { SEATS($seats) }
    .brief = robbery?
brings-robs-first = may be robbed first by: { SEATS($seats) }
    .brief = others come first
brings-trappers = { SEAT($seat) } may have a Trap
    .brief = trap?
brings-forced = a die is rolled again if { SEAT($seat) } uses { THING($gangster) }
    .brief = re-roll?
brings-guarded = repelled if { SEAT($seat) } gives up the task of { THING($gangster) }
    .brief = guard?
brings-doctors = an Emergency Doc may come from: { SEATS($seats) }
    .brief = doc?
brings-again = { $chance }% for ${ THOUSANDS($one) }k, else ${ THOUSANDS($least) }k
    .brief = ${ THOUSANDS($one) }k: { $chance }%, else ${ THOUSANDS($least) }k
brings-stands = ${ THOUSANDS($amount) }k
brings-undone = { $chance }% to undo a success
brings-holds = with the monopoly { THING($name) }{ $if ->
    [none] {""}
   *[other] {" "}if nobody prevents it
}
    .brief = { $if ->
        [none] monopoly
       *[other] monopoly?
    }
brings-price = ${ THOUSANDS($price) }k, income ${ THOUSANDS($income) }k, in all ${ THOUSANDS($total) }k by the end if it stays active
    .brief = ${ THOUSANDS($price) }k, brings up to ${ THOUSANDS($total) }k
brings-earns = income ${ THOUSANDS($income) }k
brings-gun = ${ THOUSANDS($price) }k, strength { $strength }{ $ability ->
    [none] {""}
   *[other] {" "}· { ability }
}
    .brief = ${ THOUSANDS($price) }k, strength { $strength }
brings-target = of { SEAT($seat) }{ $strength ->
    [none] {""}
   *[other] , strength { $strength }
}
brings-deal = { giving } { taking }
brings-makes = { THING($job) } becomes possible: ${ THOUSANDS($one) }k, or ${ THOUSANDS($two) }k{ $if ->
    [none] {""}
   *[other] , if { $if }
}
    .brief = { $if ->
        [none] + { THING($job) }
       *[other] + { THING($job) }, if …
    }
each-if = { MINE($seat) ->
    [yes] you buy the { THING($buy) }: costs ${ THOUSANDS($price) }k, you then have ${ THOUSANDS($cash) }k
   *[no] { SEAT($seat) } buys the { THING($buy) }: costs ${ THOUSANDS($price) }k, { SEAT($seat) } then has ${ THOUSANDS($cash) }k
}
brings-card = { THING($job) }
    .brief = {""}
brings-lacks-needs = lacking: { $needs }
    .brief = no { THINGS($kinds) }
brings-lacks-cash = costs ${ THOUSANDS($price) }k, you have ${ THOUSANDS($cash) }k
    .brief = ${ THOUSANDS($price) }k, you have ${ THOUSANDS($cash) }k
brings-lacks-stake = the stake is ${ THOUSANDS($price) }k, you have ${ THOUSANDS($cash) }k
    .brief = stake ${ THOUSANDS($price) }k, you have ${ THOUSANDS($cash) }k
brings-lacks-target = no target
brings-lacks-turn = only played on another’s turn
    .brief = on another’s turn

## What may disappoint

warns-needs = lacking: { $needs }
    .brief = no { THINGS($kinds) }
warns-purchase = waits for your purchase: { THINGS($kinds) }
    .brief = after your purchase
warns-no-target = there is no target for it now
    .brief = no target
warns-one-gun = one gun can never reach two successes
    .brief = too few dice
warns-too-hard = no die can reach the difficulty
    .brief = too hard
warns-broke = { SEAT($seat) } has $0k
    .brief = has $0k
warns-nobody-pays = nobody has anything to give
    .brief = nobody has money
warns-no-money = you have nothing to launder
warns-too-dear = you can pay no business on offer
    .brief = all too dear
warns-dear = ${ THOUSANDS($price) }k, and you have ${ THOUSANDS($cash) }k
    .brief = ${ THOUSANDS($price) }k, you have ${ THOUSANDS($cash) }k
warns-poor = { SEAT($seat) } has only ${ THOUSANDS($cash) }k
warns-good-die = the { $value } is a success already
    .brief = { $value } is a success
warns-bad-die = the { $value } fails already
warns-sure-die = against { $difficulty } it always succeeds
warns-no-use = one more success brings nothing
    .brief = brings nothing
warns-only-buys = changes nothing on a purchase
warns-weakest = strength never falls below 1

## Notes

shelf = { $sort ->
    [families] The families
    [gangsters] Gangsters of the families
    [businesses] Businesses
    [cash] Cash jobs, round { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }
    [player] Attacks on a player
    [business] Attacks on a business
    [gangster] Attacks on a gangster
    [response] Responses, on others’ turns
    [special] Special jobs
    [influence] Influence cards
    [monopolies] Monopolies
    [mercenaries] Mercenaries
   *[instead] In place of a job
}
kind-family = starts with { THINGS($businesses) }
kind-gangster = { $price ->
    [none] start gangster, strength { $strength }
   *[other] recruit, strength { $strength }, ${ THOUSANDS($price) }k
}; { THING($family) }
kind-mercenary = { $gang ->
    [latinos] Latino
    [crips] Crip
    [bikers] biker
    [russians] Russian
    [yakuza] Yakuza
   *[other] mercenary
}, strength { $strength }, ${ THOUSANDS($price) }k
kind-business = { $type ->
    [company] company
   *[businessman] businessman
}, ${ THOUSANDS($price) }k, income ${ THOUSANDS($income) }k; { $count ->
    [one] one card
   *[other] { $count } cards
}
kind-cash = cash job of round { $round ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}, difficulty { $difficulty }: ${ THOUSANDS($one) }k on one success, ${ THOUSANDS($two) }k on two
kind-job = { $sort ->
    [player] attack on a player
    [business] attack on a business
    [gangster] attack on a gangster
    [response] response
   *[special] special job
}, { $difficulty ->
    [none] {""}
   *[other] difficulty { $difficulty },{" "}
}{ $count ->
    [one] one card
   *[other] { $count } cards
} ({ $decks ->
    [one] round
   *[other] rounds
} { $rounds })
each-rounds = { $value ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
kind-influence = { $count ->
    [one] influence card, one
   *[other] influence card, { $count } of them
}
kind-monopoly = $5k a payday, with the card { THING($kind) }
kind-instead = done by one mercenary only
bars-out = Deactivated until the next round
bars-tasked = He has a task already
bars-idle = He has no task
bars-no-exchange = You have no start gangster of strength { $strength } to exchange
bars-dear = ${ THOUSANDS($price) }k, and you have ${ THOUSANDS($cash) }k
bars-needs = Lacking: { $needs }
bars-no-target = There is no target for it
bars-response = Only on another player’s turn; on yours it can but be dropped
bars-when = { $when ->
    [doc] Only when a gangster or a businessman is about to be hit
    [scheme] Before another player’s turn, or on your own to skip it
    [turn] Only on your own turn
   *[plan] Only on your own planning turn
}
note-strength = Strength { $strength }: { $strength ->
    [one] one die.
   *[other] { $strength } dice.
}
note-carries = With a { THING($card) }.
note-buys = Is to buy { THING($business) } for ${ THOUSANDS($price) }k.
note-face-down = Has a job of round { roman }, face down.
note-planned = Has the job { THING($job) }.
note-exchange = In round I he costs ${ THOUSANDS($price) }k: a start gangster of strength { $strength } leaves for him.
note-price = Costs ${ THOUSANDS($price) }k.
note-costs = Costs you ${ THOUSANDS($price) }k.
note-owners = Active ones: { $owners }.
each-owners = { SEAT($index) } { $value }
note-odds = { THING($gangster) }: { odds }.
where-led = leads it
where-family = in the family
where-nowhere = out of this game
where-pool = in the pool
where-trophy = a trophy
where-display = for hire now
where-aside = put aside
where-mercenaries = among the mercenaries not yet seen
where-owned = { $active ->
    [yes] owned
   *[no] owned, deactivated
}{ $marked ->
    [yes] , with your marker
   *[no] {""}
}
where-planned = about to be bought
where-market = { $count ->
    [one] on the market
   *[other] { $count } on the market
}
where-stack = { $count ->
    [one] one in the stack
   *[other] { $count } in the stack
}
where-middle = nobody’s yet
where-held = holds it
where-hand = { $count ->
    [one] in hand
   *[other] { $count } in hand
}
where-laid = { $count ->
    [one] on a gangster
   *[other] on { $count } gangsters
}
where-given = { $count ->
    [one] given to a gangster
   *[other] { $count } given to gangsters
}
where-played = { $count ->
    [one] one played
   *[other] { $count } played
}
where-unseen = { $count ->
    [one] one not seen: in a stack, in hands or face down
   *[other] { $count } not seen: in stacks, in hands or face down
}

## Why something came as it did

why-rolled = { $hits ->
    [0] No die of { $dice } reached { $difficulty }: without a success a job has no effect, unless its card says so
    [one] One die of { $dice } reached { $difficulty }: the effect of one success
   *[other] { $hits } dice of { $dice } reached { $difficulty }: two or more have the greater effect
} ({ $rule }).
why-income = Businesses ${ THOUSANDS($businesses) }k{ $monopolies ->
    [0] {""}
   *[other] , monopolies ${ THOUSANDS($monopolies) }k
}{ $gangsters ->
    [0] {""}
   *[other] , gangsters ${ THOUSANDS($gangsters) }k
} ({ $rule }).
why-repelled = { $by ->
    [trap] One success of the Trap repels an attack
   *[guard] The guard gives up his task, and the attack is repelled without a roll
} ({ $rule }).
why-deactivated = { $man ->
    [yes] Turned down until the next round, he loses his tasks
   *[no] Turned down until the next round, it serves nobody, and markers on it go back
} ({ $rule }).
why-killed = { $man ->
    [yes] He is out of the game; who killed him keeps the card as a trophy
   *[no] It goes under the stack of businesses
} ({ $rule }).
why-bonus = The highest income alone brings $5k more ({ $rule }).
why-monopoly = It takes two open businesses of that kind, and more than all the others together ({ $rule }).{ $counted ->
    [none] {""}
   *[other] {" "}{ THING($kind) }: { $counted }.
}{ $through ->
    [none] {""}
   *[other] {" "}With { THING($through) } other businesses count too ({ $also }).
}
each-counted = { MINE($index) ->
    [yes] you
   *[no] { SEAT($index) }
} { $value }

## Options

option-families = families
    .about = Who leads which family: in the order of the seats, at random, or chosen in turn.
option-families-order = in order
option-families-random = at random
option-families-choose = chosen in turn
option-start_player = start player
    .about = Which seat begins; if none is named, it is drawn.
option-rounds = rounds
    .about = Four rounds, or three in the short game.
option-rounds-4 = four
option-rounds-3 = three, the short game
option-mercenaries = mercenaries
    .about = The expansion: thirty special gangsters for hire, more money at the start.
option-poker = Poker Session
    .about = Whether the Poker Session is among the jobs of round III; without it the Museum Heist is.
option-plan_two = two tasks a turn
    .about = With five players, from round II on, everybody gives two gangsters a task in a planning turn.
option-spying = spying
    .about = Snitch and Spy are played on one’s own turn only, or at any time of planning and actions; the market is exchanged on one’s own turn only.
option-spying-own-turn = on one’s own turn
option-spying-any-time = at any time
option-business_bonus = business bonus
    .about = Whoever has the highest income at payday gets $5k more; nobody in a tie.
option-rob_robbery = robbing robbers
    .about = A successful Robbery can be robbed in turn.
option-influence_from = influence cards from round
    .about = For beginners: nobody has influence cards before that round.
option-influence_from-1 = I
option-influence_from-2 = II
option-influence_from-3 = III
option-deck = deck
    .about = Other cards in place of the packaged ones: businesses, gangsters, jobs, influence, mercenaries.

## The table

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
label-heading = Round { $round } of { $rounds } · { $phase ->
    [boss] families
    [deal] drawing
    [hire] hiring
    [plan] planning
    [recruit] payday
    [strengthen] payday
    [discard] payday
   *[other] actions
} · start player { SEAT($start) }
label-job = { SEAT($seat) }: { THING($gangster) } — { THING($job) }{ aim }
label-roll = { SEAT($seat) } rolled { $dice } against { $difficulty }{ $for ->
    [robbery] {" "}(Robbery)
    [trap] {" "}(Trap)
    [return-fire] {" "}(return fire)
   *[job] {""}
}: { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
}
label-worth = one success ${ THOUSANDS($one) }k, two ${ THOUSANDS($two) }k
label-profit = profit ${ THOUSANDS($amount) }k, now { SEAT($seat) }’s
label-robber = robbed by { SEAT($seat) } with { THING($gangster) }
label-trapper = trap of { SEAT($seat) } with { THING($gangster) }
label-hit = about to be { $effect ->
    [kill] killed
   *[deactivate] deactivated
}: { stricken } ({ owner })
label-market = Market (stack: { $stack })
label-sale = { THING($id) } ${ THOUSANDS($price) }k, income ${ THOUSANDS($income) }k
label-monopolies = monopolies: { $monopolies ->
    [none] –
   *[other] { $monopolies }
}
each-monopolies = { THING($key) }: { SEAT($value) }
label-about = not played yet: Schemers { $schemer }, Emergency docs { $emergency_doc }
label-display = { $exchange ->
    [yes] Mercenaries (round I: exchange)
   *[no] Mercenaries
}
label-mercenary = { THING($id) } { guns } ${ THOUSANDS($price) }k: { ability }
label-offers = Offers
label-offer = { $id }: { giving } { taking }
label-player = { $number }. { SEAT($seat) }{ $family ->
    [none] {""}
   *[other] {" "}· { THING($family) }
}{ $start ->
    [yes] {" "}· start
   *[no] {""}
}
label-wealth = cash ${ THOUSANDS($cash) }k · income ${ THOUSANDS($income) }k{ $laundered ->
    [0] {""}
   *[other] {" "}· laundered ${ THOUSANDS($laundered) }k
} · hand { $jobs }+{ $influence } · markers { $free } · tasks { $tasks }{ $behind ->
    [0] {" "}★
   *[other] {" "}· behind by ${ THOUSANDS($behind) }k
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
    [no] {" "}(deactivated)
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
        [none] a job of round { roman }
       *[other] { THING($job) }
    }{ $seen ->
        [none] {""}
       *[other] {" "}(seen by { SEATS($seen) })
    }
   *[other] buys { THING($buy) } for ${ THOUSANDS($price) }k{ $markers ->
        [none] {""}
       *[other] {" "}(markers: { SEATS($markers) })
    }
}
label-businesses = businesses
label-out = deactivated: { THINGS($cards) }
label-used = used this round: { THINGS($cards) }
label-marked = markers on { THING($business) }: { SEATS($markers) }
label-trophies = trophies: { $trophies } (worth ${ THOUSANDS($amount) }k)
each-trophies = { THING($gangster) } { guns }
label-pool = pool: { $pool }
each-pool = { THING($id) } { guns } ${ THOUSANDS($price) }k
label-answered = has answered
label-influence = influence
label-hand-job = { THING($id) } ({ roman }) · { $sort ->
    [cash] cash job
    [response] response
    [special] special job
    [gangster] attack on a gangster
    [player] attack on a player
   *[business] attack on a business
}{ $difficulty ->
    [none] {""}
   *[other] {" "}· { $difficulty }+
}{ $one ->
    [0] {""}
   *[other] {" "}· ${ THOUSANDS($one) }k, with two ${ THOUSANDS($two) }k
}{ $odds ->
    [none] {""}
   *[other] {" "}· 1/2/3 dice { $odds }%
}{ $needs ->
    [none] {""}
   *[other] {" "}· needs { $needs }
}
each-needs = { THING($kind) } { $with ->
    [own] ✓
    [marker] ✓ (marker)
    [purchase] ✗ (you are about to buy it)
   *[missing] ✗ { $seats ->
        [none] (nobody has it)
       *[other] ({ SEATS($seats) })
    }
}
label-wealth-brief = ${ THOUSANDS($cash) }k (+${ THOUSANDS($income) }k) · hand { $jobs }+{ $influence } · markers { $free }{ $behind ->
    [0] {" "}★
   *[other] {" "}· behind by ${ THOUSANDS($behind) }k
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

## Words that the record judges

pledge-pay = I pay you
pledge-peace = I leave you and yours alone
pledge-spare = I kill nobody of yours
