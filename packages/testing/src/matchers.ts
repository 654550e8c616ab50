import * as matchers from '@testing-library/jest-dom/matchers'
import { expect } from 'vitest'

// jest-dom's own entry for vitest still describes the types of vitest 4.
expect.extend(matchers)

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown>
    extends matchers.TestingLibraryMatchers<T, R> {}
}
