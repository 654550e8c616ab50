import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolders } from '../bootstrap/install-dependencies.mjs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { dependenciesMessages as messages } from './dependencies.messages.ts'

/** A package to add: its name (with a version if wanted) and a folder of the workspace. */
export type AddRequest = {
  name: string
  folder: string
  isDev: boolean
  /** Folder of a package of this repository. */
  home?: string
}

const NAME = /^(@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*(@[\w.^~-]+)?$/
const OWN = '@isp/'

const packageName = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name

/**
 * Finds a workspace folder by its path, the end of the path (for a remote also without `remote-`) or its package name.
 */
const findFolder = (root: string, wanted: string): string => {
  const folders = workspaceFolders(root).filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  )
  const found = folders.find(
    (folder) =>
      folder === wanted.replace(/\/$/, '') ||
      path.basename(folder) === wanted ||
      folder === `remote-${wanted}` ||
      packageName(path.join(root, folder, 'package.json')) === wanted,
  )
  if (!found) throw new ExpectedFailure(messages.noWorkspace(wanted, folders))
  return found
}

/**
 * Parses `ПАКЕТ to ПАПКА [--dev]`; null without arguments.
 * @throws ExpectedFailure if it does not name a package of the registry or of this repository and a folder of the
 * workspace
 */
export const readAddRequest = (root: string, args: readonly string[]): AddRequest | null => {
  const words = args.filter((word) => word !== '--dev')
  if (words.length === 0 && args.length === 0) return null
  const [name, to, folder, ...rest] = words
  if (!name || to !== 'to' || !folder || rest.length > 0) throw new ExpectedFailure(messages.usage)
  const isDev = words.length < args.length
  if (name.startsWith(OWN)) {
    const wish = { name, folder: findFolder(root, folder), isDev, home: findFolder(root, name) }
    if (wish.home === wish.folder) throw new ExpectedFailure(messages.ofItself(name))
    return wish
  }
  if (!NAME.test(name)) throw new ExpectedFailure(messages.wrongName(name))
  return { name, folder: findFolder(root, folder), isDev }
}
