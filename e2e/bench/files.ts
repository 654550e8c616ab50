// `npm run bench -- files [--json]`: what 25 MB files cost in memory on their way up and down, through proxy and BFF.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../fixtures/free-port.ts'
import { filesBenchMessages as messages } from './files/files.messages.ts'
import { rssOf } from './files/memory.ts'
import { withScratchDatabase } from './files/scratch-database.ts'
import { createVisitor } from './files/visitor.ts'

const PARALLEL = 30
const ROUNDS = 3
/** What a process may grow by while 30 × 25 MB pass at once. Whole in memory they would be 750. */
const MOST_MB = 64

const root = fileURLToPath(new URL('../../', import.meta.url))

const proxyScript = (port: number) => `
  import Fastify from 'fastify'
  import { registerBffProxy } from './bff-proxy.ts'
  import { readConfig } from './config.ts'
  const app = Fastify()
  await registerBffProxy(app, readConfig(process.env))
  await app.listen({ host: '127.0.0.1', port: ${port} })
`

const start = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })

const untilUp = async (url: string): Promise<void> => {
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response) return
    await delay(100)
  }
}

type Measured = { what: string; process: string; before: number; peak: number }

/** Peak memory of each process while `work` runs, MB. */
const watch = async (
  what: string,
  processes: Readonly<Record<string, number>>,
  work: () => Promise<unknown>,
): Promise<Measured[]> => {
  const measured = Object.entries(processes).map(([name, pid]) => {
    const before = rssOf(pid)
    return { what, process: name, pid, before, peak: before }
  })
  const timer = setInterval(() => {
    for (const one of measured) one.peak = Math.max(one.peak, rssOf(one.pid))
  }, 100)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return measured.map(({ pid: _pid, ...one }) => one)
}

const measure = async (databaseUrl: string): Promise<Measured[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const bffPort = await freePort()
  const proxyPort = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'isp-bench-files-'))
  const bff = start(['packages/bff/src/main.ts'], root, {
    DATABASE_URL: databaseUrl,
    BFF_PORT: String(bffPort),
    BLOB_DIR: folder,
    INDEX_DIR: join(folder, 'index'),
    LOG_LEVEL: 'silent',
  })
  const proxy = start(
    ['--input-type=module', '-e', proxyScript(proxyPort)],
    join(root, 'shell/server'),
    {
      BFF_PORT: String(bffPort),
    },
  )
  // half of them past the web server, which lets strangers of one address send twenty at once
  const visitors = [proxyPort, bffPort].map((port) => createVisitor(`http://127.0.0.1:${port}`))
  try {
    await untilUp(`http://127.0.0.1:${bffPort}/bff/api/health`)
    await untilUp(`http://127.0.0.1:${proxyPort}/bff/api/health`)
    await Promise.all(visitors.map((visitor) => visitor.upload())) // warm
    const pids = { [messages.bff]: bff.pid ?? 0, [messages.proxy]: proxy.pid ?? 0 }
    const kept: (() => Promise<void>)[] = []
    const all = (work: (place: number) => Promise<unknown>) => async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(Array.from({ length: PARALLEL }, (_, place) => work(place)))
        await pool.query('update file set address = null') // an address has a limit for a day
      }
    }
    const up = await watch(
      messages.up,
      pids,
      all(async (place) => {
        const visitor = visitors[place % visitors.length]
        const id = await visitor?.upload()
        if (visitor && id) kept.push(() => visitor.download(id))
      }),
    )
    let next = 0
    const down = await watch(
      messages.down,
      pids,
      all(async () => kept[next++]?.()),
    )
    return [...up, ...down]
  } finally {
    await pool.end()
    for (const child of [bff, proxy]) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

const measured = await withScratchDatabase(measure)
const isBarMet = measured.every(({ before, peak }) => peak - before <= MOST_MB)
if (process.argv.includes('--json')) console.log(JSON.stringify({ measured, isBarMet }, null, 2))
else {
  console.log(messages.head(PARALLEL, ROUNDS))
  for (const one of measured) console.log(messages.row(one))
  console.log(messages.bar(isBarMet, MOST_MB))
}
if (!isBarMet) process.exitCode = 1
