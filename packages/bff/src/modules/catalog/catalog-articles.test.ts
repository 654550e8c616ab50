import { expect, test } from 'vitest'
import { createCatalogArticles } from './catalog-articles.service.ts'
import { memoryIndexOf } from './index/memory-source.fixture.ts'

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
  expect(articles.nearest('Сверло', 3)).toEqual([7])
  expect(articles.nearest('Сверлопром', 3)).toEqual([])
})
