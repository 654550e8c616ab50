import type { Settlement } from '@isp/contract'
import { answer, disconnect } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const act: Settlement = {
  ...{ id: 7, version: 3, agreement: null, from: '2026-01-01', to: '2026-03-31' },
  ...{ opening: -10_000, closing: 1_490_050, debit: 2_000_050, credit: 500_000, overdue: 90_050 },
  ageing: [{ days: 31, amount: 90_050 }],
  answer: null,
  lines: [
    {
      ...{ date: '2026-01-12', paper: 'Реализация № 15', debit: 2_000_050, credit: 0 },
      order: { id: 5, number: '26-5' },
    },
    { date: '2026-02-03', paper: 'Платёж № 8', debit: 0, credit: 500_000, order: null },
  ],
}
const list = { items: [act], total: 1, page: 1, pageSize: 20, pages: 1 }

test('обрыв связи — не «актов нет»', async () => {
  await open('/cabinet/settlements/', { handlers: [disconnect('settlements')] })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText('Актов пока нет')).toBeNull()
})

test('список говорит, кто должен и ответили ли; строка ведёт в акт', async () => {
  await open('/cabinet/settlements/', { handlers: [answer('settlements', list)] })
  const link = await screen.findByRole('link', { name: /01\.01\.2026/ })
  expect(link).toHaveAttribute('href', '/cabinet/settlements/?act=7')
  expect(screen.getByText(/^Должны вы:/)).toBeVisible()
  expect(screen.getByText('Ждёт ответа')).toBeVisible()
})

test('акт со строками и оборотами; несогласие уходит со своими данными и показывает обращение', async () => {
  const sent: unknown[] = []
  const ticket = { id: 12, number: 'О-000012' }
  const said = { agrees: false, amount: -150_050, answeredAt: '2026-04-01T09:00:00Z', ticket }
  let shown = act
  const { user } = await open('/cabinet/settlements/?act=7', {
    handlers: [
      answer('settlement', () => shown),
      answer('answerSettlement', ({ body }) => {
        sent.push(body)
        shown = { ...act, answer: said }
        return shown
      }),
    ],
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('link', { name: 'Реализация № 15' })).toHaveAttribute(
    'href',
    '/cabinet/orders/5/',
  )
  expect(table.getByRole('row', { name: /Обороты/ })).toHaveTextContent(/20\s000,50.*5\s000,00/)
  expect(screen.getByText(/юридической силы не имеют/)).toBeVisible()
  await user.type(screen.getByLabelText(/по вашим данным/), '-1 500,50')
  await user.click(screen.getByRole('button', { name: 'Не согласны, наши данные' }))
  expect(await screen.findByRole('link', { name: 'О-000012' })).toHaveAttribute(
    'href',
    '/cabinet/tickets/12/',
  )
  expect(sent).toEqual([{ version: 3, agrees: false, amount: -150_050, comment: '' }])
})
