import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const mainFile = fileURLToPath(new URL('../../main.ts', import.meta.url))

export type IndexReport = {
  version: string
  count: number
  from: string
  milliseconds: number
  bytesPerProduct: number
}

export type Renewal = { products: number; pauseMs: number }

export type BenchServer = {
  /** Time from the start of the process to the first index. */
  readyAfterMs: number
  index: IndexReport
  /** Resolves when an index newer than those returned so far is in place. */
  nextIndex: () => Promise<IndexReport>
  /** Current and peak resident memory of the process, bytes; null if the system does not report it. */
  memory: () => Promise<{ now: number; peak: number } | null>
  /** Processor time of the process so far, ms; null if the system does not report it. */
  cpuMs: () => Promise<number | null>
  /** How long requests had to wait while prices and stock of a number of products were updated. */
  renewals: readonly Renewal[]
  stop: () => Promise<void>
  /** kill −9. */
  kill: () => Promise<void>
}

/** Starts the BFF as deployed, in a separate process: its client must not share its event loop. */
export const startBenchServer = (options: {
  databaseUrl: string
  port: number
  indexFolder: string
  /** Variables besides those that every bench sets. */
  env?: Readonly<Record<string, string>>
}): Promise<BenchServer> => {
  const startedAt = performance.now()
  // with the flags of `npm start`
  const child = spawn(process.execPath, ['--max-semi-space-size=16', mainFile], {
    env: {
      ...process.env,
      DATABASE_URL: options.databaseUrl,
      BFF_PORT: String(options.port),
      HOST: '127.0.0.1',
      INDEX_DIR: options.indexFolder,
      LOG_LEVEL: 'debug',
      RATE_LIMIT: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
  }
  return new Promise((resolve, reject) => {
    const renewals: Renewal[] = []
    let onIndex: (report: IndexReport) => void = () => {}
    let index: IndexReport | null = null
    let isListening = false
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000)
    })
    const finish = (): void => {
      if (index === null || !isListening) return
      const readyAfterMs = Math.round(performance.now() - startedAt)
      const pid = child.pid ?? 0
      resolve({
        readyAfterMs,
        index,
        nextIndex: () =>
          new Promise((done) => {
            onIndex = done
          }),
        stop,
        kill: async () => {
          child.kill('SIGKILL')
          await exited
        },
        renewals,
        memory: () => residentMemory(pid),
        cpuMs: () => processorTime(pid),
      })
    }
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return
      const entry = JSON.parse(line) as { msg?: string } & IndexReport & Renewal
      if (entry.msg === 'prices and stock are renewed') renewals.push(entry)
      if (entry.msg?.includes('listening')) isListening = true
      if (entry.msg === 'catalogue index is ready') {
        index = entry
        onIndex(entry)
      }
      finish()
    })
    child.once('exit', () =>
      reject(new Error(complaint.trim() || 'the BFF ended before it was ready')),
    )
  })
}

/** Starts background jobs in a separate process, as deployed beside servers whose JOBS is off. */
export const startBenchWorker = (
  databaseUrl: string,
): Promise<Pick<BenchServer, 'memory' | 'stop'>> => {
  const child = spawn(process.execPath, [mainFile, '--worker'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker ended before it was ready')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('worker is ready'))
        resolve({
          memory: () => residentMemory(child.pid ?? 0),
          stop: async () => {
            child.kill('SIGTERM')
            await exited
          },
        })
    })
  })
}

const residentMemory = async (pid: number): Promise<{ now: number; peak: number } | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const bytesOf = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) * 1024
  const [now, peak] = [bytesOf('VmRSS'), bytesOf('VmHWM')]
  return Number.isNaN(now + peak) ? null : { now, peak }
}

/** Linux counts processor time in hundredths of a second. */
const processorTime = async (pid: number): Promise<number | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // fields 14 and 15; the second field, a name in brackets, may contain spaces
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return user === undefined ? null : (Number(user) + Number(system)) * 10
}

export type Answer = { status: number; body: string }

/** A client that keeps its connections open, as the web server in front does. */
export const benchClient = (
  port: number,
  connections: number,
): {
  send: (
    method: string,
    path: string,
    body?: object,
    extraHeaders?: Record<string, string>,
  ) => Promise<Answer>
  close: () => void
} => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    close: () => agent.destroy(),
    send: (method, path, body, extraHeaders = {}) =>
      new Promise((resolve, reject) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const headers =
          payload === undefined
            ? extraHeaders
            : {
                ...extraHeaders,
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(payload),
              }
        const sent = request(
          { agent, host: '127.0.0.1', port, method, path, headers },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('error', reject)
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
            )
          },
        )
        sent.on('error', reject)
        sent.end(payload)
      }),
  }
}
