import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { during } from '../../../kernel/held-database.fixture.ts'
import { transactionsOf } from '../../../kernel/transaction.ts'
import type { JobKind } from '../../jobs/jobs.service.ts'
import { type OrdersShop, openOrdersShop } from '../changes/order-changes.fixture.ts'
import { createReservationEnd } from './reservation-end.job.ts'

/** Ordered on a Thursday: its three working days are Friday, Monday and Tuesday. */
const ends = '2026-11-24T18:00'
const moscow = (text: string) => new Date(`${text}+03:00`)

let shop: OrdersShop
let job: JobKind
let clock: Date

beforeAll(async () => {
  shop = await openOrdersShop()
  job = createReservationEnd({
    database: databaseOf(shop.pool),
    transact: transactionsOf(shop.pool),
    jobs: { enqueue: async () => '00000000-0000-4000-8000-000000000000' },
    shopOrigin: 'https://shop.example',
    now: () => clock,
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.pool.query('update agreement set payment_days = null')
})

const at = async (text: string) => {
  clock = moscow(text)
  const running = { id: '', attempt: 1, signal: AbortSignal.abort(), checkpoint: async () => {} }
  await job.run({}, running)
}
const make = async () => {
  const id = await shop.make(10)
  await shop.pool.query('update orders set reserved_until = $1 where id = $2', [moscow(ends), id])
  return id
}
const subjects = async (): Promise<string[]> =>
  (await shop.pool.query('select subject from mail_outbox order by id')).rows
    .slice(1)
    .map(({ subject }) => subject.replace(/^Заказ \S+ /, '').replaceAll('\u00A0', ' '))

describe('D40: резерв не снимается', () => {
  test.each(['ASSEMBLING', 'SHIPPED'])('у заказа в состоянии %s', async (status) => {
    await make()
    await shop.pool.query('update orders set status = $1', [status])
    await at('2026-11-23T18:00')
    await at('2026-12-01T10:00')
    expect(await subjects()).toEqual([])
    expect(await shop.pieces()).toMatchObject({ held: 10 })
  })

  test('с отсрочкой по договору: ни у нового заказа, ни у прежнего', async () => {
    const id = await make()
    await shop.pool.query('update agreement set payment_days = 14')
    await at('2026-11-23T18:00')
    await at('2026-12-01T10:00')
    expect(await subjects()).toEqual([])
    const later = await shop.make(10)
    expect((await shop.read(later)).body.reservedUntil).toBeNull()
    expect((await shop.read(id)).body.status).toBe('NEW')
  })

  test('у заказа, что уже ничего не держит', async () => {
    await make()
    await shop.pool.query('update reservation set released_at = now()')
    await at('2026-11-23T18:00')
    await at('2026-12-01T10:00')
    expect(await subjects()).toEqual([])
  })

  test('ни за минуту до предупреждения, ни за минуту до срока', async () => {
    await make()
    await at('2026-11-23T17:59')
    expect(await subjects()).toEqual([])
    await at('2026-11-23T18:00')
    await at('2026-11-24T17:59')
    expect(await shop.pieces()).toMatchObject({ held: 10, told: 10 })
    expect(await subjects()).toHaveLength(1)
  })
})

describe('D40: резерв', () => {
  test('у нового заказа — три рабочих дня от заказа, и покупатель их видит', async () => {
    const { body } = await shop.read(await shop.make(10))
    const days = (Date.parse(body.reservedUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2)
    expect(days).toBeLessThan(16)
    expect(new Date(body.reservedUntil).getUTCHours()).toBe(15)
  })

  test('за рабочий день — письмо, в срок — снят и второе письмо; состояние прежнее', async () => {
    const id = await make()
    await at('2026-11-23T18:00')
    expect(await subjects()).toEqual(['резерв до 18:00 24 ноября 2026 (МСК)'])
    await at('2026-11-24T18:00')
    expect((await subjects())[1]).toBe('резерв снят')
    expect(await shop.pieces()).toEqual({ there: 12, held: 0, told: 0 })
    const { body } = await shop.read(id)
    expect(body).toMatchObject({ status: 'NEW', total: 100_000, reservedUntil: null })
    expect(Date.parse(body.reservationEndedAt)).toBe(clock.getTime())
    const { items } = (await shop.buyer.call('orderActivity', { query: { id: String(id) } })).body
    expect(items[0].text).toContain('Срок резерва вышел')
  })

  test('работа, прошедшая дважды, не шлёт второго письма и не снимает чужого', async () => {
    await make()
    for (const time of ['2026-11-23T18:00', '2026-11-23T18:10', '2026-11-24T18:00']) await at(time)
    const rival = await shop.make(10)
    const later = moscow('2026-12-30T18:00') // the rival's reservation is counted from the machine's clock
    await shop.pool.query('update orders set reserved_until = $1 where id = $2', [later, rival])
    await at('2026-11-24T18:10')
    expect(await subjects()).toHaveLength(3) // the third is the confirmation of the rival's order
    expect((await shop.read(rival)).body.lines[0].reserved).toBe(10)
    expect(await shop.pieces()).toEqual({ there: 12, held: 10, told: 10 })
  })

  test('сервер был выключен: сначала предупреждение, и день после него', async () => {
    await make()
    await at('2026-11-27T09:00')
    expect(await shop.pieces()).toMatchObject({ held: 10 })
    expect((await subjects())[0]).toContain('30 ноября')
    await at('2026-11-30T17:59')
    expect(await shop.pieces()).toMatchObject({ held: 10 })
    await at('2026-11-30T18:00')
    expect(await shop.pieces()).toMatchObject({ held: 0 })
  })

  test('вышедший больше никого не отодвигает и не отменяет заказа', async () => {
    const id = await make()
    await at('2026-11-23T18:00')
    await at('2026-11-24T18:00')
    await shop.lead(id, 'ASSEMBLING')
    expect(await shop.pieces()).toEqual({ there: 12, held: 10, told: 10 })
    expect(await shop.ship(id, [{ place: 0, quantity: 10 }])).toMatchObject({ status: 200 })
  })
})

describe('разом', () => {
  test('срок вышел, пока оформляется другой заказ: зарезервировано не больше, чем есть', async () => {
    await make()
    await at('2026-11-23T18:00')
    const rival = await shop.visitor('manager')
    await rival.add(1, 10)
    clock = moscow('2026-11-24T18:00')
    const [order] = await during<{ status: number } | undefined>(
      shop.pool,
      'select from stock where product_id = 1 for update',
      () => rival.order(100_000),
      async () => {
        await at('2026-11-24T18:00')
        return undefined
      },
    )
    expect(order).toMatchObject({ status: 200 })
    const { there, held, told } = await shop.pieces()
    expect({ there, held: told }).toEqual({ there: 12, held })
    expect(held).toBeLessThanOrEqual(12)
  })

  test('отменён, пока срок выходит: снят один раз, письма о сроке нет', async () => {
    const id = await make()
    await at('2026-11-23T18:00')
    await during<unknown>(
      shop.pool,
      `select from orders where id = ${id} for update`,
      () => shop.cancel(id),
      () => at('2026-11-24T18:00'),
    )
    expect((await shop.read(id)).body.status).toBe('CANCELLED')
    expect(await subjects()).toHaveLength(2)
    expect(await shop.pieces()).toEqual({ there: 12, held: 0, told: 0 })
  })
})
