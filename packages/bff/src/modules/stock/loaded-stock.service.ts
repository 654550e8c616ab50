// Reads product and source_catalog of goods.
import { readStock } from '@isp/contract/loaded-numbers'
import { newCode } from '../../kernel/slug.ts'
import { type LoadedEntity, partsOf } from '../../load/loaded-entity.ts'
import {
  type Entity,
  idColumns,
  inTable,
  loadRows,
  marksById,
  takenCodes,
} from '../../load/loaded-rows.ts'
import { loadedStockMessages as messages } from './loaded-stock.messages.ts'
import { emptyWarehouses, selectStandingStock, selectStockMarks } from './loaded-stock.sql.ts'

const warehouses: Entity<'warehouses'> = {
  name: 'warehouses',
  references: () => [],
  ...inTable('warehouse'),
  write: async (context, items) => {
    const codes = await takenCodes(context)
    await loadRows(context, {
      warehouses: items.map(({ id, record: { name, city, sort } }) => ({
        externalId: id,
        code: newCode(name, id, codes),
        name,
        city,
        sort,
      })),
    })
  },
  hide: async ({ database }, ids) => {
    await emptyWarehouses(database, ids)
    return []
  },
}

const rests: Entity<'rests'> = {
  name: 'rests',
  references: ({ product, warehouse }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'warehouses', path: 'warehouse', id: warehouse },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = idColumns(ids)
    return marksById(await selectStockMarks(database, first, second))
  },
  write: async (context, items) => {
    await loadRows(context, {
      stock: items.map(({ id, record: { quantity } }) => {
        const [product = '', warehouse = ''] = partsOf(id)
        const pieces = quantity === null ? null : readStock(quantity).pieces
        return { product, warehouse, quantity: pieces }
      }),
    })
    return items.flatMap(({ place, record: { quantity } }) => {
      const code = quantity === null ? null : readStock(quantity).note
      return code ? [{ place, path: 'quantity', code, isNote: true }] : []
    })
  },
  standing: async ({ database }, ids) => {
    const { first, second } = idColumns(ids)
    const rows = await selectStandingStock(database, first, second)
    return new Map(rows.map(({ id, quantity }) => [id, messages.stockStays(quantity)]))
  },
  hide: async (context, ids) => {
    await loadRows(context, {
      stock: ids.map((id) => {
        const [product = '', warehouse = ''] = partsOf(id)
        return { product, warehouse, quantity: null }
      }),
    })
    return []
  },
  shown: (ids) =>
    `select product.external_id || e'\\t' || warehouse.external_id as id from stock
       join product on product.id = stock.product_id join source_catalog c on c.id = stock.catalog_id
       join warehouse on warehouse.id = stock.warehouse_id
      where c.external_id = '${ids.toShop('exchange')}'`,
}

/** Warehouses and the stock of goods in them. */
export const loadedStock = [warehouses, rests] as const satisfies readonly LoadedEntity[]
