// Whether anything fails while parts of a shop of several machines end and come back: `npm run bench -- fleet [--json]`. Starts two shells, two
// BFFs, a worker, nginx, PgBouncer, a primary and a synchronous standby on this machine. Needs the built applications and, from
// Debian, nginx and pgbouncer.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLifetime } from '@isp/tooling/lifetime'
import { type Buyer, signInBuyer } from './fleet/buyer.ts'
import { createBuyers, readOrders } from './fleet/database.ts'
import { findProgram } from './fleet/engines.ts'
import { events } from './fleet/events.ts'
import { RATE_LIMIT, startFleet } from './fleet/fleet.ts'
import { admittedOf } from './fleet/limits.ts'
import { costOfPage } from './fleet/page-cost.ts'

const BUYERS = 20
const PAUSE_MS = 2500
const CALM_MS = 10_000

const missing = ['nginx', 'pgbouncer'].filter((name) => findProgram(name) === null)
if (missing.length > 0) {
  process.stderr.write(
    `not installed: ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')})\n`,
  )
  process.exit(1)
}
const isJson = process.argv.includes('--json')
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })

type Row = { event: string; seconds: number; requests: number; failed: number; examples: string[] }

const work = await mkdtemp(path.join(tmpdir(), 'isp-bench-fleet-'))
lifetime.onEnd(() => rm(work, { recursive: true, force: true }))
try {
  say('starting the fleet')
  const fleet = await startFleet()
  lifetime.onEnd(fleet.stop)
  const logins = await createBuyers(fleet, BUYERS)
  const buyers: Buyer[] = []
  for (const [at, login] of logins.entries())
    buyers.push(await signInBuyer(fleet.origin, login, `127.0.1.${at + 1}`))
  const sum = (count: (buyer: Buyer) => number): number =>
    buyers.reduce((total, buyer) => total + count(buyer), 0)
  const requests = () => sum(({ trip }) => trip.pages + trip.calls)

  let isOver = false
  const shopping = buyers.map((buyer) =>
    buyer.shop(
      () => isOver,
      () => sleep(PAUSE_MS * (0.5 + Math.random())),
    ),
  )
  const rows: Row[] = []
  const during = async (event: string, happen: () => Promise<unknown>): Promise<void> => {
    say(event)
    const [from, before] = [performance.now(), requests()]
    await happen()
    await sleep(CALM_MS)
    const failures = buyers.flatMap(({ trip }) => trip.failures.filter(({ at }) => at >= from))
    rows.push({
      event,
      seconds: Math.round((performance.now() - from) / 1000),
      requests: requests() - before,
      failed: failures.length,
      examples: [...new Set(failures.map(({ what }) => what))].slice(0, 6),
    })
  }
  await during('nothing', async () => {})
  for (const { name, happen } of events) {
    if (lifetime.signal.aborted) break
    await during(name, () => happen(fleet, work))
  }
  isOver = true
  await Promise.all(shopping)

  const confirmed = new Map(buyers.flatMap(({ trip }) => [...trip.orders]))
  const stored = await readOrders(fleet)
  const lost = [...confirmed].filter(([key, id]) => stored.get(key) !== id).length
  const admitted = await admittedOf(fleet.origin, '127.0.9.9', RATE_LIMIT)
  const cost = await costOfPage(fleet, buyers)
  for (const { close } of buyers) close()

  const report = {
    rows,
    orders: { confirmed: confirmed.size, lost, doubled: stored.doubled },
    limit: { allowed: RATE_LIMIT, admitted, over: Math.max(0, admitted - RATE_LIMIT) },
    'processor ms a page': cost,
  }
  if (isJson) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  else {
    for (const { event, seconds, requests: asked, failed, examples } of rows) {
      process.stdout.write(
        `${event.padEnd(26)} ${String(seconds).padStart(4)} s ${String(asked).padStart(6)} requests ${String(failed).padStart(4)} failed\n`,
      )
      for (const example of examples) process.stdout.write(`    ${example}\n`)
    }
    process.stdout.write(
      `orders: ${confirmed.size} confirmed, ${lost} lost, ${stored.doubled} doubled\n`,
    )
    process.stdout.write(`limit: ${RATE_LIMIT} allowed, ${admitted} admitted\n`)
    process.stdout.write(
      `processor ms a page: one ${cost.one.toFixed(1)}, two ${cost.two.toFixed(1)}, ratio ${(cost.two / cost.one).toFixed(2)}\n`,
    )
  }
} finally {
  await lifetime.end()
}
