import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(
    `insert into content_page (slug, title, description, lead, blocks, updated_at)
     values ('delivery', 'Доставка', 'Как получить заказ', 'Отгружаем со складов', $1, '2026-03-01T09:00:00Z')`,
    [
      JSON.stringify([
        {
          kind: 'heading',
          text: 'Самовывоз',
          items: [],
          head: [],
          rows: [],
          links: [],
          html: '<b>',
        },
      ]),
    ],
  )
})
afterAll(() => shop.close())

const page = (slug: string) => shop.call('contentPage', { params: { slug } })

test('§7.3: незнакомой страницы нет, по кривому адресу — тоже', async () => {
  expect(await page('about')).toMatchObject({
    status: 404,
    body: { code: 'CONTENT_PAGE_NOT_FOUND' },
  })
  for (const slug of ['Доставка', '..%2Fdelivery', "a'--", 'x'.repeat(121)]) {
    expect((await page(slug)).status).toBe(404)
  }
})

test('§7.3: страница, с которой магазин пришёл, стоит и без слов сотрудников: 204, не отказ', async () => {
  expect((await page('payment')).status).toBe(204)
})

test('§7.3: страница без входа — словами магазина; лишнего из базы не выходит', async () => {
  expect(await page('delivery')).toMatchObject({
    status: 200,
    body: {
      slug: 'delivery',
      title: 'Доставка',
      lead: 'Отгружаем со складов',
      blocks: [{ kind: 'heading', text: 'Самовывоз', items: [], head: [], rows: [], links: [] }],
      updatedAt: '2026-03-01T09:00:00.000Z',
    },
  })
  expect((await page('delivery')).body.blocks[0]).not.toHaveProperty('html')
})
