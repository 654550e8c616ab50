import { questionsOf } from '../question.ts'

/** Typos, other layouts and missing spaces within longer phrases; articles in the other script. */
export const mended = questionsOf(`
сверло по метллу => sverla; workpiece_material~металл
сверло по метталу 8 => sverla; diameter=8; workpiece_material~металл
свело по металлу => sverla; workpiece_material~металл
сверло по бетноу 10 => bury-i-sverla-po-betonu; diameter=10
cdthkj по металлу 8 => sverla; diameter=8; workpiece_material~металл
сверло gj vtnfkke 8 => sverla; diameter=8; workpiece_material~металл
сверло gj ,tnjye 10 => bury-i-sverla-po-betonu; diameter=10
метчик v8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
vtnxbr м8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
плашка v12 => plashki; thread~М12
болт v10 => bolty; thread=М10
,jkn м8 => bolty; thread=М8
гайка v16 => gajki-i-shajby; thread=М16; operation~гайка
atgkjdfz фреза 10 => frezy; diameter=10
фреза rjywtdfz 10 => frezy-koncevye; diameter=10
концеваяфреза 10 => frezy-koncevye; diameter=10
rk.x рожковый => klyuchi-gaechnye; operation~рожковый
rheu отрезной 125 => krugi-otreznye; disc_diameter=125
отвертка rhtcnjdfz ph2 => otvertki; tip=PH2
гайка v10 => gajki-i-shajby; thread=М10; operation~гайка
дискподереву => diski-pilnye; application=дерево
сверлопометаллу => sverla; workpiece_material~металл
сверлопобетону => bury-i-sverla-po-betonu
сверлопометаллу 8 => sverla; diameter=8; workpiece_material~металл
сверлоступенчатое => sverla-stupenchatye
ключрожковый => klyuchi-gaechnye; operation~рожковый
ключрожковый 17 => klyuchi-gaechnye; operation~рожковый; wrench_size=17 | klyuchi-gaechnye; operation~рожковый; wrench_size_2=17
ключкомбинированный => klyuchi-gaechnye; operation~комбинированный
круготрезной => krugi-otreznye
круготрезной125 => krugi-otreznye; disc_diameter=125
фрезаконцевая => frezy-koncevye
метчикручной => metchiki-ruchnye
метчикм8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
болтм10 => bolty; thread=М10
сверло8 => sverla; diameter=8
сверло8мм => sverla; diameter=8
штангенциркуль150 => shtangencirkuli; range_to=150
тискистаночные => tiski-stanochnye
очкизащитные => ochki-i-shchitki; name~очки
головкаторцевая => golovki-torcevye
перчаткирабочие => perchatki
фрезы дсковые => frezy-diskovye
фреза концвая 10 => frezy-koncevye; diameter=10
ключ рожквый 17 => klyuchi-gaechnye; operation~рожковый; wrench_size=17 | klyuchi-gaechnye; operation~рожковый; wrench_size_2=17
ключ динамомтрический => klyuchi-dinamometricheskie
кург отрезной 125 => krugi-otreznye; disc_diameter=125
круг лепстковый 125 => krugi-lepestkovye; disc_diameter=125
диск пилный по дереву => diski-pilnye; application=дерево
резец прохдной => rezcy-tokarnye; operation~проходной
патрн токарный => patrony-tokarnye
набр шестигранников => nabory-shestigrannikov
отвретка крестовая => otvertki; tip~PH | otvertki; tip~PZ
микромтр цифровой 50 => mikrometry; reading=цифровой; range_to=50
штангенциркль цифровой => shtangencirkuli; reading=цифровой
мсло компрессорное => masla-industrialnye; application~компрессорное
пластина токрная CNMG => plastiny-tokarnye; insert_size~CNMG
ВТ-СD-0800Z => article=VT-CD-0800Z
GW-SW-08030АС => article=GW-SW-08030AC
2304-0800-БP04 => article=2304-0800-БР04
0800-БP04 => article~0800-БР04
SW-08030АС => article~SW-08030AC
СD-0800Z => article~CD-0800Z
НL940108030010 => article=HL940108030010
ОK2301-0800-14-Е1Е => article=OK2301-0800-14-E1E
2301-0800-14-Е1Е => article~2301-0800-14-E1E
ТК23040500008 => article=ТК23040500008
TK23040500008 => article=ТК23040500008
пласина cnmg 120408 => plastiny-tokarnye; insert_size=CNMG 120408
цангаER32 => cangi-er; collet_type=ER32
брусок алмазный => bruski; abrasive~алмаз
`)
