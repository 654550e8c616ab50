import { benchCommand, port, wholeNumber } from './command.ts'
import { excelBenchMessages as messages } from './excel/bench.messages.ts'
import { runExcelBench } from './excel/run.ts'

/** `npm run bench -- excel --runs 3`: checks and adds 10,000 rows, on a scratch database of DATABASE_URL. */
await benchCommand({
  messages,
  options: { runs: wholeNumber(3, 1, 20), port: port(4392) },
  run: runExcelBench,
  text: (report) =>
    [
      '',
      messages.took(report.checkMs, report.addMs),
      messages.others(report.othersAlone, report.othersDuring),
      messages.memory(report.memory),
      '',
      messages.bars(report.bars.time, report.bars.others, report.bars.memory),
    ].join('\n'),
})
