import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isAlive } from '../process/process-table.ts'

/** The in-memory file system that every Linux has. */
const MEMORY = '/dev/shm'

/** A run with journeys needs a gigabyte at most; browser and servers need memory as well. */
const NEEDED_BYTES = 4 * 1024 ** 3

const PREFIX = 'isp-test-'

/** The file with the path of the checkout that owns the folder. */
const CHECKOUT = 'checkout'

const isOwn = (folder: string): boolean => {
  const stat = lstatSync(folder)
  return stat.isDirectory() && stat.uid === process.getuid?.()
}

const isRunning = (folder: string): boolean => {
  const file = path.join(folder, 'cluster/postmaster.pid')
  return existsSync(file) && isAlive(Number.parseInt(readFileSync(file, 'utf8'), 10))
}

/** Whether a deleted checkout left this folder; folders of other users or with unknown names are not touched. */
const isLeft = (folder: string): boolean => {
  const file = path.join(folder, CHECKOUT)
  if (!isOwn(folder) || !existsSync(file) || isRunning(folder)) return false
  return !existsSync(readFileSync(file, 'utf8'))
}

const sweep = (memory: string): void => {
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(memory, name)
    try {
      if (isLeft(folder)) rmSync(folder, { recursive: true })
    } catch {
      // another command is cleaning up as well
    }
  }
}

type Place = {
  /** Path of the checkout whose tests are run. */
  checkout: string
  /** Folder of the database if memory is not used. */
  onDisk: string
  /** The in-memory file system. */
  memory?: string
  neededBytes?: number
}

/**
 * The folder of the test database: in memory, if the machine has enough of it. A copy of a database is a thousand
 * files, and ext4 skips every recently freed inode, which takes a second of processor time.
 */
export const testFolderOf = ({
  checkout,
  onDisk,
  memory = MEMORY,
  neededBytes = NEEDED_BYTES,
}: Place): string => {
  const key = createHash('sha256').update(checkout).digest('hex').slice(0, 12)
  const folder = path.join(memory, PREFIX + key)
  try {
    sweep(memory)
    if (!existsSync(folder)) {
      const { bavail, bsize } = statfsSync(memory)
      if (Math.min(bavail * bsize, process.availableMemory()) < neededBytes) return onDisk
      // another command of the checkout may create it at the same time
      mkdirSync(folder, { recursive: true })
      // the database may run as another user, who must be able to enter it
      chmodSync(folder, 0o755)
      writeFileSync(path.join(folder, CHECKOUT), checkout)
    }
    return isOwn(folder) ? folder : onDisk
  } catch {
    return onDisk
  }
}
