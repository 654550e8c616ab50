// Whether bad releases withdraw themselves and good ones do not: `npm run bench -- canary [--visitors 20] [--releases 20] [--percent 50] [--json]`.
// Visitors click through hydrated pages while releases of the catalogue are given to a share of them, one after another; three of
// the releases are bad. Needs the built applications.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createBundleTrial } from '@isp/federation/server'
import { openReleaseControl, storeRelease } from '@isp/tooling/releases'
import pg from 'pg'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { startShop } from '../fixtures/shop.ts'
import { type Fault, writeSpoilt } from '../fixtures/spoilt-build.ts'
import { writeVariant } from '../fixtures/variant-build.ts'
import { openVisitor } from './canary/visitor.ts'

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '20' },
    releases: { type: 'string', default: '20' },
    percent: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
})
const [visitors, releases, percent] = [values.visitors, values.releases, values.percent].map(Number)
if (!visitors || !releases || !percent || percent > 100) {
  process.stderr.write('--visitors, --releases and --percent must be positive whole numbers\n')
  process.exit(1)
}

/** How long a good release is watched before all get it, and how long a bad one may take. */
const WATCH_MS = 15_000
const LONGEST_MS = 120_000
/** What a visitor reads before the next click. */
const READ_MS = 4000

/** Faults by the number of the release that has them. */
const faults = new Map<number, Fault>([
  [Math.ceil(releases * 0.25), 'throws on the server'],
  [Math.ceil(releases * 0.5), 'asks for a lost part'],
  [Math.ceil(releases * 0.75), 'blocks each click'],
])

type Row = {
  release: number
  fault: Fault | null
  state: string
  /** Until it was withdrawn, seconds. */
  seconds: number | null
  views: number
  /** Pages whose browser told of its speed, and networks in which one was slow. */
  measured: number
  slow: number
  /** Visitors who met it. */
  met: number
  reason: string | null
}

const root = path.resolve(import.meta.dirname, '../..')
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const work = await mkdtemp(path.join(tmpdir(), 'isp-bench-canary-'))
const tryBundle = createBundleTrial()
// each visitor is in a network of its own
const shop = await startShop({ RATE_LIMIT: '0', TRUST_PROXY: 'loopback' })
const control = openReleaseControl(shop.databaseUrl)
const database = new pg.Client({ connectionString: shop.databaseUrl })
await database.connect()
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

type Found = {
  state: string
  reason: string | null
  views: number
  measured: number
  slow: number
  is_served: boolean
}
const stateOf = async (version: string): Promise<Found> => {
  const { rows } = await database.query<Found>(
    `select state, reason, is_served, coalesce(views, 0)::int as views, coalesce(measured, 0)::int as measured,
       (select count(*)::int from canary_failure where canary_id = canary.id and is_candidate and is_slow) as slow
     from canary left join canary_count on canary_id = canary.id and is_candidate
     where version = $1 order by id desc limit 1`,
    [version],
  )
  return rows[0] as Found
}
const until = async (version: string, isSo: (found: Found) => boolean, ms: number) => {
  const from = performance.now()
  for (;;) {
    const found = await stateOf(version)
    if (isSo(found) || performance.now() - from > ms) return { found, ms: performance.now() - from }
    await sleep(50)
  }
}

const people = await Promise.all(
  Array.from({ length: visitors }, (_, number) => openVisitor(browser, { ...shop, number })),
)
const rows: Row[] = []
const versions = new Map<string, number>()
let isOver = false
try {
  const walking = people.map(async (person) => {
    await sleep(Math.random() * 3000)
    while (!isOver) await person.goRound(() => sleep(READ_MS * (0.5 + Math.random())))
  })
  await sleep(15_000)
  for (let number = 1; number <= releases; number++) {
    const fault = faults.get(number) ?? null
    const buildDir = path.join(work, `r${number}`)
    const dist = path.join(root, 'remote-catalog/dist')
    if (fault) await writeSpoilt(dist, buildDir, `r${number}`, fault)
    else await writeVariant(dist, buildDir, `r${number}`)
    const version = await storeRelease({
      ...{ storeDir: shop.releaseDir, name: 'catalog', buildDir, tryBundle },
    })
    versions.set(version, number)
    const stages = [{ percent, minutes: 60 }]
    const about = { name: 'catalog', version, by: 'bench', commit: null }
    await control.startCanary({ ...about, stages, isAgain: false })
    const isEnded = ({ state }: Found) => state !== 'running'
    const { found, ms } = await until(version, isEnded, fault ? LONGEST_MS : WATCH_MS)
    if (found.state === 'running') {
      await control.end('catalog', { state: 'promoted', by: 'bench', reason: null })
      await until(version, (now) => now.is_served, LONGEST_MS)
    }
    const met = people.filter(({ seen }) => seen.some((one) => one.version === version))
    const isWithdrawn = found.state === 'withdrawn'
    rows.push({
      ...{ release: number, fault, state: isWithdrawn ? 'withdrawn' : 'promoted' },
      seconds: isWithdrawn ? Math.round(ms / 100) / 10 : null,
      ...{ views: found.views, measured: found.measured, slow: found.slow },
      ...{ met: met.length, reason: found.reason },
    })
    const last = rows.at(-1) as Row
    say(`${number} ${fault ?? 'good'}: ${last.state} ${last.seconds ?? ''} ${found.reason ?? ''}`)
    // open pages of a withdrawn release are left at the next step
    await sleep(fault ? 5000 : 0)
  }
  isOver = true
  await Promise.all(walking)
} finally {
  isOver = true
  await browser.close()
  for (const { close } of people) close()
  await database.end()
  await control.close()
  await shop.stop()
  await rm(work, { recursive: true, force: true })
}

const isBad = ({ version }: { version: string }) => faults.has(versions.get(version) ?? 0)
const documents = people.flatMap(({ seen }) => seen)
const others = documents.filter((one) => one.version !== '' && !isBad(one))
const failed = others.filter(({ failures }) => failures.length > 0)
const report = {
  ...{ visitors, percent, rows },
  pages: documents.length,
  'withdrawn without a fault': rows.filter(({ fault, state }) => !fault && state === 'withdrawn')
    .length,
  'bad and not withdrawn': rows.filter(({ fault, state }) => fault && state !== 'withdrawn').length,
  'pages of good releases that failed': failed.length,
  examples: [...new Set(failed.flatMap(({ failures }) => failures))].slice(0, 8),
}
if (values.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
else {
  for (const { release, fault, state, seconds, views, measured, slow, met, reason } of rows) {
    process.stdout.write(
      `${String(release).padStart(3)} ${(fault ?? 'good').padEnd(22)} ${state.padEnd(10)} ${String(seconds ?? '—').padStart(5)} s ${String(views).padStart(4)} views, ${slow} of ${measured} slow, met by ${met} of ${visitors}${reason ? `: ${reason}` : ''}\n`,
    )
  }
  process.stdout.write(
    `${report.pages} pages; withdrawn without a fault: ${report['withdrawn without a fault']}; bad and not withdrawn: ${report['bad and not withdrawn']}; pages of good releases that failed: ${failed.length}\n`,
  )
  for (const example of report.examples) process.stdout.write(`    ${example}\n`)
}
