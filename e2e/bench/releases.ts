// Releases while visitors use the site: `npm run bench -- releases [--releases 20] [--shells 5] [--visitors 20] [--seconds 120] [--pause 6000] [--json]`.
// Visitors click through real, hydrated pages while a remote and the shell are released again and again. Needs the built applications.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createBundleTrial } from '@isp/federation/server'
import { publishRelease } from '@isp/tooling/releases'
import { chromium } from 'playwright'
import { browserPath } from '../fixtures/browser.ts'
import { startShop } from '../fixtures/shop.ts'
import { writeShellVariant, writeVariant } from '../fixtures/variant-build.ts'
import { createVisitor, type Visit } from '../fixtures/visitor.ts'

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '20' },
    shells: { type: 'string', default: '5' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '120' },
    pause: { type: 'string', default: '6000' },
    json: { type: 'boolean', default: false },
  },
})

const readCount = (name: keyof Omit<typeof values, 'json'>, most: number): number => {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  process.stderr.write(`--${name} must be a whole number from 1 to ${most}\n`)
  process.exit(1)
}
const releases = readCount('releases', 200)
const shells = readCount('shells', 100)
const visitors = readCount('visitors', 100)
const seconds = readCount('seconds', 3600)
/** Milliseconds that a visitor looks at a page before the next click. */
const pause = readCount('pause', 60_000)

/** Pages of a visitor's round. */
const STEPS = 6

const root = path.resolve(import.meta.dirname, '../..')
const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

const work = await mkdtemp(path.join(tmpdir(), 'isp-bench-releases-'))
/** A build, when it is released (a share of the whole time), and what a page of it names. */
type Planned = { name: 'catalog' | 'shell'; buildDir: string; at: number; address: string }
const plan: Planned[] = []
for (let number = 0; number < releases; number++) {
  const buildDir = path.join(work, `r${number + 1}`)
  await writeVariant(path.join(root, 'remote-catalog/dist'), buildDir, `r${number + 1}`)
  plan.push({ name: 'catalog', buildDir, at: number / releases, address: '/remotes/catalog/' })
}
for (let number = 0; number < shells; number++) {
  const buildDir = path.join(work, `s${number + 1}`)
  await writeShellVariant(path.join(root, 'shell/dist'), buildDir, `s${number + 1}`)
  // between two releases of the remote
  plan.push({ name: 'shell', buildDir, at: (number + 0.5) / shells, address: '/static/' })
}
plan.sort((a, b) => a.at - b.at)
const tryBundle = createBundleTrial()
// the visitors share one address: what limits a flood from one is not what is measured
const shop = await startShop({ RATE_LIMIT: '0' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

/** Milliseconds from the flip of the pointer until a page comes from the new release. */
const untilShown = async (address: string, version: string): Promise<number> => {
  const from = performance.now()
  for (;;) {
    const html = await (await fetch(`${shop.origin}/catalog/sverla-c-h/`)).text()
    if (html.includes(`${address}${version}/`)) return performance.now() - from
    if (performance.now() - from > 60_000) throw new Error(`${address}${version} was not taken`)
    await sleep(20)
  }
}

type Times = { publishing: number[]; pickUp: number[] }
type Released = Record<Planned['name'], Times>

/** Publishes the builds at even distances over the time asked for. */
const releaseAll = async (): Promise<Released> => {
  const released: Released = {
    catalog: { publishing: [], pickUp: [] },
    shell: { publishing: [], pickUp: [] },
  }
  const begun = performance.now()
  for (const { name, buildDir, at, address } of plan) {
    await sleep(Math.max(0, begun + at * seconds * 1000 - performance.now()))
    const from = performance.now()
    const input = { storeDir: shop.releaseDir, name, buildDir, tryBundle, isChosen: true }
    const { version } = await publishRelease(input)
    released[name].publishing.push(performance.now() - from)
    released[name].pickUp.push(await untilShown(address, version))
  }
  await sleep(Math.max(0, begun + seconds * 1000 - performance.now()))
  return released
}

const report = (visits: readonly Visit[], { catalog, shell }: Released) => {
  const sum = (count: (visit: Visit) => number) =>
    visits.reduce((total, visit) => total + count(visit), 0)
  const seen = (marks: (visit: Visit) => Set<string>) =>
    new Set(visits.flatMap((visit) => [...marks(visit)].filter(Boolean))).size
  return {
    visitors,
    'releases of a remote': catalog.publishing.length,
    'releases of the shell': shell.publishing.length,
    documents: sum(({ documents }) => documents),
    navigations: sum(({ navigations }) => navigations),
    failed: sum(({ failures }) => failures.length),
    mismatches: sum(({ mismatches }) => mismatches.length),
    'releases of the remote seen': seen(({ marks }) => marks),
    'releases of the shell seen': seen(({ shellMarks }) => shellMarks),
    'publish p50 ms, remote': quantile(catalog.publishing, 0.5),
    'publish p50 ms, shell': quantile(shell.publishing, 0.5),
    'pick-up p50 ms, remote': quantile(catalog.pickUp, 0.5),
    'pick-up p50 ms, shell': quantile(shell.pickUp, 0.5),
    'pick-up longest ms': quantile([...catalog.pickUp, ...shell.pickUp], 1),
    'document p50 ms': quantile(
      visits.flatMap(({ documentTimes }) => documentTimes),
      0.5,
    ),
    'document p95 ms': quantile(
      visits.flatMap(({ documentTimes }) => documentTimes),
      0.95,
    ),
    'click p50 ms': quantile(
      visits.flatMap(({ clickTimes }) => clickTimes),
      0.5,
    ),
    'click p95 ms': quantile(
      visits.flatMap(({ clickTimes }) => clickTimes),
      0.95,
    ),
  }
}
let isOver = false
try {
  const everybody = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const context = await browser.newContext({ baseURL: shop.origin, locale: 'ru-RU' })
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      return createVisitor(page, () => sleep(pause))
    }),
  )
  const walks = everybody.map(async ({ goRound }, index) => {
    await sleep((index * pause * STEPS) / visitors) // documents are spread over the time between releases
    while (!isOver) await goRound()
    await goRound() // whatever came last is met by everybody
  })
  const released = await releaseAll().finally(() => {
    isOver = true
  })
  await Promise.all(walks)
  const visits = everybody.map(({ visit }) => visit)
  const result = report(visits, released)
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`)
  else console.table(Object.entries(result).map(([what, value]) => ({ what, value })))
  const faults = visits.flatMap(({ failures, mismatches }) => [...failures, ...mismatches])
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await shop.stop()
  await rm(work, { recursive: true, force: true })
}
