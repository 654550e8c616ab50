import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { registerInstalledShop } from './installed-shop.ts'
import type { Edition, Renderer } from './renderer.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-worker-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (version: string, script?: string): Renderer => {
  const directory = path.join(folder, version)
  mkdirSync(path.join(directory, 'web'), { recursive: true })
  if (script !== undefined) writeFileSync(path.join(directory, 'web/worker.js'), script)
  return { directory, base: `/static/${version}/web/` } as unknown as Renderer
}
const open = (renderer: () => Renderer, env = {}) => {
  const app = Fastify()
  registerInstalledShop(app, readConfig(env), () => ({ renderer: renderer() }) as Edition)
  return app
}

test('работник — из действующего выпуска, и браузер каждый раз спрашивает, тот ли он', async () => {
  let current = put('a', 'first()')
  const app = open(() => current)
  const first = await app.inject('/service-worker.js')
  expect([first.body, first.headers['cache-control']]).toEqual(['first()', 'no-cache'])
  expect(first.headers['content-type']).toMatch(/^text\/javascript/)
  current = put('b', 'second()')
  expect((await app.inject('/service-worker.js')).body).toBe('second()')
})

test('выключенный или ушедший с выпуском работник снимает себя и ничего не оставляет', async () => {
  const off = await open(() => put('a', 'first()'), { SERVICE_WORKER: 'off' }).inject(
    '/service-worker.js',
  )
  const gone = await open(() => put('b')).inject('/service-worker.js')
  for (const { statusCode, body } of [off, gone]) {
    expect(statusCode).toBe(200)
    expect(body).toContain('registration.unregister()')
    expect(body).toContain('caches.delete')
    expect(body).not.toContain('fetch')
  }
})

test('магазин можно установить: имя, язык, начало и знаки действующего выпуска', async () => {
  const { headers, body } = await open(() => put('a')).inject('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ short_name: 'ИСП', lang: 'ru', start_url: '/', scope: '/' })
  expect(manifest.name).toMatch(/^ИСП — /)
  const icons = manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) =>
    [src, sizes, purpose].join(' '),
  )
  expect(icons).toEqual([
    '/static/a/web/favicon.svg any any',
    '/static/a/web/icon-192.png 192x192 any',
    '/static/a/web/icon-512.png 512x512 any',
    '/static/a/web/icon-maskable-512.png 512x512 maskable',
  ])
})
