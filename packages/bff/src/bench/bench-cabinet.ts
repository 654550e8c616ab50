import { cabinetBenchMessages as messages } from './cabinet/bench.messages.ts'
import { BAR_MS, runCabinetBench } from './cabinet/run.ts'
import { benchCommand, port, wholeNumber } from './command.ts'

/** `npm run bench -- cabinet --orders 50000 --tickets 5000`: lists of one large company, on a scratch database of DATABASE_URL. */
await benchCommand({
  messages,
  options: {
    orders: wholeNumber(50_000, 1, 200_000),
    tickets: wholeNumber(5000, 1, 50_000),
    times: wholeNumber(100, 1, 1000),
    port: port(4393),
  },
  fits: ({ orders, tickets }) => tickets <= orders,
  run: runCabinetBench,
  text: ({ lists }) =>
    [
      '',
      messages.head,
      ...lists.map(messages.row),
      '',
      messages.bar(lists.filter(({ isBarMet }) => isBarMet).length, lists.length, BAR_MS),
    ].join('\n'),
})
