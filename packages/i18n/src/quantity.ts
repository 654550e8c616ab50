import { formatNumber, withUnit } from './number.ts'
import { plural } from './plural.ts'
import { NBSP } from './typography.ts'

/** Units that catalogues write as a word; an abbreviation («шт», «упак») has one form. */
const NOUN =
  /^(?:(пар|бухт|тонн|штук|упаковк|коробк|пачк|банк|катушк)а|комплект|набор|рулон|лист|метр|литр|килограмм|флакон|ящик|пакет|баллон|мешок|моток)$/i

/** In the form that the number asks for: 72 → «пары», 5 → «упаковок», 2 → «мешка». */
const unitOf = (value: number, unit: string): string => {
  const noun = NOUN.exec(unit)
  if (!noun) return unit
  const [, stem] = noun
  if (!stem) {
    const base = unit.replace(/ок$/i, 'к')
    return plural(value, [unit, `${base}а`, `${base}ов`])
  }
  const many = stem.replace(
    /([^у])к$/i,
    (_, before) => `${before}${/[чш]/i.test(before) ? 'е' : 'о'}к`,
  )
  return plural(value, [unit, stem + (/к$/i.test(stem) ? 'и' : 'ы'), many])
}

/** A number with its unit: «120 шт», «72 пары», «8,5 мм», «135°»; per cent too: «22 %». Never breaks across lines. */
export const formatQuantity = (value: number, unit: string): string =>
  withUnit(formatNumber(value), unitOf(value, unit))

/** What a price is for: «за шт», «за пару». */
export const perUnit = (unit: string): string =>
  `за${NBSP}${NOUN.test(unit) ? unit.replace(/а$/i, 'у') : unit}`
