import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: { name: 'shell', environment: 'jsdom', setupFiles: ['@isp/testing/setup'] },
})
