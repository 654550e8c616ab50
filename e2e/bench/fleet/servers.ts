import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '@isp/testing/patience'
import { end, untilReady } from '../../fixtures/processes.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const START = 'packages/tooling/src/start/start.command.ts'

/** One process of the fleet, started by `npm start -- <kind>`; it keeps its port from run to run. */
export type Server = {
  kind: 'shell' | 'bff' | 'worker'
  name: string
  start: () => Promise<void>
  /** SIGTERM, as an operator would. */
  stop: () => Promise<void>
  /** Ends the process itself without warning, and what started it. */
  kill: () => Promise<void>
  /** Processor time of this run and of its threads so far, ms. */
  spentMs: () => number
}

type Options = {
  kind: Server['kind']
  name: string
  folder: string
  env: NodeJS.ProcessEnv
  /** Address that answers 200 when it is ready; null: it serves nobody, and its log says so. */
  health: string | null
}

const TICK_MS = 10
const READY = 'worker is ready'

/** A process without an address tells in its log that it is ready. */
const untilSaid = async (words: string, log: string, from: number): Promise<void> => {
  const giveUp = performance.now() + patience.test
  while (!existsSync(log) || !readFileSync(log).subarray(from).includes(words)) {
    if (performance.now() > giveUp) throw new Error(`"${words}" was not said in ${log}`)
    await sleep(100)
  }
}

/** The process that `npm start` has started. */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

const spentBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export const createServer = ({ kind, name, folder, env, health }: Options): Server => {
  let child: ChildProcess | null = null
  const log = path.join(folder, `${name}.log`)
  const running = (): ChildProcess & { pid: number } => {
    if (!child?.pid) throw new Error(`${name} does not run`)
    return child as ChildProcess & { pid: number }
  }
  return {
    kind,
    name,
    start: async () => {
      const from = existsSync(log) ? statSync(log).size : 0
      const started = spawn(process.execPath, [START, kind], { cwd: root, env })
      const output = createWriteStream(log, { flags: 'a' })
      started.stdout.pipe(output)
      started.stderr.pipe(output)
      child = started
      await (health ? untilReady(health, started, log) : untilSaid(READY, log, from))
    },
    stop: async () => {
      if (child) await end(child)
    },
    kill: async () => {
      const launcher = running()
      const ended = new Promise((resolve) => launcher.once('exit', resolve))
      process.kill(childOf(launcher.pid), 'SIGKILL')
      await ended
    },
    spentMs: () => spentBy(childOf(running().pid)),
  }
}
