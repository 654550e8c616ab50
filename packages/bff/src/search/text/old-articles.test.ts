import { expect, test } from 'vitest'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

const index = await memoryIndexOf({
  sections: [{ id: 1, name: 'Свёрла' }],
  brands: [],
  products: [
    { id: 1, name: 'Сверло 8 мм', article: 'НС-800', popularity: 1 },
    { id: 2, name: 'Сверло 9 мм', article: 'СТ-900', popularity: 9 },
    { id: 3, name: 'Сверло 10 мм', article: 'СТ-900-К', popularity: 99 },
  ],
  replaced: [
    { article: 'ВТ 23.01-800/Б', replacementId: 1 },
    { article: 'СТ-900', replacementId: 1 },
    { article: 'НС-800', replacementId: 1 },
    { article: 'ЗЗ-100', replacementId: 77 },
  ],
})
const found = (text: string) => index.list({ ...plainQuery, text }).ids

test('задача 14, п. 1: старый номер, чей преемник не продаётся, не находит ничего', () => {
  expect(found('ЗЗ-100')).toEqual([])
})

test.each(['ВТ 23.01-800/Б', 'вт2301800б', 'BT-2301-800 Б', 'арт. ВТ23.01-800/Б'])(
  'задача 14, п. 1: по снятому артикулу «%s» находится то, чем он заменён',
  (text) => {
    expect(found(text)).toEqual([1])
    expect(index.list({ ...plainQuery, text }).match?.kind).toBe('replaced')
    expect(index.suggest(text, { products: 5, sections: 1, brands: 1 }).productIds).toEqual([1])
  },
)

test('задача 14, п. 1: сам товар стоит раньше своего преемника, преемник — раньше похожего номера', () => {
  expect(found('СТ-900')).toEqual([2, 1, 3])
  expect(found('НС-800')).toEqual([1])
  // an article that is still sold is not replaced for the buyer
  for (const text of ['СТ-900', 'НС-800']) {
    expect(index.list({ ...plainQuery, text }).match?.kind).toBe('exact')
  }
})

test('задача 14, п. 1: старый номер ищется только целиком', () => {
  expect(found('ВТ 23.01-80')).not.toEqual([1])
})
