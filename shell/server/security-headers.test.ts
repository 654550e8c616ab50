import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

it('из встроенных сценариев разрешён один, по отпечатку', () => {
  const script = 'console.log("начало")'
  const hash = createHash('sha256').update(script, 'utf8').digest('base64')
  const part = contentSecurityPolicy(script)
    .split('; ')
    .find((text) => text.startsWith('script-src'))
  expect(part).toBe(`script-src 'self' 'sha256-${hash}'`)
})
