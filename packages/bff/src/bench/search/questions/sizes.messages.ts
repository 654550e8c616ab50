import { questionsOf } from '../question.ts'

/** Main sizes of sections, in any spelling. */
export const sizes = questionsOf(`
сверло 8,5 => sverla; diameter=8.5
сверло 8.5 мм => sverla; diameter=8.5
сверло 10 => sverla; diameter=10
сверло ф6 => sverla; diameter=6
сверло Ø12 => sverla; diameter=12
сверло диаметр 5 => sverla; diameter=5
сверло d=10 => sverla; diameter=10
сверло 5мм => sverla; diameter=5
сверло 8х117 => sverla; diameter=8; overall_length=117
сверло 6 10 шт => sverla; diameter=6
сверло 4 5 штук => sverla; diameter=4
сверло твердосплавное 8 => sverla-tverdosplavnye; diameter=8
сверло центровочное 4 => sverla-centrovochnye; diameter=4
сверло к/х 18 => sverla-k-h; diameter=18
бур 10х160 => bury-i-sverla-po-betonu; diameter=10; overall_length=160
бур sds plus 12 => bury-i-sverla-po-betonu; diameter=12; shank=SDS-plus
фреза 10 => frezy; diameter=10
фреза концевая 12 мм => frezy-koncevye; diameter=12
фреза дисковая 100х6 => frezy-diskovye; diameter=100; width=6
фреза торцевая 125 => frezy-torcevye; diameter=125
фреза сферическая R3 => frezy-sfericheskie; corner_radius=3
фреза червячная m2,5 => frezy-chervyachnye; module=2.5
фреза червячная модуль 4 => frezy-chervyachnye; module=4
метчик 8 => metchiki-mashinnye,metchiki-ruchnye; diameter=8
метчик м10х1,5 => metchiki-mashinnye,metchiki-ruchnye; diameter=10; pitch=1.5
метчик M16x1.5 => metchiki-mashinnye,metchiki-ruchnye; diameter=16; pitch=1.5
метчик м20*1,5 => metchiki-mashinnye,metchiki-ruchnye; diameter=20; pitch=1.5
метчик 16 на 1,5 => metchiki-mashinnye,metchiki-ruchnye; diameter=16; pitch=1.5
плашка 14 => plashki; thread~М14
плашка М10х1,25 => plashki; thread=М10×1,25
болт 10 => bolty; thread=М10
болт м8 => bolty; thread=М8
болт м8х30 => bolty; thread=М8; length=30
болт 8х30 => bolty; thread=М8; length=30
болт 10 на 60 => bolty; thread=М10; length=60
винт м20х70 => vinty; thread=М20; length=70
гайка 16 => gajki-i-shajby; thread=М16; operation~гайка
шайба 24 => gajki-i-shajby; thread=М24; operation~шайба
ключ 19 => klyuchi-gaechnye; wrench_size=19 | klyuchi-gaechnye; wrench_size_2=19
ключ рожковый 9х11 => klyuchi-gaechnye; wrench_size=9; wrench_size_2=11
ключ на 17 => klyuchi-gaechnye; wrench_size=17 | klyuchi-gaechnye; wrench_size_2=17
головка 1/2 => golovki-torcevye; square=1/2"
головка на 32 => golovki-torcevye; wrench_size=32
головка 1/2" 13 => golovki-torcevye; wrench_size=13; square=1/2"
штангенциркуль 150 => shtangencirkuli; range_to=150
штангенциркуль 0-150 => shtangencirkuli; range_to=150
микрометр 25-50 => mikrometry; range_from=25; range_to=50
микрометр 0-25 => mikrometry; range_from=0; range_to=25
тиски 160 => tiski-stanochnye; jaw_width=160
патрон токарный 250 => patrony-tokarnye; diameter=250
круг отрезной 125 => krugi-otreznye; disc_diameter=125
круг отрезной 230х2,5 => krugi-otreznye; disc_diameter=230; thickness=2.5
круг отрезной 125х1,2х22,23 => krugi-otreznye; disc_diameter=125; thickness=1.2
диск пильный 250 => diski-pilnye; disc_diameter=250
ушм 230 => ushm; disc_diameter=230
напильник 200 => napilniki; length=200
электроды 3 мм => elektrody-i-provoloka; electrode_diameter=3
электроды 4 => elektrody-i-provoloka; electrode_diameter=4
перчатки 10 => perchatki; size_label=10
коронка 68 => korony-i-pilnye-diski; diameter=68
развертка 20 => razvertki-mashinnye,razvertki-ruchnye; diameter=20
резец 25х25 => rezcy-tokarnye; holder_section=25×25
молоток 500 г => molotki; head_mass=400..600
молоток 1 кг => molotki; head_mass=1000
масло 20 л => masla-industrialnye; volume=20
сверло 10 см => sverla; overall_length=90..110 | sverla; diameter=100
оправка bt40 20 => opravki; taper=BT40; diameter=20
цанга er32 10 => cangi-er; collet_type=ER32; clamping_max=10 | cangi-er; collet_type=ER32; clamping_min=10
сверло десять миллиметров => sverla; diameter=10
сверло восемь => sverla; diameter=8
головка 12,7 мм => golovki-torcevye; square=1/2"
головка 12.7 => golovki-torcevye; square=1/2"
головка ½ => golovki-torcevye; square=1/2"
головка ¾″ => golovki-torcevye; square=3/4"
головка 0.5 inch => golovki-torcevye; square=1/2"
головка 0,375" => golovki-torcevye; square=3/8"
головка 9,53 мм => golovki-torcevye; square=3/8"
головка полдюйма => golovki-torcevye; square=1/2"
головка 3/8 => golovki-torcevye; square=3/8"
головка торцевая три восьмых дюйма => golovki-torcevye; square=3/8"
гайковёрт 1/2 дюйма => gajkoverty; square=1/2"
гайковёрт 19,05 мм => gajkoverty; square=3/4"
ключ динамометрический 6,35 мм => klyuchi-dinamometricheskie; square=1/4"
ключ динамометрический ½'' => klyuchi-dinamometricheskie; square=1/2"
метчик М8 => metchiki-mashinnye,metchiki-ruchnye; thread=М8
метчик M8x1,25 => metchiki-mashinnye,metchiki-ruchnye; thread=М8
метчик м8х1 => metchiki-mashinnye,metchiki-ruchnye; thread=М8×1
плашка м 10 х 1,5 => plashki; thread=М10
гайка M10x1.5 => gajki-i-shajby; thread=М10; operation~гайка
гайка 10х1,5 => gajki-i-shajby; thread=М10; operation~гайка
болт M8×1,25×30 => bolty; thread=М8; length=30
болт м12х1,75 => bolty; thread=М12
ключ на двенадцать => klyuchi-gaechnye; wrench_size=12 | klyuchi-gaechnye; wrench_size_2=12
`)
