import { parseArgs } from 'node:util'
import { benchMessages as messages } from './catalog/bench.messages.ts'
import { type BenchReport, runCatalogBench } from './catalog/run.ts'
import { suggestionKinds } from './catalog/workload.ts'

/** `node src/commands/bench-catalog.ts --products 100000 --json`: the figures of the catalogue on the server of DATABASE_URL. */
const readArguments = (): {
  products: number
  seed: number
  port: number
  isJson: boolean
} | null => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        products: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        port: { type: 'string', default: '4390' },
        json: { type: 'boolean', default: false },
      },
    })
    const [products, seed, port] = [values.products, values.seed, values.port].map(Number)
    const isWhole = [products, seed, port].every((value) => Number.isInteger(value))
    if (!isWhole || !products || products < 100 || products > 1_000_000) return null
    return { products, seed: seed ?? 1, port: port ?? 4390, isJson: values.json }
  } catch {
    return null
  }
}

const table = (report: BenchReport): string =>
  [
    '',
    messages.head,
    messages.row(messages.listing, report.listing),
    messages.row(messages.listingRate, report.listingAt16),
    ...suggestionKinds.map((kind) =>
      messages.row(messages.suggestion[kind], report.suggestions[kind]),
    ),
    messages.row(messages.suggestions, report.suggestions.all),
    messages.row(messages.plainSql, report.plainSql),
    '',
    messages.rate(report.listingAt16.perSecond),
    messages.ratio(report.ratio.p50, report.ratio.p95),
    messages.index(
      report.index,
      { ...report.index, milliseconds: report.index.snapshotMilliseconds },
      report.index.restartMilliseconds,
    ),
    messages.freshness(report.freshness, report.pauseMs.single, report.pauseMs.many),
    ...(report.listingCpuMs === null ? [] : [messages.cpu(report.listingCpuMs)]),
    ...(report.memory === null ? [] : [messages.memory(report.memory.now, report.memory.atSwap)]),
  ].join('\n')

const fail = (message: string): void => {
  console.error(message)
  process.exitCode = 1
}

const given = readArguments()
const databaseUrl = process.env.DATABASE_URL
if (given === null) fail(messages.wrongArguments)
else if (!databaseUrl) fail(messages.noDatabase)
else {
  const { isJson, ...options } = given
  try {
    const say = isJson ? () => {} : (line: string) => console.log(line)
    const report = await runCatalogBench({ databaseUrl, say, ...options })
    console.log(isJson ? JSON.stringify(report, null, 2) : table(report))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
