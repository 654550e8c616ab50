import { expect, test, vi } from 'vitest'
import { createCookieConsentStore } from './cookie-consent.ts'
import { memoryStorage } from './session.fixture.ts'

test('§2.2: согласие на cookie спрошено, пока его не дали, и помнится год', () => {
  const cookies = memoryStorage()
  const write = vi.spyOn(cookies, 'write')
  const store = createCookieConsentStore(cookies)
  const isAccepted = () => store.getState().isAccepted
  expect(isAccepted()).toBeNull()
  store.getState().restore()
  expect(isAccepted()).toBe(false)
  store.getState().accept()
  expect(isAccepted()).toBe(true)
  expect(write.mock.calls).toEqual([['isp_cookiePolicy', 'accepted', 31_536_000]])
  const next = createCookieConsentStore(cookies)
  next.getState().restore()
  expect(next.getState().isAccepted).toBe(true)
})
