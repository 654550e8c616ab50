import { parseArgs } from 'node:util'
import { identityBenchMessages as messages } from './identity/bench.messages.ts'
import type { IdentityBenchReport } from './identity/figures.ts'
import { runIdentityBench } from './identity/run.ts'

/** `node src/commands/bench-identity.ts --sign-ins 50 --json`: what others feel of many sign-ins at once, on a scratch database of DATABASE_URL. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        'sign-ins': { type: 'string', default: '50' },
        rounds: { type: 'string', default: '5' },
        port: { type: 'string', default: '4392' },
        json: { type: 'boolean', default: false },
      },
    })
    const signIns = Number(values['sign-ins'])
    const rounds = Number(values.rounds)
    const port = Number(values.port)
    const isFit =
      [signIns, rounds, port].every((value) => Number.isInteger(value) && value > 0) &&
      signIns <= 90 &&
      rounds <= 100 &&
      port <= 65_535
    return isFit ? { signIns, rounds, port, isJson: values.json } : null
  } catch {
    return null
  }
}

const table = (report: IdentityBenchReport): string =>
  [
    '',
    messages.head,
    messages.row(messages.quiet, report.quiet),
    messages.row(messages.busy, report.busy),
    messages.row(messages.signIns, report.waits),
    messages.row(messages.live, report.live),
    '',
    messages.beyond(report.crowd.tried, report.crowd),
    messages.bar(report),
    messages.liveBar(report),
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
    const report = await runIdentityBench({ databaseUrl, say, ...options })
    console.log(isJson ? JSON.stringify(report, null, 2) : table(report))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
