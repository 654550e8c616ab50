import { defineConfig } from 'vitest/config'

// Every package is a project; e2e runs apart, in a real browser against the built shop.
export default defineConfig({
  test: {
    projects: ['packages/*', 'shell', 'shell/server', 'remote-*'],
    passWithNoTests: true,
    // what a passing test prints is of no interest
    silent: 'passed-only',
  },
})
