import { basketBenchMessages as messages } from './basket/bench.messages.ts'
import { runBasketBench } from './basket/run.ts'
import { benchCommand, port, wholeNumber } from './command.ts'

/** `npm run bench -- basket --connections 50`: adding and changing lines, on a scratch database of DATABASE_URL. */
await benchCommand({
  messages,
  options: {
    connections: wholeNumber(50, 1, 500),
    seconds: wholeNumber(10, 1, 3600),
    port: port(4391),
  },
  run: runBasketBench,
  text: ({ add, change, all, isBarMet }) =>
    [
      '',
      messages.head,
      messages.row(messages.add, add),
      messages.row(messages.change, change),
      messages.row(messages.all, all),
      '',
      messages.bar(isBarMet),
    ].join('\n'),
})
