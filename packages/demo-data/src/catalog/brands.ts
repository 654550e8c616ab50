import { slugText } from '@isp/i18n/slug'
import { hashText } from '../random.ts'

export const brandGroups = [
  'cutting',
  'tooling',
  'measuring',
  'abrasive',
  'hand',
  'power',
  'machine',
  'robot',
  'fluid',
  'safety',
  'storage',
  'welding',
  'fastener',
] as const
export type BrandGroup = (typeof brandGroups)[number]

/** How the maker writes article numbers, see articles.ts. */
export type ArticleStyle = 'gost' | 'dashes' | 'slash' | 'dots' | 'digits' | 'prefix'

export type Brand = {
  slug: string
  name: string
  country: string
  about: string
  /** Price level against the middle tier. */
  level: number
  style: ArticleStyle
  /** One to three letters that stand in all its articles; differ between brands in either alphabet. */
  mark: string
  groups: readonly BrandGroup[]
}

// All names are invented. Name | country | price level | article style | mark | groups | about
const table = `
Резграф | Россия | 0.78 | gost | РЗ | cutting abrasive | Осевой и абразивный инструмент по ГОСТ для серийного производства.
Волгорез | Россия | 0.72 | gost | ВР | cutting | Инструмент из быстрорежущей стали: свёрла, метчики, развёртки, фрезы.
Твердосплав-Кама | Россия | 0.85 | digits | ТК | cutting | Пластины, монолитный твердосплавный инструмент и заготовки под заточку.
Станкоприбор-НН | Россия | 0.9 | gost | СП | tooling measuring | Станочная оснастка и средства измерения, внесённые в Госреестр.
Метролит | Россия | 0.88 | gost | МЛ | measuring | Штангенинструмент, микрометры и калибры с поверкой.
Уралзажим | Россия | 0.82 | gost | УЗ | tooling | Патроны токарные, тиски, делительные головки.
Окский крепёж | Россия | 0.75 | digits | ОГ | fastener | Болты, винты, гайки и шайбы классов прочности 8.8, 10.9 и 12.9.
Кузнечный ряд | Россия | 0.74 | prefix | КР | hand | Молотки, зубила, ломы и ключи из кованой стали.
Слесарь-Проф | Россия | 0.8 | digits | СЛ | hand storage | Наборы и верстаки для слесарных участков и ремонтных служб.
Абразив-Исеть | Россия | 0.76 | gost | АИ | abrasive | Круги на керамической и бакелитовой связке, бруски, сегменты.
Вектра | Россия | 0.8 | slash | ВК | power | Электроинструмент для стройки и цеха с гарантией два года.
Электромаш-Вятка | Россия | 0.78 | slash | ЭМ | power welding | Сетевой электроинструмент и инверторы.
Нижегородский станок | Россия | 0.95 | prefix | НС | machine | Токарные, фрезерные и ленточнопильные станки, пусконаладка и запасные части.
Сибстанмаш | Россия | 0.92 | prefix | СМ | machine | Сверлильные и шлифовальные станки для ремонтных цехов.
Роботех-Волга | Россия | 0.9 | dashes | RV | robot | Промышленные роботы, захваты и ячейки под ключ.
Химол | Россия | 0.7 | prefix | ХМ | fluid | Смазочно-охлаждающие жидкости, масла и пасты для металлообработки.
Смазком | Россия | 0.74 | digits | СК | fluid | Пластичные смазки и индустриальные масла.
Щит и Ко | Россия | 0.8 | prefix | ЩК | safety | Средства защиты рук, глаз, слуха и дыхания.
Полимет | Россия | 0.82 | dots | ПМ | storage | Металлическая мебель: верстаки, стеллажи, шкафы.
Шовмаш-Ока | Россия | 0.8 | slash | СВ | welding | Инверторы, горелки и сварочные материалы с аттестацией НАКС.
Электрод-Поволжье | Россия | 0.72 | gost | ЭП | welding | Электроды и проволока для ручной и механизированной сварки.
Беларез | Беларусь | 0.82 | gost | БР | cutting tooling | Инструмент и оснастка минского завода для универсальных станков.
Полесье-Инструмент | Беларусь | 0.78 | digits | ПИ | hand measuring | Слесарный и мерительный инструмент.
Kerndal | Германия | 1.75 | dashes | KD | cutting | Твердосплавный инструмент для труднообрабатываемых материалов.
Brezholm | Германия | 1.7 | dots | BH | tooling | Прецизионная зажимная оснастка с биением до 3 мкм.
Messgrund | Германия | 1.72 | dots | MG | measuring | Измерительные приборы с сертификатом калибровки.
Hammerfeld | Германия | 1.6 | slash | HF | power | Перфораторы и отбойные молотки с пониженной вибрацией.
Eisenlohe | Германия | 1.55 | dots | EL | hand | Ключи и головки из хромованадиевой стали.
Schleifton | Германия | 1.5 | digits | ST | abrasive | Абразивы на ткани и отрезные круги повышенной стойкости.
Stalvik | Швеция | 1.8 | dashes | R | cutting | Сменные пластины и корпусной инструмент.
Norrfil | Швеция | 1.45 | digits | NF | hand abrasive | Напильники, пилы и ручной инструмент.
Lundverkt | Швеция | 1.5 | dots | LV | storage hand | Инструментальные тележки и ложементы.
Alpenhart | Австрия | 1.65 | dashes | AH | cutting welding | Фрезы, пластины и сварочные материалы.
Tornavex | Чехия | 1.05 | gost | TX | cutting tooling | Токарный инструмент и быстросменные резцедержатели.
Moravit | Чехия | 1.08 | prefix | MV | tooling machine | Тиски, делительные столы и настольные станки.
Vrtakov | Чехия | 1.02 | prefix | VT | cutting | Свёрла и зенкеры из кобальтовой стали.
Zubrix | Польша | 0.98 | prefix | ZB | hand power | Инструмент для монтажных бригад.
Gwintmet | Польша | 1.0 | prefix | GW | cutting fastener | Метчики, плашки и крепёж.
Fresatek | Италия | 1.35 | dots | FT | cutting machine | Фрезы и станки для обработки форм и штампов.
Presa Torino | Италия | 1.4 | prefix | PT | robot tooling | Пневматические захваты и модули автоматизации.
Lubrano | Италия | 1.3 | digits | LB | fluid | Синтетические СОЖ и масла для направляющих.
Iberfix | Испания | 1.15 | dots | IF | fastener tooling | Крепёж и прижимы для станочных столов.
Suisselle | Швейцария | 2.1 | dots | SU | measuring | Микрометры и индикаторы часового класса.
Okunai | Япония | 1.7 | dashes | OK | cutting | Монолитные фрезы и метчики для высокоскоростной обработки.
Sankoto | Япония | 1.6 | slash | SK | power | Аккумуляторный инструмент на единой платформе 18 В.
Hayamitsu | Япония | 1.65 | digits | HM | measuring | Цифровой измерительный инструмент с защитой IP67.
Robonari | Япония | 1.75 | dashes | RN | robot | Шестиосевые манипуляторы грузоподъёмностью до 300 кг.
Daehwan Tools | Республика Корея | 1.12 | dashes | DH | cutting | Токарные и фрезерные пластины с покрытиями PVD и CVD.
Korvanta | Республика Корея | 1.2 | dashes | KV | robot machine | Коллаборативные роботы и обрабатывающие центры.
Weilong | Китай | 0.62 | dashes | WL | cutting tooling | Пластины, цанги и оправки для станков с ЧПУ.
Jinghe | Китай | 0.6 | prefix | JH | machine robot | Станки и роботы с локальным складом запасных частей.
Dalituo | Китай | 0.58 | slash | DL | power | Доступный электроинструмент для разовых работ.
Shenmai | Китай | 0.6 | digits | SH | measuring hand | Цифровые штангенциркули и наборы щупов.
Hailuo | Китай | 0.55 | digits | HL | fastener abrasive | Крепёж и отрезные круги.
Anatolmak | Турция | 0.85 | prefix | AM | machine tooling | Ленточнопильные станки и патроны.
Kaynakci | Турция | 0.82 | slash | KY | welding | Сварочные аппараты и горелки.
Bharatcut | Индия | 0.66 | prefix | BC | cutting hand | Инструмент из быстрорежущей стали и ключи.
Formotek | Тайвань | 1.05 | dashes | FM | tooling hand | Оправки, цанги и трещоточные ключи.
Taigrip | Тайвань | 1.0 | prefix | TG | tooling robot | Гидравлические тиски, патроны и электрические захваты.
Nordsafe | Финляндия | 1.35 | digits | NS | safety | Перчатки и очки для тяжёлых условий.
Amerguard | США | 1.4 | dots | AG | safety storage | Защита органов дыхания и слуха, шкафы для реактивов.
Chipmaster Fluids | США | 1.45 | prefix | CF | fluid | Полусинтетические СОЖ с долгим сроком службы.
Балтшилд | Россия | 0.86 | digits | БШ | safety welding | Сварочные маски и спецодежда.
Литейный двор | Россия | 0.84 | prefix | ЛД | machine storage | Верстаки, плиты и настольные станки.
`

export const brands: readonly Brand[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name, country, level, style, mark, groups, about] = line.split(' | ') as [
      string,
      string,
      string,
      ArticleStyle,
      string,
      string,
      string,
    ]
    return {
      slug: slugText(name),
      name,
      country,
      level: Number(level),
      style,
      mark,
      about,
      groups: groups.split(' ') as BrandGroup[],
    }
  })

export const brandsOf = (group: BrandGroup): readonly Brand[] =>
  brands.filter((brand) => brand.groups.includes(group))

/** Makers who write ГОСТ where others write DIN. */
export const isDomestic = ({ country }: Brand): boolean =>
  country === 'Россия' || country === 'Беларусь'

const colors = ['blue', 'graphite', 'green', 'orange', 'red', 'yellow'] as const

/** Each maker paints its machines in one colour. */
export const brandColor = ({ slug }: Brand): string =>
  colors[hashText(slug) % colors.length] as string
