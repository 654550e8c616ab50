import { readText } from '@isp/testing/papers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, companies } from '../auth/people.fixture.ts'
import { type Exchange, openExchange } from '../exchange/exchange.fixture.ts'
import { insertOrders } from '../history/orders.fixture.ts'

let exchange: Exchange
let buyer: Record<string, string>
beforeAll(async () => {
  exchange = await openExchange()
  const { shop } = exchange
  buyer = { ...bearer(await shop.signIn('buyer')), 'x-choosed-company': companies.alfa }
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1] },
    { id: 2, company: 2, account: 6, products: [1] },
  ])
  await shop.pool.query(
    `insert into exchange_link values ('1c', 'companies', 'alfa', 1), ('1c', 'companies', 'beta', 2),
       ('1c', 'orders', 'ord-1', 1), ('1c', 'orders', 'ord-2', 2)`,
  )
})
afterAll(() => exchange.shop.close())

const act = (id: string, more: object = {}) => ({
  ...{
    id,
    company: 'alfa',
    from: '01.01.2026',
    to: '2026-03-31',
    opening: -100,
    closing: '14 900,50',
  },
  lines: [
    { date: '2026-01-12', paper: 'Реализация № 15', debit: '20000.50', order: 'ord-1' },
    { date: '2026-02-03', paper: 'Платёж № 8', credit: 5000, order: 'ord-2' },
  ],
  overdue: [{ days: 31, amount: '900.50' }],
  ...more,
})
const listed = async () => (await exchange.shop.call('settlements', { headers: buyer })).body.items

test('чужой компании акта нет; договор другой компании не принимается', async () => {
  const { shop } = exchange
  await exchange.outcomes('import:settlements', [act('theirs', { company: 'beta' })])
  const { rows } = await shop.pool.query(`select id from settlement where external_id = 'theirs'`)
  const params = { id: rows[0].id }
  for (const id of ['settlement', 'settlementPaper'] as const)
    expect((await shop.call(id, { params, headers: buyer })).body.code).toBe('SETTLEMENT_NOT_FOUND')
  expect(await listed()).toEqual([])
  await shop.pool.query(
    `update agreement set external_id = 'a-beta' where id = (select min(id) from agreement where company_id = 2)`,
  )
  const { body } = await exchange.send('import:settlements', [
    act('mixed', { agreement: 'a-beta' }),
  ])
  expect(body.results).toMatchObject([{ outcome: 'refused', errors: [{ path: 'agreement' }] }])
})

test('акт со строками, оборотами и заказами своей компании; за тот же период показан последний', async () => {
  const { shop } = exchange
  expect(await exchange.outcomes('import:settlements', [act('first')])).toEqual(['created'])
  expect(await exchange.outcomes('import:settlements', [act('second')])).toEqual(['created'])
  const items = await listed()
  expect(items).toMatchObject([{ opening: -10_000, closing: 1_490_050, overdue: 90_050 }])
  const params = { id: items[0].id }
  const { body } = await shop.call('settlement', { params, headers: buyer })
  expect(body).toMatchObject({
    ...{ debit: 2_000_050, credit: 500_000, agreement: null, answer: null },
    lines: [
      { date: '2026-01-12', order: { id: 1 } },
      { credit: 500_000, order: null },
    ],
    ageing: [{ days: 31, amount: 90_050 }],
  })
  await exchange.outcomes('delete:settlements', [{ id: 'second' }])
  expect((await listed())[0].id).not.toBe(params.id)
})

test('ответ уходит магазину одним обращением; новые данные снимают его', async () => {
  const { shop } = exchange
  const [{ id }] = await listed()
  const input = { params: { id }, headers: buyer }
  const answer = (body: object) => shop.call('answerSettlement', { ...input, body })
  expect((await answer({ version: 1, agrees: false })).body.fields[0].path).toBe('comment')
  expect((await answer({ version: 9, agrees: true })).body.code).toBe('SETTLEMENT_CHANGED')
  const said = { version: 1, agrees: false, amount: 1_000_000, comment: 'Нет оплаты № 9' }
  const both = await Promise.all([answer(said), answer(said)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.answer).toMatchObject({
    ...{ agrees: false, amount: 1_000_000, ticket: { number: expect.stringMatching(/^О-\d{6}$/) } },
  })
  for (const other of [
    { version: 1, agrees: true },
    { ...said, amount: 2_000_000 },
    { ...said, comment: 'Нет оплаты № 10' },
  ]) {
    expect(await answer(other)).toMatchObject({
      status: 409,
      body: { code: 'SETTLEMENT_ANSWERED', message: expect.stringMatching(/не.согласны.+О-\d{6}/) },
    })
  }
  expect((await answer(said)).body.answer).toEqual(both[0]?.body.answer)
  const { rows } = await shop.pool.query(
    'select subject, body from ticket join ticket_comment on ticket_id = ticket.id',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].subject).toMatch(/не согласны$/)
  expect(rows[0].body).toMatch(/10\s000,00[\s\S]*Нет оплаты № 9/)
  await exchange.outcomes('import:settlements', [act('first', { opening: 0, closing: 15_000.5 })])
  const { body } = await shop.call('settlement', input)
  expect(body).toMatchObject({ version: 2, answer: null })
})

test('печатный акт: суммы, кто должен и что без оператора ЭДО силы не имеет', async () => {
  const [{ id }] = await listed()
  const answer = await exchange.shop.app.inject({
    url: `/bff/api/sale/settlements/${id}/paper`,
    headers: buyer,
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = await readText(answer.rawPayload)
  for (const part of ['15 000,50', 'Реализация № 15', 'Задолженность покупателя', 'оператора ЭДО'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
})
