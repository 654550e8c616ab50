import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { displayPath } from '../workspace/paths.ts'
import { databaseMessages as messages } from './database.messages.ts'
import { findUnprivilegedUser, type SystemUser } from './system-user.ts'

/** The location of a cluster, and the user that runs it. */
export type DatabaseHome = {
  /** Folder with `cluster/`, `state.json`, `log/`. */
  folder: string
  /** Folder of PostgreSQL binaries that the user below can execute. */
  native: string
  /** null: the user of this process. */
  user: SystemUser | null
}

const SYSTEM_FOLDER = '/var/lib/isp-shop'

/** Whether other users can reach and read it: every parent folder has `x` for others, and it has `rx`. */
export const isOpenToOthers = (target: string): boolean => {
  const { mode } = statSync(target)
  if ((mode & 0o005) !== 0o005) return false
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

const openToOthers = (target: string): void => {
  const stat = lstatSync(target)
  if (stat.isSymbolicLink()) return
  chmodSync(target, stat.mode | (stat.isDirectory() || stat.mode & 0o100 ? 0o055 : 0o044))
  if (stat.isDirectory()) {
    for (const name of readdirSync(target)) openToOthers(path.join(target, name))
  }
}

const ownerOfCluster = (folder: string): number | null => {
  const cluster = path.join(folder, 'cluster')
  return existsSync(cluster) ? statSync(cluster).uid : null
}

/** A folder outside the checkout, for a cluster whose user cannot enter the checkout. */
const outsideFolder = (dataDir: string): string => {
  const pointer = path.join(dataDir, 'location.json')
  if (existsSync(pointer)) {
    const known = (JSON.parse(readFileSync(pointer, 'utf8')) as { folder: string }).folder
    if (existsSync(known)) return known
  }
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = path.join(SYSTEM_FOLDER, `${key}-${randomBytes(4).toString('hex')}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    // data of a deleted var/
    for (const name of readdirSync(SYSTEM_FOLDER)) {
      const isOld = name.startsWith(`${key}-`) && name !== path.basename(folder)
      const isRunning = existsSync(path.join(SYSTEM_FOLDER, name, 'cluster/postmaster.pid'))
      if (isOld && !isRunning) rmSync(path.join(SYSTEM_FOLDER, name), { recursive: true })
    }
  } catch {
    throw new ExpectedFailure(messages.noPlace(folder))
  }
  writeFileSync(pointer, JSON.stringify({ folder }))
  return folder
}

const openNative = (native: string, folder: string): string => {
  if (
    isOpenToOthers(path.join(native, 'bin/postgres')) &&
    isOpenToOthers(path.join(native, 'lib'))
  ) {
    return native
  }
  const copy = path.join(folder, 'native')
  if (!existsSync(path.join(copy, 'bin/postgres'))) {
    const unfinished = `${copy}.part`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    openToOthers(unfinished)
    rmSync(copy, { recursive: true, force: true })
    renameSync(unfinished, copy)
  }
  return copy
}

/**
 * Decides where the cluster of `dataDir` is and who runs it. PostgreSQL refuses to run as root, so root uses an
 * unprivileged user, who must be able to reach the data and the binaries.
 */
export const prepareHome = (dataDir: string, native: string): DatabaseHome => {
  mkdirSync(dataDir, { recursive: true })
  const uid = process.getuid?.()
  if (uid !== 0) {
    const owner = ownerOfCluster(dataDir)
    if (uid !== undefined && owner !== null && owner !== uid) {
      throw new ExpectedFailure(messages.foreignOwner(displayPath(dataDir), owner))
    }
    return { folder: dataDir, native, user: null }
  }
  const folder = isOpenToOthers(dataDir) ? dataDir : outsideFolder(dataDir)
  const user = findUnprivilegedUser(ownerOfCluster(folder))
  if (!user) throw new ExpectedFailure(messages.noUser)
  return { folder, native: openNative(native, folder), user }
}
