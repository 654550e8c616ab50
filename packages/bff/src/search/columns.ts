/**
 * The shape of the index in memory. Everything that grows with the number of products is a typed array over
 * shared memory; everything else is plain JSON. So a worker thread hands the whole over without a copy, goes on
 * reading it (to write the snapshot) and the snapshot is these arrays one after another.
 *
 * Products stand in depth-first order of sections: the subtree of a section is the range [start, end).
 */

import type { Seen, WarehouseRow } from './source.ts'

/** Raised with every change of the layout or of the meaning of the arrays: older snapshots are then ignored. */
export const INDEX_FORMAT = 15

export type Codes = Uint8Array | Uint16Array | Uint32Array
export type Column = Codes | Float64Array

/** `parent` and `last` are ordinals in `IndexMeta.sections`: [own ordinal, last] is the subtree. Parent of a root is -1. */
export type SectionMeta = {
  id: number
  name: string
  parent: number
  depth: number
  last: number
  start: number
  ownEnd: number
  end: number
  /** Ordinals of the properties that are filters here, in the order of the section. */
  filters: number[]
  /** What the section is asked by first, «diameter» of drills: all its attributes in its own order, with units. */
  sizes: { code: string; unit: string | null }[]
}

/** A property is stored where it is a filter: in the subtrees of the sections that ask for it, nowhere else. */
export type PropertyMeta = {
  code: string
  kind: 'number' | 'string' | 'boolean'
  /** Sorted; the code of a value is its place + 1, 0 means no value. Codes of numbers ascend with them. */
  values: (string | number)[]
  segments: { start: number; end: number; column: string }[]
}

export type BrandMeta = { id: number; slug: string; name: string }

export type IndexMeta = {
  format: number
  version: string
  /** Tells apart two databases that happen to be at the same version. */
  changedAt: string
  /** The state of the database that the rows were read in; changes since then are applied on top. */
  seen: Seen
  count: number
  sections: SectionMeta[]
  /** In Russian order of names; the code of a brand is its place + 1. */
  brands: BrandMeta[]
  properties: PropertyMeta[]
  /** The place of a warehouse is its bit in the columns of warehouses. */
  warehouses: WarehouseRow[]
  priceTypes: number[]
  /** As in the source. */
  servedPriceTypes: Readonly<Record<number, readonly number[]>>
  /** Articles as written, for products that share a normalised article: [position, article]. */
  spellings: [number, string][]
  /** The trade's own words: what is said, and what it is called in the catalogue. */
  synonyms: [said: string, meant: string][]
}

export type IndexData = { meta: IndexMeta; columns: Record<string, Column> }

export const sharedUint8 = (length: number): Uint8Array =>
  new Uint8Array(new SharedArrayBuffer(length))
export const sharedUint32 = (length: number): Uint32Array =>
  new Uint32Array(new SharedArrayBuffer(length * 4))
export const sharedFloat64 = (length: number): Float64Array =>
  new Float64Array(new SharedArrayBuffer(length * 8))

/** The narrowest array that holds codes up to `max`. */
export const sharedCodes = (length: number, max: number): Codes => {
  if (max <= 0xff) return sharedUint8(length)
  if (max <= 0xffff) return new Uint16Array(new SharedArrayBuffer(length * 2))
  return sharedUint32(length)
}

/** A column that must be there; its absence is a broken snapshot or a fault of the builder. */
export const uint32Column = (data: IndexData, name: string): Uint32Array => {
  const column = data.columns[name]
  if (!(column instanceof Uint32Array)) throw new Error(`catalogue index: no Uint32 column ${name}`)
  return column
}

export const float64Column = (data: IndexData, name: string): Float64Array => {
  const column = data.columns[name]
  if (!(column instanceof Float64Array)) {
    throw new Error(`catalogue index: no Float64 column ${name}`)
  }
  return column
}

export const codesColumn = (data: IndexData, name: string): Codes => {
  const column = data.columns[name]
  if (column === undefined || column instanceof Float64Array) {
    throw new Error(`catalogue index: no column of codes ${name}`)
  }
  return column
}

/** Bytes of the arrays: the figure behind «bytes a product». */
export const bytesOf = (data: IndexData): number =>
  Object.values(data.columns).reduce((sum, column) => sum + column.byteLength, 0)
