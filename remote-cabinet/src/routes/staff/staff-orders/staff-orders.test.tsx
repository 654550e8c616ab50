import { answer, disconnect, errorResponse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { pageOf } from '../../../shared/staff/staff.fixture.ts'
import { makeStaffOrderSummary } from '../../../shared/staff/staff-order.fixture.ts'

const address = '/cabinet/staff/orders/'
const agreed = answer('orderDifferences', pageOf([]))
const listed = answer('staffOrders', pageOf([makeStaffOrderSummary()]))

describe('заказы для сотрудников', () => {
  test('§6: покупателю страницы нет', async () => {
    await open(address, {})
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
  })

  test.each(['0', '-1', 'abc'])('D20: страницы %s не бывает', async (page) => {
    expect(await servedStatus(`${address}?page=${page}`)).toBe(404)
  })

  test('список не пришёл — сказано, и можно попробовать ещё раз', async () => {
    const handlers = [
      agreed,
      answer('staffOrders', () => errorResponse('INTERNAL_ERROR', 'Техническая ошибка.')),
    ]
    await open(address, { handlers }, 'staff')
    expect(await screen.findByText('Техническая ошибка.')).toBeInTheDocument()
  })

  test('отбор берётся из адреса и уходит на сервер; HTML в названии остаётся текстом', async () => {
    const asked: unknown[] = []
    const company = 'f1000000-0001-4000-8000-00000000000c'
    const handlers = [
      agreed,
      answer('staffOrders', ({ query }) => {
        asked.push(query)
        return pageOf([makeStaffOrderSummary()])
      }),
    ]
    await open(`${address}?q=12&status=CONFIRMED&company=${company}`, { handlers }, 'staff')
    const link = await screen.findByRole('link', { name: /Заказ №.26-1012/ })
    expect(link).toHaveAttribute('href', '/cabinet/staff/orders/12/')
    expect(screen.getByRole('link', { name: '<b>Гамма</b>' })).toBeInTheDocument()
    expect(asked[0]).toMatchObject({ q: '12', status: 'CONFIRMED', company })
    expect(screen.getByLabelText('Статус')).toHaveValue('CONFIRMED')
  })

  test('заказов нет вовсе — сбрасывать нечего, и об этом не просят', async () => {
    await open(address, { handlers: [agreed, answer('staffOrders', pageOf([]))] }, 'staff')
    expect(await screen.findByText('Заказов пока нет')).toBeInTheDocument()
    expect(screen.queryByText(/сбросьте условия/)).toBeNull()
  })

  test('ничего не нашлось — это не сбой', async () => {
    await open(
      `${address}?q=нет`,
      { handlers: [agreed, answer('staffOrders', pageOf([]))] },
      'staff',
    )
    expect(await screen.findByText('Ничего не нашлось')).toBeInTheDocument()
  })

  test('расхождения с учётом: сколько их, и список того, о чём решать', async () => {
    const items = [{ field: 'status' as const, ours: 'Новый', theirs: '<i>Отгружен</i>' }]
    const difference = { items, canTake: true, since: '2026-11-20T09:00:00Z' }
    const differing = pageOf([{ ...makeStaffOrderSummary(), difference }])
    const handlers = [listed, answer('orderDifferences', differing)]
    const { user } = await open(address, { handlers }, 'staff')
    await user.click(await screen.findByRole('link', { name: 'Расхождения с учётом: 1' }))
    expect(await screen.findByText('Новый → <i>Отгружен</i>')).toBeInTheDocument()
    expect(screen.queryByLabelText('Статус')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Показать все заказы' }))
    expect(await screen.findByLabelText('Статус')).toBeInTheDocument()
  })

  test('расхождений нет — о них не сказано, а открытый их список это говорит', async () => {
    const { user } = await open(`${address}?differences=1`, { handlers: [agreed, listed] }, 'staff')
    expect(await screen.findByText('Расхождений нет')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Показать все заказы' }))
    await screen.findByRole('link', { name: /Заказ №/ })
    expect(screen.queryByRole('link', { name: /^Расхождения/ })).toBeNull()
  })

  test('сколько расхождений, не узнать — путь к ним остаётся, заказы видны', async () => {
    await open(address, { handlers: [listed, disconnect('orderDifferences')] }, 'staff')
    expect(await screen.findByRole('link', { name: 'Расхождения с учётом' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Заказ №/ })).toBeInTheDocument()
  })
})
