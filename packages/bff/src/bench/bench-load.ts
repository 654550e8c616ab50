import { parseArgs } from 'node:util'
import { loadBenchMessages as messages } from './load/bench.messages.ts'
import { runKillBench } from './load/kill.ts'
import { runLoadBench } from './load/run.ts'

/** `node src/bench/bench-load.ts --products 100000 --records 1000000 --json`: prices and stock by JSON, on a scratch database of DATABASE_URL. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        products: { type: 'string', default: '100000' },
        records: { type: 'string', default: '1000000' },
        kills: { type: 'string', default: '0' },
        port: { type: 'string', default: '4394' },
        json: { type: 'boolean', default: false },
      },
    })
    const [products = 0, records = 0, kills = 0, port = 0] = [
      values.products,
      values.records,
      values.kills,
      values.port,
    ].map(Number)
    const isFit =
      [products, records, kills, port].every(Number.isInteger) &&
      kills >= 0 &&
      kills <= 100 &&
      products >= 20_000 &&
      products <= 1_000_000 &&
      records >= 20_000 &&
      records <= 5_000_000 &&
      port > 0 &&
      port <= 65_535
    return isFit ? { products, records, kills, port, isJson: values.json } : null
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
  const { isJson, kills, ...options } = given
  try {
    const say = isJson ? () => {} : (line: string) => console.log(line)
    if (kills > 0) {
      const { inTheMiddle, faults } = await runKillBench({ databaseUrl, say, kills, ...options })
      console.log(messages.killed(kills, inTheMiddle, faults))
      if (faults.length > 0) process.exitCode = 1
    } else {
      const report = await runLoadBench({ databaseUrl, say, ...options })
      console.log(isJson ? JSON.stringify(report, null, 2) : messages.report(report))
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
