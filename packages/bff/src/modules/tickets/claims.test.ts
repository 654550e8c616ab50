import { randomUUID } from 'node:crypto'
import type { ClaimInput } from '@isp/contract'
import { readText } from '@isp/testing/papers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'

/** An order of ten pieces of product 1; four were shipped with the first shipment, three with the second. */
let shop: OrdersShop
let staff: Visitor
let order: number
let shipments: number[]
beforeAll(async () => {
  shop = await openOrdersShop()
  staff = await shop.visitor('staff', {})
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate ticket cascade')
  await shop.reset()
  order = await shop.make(10)
  await shop.lead(order, 'ASSEMBLING')
  await shop.ship(order, [{ place: 0, quantity: 4 }])
  await shop.ship(order, [{ place: 0, quantity: 3 }])
  const { body } = await shop.read(order)
  shipments = body.shipments.map(({ id }: { id: number }) => id)
})

const line = { place: 0, quantity: 2, reason: 'defect' } as const
const claim = (lines: ClaimInput['lines'] = [line], change: object = {}, visitor = shop.buyer) =>
  visitor.call('createTicket', {
    body: {
      key: randomUUID(),
      kind: 'claim',
      subject: 'Брак',
      text: 'Сломались на первом отверстии.',
      orderId: order,
      claim: { wish: 'replace', lines },
      ...change,
    },
  })
const decide = (id: number, lines: object[], version = 0) =>
  staff.call('decideClaim', { params: { id }, body: { version, lines } })
const claimsOf = async (visitor: Visitor) =>
  (await visitor.call('orderClaims', { query: { order: String(order) } })).body.items
const faultsOf = async (answer: ReturnType<typeof claim>) => (await answer).body.fields

describe('D54: рекламация по строкам заказа', () => {
  test('номер с первого мига, строки названы как в заказе, видны в заказе и в поиске', async () => {
    const { status, body } = await claim([{ ...line, shipmentId: shipments[1], lot: 'П-17' }])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: `Р-${String(body.id).padStart(6, '0')}`,
      claim: {
        wish: 'replace',
        state: 'open',
        version: 0,
        decidedAt: null,
        lines: [
          {
            ...line,
            shipmentId: shipments[1],
            name: 'Сверло 8,5 мм',
            lot: 'П-17',
            outcome: null,
            agreed: 0,
          },
        ],
      },
    })
    expect(await claimsOf(shop.buyer)).toMatchObject([
      { ticketId: body.id, number: body.number, place: 0, quantity: 2, outcome: null },
    ])
    const found = await shop.buyer.call('tickets', { query: { q: body.number, kind: 'claim' } })
    expect(found.body.items).toMatchObject([{ id: body.id, number: body.number }])
  })

  test('строки, которой нет, и больше, чем пришло: названо поле, ничего не записано', async () => {
    const [first = 0] = shipments
    expect(await faultsOf(claim([{ ...line, place: 5 }]))).toMatchObject([
      { path: 'claim.lines.0.place', code: 'UNAVAILABLE' },
    ])
    expect(await faultsOf(claim([{ ...line, shipmentId: 999 }]))).toMatchObject([
      { path: 'claim.lines.0.place', code: 'UNAVAILABLE' },
    ])
    expect(await faultsOf(claim([{ ...line, quantity: 8 }]))).toMatchObject([
      { path: 'claim.lines.0.quantity', code: 'TOO_BIG', params: { max: 7 } },
    ])
    expect(await faultsOf(claim([{ ...line, quantity: 5, shipmentId: first }]))).toMatchObject([
      { path: 'claim.lines.0.quantity', code: 'TOO_BIG', params: { max: 4 } },
    ])
    expect((await shop.pool.query('select 1 from ticket')).rowCount).toBe(0)
  })

  test('что уже заявлено, второй раз не заявить; в чём отказано — можно', async () => {
    const { body } = await claim([{ ...line, quantity: 6 }])
    expect(await faultsOf(claim())).toMatchObject([{ code: 'TOO_BIG', params: { max: 1 } }])
    await decide(body.id, [{ outcome: 'declined', agreed: 0 }])
    expect((await claim()).status).toBe(200)
  })

  test('две вкладки заявляют остаток разом: одна рекламация', async () => {
    const both = await Promise.all([
      claim([{ ...line, quantity: 6 }]),
      claim([{ ...line, quantity: 6 }]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test.each([
    [{ claim: undefined }, 'claim', 'REQUIRED'],
    [{ kind: 'order' }, 'claim', 'UNEXPECTED'],
    [{ orderId: undefined }, 'orderId', 'REQUIRED'],
  ])('%o отвергнуто', async (change, path, code) => {
    expect(await faultsOf(claim([line], change))).toMatchObject([{ path, code }])
  })

  test('чужой заказ не заявить, чужих рекламаций не видно', async () => {
    const { body } = await claim()
    const outsider = await shop.visitor('outsider', { company: companies.beta })
    expect(await claim([line], {}, outsider)).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    })
    expect(await claimsOf(outsider)).toEqual([])
    expect(await outsider.call('claimAct', { params: { id: body.id } })).toMatchObject({
      status: 404,
      body: { code: 'TICKET_NOT_FOUND' },
    })
  })
})

describe('D54: решение', () => {
  const agreed = [{ outcome: 'discount', agreed: 1, note: 'Одно целое.' }]

  test('видно в рекламации и в заказе, сказано в разговоре и письмом', async () => {
    const { body } = await claim()
    const answer = await decide(body.id, agreed)
    expect(answer.body).toMatchObject({
      status: 'WAITING_CUSTOMER',
      claim: { state: 'partly', version: 1, lines: [agreed[0]] },
    })
    expect(await claimsOf(shop.buyer)).toMatchObject([agreed[0]])
    const { body: said } = await shop.buyer.call('ticketComments', { params: { id: body.id } })
    expect(said.items.at(-1)).toMatchObject({ event: 'decided', isStaff: true })
    expect((await shop.buyer.call('unreadTickets')).body.unread_count).toBe(1)
    const { rows } = await shop.pool.query(
      `select subject, body_text as text from mail_outbox where subject like '%Р-%' order by id desc limit 1`,
    )
    expect(rows[0].subject).toContain(body.number)
    expect(rows[0].text).toContain('Одно целое.')
  })

  test('двое решают разом: второму сказано, решение первого цело', async () => {
    const { body } = await claim()
    await decide(body.id, agreed)
    expect(await decide(body.id, [{ outcome: 'declined', agreed: 0 }])).toMatchObject({
      status: 409,
      body: { code: 'CLAIM_CHANGED' },
    })
    expect(await claimsOf(shop.buyer)).toMatchObject([agreed[0]])
    expect((await decide(body.id, [{ outcome: 'refund', agreed: 2 }], 1)).body.claim.state).toBe(
      'agreed',
    )
  })

  test.each([
    [[], 'lines'],
    [[...agreed, ...agreed], 'lines'],
    [[{ outcome: 'refund', agreed: 3 }], 'lines.0.agreed'],
    [[{ outcome: 'refund', agreed: 0 }], 'lines.0.agreed'],
    [[{ outcome: 'declined', agreed: 1 }], 'lines.0.agreed'],
  ])('%j отвергнуто', async (lines, path) => {
    const { body } = await claim()
    const answer = await decide(body.id, lines)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[0].path).toBe(path)
  })

  test('обычное обращение не решают и акта у него нет', async () => {
    const { body } = await claim([line], { kind: 'order', claim: undefined })
    expect((await decide(body.id, agreed)).body.code).toBe('TICKET_NOT_FOUND')
    const act = await staff.call('claimAct', { params: { id: body.id } })
    expect(act.body.code).toBe('TICKET_NOT_FOUND')
  })

  test('акт — PDF: номер, строки, партия, просьба, описание и решение', async () => {
    const { body } = await claim([{ ...line, lot: 'П-17' }])
    await decide(body.id, agreed)
    const { rawPayload, headers } = await shop.app.inject({
      url: `/bff/api/tickets/${body.id}/act`,
      headers: shop.buyer.headers,
    })
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `Рекламация ${body.number}.pdf`,
    )
    const text = await readText(rawPayload)
    for (const part of [
      `Акт рекламации № ${body.number} от`,
      'Альфа, ИНН',
      'заменить товар',
      'Сверло 8,5 мм',
      'П-17',
      'брак',
      'Сломались на первом отверстии.',
      'Одно целое.',
      'Представитель покупателя',
    ]) {
      expect(text).toContain(part)
    }
  })
})
