import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../auth/people.fixture.ts'
import { createCalls } from '../../company/people-calls.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { as } = createCalls(() => shop)
const set = (body: object, id = 1) => as('content', 'setOwnField', { params: { id }, body })
const product = async () =>
  (await shop.pool.query('select description, section_id from product where id = 1')).rows[0]

test('продавец не ведёт полей; чужое значение, невидимый раздел и неведомый товар — отказ', async () => {
  for (const id of ['ownFields', 'setOwnField'] as const)
    expect(
      (await as('staff', id, { params: { id: 1 }, body: { field: 'images', isOwn: true } })).status,
      id,
    ).toBe(403)
  for (const body of [
    { field: 'price', isOwn: true },
    { field: 'images', isOwn: true, description: 'Не то поле' },
    { field: 'section', isOwn: false, sectionId: 1 },
    { field: 'section', isOwn: true, sectionId: 2_147_483_647 },
  ])
    expect((await set(body)).status, JSON.stringify(body)).toBe(400)
  expect((await set({ field: 'images', isOwn: true }, 2_147_483_647)).body.code).toBe(
    'PRODUCT_NOT_FOUND',
  )
  expect((await as('content', 'ownFields', { params: { id: 1 } })).body).toEqual({ items: [] })
})

test('поле берут с новым значением и возвращают; значение остаётся до загрузки, журнал говорит всё', async () => {
  const { rows } = await shop.pool.query(
    `select id from section where is_active and id <> (select section_id from product where id = 1) limit 1`,
  )
  const { body: taken } = await set({
    ...{ field: 'description', isOwn: true, description: 'Своё описание' },
  })
  expect(taken.items).toMatchObject([{ field: 'description', takenBy: expect.any(String) }])
  await set({ field: 'section', isOwn: true, sectionId: rows[0].id })
  expect(await product()).toEqual({ description: 'Своё описание', section_id: rows[0].id })
  // repeating the request writes no second log entry
  await set({ field: 'section', isOwn: true, sectionId: rows[0].id })
  const { body: left } = await set({ field: 'description', isOwn: false })
  expect(left.items).toMatchObject([{ field: 'section' }])
  expect(await product()).toMatchObject({ description: 'Своё описание' })
  const { body: acts } = await as('admin', 'staffActs', { query: { q: 'Сверло' } })
  const told = acts.items.filter(({ kind }: { kind: string }) => kind === 'product.own-field')
  expect(told).toHaveLength(3)
  expect(told[0].changes).toEqual([{ field: 'ownField', before: 'description', after: null }])
  expect(told[2].changes).toContainEqual({
    ...{ field: 'ownField', before: null, after: 'description' },
  })
})
