import { answer, makeBasket, makeBasketLine, makeProductCard, watchDownloads } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../test/open-as.fixture.tsx'

const saved = watchDownloads()

const name = 'Коммерческое предложение № 2026-000007 от 22.11.2026.pdf'
const pdf = () =>
  HttpResponse.text('%PDF-1.3', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  })
const basket = makeBasket([
  makeBasketLine({ product: makeProductCard({ id: 7, name: 'Сверло' }), quantityOrdered: 3 }),
  makeBasketLine({
    product: makeProductCard({ id: 8, name: 'Фреза' }),
    quantityOrdered: 5,
    comment: 'Цех 7',
  }),
])
const press = async (user: Awaited<ReturnType<typeof openAs>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Коммерческое предложение' }))

test('коммерческое предложение вошедшего — по его сохранённой корзине', async () => {
  const { user } = await openAs('outsider', '/basket/', [
    answer('basketV2', basket),
    answer('basketQuotation', pdf),
  ])
  await press(user)
  await waitFor(() => expect(saved).toEqual([name]))
})

test('§5, §6: без входа — по строкам этого браузера, вызовом для всех', async () => {
  const sent: unknown[] = []
  const local = [
    { productId: 7, quantityOrdered: 3 },
    { productId: 8, quantityOrdered: 5, comment: 'Цех 7' },
  ]
  const { user } = await openAnonymous('/basket/', local, [
    answer('calcBasketV2', basket),
    answer('itemsQuotation', ({ body }) => {
      sent.push(body)
      return pdf()
    }),
  ])
  await press(user)
  await waitFor(() => expect(saved).toEqual([name]))
  expect(sent).toEqual([
    {
      items: [
        { productId: 7, quantityOrdered: 3, autoApplyToOrdered: true },
        { productId: 8, quantityOrdered: 5, comment: 'Цех 7', autoApplyToOrdered: true },
      ],
    },
  ])
})
