import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { workspaceRoot } from '../workspace/paths.ts'
import { forgetChild, rememberChild } from './child-registry.ts'
import { endProcess } from './process-table.ts'
import { createServiceLog } from './service-log.ts'

const PATIENCE_MS = 12_000
const RESET_MS = 60_000
const READY_ASK_MS = 2000

export type ServiceLimits = {
  /** A log longer than this is moved aside; checked at this interval. */
  logBytes: number
  rotationMs: number
  /** Pauses before a crashed service is restarted; the last one repeats; after RESET_MS of running they start over. */
  pausesMs: readonly number[]
  /** Interval of health checks. A service without any answer for `silentMs`, or `startMs` after its start, is replaced. */
  askMs: number
  silentMs: number
  startMs: number
}

const usualLimits: ServiceLimits = {
  logBytes: 20 * 1024 * 1024,
  rotationMs: 10_000,
  pausesMs: [500, 1000, 2000, 4000, 8000],
  askMs: 2000,
  silentMs: 20_000,
  startMs: 120_000,
}

export type ServiceOptions = {
  name: string
  /** Arguments for this Node. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Answers 2xx when the service is ready. */
  healthUrl: string
  /** Called when it crashed after having been ready, with its last log line; it is being restarted. */
  onRestart: (attempt: number, reason: string) => void
  /**
   * Called when a service that was ready is alive but has not answered for this long (hung or frozen); it is then
   * killed. Without it there is no such check, for example for a development server waiting for corrected source.
   */
  onSilent?: (milliseconds: number) => void
  limits?: ServiceLimits
}

export type Service = {
  /** Resolves when healthy; gives the reason if it ended or was not ready in time. */
  ready: (timeoutMs: number) => Promise<string | null>
  stop: () => Promise<void>
}

/** The status of the health check's answer; null without an answer. */
const askHealth = async (url: string, timeoutMs: number): Promise<number | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

/** Starts one of our servers as a child in its own process group and keeps it running. */
export const startService = (options: ServiceOptions): Service => {
  const { logBytes, rotationMs, pausesMs, ...watch } = options.limits ?? usualLimits
  let child: ChildProcess | null = null
  let isStopping = false
  let wasReady = false
  let failure: string | null = null
  let attempt = 0
  let startedAt = 0
  const log = createServiceLog(options.name, logBytes)

  const launch = (): void => {
    const output = log.open()
    startedAt = performance.now()
    child = spawn(process.execPath, options.args, {
      cwd: workspaceRoot,
      env: options.env,
      detached: true,
      stdio: ['ignore', output, output],
    })
    if (output !== 'ignore') closeSync(output)
    if (child.pid) rememberChild(options.name, child.pid, path.basename(options.args.at(-1) ?? ''))
    child.on('error', () => {})
    child.on('exit', (code) => void handleExit(code))
  }

  const handleExit = async (code: number | null): Promise<void> => {
    child = null
    if (isStopping) return
    const reason = log.lastWord() || `exit code ${code}`
    if (!wasReady) {
      failure = reason
      return
    }
    if (performance.now() - startedAt > RESET_MS) attempt = 0
    const pause = pausesMs[attempt] ?? pausesMs.at(-1)
    attempt += 1
    options.onRestart(attempt, reason)
    await sleep(pause)
    if (!isStopping) launch()
  }

  /** Whether this child has ever answered, and the number of missed answers in a row. */
  let asked: { child: ChildProcess; hasAnswered: boolean; misses: number } | null = null

  // counts missed answers, not time: while the machine sleeps, none are missed
  const ask = async (): Promise<void> => {
    const current = child
    if (!current || !wasReady) return
    const about =
      asked?.child === current ? asked : { child: current, hasAnswered: false, misses: 0 }
    asked = about
    // any answer is a sign of life: a service that reports a lost database is not hung
    if ((await askHealth(options.healthUrl, watch.askMs)) !== null) {
      about.hasAnswered = true
      about.misses = 0
      return
    }
    about.misses += 1
    const silentMs = about.misses * watch.askMs
    if (silentMs < (about.hasAnswered ? watch.silentMs : watch.startMs)) return
    if (isStopping || child !== current || current.killed) return
    options.onSilent?.(silentMs)
    current.kill('SIGKILL') // a hung process does not react to other signals
  }

  const keepAsking = async (): Promise<void> => {
    while (!isStopping) {
      const pause = sleep(watch.askMs, undefined, { ref: false })
      await ask()
      await pause
    }
  }

  launch()
  if (options.onSilent) void keepAsking()
  const rotation = setInterval(log.rotate, rotationMs)
  rotation.unref()
  return {
    ready: async (timeoutMs) => {
      const deadline = performance.now() + timeoutMs
      while (performance.now() < deadline && !isStopping) {
        if (failure !== null) return failure
        const status = await askHealth(options.healthUrl, READY_ASK_MS)
        if (status !== null && status < 300) {
          wasReady = true
          if (child) asked = { child, hasAnswered: true, misses: 0 }
          return null
        }
        await sleep(100)
      }
      return log.lastWord() || 'timeout'
    },
    stop: async () => {
      isStopping = true
      clearInterval(rotation)
      if (child?.pid) await endProcess(child.pid, PATIENCE_MS)
      forgetChild(options.name)
    },
  }
}
