import { execFileSync } from 'node:child_process'

/** Memory of a process that lies in RAM, MB. */
export const rssOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024)
