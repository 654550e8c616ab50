import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

test('§8: сверх очереди проверок пароля — отказ сразу, потом место освобождается', async () => {
  const passwords = await createPasswords()
  const asked = Array.from({ length: 140 }, () => passwords.verify(null, 'ne-tot-parol'))
  expect(() => passwords.ensureRoom()).toThrow('SERVER_OVERLOADED')
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const one of refused) {
    expect(one).toMatchObject({ reason: { code: 'SERVER_OVERLOADED', statusCode: 503 } })
  }
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(100)
  expect(() => passwords.ensureRoom()).not.toThrow()
  expect(await passwords.verify(null, 'ne-tot-parol')).toBe(false)
})
