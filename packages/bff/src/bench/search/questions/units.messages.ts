import { questionsOf } from '../question.ts'

/** Diameters with signs, threads with a pitch, sizes in other units. */
export const units = questionsOf(`
сверло ⌀12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло ⌀ 8,5 => sverla; diameter=8.5
сверло ø12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло ∅10 => sverla; diameter=10
сверло d12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло d8 => sverla; diameter=8
сверло D=12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло D 10 => sverla; diameter=10
сверло диаметр 12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло диаметром 8,5 мм => sverla; diameter=8.5
сверло 12 мм => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло диам. 6 => sverla; diameter=6
⌀12 сверло => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверла ф12 => sverla-c-h,sverla-k-h,sverla-dlinnye,sverla-korotkie,sverla-levye,sverla-tverdosplavnye,sverla-centrovochnye,sverla-korpusnye; diameter=12
сверло ступенчатое 4-12 => sverla-stupenchatye; min_diameter=4; diameter=12
сверло ступенчатое 12 => sverla-stupenchatye; diameter=12
зенковка ⌀20 => zenkery-i-zenkovki; diameter=20.5 | zenkery-i-zenkovki; diameter=16.5
сверло ⌀39 => sverla; diameter=38 | sverla; diameter=42
фреза d12 => frezy; diameter=12
фреза концевая ⌀10 => frezy-koncevye; diameter=10
развертка ⌀12 => razvertki-mashinnye,razvertki-ruchnye; diameter=12
развертка d=8 => razvertki-mashinnye,razvertki-ruchnye; diameter=8
бур d10 => bury-i-sverla-po-betonu; diameter=10
бур ø 12 => bury-i-sverla-po-betonu; diameter=12
коронка ⌀25 => korony-i-pilnye-diski; diameter=25
круг отрезной ⌀125 => krugi-otreznye; disc_diameter=125
M8x1.25 => name~М8
метчик M8x1.25 => metchiki-mashinnye,metchiki-ruchnye; diameter=8; pitch=1.25
метчик М8×1,25 => metchiki-mashinnye,metchiki-ruchnye; diameter=8; pitch=1.25
плашка m10*1.5 => plashki; thread=М10; pitch=1.5
метчик m10 x 1.5 => metchiki-mashinnye,metchiki-ruchnye; diameter=10; pitch=1.5
метчик м20 шаг 1,5 => metchiki-mashinnye,metchiki-ruchnye; diameter=20; pitch=1.5
сож 20 литров => soj; volume=20
сож 20 л => soj; volume=20
сож 20л => soj; volume=20
сож 20000 мл => soj; volume=20
сож бочка 200 литров => soj; volume=200
масло компрессорное 10 литров => masla-industrialnye; application~компрессорное; volume=10
масло гидравлическое 20л => masla-industrialnye; application~гидравлическое; volume=20
аэрозоль 0,4 л => aerozoli; volume=0.4
аэрозоль 400 мл => aerozoli; volume=0.4
аэрозоль 0,5 л => aerozoli; volume=0.5
смазка 400 г => smazki-plastichnye; net_mass=0.4
смазка 0,4 кг => smazki-plastichnye; net_mass=0.4
смазка 5 кг => smazki-plastichnye; net_mass=5
стеллаж 2000 мм => stellazhi-i-verstaki; operation=стеллаж; width=2000
стеллаж 2 метра => stellazhi-i-verstaki; operation=стеллаж; width=2000
стеллаж 2 м => stellazhi-i-verstaki; operation=стеллаж; width=2000
верстак 1,5 м => stellazhi-i-verstaki; operation=верстак; width=1500
верстак 1,2 метра => stellazhi-i-verstaki; operation=верстак; width=1200
верстак 120 см => stellazhi-i-verstaki; operation=верстак; width=1200
верстак 1500 мм => stellazhi-i-verstaki; operation=верстак; width=1500
штангенциркуль 0,15 м => shtangencirkuli; range_to=150
штангенциркуль 15 см => shtangencirkuli; range_to=150
ключ динамометрический 1/2" => klyuchi-dinamometricheskie; square=1/2"
головка 1/2" => golovki-torcevye; square=1/2"
головка 3/8 дюйма => golovki-torcevye; square=3/8"
головка торцевая 12,7 мм => golovki-torcevye; square=1/2"
молоток 0,3 кг => molotki; name~300 г
молоток 300 грамм => molotki; name~300 г
дрель 0,85 квт => dreli; name~850 Вт
ушм 2 квт => ushm; name~2000 Вт
станок заточной 750 вт => stanki-zatochnye; motor_power=0.75
`)
