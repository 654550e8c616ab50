import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  test: { include: ['src/**/*.test.ts'] },
})
