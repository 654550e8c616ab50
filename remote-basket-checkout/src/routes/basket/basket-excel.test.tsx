import { answer, makeBasket, makeBasketLine, makeProductCard, watchDownloads } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../test/open-as.fixture.tsx'

const saved = watchDownloads()

const basket = makeBasket([
  makeBasketLine({ product: makeProductCard({ id: 7, name: 'Сверло' }), quantityOrdered: 3 }),
  makeBasketLine({
    product: makeProductCard({ id: 8, name: 'Фреза' }),
    quantityOrdered: 5,
    comment: 'В цех 4',
  }),
])
const sheet = () => HttpResponse.text('PK')
const press = async (user: Awaited<ReturnType<typeof openAs>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Скачать Excel' }))

test('§4, §6: без входа файл — по строкам этого браузера, вызовом для всех; импорта нет', async () => {
  const sent: unknown[] = []
  const items = [
    { productId: 7, quantityOrdered: 3 },
    { productId: 8, quantityOrdered: 5, comment: 'В цех 4' },
  ]
  const { user } = await openAnonymous('/basket/', items, [
    answer('calcBasketV2', basket),
    answer('exportItems', ({ body }) => {
      sent.push(body)
      return sheet()
    }),
  ])
  await press(user)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sent).toEqual([{ items: items.map((item) => ({ ...item, autoApplyToOrdered: true })) }])
  expect(saved[0]).toMatch(/\.xlsx$/)
  expect(screen.queryByRole('button', { name: /^Загрузить из/ })).toBeNull()
})

test('§4: вошедшему — сохранённая корзина', async () => {
  const { user } = await openAs('outsider', '/basket/', [answer('exportBasket', sheet)], { basket })
  await press(user)
  await waitFor(() => expect(saved).toHaveLength(1))
})
