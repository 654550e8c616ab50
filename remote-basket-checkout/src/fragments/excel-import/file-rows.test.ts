import { expect, test } from 'vitest'
import { bad, done, good, near } from './excel-import.fixture.tsx'
import { failedRows, refusedRows, sentRow, takenRow } from './file-rows.ts'

test('§4: на сервер уходят комментарий строки и код товара, если они в файле есть', () => {
  expect(sentRow({ ...good, comment: 'В цех 4', code: 7 })).toMatchObject({
    comment: 'В цех 4',
    code: 7,
  })
  expect(Object.keys(sentRow(good))).toEqual(['row', 'cell', 'article', 'quantity'])
})

test('§4: из товаров с одним артикулом взят выбранный, а не любой из них', () => {
  const row = { ...bad, nearest: [near, { ...near, id: 8 }] }
  expect(sentRow(takenRow(row, 8))).toMatchObject({ article: near.article, code: 8 })
})

test('§4: строки с ошибками не теряют комментариев и в файле для исправления', () => {
  const row = { ...bad, comment: 'Срочно' }
  const { row: number, cell, article, quantity } = row
  const errors = [{ row: number, cell, article, quantity, message: 'Нет' }]
  expect(refusedRows([row])).toMatchObject([{ comment: 'Срочно' }])
  expect(failedRows({ ...done, errors }, [row])).toMatchObject([{ comment: 'Срочно' }])
})
