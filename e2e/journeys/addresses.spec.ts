import { createHash } from 'node:crypto'
import { expect, shop, test } from '../fixtures/test.ts'

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

for (const path of missing) {
  test(`${path} — страница 404 с шапкой и ссылками`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('href="/catalog/"')
  })
}

test('неизвестный товар говорит о товаре', async ({ request }) => {
  expect(await (await request.get('/product/net-takogo-tovara/')).text()).toContain(
    'Товар не найден',
  )
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

test('адрес без косой черты переводится один раз, запрос сохраняется', async ({ request }) => {
  const answer = await request.get('/catalog?a=1', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/catalog/?a=1')
  const outward = await fetch(`${shop.origin}//evil.test/x`, { redirect: 'manual' })
  expect(outward.headers.get('location')).toBe('/evil.test/x/')
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

test('встроенные сценарии страницы — только те, чьи отпечатки называет её политика', async ({
  request,
}) => {
  const answer = await request.get('/')
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/)
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe')
  const allowed = [...policy.matchAll(/sha256-([\w+/=]+)/g)].map(([, hash]) => hash)
  const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  const run = scripts.filter(
    ([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''),
  )
  const hashes = run.map(([, , text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  )
  expect(hashes).toEqual(allowed)
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('серверные половины и записки выпусков посетителям не отдаются', async ({ request }) => {
  const registry = await (await request.get('/remotes.json')).json()
  const { name, version, web } = registry.remotes[0]
  expect((await request.get(web.entry)).status()).toBe(200)
  for (const file of ['node/server.cjs', 'release.json', 'web/../node/server.cjs']) {
    const answer = await request.get(`/remotes/${name}/${version}/${file}`)
    expect(answer.status(), file).toBeGreaterThanOrEqual(400)
  }
})
