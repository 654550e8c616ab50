import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { StoreHealth } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLackReport, followOperations } from './served-operations.ts'

let server: Server
let bffOrigin = ''
let answer: { status: number; operations: string[]; tag: string }
const asked: (string | undefined)[] = []

beforeEach(async () => {
  asked.length = 0
  answer = { status: 200, operations: ['GET /api/a'], tag: '"1"' }
  server = createServer(({ headers }, reply) => {
    asked.push(headers['if-none-match'])
    const isSame = headers['if-none-match'] === answer.tag
    reply.writeHead(isSame ? 304 : answer.status, { etag: answer.tag })
    reply.end(isSame ? '' : JSON.stringify({ operations: answer.operations }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  bffOrigin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('вызовы BFF известны с первого ответа и меняются вместе с BFF', async () => {
  const operations = followOperations({ bffOrigin, serverKey: null })
  expect(operations.read()).toBeNull()
  await operations.look()
  const first = operations.read()
  expect(first).toEqual(['GET /api/a'])
  await operations.look()
  expect(operations.read()).toBe(first)
  expect(asked).toEqual(['', '"1"'])
  answer = { status: 200, operations: [], tag: '"2"' }
  await operations.look()
  expect(operations.read()).toEqual([])
})

test('BFF, который молчит, занят или прежнего рода, ничего не меняет', async () => {
  const operations = followOperations({ bffOrigin, serverKey: null })
  await operations.look()
  for (const status of [503, 404]) {
    answer = { status, operations: [], tag: '"2"' }
    await operations.look()
  }
  server.closeAllConnections()
  server.close()
  await operations.look()
  expect(operations.read()).toEqual(['GET /api/a'])
})

test('кому чего не хватает, сказано один раз, и один раз — что всё снова есть', () => {
  const said: [object, string][] = []
  const log = {
    error: (...line: [object, string]) => void said.push(line),
    info: (...line: [object, string]) => void said.push(line),
  }
  const of = (name: string, more: object = {}) => ({
    ...{ name, version: '1', isAvailable: true, refused: null },
    ...more,
  })
  let health: StoreHealth = { shell: of('shell'), remotes: [of('catalog')] }
  const report = createLackReport({ health: () => health }, log)
  report()
  expect(said).toEqual([])
  health = { ...health, remotes: [of('catalog', { unserved: ['GET /api/b'], lacked: ['auth/a'] })] }
  report()
  report()
  expect(said).toEqual([
    [
      { release: 'catalog', version: '1', operations: ['GET /api/b'], fragments: ['auth/a'] },
      expect.stringContaining('lacks'),
    ],
  ])
  health = { ...health, remotes: [of('catalog')] }
  report()
  report()
  expect(said).toHaveLength(2)
  expect(said[1]).toMatchObject([{ release: 'catalog' }, expect.stringContaining('has all')])
})
