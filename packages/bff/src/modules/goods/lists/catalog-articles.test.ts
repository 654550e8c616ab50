import { expect, test } from 'vitest'
import { memoryIndexOf } from '../../../search/memory-source.fixture.ts'
import { isNearArticle } from '../../../search/near-article.ts'
import { createCatalogArticles } from './catalog-articles.service.ts'

const database = {
  query: () => {
    throw new Error('the index alone is asked')
  },
}

test('похожее ищется и по началу артикула, но не по началу слова', async () => {
  const index = await memoryIndexOf({
    sections: [{ id: 1, name: 'Свёрла' }],
    brands: [],
    products: [{ id: 7, name: 'Сверло спиральное', article: '2301-0850-РЗ15' }],
  })
  const articles = createCatalogArticles({ database, catalogIndex: { current: () => index } })
  expect(articles.nearest('2301-0850-РЗ15-КЛ', 3)).toEqual([7])
  expect(articles.nearest('Сверло', 3)).toEqual([])
  expect(articles.nearest('Сверлопром', 3)).toEqual([])
  expect(articles.wordsNearest('Сверло спиральное', 3)).toEqual([7])
  expect(articles.wordsNearest('Сверло', 3)).toEqual([])
  expect(articles.wordsNearest('Домкрат гидравлический', 3)).toEqual([])
})

test.each([
  ['2301-0054', '23010054', true],
  ['2301.0054', '2301-0054', true],
  ['2301-0055', '2301-0054', true],
  ['2301-054', '2301-0054', true],
  ['2301-0O54', '2301-0054', true],
  ['2301-0850-РЗ15-КЛ', '2301-0850-Р315', true],
  ['0850-РЗ15', '2301-0850-РЗ15', true],
  ['23010', '2301-0054', true],
  ['9999-1234', '2301-0054', false],
  ['НЕТ-123456', '2301-0054', false],
  ['A-11', 'A-10', false],
  ['ZZ-9', 'ZZ-10-20', false],
])('похож ли артикул %s на %s: %s', (asked, article, expected) => {
  expect(isNearArticle(asked, article)).toBe(expected)
})
