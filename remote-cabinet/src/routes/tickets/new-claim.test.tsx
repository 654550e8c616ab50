import { answer, errorResponse, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'
import { makeOrderClaim, makeShippedOrder } from '../../shared/claim/claim.fixture.ts'
import { pageOf } from '../../shared/staff/staff.fixture.ts'
import { commentsOf, makeComment, makeTicket } from '../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/tickets/?claim=12&line=0'
const page = () => [
  answer('tickets', pageOf([])),
  answer('orderClaims', { items: [] }),
  answer('order', makeShippedOrder()),
  answer('ticket', makeTicket({ unread: 0 })),
  answer('ticketComments', commentsOf([makeComment()])),
]
const form = () => within(screen.getByRole('dialog', { name: 'Рекламация' }))
const quantity = () => screen.findByLabelText(/^Количество/)
const send = () => form().getByRole('button', { name: 'Отправить рекламацию' })
const describeIt = () => form().getByLabelText(/^Что случилось/)

describe('D54: новая рекламация', () => {
  test('нажатая строка отмечена; уходят количество, причина, отгрузка, партия и просьба', async () => {
    const sent: unknown[] = []
    const handlers = [
      ...page(),
      answer('createTicket', ({ body }) => {
        sent.push(body)
        return makeTicket({ unread: 0, number: 'Р-000007' })
      }),
    ]
    const { user, address: at } = await open(address, { handlers })
    expect(await quantity()).toHaveValue('6')
    expect(form().getByRole('checkbox', { name: /Сверло спиральное/ })).toBeChecked()
    await user.clear(await quantity())
    await user.type(await quantity(), '2')
    await user.selectOptions(form().getByLabelText('Причина'), 'Недостача')
    await user.selectOptions(form().getByLabelText('Отгрузка'), '32')
    await user.type(form().getByLabelText(/^Партия/), 'П-17')
    await user.selectOptions(form().getByLabelText('Просьба'), 'Вернуть деньги')
    await user.type(describeIt(), 'В коробке меньше.')
    await user.click(send())
    await waitFor(() => expect(at()).toBe('/cabinet/tickets/7/'))
    expect(sent).toMatchObject([
      {
        kind: 'claim',
        orderId: 12,
        text: 'В коробке меньше.',
        claim: {
          wish: 'refund',
          lines: [{ place: 0, quantity: 2, reason: 'shortage', shipmentId: 32, lot: 'П-17' }],
        },
      },
    ])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('В коробке')
  })

  test('больше, чем пришло и не заявлено, не уходит; отказ сервера стоит у своей строки', async () => {
    const handlers = [
      answer('orderClaims', { items: [makeOrderClaim(), makeOrderClaim({ outcome: 'declined' })] }),
      ...page(),
      answer('createTicket', () =>
        errorResponse('REQUEST_INVALID', 'Проверьте поля.', [
          { path: 'claim.lines.0.quantity', code: 'TOO_BIG', params: { max: 1 } },
        ]),
      ),
    ]
    const { user } = await open(address, { handlers })
    expect(await quantity()).toHaveValue('2')
    await user.clear(await quantity())
    await user.type(await quantity(), '3')
    await user.type(describeIt(), 'Брак.')
    await user.click(send())
    await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription(/не больше.2/i))
    await user.clear(await quantity())
    await user.type(await quantity(), '2')
    await user.click(send())
    await waitFor(async () => expect(await quantity()).toHaveAccessibleDescription(/не больше.1/i))
    expect(describeIt()).toHaveValue('Брак.')
  })

  test('без отмеченных строк не уходит', async () => {
    const { user } = await open(address, { handlers: page() })
    await quantity()
    await user.click(form().getByRole('checkbox', { name: /Сверло спиральное/ }))
    await user.type(describeIt(), 'Брак.')
    await user.click(send())
    expect(await screen.findByText('Отметьте хотя бы одну строку')).toBeInTheDocument()
  })

  test('нечего заявить — сказано, и есть дорога к вопросу; чужого заказа нет', async () => {
    await open('/cabinet/tickets/?claim=12', {
      handlers: [answer('order', makeOrder()), ...page()],
    })
    expect(await screen.findByText(/нечего заявить/)).toBeInTheDocument()
    expect(form().getByRole('link', { name: 'Задать вопрос по заказу' })).toHaveAttribute(
      'href',
      '/cabinet/tickets/?order=12',
    )
  })

  test('чужого заказа нет', async () => {
    await open('/cabinet/tickets/?claim=12', {
      handlers: [refuse('order', 'ORDER_NOT_FOUND'), ...page()],
    })
    expect(await screen.findByText(/Такого заказа нет у выбранной компании/)).toBeInTheDocument()
  })
})
