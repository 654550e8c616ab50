import { expect, test, untilHydrated } from '../fixtures/test.ts'

const missing = [
  '/nope/',
  '/catalog/net-takogo-razdela/',
  '/catalog/Свёрла/',
  '/catalog/sverla-c-h/0/',
  '/catalog/sverla-c-h/-1/',
  '/catalog/sverla-c-h/1.5/',
  '/catalog/sverla-c-h/abc/',
  '/catalog/sverla-c-h/99999/',
  '/catalog/sverla-c-h/99999999999999999999/',
  '/product/net-takogo-tovara/',
  '/brands/net-takogo/',
  '/search/сверло/0/',
  '/404/',
  '/404/product/',
  '/constructor/__proto__/',
]

test('чего нет, то отвечает 404 с шапкой и ссылками', async ({ request }) => {
  for (const path of missing) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect.soft(html, path).toContain('<meta name="robots" content="noindex">')
    expect.soft(html, path).toContain('href="/catalog/"')
  }
})

test('D20: страница неизвестного товара — та же, что /404/product/', async ({ request }) => {
  const contentOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/<main[\s\S]*<\/main>/)?.[0]
  const content = await contentOf('/404/product/')
  expect(content).toContain('Товар не найден')
  for (const path of ['/product/net-takogo-tovara/', '/product/net-takogo-tovara/analogues/'])
    expect(await contentOf(path)).toBe(content)
})

test('страница, которой нет, стоит и после сценариев: своя у оболочки, у приложения, ничья', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/)
  for (const path of ['/help/net-takogo/', '/offer/abc/', '/brands/net-takogo/', '/net-takogo/']) {
    await page.goto(path)
    await untilHydrated(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test('хлам в фильтрах не роняет страницу', async ({ request }) => {
  for (const query of [
    'brand=__proto__&f_constructor=1',
    'f_diameter_from=1e999&f_diameter_to=abc',
    'price_from=-5&price_to=%00',
    'sort=drop%20table&size=7&view=x',
    `brand=${'a'.repeat(5000)}`,
    'stock=now&stock=later&brand=%F0%9F%94%A7',
  ]) {
    const answer = await request.get(`/catalog/sverla-c-h/1/filtered/?${query}`)
    expect([200, 400, 404], query).toContain(answer.status())
    expect(await answer.text()).toContain('href="/catalog/"')
  }
})

test('поиск из формы без сценариев переводится на адрес поиска', async ({ request }) => {
  const answer = await request.get('/search/?q=%20%D1%84%D1%80%D0%B5%D0%B7%D0%B0%20', {
    maxRedirects: 0,
  })
  expect([301, 302, 303, 307, 308]).toContain(answer.status())
  expect(answer.headers().location).toBe(`/search/${encodeURIComponent('фреза')}/`)
  expect((await request.get('/search/?q=%20')).status()).toBe(200)
})

test('роботам: карта сайта, правила, закрытые страницы', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /bff/')
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(parts.length).toBeGreaterThanOrEqual(2)
  let count = 0
  for (const part of parts) {
    const xml = await (await request.get(new URL(part).pathname)).text()
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
    count += urls.length
    const sample = urls[Math.floor(urls.length / 2)] ?? ''
    expect((await request.get(new URL(sample).pathname)).status(), sample).toBe(200)
  }
  expect(count).toBeGreaterThan(1500)
})
