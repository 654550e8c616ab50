// How fast pages leave the server: `npm run bench -- ssr [--seconds 5] [--json]`. Needs the built applications.
// This process asks; shop, BFF and database share the machine's cores with it.
import { spawn } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../fixtures/free-port.ts'
import { startBenchShop } from './shop-of-tree.ts'
import { load, weigh } from './ssr/load.ts'
import { listTargets } from './ssr/targets.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
})
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 60) {
  process.stderr.write('--seconds must be a whole number from 1 to 60\n')
  process.exit(1)
}

const CONNECTIONS = [1, 8, 16]
const BARS = { shared: 200, personal: 150, ttfb: 25, ttfbOf8: 100 }

const startHello = async () => {
  const port = await freePort()
  const script = fileURLToPath(new URL('./ssr/hello.ts', import.meta.url))
  const child = spawn(process.execPath, [script, String(port)], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('the hello server has ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop: () => child.kill() }
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

const measure = async (origin: string, helloOrigin: string) => {
  const targets = Object.entries(await listTargets(origin, helloOrigin))
  const sides = []
  for (const [side, target] of targets) {
    const { sent, raw } = await weigh(target)
    for (const connections of CONNECTIONS) {
      const figures = await load(target, connections, seconds)
      sides.push({
        side,
        what: target.name,
        kB: kilobytes(raw),
        'kB br': kilobytes(sent),
        ...figures,
      })
    }
  }
  return sides
}

type Sides = Awaited<ReturnType<typeof measure>>

/** The bars of the house: pages a second at best, first byte on one connection and on eight. */
const judge = (sides: Sides) => {
  const of = (side: string) => sides.filter((row) => row.side === side)
  const best = (side: string) => Math.max(...of(side).map(({ perSecond }) => perSecond))
  const ttfb = (side: string, at: number) =>
    of(side).find(({ connections }) => connections === at)?.p95 ?? Number.POSITIVE_INFINITY
  const atLeast = (bar: string, limit: number, value: number) => ({
    bar: `${bar}, не меньше ${limit}`,
    value,
    isMet: value >= limit,
  })
  const atMost = (bar: string, limit: number, value: number) => ({
    bar: `${bar}, не больше ${limit}`,
    value,
    isMet: value <= limit,
  })
  const named = { newProduct: 'новой общей', personal: 'личной' }
  return [
    atLeast('новых общих страниц в секунду', BARS.shared, best('newProduct')),
    atLeast('личных страниц в секунду', BARS.personal, best('personal')),
    ...Object.entries(named).flatMap(([side, page]) => [
      atMost(`первый байт ${page}, p95, мс`, BARS.ttfb, ttfb(side, 1)),
      atMost(`первый байт ${page} при 8 соединениях, p95, мс`, BARS.ttfbOf8, ttfb(side, 8)),
    ]),
  ]
}

const loadBefore = loadavg()[0] ?? 0
const hello = await startHello()
const shop = await startBenchShop().catch((error: unknown) => {
  hello.stop()
  throw error
})
try {
  const sides = await measure(shop.origin, hello.origin)
  const bars = judge(sides)
  const machine = { cores: availableParallelism(), loadBefore }
  if (values.json) process.stdout.write(`${JSON.stringify({ machine, seconds, sides, bars })}\n`)
  else {
    console.table(sides.map(({ side: _, ...row }) => row))
    console.table(bars)
    console.log(`Ядер: ${machine.cores}; нагрузка до начала: ${loadBefore.toFixed(1)}.`)
  }
} finally {
  hello.stop()
  await shop.stop()
}
