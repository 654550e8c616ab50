import { type Endpoint, endpoints } from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  openShop,
  type Person,
  type Shop,
} from '../modules/auth/people.fixture.ts'
import { readSamples } from './samples.fixture.ts'

const SAME_FOR = 'x-same-for'

type Id = keyof typeof endpoints
const samples = await readSamples()
const ids = Object.keys(endpoints) as Id[]
const sameForOf = (id: Id) => (endpoints[id] as Endpoint).sameFor

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(`
    insert into education_topic (id, slug, parent_id, name, sort) values (1, 'oboznacheniya', null, 'Обозначения', 10);
    insert into education_article (slug, topic_id, title, summary, blocks, sort, is_active, updated_at)
      values ('kak-vybrat-sverlo', 1, 'Как выбрать сверло', 'По материалу', '[]', 10, true, '2026-03-01T00:00:00Z');
    insert into content_page (slug, title, description, lead, blocks, updated_at)
      values ('delivery', 'Доставка', 'Как получить заказ', 'Со складов', '[]', '2026-03-01T09:00:00Z');
    insert into special_offer (id, title, starts_on, ends_on) values (1, 'Свёрла', '2026-01-01', '2099-12-31');
    insert into text_version (offer_id, title, summary, description, source, blocks, minutes, words, saved_by, publish_at)
      values (1, 'Свёрла', 'Со скидкой', '', '', '[]', 1, '', 'Белова', now());
    insert into service_notification (status, message, changed_by) values ('info', 'Склад переезжает', 'Белова')`)
})
afterAll(() => shop.close())

type Visitor = { person: Person; agreement?: string } | null

const callAs = async (id: Id, visitor: Visitor) => {
  if (!visitor) return shop.call(id, samples[id])
  const headers = {
    ...samples[id]?.headers,
    ...bearer(await shop.signIn(visitor.person)),
    ...(visitor.agreement && {
      'x-choosed-company': companies.alfa,
      'x-choosed-agreement': visitor.agreement,
    }),
  }
  return shop.call(id, { ...samples[id], headers })
}

const visitors: Visitor[] = [
  null,
  { person: 'admin' },
  { person: 'manager', agreement: agreements.partner },
  { person: 'buyer', agreement: agreements.partner },
  { person: 'buyer', agreement: agreements.retail },
]

describe('ответ, который назван одинаковым', () => {
  test.each(ids.filter(sameForOf))('%s таков и есть', async (id) => {
    const seen = new Map<string, string>()
    for (const visitor of visitors) {
      const { status, body, headers } = await callAs(id, visitor)
      expect(status).toBe(200)
      const whom = String(headers[SAME_FOR])
      expect(whom).toMatch(sameForOf(id) === 'everybody' ? /^everybody$/ : /^prices:/)
      const text = JSON.stringify(body)
      expect(seen.get(whom) ?? text).toBe(text)
      seen.set(whom, text)
    }
    expect(seen.size).toBe(sameForOf(id) === 'everybody' ? 1 : 3)
  })

  test('цены называются тем же словом, каким ответы', async () => {
    for (const visitor of visitors) {
      const own = await callAs('ownPrices', visitor)
      const list = await callAs('listProducts', visitor)
      expect(own.body.key).toBe(list.headers[SAME_FOR])
    }
  })
})

test.each(ids.filter((id) => !sameForOf(id)))('%s: ответ — лишь того, кто спросил', async (id) => {
  for (const visitor of visitors) {
    const { headers } = await callAs(id, visitor)
    expect(headers[SAME_FOR]).toBeUndefined()
  }
})

test('отказ не принадлежит никому', async () => {
  const { status, headers } = await shop.call('productById', { params: { id: 999_999 } })
  expect(status).toBe(404)
  expect(headers[SAME_FOR]).toBeUndefined()
})
