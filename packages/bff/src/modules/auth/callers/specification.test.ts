import { contextHeaders, type Endpoint, endpoints } from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopToday } from '../../../trade/shop-day.ts'
import { agreements, bearer, companies, openShop, type Shop } from '../people.fixture.ts'

const PARTNER_PRICES = 2
const uuids = {
  /** The agreement has retail prices, this specification partner prices. */
  valid: 'f1000000-0005-4000-8000-000000000001',
  past: 'f1000000-0005-4000-8000-000000000002',
  future: 'f1000000-0005-4000-8000-000000000003',
  foreign: 'f1000000-0005-4000-8000-000000000004',
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(
    `insert into specification (uuid, agreement_id, number, dated, valid_until, price_type_id)
     select made.uuid, agreement.id, made.number, ${shopToday} + made.since, ${shopToday} + made.until, ${PARTNER_PRICES}
       from (values ($1::uuid, $5::uuid, '7', -30, null::int), ($2, $5, '5', -30, -1), ($3, $5, '9', 1, null), ($4, $6, '1', -30, null))
            as made (uuid, agreement, number, since, until)
       join agreement on agreement.uuid = made.agreement`,
    [uuids.valid, uuids.past, uuids.future, uuids.foreign, agreements.retail, agreements.beta],
  )
})
afterAll(() => shop.close())

const headersOf = async (specification?: string, agreement: string | null = agreements.retail) => ({
  ...bearer(await shop.signIn('manager')),
  [contextHeaders.company]: companies.alfa,
  ...(agreement && { [contextHeaders.agreement]: agreement }),
  ...(specification && { [contextHeaders.specification]: specification }),
})
const call = async (id: keyof typeof endpoints, headers: Record<string, string>, input = {}) =>
  shop.call(id, { ...input, headers })
const priceOf = async (headers: Record<string, string>) => {
  const { body } = await call('productById', headers, { params: { id: 1 } })
  return { amount: body.price.amount, type: body.price.priceType }
}

describe('D38: спецификация', () => {
  const forbidden = { status: 403, body: { code: 'COMPANY_FORBIDDEN' } }

  test.each([
    ['чужая', uuids.foreign],
    ['просроченная', uuids.past],
    ['будущая', uuids.future],
    ['неизвестная', 'f1000000-0005-4000-8000-000000000099'],
    ['не uuid', "1' or '1'='1"],
  ])('%s не даёт цен ни в одном вызове, который читает выбор', async (_name, uuid) => {
    const headers = await headersOf(uuid)
    for (const id of ['ownPrices', 'basketV2', 'smallBasket', 'checkout'] as const) {
      expect(await call(id, headers), id).toMatchObject(forbidden)
    }
    expect(await call('currentUser', headers)).toMatchObject({ status: 200 })
  })

  test('своя, но другого договора — тоже отказ; без договора её не к чему приложить', async () => {
    expect(await call('ownPrices', await headersOf(uuids.valid, agreements.partner))).toMatchObject(
      forbidden,
    )
    expect(await call('ownPrices', await headersOf(uuids.valid, null))).toMatchObject(forbidden)
  })

  test('цены каталога и корзины — спецификации, и ответ назван одинаковым для тех, у кого они же', async () => {
    const plain = await headersOf()
    const specified = await headersOf(uuids.valid)
    const partner = await headersOf(undefined, agreements.partner)
    expect(await priceOf(specified)).toEqual(await priceOf(partner))
    expect(await priceOf(specified)).not.toEqual(await priceOf(plain))
    const keys = await Promise.all(
      [plain, specified, partner].map(
        async (headers) => (await call('ownPrices', headers)).body.key,
      ),
    )
    expect(keys[1]).toBe(keys[2])
    expect(keys[1]).not.toBe(keys[0])
    const body = { items: [{ productId: 1, quantityOrdered: 1 }] }
    const added = await call('addToBasket', specified, { body })
    const basket = await call('basketV2', specified)
    expect(basket.body.total).toBe(added.body.total)
    expect((await call('basketV2', plain)).body.total).not.toBe(basket.body.total)
    expect((await call('smallBasket', specified)).body.total).toBe(basket.body.total)
  })

  test('общий ответ различает и по спецификации', async () => {
    const shared = Object.values<Endpoint>(endpoints).find(({ maxAge }) => maxAge !== undefined)
    const id = shared?.id as keyof typeof endpoints
    const { headers } = await call(id, {})
    expect(headers.vary).toContain(contextHeaders.specification)
  })

  test('оформление называет её вместе с договором', async () => {
    const { status, body } = await call('checkout', await headersOf(uuids.valid))
    expect(status).toBe(200)
    expect(body.agreement.name).toMatch(/^Договор 2, спецификация № 7 от \d\d\.\d\d\.\d{4}$/)
  })

  test('§2.7: вошедший видит только те, что действуют сегодня, и условия, которые известны', async () => {
    await shop.pool.query('update agreement set payment_days = 14, debt = 150000 where uuid = $1', [
      agreements.retail,
    ])
    const { body } = await call('currentUser', bearer(await shop.signIn('manager')))
    const [partner, retail] = body.companies[0].agreements
    expect(partner).toEqual({ uuid: agreements.partner, name: 'Договор 1' })
    expect(retail.specifications).toEqual([
      { uuid: uuids.valid, number: '7', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ])
    expect(retail.terms).toEqual({ paymentDays: 14, debt: 150_000 })
  })

  test('компания, потерявшая цены договора, не получает и цен спецификации', async () => {
    await shop.pool.query(`update company set status = 'BLOCKED' where uuid = $1`, [companies.alfa])
    expect((await call('ownPrices', await headersOf(uuids.valid))).body.key).toBe('prices:base')
    await shop.pool.query(`update company set status = 'ACTIVE' where uuid = $1`, [companies.alfa])
  })
})
