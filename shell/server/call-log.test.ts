import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerCallLog } from './call-log.ts'
import { readConfig } from './config.ts'
import { registerErrors } from './errors.ts'

const open = async (env: Record<string, string> = { CALL_LOG: 'on' }) => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } })
  registerErrors(app)
  await app.register(rateLimit, { max: 1000, timeWindow: 60_000 })
  registerCallLog(app, readConfig(env))
  const send = async (payload: unknown, type = 'application/json') => {
    const answer = await app.inject({
      method: 'POST',
      url: '/nextapi/log/',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type },
    })
    return answer.statusCode
  }
  const logged = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call of a browser')
  return { send, logged }
}
const call = {
  request: {
    method: 'POST',
    url: 'http://shop.test/bff/api/auth/v2/login?next=/cabinet/',
    headers: { authorization: 'Bearer secret-token', cookie: 'isp_accessToken=x', accept: '*/*' },
    body: JSON.stringify({ login: 'ivan@mail.ru', password: 'q1w2e3', tel: 79031234567 }),
  },
  response: {
    status: 401,
    url: 'http://shop.test/bff/api/sale/order/1042',
    headers: { 'content-type': 'application/json', 'x-request-id': 'abc', 'set-cookie': 'y' },
    body: JSON.stringify({
      statusCode: 401,
      code: 'LOGIN_FAILED',
      message: 'Неверный пароль ivan',
    }),
  },
}

test('D13: пока не включено, такого адреса нет', async () => {
  const { send, logged } = await open({})
  expect(await send(call)).toBe(405)
  expect(logged()).toEqual([])
})

test('§7.5: метод, адреса, заголовки, тела и статус — и ничего личного (D13)', async () => {
  const { send, logged } = await open()
  expect(await send(call)).toBe(204)
  const [line] = logged()
  expect(line).toMatchObject({
    asked: {
      method: 'POST',
      url: '/bff/api/auth/…/login',
      headers: { accept: '*/*' },
      body: { login: 'text of 12', password: 'text of 6', tel: 'number' },
    },
    answered: {
      status: 401,
      url: '/bff/api/sale/order/…',
      headers: { 'content-type': 'application/json', 'x-request-id': 'abc' },
      body: { statusCode: 401, code: 'LOGIN_FAILED', message: 'text of 20' },
    },
  })
  expect(JSON.stringify(line)).not.toMatch(/secret|isp_access|ivan|q1w2|7903|next=|1042|set-cookie/)
})

test.each([
  ['2000 знаков — ещё тело', `"${'я'.repeat(1998)}"`, 'text of 1998'],
  ['2001 знак', `"${'я'.repeat(1999)}"`, 'LARGE BODY'],
  ['сказано браузером', 'LARGE BODY', 'LARGE BODY'],
  ['не JSON', '<html>ivan', 'text of 10'],
  ['нет', '', null],
])('§7.5: тело: %s', async (_what, body, shown) => {
  const { send, logged } = await open()
  await send({ ...call, response: { ...call.response, body } })
  expect(logged()[0].answered.body).toEqual(shown)
})

test.each<[string, unknown]>([
  ['не JSON', '<html></html>'],
  ['пусто', {}],
  ['список', []],
  ['без ответа', { request: call.request }],
  ['метод не метод', { ...call, request: { ...call.request, method: 'GET\nforged line' } }],
  ['статус не статус', { ...call, response: { ...call.response, status: -1 } }],
  ['адрес не адрес', { ...call, request: { ...call.request, url: 5 } }],
])('плохой ввод отвергнут и не записан: %s', async (_what, payload) => {
  const { send, logged } = await open()
  expect(await send(payload)).toBe(400)
  expect(logged()).toEqual([])
})

test('мегабайт и HTML', async () => {
  const { send } = await open()
  expect(await send('x'.repeat(1024 * 1024))).toBe(413)
  expect(await send('<html></html>', 'text/html')).toBe(415)
})

test('D13: с одного адреса не больше 120 в минуту', async () => {
  const { send, logged } = await open()
  for (let at = 0; at < 120; at += 1) await send(call)
  expect(await send(call)).toBe(429)
  expect(logged()).toHaveLength(120)
})
