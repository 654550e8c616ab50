import type { PageHead, RouteHandle } from '@isp/federation'
import { createStaticHandler } from '@isp/router/server'
import {
  answer,
  createTestContext,
  makeBrand,
  makeProduct,
  makeProductsAnswer,
  makeSection,
  server,
} from '@isp/testing'
import { describe, expect, test } from 'vitest'
import remote from './routes.tsx'

/** What the shell would put into the head of an address, after its loaders have run. */
const headAt = async (address: string): Promise<PageHead | undefined> => {
  const url = new URL(address, 'http://shop.test')
  const handler = createStaticHandler(remote.createRoutes(createTestContext()))
  const served = await handler.query(new Request(url))
  if (served instanceof Response) throw new Error('a redirect was not expected')
  const match = served.matches.at(-1)
  const { head } = (match?.route.handle ?? {}) as RouteHandle
  return head?.({ params: match?.params ?? {}, url, origin: url.origin })
}

describe('заголовок окна', () => {
  test.each([
    ['/catalog/sverla-spiralnye/', 'Свёрла спиральные'],
    ['/catalog/sverla-spiralnye/2/', 'Свёрла спиральные'],
    ['/catalog/sverla-spiralnye/1/filtered/?stock=now', 'Свёрла спиральные'],
    ['/brands/volgatool/', 'ВолгаТул'],
    ['/product/sverlo-vt-1001/', 'Сверло спиральное'],
    ['/product/sverlo-vt-1001/analogues/', 'Сверло спиральное'],
  ])('%s назван тем, что загрузила сама страница: «%s»', async (address, name) => {
    server.use(
      answer('section', makeSection()),
      answer('brand', makeBrand()),
      answer('productBySlug', makeProduct()),
      answer('analogues', { items: [] }),
      answer('listProducts', ({ body }) => makeProductsAnswer({ page: body.page, total: 59 })),
    )
    expect((await headAt(address))?.title).toContain(name)
  })
})

describe('поисковику', () => {
  const pages = [
    answer('section', makeSection()),
    answer('brand', makeBrand()),
    answer('productBySlug', makeProduct()),
    answer('analogues', { items: [] }),
    answer('brands', { items: [] }),
    answer('sectionTree', { items: [] }),
    answer('listProducts', ({ body }) => makeProductsAnswer({ page: body.page, total: 59 })),
  ]

  test.each([
    ['/product/sverlo-vt-1001/analogues/', '/product/sverlo-vt-1001/analogues/'],
    ['/brands/volgatool/?stock=now', '/brands/volgatool/'],
    ['/brands/volgatool/?page=2&sort=name', '/brands/volgatool/'],
    ['/catalog/sverla-spiralnye/2/filtered/?stock=now', '/catalog/sverla-spiralnye/'],
  ])('%s закрыт: это копия, а не страница', async (address, canonical) => {
    server.use(...pages)
    expect(await headAt(address)).toMatchObject({ noindex: true, canonical })
  })

  test.each([
    ['/product/sverlo-vt-1001/', '/product/sverlo-vt-1001/'],
    ['/product/sverlo-vt-1001/?searched=a', '/product/sverlo-vt-1001/'],
    ['/brands/volgatool/', '/brands/volgatool/'],
    ['/brands/volgatool/?page=2', '/brands/volgatool/?page=2'],
    ['/catalog/sverla-spiralnye/2/', '/catalog/sverla-spiralnye/2/'],
    ['/catalog/', '/catalog/'],
    ['/brands/', '/brands/'],
  ])('%s открыт под адресом %s', async (address, canonical) => {
    server.use(...pages)
    const head = await headAt(address)
    expect(head?.noindex ?? false).toBe(false)
    expect(head?.canonical).toBe(canonical)
  })
})
