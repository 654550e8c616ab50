import { gunzipSync } from 'node:zlib'
import { BFF_BASE } from '@isp/contract/urls'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { type FeedsShop, openFeedsShop } from './feeds.fixture.ts'

let shop: FeedsShop
let content: Visitor
beforeAll(async () => {
  shop = await openFeedsShop()
  content = await shop.visitor('content', {})
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate feed'))

const get = (headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: `${BFF_BASE}/api/feeds/yml`, headers })
const build = async (visitor = content) => {
  const { body } = await visitor.call('buildYmlFeed')
  return shop.finished(visitor, body.jobId)
}

type Element = { name: string; attributes: Record<string, string>; text: string }
/** Elements by their path. The parser is strict: malformed XML throws. */
const parse = (xml: string): Map<string, Element[]> => {
  const found = new Map<string, Element[]>()
  const open: Element[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes, text: '' }))
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join('/')
    const element = open.pop()
    if (element) found.set(path, [...(found.get(path) ?? []), element])
  })
  parser.write(xml).close()
  return found
}
const OFFERS = 'yml_catalog/shop/offers/offer'
const read = async () => {
  const { rawPayload } = await get()
  const xml = gunzipSync(rawPayload).toString()
  const elements = parse(xml)
  const textsOf = (path: string) =>
    (elements.get(`${OFFERS}/${path}`) ?? []).map(({ text }) => text)
  return {
    xml,
    elements,
    textsOf,
    ids: (elements.get(OFFERS) ?? []).map(({ attributes }) => Number(attributes.id)),
  }
}

describe('отказы', () => {
  test('пока выгрузки нет, её нет ни для кого', async () => {
    expect((await get()).statusCode).toBe(404)
  })

  test('собрать может редактор или администратор', async () => {
    expect((await shop.call('buildYmlFeed')).status).toBe(401)
    for (const person of ['buyer', 'manager', 'staff'] as const) {
      const visitor = await shop.visitor(person, {})
      expect((await visitor.call('buildYmlFeed')).status).toBe(403)
    }
  })
})

test('предложения — всё, что продаётся в видимых разделах и имеет базовую цену, и больше ничего', async () => {
  await shop.pool.query(`
    insert into product (id, slug, section_id, article, name)
    select id, 'many-' || id, 3, 'M-' || id, 'Метчик ' || id from generate_series(1001, 2200) id;
    insert into price (product_id, price_type_id, amount) select id, 1, id * 100 from generate_series(1001, 2199) id`)
  const { rows } = await shop.pool.query(
    `with recursive visible as (
       select id from section where parent_id is null and is_active
       union all select section.id from section join visible on visible.id = parent_id where is_active)
     select product.id from product join price on product_id = product.id and price_type_id = 1
      where is_active and section_id in (select id from visible) order by 1`,
  )
  const total = new Intl.NumberFormat('ru').format(rows.length)
  expect(await build()).toMatchObject({ state: 'done', result: { text: `Предложений: ${total}.` } })
  const { elements, ids } = await read()
  expect(ids).toEqual(rows.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(1000)
  const categories = (elements.get('yml_catalog/shop/categories/category') ?? []).map(
    ({ attributes, text }) => [attributes.id, attributes.parentId, text],
  )
  expect(categories).toContainEqual(['2', '1', 'Свёрла'])
  expect(categories).not.toContainEqual(expect.arrayContaining(['Скрытое']))
  await shop.pool.query('delete from product where id > 1000')
})

test('у предложения всё, что просят площадки, в рублях и по адресам магазина', async () => {
  await build()
  const { xml } = await read()
  const offer = /<offer id="1" .*?<\/offer>/s.exec(xml)?.[0] ?? ''
  for (const part of [
    'available="true"',
    '<name>Сверло 8,5 мм</name><vendor>Фрезер</vendor><vendorCode>2301-0054</vendorCode>',
    '<url>http://127.0.0.1:3000/product/sverlo-8-5/</url>',
    '<price>122.00</price><currencyId>RUB</currencyId><categoryId>3</categoryId>',
    '<picture>http://127.0.0.1:3000/images/b2b/origins/a/1.webp</picture>',
    '<description>Сверло спиральное</description>',
    '<param name="Диаметр" unit="мм">8.5</param>',
    '<param name="Твердосплавное">нет</param>',
    '<count>12</count>',
  ]) {
    expect(offer).toContain(part)
  }
  expect(/<offer id="2" .*?<\/offer>/s.exec(xml)?.[0]).toContain('available="false"')
})

test('разметка и знаки не из XML в названиях безвредны, длинное обрезано', async () => {
  await shop.pool.query(
    `update product set name = $1, description = $2, article = $3 where id = 2`,
    ['Сверло <b> & "10"\u0001 мм\u000b', 'я'.repeat(5000), `]]>${'9'.repeat(200)}`],
  )
  await build()
  const { textsOf } = await read()
  expect(textsOf('name')).toContain('Сверло <b> & "10" мм')
  expect(Math.max(...textsOf('description').map((one) => one.length))).toBe(3000)
  expect(textsOf('vendorCode').find((one) => one.startsWith(']]>'))).toHaveLength(100)
})

test('кто уже взял эту выгрузку, получает 304; новая — новую; прежние не копятся', async () => {
  await build()
  const { headers, statusCode } = await get()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=600',
    'content-disposition': expect.stringContaining('goods.yml.gz'),
  })
  expect(headers['content-encoding']).toBeUndefined()
  const etag = String(headers.etag)
  const kinds: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-modified-since': String(headers['last-modified']) },
  ]
  for (const known of kinds) {
    const kept = await get(known)
    expect([kept.statusCode, kept.rawPayload.length, kept.headers.etag]).toEqual([304, 0, etag])
  }
  const moment = { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }
  expect((await get(moment)).statusCode).toBe(200)
  expect((await get({ ...moment, 'if-none-match': '"other"' })).statusCode).toBe(200)

  await shop.pool.query(`update product set name = 'Другое имя' where id = 1`)
  await build()
  await build()
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
  const { rows } = await shop.pool.query('select count(*)::int as feeds from feed')
  expect(rows).toEqual([{ feeds: 2 }])
})
