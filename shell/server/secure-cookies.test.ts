import { sessionCookies } from '@isp/session/cookies'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Visit } from './delivery/visits.ts'
import { createPageCache } from './page-cache.ts'
import { registerPages } from './pages.ts'
import type { Renderer } from './renderer.ts'

const render = () => Promise.reject(new Error('nothing is rendered on the way home'))

const visit: Visit = {
  edition: {
    renderer: { policy: '' } as unknown as Renderer,
    registry: { shell: null, remotes: [] },
  },
  ...{ preview: null, canaries: [], visitor: null },
}

/** Cookies deleted by the redirect home after a sign-in that cannot be refreshed. */
const cookiesTaken = async (shopOrigin: string): Promise<string[]> => {
  const app = Fastify()
  registerPages(app, {
    config: readConfig({ BFF_ORIGIN: 'http://127.0.0.1:9', SHOP_ORIGIN: shopOrigin }),
    visits: { of: async () => visit, stable: () => visit },
    pools: { stable: { render }, trial: { render } },
    news: null,
    cache: createPageCache({ now: () => 0 }),
  })
  const { statusCode, headers } = await app.inject({
    url: '/cabinet/',
    headers: { cookie: `${sessionCookies.refreshToken}=r` },
  })
  await app.close()
  expect(statusCode).toBe(307)
  return [headers['set-cookie'] ?? []].flat()
}

test('на https страницы меняют cookie входа только по https', async () => {
  const taken = await cookiesTaken('https://shop.test')
  expect(taken).toHaveLength(5)
  for (const cookie of taken) expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure$/)
})

test('на http cookie входа остаются пригодными', async () => {
  for (const cookie of await cookiesTaken('http://shop.test')) {
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax$/)
  }
})
