import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { createPasswords } from './password.ts'

test('пароль хранится argon2id, 19 МиБ и два прохода, и каждый раз с новой солью (D8)', async () => {
  const passwords = await createPasswords()
  const made = [await passwords.hash('verno-2026'), await passwords.hash('verno-2026')]
  for (const one of made) expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(made).size).toBe(2)
  expect(await passwords.verify(made[0] ?? null, 'verno-2026')).toBe(true)
  expect(await passwords.verify(made[0] ?? null, 'verno-2027')).toBe(false)
})

test('испорченный хеш и никакой — не пароль, а не ошибка', async () => {
  const passwords = await createPasswords()
  expect(await passwords.verify('другой', 'verno-2026')).toBe(false)
  expect(await passwords.verify(null, 'verno-2026')).toBe(false)
})

describe('толпа у входа', () => {
  test('одного или двоих проверяют (сколько ядер), сто ждут, остальным — отказ; потом проверяют снова', async () => {
    const passwords = await createPasswords()
    // cheap parameters: the cost of a check is not under test
    const stored = await hash('verno-2026', { memoryCost: 1024, timeCost: 1, parallelism: 1 })
    for (const _round of [1, 2]) {
      const answers = await Promise.allSettled(
        Array.from({ length: 110 }, () => passwords.verify(stored, 'verno-2026')),
      )
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['SERVER_OVERLOADED']))
      const atOnce = 110 - 100 - refused.length
      expect([1, 2]).toContain(atOnce)
      expect(answers.slice(0, 100 + atOnce).every(({ status }) => status === 'fulfilled')).toBe(
        true,
      )
    }
  })
})
