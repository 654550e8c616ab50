import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNoticeReader } from './service-notice.ts'

let bff: Server
let origin: string
let calls: number
let clock: number
/** Response of the BFF; null: no response. */
let said: { status: number; body?: string } | null

beforeEach(async () => {
  calls = 0
  clock = 1_000_000
  said = { status: 204 }
  bff = createServer((_request, reply) => {
    calls += 1
    if (said) reply.writeHead(said.status).end(said.body)
  })
  bff.listen(0, '127.0.0.1')
  await once(bff, 'listening')
  origin = `http://127.0.0.1:${(bff.address() as AddressInfo).port}`
})
afterEach(() => {
  bff.closeAllConnections()
  bff.close()
})

const open = () => createNoticeReader(origin, { now: () => clock })
const notice = (message: string, status = 'info') => ({
  status: 200,
  body: JSON.stringify({ status, message }),
})

describe('§2.4: объявление для страниц с сервера', () => {
  test('нет объявления — нет и ничего другого', async () => {
    expect(await open()()).toBeUndefined()
  })

  test('в одну секунду BFF спрошен один раз, сколько бы страниц ни делалось; через секунду видна перемена', async () => {
    said = notice('Склад закрыт')
    const read = open()
    const all = await Promise.all([read(), read(), read()])
    expect(all.map((one) => one?.message)).toEqual(Array(3).fill('Склад закрыт'))
    said = notice('Склад открыт')
    clock += 999
    expect((await read())?.message).toBe('Склад закрыт')
    expect(calls).toBe(1)
    clock += 1
    expect((await read())?.message).toBe('Склад открыт')
  })

  test('ключ различает и текст, и вид', async () => {
    const read = open()
    const keys = new Set<string | undefined>()
    for (const answer of [notice('а'), notice('б'), notice('а', 'error'), notice('а')]) {
      said = answer
      clock += 1000
      keys.add((await read())?.key)
    }
    expect(keys.size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\w-]{12}$/)
  })

  test.each([
    ['молчит', null],
    ['отвечает ошибкой', { status: 500, body: '{}' }],
    ['отвечает не тем', { status: 200, body: '<html>' }],
    ['отвечает без текста', { status: 200, body: '{"status":"info"}' }],
  ])('BFF %s — страница без объявления', async (_, answer) => {
    said = answer
    expect(await open()()).toBeUndefined()
  })

  test('после отказа страницы пять секунд не ждут, а известное объявление стоит ещё пять минут', async () => {
    said = notice('Обновляем склад')
    const read = open()
    await read()
    said = { status: 503 }
    clock += 2000
    expect((await read())?.message).toBe('Обновляем склад')
    clock += 4999
    expect((await read())?.message).toBe('Обновляем склад')
    expect(calls).toBe(2)
    clock += 5 * 60_000
    expect(await read()).toBeUndefined()
    expect(calls).toBe(3)
  })
})
