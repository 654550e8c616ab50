import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500

/**
 * npm runs a script in a shell, and a shell that gets SIGTERM ends without passing it on, so this process detects that
 * it was orphaned. A command started otherwise may outlive its terminal.
 */
const whenOrphaned = (act) => {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, PARENT_CHECK_MS)
  return () => clearInterval(timer)
}

/**
 * Runs a program on this terminal and resolves with its exit code. Signals are passed on and the program decides when
 * to exit, so that its own children can be stopped in order.
 */
export const runInForeground = (program, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' })
    const forward = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    const stopWatching = whenOrphaned(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopWatching()
      for (const name of signals) process.off(name, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
