import { type Endpoint, endpoints } from '@isp/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  openShop,
  type Shop,
} from '../modules/auth/people.fixture.ts'
import { readSamples } from './samples.fixture.ts'

type Id = keyof typeof endpoints
const all = Object.entries<Endpoint>(endpoints) as [Id, Endpoint][]
const reads = all.filter(([, { isRead }]) => isRead)
const samples = await readSamples()

let shop: Shop
let headers: Record<string, string>
let ofStaff: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = {
    ...bearer(await shop.signIn('manager')),
    'x-choosed-company': companies.alfa,
    'x-choosed-agreement': agreements.partner,
  }
  ofStaff = bearer(await shop.signIn('admin'))
  const { max = 0 } = shop.pool.options
  const clients = await Promise.all(Array.from({ length: max }, () => shop.pool.connect()))
  for (const client of clients) {
    await client.query('set default_transaction_read_only = on')
    client.release()
  }
})
afterAll(() => shop.close())

test.each(reads)('%s ничего не меняет: его можно повторить', async (id, { access }) => {
  const isOfStaff = typeof access === 'object' && 'staff' in access
  const by = isOfStaff ? ofStaff : headers
  const { status, body } = await shop.call(id, { ...samples[id], headers: by })
  expect(body.code).toBeUndefined()
  expect(status).toBe(200)
})

test('запись в той же базе отказана: проверка выше её бы заметила', async () => {
  const { status } = await shop.call('addToBasketV2', { ...samples.addToBasketV2, headers })
  expect(status).toBe(500)
})
