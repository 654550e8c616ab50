import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, password, type Shop } from '../auth/people.fixture.ts'
import { createCalls } from '../company/people-calls.fixture.ts'

/** 152-ФЗ, D46: all personal data are in their owner's export, and are deleted with the account. */
let shop: Shop
const { as } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const items = [{ productId: 1, quantityOrdered: 10, comment: 'для Петровича' }]
const gather = async (person: 'newcomer' | 'buyer') => {
  const done = [
    await as(person, 'addToBasket', { body: { items } }),
    await as(person, 'createDraft', { body: { name: 'Своё', note: 'к отпуску', items } }),
    await as(person, 'createFavoriteList', { body: { name: 'Любимое' } }),
    await as(person, 'addToFavorites', { params: { id: 1 } }),
    await as(person, 'addToComparison', { params: { id: 2 } }),
    await as(person, 'viewProduct', { params: { id: 2 } }),
  ]
  expect(done.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([])
}

const nameOf = async (id: number): Promise<string> =>
  (await shop.pool.query('select name from product where id = $1', [id])).rows[0].name

test('в выгрузке — корзина, черновики, избранное, сравнение и просмотры, и только свои', async () => {
  await gather('newcomer')
  await as('buyer', 'viewProduct', { params: { id: 1 } })
  const { body } = await as('newcomer', 'exportPersonalData')
  const line = { name: await nameOf(1), quantity: 10, comment: 'для Петровича' }
  expect(body).toMatchObject({
    baskets: [{ ...line, company: null }],
    drafts: [{ name: 'Своё', note: 'к отпуску', company: null, lines: [line] }],
    favorites: [{ name: await nameOf(1) }],
    comparison: [{ name: await nameOf(2) }],
    viewed: [{ name: await nameOf(2), viewedAt: expect.stringContaining('T') }],
  })
  const { viewed, favorites, comparison } = (await as('buyer', 'exportPersonalData')).body
  expect({ viewed, favorites, comparison }).toMatchObject({
    viewed: [{ name: await nameOf(1) }],
    favorites: [],
    comparison: [],
  })
})

test('с учётной записью уходит собранное; черновик компании и чужое остаются (D41)', async () => {
  await gather('buyer')
  const draft = { name: 'Компании', note: '', items }
  const ofCompany = await as('buyer', 'createDraft', { body: draft }, 'alfa')
  expect(ofCompany.status).toBeLessThan(300)
  const account = (await as('buyer', 'currentUser')).body.id as number
  const left = async () => {
    const { rows } = await shop.pool.query(
      `select (select count(*) from basket where account_id = $1)::int as baskets,
              (select array_agg(name) from draft where account_id = $1) as drafts,
              (select count(*) from favorite_list where account_id = $1)::int as lists,
              (select count(*) from favorite_item where account_id = $1)::int as favorites,
              (select count(*) from comparison_item where account_id = $1)::int as compared,
              (select count(*) from viewed_product where account_id = $1)::int as viewed`,
      [account],
    )
    return rows[0]
  }
  expect(await left()).toMatchObject({ baskets: 1, favorites: 1, compared: 1, viewed: 2 })
  const gone = await as('buyer', 'deleteAccount', { body: { password } })
  expect(gone.status).toBe(200)
  expect(await left()).toEqual({
    baskets: 0,
    drafts: ['Компании'],
    lists: 0,
    favorites: 0,
    compared: 0,
    viewed: 0,
  })
  const { viewed, baskets } = (await as('newcomer', 'exportPersonalData')).body
  expect([viewed, baskets]).toMatchObject([[{}], [{}]])
})
