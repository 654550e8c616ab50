import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShellRelease } from '@isp/federation'
import type { InService } from '@isp/federation/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerDevChanges } from './dev-changes.ts'

const inService = (version: string): InService => ({
  shell: { version, web: { base: `/static/${version}/web/` } } as ShellRelease,
  registry: { shell: { version }, remotes: [] },
})

let folder = ''
let app: FastifyInstance
let now: InService
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-hot-'))
  for (const file of ['shell/hot/main.a.hot-update.json', 'catalog/hot/routes.a.hot-update.js']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '{}')
  }
  writeFileSync(path.join(folder, 'catalog/hot/secret.txt'), 'x')
  now = inService('1')
  app = Fastify()
  registerDevChanges(app, { releaseDir: folder }, { read: () => now })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('открытой странице говорят, где чей выпуск, и снова при каждом новом', async () => {
  const origin = await app.listen({ port: 0 })
  const { body, headers } = await fetch(`${origin}/dev/changes`)
  expect(headers.get('content-type')).toContain('text/event-stream')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('"shell":"/static/1/web/"')
  now = inService('2')
  expect((await reader?.read())?.value).toContain('"shell":"/static/2/web/"')
  await reader?.cancel()
})

test.each([
  ['/static/any/hot/main.a.hot-update.json', 200, '{}'],
  ['/remotes/catalog/any/hot/routes.a.hot-update.js', 200, '{}'],
  // 200 `null` means "no further update": a 404 would be printed in the console of every page
  ['/static/any/hot/main.b.hot-update.json', 200, 'null'],
  ['/remotes/catalog/any/hot/routes.b.hot-update.js', 404, null],
  ['/remotes/catalog/any/hot/secret.txt', 404, null],
  ['/remotes/..%2Fcatalog/any/hot/routes.a.hot-update.js', 404, null],
  ['/remotes/catalog/any/hot/..%2F..%2Fshell%2Fhot%2Fmain.a.hot-update.json', 404, null],
])('%s отвечает %i', async (url, status, body) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  if (status === 200) {
    expect(answer.body).toBe(body)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
