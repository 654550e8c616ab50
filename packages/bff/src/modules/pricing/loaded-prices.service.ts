// Reads agreement and specification of company; product and source_catalog of goods.
import type { ExchangeRecord } from '@isp/contract'
import { isZeroPrice } from '@isp/contract/loaded-numbers'
import { hundredthsOf } from '@isp/contract/unit-price'
import { newCode } from '../../kernel/slug.ts'
import { priceTypesByExternalId } from '../../load/index.ts'
import {
  type LoadedEntity,
  type LoadFault,
  type LoadItem,
  partsOf,
} from '../../load/loaded-entity.ts'
import {
  deletedUnless,
  type Entity,
  idColumns,
  inTable,
  loadRows,
  marksById,
  takenCodes,
} from '../../load/loaded-rows.ts'
import { loadedPricesMessages as messages } from './loaded-prices.messages.ts'
import {
  selectBaseType,
  selectFedTypes,
  selectPriceMarks,
  selectPriceSources,
  selectPriceTypeMarks,
  selectStandingPrices,
} from './loaded-prices.sql.ts'

/** Notes about steps whose price for a piece is higher than that of the step before, or than the price without steps. */
const risingSteps = ({
  place,
  record: { price, steps },
}: LoadItem<ExchangeRecord<'prices'>>): LoadFault[] =>
  steps.flatMap((step, at): LoadFault[] => {
    const before = at === 0 ? price : (steps[at - 1]?.price ?? null)
    if (before === null || Number(step.price) <= Number(before)) return []
    const params = { from: step.from, price: step.price, before }
    return [{ place, path: `steps.${at}.price`, code: 'STEP_RISES', params, isNote: true }]
  })

const isInUse = `
  exists (select from price_type where id = asked.id and is_base)
  or exists (select from agreement where price_type_id = asked.id)
  or exists (select from specification where price_type_id = asked.id)
  or exists (select from price_type_source other
              where other.price_type_id = asked.id and other.external_id <> asked.external_id)`

const priceTypes: Entity<'price-types'> = {
  name: 'price-types',
  ...inTable('price_type'),
  // these marks also cover the currency and the VAT of the type's source
  known: async ({ database }, ids) => marksById(await selectPriceTypeMarks(database, ids)),
  ...deletedUnless('price_type', isInUse),
  references: ({ currency }) =>
    currency === 'RUB' ? [] : [{ entity: 'currencies', path: 'currency', id: currency }],
  write: async (context, items) => {
    const codes = await takenCodes(context)
    const asked = items.map(({ id }) => id)
    // a type that an export has already given to one of the shop's stays the same thing
    const fed = new Map(
      (await selectFedTypes(context.database, asked)).map((one) => [one.id, one.priceType]),
    )
    await loadRows(context, {
      priceTypes: items
        .filter(({ id }) => !fed.has(id))
        .map(({ id, record: { name, isBase } }) => ({
          externalId: id,
          code: newCode(name, id, codes),
          name,
          isBase,
        })),
      priceTypeSources: items.map(({ id, record: { currency, hasVat } }) => ({
        externalId: id,
        priceType: fed.get(id) ?? id,
        currency,
        hasVat,
      })),
    })
    if (!items.some(({ record }) => record.isBase)) return []
    const base = await selectBaseType(context.database)
    return items.flatMap(({ id, place, record }): LoadFault[] => {
      if (!base || !record.isBase || base.ids.includes(id)) return []
      const params = { base: base.name }
      return [{ place, path: 'isBase', code: 'NOT_BASE', params, isNote: true }]
    })
  },
}

const isPriced = (price: string | null): price is string => price !== null && !isZeroPrice(price)

const prices: Entity<'prices'> = {
  name: 'prices',
  references: ({ product, priceType }) => [
    { entity: 'products', path: 'product', id: product },
    { entity: 'price-types', path: 'priceType', id: priceType },
  ],
  known: async ({ database }, ids) => {
    const { first, second } = idColumns(ids)
    return marksById(await selectPriceMarks(database, first, second))
  },
  write: async (context, items) => {
    const sources = new Map(
      (await selectPriceSources(context.database)).map((source) => [source.id, source]),
    )
    await loadRows(context, {
      prices: items.map(({ id, record: { price, steps } }) => {
        const [product = '', priceType = ''] = partsOf(id)
        const { currency = 'RUB', hasVat = true } = sources.get(priceType) ?? {}
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
    const { first, second } = idColumns(ids)
    const rows = await selectStandingPrices(database, first, second)
    return new Map(rows.map(({ id, amount }) => [id, messages.priceStays(amount)]))
  },
  hide: async (context, ids) => {
    await loadRows(context, {
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

/** Price types and the prices of goods by them. */
export const loadedPrices = [priceTypes, prices] as const satisfies readonly LoadedEntity[]
