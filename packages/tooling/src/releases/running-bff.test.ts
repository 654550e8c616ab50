import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { askRunningBff, shopOrigin } from './running-bff.ts'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

const openBff = async (body: string, status = 200) => {
  const keys: unknown[] = []
  const server = createServer(({ headers }, reply) => {
    keys.push(headers['x-isp-server-key'])
    reply.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`, keys }
}

test('BFF, который назван, говорит, на что отвечает; с другой машины спрашивают с ключом', async () => {
  const { origin, keys } = await openBff('{"operations": ["GET /api/a"]}')
  const env = { BFF_ORIGIN: `${origin}/`, SERVER_KEY: 'k'.repeat(32) }
  expect(await askRunningBff(env)).toEqual({ operations: ['GET /api/a'], silent: null })
  expect(keys).toEqual([env.SERVER_KEY])
})

test('не ответил, ответил не о том, нет его — сказано, что не ответил', async () => {
  for (const { origin } of [
    await openBff('{"operations": ["GET /api/a"]}', 503),
    await openBff('{"error": 1}'),
    await openBff('<html>'),
    { origin: 'http://127.0.0.1:1' },
  ]) {
    expect(await askRunningBff({ BFF_ORIGIN: origin })).toEqual({
      operations: null,
      silent: origin,
    })
  }
})

test('магазин из этой папки не открыт, и BFF не назван — спрашивать некого', async () => {
  expect(await askRunningBff({}, null)).toEqual({ operations: null, silent: null })
})

test('ссылки ведут в магазин, который открыт из этой папки, каким бы ни был его порт', () => {
  expect(shopOrigin({}, [3700, 4700])).toBe('http://127.0.0.1:3700')
  expect(shopOrigin({ PORT: '3100' }, [])).toBe('http://127.0.0.1:3100')
})
