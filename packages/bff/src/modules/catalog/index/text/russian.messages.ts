/** Tables of the language for search; nothing here is shown to anybody. */

/** Cyrillic letters that look like Latin ones, pair by pair: «М8» and «M8» are the same to a buyer. */
export const lookAlikes = { cyrillic: 'авекмнорстх', latin: 'abekmhopctx' } as const

export const yo = { from: /ё/g, to: 'е' } as const

/** «8×117», «8x117» and «8х117» are three ways to write the same size. */
export const timesSign = /(\d)\s*[x×х*]\s*(?=\d)/g

/** «Ø8,5» says no more than «8,5»; «⌀» is no letter and falls out by itself. */
export const diameterSign = /(?<!\p{L})ø\s*(?=\d)/gu

/** Letters that buyers type for «Ø»: left out only where the catalogue has no such designation («D16»). */
export const diameterMarks: ReadonlySet<string> = new Set('ф φ d'.split(' '))

/** Units that may cling to a number («8мм») and add nothing to it in a question. */
export const units: ReadonlySet<string> = new Set(
  'мм см м мкм вт квт в а ач кг г т л мл шт нм об мин бар мпа дюйм дюйма дюймов град mm cm kg v w'.split(
    ' ',
  ),
)

/** Endings of nouns and adjectives, the longest first; at least three letters must stay. */
export const endings: readonly string[] =
  'иями ями ами ыми ими ого его ому ему ией иям иях ых их ая яя ое ее ые ие ый ий ой ей ов ев ам ям ах ях ом ем ую юю ия ию ии ы и а я о е у ю ь й'.split(
    ' ',
  )

/** Vowels that come and go: «резец» – «резцы», «молоток» – «молотки», «плашек» – «плашки». */
export const fleeting: readonly (readonly [ending: string, bare: string])[] = [
  ['ец', 'ц'],
  ['ок', 'к'],
  ['ек', 'к'],
]

export const cyrillicFirst = 'а'
export const cyrillicLast = 'я'

/** Words that join others or point at them and name nothing themselves. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'по для на с со под во в из к ко и или от до за без при о об у над',
    'не нет ни ли же бы но чтобы если как что чем где есть вообще',
    'такой такая такое такие такого таких этот эта это эти вас нас',
  ].flatMap((line) => line.split(' ')),
)

/** What people say in the shop, by its stem, and the word that stands in the catalogue. */
export const spokenWords: ReadonlyMap<string, string> = new Map([
  ['нержавейк', 'нержавеющая'],
  ['болгарк', 'ушм'],
  ['штангел', 'штангенциркуль'],
  ['металлическ', 'металл'],
])
