import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { forgetChild, rememberChild } from './child-registry.ts'

export type Step = {
  /** Also the name of its log: `var/logs/<name>.log`. */
  name: string
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
  /** Called from time to time with the newest line of the output. */
  onProgress?: (line: string) => void
}

const PROGRESS_MS = 5000

export type StepResult = { code: number; log: string; output: string }

export const logOf = (name: string): string => path.join(runtimeFolders.logs, `${name}.log`)

/** The last line of a program's output: our programs end with one sentence; of a stack, its first line. */
export const lastLine = (text: string): string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(ELIFECYCLE|Node\.js v)/.test(line))
  const thrown = lines.findLast((line) => /^(\w*Error|error)( \[\w+\])?: /.test(line))
  return thrown?.replace(/^(\w*Error|error)( \[\w+\])?: /, '') ?? lines.at(-1) ?? ''
}

/** Reports the newest line of a log whenever it changes. Returns a function to stop. */
const followLog = (log: string, onProgress?: (line: string) => void): (() => void) => {
  let shown = ''
  const timer = setInterval(() => {
    const line = lastLine(readFileSync(log, 'utf8'))
    if (line && line !== shown) onProgress?.(line)
    shown = line
  }, PROGRESS_MS)
  return () => clearInterval(timer)
}

/** Runs one step of a longer task in its own process group, with its output in a log. An abort ends the whole group. */
export const runStep = (step: Step): Promise<StepResult> => {
  const { name, program, args, env, signal } = step
  mkdirSync(runtimeFolders.logs, { recursive: true })
  const log = logOf(name)
  const output = openSync(log, 'w')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: workspaceRoot,
      env: env ?? process.env,
      detached: true,
      stdio: ['ignore', output, output],
    })
    const { pid } = child
    if (pid) rememberChild(name, pid, path.basename(args.at(0) ?? program))
    const endGroup = () => {
      try {
        if (pid) process.kill(-pid, 'SIGTERM')
      } catch {
        // already gone
      }
    }
    if (signal?.aborted) endGroup()
    signal?.addEventListener('abort', endGroup)
    const stopProgress = followLog(log, step.onProgress)
    const finish = (code: number, problem = '') => {
      stopProgress()
      signal?.removeEventListener('abort', endGroup)
      forgetChild(name)
      closeSync(output)
      resolve({ code, log, output: problem || readFileSync(log, 'utf8') })
    }
    child.on('error', (error) => finish(127, error.message))
    child.on('exit', (code) => finish(code ?? 1))
  })
}
