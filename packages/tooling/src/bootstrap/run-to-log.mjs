import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'

const reasons = [
  [/ENOSPC|No space left/i, messages.noSpace],
  [/EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/, messages.badIntegrity],
  [/ERR_PNPM_(OUTDATED_LOCKFILE|FROZEN_LOCKFILE|LOCKFILE)/, messages.staleLock],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|dns error|error sending request/i,
    messages.noNetwork,
  ],
]

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program with its output in a file; resolves with null, or with a short reason of its failure. */
export const runToLog = (program, args, { cwd, env, log, input = 'ignore' }) => {
  mkdirSync(path.dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: [input, output, output] })
    const stop = (signal) => {
      child.kill(signal)
      process.exit(130)
    }
    for (const signal of signals) process.on(signal, stop)
    const finish = (reason) => {
      for (const signal of signals) process.off(signal, stop)
      closeSync(output)
      resolve(reason)
    }
    child.on('error', (error) => finish(error.code === 'ENOENT' ? messages.noNpm : error.message))
    child.on('exit', (code) => {
      if (code === 0) return finish(null)
      const text = readFileSync(log, 'utf8')
      const known = reasons.find(([pattern]) => pattern.test(text))
      finish(known ? known[1] : messages.exitCode(code))
    })
  })
}
