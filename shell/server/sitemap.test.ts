import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { errorOptions, registerErrors } from './errors.ts'
import { registerSitemap } from './sitemap.ts'

type Product = { id: number; slug: string; updatedAt: string }

let bff: Server
let shell: FastifyInstance
let products: Product[]
let isDown: boolean
let asked: number

const manyProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `tovar-${index + 1}`,
    updatedAt: '2026-03-04T05:06:07.000Z',
  }))

/** Responses of the BFF's sitemap endpoints. */
const answerOf = (url: URL): object => {
  if (url.pathname.endsWith('/sections')) {
    return { items: [{ slug: 'tools', children: [{ slug: 'drills', children: [] }] }] }
  }
  if (url.pathname.endsWith('/brands')) return { items: [{ slug: 'frezer' }] }
  if (url.pathname.endsWith('/actualize')) return { changed: ['kak-vybrat-sverlo'] }
  if (url.pathname.endsWith('/offers')) {
    return { items: [{ id: 7, updatedAt: '2026-03-04T05:06:07.000Z' }] }
  }
  if (url.pathname.endsWith('/promo/products')) return { items: [{ slug: '1-sverla-nedeli' }] }
  const after = Number(url.searchParams.get('after'))
  const limit = Number(url.searchParams.get('limit'))
  return { items: products.filter(({ id }) => id > after).slice(0, limit) }
}

beforeEach(async () => {
  products = manyProducts(3)
  isDown = false
  asked = 0
  bff = createServer((request, response) => {
    asked += 1
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isDown ? {} : answerOf(new URL(request.url ?? '', 'http://bff'))))
  })
  await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve))
  const { port } = bff.address() as AddressInfo
  shell = Fastify({ ...errorOptions })
  registerErrors(shell)
  const env = { BFF_ORIGIN: `http://127.0.0.1:${port}`, SHOP_ORIGIN: 'https://shop.test' }
  registerSitemap(shell, readConfig(env))
})
afterEach(async () => {
  await shell.close()
  bff.closeAllConnections()
  if (bff.listening) await new Promise((resolve) => bff.close(resolve))
})

const locationsOf = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
const get = (url: string) => shell.inject({ method: 'GET', url })
const paths = ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-0.xml']

test.each(paths)('%s: сервер с ошибкой или выключен — 503, ответ не запоминается', async (path) => {
  isDown = true
  expect((await get(path)).statusCode).toBe(503)
  isDown = false
  expect((await get(path)).statusCode).toBe(200)
})

test('сервера нет вовсе — 503', async () => {
  bff.closeAllConnections()
  await new Promise((resolve) => bff.close(resolve))
  for (const path of paths) expect((await get(path)).statusCode, path).toBe(503)
})

test('файла, которого в оглавлении нет, нет и по адресу', async () => {
  expect((await get('/sitemap/products-1.xml')).statusCode).toBe(404)
})

test('поисковик находит каждый товар, с первого до последнего, и больше ничего', async () => {
  products = manyProducts(50_001)
  const found: (string | undefined)[] = []
  const index = locationsOf((await get('/sitemap.xml')).body)
  const files = index.filter((url) => url?.includes('/products-'))
  expect(files).toHaveLength(2)
  for (const file of files) {
    const urls = locationsOf((await get(new URL(file ?? '').pathname)).body)
    expect(urls.length).toBeLessThanOrEqual(50_000)
    found.push(...urls)
  }
  const wanted = products.map(({ slug }) => `https://shop.test/product/${slug}/`)
  expect(found.length).toBe(wanted.length)
  expect(found.join() === wanted.join()).toBe(true) // compared as a boolean: a diff of 50,001 lines is useless
})

test('разделы со вложенными, бренды и постоянные страницы — в своём файле', async () => {
  const index = locationsOf((await get('/sitemap.xml')).body)
  expect(index).toContain('https://shop.test/sitemap/pages.xml')
  const pages = locationsOf((await get('/sitemap/pages.xml')).body)
  for (const path of [
    ...['/', '/catalog/', '/catalog/tools/', '/catalog/drills/', '/brands/frezer/'],
    ...['/offer/', '/offer/custom/', '/offer/7/'],
    ...['/help/', '/help/about/', '/help/kak-vybrat-sverlo/', '/collections/1-sverla-nedeli/'],
  ]) {
    expect(pages).toContain(`https://shop.test${path}`)
  }
})

test('странный адрес товара не ломает файла, дата изменения — день', async () => {
  products = [{ id: 7, slug: 'a&b<c>"d', updatedAt: '2026-03-04T05:06:07.000Z' }]
  const { body, headers } = await get('/sitemap/products-0.xml')
  expect(headers['content-type']).toContain('application/xml')
  const [location = ''] = locationsOf(body)
  expect(location).not.toMatch(/[&<>"]/)
  expect(decodeURIComponent(location)).toBe(`https://shop.test/product/a&b<c>"d/`)
  expect(body).toContain('<lastmod>2026-03-04</lastmod>')
})

test('сколько бы поисковик ни спрашивал, каталог прочитан один раз, и ответ ему можно держать', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => get('/sitemap.xml')))
  await get('/sitemap/products-0.xml')
  expect(asked).toBe(1)
  for (const { headers } of answers) expect(headers['cache-control']).toBe('public, max-age=600')
})
