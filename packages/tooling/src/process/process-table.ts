import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process with this id exists, ours or not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process is a zombie: ended, but not reaped by its parent (in containers without an init it stays). */
const isZombie = (pid: number): boolean => {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** The command line of a process, or an empty string if it is unknown. */
export const commandLineOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    }
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

const waitForEnd = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false
    await sleep(50)
  }
  return true
}

const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // already gone
  }
}

/** Sends SIGTERM, then SIGKILL. Resolves when the process has ended. */
export const endProcess = async (pid: number, patienceMs: number): Promise<void> => {
  signalTo(pid, 'SIGTERM')
  if (await waitForEnd(pid, patienceMs)) return
  signalTo(pid, 'SIGKILL')
  await waitForEnd(pid, 5000)
}
