import { readdirSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'generated',
  'var',
  'coverage',
  'test-results',
  'fixtures',
])
const SOURCE = /\.([cm]?[jt]s|tsx)$/

/** Paths of our own source files, relative to the root, with forward slashes. */
export const listSourceFiles = (root: string): string[] => {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) walk(file)
      else if (SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts')) found.push(file)
    }
  }
  walk('')
  return found
}
