import './matchers.ts'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { server } from './server.ts'

/**
 * For `setupFiles` of packages that render: msw on, the page swept between tests,
 * and anything that reaches console.error fails the test that caused it.
 */
let consoleError: MockInstance<typeof console.error>

// jsdom has no layout, so it does not scroll.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  consoleError.mockRestore()
  expect(calls, 'console.error during the test').toEqual([])
})
afterAll(() => server.close())

/** A test that provokes an error on purpose takes its console.error back. */
export const expectConsoleError = (pattern: RegExp): void => {
  const calls = consoleError.mock.calls.map((args) => args.map(String).join(' '))
  expect(calls.join('\n')).toMatch(pattern)
  consoleError.mockClear()
}
