import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { spanOf, traceRequests } from './trace-requests.ts'
import { currentSpan, inSpan, startTracing, traceHeaders } from './tracing.ts'

type SentSpan = {
  traceId: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number; message?: string }
}
type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

const complaints: unknown[] = []
const log = { warn: (line: unknown) => complaints.push(line) } as never

let collector: Server
let stop = async () => {}
/** Ends tracing, once. */
const close = async () => {
  const own = stop
  stop = async () => {}
  await own()
}
afterEach(async () => {
  await close()
  collector.close()
  collector.closeAllConnections()
})

const collect = async (answer: RequestListener, share = 1) => {
  collector = createServer(answer).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  stop = await startTracing({
    endpoint: `http://127.0.0.1:${port}/`,
    share,
    service: 'shell',
    log,
  })
}

/** Collects spans; `end` sends what is left and returns all. */
const spansOf = async (share?: number) => {
  const spans: SentSpan[] = []
  await collect(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  }, share)
  return async () => {
    await close()
    return spans
  }
}

const buildApp = (isCallerKnown = false) => {
  const app = Fastify({ genReqId: () => 'browser-0001' })
  traceRequests(app, { isTraced: ({ url }) => url !== '/health', isCallerKnown })
  const headersOf = (request: object) => ({ own: traceHeaders(spanOf(request)), ...traceHeaders() })
  app.get('/health', async (request) => headersOf(request))
  app.get('/goods/:id', async (request) => headersOf(request))
  app.post('/goods/:id', async (request) => headersOf(request))
  app.get('/failing/', async () => {
    const span = currentSpan()
    const fail = async () => {
      throw Object.assign(new Error('Key (email)=(secret@example.com)'), { code: '23505' })
    }
    return span && inSpan(span, { name: 'account.insert', kind: 'client', attributes: {} }, fail)
  })
  return app
}

const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const traceOf = (traceparent: string) => traceparent.split('-')[1]

test('след ведёт от номера запроса до вложенной работы; тело запроса его не обрывает', async () => {
  const end = await spansOf()
  const app = buildApp()
  const answer = await app.inject({ method: 'POST', url: '/goods/1?q=secret', payload: { a: 1 } })
  const { own, traceparent } = answer.json()
  expect(own).toEqual({ traceparent })
  await app.inject('/failing/')
  expect((await app.inject('/health')).json()).toEqual({ own: {} })
  await app.close()

  const spans = await end()
  expect(spans.map(({ name }) => name).sort()).toEqual([
    'GET /failing/',
    'POST /goods/:id',
    'account.insert',
  ])
  for (const { attributes } of spans)
    expect(attributes).toContainEqual({
      key: 'isp.request_id',
      value: { stringValue: 'browser-0001' },
    })
  expect(spans.find(({ name }) => name.startsWith('POST'))?.traceId).toBe(traceOf(traceparent))
  const failed = spans.find(({ name }) => name === 'account.insert')
  expect(failed?.status).toEqual({ code: 2 })
  expect(JSON.stringify(spans)).toContain('23505')
  expect(JSON.stringify(spans)).not.toContain('secret')
})

test.each([
  ['чужой след снаружи не принят', false, foreign, false],
  ['след своего веб-сервера продолжен', true, foreign, true],
  ['негодный след начат заново', true, `${foreign}-x`, false],
  ['нулевой след начат заново', true, foreign.replace(/0af7\w+-/, `${'0'.repeat(32)}-`), false],
])('%s', async (_what, isCallerKnown, traceparent, isKept) => {
  await spansOf()
  const app = buildApp(isCallerKnown)
  const own = (await app.inject({ url: '/goods/1', headers: { traceparent } })).json().traceparent
  expect(traceOf(own) === traceOf(traceparent)).toBe(isKept)
  await app.close()
})

test('доля 0: ничего не отправлено, и следующий процесс узнаёт, что след не пишется', async () => {
  const end = await spansOf(0)
  const app = buildApp()
  expect((await app.inject('/goods/1')).json().traceparent).toMatch(/-00$/)
  await app.close()
  expect(await end()).toEqual([])
})

test.each<[string, RequestListener]>([
  ['молчит', () => {}],
  ['рвёт соединение', (request) => void request.socket.destroy()],
  ['отвечает 500 страницей', (_, response) => void response.writeHead(500).end('<html>')],
  ['отвечает не тем', (_, response) => void response.end('\0not json')],
  [
    'просит подождать час',
    (_, response) => void response.writeHead(503, { 'retry-after': '3600' }).end(),
  ],
  ['отвечает без конца', (_, response) => void response.writeHead(200).write('{')],
])('сборщик %s: ответы идут, остановка не ждёт его', async (_how, answer) => {
  await collect(answer)
  const app = buildApp()
  // more than a batch, so that it is sent at once
  for (let call = 0; call < 600; call += 1)
    expect((await app.inject(`/goods/${call}`)).statusCode).toBe(200)
  await app.close()
  await close()
})

test('без настройки ничего не меняется: ни заголовков, ни крючков', async () => {
  const app = buildApp()
  expect((await app.inject('/goods/1')).json()).toEqual({ own: {} })
  await app.close()
})
