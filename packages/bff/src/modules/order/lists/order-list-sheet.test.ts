import { expect, test } from 'vitest'
import type { OrderSummaryRow } from './order-columns.ts'
import { orderListSheet } from './order-list-sheet.ts'

const order: OrderSummaryRow = {
  ...{ id: 1, number: 'ИСП-000001', ownNumber: 'ЗП-77', status: 'CONFIRMED', lineCount: 3 },
  ...{ createdAt: new Date('2026-11-25T09:00:00Z'), agreement: 'Договор № 1', author: 'Анна' },
  total: 100_00,
}

test('заказы по строкам, под ними сумма без отменённых: формулой и готовым числом', () => {
  const { rows, widths, headColumns } = orderListSheet([
    order,
    { ...order, number: 'ИСП-000002', ownNumber: null, status: 'CANCELLED', total: 7_00 },
    { ...order, number: 'ИСП-000003', status: 'NEW', total: 20_50 },
  ])
  const shown = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return null
      if ('text' in cell) return cell.text
      if ('value' in cell) return cell.value
      return 'kopecks' in cell ? cell.kopecks : null
    }),
  )
  expect(shown).toEqual([
    [
      ...['Номер', 'Ваш номер заказа', 'Оформлен', 'Состояние', 'Договор', 'Кто оформил'],
      ...['Позиций', 'Сумма с НДС, ₽'],
    ],
    ['ИСП-000001', 'ЗП-77', '25.11.2026', 'Подтверждён', 'Договор № 1', 'Анна', 3, 100_00],
    ['ИСП-000002', null, '25.11.2026', 'Отменён', 'Договор № 1', 'Анна', 3, 7_00],
    ['ИСП-000003', 'ЗП-77', '25.11.2026', 'Новый', 'Договор № 1', 'Анна', 3, 20_50],
    ['Итого', null, null, null, null, null, null, 120_50],
  ])
  expect([widths.length, headColumns]).toEqual([8, 1])
  expect(rows.at(-1)?.at(-1)).toEqual({
    ...{ kind: 'sum', kopecks: 120_50, formula: 'SUMIF(D2:D4,"<>Отменён",H2:H4)' },
  })
})
