import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  test: { environment: 'jsdom', setupFiles: ['./src/test-setup.ts'] },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
})
