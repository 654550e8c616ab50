import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runtimeFolders } from '../workspace/paths.ts'
import { readPidFile, removePidFile, writePidFile } from './pid-file.ts'
import { endProcess } from './process-table.ts'

const fileOf = (name: string): string => path.join(runtimeFolders.run, `child-${name}.json`)

/**
 * Records a child process, so that the next run can end it if this one is killed. If the disk is full, nothing is
 * recorded.
 */
export const rememberChild = (name: string, pid: number, mark: string): void => {
  try {
    writePidFile(fileOf(name), pid, mark)
  } catch {
    // a full disk must not end the process that supervises the child
  }
}

export const forgetChild = (name: string): void => removePidFile(fileOf(name))

const listFiles = (): string[] => {
  try {
    return readdirSync(runtimeFolders.run).filter((name) => /^child-.*\.json$/.test(name))
  } catch {
    return []
  }
}

/** Ends processes that an earlier, killed run of this checkout left behind. Gives their number. */
export const endOrphans = async (): Promise<number> => {
  let count = 0
  for (const name of listFiles()) {
    const file = path.join(runtimeFolders.run, name)
    const pid = readPidFile(file)
    if (pid) {
      count += 1
      await endProcess(pid, 5000)
    }
    removePidFile(file)
  }
  return count
}
