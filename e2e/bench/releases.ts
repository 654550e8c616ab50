// Releases under a living site: `npm run bench -- releases [--releases 20] [--visitors 20] [--seconds 120] [--pause 6000] [--json]`.
// Visitors click through real, hydrated pages while one remote is released again and again. Needs the built applications.
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
import { writeVariant } from '../fixtures/variant-build.ts'
import { createVisitor, type Visit } from '../fixtures/visitor.ts'

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '120' },
    pause: { type: 'string', default: '6000' },
    json: { type: 'boolean', default: false },
  },
})

const readCount = (name: 'releases' | 'visitors' | 'seconds' | 'pause', most: number): number => {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  process.stderr.write(`--${name} must be a whole number from 1 to ${most}\n`)
  process.exit(1)
}
const releases = readCount('releases', 200)
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
const builds: string[] = []
for (let number = 1; number <= releases; number++) {
  const target = path.join(work, `r${number}`)
  await writeVariant(path.join(root, 'remote-catalog/dist'), target, `r${number}`)
  builds.push(target)
}
const tryBundle = createBundleTrial()
// the visitors share one address: what limits a flood from one is not what is measured
const shop = await startShop({ RATE_LIMIT: '0' })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

/** Milliseconds from the flip of the pointer until a page comes from the new release. */
const untilShown = async (name: string, version: string): Promise<number> => {
  const from = performance.now()
  for (;;) {
    const html = await (await fetch(`${shop.origin}/catalog/sverla-c-h/`)).text()
    if (html.includes(`/remotes/catalog/${version}/`)) return performance.now() - from
    if (performance.now() - from > 60_000) throw new Error(`release ${name} was not taken`)
    await sleep(20)
  }
}

/** Publishes the builds at even distances over the time asked for. */
const releaseAll = async () => {
  const publishing: number[] = []
  const pickUp: number[] = []
  const begun = performance.now()
  for (const [index, buildDir] of builds.entries()) {
    await sleep(Math.max(0, begun + (index * seconds * 1000) / releases - performance.now()))
    const from = performance.now()
    const input = { storeDir: shop.releaseDir, name: 'catalog', buildDir, tryBundle }
    const { version } = await publishRelease({ ...input, isChosen: true })
    publishing.push(performance.now() - from)
    pickUp.push(await untilShown(path.basename(buildDir), version))
  }
  await sleep(Math.max(0, begun + seconds * 1000 - performance.now()))
  return { publishing, pickUp }
}

const report = (visits: readonly Visit[], { publishing, pickUp }: Released) => {
  const sum = (count: (visit: Visit) => number) =>
    visits.reduce((total, visit) => total + count(visit), 0)
  const seen = new Set(visits.flatMap(({ marks }) => [...marks].filter(Boolean)))
  return {
    visitors,
    releases: publishing.length,
    documents: sum(({ documents }) => documents),
    navigations: sum(({ navigations }) => navigations),
    failed: sum(({ failures }) => failures.length),
    mismatches: sum(({ mismatches }) => mismatches.length),
    'releases seen': seen.size,
    'publish p50 ms': quantile(publishing, 0.5),
    'pick-up p50 ms': quantile(pickUp, 0.5),
    'pick-up longest ms': quantile(pickUp, 1),
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
type Released = Awaited<ReturnType<typeof releaseAll>>

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
