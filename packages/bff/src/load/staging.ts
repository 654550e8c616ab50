import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CatalogBatch } from './records.ts'

export type Kind = keyof CatalogBatch
type Field = readonly [field: string, column: string, type: string]

const text = (field: string, column = field): Field => [field, column, 'text']
const integer = (field: string, column = field): Field => [field, column, 'integer']

const flag = (field: string, column: string): Field => [field, column, 'boolean']

// A field that a record may omit; the default is the load's own catalogue.
const catalog: Field = ['catalog', 'catalog', 'text not null default :catalog']
const sourced: readonly Field[] = [
  catalog,
  ['rank', 'rank', 'integer not null default 0'],
  text('place'),
]

/** Staging tables by kind of record: the record's field, the column, its type. */
export const staging: Record<Kind, readonly Field[]> = {
  catalogs: [
    text('externalId', 'external_id'),
    text('name'),
    flag('hasAllGoods', 'has_all_goods'),
    flag('hasAllPrices', 'has_all_prices'),
    flag('hasAllStock', 'has_all_stock'),
  ],
  sections: [
    catalog,
    text('externalId', 'external_id'),
    text('parent'),
    text('slug'),
    text('name'),
    text('description'),
    text('image'),
    integer('sort'),
  ],
  brands: [
    text('externalId', 'external_id'),
    text('slug'),
    text('name'),
    text('country'),
    text('description'),
  ],
  properties: [
    text('externalId', 'external_id'),
    text('code'),
    text('name'),
    text('unit'),
    text('kind'),
    integer('sort'),
    text('group', 'group_name'),
    text('better'),
  ],
  sectionProperties: [
    text('section'),
    text('property'),
    integer('sort'),
    flag('isFilter', 'is_filter'),
    flag('isColumn', 'is_column'),
  ],
  priceTypes: [
    text('externalId', 'external_id'),
    text('code'),
    text('name'),
    flag('isBase', 'is_base'),
  ],
  priceTypeSources: [
    text('externalId', 'external_id'),
    text('priceType', 'price_type'),
    text('currency'),
    flag('hasVat', 'has_vat'),
  ],
  warehouses: [
    text('externalId', 'external_id'),
    text('code'),
    text('name'),
    text('city'),
    integer('sort'),
  ],
  removals: [text('catalog'), text('product')],
  products: [
    ...sourced,
    text('externalId', 'external_id'),
    text('slug'),
    text('section'),
    text('brand'),
    text('article'),
    text('name'),
    text('description'),
    text('unit'),
    ['vatRate', 'vat_rate', 'numeric(4, 2)'],
    integer('minOrderQuantity', 'min_order_quantity'),
    integer('multiplicity'),
    text('priceGroup', 'price_group'),
    integer('popularity'),
    ['attributes', 'attributes', 'jsonb'],
    ['images', 'images', 'text[]'],
    text('originCountry', 'origin_country'),
    text('okpd2'),
    text('registerNumber', 'register_number'),
    ['createdAt', 'created_at', 'timestamptz'],
  ],
  variants: [
    ...sourced,
    text('externalId', 'external_id'),
    text('of', 'variant_of'),
    text('slug'),
    text('name'),
    text('article'),
    text('traits'),
    ['attributes', 'attributes', 'jsonb'],
  ],
  barCodes: [text('product'), ['codes', 'codes', 'text[]']],
  prices: [
    ...sourced,
    text('product'),
    text('priceType', 'price_type'),
    ['amount', 'amount', 'numeric'],
    ['addsVat', 'adds_vat', 'boolean not null default false'],
    text('currency'),
    ['stepQuantities', 'step_quantities', 'bigint[]'],
    ['stepAmounts', 'step_amounts', 'numeric[]'],
  ],
  stock: [...sourced, text('product'), text('warehouse'), integer('quantity')],
  arrivals: [
    text('product'),
    text('warehouse'),
    ['expectedOn', 'expected_on', 'date'],
    integer('quantity'),
  ],
  documents: [
    text('product'),
    integer('sort'),
    text('kind'),
    text('name'),
    text('url'),
    integer('sizeBytes', 'size_bytes'),
    ['issuedOn', 'issued_on', 'date'],
    ['expiresOn', 'expires_on', 'date'],
  ],
  analogues: [text('product'), text('analogue'), integer('sort')],
  companions: [text('product'), text('companion'), integer('sort')],
  replacements: [text('product'), text('replacement')],
}

export const kinds = Object.keys(staging) as readonly Kind[]
export const stageTable = (kind: Kind): string => `stage_${kind.toLowerCase()}`

/** Temporary tables last until the end of the transaction, without WAL. */
export const createStaging = async (client: PoolClient, ownCatalog: string): Promise<void> => {
  const own = client.escapeLiteral(ownCatalog)
  for (const kind of kinds) {
    const columns = staging[kind]
      .map(([, column, type]) => `${column} ${type.replace(':catalog', () => own)}`)
      .join(', ')
    await client.query(`create temp table ${stageTable(kind)} (${columns}) on commit drop`)
  }
}

const needsEscape = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escapeText = (value: string): string =>
  needsEscape.test(value) ? value.replace(/[\\\t\n\r]/g, (char) => escapes[char] as string) : value

const quoteElement = (value: unknown): string => `"${String(value).replace(/(["\\])/g, '\\$1')}"`

const encode = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return String(value)
  return escapeText(
    Array.isArray(value) ? `{${value.map(quoteElement).join(',')}}` : JSON.stringify(value),
  )
}

const chunkLength = 1 << 18

/** COPYs the rows of one kind into its staging table, with back-pressure. */
export const stageRows = async (
  client: PoolClient,
  kind: Kind,
  rows: readonly object[],
): Promise<void> => {
  const given = staging[kind].filter(([field]) => rows[0] && field in rows[0])
  const fields = given.map(([field]) => field)
  const columns = given.map(([, column]) => column).join(', ')
  const stream = client.query(copyFrom(`copy ${stageTable(kind)} (${columns}) from stdin`))
  const done = finished(stream)
  // A refused row ends the stream early: `done` rejects, and waiting for `drain` must not hang.
  done.catch(() => undefined)
  // a lost connection emits more than one error; without a listener the second would end the process
  stream.on('error', () => undefined)
  let chunk = ''
  for (const row of rows as readonly Record<string, unknown>[]) {
    for (let at = 0; at < fields.length; at++) {
      if (at > 0) chunk += '\t'
      chunk += encode(row[fields[at] as string])
    }
    chunk += '\n'
    if (chunk.length > chunkLength) {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
      chunk = ''
    }
  }
  stream.end(chunk)
  await done
}
