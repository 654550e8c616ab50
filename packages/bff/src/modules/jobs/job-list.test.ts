import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'
import { openWorkshop, type Workshop } from './jobs.fixture.ts'

let shop: Shop
let workshop: Workshop
beforeAll(async () => {
  shop = await openShop()
  workshop = await openWorkshop()
})
afterAll(async () => {
  await workshop.closeWorkers()
  await workshop.scratch.drop()
  await shop.close()
})

test('§6: работы магазина видит только администратор', async () => {
  for (const person of ['staff', 'content', 'manager'] as const) {
    const headers = bearer(await shop.signIn(person))
    expect(await shop.call('jobs', { headers })).toMatchObject({ status: 403 })
  }
  const headers = bearer(await shop.signIn('admin'))
  expect(await shop.call('jobs', { headers })).toMatchObject({ status: 200, body: { page: 1 } })
  expect(await shop.call('jobs', { headers, query: { page: '99' } })).toMatchObject({ status: 404 })
})

test('администратор видит чужие работы с их состоянием, новые первыми', async () => {
  const desk = await workshop.openDesk()
  const first = await workshop.put(desk)
  const second = await workshop.put(desk)
  const admin = {
    account: { id: 4, uuid: '', login: '', name: '', staffRole: 'admin', sessionId: '' },
    company: null,
    agreement: null,
  } as const
  await desk.cancel(admin, first)
  const { items, total } = await desk.list(admin, {})
  expect(total).toBe(2)
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [second, 'waiting'],
    [first, 'cancelled'],
  ])
})
