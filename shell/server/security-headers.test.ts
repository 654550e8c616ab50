import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, policyOf, securityHeadersOf } from './security-headers.ts'

test('из встроенных сценариев разрешены только названные, по отпечаткам', () => {
  const scripts = ['console.log("начало")', 'document.cookie']
  const hashes = scripts.map((script) =>
    createHash('sha256').update(script, 'utf8').digest('base64'),
  )
  const part = contentSecurityPolicy(scripts)
    .split('; ')
    .find((text) => text.startsWith('script-src'))
  expect(part).toBe(`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}'`)
})

test('страница берёт всё только у магазина, никуда больше не отправляет и ни в чью рамку не встаёт', () => {
  const parts = contentSecurityPolicy(['x']).split('; ')
  const byName = new Map(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  expect(byName.get('default-src')).toEqual(["'none'"])
  for (const name of ['frame-ancestors', 'base-uri'])
    expect(byName.get(name), name).toEqual(["'none'"])
  for (const name of ['connect-src', 'form-action', 'font-src', 'manifest-src'])
    expect(byName.get(name), name).toEqual(["'self'"])
  expect(byName.get('img-src')).toEqual(["'self'", 'data:'])
  const scripts = byName.get('script-src') ?? []
  expect(scripts.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([])
})

test('камера и чтение кодов разрешены одной странице сканера', () => {
  const policy = contentSecurityPolicy(['x'])
  for (const address of ['/basket/scan/', '/basket/scan/?from=list']) {
    expect(securityHeadersOf(address)['permissions-policy']).toMatch(
      /^camera=\(self\), microphone=\(\)/,
    )
    expect(policyOf(policy, address)).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/)
  }
  for (const address of ['/basket/', '/basket/scan', '/basket/scan/x/', '/?/basket/scan/', '/']) {
    expect(securityHeadersOf(address)['permissions-policy'], address).toMatch(/^camera=\(\)/)
    expect(policyOf(policy, address), address).toBe(policy)
  }
})
