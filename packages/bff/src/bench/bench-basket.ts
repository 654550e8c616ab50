import { parseArgs } from 'node:util'
import { basketBenchMessages as messages } from './basket/bench.messages.ts'
import { type BasketBenchReport, runBasketBench } from './basket/run.ts'

/** `node src/commands/bench-basket.ts --connections 50 --json`: adding and changing lines, on a scratch database of DATABASE_URL. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        connections: { type: 'string', default: '50' },
        seconds: { type: 'string', default: '10' },
        port: { type: 'string', default: '4391' },
        json: { type: 'boolean', default: false },
      },
    })
    const connections = Number(values.connections)
    const seconds = Number(values.seconds)
    const port = Number(values.port)
    const isFit =
      [connections, seconds, port].every((value) => Number.isInteger(value) && value > 0) &&
      connections <= 500 &&
      port <= 65_535
    return isFit ? { connections, seconds, port, isJson: values.json } : null
  } catch {
    return null
  }
}

const table = ({ add, change, all, isBarMet }: BasketBenchReport): string =>
  [
    '',
    messages.head,
    messages.row(messages.add, add),
    messages.row(messages.change, change),
    messages.row(messages.all, all),
    '',
    messages.bar(isBarMet),
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
    const report = await runBasketBench({ databaseUrl, say, ...options })
    console.log(isJson ? JSON.stringify(report, null, 2) : table(report))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
