import { defineProjectConfig } from '../../vitest.base.ts'

export default defineProjectConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
