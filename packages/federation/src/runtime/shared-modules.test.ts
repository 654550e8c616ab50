import { describe, expect, test } from 'vitest'
import { type ShareScope, takeShared } from './shared-modules.ts'

const scopeWith = (version: string): ShareScope => ({
  react: { [version]: { get: () => () => 'react of the shell' } },
})
const take = (version: string, range: string) => takeShared(scopeWith(version), 'react', range)()

describe('общий модуль другой версии', () => {
  test.each([
    ['19.3.1', '^18.2.0'],
    ['19.3.1', '^20.0.0'],
    ['19.3.1', '^19.4.0'],
    ['19.3.1', '^19.3.2'],
    ['1.0.0', '^0.9.0'],
    ['0.10.0', '^0.9.0'],
    ['0.0.4', '^0.0.3'],
    ['0.0.1', '^0.0.0'],
    ['19.4.0-rc.1', '^19.3.1'],
    ['19.3.1', '>=19'],
  ])('%s не берётся тем, кто собран для %s: часть называется несовместимой', (version, range) => {
    expect(() => take(version, range)).toThrow(
      expect.objectContaining({ name: 'RemoteError', reason: 'incompatible' }),
    )
  })

  test('не берётся и тогда, когда у оболочки его вовсе нет', () => {
    expect(() => takeShared({}, 'react', '^19.3.1')).toThrow(
      expect.objectContaining({ reason: 'incompatible' }),
    )
  })

  test.each([
    ['19.3.1', '^19.3.1'],
    ['19.3.1', '^19.3.0'],
    ['19.3.1', '^19.2.9'],
    ['0.9.5', '^0.9.4'],
  ])('%s берётся у оболочки тем, кто собран для %s', (version, range) => {
    expect(take(version, range)).toBe('react of the shell')
  })
})
