import { expect, test, vi } from 'vitest'
import { logCalls } from './log-calls.ts'

const json = { 'content-type': 'application/json' }
const open = (answer: string) => {
  const told: { request: Record<string, unknown>; response: Record<string, unknown> }[] = []
  const fetch = vi.fn(async (input: Request | string, init?: RequestInit) => {
    if (typeof input === 'string') {
      told.push(JSON.parse(String(init?.body)))
      throw new TypeError('the log is away')
    }
    return new Response(answer, { status: 409, headers: json })
  })
  const page = { fetch: fetch as unknown as typeof window.fetch, location }
  logCalls(page)
  return { page, told, fetch }
}
const bff = 'http://localhost/bff/api/x'

test('§7.5: вызов и ответ рассказаны, вызвавший получает ответ целиком, что бы ни стало с журналом', async () => {
  const { page, told } = open('{"code":"BUSY"}')
  const headers = { ...json, authorization: 'Bearer secret' }
  const response = await page.fetch(bff, { method: 'POST', headers, body: '{"a":1}' })
  expect([response.status, await response.text()]).toEqual([409, '{"code":"BUSY"}'])
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatchObject({
    request: { method: 'POST', url: bff, headers: json, body: '{"a":1}' },
    response: { status: 409, headers: json, body: '{"code":"BUSY"}' },
  })
  expect(JSON.stringify(told)).not.toContain('secret')
})

test.each([
  [2000, false],
  [2001, true],
])('§7.5: тело из %i знаков', async (length, isLarge) => {
  const body = `"${'a'.repeat(length - 2)}"`
  const { page, told } = open(body)
  await page.fetch(bff)
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]?.response.body).toBe(isLarge ? 'LARGE BODY' : body)
})

test('файлы и сам журнал не рассказываются', async () => {
  const { page, told, fetch } = open('')
  await page.fetch('http://localhost/static/v/web/a.js')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})
