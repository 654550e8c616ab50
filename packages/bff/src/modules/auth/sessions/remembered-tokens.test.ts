import { expect, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from './access-token.ts'

const key = new Uint8Array(32).fill(1)
const subjectOf = (accountId: number) => ({
  accountId,
  familyId: 'f1000000-0001-4000-8000-000000000001',
})

test('прочитанный однажды токен кончается в свой срок', async () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const tokens = createAccessTokens(key, () => now)
  const token = await tokens.sign(subjectOf(7))
  expect(await tokens.read(token)).toEqual(subjectOf(7))
  now = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000 - 1)
  expect(await tokens.read(token)).toEqual(subjectOf(7))
  now = new Date(now.getTime() + 1)
  expect(await tokens.read(token)).toBeNull()
})

test('помнится весь токен: с другим именем или подписью он чужой', async () => {
  const tokens = createAccessTokens(key)
  const [mine, others] = [await tokens.sign(subjectOf(7)), await tokens.sign(subjectOf(8))]
  await tokens.read(mine)
  await tokens.read(others)
  const [head, , signature] = mine.split('.')
  const [, claims] = others.split('.')
  expect(await tokens.read([head, claims, signature].join('.'))).toBeNull()
  expect(await tokens.read(`${mine}x`)).toBeNull()
  expect(await tokens.read(others)).toEqual(subjectOf(8))
})
