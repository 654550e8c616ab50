import { defineProjectConfig } from '../vitest.base.ts'

// what runs in a browser; the web server has a configuration of its own
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
