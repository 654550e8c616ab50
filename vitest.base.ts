import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import { patience } from './packages/testing/src/patience.ts'

const patientQueries = fileURLToPath(
  new URL('./packages/testing/src/patience.setup.ts', import.meta.url),
)

/** What every project of the house has: its own configuration over the one patience of `packages/testing`. */
export const defineProjectConfig = (own: ViteUserConfig): ViteUserConfig =>
  mergeConfig(
    defineConfig({
      test: {
        testTimeout: patience.test,
        hookTimeout: patience.test,
        teardownTimeout: patience.moment,
        expect: { poll: { timeout: patience.moment } },
        setupFiles: own.test?.environment === 'jsdom' ? [patientQueries] : [],
      },
    }),
    own,
  )
