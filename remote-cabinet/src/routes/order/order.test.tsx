import { answer, errorResponse, refuse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { makeOrder, open, servedStatus } from '../../cabinet.fixture.tsx'
import { makeOrderClaim, makeShippedOrder } from '../../shared/claim/claim.fixture.ts'
import { formatLocalTime } from '../../shared/order/local-time.tsx'

describe('§7.4: заказ', () => {
  // `activity` first: the pretended server takes the first pattern that fits, and `{id}` fits it too
  const handlers = () => [
    answer('orderActivity', {
      items: [
        {
          id: 2,
          at: '2026-11-20T21:31:00Z',
          kind: 'mail' as const,
          status: null,
          text: 'Подтверждение отправлено на orlov@example.com',
          author: null,
        },
      ],
    }),
    answer('order', makeOrder()),
  ]

  test('чужой заказ — «не найден», без подробностей', async () => {
    await open('/cabinet/orders/12/', {
      handlers: [refuse('order', 'ORDER_NOT_FOUND')],
    })
    expect(await screen.findByRole('heading', { name: 'Заказ не найден' })).toBeInTheDocument()
  })

  test.each(['0', 'abc', '1e3', '2147483648', '99999999999'])(
    'номера %s не бывает: 404',
    async (id) => {
      expect(await servedStatus(`/cabinet/orders/${id}/`)).toBe(404)
    },
  )

  test('история не пришла — сам заказ читается', async () => {
    await open('/cabinet/orders/12/', {
      handlers: [
        answer('orderActivity', () => errorResponse('INTERNAL_ERROR', 'Техническая ошибка.')),
        answer('order', makeOrder()),
      ],
    })
    expect(await screen.findByText('Техническая ошибка.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: /Заказ №.26-1012/ })).toBeInTheDocument()
  })

  test('показывает резерв и срок остального, суммы с НДС, доставку и время по часам покупателя', async () => {
    await open('/cabinet/orders/12/', { handlers: handlers() })
    expect(await screen.findByText(/Зарезервировано 4.шт/)).toBeInTheDocument()
    expect(screen.getByText(/Под заказ 6.шт, ожидаем к.12.декабря/)).toBeInTheDocument()
    expect(screen.getByText(/^12.345,60.₽$/)).toBeInTheDocument()
    expect(screen.getByText(/^2.226,26.₽$/)).toBeInTheDocument()
    expect(screen.getByText('Курьером до цеха')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '+7 (831) 000-00-00' })).toHaveAttribute(
      'href',
      'tel:+78310000000',
    )
    expect(
      screen.getByText(formatLocalTime('2026-11-20T21:30:00Z').replace('\u00A0', ' ')),
    ).toBeInTheDocument()
    expect(await screen.findByText(/Подтверждение отправлено/)).toBeInTheDocument()
  })

  test.each([
    ['NEW', 'Новый', 0],
    ['ASSEMBLING', 'Собирается', 3],
    ['DELIVERED', 'Доставлен', 5],
  ] as const)(
    'в состоянии %s шаг «%s» отмечен нынешним, прежние — пройденными',
    async (status, _, step) => {
      await open('/cabinet/orders/12/', {
        handlers: [answer('orderActivity', { items: [] }), answer('order', makeOrder({ status }))],
      })
      await screen.findByRole('heading', { name: /Заказ №/ })
      const steps = [...document.querySelectorAll('li[data-place]')]
      expect(steps.findIndex((item) => item.getAttribute('aria-current') === 'step')).toBe(step)
      expect(steps.map((item) => item.getAttribute('data-place'))).toEqual([
        ...Array(step).fill('done'),
        'now',
        ...Array(5 - step).fill('ahead'),
      ])
    },
  )

  test('у отменённого заказа пути нет, история его пуста и названа пустой', async () => {
    await open('/cabinet/orders/12/', {
      handlers: [
        answer('orderActivity', { items: [] }),
        answer('order', makeOrder({ status: 'CANCELLED', address: null, comment: null })),
      ],
    })
    await screen.findByRole('heading', { name: /Заказ №/ })
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
    expect(screen.queryByText('Адрес')).toBeNull()
  })

  test('итог, доставка и контакт стоят раньше строк', async () => {
    await open('/cabinet/orders/12/', { handlers: handlers() })
    const table = await screen.findByRole('table', { name: 'Состав заказа' })
    for (const early of [screen.getByText(/^12.345,60.₽$/), screen.getByText('Пётр Орлов')]) {
      expect(early.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  test('длинный заказ показан весь, строки с номерами', async () => {
    const [line] = makeOrder().lines
    const lines = Array.from({ length: 30 }, (_, place) => ({
      ...(line as NonNullable<typeof line>),
      place,
      name: `Сверло ${place + 1}`,
    }))
    await open('/cabinet/orders/12/', {
      handlers: [answer('orderActivity', { items: [] }), answer('order', makeOrder({ lines }))],
    })
    expect(await screen.findAllByRole('link', { name: /^Сверло/ })).toHaveLength(30)
    const table = screen.getByRole('table', { name: 'Состав заказа' })
    expect(table).toHaveTextContent(/30\. Сверло.30/)
  })

  test('снятый с продажи товар назван, но никуда не ведёт', async () => {
    await open('/cabinet/orders/12/', { handlers: handlers() })
    expect(await screen.findByRole('link', { name: /Сверло/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Фреза/ })).toBeNull()
    expect(screen.getByText('Товара больше нет в каталоге')).toBeInTheDocument()
  })

  test('D54: у пришедшей строки — дорога к рекламации; заявленное и решённое видно', async () => {
    const claims = [
      makeOrderClaim({ outcome: 'refund', agreed: 3, note: 'Одно целое' }),
      makeOrderClaim({ ticketId: 10, number: 'Р-000010', quantity: 1 }),
    ]
    await open('/cabinet/orders/12/', {
      handlers: [
        answer('orderClaims', { items: claims }),
        answer('orderActivity', { items: [] }),
        answer('order', makeShippedOrder()),
      ],
    })
    const links = await screen.findAllByRole('link', { name: 'Рекламация' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cabinet/tickets/?claim=12&line=0',
    ])
    const link = await screen.findByRole('link', { name: 'Рекламация Р-000009' })
    expect(link).toHaveAttribute('href', '/cabinet/tickets/9/')
    expect(link.parentElement).toHaveTextContent(/вернём деньги за 3.шт из.4 — Одно целое/)
    expect(
      screen.getByRole('link', { name: 'Рекламация Р-000010' }).parentElement,
    ).toHaveTextContent(/1.шт, рассматривается/)
  })
})
