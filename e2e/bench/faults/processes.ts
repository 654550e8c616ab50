import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Every process and its parent. */
const listProcesses = (): { pid: number; parent: number }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent !== undefined ? [{ pid, parent }] : []))

export const childrenOf = (parent: number): number[] =>
  listProcesses().flatMap((one) => (one.parent === parent ? [one.pid] : []))

/** A process that has ended meanwhile hears nothing, and that is no mistake. */
export const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // gone
    }
  }
}

/** The launcher notes its servers in `var/run`; null when it has none of that name. */
export const serverPid = (tree: string, name: 'bff' | 'shell'): number | null => {
  try {
    const note: unknown = JSON.parse(
      readFileSync(path.join(tree, `var/run/child-${name}.json`), 'utf8'),
    )
    const pid = note !== null && typeof note === 'object' && 'pid' in note ? note.pid : null
    return typeof pid === 'number' ? pid : null
  } catch {
    return null
  }
}
