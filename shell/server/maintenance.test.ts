import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { registerMaintenance } from './maintenance.ts'

const open = (env: Record<string, string>) => {
  const app = Fastify()
  registerMaintenance(app, readConfig(env))
  app.get('/*', async () => 'shop')
  return app
}

test('во время работ страницы и API отвечают 503 и говорят, когда прийти снова', async () => {
  const app = open({ MAINTENANCE: '600' })
  for (const url of ['/', '/cabinet/orders/', '/sitemap.xml', '/bff/api/health?x=/static/']) {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['retry-after'], headers['cache-control']], url).toEqual([
      503,
      '600',
      'no-store',
    ])
  }
  expect((await app.inject('/')).body).toContain('<h1>Магазин обновляется</h1>')
  expect((await app.inject('/bff/api/x')).json()).toMatchObject({ code: 'BFF_UNAVAILABLE' })
})

test('файлы выпусков, снятие работника и здоровье не прерываются; без работ открыто всё', async () => {
  const busy = open({ MAINTENANCE: '600' })
  for (const url of [
    '/static/v/web/a.js',
    '/remotes/x/v/web/a.js',
    '/service-worker.js',
    '/health',
  ])
    expect((await busy.inject(url)).statusCode, url).toBe(200)
  expect((await open({}).inject('/')).body).toBe('shop')
})
