import { NBSP } from './typography.ts'

/** Word joiner U+2060: invisible, prevents a line break. */
export const WORD_JOINER = '\u2060'
/** Hyphen U+2011, which prevents a line break. */
export const NB_HYPHEN = '\u2011'

/** Units after numbers in names. Compound ones come first, because «м» would match the start of «м/с». */
const UNITS = [
  'об/мин',
  'А·ч',
  'Н·м',
  'м/с',
  'мкм',
  'мм',
  'см',
  'км',
  'кг',
  'мг',
  'мл',
  'шт',
  'кВт',
  'Вт',
  'Дж',
  'кН',
  'дБ',
  'МПа',
  'бар',
  'кГц',
  'Гц',
  'мин',
  '°C',
  '°С',
  'м',
  'г',
  'т',
  'л',
  'В',
  'А',
  'Н',
  '%',
].join('|')

/** The number of a standard: «4010-77», «2-034-225-87», «Р 52544». */
const STANDARD = /(ГОСТ|DIN|ISO|EN|ТУ|СТО)( Р)? (?=[\d(VР])(VG )?([\d.-]*)/g
/** Letters of names. Not `\p{L}`: a browser builds that class from all of Unicode, some 40 ms of a phone before the first row. */
const L = 'A-Za-zµÀ-ÿА-Яа-яЁё'
const AFTER_NUMBER = new RegExp(`(\\d["']?) (?=(?:${UNITS})(?![${L}\\d]))`, 'g')
const CLASS = /(кл\.|№|тип) (?=\S)/g
const SLASH = new RegExp(`(^|[^${L}])([${L}]{1,3})/(?=[${L}]{1,3}(?:[^${L}]|$))`, 'g')
/** The grade of a steel or an alloy: «HSS-Co8», «ВК10-ХОМ». */
const GRADE = new RegExp(
  `(?<![${L}\\d])([A-ZА-ЯЁ]{2,}\\d{0,2})-(?=[A-ZА-ЯЁ][${L}\\d]{0,3}(?![${L}\\d-]))`,
  'g',
)
const RANGE = /(\d)–(?=\d)/g

/**
 * A product name for display: without line breaks between a number and its unit, a standard and its number, and inside
 * «ц/х» or «HSS-Co8». Not for URLs, structured data and text to be copied. Safe to apply twice.
 */
export const productName = (name: string): string =>
  name
    .replace(
      STANDARD,
      (_, body: string, mark = '', grade = '', number = '') =>
        `${body}${mark.replace(' ', NBSP)}${NBSP}${grade.replace(' ', NBSP)}${number.replaceAll('-', NB_HYPHEN)}`,
    )
    .replace(AFTER_NUMBER, `$1${NBSP}`)
    .replace(CLASS, `$1${NBSP}`)
    .replace(SLASH, `$1$2${WORD_JOINER}/${WORD_JOINER}`)
    .replace(GRADE, `$1${NB_HYPHEN}`)
    .replace(RANGE, `$1–${WORD_JOINER}`)
