import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  test: { environment: 'jsdom' },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
})
