import { describe, expect, test } from 'vitest'
import type { Database } from '../../../kernel/database.ts'
import { openAuthKeys } from './auth-keys.ts'
import { createRefreshTokens } from './refresh-token.ts'

const tokensOf = (fill: number) => createRefreshTokens(new Uint8Array(32).fill(fill))

test('преемник токена один, и без ключа сервера его не вывести', () => {
  const token = tokensOf(1).create()
  expect(tokensOf(1).successorOf(token)).toBe(tokensOf(1).successorOf(token))
  expect(tokensOf(2).successorOf(token)).not.toBe(tokensOf(1).successorOf(token))
})

test('первый токен — случаен и длинен; в базу идёт не он', () => {
  const { create, hashOf } = tokensOf(1)
  const made = Array.from({ length: 100 }, create)
  expect(new Set(made).size).toBe(100)
  for (const token of made) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(hashOf(token)).toHaveLength(32)
    expect(hashOf(token).toString('latin1')).not.toContain(token.slice(0, 8))
  }
})

describe('ключи', () => {
  const never: Database = {
    query: () => Promise.reject(new Error('the secret of the deployment needs no database')),
  }
  const keysOf = async (secret: string) =>
    Object.values(await openAuthKeys(never, secret)).map((key) => Buffer.from(key).toString('hex'))

  test('у каждого дела свой, и все следуют из секрета развёртывания', async () => {
    const keys = await keysOf('a'.repeat(32))
    expect(new Set(keys).size).toBe(keys.length)
    expect(await keysOf('a'.repeat(32))).toEqual(keys)
  })

  test('с новым секретом все другие', async () => {
    const keys = [...(await keysOf('a'.repeat(32))), ...(await keysOf('b'.repeat(32)))]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
