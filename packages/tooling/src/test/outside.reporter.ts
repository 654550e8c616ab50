import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Where the run leaves what failed outside of every test: vitest's own JSON has no place for it. */
export const OUTSIDE_FILE = 'TEST_OUTSIDE_FILE'

/** As the run knows it: a thing thrown when no test was there to take it, or a worker that died. */
export type OutsideError = { message: string; type?: string | undefined; file?: string | undefined }

/** A worker that died says only so itself; the reason of its death is the cause of that error. */
const causeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? ` (${cause.message})` : ''

export default class OutsideReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[OUTSIDE_FILE]
    if (!file) return
    const told = errors.map(
      ({ message, name, type, cause, VITEST_TEST_PATH, stack }): OutsideError => ({
        message: `${name ?? ''} ${message}${causeOf(cause)}`.trim(),
        type: typeof type === 'string' ? type : undefined,
        file:
          typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : stack?.split('\n')[1]?.trim(),
      }),
    )
    writeFileSync(file, JSON.stringify(told))
  }
}
