import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLineOf, isAlive } from './process-table.ts'

/**
 * Remembers a running process under a file, with a word of its command line, so that a later process
 * with the same number is never taken for it.
 */
export const writePidFile = (file: string, pid: number, mark: string): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid, mark }))
}

/** The process of the file if it is still the same and alive, else null. */
export const readPidFile = (file: string): number | null => {
  try {
    const { pid, mark } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; mark: string }
    return Number.isInteger(pid) && isAlive(pid) && commandLineOf(pid).includes(mark) ? pid : null
  } catch {
    return null
  }
}

export const removePidFile = (file: string): void => rmSync(file, { force: true })
