// `npm run bench -- files [--json]`: what 25 MB files cost in memory on their way up and down, through proxy and BFF.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../fixtures/free-port.ts'
import { filesBenchMessages as messages } from './files/files.messages.ts'
import { rssOf } from './files/memory.ts'
import { withScratchDatabase } from './files/scratch-database.ts'
import { createVisitor } from './files/visitor.ts'

const PARALLEL = 16
const ROUNDS = 3
/** What a process may grow by while 16 × 25 MB pass at once. Whole in memory they would be 400. */
const MOST_MB = 120

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
  const visitor = createVisitor(`http://127.0.0.1:${proxyPort}`)
  try {
    await untilUp(`http://127.0.0.1:${bffPort}/bff/api/health`)
    await untilUp(`http://127.0.0.1:${proxyPort}/bff/api/health`)
    await Promise.all([visitor.upload(), visitor.upload()]) // warm
    const pids = { [messages.bff]: bff.pid ?? 0, [messages.proxy]: proxy.pid ?? 0 }
    const ids: string[] = []
    const all = (work: () => Promise<unknown>) => async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(Array.from({ length: PARALLEL }, work))
      }
    }
    const up = await watch(
      messages.up,
      pids,
      all(async () => ids.push(await visitor.upload())),
    )
    let next = 0
    const down = await watch(
      messages.down,
      pids,
      all(() => visitor.download(ids[next++] ?? '')),
    )
    return [...up, ...down]
  } finally {
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
