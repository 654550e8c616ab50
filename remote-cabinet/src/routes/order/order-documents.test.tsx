import { answer, refuse, watchDownloads } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'

const saved = watchDownloads()

type Handlers = NonNullable<Parameters<typeof open>[1]>['handlers']
const openOrder = (handlers: Handlers = [], over = {}) =>
  open('/cabinet/orders/12/', {
    handlers: [
      ...(handlers ?? []),
      answer('orderActivity', { items: [] }),
      answer('order', makeOrder(over)),
    ],
  })
const pdf = (name: string) =>
  HttpResponse.text('%PDF-1.3', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  })

test.each([
  ['orderInvoice', 'Счёт на оплату', 'Счёт № 2026-000001 от 22.11.2026.pdf'],
  ['orderConfirmation', 'Подтверждение заказа', 'Подтверждение заказа ИСП-000012.pdf'],
] as const)('§7.4: %s этого заказа скачивается под именем сервера', async (id, button, name) => {
  const asked: unknown[] = []
  const { user } = await openOrder([
    answer(id, ({ body }) => {
      asked.push(body)
      return pdf(name)
    }),
  ])
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(asked).toEqual([{ id: makeOrder().id }])
})

test('§6: на бумаге заказа кнопок его документов нет', async () => {
  await openOrder()
  const button = await screen.findByRole('button', { name: 'Счёт на оплату' })
  expect(button.closest('[data-print="no"]')).not.toBeNull()
})

test('отказ стоит у кнопки словами сервера, файла нет, кнопка снова готова', async () => {
  const { user } = await openOrder([
    refuse('orderInvoice', 'DOCUMENT_ORDER_CANCELLED', 'Заказ отменён.'),
  ])
  const button = await screen.findByRole('button', { name: 'Счёт на оплату' })
  await user.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Заказ отменён.')
  expect(saved).toEqual([])
  expect(button).toBeEnabled()
})

test('без сети об этом сказано сразу', async () => {
  const { user } = await openOrder([answer('orderInvoice', () => HttpResponse.error())])
  await user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Нет связи/)
  expect(saved).toEqual([])
})

test('у отменённого заказа документов не предлагают', async () => {
  await openOrder([], { status: 'CANCELLED' })
  await screen.findByRole('heading', { name: /Заказ №/ })
  expect(screen.queryByRole('button', { name: 'Счёт на оплату' })).toBeNull()
})
