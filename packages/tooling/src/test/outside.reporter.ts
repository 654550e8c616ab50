import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Where the run leaves what failed outside of every test: vitest's own JSON has no place for it. */
export const OUTSIDE_FILE = 'TEST_OUTSIDE_FILE'

/** As the run knows it: a thing thrown when no test was there to take it, or a worker that died. */
export type OutsideError = { message: string; type?: string | undefined; file?: string | undefined }

export default class OutsideReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[OUTSIDE_FILE]
    if (!file) return
    const told = errors.map(
      ({ message, name, type, VITEST_TEST_PATH, stack }): OutsideError => ({
        message: `${name ?? ''} ${message}`.trim(),
        type: typeof type === 'string' ? type : undefined,
        file:
          typeof VITEST_TEST_PATH === 'string' ? VITEST_TEST_PATH : stack?.split('\n')[1]?.trim(),
      }),
    )
    writeFileSync(file, JSON.stringify(told))
  }
}
