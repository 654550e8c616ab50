import type { FilterSelection } from '@isp/contract'
import { formatNumber, withUnit } from '@isp/i18n'
import { catalogMessages as messages } from '../catalog.messages.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'

type Names = { metadata: CatalogMetadata; warehouses: ReadonlyMap<string, string> }

/** Name of the section, or the search text; the slug of a section that no longer exists. */
export const placeOf = (
  { section, q }: { section: string | null; q: string | null },
  { sectionBySlug }: CatalogMetadata,
): string =>
  section === null ? messages.searched(q ?? '') : (sectionBySlug.get(section)?.name ?? section)

const flags: ReadonlyMap<string, string> = new Map([
  ['true', messages.yes],
  ['false', messages.no],
])

const rangeOf = ({ code, from, to }: FilterSelection): string => {
  const figure = (bound: number) => formatNumber(code === 'price' ? bound / 100 : bound)
  if (from !== undefined && to !== undefined) return messages.between(figure(from), figure(to))
  if (from !== undefined) return messages.from(figure(from))
  return to === undefined ? '' : messages.to(figure(to))
}

const conditionOf = (filter: FilterSelection, { metadata, warehouses }: Names): string => {
  const { code, values = [] } = filter
  if (code === 'stock') return messages.inStock
  if (code === 'price') return messages.condition(messages.price, withUnit(rangeOf(filter), '₽'))
  if (code === 'brand') {
    const names = values.map((slug) => metadata.brandBySlug.get(slug)?.name ?? slug)
    return messages.condition(messages.brand, names.join(', '))
  }
  if (code === 'warehouse') {
    const names = values.map((one) => warehouses.get(one) ?? one)
    return messages.condition(messages.warehouse, names.join(', '))
  }
  if (code === 'arrival') {
    const days = values.map((day) => messages.arrivesBy(day))
    return messages.condition(messages.arrival, days.join(', '))
  }
  const property = metadata.propertyByCode.get(code)
  const label = (key: string): string => {
    if (property?.kind === 'boolean') return flags.get(key) ?? key
    return property?.kind === 'number' ? formatNumber(Number(key)) : key
  }
  const range = rangeOf(filter)
  const chosen = [...values.map(label), ...(range === '' ? [] : [range])].join(', ')
  return messages.condition(property?.name ?? code, withUnit(chosen, property?.unit ?? null))
}

/** Each filter in words: «Диаметр: от 8 до 10 мм». */
export const conditionsOf = (filters: readonly FilterSelection[], names: Names): string[] =>
  filters.map((filter) => conditionOf(filter, names))
