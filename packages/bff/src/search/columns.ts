/**
 * The shape of the index in memory. Everything that grows with the number of products is a typed array over shared
 * memory; the rest is plain JSON. So a worker thread hands the index over without a copy and can still read it to write
 * the snapshot, which is these arrays one after another. Products are in depth-first order of sections: the subtree of
 * a section is the range [start, end).
 */

import type { Seen, WarehouseRow } from './source.ts'

/** Raised with every change of the layout or of the meaning of the arrays: older snapshots are then ignored. */
export const INDEX_FORMAT = 16

export type Codes = Uint8Array | Uint16Array | Uint32Array
export type Column = Codes | Float64Array

/**
 * `parent` and `last` are ordinals in `IndexMeta.sections`; the subtree is [own ordinal, last]. The parent of a root is
 * -1.
 */
export type SectionMeta = {
  id: number
  name: string
  parent: number
  depth: number
  last: number
  start: number
  ownEnd: number
  end: number
  /** Ordinals of the properties that are filters of the section, what decides first. */
  filters: number[]
  /** So many of the filters decide which good it is. */
  deciding: number
  /** Attributes that can hold a size («diameter» of drills), in the order of the section, with units. */
  sizes: { code: string; unit: string | null }[]
}

/** A property is stored only in the subtrees of the sections that use it as a filter. */
export type PropertyMeta = {
  code: string
  kind: 'number' | 'string' | 'boolean'
  /** Sorted; the code of a value is its place + 1, and 0 means no value. Codes of numbers ascend with them. */
  values: (string | number)[]
  segments: { start: number; end: number; column: string }[]
}

export type BrandMeta = { id: number; slug: string; name: string }

export type IndexMeta = {
  format: number
  version: string
  /** Distinguishes two databases that happen to have the same version. */
  changedAt: string
  /** The database state in which the rows were read; later changes are applied on top. */
  seen: Seen
  count: number
  sections: SectionMeta[]
  /** Sorted by name in Russian order; the code of a brand is its place + 1. */
  brands: BrandMeta[]
  properties: PropertyMeta[]
  /** The place of a warehouse in this list is its bit in the warehouse columns. */
  warehouses: WarehouseRow[]
  priceTypes: number[]
  /** As in the source. */
  servedPriceTypes: Readonly<Record<number, readonly number[]>>
  /** Articles as written, for products that share a normalised article: [position, article]. */
  spellings: [number, string][]
  /** The shop's dictionary: the word buyers say, and its name in the catalogue. */
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

/** Throws if the column is missing: the snapshot is broken or the builder has a bug. */
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

/** Total bytes of the arrays, for the figure «bytes a product». */
export const bytesOf = (data: IndexData): number =>
  Object.values(data.columns).reduce((sum, column) => sum + column.byteLength, 0)
