import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from './index.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const callOf = (line: string) => table.find(({ method, path }) => `${method} ${path}` === line)

/** Copied from the specification, and from D29, D45 for paths that it leaves open. */
const auth = [
  'POST /api/auth/login',
  'POST /api/auth/login/v2',
  'POST /api/auth/token/refresh',
  'POST /api/auth/logout',
  'POST /api/auth/code/send/email',
  'POST /api/auth/code/send/phone',
  'POST /api/auth/code/validate/email',
  'POST /api/auth/code/validate/phone',
  'POST /api/user/registration',
  'POST /api/user/registration/v2',
  'GET /api/user/registration/confirm/email',
  'GET /api/user/registration/confirm/email/v2',
  'POST /api/user/change/password',
  'GET /api/user/forgot/password',
  'GET /api/admin/access/user',
  'PUT /api/admin/access/user',
  'GET /api/user/me',
  'GET /api/user/{id}',
  'PUT /api/user/{id}',
  'PUT /api/user/personal/change/timezone',
  'PUT /api/user/personal/change/password',
  'PUT /api/user/set/status',
  'DELETE /api/user/companies/{id}',
  'POST /api/user/settings',
]
const company = [
  'GET /api/company/search/byinn',
  'POST /api/company/registration',
  'POST /api/company/registration/v2',
  'GET /api/company/{id}',
  'GET /api/company/{id}/users',
  'PUT /api/company/set/status',
  'PUT /api/company/set/agreements',
  'PUT /api/company/set/managers',
  'DELETE /api/company/delete/agreements',
  'PATCH /api/company/employees',
  'GET /api/company/group/users',
  'GET /api/company/group/companies',
  'GET /api/company/address',
  'POST /api/company/address',
  'PUT /api/company/address/{id}',
  'DELETE /api/company/address/{id}',
]
const people = [
  'POST /api/company/invitations',
  'GET /api/company/invitations',
  'GET /api/company/invitations/{id}',
  'DELETE /api/company/invitations/{id}',
  'GET /api/user/invitations',
  'GET /api/user/invitations/{id}',
  'DELETE /api/user/invitations/{id}',
  'POST /api/user/invitations/{id}/accept',
  'POST /api/user/invitations/{id}/decline',
  'GET /api/user/invitations/by-token',
  'POST /api/user/invitations/by-token/accept',
  'POST /api/user/invitations/by-token/decline',
  'POST /api/company/joins',
  'GET /api/company/joins',
  'GET /api/company/joins/{id}',
  'DELETE /api/company/joins/{id}',
  'POST /api/company/joins/{id}/accept',
  'POST /api/company/joins/{id}/decline',
  'GET /api/company/joins/by-token',
  'POST /api/company/joins/by-token/accept',
  'POST /api/company/joins/by-token/decline',
]

describe('вызовы названы так, как в спецификации', () => {
  test.each(auth)('§7.1 %s', (line) => expect(callOf(line)).toBeDefined())
  test.each(company)('§7.2 %s', (line) => expect(callOf(line)).toBeDefined())
  test.each(people)('§7.2, D45 %s', (line) => expect(callOf(line)).toBeDefined())

  test('§7.2: оба списка приглашений отбираются по состоянию', () => {
    for (const line of ['GET /api/company/invitations', 'GET /api/user/invitations']) {
      expect(Object.keys(callOf(line)?.query?.shape ?? {}), line).toContain('status')
    }
  })
})

test.each([
  ['POST /api/auth/login', [403]],
  ['POST /api/auth/login/v2', [403]],
  ['GET /api/user/forgot/password', [404, 409]],
  ['POST /api/auth/code/send/email', [400]],
  ['POST /api/user/registration', [409, 403]],
  ['POST /api/user/registration/v2', [409, 403]],
  ['POST /api/auth/code/validate/email', [404, 400]],
  ['POST /api/auth/code/validate/phone', [404, 400]],
])('§7.1, §8: об ответах %s %j говорит форма, а не всплывающее окно', (line, statuses) => {
  expect(callOf(line)?.ignoredByPopup).toEqual(statuses)
})

test.each([
  [
    'POST /api/auth/login/v2',
    { login: 'anna@example.com', password: 'demo-2026', client_id: 'visitor-0001' },
    ['accessToken', 'refreshToken'],
  ],
  [
    'POST /api/auth/token/refresh',
    { client_id: 'visitor-0001', refreshToken: 'r'.repeat(43) },
    ['accessToken', 'refreshToken'],
  ],
  ['POST /api/auth/code/validate/email', { code: 123, email: 'anna@example.com' }, null],
])('§3, §7.1: %s берёт поля спецификации', (line, body, answered) => {
  const call = callOf(line)
  expect(call?.body?.safeParse(body).success).toBe(true)
  if (answered) {
    const pair = Object.fromEntries(answered.map((name) => [name, 'x'.repeat(60)]))
    expect(call?.answers[200]?.safeParse(pair).success).toBe(true)
  }
})
