// How light and quick public pages are: `npm run bench -- web [--runs 5] [--clicks 15] [--interactions 5] [--only basket,filter] [--pages section,product] [--json]`.
// `--live <link of a preview>` measures the pages of a shop that is open, with the releases of that preview.
// `--only` measures nothing but the interactions with one of these words in their names.
// Lighthouse on a phone and a desktop beside two floor pages of the same run, the main thread of a slow phone, then clicks in an open page, then taps and
// keys on a slow phone. Needs the built applications and the demo pictures.
import { parseArgs } from 'node:util'
import { serveFloor } from './floor/serve-floor.ts'
import { startBenchShop } from './shop-of-tree.ts'
import { measureCabinet } from './web/cabinet.ts'
import { measureClicks } from './web/clicks.ts'
import { measureInteractions } from './web/interactions.ts'
import { measurePage, type PageMeasure } from './web/measure-page.ts'
import { shopPages, textPages } from './web/pages.ts'
import { missesOf } from './web/verdict.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    clicks: { type: 'string', default: '15' },
    interactions: { type: 'string', default: '5' },
    only: { type: 'string' },
    pages: { type: 'string' },
    live: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

/** The link that `npm run remote -- preview` prints. */
const readLink = (link: string) => {
  const { origin, searchParams } = new URL(link)
  const cookie = `isp_preview=${searchParams.get('token') ?? ''}`
  return { origin, cookie, stop: async () => {} }
}

const countOf = (name: 'runs' | 'clicks' | 'interactions', least: number): number => {
  const count = Number(values[name])
  if (Number.isInteger(count) && count >= least && count <= 200) return count
  process.stderr.write(`--${name} must be a whole number from ${least} to 200\n`)
  process.exit(1)
}
const runs = countOf('runs', 1)
const say = (line: string) => {
  if (!values.json) process.stderr.write(`${line}\n`)
}

/** A shop that is open somewhere, and the preview in it; null: one is started here. */
const live = values.live ? readLink(values.live) : null
const shop = live ?? (await startBenchShop({ DEMO_ORDERS: '240' }))
const floor = live ? null : await serveFloor(shop.origin)
const clicks = live ? 0 : countOf('clicks', 0)
const interactions = live ? 0 : countOf('interactions', 0)
try {
  const pages = [
    ...(await shopPages(shop.origin)),
    ...textPages(shop.origin),
    ...(floor
      ? [
          { name: 'floor-static', url: `${floor.origin}/static/` },
          { name: 'floor-react', url: `${floor.origin}/react/` },
        ]
      : []),
  ]
    .map((page) => ({ ...page, ...(live && { cookie: live.cookie }) }))
    .filter(
      ({ name }) =>
        values.only === undefined && (!values.pages || values.pages.split(',').includes(name)),
    )
  const measures: PageMeasure[] = []
  for (const formFactor of ['mobile', 'desktop'] as const) {
    for (const page of pages) {
      const measure = await measurePage(page, formFactor, runs)
      measures.push(measure)
      const { repeated, busy } = measure
      const note = busy > 0 ? `, ${busy} of the counted on a busy machine` : ''
      say(`${formFactor} ${page.name}: ${measure.runs} runs, ${repeated} repeated${note}`)
    }
  }
  const clickRows =
    clicks > 0 && values.only === undefined
      ? [
          ...(await measureClicks(shop.origin, clicks)),
          ...(await measureCabinet(shop.origin, clicks)),
        ]
      : []
  const interactionRows =
    interactions > 0
      ? await measureInteractions(shop.origin, interactions, say, values.only?.split(','))
      : []
  const rows = measures.map((measure) => ({ ...measure, misses: missesOf(measure, measures) }))
  if (values.json)
    process.stdout.write(
      `${JSON.stringify({ pages: rows, clicks: clickRows, interactions: interactionRows })}\n`,
    )
  else {
    if (rows.length > 0)
      console.table(
        rows.map((row) => ({
          page: `${row.formFactor} ${row.page}`,
          score: row.performance,
          'LCP ms': Math.round(row.lcp),
          'TBT ms': Math.round(row.tbt),
          'held after paint': Math.round(row.blockedAfterPaint ?? 0),
          'after load': Math.round(row.blockedAfterLoad ?? 0),
          CLS: Number(row.cls.toFixed(3)),
          'FCP ms': Math.round(row.fcp),
          'JS kB': Number((row.scriptBytes / 1000).toFixed(1)),
          a11y: row.accessibility,
          practices: row.bestPractices,
          SEO: row.seo,
          index: Math.round(row.benchmarkIndex),
          misses: row.misses.join(', ') || (row.page.startsWith('floor') ? '–' : 'none'),
        })),
      )
    if (clickRows.length > 0) console.table(clickRows)
    if (interactionRows.length > 0) console.table(interactionRows)
  }
} finally {
  await floor?.stop()
  await shop.stop()
}
