import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { liveRegistry, releaseOf } from './guest.fixture.ts'
import { checkFreePrefixes, readAddress, readShop, reasonOf } from './read-shop.ts'

/** A server that answers everything so; gives its origin. */
const shopOf = async (status: number, body: string, headers: Record<string, string> = {}) => {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  'shop.example.com',
  'ftp://shop.example.com',
  '',
  'https://user:secret@shop.example.com',
  'http//x',
])('«%s» — не адрес магазина, и пароль из него не напечатан', (text) => {
  expect(() => readAddress(text)).toThrow('не адрес магазина')
})

test('адрес страницы годится: с неё и начнут', () => {
  expect(readAddress('https://shop.example.com/auth/?a=1').pathname).toBe('/auth/')
})

test('магазин прочитан до сборки', async () => {
  const origin = await shopOf(200, JSON.stringify(liveRegistry))
  const { address, registry } = await readShop(`${origin}/auth/`, 'auth')
  expect([address.origin, registry]).toEqual([origin, liveRegistry])
})

const other = { ...liveRegistry, remotes: [{ ...releaseOf('catalog', 'live2'), contract: 4 }] }

test.each([
  ['страница вместо выпусков', 200, '<html>', {}, 'не наш магазин'],
  ['чужой JSON', 200, '{"remotes":[{}]}', {}, 'не наш магазин'],
  ['магазин без оболочки', 200, '{"shell":null,"remotes":[]}', {}, 'не наш магазин'],
  ['закрытый на работы', 503, JSON.stringify(liveRegistry), {}, 'код 503'],
  [
    'переехавший',
    301,
    '',
    { location: 'https://new.example.com/remotes.json' },
    'повторите команду с этим адресом',
  ],
  [
    'другой договор',
    200,
    JSON.stringify(other),
    {},
    'под договор 3, а магазин говорит по договору 4',
  ],
])('%s: сказано, что делать', async (_, status, body, headers, sentence) => {
  const origin = await shopOf(status, body, headers)
  await expect(readShop(origin, 'auth')).rejects.toThrow(sentence)
})

test('магазина нет: названа причина', async () => {
  await expect(readShop('http://127.0.0.1:1', 'auth')).rejects.toThrow(/не отвечает \(.+\)/)
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', true],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
  ['CERT_HAS_EXPIRED', true],
  ['ERR_TLS_CERT_ALTNAME_INVALID', true],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', true],
  ['INVALID_CA', true],
  ['ERR_SSL_WRONG_VERSION_NUMBER', false],
  ['ENOTFOUND', false],
  ['ECONNREFUSED', false],
  ['UND_ERR_CONNECT_TIMEOUT', false],
])('%s — дело сертификата: %s', (code, isCertificate) => {
  const wrapped = new TypeError('fetch failed', { cause: Object.assign(new Error(''), { code }) })
  expect(reasonOf(wrapped)).toEqual({ text: code, isCertificate })
})

test('адрес, занятый в магазине другим, отвергнут; свой и новый — нет', () => {
  const check = (prefixes: string[]) => () =>
    checkFreePrefixes({ name: 'auth', prefixes }, liveRegistry)
  expect(check(['/auth/', '/catalog/'])).toThrow('/catalog/ в этом магазине принадлежит')
  expect(check(['/auth/', '/new/'])).not.toThrow()
})
