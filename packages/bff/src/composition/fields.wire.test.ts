import { type ApiClient, ApiError, createApiClient, unwrap } from '@isp/api-client'
import { contactSchema, parseFields } from '@isp/contract'
import type { FieldError } from '@isp/contract/fields'
import { fieldValues } from '@isp/testing/field-values'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, checkoutBody, openBuyersShop } from '../modules/basket/buyers.fixture.ts'

let shop: BuyersShop
let api: ApiClient
beforeAll(async () => {
  shop = await openBuyersShop()
  const { headers } = await shop.visitor('buyer')
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  api = createApiClient({ baseUrl: `${origin}/bff`, headers })
})
afterAll(() => shop.close())

const order = (change: object) =>
  unwrap(
    api.POST('/api/sale/order', {
      params: { header: { 'idempotency-key': crypto.randomUUID() } },
      body: { ...checkoutBody, expectedTotal: 99_999, ...change },
    }),
  )
/** The fields named in the client's error; empty when the order was made. */
const refusedFields = async (change: object): Promise<readonly FieldError[]> => {
  const error = await order(change).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error === null) return []
  if (error instanceof ApiError) return error.fields
  throw error
}

beforeEach(async () => {
  await shop.pool.query('truncate basket, orders cascade')
  await shop.pool.query(`update stock set quantity = 1000`)
  const buyer = await shop.visitor('buyer')
  await buyer.add(2, 1)
})

describe('ошибки полей доходят от сервера до клиента', () => {
  test('все неверные поля сразу, с кодом и числами', async () => {
    const contact = { name: 'Анна 2', phone: '12', email: 'anna' }
    const fields = await refusedFields({ contact, comment: 'я'.repeat(2001), discount: 50 })
    expect(fields).toEqual([
      { path: 'contact.name', code: 'NAME_LETTERS', params: {} },
      { path: 'contact.phone', code: 'PHONE_FORMAT', params: {} },
      { path: 'contact.email', code: 'EMAIL_FORMAT', params: {} },
      { path: 'comment', code: 'TOO_LONG', params: { max: 2000 } },
      { path: 'discount', code: 'UNEXPECTED', params: {} },
    ])
  })

  test('правило, которое проверяет только сервер, отвечает той же ошибкой поля', async () => {
    expect(await refusedFields({ deliveryMethod: 'balloon' })).toEqual([
      { path: 'deliveryMethod', code: 'UNAVAILABLE', params: {} },
    ])
    expect(await refusedFields({ deliveryMethod: 'courier' })).toEqual([
      { path: 'address', code: 'REQUIRED', params: {} },
    ])
    await shop.pool.query(`update delivery_method set is_active = false where code = 'courier'`)
    const address = 'Нижний Новгород'
    expect(await refusedFields({ deliveryMethod: 'courier', address })).toEqual([
      { path: 'deliveryMethod', code: 'UNAVAILABLE', params: {} },
    ])
    await shop.pool.query(`update delivery_method set is_active = true where code = 'courier'`)
  })

  test('отказ не о полях полей не называет', async () => {
    const error: unknown = await order({ expectedTotal: 1 }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'BASKET_CHANGED', fields: [] })
  })
})

describe('правила §5 на сервере те же, что в форме', () => {
  const cases = (['name', 'phone', 'email'] as const).flatMap((name) =>
    fieldValues[name].map((value) => ({ name, ...value })),
  )
  test.each(cases)('$name: «$typed»', async ({ name, typed, sent, code }) => {
    const contact = { ...checkoutBody.contact, [name]: typed }
    const parsed = parseFields(contactSchema, contact)
    if (code !== undefined) {
      expect(parsed).toMatchObject({ isSound: false, errors: [{ path: name, code }] })
      expect(await refusedFields({ contact })).toMatchObject([{ path: `contact.${name}`, code }])
      return
    }
    expect(parsed).toMatchObject({ isSound: true, value: { [name]: sent } })
    expect(await order({ contact })).toMatchObject({ contact: { [name]: sent } })
  })
})
