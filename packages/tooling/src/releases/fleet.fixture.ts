import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../database/free-port.ts'
import { fromRoot } from '../workspace/paths.ts'

type Environment = Readonly<Record<string, string>>

/** A process of the shop, with folders of its own, as on a machine of its own. */
export type FleetProcess = {
  origin: string
  folder: string
  /** Starts it again after `kill`, at the same address and with the same folders. */
  start: (change?: Environment) => Promise<void>
  /** `kill -9`. */
  kill: () => Promise<void>
  /** Everything that it has logged. */
  log: () => string
}

const READY = /Server listening|"msg":"Server listening/

const open = async (
  folder: string,
  args: readonly string[],
  portVariable: string,
  env: Environment,
): Promise<FleetProcess> => {
  const port = await findFreePort(0)
  mkdirSync(folder, { recursive: true })
  let child: ChildProcess | null = null
  let said = ''
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    log: () => said,
    start: async (change = {}) => {
      const started = spawn(process.execPath, args, {
        cwd: fromRoot(),
        env: {
          PATH: process.env.PATH,
          [portVariable]: String(port),
          BLOB_DIR: path.join(folder, 'blobs'),
          RELEASE_DIR: path.join(folder, 'releases'),
          INDEX_DIR: path.join(folder, 'index'),
          OUTBOX_DIR: path.join(folder, 'outbox'),
          LIMITS_FACTOR: '10',
          ...env,
          ...change,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const from = said.length
      await new Promise<void>((resolve, reject) => {
        const hear = (chunk: unknown) => {
          said += String(chunk)
          if (READY.test(said.slice(from))) resolve()
        }
        started.stdout.on('data', hear)
        started.stderr.on('data', hear)
        started.once('exit', () => reject(new Error(`it has ended: ${said.slice(from)}`)))
      })
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

export const openBff = (folder: string, databaseUrl: string, store: string) =>
  open(folder, ['packages/bff/src/main.ts'], 'BFF_PORT', {
    DATABASE_URL: databaseUrl,
    CONTENT_STORE: store,
    JOBS: 'off',
    RATE_LIMIT: '0',
  })

export const openShell = (folder: string, bffOrigin: string) =>
  open(folder, ['shell/server/main.ts'], 'PORT', {
    BFF_ORIGIN: bffOrigin,
    CONTENT_STORE: 'bff',
    RATE_LIMIT: '0',
  })
