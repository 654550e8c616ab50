import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserPorts } from './browser-ports.ts'

afterEach(() => vi.restoreAllMocks())

test('переполненное или выключенное хранилище не роняет страницу', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('quota', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { storage } = createBrowserPorts()
  expect(() => storage.write('isp_x', '1')).not.toThrow()
  expect(storage.read('isp_x')).toBeNull()
})

test('cookie читается той же, какой записана', () => {
  const { cookies } = createBrowserPorts()
  cookies.write('isp_y', 'да; нет=1', 60)
  expect(cookies.read('isp_y')).toBe('да; нет=1')
  cookies.remove('isp_y')
  expect(cookies.read('isp_y')).toBeNull()
})
