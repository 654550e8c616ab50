import type { ExchangeRecord } from '@isp/contract'
import { readDecimal } from '@isp/contract/loaded-numbers'
import { keptNote, type LoadFault, type LoadItem } from '../../trade/loaded-entity.ts'
import type { OwnField, PropertyKind, SectionParent } from './loaded-goods.sql.ts'

type Value = number | string | boolean

/** A value as its property has it; undefined when it is none. */
const readValue = (kind: PropertyKind['kind'], given: Value): Value | undefined => {
  if (kind === 'string') return String(given)
  if (kind === 'boolean') return typeof given === 'boolean' ? given : undefined
  const decimal = typeof given === 'boolean' ? null : readDecimal(given)
  return decimal !== null && /^-?\d{1,12}(\.|$)/.test(decimal) ? Number(decimal) : undefined
}

/** The values of a product by the codes of their properties; a value that its property cannot have refuses the product. */
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

/** Steps at which more pieces cost more each. */
export const risingSteps = ({
  place,
  record: { price, steps },
}: LoadItem<ExchangeRecord<'prices'>>): LoadFault[] =>
  steps.flatMap((step, at): LoadFault[] => {
    const before = at === 0 ? price : (steps[at - 1]?.price ?? null)
    if (before === null || Number(step.price) <= Number(before)) return []
    const params = { from: step.from, price: step.price, before }
    return [{ place, path: `steps.${at}.price`, code: 'STEP_RISES', params, isNote: true }]
  })

type Section = LoadItem<ExchangeRecord<'sections'>>

/** Places of sections that would come to stand below themselves. */
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

/** Which fields of the load stay as the staff has them (D56). */
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
