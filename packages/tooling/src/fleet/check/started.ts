import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ExpectedFailure } from '../../process/expected-failure.ts'
import { runTool } from '../../process/run-tool.ts'
import { fleetMessages as messages } from '../fleet.messages.ts'

/** Daemons are installed where an ordinary user's PATH does not look. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']

/** The program's file, or null. */
export const programFile = (name: string): string | null => {
  for (const folder of folders) {
    const file = path.join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // not there
    }
  }
  return null
}

/** A port that nobody listens on. */
export const freePort = (address = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, address, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export const isListening = (address: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, address)
    socket.on('connect', () => resolve(socket.destroy() !== undefined))
    socket.on('error', () => resolve(false))
  })

export type Started = {
  pid: number
  log: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export type Account = { uid: number; gid: number }

/** PostgreSQL and its pooler refuse to be root; null: this is no root, or the account is not there. */
export const accountOf = async (name: string): Promise<Account | null> => {
  if (process.getuid?.() !== 0) return null
  const uid = await runTool('id', ['-u', name])
  const gid = await runTool('id', ['-g', name])
  return uid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null
}

const endOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

/** Starts a program of its own process group; what it prints is kept. */
export const start = (
  file: string,
  args: readonly string[],
  {
    account = null,
    env = process.env,
    cwd,
  }: { account?: Account | null; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Started => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd, ...account })
  let log = ''
  const keep = (text: string) => {
    log = (log + text).slice(-4000)
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  child.on('error', (error) => keep(error.message))
  return {
    pid: child.pid ?? 0,
    log: () => log,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await endOf(child)
    },
  }
}

/** Asks until the answer is yes. @throws ExpectedFailure with `reason` when it is not in that time */
export const until = async (
  ask: () => Promise<boolean> | boolean,
  reason: () => string,
  milliseconds = 30_000,
): Promise<void> => {
  const end = performance.now() + milliseconds
  while (!(await ask())) {
    if (performance.now() > end) throw new ExpectedFailure(reason())
    await wait(100)
  }
}

export const untilListening = (program: string, started: Started, address: string, port: number) =>
  until(
    () => isListening(address, port),
    () => messages.notListening(program, started.log()),
  )
