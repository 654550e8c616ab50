import {
  type Codes,
  codesColumn,
  type IndexData,
  type PropertyMeta,
  uint32Column,
} from './columns.ts'

/** Codes of the positions [start, end); outside them no product has a value. */
export type CodesRun = { codes: Codes; start: number; end: number }

/** Anything with codes: `size` is the greatest code + 1; code 0 means no value. */
export type Coded = { code: string; runs: readonly CodesRun[]; size: number }

/** Source of a filter and its facet: brand, stock or a property. Code c > 0 is `keys[c - 1]`. */
export type FacetSource = Coded & {
  kind: 'values' | 'flag' | 'number'
  keys: readonly string[]
  labels: readonly string[]
  codeOf: ReadonlyMap<string, number>
  /** The numbers of the codes, ascending; null when the values are not numbers. */
  numbers: readonly number[] | null
}

const source = (
  parts: Omit<FacetSource, 'codeOf' | 'labels' | 'size'> & { labels?: readonly string[] },
): FacetSource => ({
  ...parts,
  size: parts.keys.length + 1,
  labels: parts.labels ?? parts.keys,
  codeOf: new Map(parts.keys.map((key, place) => [key, place + 1])),
})

const propertySource = (data: IndexData, property: PropertyMeta): FacetSource => {
  const keys = property.values.map(String)
  const isNumber = property.kind === 'number'
  return source({
    code: property.code,
    kind: isNumber ? 'number' : property.kind === 'boolean' ? 'flag' : 'values',
    runs: property.segments.map(({ start, end, column }) => ({
      start,
      end,
      codes: codesColumn(data, column),
    })),
    keys,
    labels: isNumber ? keys.map((key) => key.replace('.', ',')) : keys,
    numbers: isNumber ? property.values.map(Number) : null,
  })
}

export type FacetSources = {
  brand: FacetSource
  stock: FacetSource
  /** By ordinal of the property. */
  properties: readonly FacetSource[]
}

/** Sources of facets and filters, created once per build of the index. */
export const openFacetSources = (data: IndexData): FacetSources => {
  const { brands, count, properties } = data.meta
  return {
    brand: source({
      code: 'brand',
      kind: 'values',
      runs: [{ codes: codesColumn(data, 'brand-of'), start: 0, end: count }],
      keys: brands.map(({ slug }) => slug),
      labels: brands.map(({ name }) => name),
      numbers: null,
    }),
    stock: source({
      code: 'stock',
      kind: 'flag',
      runs: [{ codes: codesColumn(data, 'stock'), start: 0, end: count }],
      keys: ['now'],
      numbers: null,
    }),
    properties: properties.map((property) => propertySource(data, property)),
  }
}

/** The products before filtering: a run of positions, or a list (of a text search, in order of relevance). */
export type Base = { list: Uint32Array | null; start: number; end: number; isAscending: boolean }

export const baseSize = (base: Base): number => base.list?.length ?? base.end - base.start

export const EMPTY_BASE: Base = { list: null, start: 0, end: 0, isAscending: true }

/** Products of a brand among positions [start, end), ascending. */
export const brandBase = (data: IndexData, code: number, start: number, end: number): Base => {
  const starts = uint32Column(data, 'brand-starts')
  const members = uint32Column(data, 'brand-members')
  const list = members.subarray(starts[code] ?? 0, starts[code + 1] ?? 0)
  if (start === 0 && end === data.meta.count) return { list, start: 0, end: 0, isAscending: true }
  const own = list.filter((position) => position >= start && position < end)
  return { list: own, start: 0, end: 0, isAscending: true }
}
