import { formatNumber, withUnit } from './number.ts'
import { plural } from './plural.ts'
import { NBSP } from './typography.ts'

/** A unit that is a word, in the form that the number asks for; an abbreviation («шт», «упак») has one form. */
const unitOf = (value: number, unit: string): string =>
  unit
    .replace(/(?<=^пар)а$/, plural(value, ['а', 'ы', '']))
    .replace(/(?<=[бвн])ка$/, plural(value, ['ка', 'ки', 'ок']))
    .replace(/(?<=^(комплект|набор|рулон|лист|метр))$/, plural(value, ['', 'а', 'ов']))

/** A number with its unit: «120 шт», «72 пары», «5 упаковок», «135°»; per cent too: «22 %». Never breaks across lines. */
export const formatQuantity = (value: number, unit: string): string =>
  withUnit(formatNumber(value), unitOf(value, unit))

/** What a price is for: «за шт», «за пару». */
export const perUnit = (unit: string): string => `за${NBSP}${unit.replace(/а$/, 'у')}`
