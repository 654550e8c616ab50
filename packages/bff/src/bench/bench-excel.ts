import { parseArgs } from 'node:util'
import { excelBenchMessages as messages } from './excel/bench.messages.ts'
import { type ExcelBenchReport, runExcelBench } from './excel/run.ts'

/** `node src/commands/bench-excel.ts --runs 3 --json`: 10,000 rows checked and added, on a scratch database of DATABASE_URL. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        runs: { type: 'string', default: '3' },
        port: { type: 'string', default: '4392' },
        json: { type: 'boolean', default: false },
      },
    })
    const runs = Number(values.runs)
    const port = Number(values.port)
    const isFit = [runs, port].every(Number.isInteger) && runs >= 1 && runs <= 20 && port > 0
    return isFit && port <= 65_535 ? { runs, port, isJson: values.json } : null
  } catch {
    return null
  }
}

const table = (report: ExcelBenchReport): string =>
  [
    '',
    messages.took(report.checkMs, report.addMs),
    messages.others(report.othersAlone, report.othersDuring),
    messages.memory(report.memory),
    '',
    messages.bars(report.bars.time, report.bars.others, report.bars.memory),
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
    const report = await runExcelBench({ databaseUrl, say, ...options })
    console.log(isJson ? JSON.stringify(report, null, 2) : table(report))
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
