import type { ExchangeRecord } from '@isp/contract'
import type { LoadFault, LoadItem } from '../../trade/loaded-entity.ts'
import type { PropertyKind } from './loaded-goods.sql.ts'

/** Kopecks (or hundredths of a foreign currency) with all their decimals: «125.4» → «12540», «0.0051» → «0.51». */
export const asHundredths = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  const digits = fraction.padEnd(2, '0')
  const rest = digits.slice(2)
  const hundredths = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  return rest === '' ? hundredths : `${hundredths}.${rest}`
}

type Value = number | string | boolean

/** A value as its property has it; undefined when it is none. */
const valueOf = (kind: PropertyKind['kind'], given: Value): Value | undefined => {
  if (kind === 'string') return String(given)
  if (kind === 'boolean') return typeof given === 'boolean' ? given : undefined
  const text = String(given).replace(',', '.')
  return typeof given !== 'boolean' && /^-?\d{1,12}(\.\d{1,9})?$/.test(text)
    ? Number(text)
    : undefined
}

/** The values of a product by the codes of their properties; a value that its property cannot have refuses the product. */
export const attributesOf = (
  { place, record }: LoadItem<ExchangeRecord<'products'>>,
  propertyOf: (id: string) => PropertyKind | undefined,
): { attributes: Readonly<Record<string, Value>>; fault?: LoadFault } => {
  const attributes: Record<string, Value> = {}
  for (const [at, { property, value }] of record.properties.entries()) {
    const known = propertyOf(property)
    const read = known && valueOf(known.kind, value)
    if (!known || read === undefined) {
      const fault = { place, path: `properties.${at}.value`, code: 'INVALID' }
      return { attributes: {}, fault }
    }
    attributes[known.code] = read
  }
  return { attributes }
}
