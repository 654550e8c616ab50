import { checkoutUrl, isClosedToSearch, urls } from '@isp/contract/urls'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { registerRobots } from './robots.ts'

test('поисковику закрыты личные страницы, API и копии списков, карта сайта названа полным адресом', async () => {
  const app = Fastify()
  registerRobots(app, readConfig({ SHOP_ORIGIN: 'https://shop.test' }))
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  const lines = body.trimEnd().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  for (const path of [
    '/bff/',
    '/catalog/*/filtered/',
    urls.cabinet(),
    urls.basket(),
    checkoutUrl(),
  ])
    expect(closed).toContain(path)
  for (const path of closed)
    if (!/bff|filtered/.test(path)) expect(isClosedToSearch(path)).toBe(true)
  for (const open of [urls.home(), urls.catalog(), urls.delivery()])
    expect(closed).not.toContain(open)
  expect(lines.at(-1)).toBe('Sitemap: https://shop.test/sitemap.xml')
  await app.close()
})
