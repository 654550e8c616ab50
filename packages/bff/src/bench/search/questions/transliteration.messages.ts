import { questionsOf } from '../question.ts'

/** Russian words in Latin letters, makers in Cyrillic ones. */
export const transliteration = questionsOf(`
sverlo => sverla
sverla => sverla
sverlo 8 => sverla; diameter=8
sverlo po betonu => bury-i-sverla-po-betonu
metchik => metchiki-mashinnye,metchiki-ruchnye
metchik m8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
plashka => plashki
freza => frezy
freza koncevaya => frezy-koncevye
freza kontsevaya => frezy-koncevye
rezec => rezcy-tokarnye
rezets otreznoy => rezcy-tokarnye; operation=отрезной
shtangencirkul => shtangencirkuli
shtangentsirkul 150 => shtangencirkuli; range_to=150
mikrometr => mikrometry
tiski => tiski-stanochnye
molotok => molotki
otvertka => otvertki
perforator => perforatory
bolt m10 => bolty; thread=М10
gayka m16 => gajki-i-shajby; thread=М16; operation~гайка
shayba => gajki-i-shajby; operation~шайба
kluch => klyuchi-i-golovki
klyuch rozhkovyy => klyuchi-gaechnye; operation=рожковый
bolgarka => ushm
drel => dreli,shurupoverty-akkumulyatornye
elektrody => elektrody-i-provoloka
perchatki => perchatki
volgorez => brand=volgorez
rezgraf => brand=rezgraf
sibstanmash => brand=sibstanmash
сталвик => brand=stalvik
окунаи => brand=okunai
керндал => brand=kerndal
вейлонг => brand=weilong
зубрикс => brand=zubrix
сверло альпенхарт => sverla; brand=alpenhart
форматек => brand=formotek
хаммерфельд => brand=hammerfeld
шлейфтон => brand=schleifton
мессгрунд => brand=messgrund
норрфил => brand=norrfil
`)
