import type { CatalogBatch } from './index.ts'

/** The source whose ids are stored without a prefix: those loaded before sources had names. */
export const DEFAULT_SOURCE = '1c'
export const sourceName = /^[a-z0-9][a-z0-9_-]{0,29}$/

// Ids that the shop creates itself, and names of sources: an export of the default source must not use them.
const reserved = /^(?:(?:demo|shop)(?:#|$)|demo:|shop:(?!main$)|[a-z0-9][a-z0-9_-]{0,29}\|)/

/** Ids of one source of goods (D44): `toShop` turns an id of its exports into the form in the database. */
export type SourceIds = {
  name: string
  /** SQL: whether a column holds an id of this source. */
  owns(column: string): string
  toShop(id: string): string
  /** Null: the id belongs to another source or to the shop. */
  fromShop(id: string): string | null
}

export const sourceIds = (name: string): SourceIds => {
  const prefix = `${name}|`
  const isDefault = name === DEFAULT_SOURCE
  return {
    name,
    owns: (column) =>
      isDefault ? `${column} !~ '${reserved.source}'` : `starts_with(${column}, '${prefix}')`,
    toShop: (id) => (isDefault && !reserved.test(id) ? id : prefix + id),
    fromShop: (id) => {
      if (id.startsWith(prefix)) return id.slice(prefix.length)
      return isDefault && !reserved.test(id) ? id : null
    },
  }
}

/**
 * Fields that hold ids of the export. Records of price types and of their sources are absent: `planPriceTypes` has
 * already given them the shop's ids. The `priceType` of a price is still the export's id.
 */
const idFields: { [Kind in keyof CatalogBatch]?: readonly string[] } = {
  catalogs: ['externalId'],
  sections: ['externalId', 'catalog', 'parent'],
  brands: ['externalId'],
  properties: ['externalId'],
  warehouses: ['externalId'],
  removals: ['catalog', 'product'],
  products: ['externalId', 'catalog', 'section', 'brand'],
  variants: ['externalId', 'catalog', 'of'],
  barCodes: ['product'],
  prices: ['product', 'catalog', 'priceType'],
  stock: ['product', 'catalog', 'warehouse'],
}

const withShopIds = <Row extends object>(
  row: Row,
  fields: readonly string[],
  ids: SourceIds,
): Row => {
  const changed: Record<string, string> = {}
  for (const field of fields) {
    const id = (row as Readonly<Record<string, unknown>>)[field]
    if (typeof id !== 'string') continue
    const shopId = ids.toShop(id)
    if (shopId !== id) changed[field] = shopId
  }
  return { ...row, ...changed }
}

/** The same records with the shop's ids in place of those of the export. */
export const inShopIds = (batch: CatalogBatch, ids: SourceIds): CatalogBatch =>
  Object.fromEntries(
    Object.entries(batch).map(([kind, rows]) => {
      const fields = idFields[kind as keyof CatalogBatch]
      return [kind, fields ? rows.map((row) => withShopIds(row, fields, ids)) : rows]
    }),
  )
