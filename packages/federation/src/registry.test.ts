import { expect, test } from 'vitest'
import { findOwner, type RegisteredRelease } from './registry.ts'

const remote = (name: string, prefixes: string[]): RegisteredRelease => ({
  name,
  version: '1',
  contract: 1,
  prefixes,
  fragments: [],
  isAvailable: true,
  web: { entry: '', manifest: '', preload: [], integrity: {} },
  node: { entry: '', integrity: '', shared: [] },
})
const registry = {
  shell: null,
  remotes: [
    remote('auth', ['/auth/', '/cabinet/auth/']),
    remote('cabinet', ['/cabinet/']),
    remote('catalog', ['/catalog/']),
  ],
}
const ownerOf = (path: string) => findOwner(registry, path)?.name ?? null

test('путь достаётся самому длинному префиксу, каким бы ни был порядок', () => {
  expect(ownerOf('/cabinet/orders/')).toBe('cabinet')
  expect(ownerOf('/cabinet/auth/')).toBe('auth')
  expect(
    findOwner({ ...registry, remotes: registry.remotes.toReversed() }, '/cabinet/auth/x/')?.name,
  ).toBe('auth')
})

test('префикс сравнивается целыми сегментами', () => {
  expect(ownerOf('/catalog')).toBe('catalog')
  expect(ownerOf('/catalogue/')).toBeNull()
  expect(ownerOf('/')).toBeNull()
})
