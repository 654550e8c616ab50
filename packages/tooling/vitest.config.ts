import { defineProjectConfig } from '../../vitest.base.ts'
import { missingFolders } from './src/workspace/whole-tree.ts'

/** Tests of the repository as a whole, which a sparse checkout cannot run. */
const ofWholeTree = [
  'bench/marks',
  'generators/templates',
  'mutants/faults',
  'releases/fleet-store',
]
const exclude = missingFolders().length > 0 ? ofWholeTree.map((name) => `src/${name}.test.ts`) : []

export default defineProjectConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude,
    globalSetup: ['./src/database/database.setup.ts'],
  },
})
