import { formatNumber, withUnit } from './number.ts'
import { plural } from './plural.ts'
import { NBSP } from './typography.ts'

/** A unit that is a word, in the plural form of the number; abbreviations («шт», «упак») do not change. */
const unitOf = (value: number, unit: string): string =>
  unit
    .replace(/(?<=^пар)а$/, plural(value, ['а', 'ы', '']))
    .replace(/(?<=[бвн])ка$/, plural(value, ['ка', 'ки', 'ок']))
    .replace(/(?<=^(комплект|набор|рулон|лист|метр))$/, plural(value, ['', 'а', 'ов']))

/** A number with its unit: «120 шт», «72 пары», «5 упаковок», «135°»; also per cent: «22 %». Without line break. */
export const formatQuantity = (value: number, unit: string): string =>
  withUnit(formatNumber(value), unitOf(value, unit))

/** The unit of a price: «за шт», «за пару». */
export const perUnit = (unit: string): string => `за${NBSP}${unit.replace(/а$/, 'у')}`
