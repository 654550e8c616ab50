import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    environment: 'jsdom',
    setupFiles: ['@isp/testing/setup'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
