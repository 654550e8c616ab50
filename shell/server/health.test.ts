import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHealth } from './health.ts'

let server: Server
let origin = ''
let asked = 0
let status: number | 'silent' = 200
let at = 0

beforeEach(async () => {
  asked = 0
  at = 0
  status = 200
  server = createServer((_request, reply) => {
    asked += 1
    if (status !== 'silent') reply.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const open = () =>
  createHealth(
    origin,
    () => ({ shell: null, remotes: [] }),
    () => at,
  )

test('готов, пока за ним стоит готовый BFF', async () => {
  expect(await open()()).toEqual({ alive: true, ready: true, bff: 'up', shell: null, remotes: [] })
})

test('BFF не готов, молчит или его нет — не готов, и сказано почему', async () => {
  status = 503
  expect(await open()()).toMatchObject({ alive: true, ready: false, bff: 'not ready' })
  status = 'silent'
  expect(await open()()).toMatchObject({ ready: false, bff: 'down' })
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(await open()()).toMatchObject({ ready: false, bff: 'down' })
})

test('сколько бы ни спрашивали, BFF спрошен один раз за полсекунды', async () => {
  const health = open()
  await Promise.all([health(), health(), health()])
  expect(asked).toBe(1)
  at = 499
  await health()
  expect(asked).toBe(1)
  at = 500
  await health()
  expect(asked).toBe(2)
})
