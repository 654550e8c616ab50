import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLineOf, isAlive } from './process-table.ts'

/**
 * Records a running process in a file, with a part of its command line, so that a later process with the same id is
 * never taken for it, and with its ports.
 */
export const writePidFile = (
  file: string,
  pid: number,
  mark: string,
  ports: readonly number[] = [],
): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ pid, mark, ports }))
}

/** The process of the file if it is still the same one and running, else null. */
export const readPidFile = (file: string): number | null => readRunning(file)?.pid ?? null

/** The ports that the process of the file was started for; empty if it no longer runs. */
export const readOwnPorts = (file: string): readonly number[] => readRunning(file)?.ports ?? []

type Note = { pid: number; mark: string; ports?: readonly number[] }

const readRunning = (file: string): Note | null => {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Note
    const { pid, mark } = note
    return Number.isInteger(pid) && isAlive(pid) && commandLineOf(pid).includes(mark) ? note : null
  } catch {
    return null
  }
}

export const removePidFile = (file: string): void => rmSync(file, { force: true })
