import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  test: { include: ['src/**/*.test.ts'], globalSetup: ['./src/database/database.setup.ts'] },
})
