import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Sources } from './fault.ts'

const isPassedBy = (name: string) => ['node_modules', 'dist', 'generated', 'faults'].includes(name)
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)

/** All files that a fault can be put into: sources and migrations of the packages and applications. */
export const readSources = (root: string): Sources => {
  const files = globSync('{packages/*,shell,remote-*}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: isPassedBy,
  })
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return new Map(files.filter((file) => !isTest(file)).map((file) => [file, read(file)]))
}
