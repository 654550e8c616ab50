import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolders } from '../bootstrap/install-dependencies.mjs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { dependenciesMessages as messages } from './dependencies.messages.ts'

/** What is to be added where: a name (with a version if one is wanted) and a folder of the workspace. */
export type AddWish = {
  name: string
  folder: string
  isDev: boolean
  /** Where it lies, of a package of this repository. */
  home?: string
}

const NAME = /^(@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*(@[\w.^~-]+)?$/
const OWN = '@isp/'

const packageName = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name

/** A workspace by its folder, the end of it (of a remote also without `remote-`) or the name of its package. */
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
 * Reads `ПАКЕТ to ПАПКА [--dev]`; null for no words at all.
 * @throws ExpectedFailure for anything but a package of the registry or of the house and a folder of the workspace
 */
export const readAddWish = (root: string, args: readonly string[]): AddWish | null => {
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
