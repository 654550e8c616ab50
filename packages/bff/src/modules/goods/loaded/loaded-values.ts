import type { ExchangeRecord } from '@isp/contract'
import { gtinIn } from '@isp/contract/gtin'
import { readDecimal } from '@isp/contract/loaded-numbers'
import { keptNote, type LoadFault, type LoadItem } from '../../../load/loaded-entity.ts'
import type { OwnField, PropertyKind, SectionParent } from './loaded-goods.sql.ts'

type Value = number | string | boolean

/** The value converted to its property's kind; undefined when that is impossible. */
const readValue = (kind: PropertyKind['kind'], given: Value): Value | undefined => {
  if (kind === 'string') return String(given)
  if (kind === 'boolean') return typeof given === 'boolean' ? given : undefined
  const decimal = typeof given === 'boolean' ? null : readDecimal(given)
  return decimal !== null && /^-?\d{1,12}(\.|$)/.test(decimal) ? Number(decimal) : undefined
}

/** Attribute values of a product by property code; a value of the wrong kind refuses the whole product. */
export const attributesOf = (
  { place, record }: LoadItem<ExchangeRecord<'products'>>,
  propertyOf: (id: string) => PropertyKind | undefined,
): { attributes: Readonly<Record<string, Value>>; fault?: LoadFault } => {
  const attributes: Record<string, Value> = {}
  for (const [at, { property, value }] of record.properties.entries()) {
    const known = propertyOf(property)
    const read = known && readValue(known.kind, value)
    if (!known || read === undefined) {
      const isBoolean = known?.kind === 'boolean'
      const params: LoadFault['params'] = isBoolean ? { expected: 'boolean' } : { rule: 'NUMBER' }
      const fault = { place, path: `properties.${at}.value`, code: 'INVALID', params }
      return { attributes: {}, fault }
    }
    attributes[known.code] = read
  }
  return { attributes }
}

type Section = LoadItem<ExchangeRecord<'sections'>>

/** Indexes of the sections that would become their own ancestors. */
export const findCircles = (
  standing: readonly SectionParent[],
  items: readonly Section[],
  toShop: (id: string) => string,
): ReadonlySet<number> => {
  const parents = new Map(standing.map(({ id, parent }) => [id, parent]))
  for (const { id, record } of items)
    parents.set(id, record.parent === null ? null : toShop(record.parent))
  const isCircular = (id: string): boolean => {
    const seen = new Set<string>()
    let above = parents.get(id) ?? null
    while (above !== null && above !== id && !seen.has(above)) {
      seen.add(above)
      above = parents.get(above) ?? null
    }
    return above === id
  }
  return new Set(items.flatMap(({ place, id }) => (isCircular(id) ? [place] : [])))
}

/** Fields of the load that are ignored because the staff maintains them (D56). */
export const keptFields = (
  own: readonly OwnField[],
  items: readonly LoadItem<ExchangeRecord<'products'>>[],
  toShop: (id: string) => string,
): LoadFault[] => {
  const byProduct = Map.groupBy(own, ({ id }) => id)
  return items.flatMap(({ id, place, record }) =>
    (byProduct.get(id) ?? []).flatMap(({ field, description, section }): LoadFault[] => {
      if (field === 'description' && record.description !== description)
        return [keptNote(place, 'description')]
      if (field === 'section_id' && toShop(record.section) !== section)
        return [keptNote(place, 'section')]
      return []
    }),
  )
}

/** Bar codes that are no GTIN, each with a note: they are kept as the seller's own numbers. */
export const ownBarCodes = ({ place, record }: LoadItem<ExchangeRecord<'products'>>): LoadFault[] =>
  (record.gtins ?? []).flatMap((code, at): LoadFault[] =>
    gtinIn(code) === null
      ? [{ place, path: `gtins.${at}`, code: 'OWN_BAR_CODE', params: { code }, isNote: true }]
      : [],
  )
