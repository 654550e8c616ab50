import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A sparse checkout lacks some; vitest refuses a folder that does not exist, but not an empty pattern. */
const isThere = (project: string): boolean =>
  project.includes('*') || existsSync(new URL(project, import.meta.url))

// Every package is a project; e2e runs apart, in a real browser against the built shop.
export default defineConfig({
  test: {
    projects: ['packages/*', 'shell', 'shell/server', 'remote-*'].filter(isThere),
    passWithNoTests: true,
    // what a passing test prints is of no interest
    silent: 'passed-only',
  },
})
