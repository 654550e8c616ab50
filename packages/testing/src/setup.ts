import './matchers.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { server } from './server.ts'

/** For `setupFiles` of packages that render: starts msw, clears the page between tests, and fails a test that writes to console.error. */
let consoleError: MockInstance<typeof console.error>

// jsdom has no layout, so it cannot scroll.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
// Without layout no element changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// jsdom does not support modal dialogs: setting the attribute is enough for tests.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
  }
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  consoleError.mockRestore()
  expect(calls, 'console.error during the test').toEqual([])
})
afterAll(() => server.close())

/** Call in a test that causes console.error on purpose: checks and clears it. */
export const expectConsoleError = (pattern: RegExp): void => {
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  expect(calls.join('\n')).toMatch(pattern)
  consoleError.mockClear()
}
