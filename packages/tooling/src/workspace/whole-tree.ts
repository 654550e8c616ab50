import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { workspaceRoot } from './paths.ts'
import { treeMessages as messages } from './tree.messages.ts'

type Project = { references?: readonly { path: string }[] }

/** Folders that the root's `tsconfig.json` names: everything that the whole repository consists of. */
const namedFolders = (root: string): string[] => {
  const file = path.join(root, 'tsconfig.json')
  if (!existsSync(file)) return []
  const { references = [] } = JSON.parse(readFileSync(file, 'utf8')) as Project
  return references.map((reference) => path.posix.normalize(reference.path))
}

const isThere = (root: string) => (folder: string) =>
  existsSync(path.join(root, folder, 'tsconfig.json'))

/** Folders of the repository that a sparse checkout has left out; empty for a whole one. */
export const missingFolders = (root = workspaceRoot): string[] =>
  namedFolders(root).filter((folder) => !isThere(root)(folder))

export const presentFolders = (root = workspaceRoot): string[] =>
  namedFolders(root).filter(isThere(root))

/** Folder of the journeys, which no shop needs to run. */
const JOURNEYS = 'e2e'

/** @throws ExpectedFailure in a sparse checkout: `command` needs the whole shop */
export const requireWholeTree = (command: string, root = workspaceRoot): void => {
  const missing = missingFolders(root).filter((folder) => folder !== JOURNEYS)
  if (missing.length > 0) throw new ExpectedFailure(messages.needsWhole(command, missing))
}
