import {
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'
import { lastLine, logOf } from './run-step.ts'

/** The log file of a service. Nothing here throws, so a full or broken disk does not end the service. */
export type ServiceLog = {
  /** Opens the output for the next run; `ignore` if it cannot be written. */
  open: () => number | 'ignore'
  /** Moves a long log aside. */
  rotate: () => void
  /** The last line written by this run. */
  lastWord: () => string
}

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise // a full disk, or the file was removed
  }
}

/** A long log is copied and then emptied in place, so the server keeps writing to the same file. */
const putAside = (file: string): void => {
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // no room for a copy: the log is dropped, else a full disk would stop all writing
    rmSync(`${file}.1`, { force: true })
  }
  truncateSync(file)
}

export const createServiceLog = (name: string, logBytes: number): ServiceLog => {
  const file = logOf(name)
  /** Offset at which this run began to write. */
  let start = 0
  const size = () => attempt(() => statSync(file).size, 0)

  const rotate = (): void => {
    if (size() > logBytes) attempt(() => putAside(file), undefined)
    start = Math.min(start, size())
  }

  return {
    open: () => {
      rotate()
      start = size()
      return attempt<number | 'ignore'>(() => {
        mkdirSync(path.dirname(file), { recursive: true })
        return openSync(file, 'a')
      }, 'ignore')
    },
    rotate,
    lastWord: () => {
      const text = attempt(() => readFileSync(file).subarray(start).toString(), '')
      const line = lastLine(text)
      // structured logs: the sentence is in `msg`
      return /"msg":"([^"]*)"/.exec(line)?.[1] ?? line
    },
  }
}
