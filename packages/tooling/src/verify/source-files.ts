import { readdirSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'var', 'coverage', 'test-results'])
const SOURCE = /(?<!\.d)\.([cm]?[jt]s|tsx)$/

/** Paths of our own files with these endings, relative to the root, with forward slashes. */
export const listSourceFiles = (root: string, endings = SOURCE): string[] => {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue
      const file = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) walk(file)
      else if (endings.test(entry.name)) found.push(file)
    }
  }
  walk('')
  return found
}
