import { lateLocal } from '@isp/session/late-storage-names'
import { expect, test } from 'vitest'
import { usualColumns } from '../../shared/order/orders-table.tsx'
import { keepColumns, readColumns } from './kept-columns.ts'

const name = lateLocal.orderColumns

test('§3: помнит пять компаний человека, давняя уходит; чужой выбор цел', () => {
  keepColumns(2, 'a', ['author'])
  for (const company of ['a', 'b', 'c', 'd', 'e']) keepColumns(1, company, ['total'])
  keepColumns(1, 'a', ['status', 'total'])
  keepColumns(1, 'f', [])
  expect(readColumns(1, 'a')).toEqual(['status', 'total'])
  expect(readColumns(1, 'f')).toEqual([])
  expect(readColumns(1, 'b')).toEqual(usualColumns)
  expect(readColumns(1, 'c')).toEqual(['total'])
  expect(readColumns(2, 'a')).toEqual(['author'])
})

test.each([
  'null',
  '{',
  '[1]',
  '{"1":[["a"],null,["a",["gone","total","total"]]]}',
  '{"1":{"a":1}}',
])('чужое в хранилище не мешает: %s', (text) => {
  localStorage.setItem(name, text)
  expect(['total,', usualColumns.join()]).toContainEqual(
    expect.stringContaining(readColumns(1, 'a').join()),
  )
  keepColumns(1, 'a', ['status'])
  expect(readColumns(1, 'a')).toEqual(['status'])
})
