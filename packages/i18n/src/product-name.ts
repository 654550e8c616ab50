import { NBSP } from './typography.ts'

/** Word joiner U+2060: no line break here, and nothing to see. */
export const WORD_JOINER = '\u2060'
/** A hyphen U+2011 at which no line breaks. */
export const NB_HYPHEN = '\u2011'

/** Units that stand after figures in names. Compound ones first, or «м» would take the start of «м/с». */
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
const AFTER_NUMBER = new RegExp(`(\\d["']?) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')
const CLASS = /(кл\.|№|тип) (?=\S)/g
const SLASH = /(^|[^\p{L}])(\p{L}{1,3})\/(?=\p{L}{1,3}(?:[^\p{L}]|$))/gu
/** The grade of a steel or an alloy: «HSS-Co8», «ВК10-ХОМ». */
const GRADE = /(?<![\p{L}\d])([A-ZА-ЯЁ]{2,}\d{0,2})-(?=[A-ZА-ЯЁ][\p{L}\d]{0,3}(?![\p{L}\d-]))/gu
const RANGE = /(\d)–(?=\d)/g

/**
 * The name of a product for the screen: a number stays with its unit, a standard with its number, «ц/х» and «HSS-Co8» in one line.
 * Only for what is read: addresses, structured data and what is copied take the name as it is.
 * Safe to apply twice.
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
