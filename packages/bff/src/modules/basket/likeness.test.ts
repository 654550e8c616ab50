import { expect, test } from 'vitest'
import { memoryIndexOf } from '../../search/memory-source.fixture.ts'
import { createCatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import { likenessOf } from './likeness.ts'

const database = {
  query: () => {
    throw new Error('the index alone is asked')
  },
}
const index = await memoryIndexOf({
  sections: [{ id: 1, name: 'Инструмент' }],
  brands: [],
  products: [
    { id: 1, name: 'Болт М24×50 8.8 цинк', article: 'BO-24050' },
    { id: 2, name: 'Болт М8×30 8.8 цинк', article: 'BO-08030' },
    { id: 3, name: 'Сверло 9 HSS', article: 'DR-0900' },
    { id: 4, name: 'Сверло 8,5 HSS', article: 'DR-0850' },
    { id: 5, name: 'Метчик М6×1 машинный', article: 'TP-0601' },
    { id: 6, name: 'Метчик М8×1 машинный', article: 'TP-0801' },
    { id: 7, name: 'Пластина CNMG120408 сталь', article: 'IN-0408' },
    { id: 8, name: 'Пластина CNMG120412 сталь', article: 'IN-0412' },
  ],
})
const articles = createCatalogArticles({ database, catalogIndex: { current: () => index } })

test.each([
  ['Болт М8×30 8.8 цинк', 'М8×30', [2]],
  ['болт м8х30 цинк', 'м8х30', [2]],
  ['Сверло 8,5', 'Сверло 8,5', [4]],
  ['Метчик М6×1', 'М6×1', [5]],
  ['Пластина CNMG120408', 'CNMG120408', [7]],
  // an article that nobody has says nothing of the product
  ['Пластина CNMG120408 XX-777', 'XX-777', [7]],
  ['Домкрат ДГ-5', 'ДГ-5', []],
])('«%s», где артикула %s нет: предложен товар названного размера', (text, article, expected) => {
  expect(likenessOf(articles, article, text, 5)).toMatchObject({ byWords: expected })
})
