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

/** Where a service writes. Whatever happens to its disk, the service goes on: nothing here throws. */
export type ServiceLog = {
  /** For the streams of the next run; `ignore` where there is no way to write. */
  open: () => number | 'ignore'
  /** Puts a long log aside. */
  rotate: () => void
  /** The last thing that this run has said. */
  lastWord: () => string
}

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise // a full disk, or somebody has removed the file
  }
}

/** A long log is copied aside and emptied in place: the server goes on writing at its new end. */
const putAside = (file: string): void => {
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // no room for a copy: the log is discarded, or the full disk would stop all writing
    rmSync(`${file}.1`, { force: true })
  }
  truncateSync(file)
}

export const createServiceLog = (name: string, logBytes: number): ServiceLog => {
  const file = logOf(name)
  /** Where this run began to write. */
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
