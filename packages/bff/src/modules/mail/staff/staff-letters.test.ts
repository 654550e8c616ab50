import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../auth/people.fixture.ts'
import { createCalls } from '../../company/people-calls.fixture.ts'

let shop: Shop
const { as } = createCalls(() => shop)
const ids: Record<string, number> = {}
beforeAll(async () => {
  shop = await openShop()
  const write = async (key: string, columns: Record<string, unknown>) => {
    const given = Object.entries({
      ...{ key, recipient: `${key}@example.com`, subject: key, body_html: '', body_text: key },
      ...columns,
    })
    const { rows } = await shop.pool.query<{ id: number }>(
      `insert into mail_outbox (${given.map(([name]) => name).join(', ')})
       values (${given.map((_one, place) => `$${place + 1}`).join(', ')}) returning id`,
      given.map(([, value]) => value),
    )
    ids[key] = rows[0]?.id ?? 0
  }
  const failed = { failures: 1, failed_at: new Date() }
  await write('Queued', { kind: 'order' })
  await write('Waiting', { ...failed, failure: '451 4.7.1 Later', failure_code: 'EMESSAGE' })
  await write('Refused', { ...failed, failure: '550 5.2.2 Full', refused_at: new Date() })
  await write('Returned', {
    ...failed,
    failure: '550 5.1.1',
    sent_at: new Date(),
    refused_at: new Date(),
  })
  await write('Sent', { sent_at: new Date(), body_text: 'https://s.example/x?a=1&token=abc#t' })
  await write('Code', { is_secret: true, body_text: 'код 0123' })
})
afterAll(() => shop.close())

const list = async (query = {}) => (await as('admin', 'staffLetters', { query })).body
const read = (id: number | undefined) => as('admin', 'staffLetter', { params: { id: id ?? 0 } })

describe('§7.5 Почта: письма магазина', () => {
  test('видит администратор и больше никто', async () => {
    expect(await shop.call('staffLetters')).toMatchObject({ status: 401 })
    for (const person of ['buyer', 'manager', 'staff', 'content'] as const) {
      expect(await as(person, 'staffLetters'), person).toMatchObject({ status: 403 })
      const params = { id: ids.Sent ?? 0 }
      expect(await as(person, 'staffLetter', { params }), person).toMatchObject({ status: 403 })
    }
  })

  test('новое сверху: кому, о чём, что стало, причина по-русски и слова сервера', async () => {
    const { items, total } = await list()
    expect(total).toBe(6)
    expect(items.map(({ subject, state }: Record<string, string>) => [subject, state])).toEqual([
      ['Code', 'queued'],
      ['Sent', 'sent'],
      ['Returned', 'refused'],
      ['Refused', 'refused'],
      ['Waiting', 'retrying'],
      ['Queued', 'queued'],
    ])
    expect(items[3].failure).toMatchObject({
      reason: 'Почтовый ящик переполнен',
      words: '550 5.2.2 Full',
    })
    expect(items[4].failure).toMatchObject({ reason: 'Почтовый сервер просит подождать' })
    expect(items[5]).toMatchObject({ to: 'Queued@example.com', kind: 'order', failure: null })
    expect(items[0].hasSecret).toBe(true)
  })

  test('ищется по части адреса и состоянию; знаки SQL — просто знаки', async () => {
    expect(await list({ q: 'REFUSED@' })).toMatchObject({ total: 1 })
    expect(await list({ state: 'retrying' })).toMatchObject({ total: 1 })
    expect(await list({ q: 'sent@', state: 'queued' })).toMatchObject({ total: 0 })
    expect(await list({ q: '%' })).toMatchObject({ total: 0 })
  })

  test('текст виден без ключей ссылок, тайный — никогда, и до отправки', async () => {
    expect((await read(ids.Sent)).body).toEqual({ text: 'https://s.example/x?a=1&token=…#t' })
    expect((await read(ids.Code)).body).toEqual({ text: null })
    expect(await read(999_999)).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } })
    expect(JSON.stringify(await list())).not.toContain('0123')
  })
})
