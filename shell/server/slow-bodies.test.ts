import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type BodyLimits, cutSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
afterEach(() => app.close())

const open = async (limits: BodyLimits, stalledMs = 60_000) => {
  app = Fastify({ connectionTimeout: stalledMs })
  cutSlowBodies(app, limits)
  app.addContentTypeParser('*', (_request, payload, done) => {
    let size = 0
    payload.on('data', (chunk) => {
      size += chunk.length
    })
    payload.once('end', () => done(null, size))
    payload.once('error', done)
  })
  app.post('/', async ({ body }) => ({ size: body }))
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** A client that announces a longer body than it sends, until it is told to end. */
const startSending = (type: string) => {
  const { port } = app.server.address() as AddressInfo
  const request = httpRequest(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': type },
  })
  const outcome = new Promise<number | 'cut'>((resolve) => {
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', () => resolve('cut'))
  })
  request.write('x')
  return { request, outcome }
}
const FORM = 'multipart/form-data; boundary=x'

test('файл, который идёт медленно, но идёт, не обрывается; другое тело — обрывается', async () => {
  await open({ bodyMs: 2_000 })
  const file = startSending(FORM)
  const question = startSending('application/octet-stream')
  const dripping = setInterval(() => {
    file.request.write('x')
    question.request.write('x')
  }, 100)
  // longer than any body except a file may take
  expect(await question.outcome).toBe('cut')
  clearInterval(dripping)
  file.request.end()
  expect(await file.outcome).toBe(200)
})

test('файл, который перестал идти, обрывается', async () => {
  await open({ bodyMs: 60_000 }, 1_000)
  const file = startSending(FORM)
  expect(await file.outcome).toBe('cut')
})

test('форма, которую тянут по байту, обрывается, а поспевающая — нет', async () => {
  await open({ formRate: 1_000, formGraceMs: 400, formCheckMs: 100 })
  const held = startSending(FORM)
  const sound = startSending(FORM)
  const dripping = setInterval(() => {
    held.request.write('x')
    sound.request.write(Buffer.alloc(100_000))
  }, 50)
  expect(await held.outcome).toBe('cut')
  clearInterval(dripping)
  sound.request.end()
  expect(await sound.outcome).toBe(200)
})
