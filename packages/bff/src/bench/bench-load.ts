import { benchCommand, port, wholeNumber } from './command.ts'
import { loadBenchMessages as messages } from './load/bench.messages.ts'
import { runKillBench } from './load/kill.ts'
import { runLoadBench } from './load/run.ts'

/**
 * `npm run bench -- load --products 100000 --records 1000000`: loads prices and stock as JSON, on a scratch database of
 * DATABASE_URL.
 */
await benchCommand({
  messages,
  options: {
    products: wholeNumber(100_000, 20_000, 1_000_000),
    records: wholeNumber(1_000_000, 20_000, 5_000_000),
    kills: wholeNumber(0, 0, 100),
    port: port(4394),
  },
  run: async ({ kills, ...options }) =>
    kills > 0
      ? { killed: { kills, ...(await runKillBench({ kills, ...options })) } }
      : { measured: await runLoadBench(options) },
  text: ({ killed, measured }) =>
    killed
      ? messages.killed(killed.kills, killed.inTheMiddle, killed.faults)
      : messages.report(measured),
  isFailed: ({ killed }) => killed !== undefined && killed.faults.length > 0,
})
