import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

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

test('политика не называет того, чего нет в каждом браузере и чем магазин не пользуется', () => {
  expect(contentSecurityPolicy([])).not.toContain('manifest-src')
})
