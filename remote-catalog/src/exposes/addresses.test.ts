import { createStaticHandler } from '@isp/router/server'
import {
  answer,
  createTestContext,
  makeBrand,
  makeProduct,
  makeProductsAnswer,
  makeSection,
  makeSectionTree,
  server,
} from '@isp/testing'
import { expect, test } from 'vitest'
import { rodAnswer } from '../routes/constructors/constructors.fixture.ts'
import remote from './routes.tsx'

const set = {
  ...{ id: 1, slug: '1-podborka', title: 'Свёрла', text: null, image: null, link: null },
  ...{ section: null, slides: [], products: [] },
}
const pages = [
  answer('section', makeSection()),
  answer('sectionTree', { items: makeSectionTree() }),
  answer('brand', makeBrand()),
  answer('brands', { items: [] }),
  answer('promoProducts', { items: [set] }),
  answer('promoProductSet', set),
  answer('productBySlug', makeProduct()),
  answer('analogues', { items: [] }),
  answer('constructorTypes', { items: [] }),
  answer('constructorType', rodAnswer),
  answer('listProducts', ({ body }) => makeProductsAnswer({ page: body.page ?? 1, total: 59 })),
]

/** The page that answers, or where it leads. */
const answered = async (address: string): Promise<string | null | undefined> => {
  server.use(...pages)
  const routes = remote.createRoutes(createTestContext())
  const served = await createStaticHandler(routes).query(new Request(`http://shop.test${address}`))
  if (served instanceof Response) return served.headers.get('location')
  expect(served.errors).toBeNull()
  return served.matches.at(-1)?.route.id
}

test.each([
  ['/brands/', 'catalog:brands'],
  ['/brands/volgatool/', 'catalog:brand'],
  ['/catalog/', 'catalog:catalog'],
  ['/catalog/sverla/', 'catalog:section'],
  ['/catalog/sverla/2/', 'catalog:section-page'],
  ['/catalog/sverla/1/filtered/', 'catalog:section-filtered'],
  ['/collections/', 'catalog:collections'],
  ['/collections/1-podborka/', 'catalog:collections'],
  ['/comparison/', 'catalog:comparison'],
  ['/constructors/', 'catalog:constructors'],
  ['/constructors/sterzhen/', 'catalog:constructor'],
  ['/constructors/sterzhen/orderRequest/', 'catalog:constructor-request'],
  ['/product/sverlo-vt-1001/', 'catalog:product'],
  ['/product/sverlo-vt-1001/analogues/', 'catalog:product-analogues'],
  ['/search/', 'catalog:search-root'],
  ['/search/8,5/', 'catalog:search'],
  ['/search/8,5/2/', 'catalog:search-page'],
])('§2.1: по адресу %s открывается его страница (%s)', async (address, page) => {
  expect(await answered(address)).toBe(page)
})

test.each([
  ['/product/', '/catalog/'],
  ['/section/', '/catalog/'],
  ['/section/sverla/', '/catalog/sverla/'],
])('§2.1: адрес %s ведёт на %s', async (address, to) => {
  expect(await answered(address)).toBe(to)
})
