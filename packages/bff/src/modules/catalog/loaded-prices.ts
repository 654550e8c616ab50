import { isZeroPrice, readStock } from '@isp/contract/loaded-numbers'
import { hundredthsOf } from '@isp/contract/roubles'
import { priceTypesByExternalId } from '../../catalog-load/index.ts'
import { partsOf } from '../../trade/loaded-entity.ts'
import { loadedGoodsMessages as messages } from './loaded-goods.messages.ts'
import {
  selectPriceMarks,
  selectPriceSources,
  selectStandingPrices,
  selectStandingStock,
  selectStockMarks,
} from './loaded-goods.sql.ts'
import { type Entity, load, marksById } from './loaded-goods.ts'
import { risingSteps } from './loaded-values.ts'

const pairs = (ids: readonly string[]) => ({
  first: ids.map((id) => partsOf(id)[0] ?? ''),
  second: ids.map((id) => partsOf(id)[1] ?? ''),
})

const isPriced = (price: string | null): price is string => price !== null && !isZeroPrice(price)

export const prices: Entity<'prices'> = {
  name: 'prices',
  references: ({ product, priceType }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'price-types', path: 'priceType', id: priceType },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = pairs(ids)
    return marksById(await selectPriceMarks(database, first, second))
  },
  write: async (context, items) => {
    const told = new Map(
      (await selectPriceSources(context.database)).map((source) => [source.id, source]),
    )
    await load(context, {
      prices: items.map(({ id, record: { price, steps } }) => {
        const [product = '', priceType = ''] = partsOf(id)
        const { currency = 'RUB', hasVat = true } = told.get(priceType) ?? {}
        return {
          product,
          priceType,
          amount: isPriced(price) ? hundredthsOf(price) : null,
          addsVat: !hasVat,
          currency: currency === 'RUB' ? null : currency,
          stepQuantities: steps.length === 0 ? null : steps.map(({ from }) => from),
          stepAmounts: steps.length === 0 ? null : steps.map((step) => hundredthsOf(step.price)),
        }
      }),
    })
    return items.flatMap((item) => {
      const { place, record } = item
      const isOnRequest = record.price !== null && !isPriced(record.price)
      return [
        ...risingSteps(item),
        ...(isOnRequest
          ? [{ place, path: 'price', code: 'PRICE_ON_REQUEST', isNote: true as const }]
          : []),
      ]
    })
  },
  standing: async ({ database }, ids) => {
    const { first, second } = pairs(ids)
    const rows = await selectStandingPrices(database, first, second)
    return new Map(rows.map(({ id, amount }) => [id, messages.priceStays(amount)]))
  },
  hide: async (context, ids) => {
    await load(context, {
      prices: ids.map((id) => {
        const [product = '', priceType = ''] = partsOf(id)
        return { product, priceType, amount: null }
      }),
    })
    return []
  },
  shown: (ids) =>
    `select product.external_id || e'\\t' || named.external_id as id
       from (select product_id, price_type_id, catalog_id from price
             union all select product_id, price_type_id, catalog_id from price_without_rate) price
       join product on product.id = price.product_id join source_catalog c on c.id = price.catalog_id
       join (${priceTypesByExternalId}) named on named.id = price.price_type_id
      where c.external_id = '${ids.toShop('exchange')}'`,
}

export const rests: Entity<'rests'> = {
  name: 'rests',
  references: ({ product, warehouse }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'warehouses', path: 'warehouse', id: warehouse },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = pairs(ids)
    return marksById(await selectStockMarks(database, first, second))
  },
  write: async (context, items) => {
    await load(context, {
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
    const { first, second } = pairs(ids)
    const rows = await selectStandingStock(database, first, second)
    return new Map(rows.map(({ id, quantity }) => [id, messages.stockStays(quantity)]))
  },
  hide: async (context, ids) => {
    await load(context, {
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
