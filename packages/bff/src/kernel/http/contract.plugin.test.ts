import { endpoint } from '@isp/contract'
import { requestIdOf } from '@isp/logging'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import { contractPlugin, StatusAnswer } from './contract.plugin.ts'
import { answerError, errorsPlugin } from './errors.plugin.ts'
import { headersPlugin } from './headers.plugin.ts'

const answers = { 200: z.object({ name: z.string() }), 202: z.object({ state: z.string() }) }
const table = {
  readThing: endpoint({
    id: 'readThing',
    method: 'GET',
    path: '/api/things/{id}',
    summary: '',
    access: 'public',
    params: z.object({ id: z.coerce.number().int().min(1) }),
    query: z.object({ size: z.coerce.number().int().optional() }),
    answers,
    sameFor: 'everybody',
    ignoredByPopup: [404, 429],
    maxAge: 30,
  }),
  changeThing: endpoint({
    id: 'changeThing',
    method: 'POST',
    path: '/api/things/{id}',
    summary: '',
    access: 'public',
    params: z.object({ id: z.coerce.number().int().min(1) }),
    body: z.strictObject({
      name: z.string(),
      tags: z.array(z.strictObject({ key: z.string() })).optional(),
      kept: z.unknown().optional(),
    }),
    answers,
  }),
  mine: endpoint({
    id: 'mine',
    method: 'GET',
    path: '/api/mine',
    summary: '',
    access: 'signedIn',
    answers,
  }),
  office: endpoint({
    id: 'office',
    method: 'POST',
    path: '/api/office',
    summary: '',
    access: { staff: ['admin', 'sales'] },
    answers,
    body: z.strictObject({}),
  }),
}

type Handle = (input: never) => unknown
const handlers: Record<keyof typeof table, Handle> = {
  readThing: () => ({ name: 'ключ' }),
  changeThing: ({ body }: { body: unknown }) => body,
  mine: () => ({ name: 'тайна' }),
  office: () => ({ name: 'тайна' }),
}

let app: FastifyInstance
const start = async (own: Partial<Record<keyof typeof table, Handle>> = {}) => {
  app = fastify({ genReqId: requestIdOf, frameworkErrors: answerError, bodyLimit: 2048 })
  app.removeContentTypeParser('text/plain')
  await app.register(headersPlugin)
  await app.register(errorsPlugin)
  await app.register(contractPlugin, {
    endpoints: table,
    handlers: { ...handlers, ...own },
    checksAnswers: false,
  })
  return app
}
afterEach(() => app?.close())

const change = (payload: string | Buffer, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/bff/api/things/1',
    payload,
    headers: { 'content-type': type },
  })

describe('отказы', () => {
  test.each<[string, string, string, number, string]>([
    ['оборванный JSON', '{"name":', 'application/json', 400, 'REQUEST_BODY_UNREADABLE'],
    ['пустое тело', '', 'application/json', 400, 'REQUEST_BODY_UNREADABLE'],
    [
      'чужой прототип',
      '{"__proto__":{"isAdmin":true},"name":"x"}',
      'application/json',
      400,
      'REQUEST_BODY_UNREADABLE',
    ],
    [
      'чужой конструктор',
      '{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}',
      'application/json',
      400,
      'REQUEST_BODY_UNREADABLE',
    ],
    [
      'слишком большое тело',
      JSON.stringify({ name: 'я'.repeat(3000) }),
      'application/json',
      413,
      'REQUEST_TOO_LARGE',
    ],
    ['не JSON', 'name=x', 'application/x-www-form-urlencoded', 415, 'MEDIA_TYPE_UNSUPPORTED'],
    ['текст', 'name', 'text/plain', 415, 'MEDIA_TYPE_UNSUPPORTED'],
    ['null вместо тела', 'null', 'application/json', 400, 'REQUEST_INVALID'],
    ['список вместо тела', '[]', 'application/json', 400, 'REQUEST_INVALID'],
    ['лишнее поле', '{"name":"x","role":"admin"}', 'application/json', 400, 'REQUEST_INVALID'],
    [
      'слишком глубокое',
      `{"name":"x","kept":${'['.repeat(1000)}${']'.repeat(1000)}}`,
      'application/json',
      400,
      'REQUEST_INVALID',
    ],
    ['нулевой символ', '{"name":"\\u0000"}', 'application/json', 400, 'REQUEST_INVALID'],
  ])('%s не доходит до обработчика', async (_name, payload, type, status, code) => {
    let isCalled = false
    await start({ changeThing: () => (isCalled = true) })
    const response = await change(payload, type)
    expect(response.json()).toMatchObject({ statusCode: status, code })
    expect(response.statusCode).toBe(status)
    expect(isCalled).toBe(false)
  })

  test.each([
    ['{"name":1}', 'name'],
    ['{"name":"x","role":1}', 'role'],
    ['{"name":"x","tags":[{"key":1}]}', 'tags.0.key'],
    ['{"name":"x","tags":[{"key":"k","more":1}]}', 'tags.0.more'],
    ['{"name":"x","<script>alert(1)</script>":1}', 'scriptalert1script'],
  ])('сообщение об ошибке в %s называет поле %s', async (payload, field) => {
    await start()
    expect((await change(payload)).json().message).toContain(`«${field}»`)
  })

  test('тело без типа и без содержимого отвергнуто', async () => {
    await start()
    const response = await app.inject({ method: 'POST', url: '/bff/api/things/1' })
    expect(response.json()).toMatchObject({ code: 'REQUEST_INVALID' })
  })

  test.each([
    ['/bff/api/nowhere', 404, 'ROUTE_NOT_FOUND'],
    ['/', 404, 'ROUTE_NOT_FOUND'],
    ['/bff/api/things/%', 404, 'ROUTE_NOT_FOUND'],
    ['/bff/api/things/%c0%af', 404, 'ROUTE_NOT_FOUND'],
    [`/bff/api/things/${'9'.repeat(5000)}`, 404, 'ROUTE_NOT_FOUND'],
    ['/bff/api/things/../../etc/passwd', 404, 'ROUTE_NOT_FOUND'],
    ['/bff/api/things/abc', 400, 'REQUEST_INVALID'],
    ['/bff/api/things/1?size=x', 400, 'REQUEST_INVALID'],
    ['/bff/api/things/1?size=1&size=2', 400, 'REQUEST_INVALID'],
  ])('на %s отвечает %i %s в общем виде', async (url, status, code) => {
    await start()
    const response = await app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      statusCode: status,
      code,
      message: expect.stringMatching(/[а-яё]/i),
      requestId: response.headers['x-request-id'],
      ...(code === 'REQUEST_INVALID' ? { fields: [expect.anything()] } : {}),
    })
  })

  test('другой метод того же адреса — 405, и сказано, какие есть', async () => {
    await start()
    const response = await app.inject({
      method: 'DELETE',
      url: '/bff/api/things/1',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, POST')
    expect(response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  test.each([
    ['GET', '/bff/api/mine'],
    ['POST', '/bff/api/office'],
  ] as const)('без входа %s %s закрыт ещё до чтения тела', async (method, url) => {
    await start()
    const response = await app.inject({
      method,
      url,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.json()).toMatchObject({ statusCode: 401, code: 'UNAUTHENTICATED' })
    expect(response.body).not.toContain('тайна')
  })

  test('неожиданная ошибка не выдаёт подробностей', async () => {
    await start({
      readThing: () => {
        throw new Error('select * from secret_table')
      },
    })
    const response = await app.inject('/bff/api/things/1')
    expect(response.json()).toMatchObject({ statusCode: 500, code: 'INTERNAL_ERROR' })
    expect(response.body).not.toContain('secret_table')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('отказ обработчика уходит своим кодом и с просьбой повторить позже', async () => {
    await start({
      readThing: () => {
        throw new AppError('CATALOG_NOT_READY')
      },
    })
    const response = await app.inject('/bff/api/things/1')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
  })

  test('сервер не запустится без обработчика и с лишним обработчиком', async () => {
    const { mine: _mine, ...fewer } = handlers
    const register = (own: object) =>
      fastify()
        .register(contractPlugin, {
          endpoints: table,
          handlers: own as never,
          checksAnswers: false,
        })
        .ready()
    await expect(register(fewer)).rejects.toThrow('mine')
    await expect(register({ ...handlers, ghost: () => ({}) })).rejects.toThrow('ghost')
  })
})

describe('ответы', () => {
  test('поле, которого нет в контракте, не уходит с сервера', async () => {
    await start({ readThing: () => ({ name: 'ключ', passwordHash: 'argon2', price: 1 }) })
    const response = await app.inject('/bff/api/things/1')
    expect(response.json()).toEqual({ name: 'ключ' })
  })

  test('обещанное поле, которого нет, — ошибка сервера, а не пустое место', async () => {
    await start({ readThing: () => ({}) })
    expect((await app.inject('/bff/api/things/1')).statusCode).toBe(500)
  })

  test('принадлежит всем, как сказано в контракте, лишь когда он 200', async () => {
    await start()
    const read = await app.inject({ url: '/bff/api/things/1' })
    expect(read.headers['x-same-for']).toBe('everybody')
    await app.close()
    await start({ readThing: () => new StatusAnswer(202, { state: 'принято' }) })
    const waiting = await app.inject({ url: '/bff/api/things/1' })
    expect(waiting.statusCode).toBe(202)
    expect(waiting.headers['x-same-for']).toBeUndefined()
  })

  test('§8: отказ без всплывающего окна помечен заголовком, остальные — нет', async () => {
    const marks: unknown[] = []
    for (const refusal of [
      new AppError('PRODUCT_NOT_FOUND'),
      Object.assign(new Error('limit'), { statusCode: 429 }),
      new AppError('COMPANY_FORBIDDEN'),
      new Error('surprise'),
    ]) {
      await start({
        readThing: () => {
          throw refusal
        },
      })
      const { statusCode, headers } = await app.inject('/bff/api/things/1')
      marks.push([statusCode, headers['x-ignored-by-popup']])
      await app.close()
    }
    await start()
    const read = await app.inject('/bff/api/things/1')
    marks.push([read.statusCode, read.headers['x-ignored-by-popup']])
    expect(marks).toEqual([
      [404, '1'],
      [429, '1'],
      [403, undefined],
      [500, undefined],
      [200, undefined],
    ])
  })

  test('ответ хранится столько, сколько сказано в контракте, иначе не хранится', async () => {
    await start({ changeThing: () => new StatusAnswer(202, { state: 'принято' }) })
    const read = await app.inject('/bff/api/things/1?utm_source=mail')
    expect(read.headers['cache-control']).toBe('public, max-age=30')
    const changed = await change('{"name":"x"}')
    expect(changed.statusCode).toBe(202)
    expect(changed.json()).toEqual({ state: 'принято' })
    expect(changed.headers['cache-control']).toBe('no-store')
  })

  test('годный номер запроса возвращается, негодный заменяется', async () => {
    await start()
    const ask = async (id: string) =>
      (await app.inject({ url: '/bff/api/things/1', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ]
    expect(await ask('order-12345678')).toBe('order-12345678')
    expect(await ask('x')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await ask('bad id with spaces and "quotes"')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('HEAD отвечает без тела, заголовки безопасности на месте', async () => {
    await start()
    const response = await app.inject({ method: 'HEAD', url: '/bff/api/things/1' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
})
