import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { bearer, openShop, type Person, type Shop } from '../../auth/people.fixture.ts'
import { openIndexOf } from '../open-index.fixture.ts'

let shop: Shop
let holder: CatalogIndexHolder
/** The index of the process under test. */
let current: () => ReturnType<CatalogIndexHolder['current']>
beforeAll(async () => {
  shop = await openShop({ catalogIndex: { current: () => current() } })
  holder = await openIndexOf(shop.pool)
  current = holder.current
})
afterAll(async () => {
  await holder.close()
  await shop.close()
})

const reindex = async (person: Person) =>
  shop.call('reindex', { headers: bearer(await shop.signIn(person)) })
const version = async () =>
  (await shop.pool.query('select version::text from catalog_version')).rows[0].version

test('§7.5: указатель строит заново только администратор и только со своим токеном в заголовке', async () => {
  const before = await version()
  expect((await shop.call('reindex')).status).toBe(401)
  const { accessToken } = await shop.signIn('admin')
  const cookie = { cookie: `isp_accessToken=${accessToken}` }
  expect((await shop.call('reindex', { headers: cookie })).status).toBe(401)
  for (const person of ['buyer', 'manager', 'staff', 'content'] as const) {
    expect((await reindex(person)).status).toBe(403)
  }
  expect(await version()).toBe(before)
})

test('§7.5: пока указателя нет или он строится, второе построение не начинается', async () => {
  const before = await version()
  current = () => null
  expect((await reindex('admin')).body).toEqual({ version: before, isStarted: false })
  current = holder.current
  const index = holder.current()
  current = () => index
  const headers = bearer(await shop.signIn('admin'))
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.call('reindex', { headers })),
  )
  const next = String(Number(before) + 1)
  expect(answers.map(({ body }) => body.version)).toEqual(Array.from({ length: 5 }, () => next))
  expect(answers.filter(({ body }) => body.isStarted)).toHaveLength(1)
  expect(answers[0]?.headers['cache-control']).toBe('private, no-store')
  await expect.poll(() => holder.current()?.dataVersion).toBe(next)
})

test('§7.5: новый указатель знает то, что вписано в базу мимо магазина', async () => {
  current = holder.current
  await shop.pool.query(`update product set name = 'Зенкер конический' where id = 1`)
  const before = holder.current()?.dataVersion
  expect((await reindex('admin')).body).toMatchObject({ isStarted: true })
  await expect.poll(() => holder.current()?.dataVersion).not.toBe(before)
  const { body } = await shop.call('listProducts', { body: { q: 'зенкер' } })
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([1])
})
