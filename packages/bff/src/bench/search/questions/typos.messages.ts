import { questionsOf } from '../question.ts'

/** Typing and spelling mistakes. */
export const typos = questionsOf(`
свирло => sverla
сверо => sverla
свелро => sverla
сверлло 8 => sverla; diameter=8
сверло сперальное => sverla; name~спиральное
метчк => metchiki-mashinnye,metchiki-ruchnye
мечик м8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
мечтик => metchiki-mashinnye,metchiki-ruchnye
плшака => plashki
фрза концевая => frezy-koncevye
фреза канцевая => frezy-koncevye
фреза тарцевая => frezy-torcevye
резетс проходной => rezcy-tokarnye; operation~проходной
развертка ручноя => razvertki-ruchnye
зенковка каническая => zenkery-i-zenkovki
штангинциркуль => shtangencirkuli
штангельциркуль => shtangencirkuli
штангенцыркуль => shtangencirkuli
микромитр => mikrometry
микраметр => mikrometry
перфаратор => perforatory
перфератор => perforatory
шуруповерд => shurupoverty-akkumulyatornye,dreli
гайкаверт => gajkoverty
отвёртка диелектрическая => otvertki; operation=диэлектрическая
маловток => molotki
напильнк => napilniki
пасатижи => sharnirno-gubcevyj; operation=пассатижи
динамометреческий ключ => klyuchi-dinamometricheskie
електроды => elektrody-i-provoloka
патрон такарный => patrony-tokarnye
кругл отрезной => krugi-otreznye
круг атрезной 125 => krugi-otreznye; disc_diameter=125
перчятки => perchatki
респератор => zashchita-sluha-i-dyhaniya; operation=респиратор
пластена токарная => plastiny-tokarnye
акумулятор => akkumulyatory-i-zu
верстаг => stellazhi-i-verstaki; operation=верстак
`)
