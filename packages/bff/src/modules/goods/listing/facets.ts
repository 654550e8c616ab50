import type { Facet, FilterSelection } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import type { FacetCounts, ListingResult } from '../../../search/catalog-index.ts'
import { areSizes } from '../../../search/sized-texts.ts'
import { catalogMessages } from '../catalog.messages.ts'
import type { CatalogMetadata } from '../catalog.metadata.ts'
import { workGroupsMessages } from './work-groups.messages.ts'

type FacetHead = { name: string; unit: string | null }

const reservedHeads: ReadonlyMap<string, FacetHead> = new Map([
  ['stock', { name: catalogMessages.stock, unit: null }],
  ['warehouse', { name: catalogMessages.warehouse, unit: null }],
  ['arrival', { name: catalogMessages.arrival, unit: null }],
  ['price', { name: catalogMessages.price, unit: catalogMessages.priceUnit }],
  ['brand', { name: catalogMessages.brand, unit: null }],
])

const headOf = (code: string, metadata: CatalogMetadata): FacetHead | null =>
  reservedHeads.get(code) ?? metadata.propertyByCode.get(code) ?? null

const flagLabels: Readonly<Record<string, string>> = {
  now: catalogMessages.inStock,
  true: catalogMessages.yes,
  false: catalogMessages.no,
}

const labelOf = (
  facet: FacetCounts,
  key: string,
  label: string,
  head: FacetHead,
  metadata: CatalogMetadata,
): string => {
  if (facet.code === 'brand') return metadata.brandBySlug.get(key)?.name ?? label
  if (facet.code === 'arrival') return catalogMessages.arrivesBy(key)
  if (facet.kind === 'flag' || facet.code === 'stock') return flagLabels[key] ?? label
  return workGroupsMessages.withMaterials(head.name, label)
}

/** So few values are seen at a glance, each by itself. */
const FEW = 24

/** Of more than the index lists, `values` are the chosen ones alone. */
const areFew = (values: FacetCounts['values'], histogram: readonly number[]): boolean => {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return values.length <= FEW && sum(values.map(({ count }) => count)) >= sum(histogram)
}

/** The bars of a histogram, and a text that names the range with most of the products. */
const histogramOf = (
  { code, min, max, values, histogram }: Extract<FacetCounts, { kind: 'number' }>,
  { unit }: FacetHead,
): Pick<NonNullable<Facet['range']>, 'histogram'> => {
  if (!histogram || areFew(values, histogram)) return {}
  const most = Math.max(...histogram)
  const bound = (bar: number): string => {
    const value = min + ((max - min) * bar) / histogram.length
    return formatNumber(code === 'price' ? Math.round(value / 100) : Math.round(value * 100) / 100)
  }
  const bar = histogram.indexOf(most)
  const text = catalogMessages.most(most, bound(bar), bound(bar + 1), unit)
  return { histogram: { counts: [...histogram], text } }
}

/** A strip of sizes takes values as short as «М2,5×0,45»; more of them are read one under the other. */
const STRIP = { length: 10, values: 60 } as const

/** М6, 1/2", 8.8: texts that are sizes stand side by side as numbers do. */
const areShortSizes = (keys: readonly string[]): boolean =>
  keys.length <= STRIP.values && keys.every((key) => key.length <= STRIP.length) && areSizes(keys)

const toFacet = (
  facet: FacetCounts,
  head: FacetHead,
  selection: FilterSelection | undefined,
  metadata: CatalogMetadata,
): Facet => ({
  code: facet.code,
  name: head.name,
  unit: head.unit,
  kind: facet.kind,
  ...(facet.kind === 'values' && areShortSizes(facet.values.map(({ key }) => key))
    ? { isSize: true as const }
    : {}),
  values: facet.values
    // a brand of the address that nobody knows stays among what is chosen, and is none to tick
    .filter(
      ({ key, count }) => facet.code !== 'brand' || count > 0 || metadata.brandBySlug.has(key),
    )
    .map(({ key, label, count }) => ({
      key,
      label: labelOf(facet, key, label, head, metadata),
      count,
      isSelected: selection?.values?.includes(key) ?? false,
    })),
  range:
    facet.kind === 'number'
      ? {
          min: facet.min,
          max: facet.max,
          from: selection?.from ?? null,
          to: selection?.to ?? null,
          ...histogramOf(facet, head),
        }
      : null,
})

/** So many of the deciding filters stand open: so the names of all of them are on the first screen. */
const OPEN = 2

/** What decides, in the order of the index; then stock, warehouse, arrival, price and brand; then the other properties. */
const ordered = (
  counts: readonly FacetCounts[],
  deciding: ListingResult['deciding'] = [],
): FacetCounts[] => {
  const byCode = new Map(counts.map((facet) => [facet.code, facet]))
  const codes = new Set([...deciding, ...reservedHeads.keys(), ...byCode.keys()])
  return [...codes].flatMap((code) => byCode.get(code) ?? [])
}

/** Turns the index's counts into facets for display: names, units, labels, chosen values; what decides first. */
export const presentFacets = (
  { facets, deciding }: Pick<ListingResult, 'facets' | 'deciding'>,
  { metadata, chosen }: { metadata: CatalogMetadata; chosen: readonly FilterSelection[] },
): Facet[] => {
  const selectionOf = new Map(chosen.map((selection) => [selection.code, selection]))
  return ordered(facets, deciding).flatMap((facet) => {
    const head = headOf(facet.code, metadata)
    if (!head) return []
    const isOpen = reservedHeads.has(facet.code) || deciding?.slice(0, OPEN).includes(facet.code)
    const shown = toFacet(facet, head, selectionOf.get(facet.code), metadata)
    return [isOpen ? shown : { ...shown, isFolded: true as const }]
  })
}

/** A filter that says what every product of a list of `total` has leaves nothing to choose: that is no filter. */
export const isChoice = ({ kind, values, range }: Facet, total: number): boolean => {
  const isChosen = (range?.from ?? range?.to ?? null) !== null
  const divides = values.length > 1 || values.some(({ count }) => count < total)
  if (isChosen || divides || values.some(({ isSelected }) => isSelected)) return true
  if (kind === 'flag') return values.length > 0
  return range !== null && (values.length === 0 || range.min < range.max)
}
