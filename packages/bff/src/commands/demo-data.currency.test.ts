import { demoCatalog } from '@isp/demo-data'
import { expect, test } from 'vitest'
import type { PriceRecord } from '../load/index.ts'
import { withForeignPrices } from './demo-data.currency.ts'

test('цены одного зарубежного производителя названы в евро: примерно те же деньги, ступеней у них нет', async () => {
  const roubles = new Map<string, number>()
  const foreign: PriceRecord[] = []
  let all = 0
  let everyRowHasCurrency = true
  const wanted = { products: 2000, seed: 1, date: '2026-11-01', documentSizes: new Map() }
  for (const batch of demoCatalog(wanted)) {
    if (!('prices' in batch)) continue
    for (const price of batch.prices)
      roubles.set(`${price.product} ${price.priceType}`, price.amount)
  }
  for await (const { prices = [] } of withForeignPrices(demoCatalog(wanted))) {
    all += prices.length
    everyRowHasCurrency &&= prices.every(({ currency }) => currency !== undefined)
    foreign.push(...prices.filter(({ currency }) => currency === 'EUR'))
  }
  expect(all).toBe(roubles.size)
  // a load takes its columns from the first row
  expect(everyRowHasCurrency).toBe(true)
  expect(foreign.length).toBeGreaterThan(5)
  for (const { product, priceType, amount, stepAmounts } of foreign) {
    expect(stepAmounts ?? null).toBeNull()
    const kopecks = roubles.get(`${product} ${priceType}`) ?? 0
    expect(Math.abs(Number(amount) * 95.25 - kopecks)).toBeLessThan(95.25)
  }
})
