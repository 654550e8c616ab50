// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { createFileCalls } from './file-calls.ts'

const ID = 'f1000000-0006-4000-8000-000000000001'
const stored = { id: ID, name: 'счёт.pdf', size: 5, mediaType: 'application/pdf', sha256: 'a' }

let server: Server
let baseUrl: string
let seen: { url: string; headers: IncomingMessage['headers']; body: string }[]
/** What the upload is answered with, one after the other; null: never. */
let answers: ({ status: number; body: unknown } | null)[]

beforeEach(async () => {
  seen = []
  answers = []
  server = createServer(async (request, response) => {
    // the page of the test has another origin than this server
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*, authorization')
    response.setHeader('access-control-expose-headers', '*')
    if (request.method === 'OPTIONS') return response.end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = request.url ?? ''
    seen.push({ url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (url.endsWith('/reserve')) return send(200, { id: ID, expiresAt: '2026-01-01T00:00:00Z' })
    if (url.includes('/download/')) {
      response.setHeader(
        'content-disposition',
        `attachment; filename="????.pdf"; filename*=UTF-8''${encodeURIComponent('счёт № 5.pdf')}`,
      )
      return response.end('%PDF-')
    }
    const answer = answers.shift()
    if (answer) send(answer.status, answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bff`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const open = () => {
  let token = 'old'
  const api = createApiClient({
    baseUrl,
    tokens: {
      getAccessToken: () => token,
      refresh: async () => {
        token = 'new'
        return true
      },
    },
    contextHeaders: () => ({ 'x-choosed-company': 'alfa' }),
  })
  return createFileCalls(api, () => ID)
}
const file = () => new File(['%PDF-'], 'счёт.pdf')
const refusal = (code: string, status: number) => ({
  status,
  body: { statusCode: status, code, message: 'Файл слишком большой.', requestId: 'r-1' },
})
const uploads = () => seen.filter(({ url }) => url.includes('/upload/'))

describe('файлы', () => {
  test('отказ сервера приходит его словами', async () => {
    answers = [refusal('FILE_TOO_LARGE', 413)]
    await expect(open().upload(file(), { purpose: 'feedback' })).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: 'Файл слишком большой.',
    })
  })

  test('обрыв связи — это обрыв связи', async () => {
    answers = [null]
    const sending = open().upload(file(), { purpose: 'feedback' })
    const outcome = expect(sending).rejects.toMatchObject({ status: 0, code: 'NETWORK' })
    await expect.poll(() => uploads().length).toBe(1)
    server.closeAllConnections()
    await outcome
  })

  test('отменённая отправка остаётся отменой', async () => {
    answers = [null]
    const control = new AbortController()
    const sending = open().upload(file(), { purpose: 'feedback', signal: control.signal })
    const outcome = expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => uploads().length).toBe(1)
    control.abort()
    await outcome
  })

  test('отменённое, пока файл ещё объявлялся, не отправляется вовсе', async () => {
    const control = new AbortController()
    control.abort()
    const sending = open().upload(file(), { purpose: 'feedback', signal: control.signal })
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    expect(uploads()).toEqual([])
  })

  test('просроченный вход продлевается, и файл уходит ещё раз, с новым', async () => {
    answers = [refusal('UNAUTHENTICATED', 401), { status: 200, body: stored }]
    expect(await open().upload(file(), { purpose: 'feedback' })).toEqual(stored)
    expect(uploads().map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer new',
    ])
  })

  test('отправка сообщает о ходе и передаёт токен и компанию', async () => {
    answers = [{ status: 200, body: stored }]
    const told: number[] = []
    await open().upload(file(), {
      purpose: 'feedback',
      onProgress: ({ sent, total }) => told.push(sent / total),
    })
    expect(told.at(-1)).toBe(1)
    const [sent] = uploads()
    expect(sent?.headers).toMatchObject({ 'x-client-id': ID, 'x-choosed-company': 'alfa' })
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent?.body).toContain('%PDF-')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      name: 'счёт.pdf',
      size: 5,
      purpose: 'feedback',
    })
  })

  test('скачанное называется так, как назвал его отправитель', async () => {
    const { name, content } = await open().download(ID)
    expect(name).toBe('счёт № 5.pdf')
    expect(await content.text()).toBe('%PDF-')
  })
})
