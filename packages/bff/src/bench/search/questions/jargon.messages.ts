import { questionsOf } from '../question.ts'

/** Jargon of the trade. */
export const jargon = questionsOf(`
болгарка => ushm
болгарка 125 => ushm; disc_diameter=125
турбинка => ushm
шурик => shurupoverty-akkumulyatornye,dreli
шуруповерт => shurupoverty-akkumulyatornye,dreli
штангель => shtangencirkuli
колумбик => shtangencirkuli
лерка => plashki
лерка м8 => plashki; thread~М8
шестигранники => nabory-shestigrannikov
кувалда => molotki; name~кувалда
плоскогубцы => sharnirno-gubcevyj; operation=пассатижи
кусачки => sharnirno-gubcevyj; operation=бокорезы
трещотка => klyuchi-gaechnye,golovki-torcevye; ratchet_teeth=1..200 | operation~трещоточный
динамометр => klyuchi-dinamometricheskie
победитовое сверло => bury-i-sverla-po-betonu,sverla-tverdosplavnye; tool_material~твёрдый сплав
победитовый резец => rezcy-tokarnye; tool_material~твёрдый сплав
твердосплавное сверло => sverla; tool_material~твёрдый сплав
твердосплав => tool_material~твёрдый сплав
быстрорез => tool_material~быстрорежущая
кобальтовое сверло => sverla; tool_material~Р6М5К5 | sverla; tool_material~Co8
нержавейка круг отрезной => krugi-otreznye; application~нержавеющая
центровка => sverla-centrovochnye
ступенька сверло => sverla-stupenchatye
елочка сверло => sverla-stupenchatye
отрезной диск 125 => krugi-otreznye; disc_diameter=125
отрезной диск по металлу => krugi-otreznye
лепесток 125 => krugi-lepestkovye; disc_diameter=125
наждак => krugi-shlifovalnye,stanki-zatochnye,lenty-shlifovalnye
точило => stanki-zatochnye
сварочник => svarochnye-apparaty
инвертор сварочный => svarochnye-apparaty
полуавтомат сварочный => svarochnye-apparaty; process=MIG/MAG
аргонная горелка => gorelki; process=TIG
эмульсия => soj
эмульсол => soj; base~эмульсол
вэдэшка => aerozoli; application=проникающая смазка
вдшка => aerozoli; application=проникающая смазка
солидол => smazki-plastichnye
беруши => zashchita-sluha-i-dyhaniya; operation=беруши
маска сварщика => ochki-i-shchitki; name~щиток
акб 18 => akkumulyatory-i-zu; voltage=18
аккум => akkumulyatory-i-zu
часовой индикатор => indikatory
сменные пластины => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye
пластинка твердосплавная => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye
гроверы => gajki-i-shajby; operation=шайба пружинная
кругляк => napilniki; shape=круглый
шарошка => zenkery-i-zenkovki
гровер м10 => gajki-i-shajby; operation=шайба пружинная; thread=М10
имбусовый болт => vinty
`)
