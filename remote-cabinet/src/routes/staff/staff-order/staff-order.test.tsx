import { answer, refuse, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { popupsOf } from '../../../shared/staff/staff.fixture.ts'
import { makeStaffOrder } from '../../../shared/staff/staff-order.fixture.ts'

const address = '/cabinet/staff/orders/12/'
const difference = {
  items: [{ field: 'status' as const, ours: 'Новый', theirs: '<i>Отгружен</i>' }],
  canTake: true,
  since: '2026-11-20T09:00:00Z',
}

describe('заказ для сотрудника', () => {
  test('§6: чужого или несуществующего заказа нет', async () => {
    await open(address, { handlers: [refuse('staffOrder', 'ORDER_NOT_FOUND')] }, 'staff')
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
    expect(await servedStatus('/cabinet/staff/orders/0/')).toBe(404)
  })

  test('из состояния ведёт только то, что можно', async () => {
    const order = makeStaffOrder({ status: 'SHIPPED', moves: ['DELIVERED'], canCancel: false })
    await open(address, { handlers: [answer('staffOrder', order)] }, 'staff')
    expect(await screen.findByRole('button', { name: 'Доставлен' })).toBeInTheDocument()
    for (const name of ['Подтвердить', 'Отгрузить…', 'Отменить…']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  test('заказ подтверждается с той версией, которую видели', async () => {
    const sent: unknown[] = []
    const confirmed = makeStaffOrder({ status: 'CONFIRMED', version: 2, moves: [] })
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('staffOrder', makeStaffOrder()),
          answer('setOrderStatus', ({ body }) => {
            sent.push(body)
            return confirmed
          }),
        ],
      },
      'staff',
    )
    await user.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердить' }))
    await user.type(dialog.getByLabelText('Комментарий'), 'Счёт завтра')
    server.use(answer('staffOrder', confirmed))
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }))
    await expect.poll(() => popupsOf(session)).toContain('Готово. Состояние: подтверждён')
    expect(sent).toEqual([{ version: 1, status: 'CONFIRMED', comment: 'Счёт завтра' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await screen.findAllByText('Подтверждён')).length).toBeGreaterThan(0)
  })

  test('кто-то был быстрее: сказано, и под окном — заказ, каков он теперь', async () => {
    const { user } = await open(
      address,
      {
        handlers: [
          answer('staffOrder', makeStaffOrder()),
          refuse('setOrderStatus', 'ORDER_CHANGED', 'Заказ тем временем изменился.'),
        ],
      },
      'staff',
    )
    await user.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    server.use(answer('staffOrder', makeStaffOrder({ status: 'CANCELLED', moves: [] })))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Подтвердить' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Заказ тем временем изменился.')
    expect(await screen.findByText('Отменён')).toBeInTheDocument()
  })

  test('D39: отгружается часть: сверх остатка и не число — ошибка у поля, ничего не ушло', async () => {
    const sent: unknown[] = []
    const assembling = makeStaffOrder({ status: 'ASSEMBLING', moves: [], canShip: true })
    const { user } = await open(
      address,
      {
        handlers: [
          answer('staffOrder', assembling),
          answer('shipOrder', ({ body }) => {
            sent.push(body)
            return assembling
          }),
        ],
      },
      'staff',
    )
    await user.click(await screen.findByRole('button', { name: 'Отгрузить…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отгрузка' }))
    const field = dialog.getByLabelText(/Сколько: Сверло/)
    expect(field).toHaveValue('4') // what is kept for it
    for (const wrong of ['11', '1,5', '-1', 'много']) {
      await user.clear(field)
      await user.type(field, wrong)
      await user.click(dialog.getByRole('button', { name: 'Отгрузить' }))
      expect(field).toHaveAccessibleDescription(/от 0 до 10/)
    }
    await user.click(dialog.getByRole('button', { name: 'Ничего' }))
    await user.click(dialog.getByRole('button', { name: 'Отгрузить' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('хотя бы в одной строке')
    expect(sent).toEqual([])
    await user.clear(field)
    await user.type(field, '4')
    await user.type(dialog.getByLabelText('Накладная, перевозчик'), 'ТТН 7')
    await user.click(dialog.getByRole('button', { name: 'Отгрузить' }))
    await expect
      .poll(() => sent)
      .toEqual([{ version: 1, lines: [{ place: 0, quantity: 4 }], note: 'ТТН 7' }])
  })

  test('D39: у строки видно заказанное, резерв, отгруженное и отменённое', async () => {
    const [line, other] = makeStaffOrder().lines
    const lines = [{ ...line, shipped: 3, cancelled: 2 }, other] as ReturnType<
      typeof makeStaffOrder
    >['lines']
    const at = '2026-11-21T09:00:00.000Z'
    const shipments = [{ id: 1, at, note: 'ТТН <7>', lines: [{ place: 0, quantity: 3 }] }]
    const order = makeStaffOrder({ lines, shipments })
    await open(address, { handlers: [answer('staffOrder', order)] }, 'staff')
    const table = await screen.findByRole('table', { name: 'Состав заказа' })
    const row = within(within(table).getAllByRole('row')[1] as HTMLElement)
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))
    expect(cells.slice(1, 5)).toEqual(['10 шт', '4 шт', '3 шт', '2 шт'])
    expect(screen.getByText('ТТН <7>')).toBeInTheDocument()
  })

  test('расхождение с учётом: видно обе стороны, решение уходит с той версией, которую видели', async () => {
    const sent: unknown[] = []
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('staffOrder', makeStaffOrder({ difference })),
          answer('decideOrderDifference', ({ body }) => {
            sent.push(body)
            return makeStaffOrder()
          }),
        ],
      },
      'staff',
    )
    const table = await screen.findByRole('table', { name: 'Расхождение с учётной системой' })
    const cells = within(table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['Состояние', 'Новый', '<i>Отгружен</i>'],
    ])
    server.use(answer('staffOrder', makeStaffOrder()))
    await user.click(screen.getByRole('button', { name: 'Принять их' }))
    await expect.poll(() => popupsOf(session)).toContain('Принято как в учётной системе')
    expect(sent).toEqual([{ version: 1, take: 'theirs' }])
    await expect.poll(() => screen.queryByRole('button', { name: 'Оставить наше' })).toBeNull()
  })

  test('их сторону принять нельзя — сказано почему; решил кто-то раньше — отказ остаётся виден', async () => {
    const { user } = await open(
      address,
      {
        handlers: [
          answer('staffOrder', makeStaffOrder({ difference: { ...difference, canTake: false } })),
          refuse('decideOrderDifference', 'ORDER_CHANGED', 'Заказ тем временем изменился.'),
        ],
      },
      'staff',
    )
    const theirs = await screen.findByRole('button', { name: 'Принять их' })
    expect(theirs).toBeDisabled()
    expect(theirs).toHaveAccessibleDescription(/исправьте заказ в\sучётной системе/)
    server.use(answer('staffOrder', makeStaffOrder()))
    await user.click(screen.getByRole('button', { name: 'Оставить наше' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Оставить наше' })).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('Заказ тем временем изменился.')
  })
})
