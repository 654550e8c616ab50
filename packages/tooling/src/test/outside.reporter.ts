import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Variable with the file for errors outside of every test, which vitest's own JSON does not contain. */
export const OUTSIDE_FILE = 'TEST_OUTSIDE_FILE'

/** An error outside of any test, or a worker that died. */
export type OutsideError = { message: string; type?: string | undefined; file?: string | undefined }

/** A dead worker reports only that; the reason is the cause of that error. */
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
