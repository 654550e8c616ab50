import { createSecretKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from './access-token.ts'

const key = new Uint8Array(32).fill(1)
const subject = { accountId: 7, familyId: 'f1000000-0001-4000-8000-000000000001' }
const now = new Date('2026-11-20T12:00:00Z')
const tokens = createAccessTokens(key, () => now)

type Claims = Record<string, unknown>
const sound: Claims = {
  sub: '7',
  sid: subject.familyId,
  iss: 'isp-bff',
  exp: now.getTime() / 1000 + 60,
}
/** A token signed with our own key but with other claims, as another service or an older version might make. */
const signed = (change: Claims = {}, header: { typ?: string; alg?: string } = {}) =>
  new SignJWT({ ...sound, ...change })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(createSecretKey(key))

test('свой токен читается тем же, чем был; с другим ключом — нет', async () => {
  expect(await tokens.read(await tokens.sign(subject))).toEqual(subject)
  expect(await tokens.read(await signed())).toEqual(subject)
  const other = createAccessTokens(new Uint8Array(32).fill(2), () => now)
  expect(await other.read(await tokens.sign(subject))).toBeNull()
})

test('живёт до своей секунды', async () => {
  const token = await tokens.sign(subject)
  const at = (seconds: number) =>
    createAccessTokens(key, () => new Date(now.getTime() + seconds * 1000)).read(token)
  expect(await at(ACCESS_TOKEN_SECONDS - 1)).toEqual(subject)
  expect(await at(ACCESS_TOKEN_SECONDS)).toBeNull()
})

describe('никого не называет токен', () => {
  test.each<[string, Claims, { typ?: string; alg?: string }?]>([
    ['другого вида', {}, { typ: 'JWT' }],
    ['с другой подписью', {}, { alg: 'HS512' }],
    ['другого издателя', { iss: 'other' }],
    ['без издателя', { iss: undefined }],
    ['без срока', { exp: undefined }],
    ['без сеанса', { sid: undefined }],
    ['без человека', { sub: undefined }],
    ['с нулевым человеком', { sub: '0' }],
    ['с человеком не числом', { sub: '7 or 1=1' }],
    ['с человеком больше целого', { sub: '99999999999' }],
    ['с сеансом не uuid', { sid: 'family' }],
    ['с сеансом не текстом', { sid: 5 }],
  ])('%s', async (_name, change, header) => {
    expect(await tokens.read(await signed(change, header))).toBeNull()
  })
})
