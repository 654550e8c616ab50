import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { signInBuyers } from '../basket/buyers.ts'
import { prepareBenchDatabase } from '../catalog/database.ts'
import { type BenchServer, benchClient, startBenchServer } from '../catalog/server.ts'
import { observabilityBenchMessages as messages } from './bench.messages.ts'
import { type Side, type SideCost, sides } from './sides.ts'

const PRODUCTS = 5000
const CONNECTIONS = 8
const WARM_UP_CALLS = 3000
/** Rounds to a scrape: some 15 s of a BFF that is fully busy. */
const SCRAPED_EACH = 30

export type ObservabilityBenchReport = { costs: SideCost[]; spans: number }

type Options = {
  databaseUrl: string
  rounds: number
  calls: number
  port: number
  say: (line: string) => void
}

/** Takes in traces and counts their spans. */
const startCollector = async () => {
  let spans = 0
  const server = createServer(async (request, response) => {
    spans += (await text(request)).split('"spanId"').length - 1
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans: () => spans, close: () => server.close() }
}

/** Each side is a BFF of its own. They take many short turns, so that whatever else the machine does disturbs all alike. */
export const runObservabilityBench = async (
  options: Options,
): Promise<ObservabilityBenchReport> => {
  const { databaseUrl, rounds, calls, port, say } = options
  const { pool, url } = await prepareBenchDatabase(databaseUrl, PRODUCTS, (name) =>
    say(messages.preparing(name)),
  )
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-bench-'))
  const collector = await startCollector()
  const traced = (share: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: share,
  })
  const placeOf = (side: Side) => port + sides.indexOf(side)
  const metricsOf = (side: Side) => placeOf(side) + sides.length - 1
  const metered = (side: Side) => ({ METRICS_PORT: String(metricsOf(side)) })
  const environments: Readonly<Record<Side, Record<string, string>>> = {
    off: {},
    metrics: metered('metrics'),
    traces: { ...metered('traces'), ...traced('1') },
    share: { ...metered('share'), ...traced('0.1') },
  }
  const servers = new Map<Side, BenchServer>()
  const clients = sides.map((side) => [side, benchClient(placeOf(side), CONNECTIONS)] as const)
  try {
    say(messages.starting)
    for (const side of sides) {
      const env = {
        JOBS: 'off',
        LOG_LEVEL: 'info',
        LISTEN_AFTER_INDEX: 'off',
        ...environments[side],
      }
      servers.set(
        side,
        await startBenchServer({ databaseUrl: url, port: placeOf(side), indexFolder, env }),
      )
    }
    const refuse = (status: number, body: string): never => {
      throw new Error(messages.refused(status, body))
    }
    const [[, first] = []] = clients
    if (!first) throw new Error('no side to measure')
    const [buyer] = await signInBuyers(pool, first.send, 1, refuse)
    const headers = buyer?.headers ?? {}

    /** A mixture of short calls: what a page asks for. @returns processor time of a call, ms */
    const measure = async (side: Side, count: number, isScraped: boolean): Promise<number> => {
      const { send } = new Map(clients).get(side) ?? first
      const server = servers.get(side)
      const from = await server?.cpuMs()
      let left = count
      const walk = async () => {
        while (left > 0) {
          left -= 1
          const answer = await [
            () => send('GET', '/bff/api/sale/basket/small', undefined, headers),
            () => send('POST', '/bff/api/catalog/products', { page: (left % 9) + 1 }, headers),
            () => send('GET', '/bff/api/catalog/favorites/lists', undefined, headers),
            () => send('GET', '/bff/api/catalog/products/search?q=sverlo', undefined, headers),
          ][left % 4]?.()
          if (answer && answer.status >= 500) refuse(answer.status, answer.body)
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, walk))
      if (side !== 'off' && isScraped) await fetch(`http://127.0.0.1:${metricsOf(side)}/metrics`)
      const to = await server?.cpuMs()
      if (from == null || to == null) throw new Error(messages.noProcessorTime)
      return (to - from) / count
    }

    for (const side of sides) await measure(side, WARM_UP_CALLS, true)
    say(messages.measuring(rounds, calls))
    const taken = new Map<Side, number>()
    for (let round = 0; round < rounds; round += 1) {
      for (const at of sides.keys()) {
        const side = sides[(at + round) % sides.length] ?? 'off'
        taken.set(
          side,
          (taken.get(side) ?? 0) + (await measure(side, calls, round % SCRAPED_EACH === 0)),
        )
      }
    }
    const costOf = (side: Side) => (taken.get(side) ?? 0) / rounds
    const costs = await Promise.all(
      sides.map(async (side): Promise<SideCost> => {
        const memory = await servers.get(side)?.memory()
        return {
          side,
          cpuMs: costOf(side),
          ratio: costOf(side) / costOf('off'),
          memoryMb: (memory?.now ?? 0) / 1e6,
        }
      }),
    )
    for (const server of servers.values()) await server.stop()
    return { costs, spans: collector.spans() }
  } finally {
    for (const [, client] of clients) client.close()
    for (const server of servers.values()) await server.stop()
    collector.close()
    await pool.end()
    await rm(indexFolder, { recursive: true, force: true })
  }
}
