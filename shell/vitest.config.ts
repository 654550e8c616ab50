import { defineProjectConfig } from '../vitest.base.ts'

// tests of browser code; the web server has its own configuration
export default defineProjectConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    name: 'shell',
    environment: 'jsdom',
    setupFiles: ['@isp/testing/setup'],
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/app/entry-server.test.tsx'],
  },
})
