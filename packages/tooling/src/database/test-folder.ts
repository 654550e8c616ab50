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

/** A file system in memory that Linux has by itself. */
const MEMORY = '/dev/shm'

/** A run with journeys holds a gigabyte at most; the browser and the servers need theirs. */
const NEEDED_BYTES = 4 * 1024 ** 3

const PREFIX = 'isp-test-'

/** Whose folder it is: the checkout's path. */
const CHECKOUT = 'checkout'

const isOwn = (folder: string): boolean => {
  const stat = lstatSync(folder)
  return stat.isDirectory() && stat.uid === process.getuid?.()
}

const isRunning = (folder: string): boolean => {
  const file = path.join(folder, 'cluster/postmaster.pid')
  return existsSync(file) && isAlive(Number.parseInt(readFileSync(file, 'utf8'), 10))
}

/** What a deleted checkout has left; a folder of another user or with an unknown name is left alone. */
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
      // another command sweeps as well
    }
  }
}

type Place = {
  /** The path of the checkout whose tests these are. */
  checkout: string
  /** Where the database lives otherwise. */
  onDisk: string
  /** The file system in memory. */
  memory?: string
  neededBytes?: number
}

/**
 * Where the database of a checkout's tests lives: in memory, where the machine has room for it. A database that is copied for a
 * test is a thousand files; ext4 passes over every inode that was freed within minutes, which takes a second of the processor.
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
      // another command of the checkout may make it at this moment
      mkdirSync(folder, { recursive: true })
      // the database may be run by another user, who must get there
      chmodSync(folder, 0o755)
      writeFileSync(path.join(folder, CHECKOUT), checkout)
    }
    return isOwn(folder) ? folder : onDisk
  } catch {
    return onDisk
  }
}
