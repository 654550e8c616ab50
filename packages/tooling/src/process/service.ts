import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { forgetChild, rememberChild } from './child-registry.ts'
import { endProcess } from './process-table.ts'
import { lastLine, logOf } from './run-step.ts'

const PATIENCE_MS = 12_000
const RESET_MS = 60_000

export type ServiceLimits = {
  /** A log longer than this is put aside, looked at this often. */
  logBytes: number
  rotationMs: number
  /** Before a fallen service is started again, the last one for ever; one that runs for RESET_MS begins anew. */
  pausesMs: readonly number[]
}

const usualLimits: ServiceLimits = {
  logBytes: 20 * 1024 * 1024,
  rotationMs: 10_000,
  pausesMs: [500, 1000, 2000, 4000, 8000],
}

export type ServiceOptions = {
  name: string
  /** Arguments of this Node. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Answers 2xx when the service is ready. */
  healthUrl: string
  /** After it has been ready once: it fell, by its own last word, and is being started again. */
  onRestart: (attempt: number, reason: string) => void
  limits?: ServiceLimits
}

export type Service = {
  /** Resolves when healthy; gives the reason if it ended or was not ready in time. */
  ready: (timeoutMs: number) => Promise<string | null>
  stop: () => Promise<void>
}

/** A long log is copied aside and emptied in place: the server goes on writing at its new end. */
const rotateLog = (name: string, logBytes: number): void => {
  const file = logOf(name)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= logBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

const openLog = (name: string, logBytes: number): number => {
  mkdirSync(runtimeFolders.logs, { recursive: true })
  rotateLog(name, logBytes)
  return openSync(logOf(name), 'a')
}

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Starts a server of ours as a child in its own process group and keeps it running. */
export const startService = (options: ServiceOptions): Service => {
  const { logBytes, rotationMs, pausesMs } = options.limits ?? usualLimits
  let child: ChildProcess | null = null
  let isStopping = false
  let wasReady = false
  let failure: string | null = null
  let attempt = 0
  let startedAt = 0
  let logStart = 0

  const tail = (): string => {
    const text = readFileSync(logOf(options.name)).subarray(logStart).toString()
    const line = lastLine(text)
    // structured logs: the sentence is in `msg`
    return /"msg":"([^"]*)"/.exec(line)?.[1] ?? line
  }

  const launch = (): void => {
    const log = openLog(options.name, logBytes)
    logStart = statSync(logOf(options.name)).size
    startedAt = Date.now()
    child = spawn(process.execPath, options.args, {
      cwd: workspaceRoot,
      env: options.env,
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    if (child.pid) rememberChild(options.name, child.pid, path.basename(options.args.at(-1) ?? ''))
    child.on('error', () => {})
    child.on('exit', (code) => void handleExit(code))
  }

  const handleExit = async (code: number | null): Promise<void> => {
    child = null
    if (isStopping) return
    const reason = tail() || `exit code ${code}`
    if (!wasReady) {
      failure = reason
      return
    }
    if (Date.now() - startedAt > RESET_MS) attempt = 0
    const pause = pausesMs[attempt] ?? pausesMs.at(-1)
    attempt += 1
    options.onRestart(attempt, reason)
    await sleep(pause)
    if (!isStopping) launch()
  }

  launch()
  const rotation = setInterval(() => {
    rotateLog(options.name, logBytes)
    logStart = Math.min(logStart, statSync(logOf(options.name)).size)
  }, rotationMs)
  rotation.unref()
  return {
    ready: async (timeoutMs) => {
      const deadline = Date.now() + timeoutMs
      while (Date.now() < deadline && !isStopping) {
        if (failure !== null) return failure
        if (await isHealthy(options.healthUrl)) {
          wasReady = true
          return null
        }
        await sleep(100)
      }
      return tail() || 'timeout'
    },
    stop: async () => {
      isStopping = true
      clearInterval(rotation)
      if (child?.pid) await endProcess(child.pid, PATIENCE_MS)
      forgetChild(options.name)
    },
  }
}
