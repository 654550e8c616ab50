import { benchCommand } from './command.ts'
import { storeBenchMessages as messages } from './store/bench.messages.ts'
import { runStoreBench } from './store/run.ts'

/** `npm run bench -- store`: an S3-compatible service, Ceph unless S3_UNDER_TEST names one, under the store's contract. */
await benchCommand({
  messages,
  options: {},
  run: runStoreBench,
  text: (report) =>
    [
      '',
      messages.table(report),
      ...(report.cephMb === null ? [] : [messages.memory(report.cephMb)]),
      messages.passed(report.isPassed),
    ].join('\n'),
  isFailed: ({ isPassed }) => !isPassed,
})
