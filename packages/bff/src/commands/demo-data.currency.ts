import { demoCurrencyRates } from '@isp/demo-data'
import type { Pool } from 'pg'
import type { CatalogBatch } from '../load/index.ts'
import { shopToday } from '../trade/shop-day.ts'

/** Call before loading the goods: prices in a foreign currency need a rate. Rates entered by staff are kept. */
export const loadRates = async (pool: Pool): Promise<void> => {
  for (const { code, name, nominal, rate } of demoCurrencyRates) {
    await pool.query(
      `insert into currency_rate (code, valid_from, name, nominal, rate)
       select $1, ${shopToday} - 1, $2, $3, $4 where not exists (select 1 from currency_rate where code = $1)`,
      [code, name, nominal, rate],
    )
  }
}

const BRAND = 'demo:kerndal'
const CURRENCY = 'EUR'

/** Goods of one foreign maker are priced in the maker's currency, in cents, at about their rouble price. */
export async function* withForeignPrices(
  batches: Iterable<CatalogBatch> | AsyncIterable<CatalogBatch>,
): AsyncGenerator<CatalogBatch> {
  const rate = demoCurrencyRates.find(({ code }) => code === CURRENCY)?.rate ?? 1
  for await (const batch of batches) {
    const makers = new Map(batch.products?.map(({ externalId, brand }) => [externalId, brand]))
    yield {
      ...batch,
      ...(batch.prices && {
        prices: batch.prices.map((price) =>
          makers.get(price.product) !== BRAND || price.amount === null || price.stepAmounts
            ? { ...price, currency: null }
            : { ...price, currency: CURRENCY, amount: Math.round(Number(price.amount) / rate) },
        ),
      }),
    }
  }
}
