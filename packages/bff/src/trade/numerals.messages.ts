/** Russian numerals in the cases used with amounts. Fragments of regular expressions. */
const five = 'пят'
const six = 'шест'
const seven = 'сем'
const eight = 'вос[еь]м'
const nine = 'девят'
const stems = [five, six, seven, eight, nine] as const
const collectives = ['пятеро', 'шестеро', 'семеро', 'восьмеро', 'девятеро'] as const

export const numerals = {
  addends: [
    [1, 'од(?:ин|на|но|ну|ного|ной)'],
    [2, 'дв(?:а|е|ух|ое)'],
    [3, 'тр(?:и|[её]х|ое)'],
    [4, 'четыр(?:е|[её]х)|четверо'],
    ...stems.map((stem, at) => [5 + at, `${stem}[ьи]|${collectives[at]}`] as const),
    [10, 'десят[ьи]'],
    ...['один', 'две', 'три', 'четыр', five, six, seven, eight, nine].map(
      (stem, at) => [11 + at, `${stem}надцат[ьи]`] as const,
    ),
    [20, 'двадцат[ьи]'],
    [30, 'тридцат[ьи]'],
    [40, 'сорока?'],
    ...stems.slice(0, 4).map((stem, at) => [50 + 10 * at, `${stem}[ьи]десяти?`] as const),
    [90, 'девяност[оа]'],
    [100, 'ст[оа]'],
    [200, 'двести|двухсот'],
    [300, 'триста|тр[её]хсот'],
    [400, 'четыреста|четыр[её]хсот'],
    ...stems.map((stem, at) => [500 + 100 * at, `${stem}[ьи]сот`] as const),
  ],
  /** Fractions that only come before a multiplier. */
  parts: [
    [1.5, 'полтор[аы]|полутора'],
    [0.5, 'пол'],
  ],
  multipliers: [
    [5, 'пят(?:ок|ка|ков)'],
    [10, 'десят(?:ок|ка|ков)'],
    [12, 'дюжин[аыу]?'],
    [100, 'сот(?:ня|ни|ню|ен)'],
    [1000, 'тыс(?:яч[аиу]?)?'],
    [1_000_000, 'миллион(?:а|ов)?|млн'],
  ],
  /** Multipliers that are an amount without a number before them. */
  alone: ['пяток', 'десяток', 'дюжин[ау]', 'сотн[яю]', 'тысяч[ау]', 'миллион'],
  /** A thousand attached to its number: «2к». */
  thousand: '[кk]',
  /** «Пара» alone means two; after a number it is the unit («3 пары»). */
  couple: 'пар[ауе]|парочк[ау]',
} as const
