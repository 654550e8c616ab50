import type { Order } from '@isp/contract'
import { answer, makeProductCard, refuse, server } from '@isp/testing'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'
import { makeDraftSummary } from '../../shared/draft/draft.fixture.ts'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

type Handlers = NonNullable<NonNullable<Parameters<typeof open>[1]>['handlers']>

const openOrder = (order: Order, handlers: Handlers = [], visitor?: Parameters<typeof open>[2]) =>
  open(
    '/cabinet/orders/12/',
    {
      handlers: [
        ...handlers,
        answer('orderActivity', { items: [] }),
        answer('orderClaims', { items: [] }),
        answer('order', order),
      ],
    },
    visitor,
  )

describe('отмена покупателем', () => {
  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED'] as const)(
    'в состоянии %s её нет, повторить можно',
    async (status) => {
      await openOrder(makeOrder({ status }))
      expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Отменить…' })).toBeNull()
    },
  )

  test('когда что не отгружено, то отменено, её нет', async () => {
    const lines = makeOrder().lines.map((line) => ({
      ...line,
      shipped: 1,
      cancelled: line.quantity - 1,
    }))
    await openOrder(makeOrder({ lines }))
    expect(await screen.findByRole('button', { name: 'Повторить заказ' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Отменить…' })).toBeNull()
  })

  test('часть строк отменяется той версией, которую видели; страница показывает новое', async () => {
    const sent: unknown[] = []
    const after = makeOrder({ version: 2, total: 617_280 })
    const { user, session } = await openOrder(makeOrder(), [
      answer('cancelOrder', ({ body }) => {
        sent.push(body)
        return after
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Отменить…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отмена' }))
    const field = dialog.getByLabelText(/Сколько: Фреза/)
    await user.clear(field)
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    await expect.poll(() => popupsOf(session)).toContain('Отменено')
    expect(sent).toEqual([{ version: 1, lines: [{ place: 0, quantity: 10 }], comment: '' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('уже отгружено: слова сервера в окне, под ним — заказ, каков он теперь', async () => {
    const { user } = await openOrder(makeOrder(), [
      refuse('cancelOrder', 'ORDER_CHANGED', 'Заказ тем временем изменился.'),
    ])
    await user.click(await screen.findByRole('button', { name: 'Отменить…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отмена' }))
    server.use(answer('order', makeOrder({ reservationEndedAt: '2026-11-24T15:00:00.000Z' })))
    await user.click(dialog.getByRole('button', { name: 'Отменить выбранное' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Заказ тем временем изменился.')
    expect(await screen.findByText(/резерв снят/)).toBeInTheDocument()
  })
})

describe('повтор', () => {
  const nothing = { added: 2, raised: [], skipped: [], count: 2, total: 100 }

  test('всё вернулось в корзину — сказано одной строкой', async () => {
    const { user, session } = await openOrder(makeOrder(), [answer('repeatOrder', nothing)])
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }))
    await expect.poll(() => popupsOf(session).join()).toMatch(/добавлено: 2.позиции/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('чего повторить нельзя — с причиной и аналогами, поднятое — с новым количеством', async () => {
    const card = makeProductCard({ slug: 'zamena', name: 'Сверло на замену' })
    const skipped = { place: 0, name: 'Сверло старое', article: 'X-1', quantity: 4 }
    const { user } = await openOrder(makeOrder(), [
      answer('repeatOrder', {
        ...nothing,
        raised: [{ name: 'Фреза', from: 7, to: 10 }],
        skipped: [
          { ...skipped, reason: 'gone', analogues: [card] },
          { ...skipped, place: 1, reason: 'no-price', analogues: [] },
        ],
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Повторить заказ' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Повтор заказа' }))
    expect(dialog.getByText(/снят с продажи/)).toBeInTheDocument()
    expect(dialog.getByText(/цена по запросу/)).toBeInTheDocument()
    expect(dialog.getByText(/вместо 7/)).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Сверло на замену' })).toHaveAttribute(
      'href',
      '/product/zamena/',
    )
  })
})

describe('§4: черновик из заказа', () => {
  test('назван по заказу и собран сервером по его строкам, из сообщения открывается', async () => {
    const sent: unknown[] = []
    const { user, session, address } = await openOrder(makeOrder(), [
      refuse('draft', 'DRAFT_NOT_FOUND'),
      answer('createDraft', ({ body }) => {
        sent.push(body)
        return makeDraftSummary(7, { name: 'Заказ № 26-1012' })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'В черновик' }))
    await expect
      .poll(() => popupsOf(session).join())
      .toMatch(/^Сохранён черновик «Заказ.№.26-1012»/)
    expect(sent).toEqual([{ name: expect.stringMatching(/^Заказ.№.26-1012$/), orderId: 12 }])
    const [popup] = session.popups.getState().items
    act(() => popup?.button?.onClick())
    await expect.poll(address).toBe('/cabinet/drafts/7/')
  })

  test('отказано — о черновике не сказано, можно нажать снова', async () => {
    const { user, session } = await openOrder(makeOrder(), [
      refuse('createDraft', 'DRAFTS_TOO_MANY'),
    ])
    const button = await screen.findByRole('button', { name: 'В черновик' })
    await user.click(button)
    await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true')
    expect(popupsOf(session)).toEqual([])
    server.use(answer('createDraft', makeDraftSummary(7)))
    await user.click(button)
    await expect.poll(() => popupsOf(session).join()).toMatch(/^Сохранён черновик/)
  })
})

test('D39: отгрузки стоят с датой, у строк — отгруженное и отменённое', async () => {
  const [first, second] = makeOrder().lines
  if (!first || !second) throw new Error('two lines are expected')
  const shipments = [
    { id: 1, at: '2026-11-21T09:00:00.000Z', note: null, lines: [{ place: 0, quantity: 3 }] },
  ]
  const lines = [{ ...first, shipped: 3, cancelled: 3 }, second]
  await openOrder(makeOrder({ lines, shipments }))
  expect(await screen.findByText(/Отгружено 3.шт/)).toBeInTheDocument()
  expect(screen.getByText(/Отменено 3.шт/)).toBeInTheDocument()
  expect(screen.queryByText(/Под заказ/)).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Отгрузки' })).toBeInTheDocument()
})
