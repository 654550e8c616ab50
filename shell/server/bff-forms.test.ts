import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormsInFlight, formsInFlight } from './bff-forms.ts'
import { errorOptions } from './errors.ts'

const MOST = 100

let shell: FastifyInstance
let forms: FormsInFlight
/** Requests that occupy a slot until the test ends. */
let held: FastifyRequest[]
let release: () => void

beforeEach(() => {
  shell = Fastify({ ...errorOptions, trustProxy: true })
  forms = formsInFlight(shell, MOST)
  held = []
  const released = Promise.withResolvers<void>()
  release = released.resolve
  shell.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  shell.post('/bff/x', async (request) => {
    held.push(request)
    await released.promise
    return {}
  })
})
afterEach(async () => {
  release()
  await shell.close()
})

const send = (from: string, token?: string) =>
  shell
    .inject({
      method: 'POST',
      url: '/bff/x',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'x-forwarded-for': from,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    .then(
      ({ statusCode }) => statusCode,
      () => 0, // disconnected by the server
    )

/** Sends `count` requests and waits until each has a slot. */
const hold = async (count: number, from: (place: number) => string, token?: string) => {
  const before = held.length
  for (let place = 0; place < count; place += 1) void send(from(place), token)
  await expect.poll(() => held.length).toBe(before + count)
}

test('адреса одной сети IPv6 (/64) шлют формы как один отправитель', async () => {
  await hold(20, (place) => `2001:db8:5:7:${place}::1`)
  expect(await send('2001:db8:5:7:99::1')).toBe(429)
  await hold(1, () => '2001:db8:5:8::1')
})

test('незнакомцы не занимают всех мест: вошедшему, и с их адреса, место есть', async () => {
  await hold(60, (place) => `192.0.2.${place}`)
  expect(await send('192.0.2.99')).toBe(503)
  await hold(20, () => '192.0.2.1', 'a token of one')
  expect(await send('192.0.2.1', 'a token of one')).toBe(429)
  await hold(20, () => '192.0.2.1', 'a token of another')
  expect(await send('192.0.2.1', 'a token of a third')).toBe(503)
})

test('форма, на которую BFF уже ответил, места не держит', async () => {
  await hold(20, () => '192.0.2.1')
  expect(await send('192.0.2.1')).toBe(429)
  for (const request of held) forms.leave(request)
  await hold(20, () => '192.0.2.1')
})

test('три адреса с двадцатью формами каждый не закрывают формы остальным: самая медленная уступает место', async () => {
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await hold(20, () => from)
  const [first] = held
  const isCut = new Promise((resolve) => first?.raw.once('close', resolve))
  await hold(1, () => '192.0.2.4')
  await isCut
  // a sender that already has a slot gets no second one at another's expense
  expect(await send('192.0.2.4')).toBe(503)
})
