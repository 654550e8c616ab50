import { answer, errorResponse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { pageOf } from '../../../shared/staff/staff.fixture.ts'
import { makeTicketSummary } from '../../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/staff/tickets/'

describe('§7.5: обращения для сотрудников', () => {
  test('§6: покупателю страницы нет', async () => {
    await open(address, {})
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
  })

  test('D20: страницы 0 не бывает', async () => {
    expect(await servedStatus(`${address}?page=0`)).toBe(404)
  })

  test('список не пришёл — сказано', async () => {
    const handlers = [answer('tickets', () => errorResponse('INTERNAL_ERROR', 'Ошибка сервера.'))]
    await open(address, { handlers }, 'staff')
    expect(await screen.findByText('Ошибка сервера.')).toBeInTheDocument()
  })

  test.each([
    ['', { state: 'open' }],
    ['?show=mine', { state: 'open', assignee: 'me' }],
    ['?show=nobody&q=Гамма', { state: 'open', assignee: 'nobody', q: 'Гамма' }],
    ['?show=done', { state: 'done' }],
  ])('отбор %s уходит на сервер', async (search, expected) => {
    const asked: unknown[] = []
    const handlers = [
      answer('tickets', ({ query }) => {
        asked.push({ ...query, page: undefined, pageSize: undefined })
        return pageOf([makeTicketSummary()])
      }),
    ]
    await open(`${address}${search}`, { handlers }, 'staff')
    await screen.findByRole('link', { name: /Сертификат/ })
    expect(asked[0]).toEqual(expected)
  })

  test('в строке компания, сколько ждёт и кто ведёт; ссылки — на страницы сотрудников', async () => {
    const waitingSince = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString()
    const handlers = [answer('tickets', pageOf([makeTicketSummary({ waitingSince })]))]
    await open(address, { handlers }, 'staff')
    const link = await screen.findByRole('link', { name: /Сертификат/ })
    expect(link).toHaveAttribute('href', '/cabinet/staff/tickets/7/')
    const row = within(link.closest('tr') as HTMLElement)
    expect(row.getByRole('link', { name: '<b>Гамма</b>' })).toBeInTheDocument()
    expect(row.getByText(/^3\sч$/)).toBeInTheDocument()
    expect(row.getByText('Продавцов Пётр')).toBeInTheDocument()
    expect(row.getByRole('link', { name: /Заказ/ })).toHaveAttribute(
      'href',
      '/cabinet/staff/orders/12/',
    )
  })
})
