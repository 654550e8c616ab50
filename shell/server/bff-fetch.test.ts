import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBffFetch } from './bff-fetch.ts'

const KEY = 'a key that all processes of this shop know'

let bff: Server
let seen: { key: unknown; body: string }[]
let cut: number

beforeEach(async () => {
  seen = []
  cut = 0
  bff = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ key: request.headers['x-isp-server-key'], body })
    if (cut-- > 0) return request.socket.destroy()
    response.end('{}')
  })
  await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  bff.closeAllConnections()
  await new Promise((resolve) => bff.close(resolve))
})

const send = (path: string, init?: RequestInit) => {
  const { port } = bff.address() as AddressInfo
  return createBffFetch(KEY)(
    new Request(`http://127.0.0.1:${port}${path}`, init),
    new AbortController().signal,
  )
}

test('ключ магазина показывают за себя, но не за посетителя', async () => {
  await send('/bff/api/core/site')
  await send('/bff/api/core/site', { headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(seen.map(({ key }) => key)).toEqual([KEY, undefined])
})

test('чтение, которое оборвалось до ответа, повторяют; прочее — нет', async () => {
  cut = 1
  const list = { method: 'POST', body: '{"page":1}' }
  expect((await send('/bff/api/catalog/products', list)).status).toBe(200)
  expect(seen.map(({ body }) => body)).toEqual(['{"page":1}', '{"page":1}'])
  cut = 1
  await expect(send('/bff/api/tickets', { method: 'POST', body: '{}' })).rejects.toThrow()
  expect(seen).toHaveLength(3)
})
