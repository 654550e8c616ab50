import { expect, test } from 'vitest'
import { memoryIndexOf, plainQuery } from '../memory-source.fixture.ts'

const index = await memoryIndexOf({
  sections: [{ id: 1, name: 'Свёрла' }],
  brands: [],
  products: [
    { id: 1, name: 'Сверло 8 мм', article: 'НС-800', barCodes: ['04006381333931', 'ИНВ77'] },
    { id: 2, name: 'Сверло 9 мм', article: '96385074', barCodes: ['02000000000015'] },
    { id: 3, name: 'Сверло 10 мм', article: 'СТ-900', barCodes: ['00000096385074'] },
    { id: 4, name: 'Сверло 11 мм', article: 'СТ-901', barCodes: ['4006381333932'] },
  ],
})
const ask = (text: string) => index.list({ ...plainQuery, text })

test.each([
  ['4006381333931', [1]],
  ['4 006381 333931', [1]],
  ['04006381333931', [1]],
  [
    '0104006381333931215Tn"q)x7K!aB2\u001D91EE06\u001D92QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo0NTY3ODkwMTIz=',
    [1],
  ],
  ['(01)04006381333931(21)abc', [1]],
  ['https://id.example.com/01/04006381333931', [1]],
  ['инв-77', [1]],
  ['4006381333932', [4]],
  ['2000000000015', [2]],
  // an article comes before the same digits in a bar code
  ['96385074', [2, 3]],
])('по штрихкоду «%s» найден товар, как по точному артикулу', (text, ids) => {
  expect(ask(text).ids).toEqual(ids)
  expect(ask(text).match?.kind).toBe('exact')
  expect(index.suggest(text, { products: 5, sections: 1, brands: 1 }).productIds).toEqual(ids)
})

test.each(['400638133393', '4006381333948', '2000000000022'])(
  'штрихкод ищется только целиком: «%s» не найден',
  (text) => {
    expect(ask(text).ids).toEqual([])
  },
)
