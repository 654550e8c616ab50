import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { closePromptly } from './close-promptly.ts'

const HOUR_MS = 3_600_000

test('остановка ждёт ответов, и начатых тоже, но не соединений, по которым ничего не спросили', async () => {
  // so long that the test would never end if it waited for them
  const app = fastify({ keepAliveTimeout: HOUR_MS })
  app.server.headersTimeout = HOUR_MS
  closePromptly(app)
  const asked = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  app.get('/whole', async () => {
    asked.resolve()
    await allowed.promise
    return 'answer'
  })
  app.get('/begun', (_request, reply) => {
    const body = async function* () {
      yield 'answer'
      await allowed.promise
      yield ' to its end'
    }
    void reply.send(Readable.from(body()))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1')
  await once(app.server, 'connection')
  const whole = fetch(`http://127.0.0.1:${port}/whole`)
  const begun = await fetch(`http://127.0.0.1:${port}/begun`)
  await asked.promise

  const closed = app.close()
  // the data must be read, or `close` would not be emitted
  await once(unused.resume(), 'close')
  allowed.resolve()
  const answer = await whole
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.text()).toBe('answer')
  expect(await begun.text()).toBe('answer to its end')
  await closed
})

test('уходя, сервер ещё отвечает и просит больше не приходить этим соединением', async () => {
  const app = fastify()
  closePromptly(app)
  app.get('/', () => ({ isLeaving: app.isLeaving() }))
  expect((await app.inject('/')).headers.connection).not.toBe('close')
  expect((await app.inject('/')).json()).toEqual({ isLeaving: false })
  await app.leave(0)
  const answer = await app.inject('/')
  expect(answer.json()).toEqual({ isLeaving: true })
  expect(answer.headers.connection).toBe('close')
  await app.close()
})
