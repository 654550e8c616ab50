import { answer, createTestContext, makeProductCard, refuse, server } from '@isp/testing'
import { expect, test } from 'vitest'
import { loadProductCard } from './product-card.batch.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** The BFF refuses more than a hundred numbers at once; product 13 is not sold any more. */
const cardsServer = () => {
  const asked: number[][] = []
  server.use(
    answer('productCards', ({ body: { ids } }) => {
      asked.push(ids)
      return { items: ids.filter((id) => id !== 13).map((id) => makeProductCard({ id })) }
    }),
  )
  return asked
}

test('страница в 120 товаров спрашивает карточки дважды, не больше сотни за раз', async () => {
  const asked = cardsServer()
  const { api } = createTestContext()
  const cards = await Promise.all(numbers(120).map((id) => loadProductCard(api, id)))
  expect(asked.map(({ length }) => length)).toEqual([100, 20])
  expect(asked.flat()).toEqual(numbers(120))
  expect(cards.map((card) => card?.id ?? null)).toEqual(
    numbers(120).map((id) => (id === 13 ? null : id)),
  )
})

test('одно и то же спрашивается один раз, следующая страница — снова', async () => {
  const asked = cardsServer()
  const { api } = createTestContext()
  const [one, two] = await Promise.all([loadProductCard(api, 5), loadProductCard(api, 5)])
  expect(one).toEqual(two)
  await loadProductCard(api, 5)
  expect(asked).toEqual([[5], [5]])
})

test('карточки не пришли — об этом узнают все, кто ждал; следующая просьба не ждёт их', async () => {
  server.use(refuse('productCards', 'CATALOG_NOT_READY'))
  const { api } = createTestContext()
  const waiting = numbers(3).map((id) => loadProductCard(api, id))
  for (const one of waiting) await expect(one).rejects.toMatchObject({ code: 'CATALOG_NOT_READY' })
  cardsServer()
  expect(await loadProductCard(api, 5)).toMatchObject({ id: 5 })
})
