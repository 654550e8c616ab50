import { benchCommand, port, wholeNumber } from './command.ts'
import { identityBenchMessages as messages } from './identity/bench.messages.ts'
import { runIdentityBench } from './identity/run.ts'

/**
 * `npm run bench -- identity --sign-ins 50`: effect of many simultaneous sign-ins on other requests, on a scratch
 * database of DATABASE_URL.
 */
await benchCommand({
  messages,
  options: { 'sign-ins': wholeNumber(50, 1, 90), rounds: wholeNumber(5, 1, 100), port: port(4392) },
  run: ({ 'sign-ins': signIns, ...options }) => runIdentityBench({ signIns, ...options }),
  text: (report) =>
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
    ].join('\n'),
})
