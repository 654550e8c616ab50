import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runtimeFolders } from '../workspace/paths.ts'
import { readPidFile, removePidFile, writePidFile } from './pid-file.ts'
import { endProcess } from './process-table.ts'

const fileOf = (name: string): string => path.join(runtimeFolders.run, `child-${name}.json`)

/** Notes a child, so that the next run finds it if this one is killed before it can stop it. Without room, no note. */
export const rememberChild = (name: string, pid: number, mark: string): void => {
  try {
    writePidFile(fileOf(name), pid, mark)
  } catch {
    // a full disk must not end who looks after the child
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

/** Ends what an earlier, killed run of this checkout has left running. Gives their number. */
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
