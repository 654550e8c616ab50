import { parseArgs } from 'node:util'
import { cabinetBenchMessages as messages } from './cabinet/bench.messages.ts'
import type { CabinetBenchReport } from './cabinet/report.ts'
import { BAR_MS, runCabinetBench } from './cabinet/run.ts'

/** `node src/bench/bench-cabinet.ts --orders 50000 --tickets 5000 --json`: lists of one large company, on a scratch database of DATABASE_URL. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        orders: { type: 'string', default: '50000' },
        tickets: { type: 'string', default: '5000' },
        times: { type: 'string', default: '100' },
        port: { type: 'string', default: '4393' },
        json: { type: 'boolean', default: false },
      },
    })
    const [orders = 0, tickets = 0, times = 0, port = 0] = [
      values.orders,
      values.tickets,
      values.times,
      values.port,
    ].map(Number)
    const isFit =
      [orders, tickets, times, port].every((value) => Number.isInteger(value) && value > 0) &&
      orders <= 200_000 &&
      tickets <= Math.min(orders, 50_000) &&
      times <= 1000 &&
      port <= 65_535
    return isFit ? { orders, tickets, times, port, isJson: values.json } : null
  } catch {
    return null
  }
}

const table = ({ lists }: CabinetBenchReport): string =>
  [
    '',
    messages.head,
    ...lists.map(messages.row),
    '',
    messages.bar(lists.filter(({ isBarMet }) => isBarMet).length, lists.length, BAR_MS),
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
    const report = await runCabinetBench({ databaseUrl, say, ...options })
    console.log(isJson ? JSON.stringify(report, null, 2) : table(report))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
