import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience } from './packages/testing/src/patience.ts'
import { testWorkers } from './packages/testing/src/workers.ts'

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`./packages/testing/src/${name}`, import.meta.url))

/** What every project of the house has: its own configuration over the one patience of `packages/testing`. */
export const defineProjectConfig = (own: ViteUserConfig): ViteUserConfig =>
  mergeConfig(
    defineConfig({
      test: {
        // said for each project: what stands at the root is not inherited
        maxWorkers: testWorkers(),
        // files of a worker share what they import; `leaks.setup.ts` names a file that leaves something behind
        isolate: false,
        testTimeout: patience.test,
        hookTimeout: patience.test,
        teardownTimeout: patience.moment,
        expect: { poll: { timeout: patience.moment } },
        setupFiles: [
          fileOf('leaks.setup.ts'),
          ...(own.test?.environment === 'jsdom' ? [fileOf('patience.setup.ts')] : []),
        ],
      },
    }),
    own,
  )
