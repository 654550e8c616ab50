/** Spellings of standards, insert codes and diminutives; not shown to users. Lower case, folded by NFKC. */

const issuers = {
  gost: '(?:гост|gost)',
  iso: '(?:iso|исо|изо)',
  din: '(?:din|дин)',
  en: '(?:en|ен)',
  iec: '(?:iec|мэк)',
} as const

/**
 * Issuers of standards and the name each is stored under; the adopted one comes last («ГОСТ Р ИСО 4762» is ISO 4762).
 */
export const standardIssuers: readonly (readonly [pattern: string, name: string])[] = [
  [
    `(?:(?:${issuers.gost}(?:\\s*[рp])?|${issuers.din})\\s*(?:${issuers.en}\\s*)?)?${issuers.iso}`,
    'iso',
  ],
  [`(?:(?:${issuers.gost}(?:\\s*[рp])?|${issuers.din})\\s*)?${issuers.iec}`, 'iec'],
  [`(?:(?:${issuers.gost}(?:\\s*[рp])?|${issuers.din})\\s*)${issuers.en}`, 'en'],
  [`${issuers.gost}(?:\\s*[рp](?![\\p{L}]))?`, 'гост'],
  [issuers.din, 'din'],
  [issuers.en, 'en'],
  ['(?:ansi|анси)(?:\\s*[bв])?', 'ansi'],
  ['(?:ост|ost)', 'ост'],
  ['(?:ту|tu)', 'ту'],
]
/** The issuer whose numbers have parts: «ТУ 2-034-225». */
export const numberedInParts = 'ту'

/** Whether a text may contain a standard: a cheap test, since millions of names are checked. */
export const mayHaveStandard =
  /(?:гост|gost|iso|исо|изо|din|дин|en|ен|iec|мэк|ansi|анси|ост|ost|ту|tu)\s*[рpbв]?\s*\d/u

/** Latin letters meant by a Cyrillic letter in a code, the likelier first: look-alikes, then sound-alikes. */
export const codeLetters: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries({
    а: [['a']],
    б: [['b']],
    в: [['v', 'w'], ['b']],
    г: [['g']],
    д: [['d']],
    е: [['e']],
    з: [['z']],
    к: [['k']],
    л: [['l']],
    м: [['m']],
    н: [['n'], ['h']],
    о: [['o']],
    п: [['p']],
    р: [['p'], ['r']],
    с: [['c'], ['s']],
    т: [['t']],
    у: [['u']],
    ф: [['f']],
    х: [['x', 'h']],
    ц: [['c']],
  }),
)

/** «Сверло под метчик М8», «под резьбу М8», «сверло под М8». */
export const tapping = {
  things: /(?<!\p{L})(?:сверл\p{L}*|отверсти\p{L}*)(?!\p{L})/u,
  drill: 'сверло',
  hole: /(?<!\p{L})отверсти\p{L}*\s*/gu,
  /**
   * Patterns of the thread that the hole is for, with diameter and pitch; the letter «М» may be missing after «под
   * метчик» or «под резьбу».
   */
  threads: [
    /(?<!\p{L})(?<named>(?:под|для)\s+(?:нарез\p{L}+\s+)?(?:метчик|резьб)\p{L}*)\s+[mм]?\s?(?<d>\d+(?:\.\d+)?)(?:\s*[x×х*]\s*(?<p>\d+(?:\.\d+)?))?(?![\p{L}\d.])/u,
    /(?<![\p{L}\d])[mм]\s?(?<d>\d+(?:\.\d+)?)(?:\s*[x×х*]\s*(?<p>\d+(?:\.\d+)?))?\s+(?<named>(?:под|для)\s+(?:нарез\p{L}+\s+)?(?:метчик|резьб)\p{L}*)/u,
    /(?<!\p{L})(?:под|для)\s+[mм]\s?(?<d>\d+(?:\.\d+)?)(?:\s*[x×х*]\s*(?<p>\d+(?:\.\d+)?))?(?![\p{L}\d.])/u,
  ],
} as const

/** An adjective formed from a noun, and the noun: «алмаз-н-ый», «силикон-ов-ая». */
export const adjective =
  /^(\p{L}{4,}?)(?:ов|ев|н)(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ую|юю|ым|им|ыми|ими|ом|ем)$/u
/** Diminutive suffixes once the ending is removed: «сверл-ышк-о», «фрез-очк-а», «дрель-к-а». */
export const smallSuffixes: readonly string[] =
  'ышк ушк юшк ишк очк ечк ичк очек ечек чик ик ок ек к'.split(' ')
export const vowels: ReadonlySet<string> = new Set('аеиоуыэюя')
/** Endings of the base that the suffix may have replaced. */
export const smallMends: readonly string[] = ['', 'к', 'ок', 'ь']
/** Consonants that change before the suffix: «цанга» – «цанжка», «метчик» – «метчичек». */
export const smallChanges: ReadonlyMap<string, string> = new Map([
  ['ч', 'к'],
  ['ж', 'г'],
  ['ш', 'х'],
])
/** Sizes with a letter, as spoken and as written: «радиус 3» is «R3», «звёздочка T25» is «TX25». */
export const letteredSizes: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})радиус\p{L}*\s*(\d+(?:\.\d+)?)(?![\d.])(?:\s*мм(?!\p{L}))?/gu, 'r'],
  [/(?<!\p{L})модул\p{L}*\s*(\d+(?:\.\d+)?)(?![\d.])/gu, 'm'],
  [/(?<![\p{L}\d])[tт]\s?-?(\d{1,2})(?![\p{L}\d.])/gu, 'tx'],
]
/** Asks for an alternative to the named product. */
export const isForAnalogue = /(?<!\p{L})(?:аналог|замен|вместо)/iu
/** What a product comes without, as product names state it. */
export const lack = /(?<!\p{L})без\s+(\p{L}{3,})/gu
/** What the buyer does not want: «без поверки», «не твердосплавное», «кроме TiN». */
export const denial = /(?<!\p{L})(?:без\s+(\p{L}{3,})|(?:не|кроме)\s+(\p{L}{4,}))/u
export const mayDeny = /без\s/u
/** Letters of articles by sound, pairs of letters first. */
export const articleLetters: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['щ', 'sch'],
  ['ш', 'sh'],
  ['ч', 'ch'],
  ['ж', 'zh'],
  ['ц', 'ts'],
  ['х', 'kh'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ...[...'абвгдезиклмнопрстуфэх'].map((letter, at): [string, string] => [
    letter,
    'abvgdeziklmnoprstufeh'[at] as string,
  ]),
]
/** Prepositions that may be run together with the words on both sides. */
export const joints: readonly string[] = 'под для по на с'.split(' ')
/** Numerals that begin words: «трёхкулачковый» is «3-кулачковый» in product names. */
export const numberPrefixes: readonly (readonly [string, number])[] = [
  ['двух', 2],
  ['трех', 3],
  ['четырех', 4],
  ['пяти', 5],
  ['шести', 6],
  ['восьми', 8],
  ['двенадцати', 12],
]
/** Abbreviations of shanks: «к/хв», «ц.х.» are «к/х» and «ц/х». */
export const shankLetters = /(?<!\p{L})([кц])\s?[./]\s?х(?:в(?:ост\p{L}*)?)?\.?(?!\p{L})/gu
/** Number of teeth: «Z=4», «4 зуба», «4-х перая». */
export const teeth =
  /(?<![\p{L}\d])z\s*=?\s*(\d{1,3})(?![\p{L}\d.])|(?<![\p{L}\d.,])(\d{1,3})\s*-?\s*(?:х\s*)?(?:зуб|пер[аоы])\p{L}*/gu
/** The ending of «4-х» in «4-х кулачковый». */
export const numberEnding = /(\d)\s*-?\s*[хx]\s+(?=\p{L}{3})/gu
/** Number signs: «№4» (NFKC makes it «no4»), «номер 4», «р-р 9». */
export const numero = /(?<!\p{L})(?:no|n|номер\p{L}*)\.?\s*(\d+)(?![\p{L}\d.,])/gu
/** Endings of numbers: «12-ка», «8-го». */
export const numberTail = /(\d)-(?:ка|ку|ки|кой|ой|й|я|ю|ти|го|му)(?!\p{L})/gu
export const sizeWord = /(?<!\p{L})(?:р-р|разм)\.?\s*(?=\d)/gu
/** «Круг на точило»: the words after the preposition only say what the thing is for. */
export const forAnother = /\s(?:на|для|под|к|от)\s+(?=\p{L})/u
/** «125/1,6/22» is a size of three sides. */
export const threeSides =
  /(?<![\p{L}\d.,/-])(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\/(?=\d+(?:\.\d+)?(?![\d.,/-]))/gu
/** A range in words: «от 3 до 16». */
export const fromTo = /(?<!\p{L})от\s+(\d+(?:\.\d+)?)\s*(?:мм\s*)?до\s+(?=\d)/gu
