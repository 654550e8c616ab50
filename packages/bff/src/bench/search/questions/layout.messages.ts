import { swapKeyboardLayout } from '@isp/i18n'
import { questionsOf } from '../question.ts'

/** The intended text, and the same typed in the other keyboard layout («cdthkj» for «сверло»). */
export const layout = questionsOf(
  `
сверло => sverla
сверло спиральное => sverla; name~сверло спиральное
сверло 8 => sverla; diameter=8
сверло по бетону => bury-i-sverla-po-betonu
метчик м8 => metchiki-mashinnye,metchiki-ruchnye; thread~М8
метчик => metchiki-mashinnye,metchiki-ruchnye
плашка м12 => plashki; thread~М12
фреза концевая => frezy-koncevye
фреза дисковая => frezy-diskovye
резец отрезной => rezcy-tokarnye; operation=отрезной
штангенциркуль => shtangencirkuli
штангенциркуль 150 => shtangencirkuli; range_to=150
микрометр => mikrometry
тиски станочные => tiski-stanochnye
молоток => molotki
отвертка => otvertki
перфоратор => perforatory
ушм 125 => ushm; disc_diameter=125
болт м10 => bolty; thread=М10
болты => bolty
гайка м16 => gajki-i-shajby; thread=М16; operation~гайка
перчатки => perchatki
очки защитные => ochki-i-shchitki; name~очки
ключ комбинированный => klyuchi-gaechnye; operation~комбинированный
напильник => napilniki
электроды => elektrody-i-provoloka
цанга er32 => cangi-er; collet_type=ER32
круг отрезной 125 => krugi-otreznye; disc_diameter=125
патрон токарный => patrony-tokarnye
волгорез => brand=volgorez
stalvik => brand=stalvik
formotek => brand=formotek
okunai => brand=okunai
kerndal => brand=kerndal
din 338 => standard=DIN 338
болгарка => ushm
`,
  swapKeyboardLayout,
)
