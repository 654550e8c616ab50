import * as matchers from '@testing-library/jest-dom/matchers'
import { expect } from 'vitest'

// The types in jest-dom's vitest entry are still those for vitest 4.
expect.extend(matchers)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends matchers.TestingLibraryMatchers<T, R> {}
}
