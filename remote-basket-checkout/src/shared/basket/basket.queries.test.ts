import { createApiClient } from '@isp/api-client'
import type { Basket } from '@isp/contract'
import { QueryClient } from '@isp/query'
import { makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import { expect, test } from 'vitest'
import { basketQuery } from './basket.queries.ts'

const lineOf = (id: number, quantityOrdered: number) =>
  makeBasketLine({ product: makeProductCard({ id }), quantityOrdered })

test('строки, о которых сказано то же, — те же объекты: перерисуется одна изменённая', async () => {
  const answers = [
    makeBasket([lineOf(1, 10), lineOf(2, 5), lineOf(3, 7)]),
    makeBasket([lineOf(2, 5), lineOf(3, 8), lineOf(4, 1)]),
  ]
  const api = createApiClient({
    baseUrl: 'http://bff.test/bff',
    fetch: async () => Response.json(answers.shift()),
    onError: () => {},
  })
  const client = new QueryClient()
  const read = (version: number): Promise<Basket> => {
    const owner = { companyUuid: null, agreementUuid: null, specificationUuid: null, version }
    return client.fetchQuery(basketQuery(api, { kind: 'account', ...owner }, () => []))
  }
  const before = (await read(1)).in_basket
  const after = (await read(2)).in_basket
  expect(after.map(({ productId, quantityOrdered }) => [productId, quantityOrdered])).toEqual([
    [2, 5],
    [3, 8],
    [4, 1],
  ])
  expect(after[0]).toBe(before[1])
  expect(after[1]).not.toBe(before[2])
  expect(after[1]?.product).toBe(before[2]?.product)
})
