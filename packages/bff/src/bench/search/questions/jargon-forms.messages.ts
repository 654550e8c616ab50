import { questionsOf } from '../question.ts'

/** Diminutives, compounds and other jargon. */
export const jargonForms = questionsOf(`
сверлышко => sverla
сверлышко 3 => sverla; diameter=3
фрезочка 6 => frezy; diameter=6
сверлоцентровочное => sverla-centrovochnye
сверлоступенчатое => sverla-stupenchatye
круготрезной 125 => krugi-otreznye; disc_diameter=125
фрезаконцевая => frezy-koncevye
фрезаконцевая 10 => frezy-koncevye; diameter=10
метчикручной м8 => metchiki-ruchnye; thread=М8
резецпроходной => rezcy-tokarnye; operation~проходной
ключрожковый => klyuchi-gaechnye; operation=рожковый
головкаторцевая => golovki-torcevye
дискотрезной => krugi-otreznye
имбус м8 => vinty; thread=М8
имбус м8х30 => vinty; thread=М8; length=30
клупп => plashki
клуп => plashki
клупп м10 => plashki; thread~М10
плашкодержатель => plashki
шурупик => shurupoverty-akkumulyatornye,dreli
дрелька => dreli,shurupoverty-akkumulyatornye
ушм круг => krugi-otreznye,krugi-lepestkovye,krugi-shlifovalnye
круг для ушм 125 => krugi-otreznye; disc_diameter=125
сверло корончатое => korony-i-pilnye-diski,sverla-korpusnye
кольцевое сверло => korony-i-pilnye-diski,sverla-korpusnye
обдирочный круг => krugi-shlifovalnye,krugi-lepestkovye
пальчиковая фреза => frezy-koncevye
пальчиковая фреза 12 => frezy-koncevye; diameter=12
шпоночная фреза => frezy-koncevye
щупики => shchupy
звездочка т25 => otvertki; tip=TX25
минусовая отвертка => otvertki; tip~SL
плюсовая отвертка => otvertki; tip~P
крестовуха => otvertki; tip~P
кувалдочка => molotki
отбойник => perforatory
зарядник => akkumulyatory-i-zu
зарядка => akkumulyatory-i-zu
наждачка => lenty-shlifovalnye
наждачная бумага => lenty-shlifovalnye
хамелеон => ochki-i-shchitki
сверло победит => bury-i-sverla-po-betonu,sverla-tverdosplavnye
сверлышки набор => sverla
ёлка сверло => sverla-stupenchatye
сменка => plastiny-tokarnye,plastiny-frezernye,plastiny-otreznye
набор цанг => cangi-er
трехкулачковый патрон => patrony-tokarnye; jaws=3
4х кулачковый патрон => patrony-tokarnye; jaws=4
диск по нержавейке => krugi-otreznye; application~нержавеющая
зачистной диск => krugi-shlifovalnye,krugi-lepestkovye
камень на точило => krugi-shlifovalnye
длинная головка 15 => golovki-torcevye; operation=удлинённая; wrench_size=15
динамоключ => klyuchi-dinamometricheskie
болт имбус м10 => vinty; thread=М10
перчатки спилковые => perchatki; gloves_coating=спилок
машинка отрезная => ushm
центр сверло => sverla-centrovochnye
свёрлышко => sverla
сверлушки => sverla
сверлики => sverla
фрезы пальчиковые => frezy-koncevye
фреза пальцевая => frezy-koncevye
двухперая фреза => frezy; teeth=2
четырехзубая фреза => frezy; teeth=4
диски на турбинку => krugi-otreznye
часовик => indikatory
ключ накидушка => klyuchi-gaechnye; operation=накидной
головки звездочки => golovki-torcevye
отвертка крестик => otvertki; tip~P
отвертка плюс => otvertki; tip~P
отвертка минус => otvertki; tip~SL
молоток без отдачи => molotki; operation=безынерционный
патрон с ключом => patrony-sverlilnye
дрелька ударная => dreli; operation=ударная
сверлодлинное 8 => sverla-dlinnye; diameter=8
сверлокобальтовое => sverla
кругшлифовальный => krugi-shlifovalnye
резецрасточной => rezcy-tokarnye; operation~расточной
патронсверлильный => patrony-sverlilnye
тискистаночные => tiski-stanochnye
пластинатокарная => plastiny-tokarnye
сверло титан => sverla; coating=TiN
левое сверлышко => sverla-levye
бурчик => bury-i-sverla-po-betonu
фреза шар => frezy-sfericheskie
резец резьбонарезной => rezcy-tokarnye; operation~резьбовой
пластина на фрезу => plastiny-frezernye
трехкулачковый => patrony-tokarnye; jaws=3
машинные тиски => tiski-stanochnye
оправка цанговая => patrony-cangovye
круг на точило => krugi-shlifovalnye
напильник треугольный => napilniki; shape=трёхгранный
аккумулятор на шуруповерт => akkumulyatory-i-zu
`)
