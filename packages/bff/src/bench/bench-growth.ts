import { parseArgs } from 'node:util'
import { growthMessages as messages } from './catalog/growth.messages.ts'
import { type BenchReport, runCatalogBench } from './catalog/run.ts'
import { verdictsOf } from './catalog/verdicts.ts'

/** `node src/commands/bench-growth.ts --sizes 10000,100000,1000000 --json`: the catalogue's bench at several sizes, beside the bars. */
const readArguments = (): {
  sizes: number[]
  seed: number
  port: number
  isJson: boolean
} | null => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        sizes: { type: 'string', default: '10000,100000,1000000' },
        seed: { type: 'string', default: '1' },
        port: { type: 'string', default: '4390' },
        json: { type: 'boolean', default: false },
      },
    })
    const sizes = values.sizes.split(',').map(Number)
    const [seed, port] = [Number(values.seed), Number(values.port)]
    const isWhole = [...sizes, seed, port].every((value) => Number.isInteger(value))
    if (!isWhole || sizes.some((size) => size < 100 || size > 10_000_000)) return null
    return { sizes, seed, port, isJson: values.json }
  } catch {
    return null
  }
}

const fail = (message: string): void => {
  console.error(message)
  process.exitCode = 1
}

const given = readArguments()
const databaseUrl = process.env.DATABASE_URL
if (given === null) fail(messages.wrongArguments)
else if (!databaseUrl) fail(messages.noDatabase)
else {
  const { isJson, sizes, ...options } = given
  try {
    const say = isJson ? () => {} : (line: string) => console.log(line)
    const reports: BenchReport[] = []
    for (const products of sizes) {
      say(messages.size(products))
      reports.push(await runCatalogBench({ databaseUrl, say, products, ...options }))
    }
    const verdicts = verdictsOf(reports)
    if (isJson) console.log(JSON.stringify({ reports, verdicts }, null, 2))
    else
      console.log(['', messages.sizes(reports), '', ...verdicts.map(messages.verdict)].join('\n'))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
