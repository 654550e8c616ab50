import { describe, expect, test } from 'vitest'
import { sessionCookies as cookie, identityOf, personOf, readClaims } from './cookies.ts'
import { memoryStorage, token } from './session.fixture.ts'

describe('что сказано в токене', () => {
  test.each([
    [{ sub: 'человек ~?ÿ>', sid: 's1' }, 'человек ~?ÿ>', null],
    [{ sub: 7, sid: 's1', exp: 1_800_000_000 }, '7', 1_800_000_000_000],
    [{ sub: '7', sid: 's1', exp: '1800000000' }, '7', null],
  ])('%o', (claims, subject, expiresAt) => {
    expect(readClaims(token(claims))).toEqual({ subject, sessionId: 's1', expiresAt })
  })

  test('и буквами, которых в адресе нет', () => {
    const spelt = token({ sub: 'ÿÿÿ>>>???', sid: 's1' })
    expect(spelt).toMatch(/-.*_|_.*-/)
    expect(readClaims(spelt)).toMatchObject({ subject: 'ÿÿÿ>>>???' })
  })

  test.each([null, '', 'без точки', 'h.%%%.s', 'h.bnVsbA.s'])('%s — не токен', (text) => {
    expect(readClaims(text)).toBeNull()
  })
})

describe('чьё прочитанное (§2.2, D27)', () => {
  const of = (over: Partial<Record<keyof typeof cookie, string>> = {}) => {
    const { values, read } = memoryStorage()
    for (const [key, value] of Object.entries(over)) {
      values.set(cookie[key as keyof typeof cookie], value)
    }
    return identityOf(read)
  }
  const signedIn = (sub: string, over: Parameters<typeof of>[0] = {}) =>
    of({ accessToken: token({ sub, sid: 's1' }), ...over })

  test('без входа — ничьё, что бы ни осталось в cookie', () => {
    expect(of({ company: 'a', clientId: '12345678' })).toBe('')
  })

  test('выбранное различается и тогда, когда буквы его те же', () => {
    const choices = [{}, { company: 'ab', agreement: 'c' }, { company: 'a', agreement: 'bc' }]
    expect(new Set(choices.map((choice) => signedIn('17', choice))).size).toBe(3)
  })

  test('человек тот же, какую бы компанию он ни выбрал; другой — другой, не названный — не аноним', () => {
    const person = personOf(signedIn('17'))
    expect(person).toBe('17/s1')
    expect(personOf(signedIn('17', { company: 'a', agreement: 'b', specification: 'c' }))).toBe(
      person,
    )
    expect(personOf(signedIn('18'))).not.toBe(person)
    expect(personOf(of({ refreshToken: 'r' }))).not.toBe(personOf(of()))
  })
})
