import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../auth/people.fixture.ts'
import { createCalls } from '../../company/people-calls.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { as } = createCalls(() => shop)
const set = (body: object) => as('content', 'setPropertyBetter', { body })
type Row = { code: string; better: string | null }
const better = async () => {
  const { body } = await shop.call('comparisonUnauthorized', { query: { productIds: '1' } })
  const known = body.rows.filter((row: Row) => row.better && row.code.startsWith('attribute-'))
  return Object.fromEntries(known.map((row: Row) => [row.code.slice(10), row.better]))
}

test('продавец не решает, что лучше; неведомая характеристика и чужое слово — отказ', async () => {
  const body = { code: 'weight', better: 'less' }
  expect((await as('staff', 'setPropertyBetter', { body })).status).toBe(403)
  expect((await as('staff', 'propertyBetter', {})).status).toBe(403)
  for (const wrong of [
    { code: 'nothing', better: 'less' },
    { code: 'weight', better: 'ниже' },
  ])
    expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(400)
})

test('размер без своего решения — «ближе»; решение сразу видно в сравнении, журнал помнит его один раз', async () => {
  expect(await better()).toEqual({ diameter: 'nearer' })
  await set({ code: 'weight', better: 'less' })
  await set({ code: 'weight', better: 'less' })
  const { body } = await set({ code: 'diameter', better: 'none' })
  expect(body.items).toContainEqual({
    ...{ code: 'diameter', name: 'Диаметр', unit: 'мм' },
    ...{ better: 'none', byDefault: 'nearer' },
  })
  expect(await better()).toEqual({ weight: 'less' })
  const { body: acts } = await as('admin', 'staffActs', { query: {} })
  const told = acts.items.filter(({ kind }: { kind: string }) => kind === 'property.better')
  expect(told.map(({ subject }: { subject: { name: string } }) => subject.name)).toEqual([
    'Диаметр',
    'Масса',
  ])
  expect(told[1].changes).toEqual([{ field: 'better', before: null, after: 'less' }])
})
