import { defineProjectConfig } from '../vitest.base.ts'

export default defineProjectConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    environment: 'jsdom',
    setupFiles: ['@isp/testing/setup'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
