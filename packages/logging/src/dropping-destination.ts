import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

type Write = (fd: number, bytes: Uint8Array) => number

/**
 * Writes log lines to a file descriptor synchronously. A line that cannot be written (disk full, pipe not read) is dropped: a server
 * without a log is better than one that stops. When writing works again, a line says how many were lost.
 */
export const createDroppingDestination = (
  app: string,
  fd = 1,
  write: Write = writeSync,
): DestinationStream => {
  let dropped = 0
  /** The last line was written only in part: the next one must start on a new line. */
  let isCut = false

  const send = (line: string): boolean => {
    let rest: Uint8Array = Buffer.from(isCut ? `\n${line}` : line)
    const whole = rest.length
    try {
      while (rest.length > 0) rest = rest.subarray(write(fd, rest))
      isCut = false
      return true
    } catch {
      isCut ||= rest.length < whole
      return false
    }
  }
  const note = () =>
    `${JSON.stringify({ level: 40, time: new Date().toISOString(), app, lines: dropped, msg: 'log lines dropped' })}\n`

  return {
    write: (line) => {
      if (dropped > 0 && send(note())) dropped = 0
      if (dropped > 0 || !send(line)) dropped += 1
    },
  }
}
