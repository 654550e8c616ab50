import { benchCommand, port, wholeNumber } from './command.ts'
import { strangersBenchMessages as messages } from './strangers/bench.messages.ts'
import { runStrangersBench } from './strangers/run.ts'

/**
 * `npm run bench -- strangers --seconds 20`: effect of an anonymous caller's expensive calls on others, on a scratch
 * database of DATABASE_URL.
 */
await benchCommand({
  messages,
  options: {
    seconds: wholeNumber(20, 2, 120),
    products: wholeNumber(20_000, 1000, 1_000_000),
    port: port(4393),
  },
  run: runStrangersBench,
  text: ({ rows, isBarMet }) =>
    ['', messages.head, ...rows.map(messages.row), '', messages.bar(isBarMet)].join('\n'),
})
