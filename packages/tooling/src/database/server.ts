import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { commandLineOf, isAlive } from '../process/process-table.ts'
import { displayPath } from '../workspace/paths.ts'
import { databaseMessages as messages } from './database.messages.ts'
import { findFreePort } from './free-port.ts'
import type { DatabaseHome } from './home.ts'
import { runProgram } from './postgres-program.ts'
import { type ClusterState, clusterFolder, saveState } from './state.ts'

const MAX_LOG_BYTES = 10 * 1024 * 1024

export type RunningServer = { pid: number; port: number }

const logFile = (home: DatabaseHome): string => path.join(home.folder, 'log/postgres.log')

/** The running server of this cluster, whoever started it; a stale pid file is removed. */
export const findRunningServer = (home: DatabaseHome): RunningServer | null => {
  const file = path.join(clusterFolder(home), 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (pid > 0 && isAlive(pid) && commandLineOf(pid).includes(clusterFolder(home))) {
    return { pid, port }
  }
  // its process id may belong to another process by now, and then the server would refuse to start
  rmSync(file, { force: true })
  return null
}

const rotateLog = (home: DatabaseHome): void => {
  const file = logFile(home)
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`)
}

const readLogTail = (home: DatabaseHome, from: number): string =>
  existsSync(logFile(home)) ? readFileSync(logFile(home)).subarray(from).toString() : ''

const explain = (log: string, output: string): string => {
  const line = log.split('\n').findLast((text) => /FATAL|PANIC|ERROR/.test(text))
  const text = line?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? output.trim().split('\n').at(-1)
  return text || messages.noAnswer
}

/** For data that can be recreated: PostgreSQL does not wait for the disk. */
const CARELESS = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  // the data may be in memory
  ...['min_wal_size=32MB', 'max_wal_size=128MB'],
]
  .map((setting) => ` -c ${setting}`)
  .join('')

/** Starts the server on its remembered port, or on another one if that is taken. */
export const startServer = async (
  home: DatabaseHome,
  state: ClusterState,
  isDurable: boolean,
): Promise<RunningServer> => {
  rotateLog(home)
  const deadline = performance.now() + 20_000
  for (;;) {
    const port = await findFreePort(state.port)
    const before = existsSync(logFile(home)) ? statSync(logFile(home)).size : 0
    const { code, output } = await runProgram(home, 'pg_ctl', [
      ...['start', '-w', '-t', '300', '-D', clusterFolder(home), '-l', logFile(home)],
      ...['-o', `-p ${port}${isDurable ? '' : CARELESS}`],
    ])
    const server = code === 0 ? findRunningServer(home) : null
    if (server) {
      if (port !== state.port) saveState(home, { ...state, port })
      return { pid: server.pid, port }
    }
    const log = readLogTail(home, before)
    // workers of a killed server need a moment to end; a port can be taken between check and use
    const isPassing = /pre-existing shared memory|could not (bind|create any TCP)/.test(log)
    if (!isPassing || performance.now() > deadline) {
      // it may still be starting when the time is over
      await stopServer(home).catch(() => {})
      const file = displayPath(logFile(home))
      throw new ExpectedFailure(messages.startFailed(explain(log, output), file))
    }
    await sleep(500)
  }
}

/** Stops the server and waits for it; open connections are ended, committed data is not lost. */
export const stopServer = async (home: DatabaseHome): Promise<void> => {
  const server = findRunningServer(home)
  if (!server) return
  const stop = (mode: string, seconds: number) =>
    runProgram(home, 'pg_ctl', [
      ...['stop', '-w', '-t', String(seconds), '-m', mode, '-D', clusterFolder(home)],
    ])
  const { code } = await stop('fast', 60)
  if (code !== 0 && findRunningServer(home)) await stop('immediate', 10)
  // pg_ctl returns when the pid file is gone, a moment before the process ends
  const deadline = performance.now() + 10_000
  while (isAlive(server.pid) && performance.now() < deadline) await sleep(20)
}
