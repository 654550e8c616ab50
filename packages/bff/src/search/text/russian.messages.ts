/** Tables of the Russian language for search; not shown to users. */

export { lookAlikes } from '../../trade/look-alikes.messages.ts'

export const yo = { from: /ё/g, to: 'е' } as const

/** «8×117», «8x117» and «8х117» are three ways to write the same size. */
export const timesSign = /(\d)\s*[x×х*]\s*(?=\d)/g

/** «Ø8,5», «d=8,5», «s=17», «д. 8» mean only the number; «⌀» is not a letter and is dropped anyway. */
export const diameterSign =
  /(?<!\p{L})(?:ø\s*|[dдфlshbв]\s*=\s*|(?:д|диам|дл)\.\s*|диам\s+)(?=\d)/gu

/** A number explicitly marked as a diameter. */
export const saidDiameter =
  /(?:[⌀∅øф]|(?<![\p{L}\d])d\s*=|(?<!\p{L})диам(?:етр\p{L}*|\.)?)\s*(\d+(?:[.,]\d+)?)(?![\p{L}\d.,×x*/-])/u

/** «SDS+» is «SDS-plus». */
export const plusSign = { from: /(?<=[\p{L}]{2})\+/gu, to: ' plus ' } as const

/** Prepositions in a name after which comes what the thing is for, not the thing. */
export const asideMarks: ReadonlySet<string> = new Set('под для с со без из по'.split(' '))

/** Quantities, which tell nothing about the product. */
export const quantity =
  /(?<![\p{L}\d.,/-])\d+\s*(?:шт(?:ук[аи]?)?|уп(?:аков(?:ок|к[аи]))?|пач(?:ек|к[аи])|пар[аы]?|экз)(?!\p{L})\.?/gu
/** «Набор 19 шт» is a set of nineteen. */
export const setWords = /набор|комплект/u

/** «16 на 1,5» is «16×1,5». */
export const timesWord = /(\d)\s+на\s+(?=\d)/gu

/** Numbers in words, by their first letters. */
export const spokenNumbers: readonly (readonly [RegExp, number])[] = (
  [
    ['один|одного|одну', 1],
    ['два|двух|две', 2],
    ['три|трех|тройк[аиу]', 3],
    ['четыре|четырех|четверк[аиу]', 4],
    ['пять|пяти|пятерк[аиу]', 5],
    ['шесть|шести|шестерк[аиу]', 6],
    ['семь|семи|семерк[аиу]', 7],
    ['восемь|восьми|восьмерк[аиу]', 8],
    ['девять|девяти|девятк[аиу]', 9],
    ['десять|десяти|десятк[аиу]', 10],
    ['одиннадцат[ьи]', 11],
    ['двенадцат[ьи]|двенадцатка', 12],
    ['тринадцат[ьи]', 13],
    ['четырнадцат[ьи]', 14],
    ['пятнадцат[ьи]', 15],
    ['шестнадцат[ьи]', 16],
    ['семнадцат[ьи]', 17],
    ['восемнадцат[ьи]', 18],
    ['девятнадцат[ьи]', 19],
    ['двадцат[ьи]', 20],
    ['тридцат[ьи]', 30],
    ['сорока?', 40],
    ['пятьдесят|пятидесяти', 50],
    ['сто|ста', 100],
    ['полтора|полутора', 1.5],
  ] as const
).map(([forms, value]) => [new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'gu'), value])

/** Inches in words. */
export const spokenInches: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:пол[- ]?дюйма|полдюймов\p{L}*)(?!\p{L})/gu, '1/2"'],
  [/(?<!\p{L})дюйм\s+с\s+четвертью(?!\p{L})/gu, '1 1/4"'],
  [/(?<!\p{L})четверть\s+дюйма(?!\p{L})/gu, '1/4"'],
  [/(?<!\p{L})три\s+четверти(?:\s+дюйма)?(?!\p{L})/gu, '3/4"'],
  [/(?<!\p{L})три\s+восьмых(?:\s+дюйма)?(?!\p{L})/gu, '3/8"'],
]

/** «10 см» is «100». */
export const centimetres = /(\d+(?:[.,]\d+)?)\s*(?:см|cm)(?!\p{L})/gu

/** «2 метра» may be «2000». */
export const metres = /(?<![\p{L}\d.,/×x*-])(\d+(?:\.\d+)?)\s*(?:м|m|метр\p{L}*)(?![\p{L}\d])/gu

/** «Н·м» and «А·ч» are one word. */
export const joinedUnits = /(\d)\s*(н|n|а|a)\s*[·*⋅-]?\s*(м|m|ч|h)(?!\p{L})/gu

const scaleOf = (unit: string, factor: number, names: string) =>
  names.split(' ').map((name) => [name, { unit, factor }] as const)
/** Units by name, each with the base unit of its kind. Millimetres need no name. */
export const unitScales: ReadonlyMap<string, { unit: string; factor: number }> = new Map([
  ...scaleOf('в', 1, 'в v вольт вольта вольтов volt'),
  ...scaleOf('вт', 1, 'вт w ватт'),
  ...scaleOf('вт', 1000, 'квт kw киловатт'),
  ...scaleOf('а', 1, 'а a ампер'),
  ...scaleOf('ач', 1, 'ач ah'),
  ...scaleOf('г', 1, 'г гр грамм g'),
  ...scaleOf('г', 1000, 'кг kg килограмм килограмма килограммов кило'),
  ...scaleOf('мл', 1, 'мл ml'),
  ...scaleOf('мл', 1000, 'л l литр литра литров'),
  ...scaleOf('нм', 1, 'нм nm'),
  ...scaleOf('дж', 1, 'дж j'),
  ...scaleOf('кн', 1, 'кн'),
  ...scaleOf('м', 1, 'м m метр метра метров'),
  ...scaleOf('дб', 1, 'дб db'),
  ...scaleOf('мм', 25.4, 'дюйм дюйма дюймов дюйме inch'),
])

/** Letters typed for «Ø»: dropped only when the catalogue has no such designation («D16»). */
export const diameterMarks: ReadonlySet<string> = new Set('ф φ d д'.split(' '))

/** Units that may be attached to a number («8мм») and add nothing to it. */
export const units: ReadonlySet<string> = new Set(
  'мм см м мкм вт квт в а ач кг г т л мл шт нм об мин бар мпа дюйм дюйма дюймов дюйме inch inches град mm cm kg v w вольт миллиметров миллиметра миллиметр литров кило'.split(
    ' ',
  ),
)

/** Endings of nouns and adjectives, the longest first; at least three letters must stay. */
export const endings: readonly string[] =
  'иями ями ами ыми ими ого его ому ему ией иям иях ых их ая яя ое ее ые ие ый ий ой ей ов ев ам ям ах ях ом ем ую юю ия ию ии ы и а я о е у ю ь й'.split(
    ' ',
  )

/** Vowels that vary between forms: «резец» – «резцы», «молоток» – «молотки», «плашек» – «плашки». */
export const fleeting: readonly (readonly [ending: string, bare: string])[] = [
  ['аек', 'айк'],
  ['оек', 'ойк'],
  ['еек', 'ейк'],
  ['ец', 'ц'],
  ['ок', 'к'],
  ['ек', 'к'],
]

export const cyrillicFirst = 'а'
export const cyrillicLast = 'я'

/** Conjunctions, prepositions and pronouns, which name nothing. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'по для на с со под во в из к ко и или от до за без при о об у над',
    'не нет ни ли же бы но чтобы если как что чем где есть вообще',
    'нужен нужна нужно нужны купить куплю заказать цена стоимость сколько стоит интересует ищу продам',
    'артикул арт код каталожный номер мне надо хочу пожалуйста наличии наличие недорого дешево',
    'диаметр диаметром диаметра размер размером размера кп пр-во производства фирмы фирма бренд марка',
    'модуль шаг шагом длиной ширина шириной толщина толщиной',
    'аналог аналоги аналога аналогов аналогичный аналогичная замена замену заменитель заменить вместо',
    'какой какая какое какие какую каким какими подскажите посоветуйте подберите найти найдите',
    'такой такая такое такие такого таких этот эта это эти вас нас',
  ].flatMap((line) => line.split(' ')),
)

/** Colloquial words, by stem, and the catalogue's words for them. */
export const spokenWords: ReadonlyMap<string, string> = new Map([
  ['нержавейк', 'нержавеющая'],
  ['болгарк', 'ушм'],
  ['штангел', 'штангенциркуль'],
  ['металлическ', 'металл'],
])

/** Letter groups with one sound, Latin ones in German and English spelling; the longest first. */
export const soundPairs: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'ш'],
  [/sh/g, 'ш'],
  [/zh/g, 'ж'],
  [/ch/g, 'ч'],
  [/ck/g, 'k'],
  [/kh/g, 'х'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ts|tz/g, 'ц'],
  [/c(?=[eiy]|$)/g, 'ц'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
]
/** One letter for each sound. */
export const soundLetters: ReadonlyMap<string, string> = new Map(
  (
    [
      ['абвгдежзиклмнопрстуфхцчшщьъыэюяй', 'abvgdeжziklmnoprstufhцчшш  ieuai'],
      ['cwqjyh', 'kvkiih'],
    ] as const
  ).flatMap(([from, to]) =>
    [...from].map((letter, place) => [letter, (to[place] ?? '').trim()] as const),
  ),
)
export const soundMerges: readonly (readonly [RegExp, string])[] = [
  // «klyuch» is «kluch», «gajka» is «gaika»
  [/i+(?=[aeou])/g, ''],
  // doubled letters sound like single ones
  [/(.)\1+/g, '$1'],
]
