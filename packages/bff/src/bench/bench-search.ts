import { benchCommand, wholeNumber } from './command.ts'
import { searchBenchMessages as messages } from './search/bench.messages.ts'
import { runSearchBench } from './search/run.ts'

/**
 * `npm run bench -- search --products 5000 --misses`: measures the quality of search with typical questions of the
 * trade.
 */
await benchCommand({
  messages: { wrongArguments: messages.wrongArguments },
  options: { products: wholeNumber(5000, 1000, 1_000_000) },
  flags: ['misses'],
  run: ({ products, say }) => {
    say(messages.building(products))
    return runSearchBench(products)
  },
  text: ({ classes, asked, right, isMet, strange, isInTime }, { misses }) =>
    [
      ...classes.flatMap((one) => [
        messages.row(one.name, one.right, one.asked),
        ...(misses ? one.misses.map((miss) => messages.miss(miss.asked, miss.found)) : []),
      ]),
      messages.all(right, asked),
      messages.strange(strange.asked, strange.slowest.ms, strange.slowest.asked),
      messages.lag(isInTime),
      messages.bar(isMet),
    ].join('\n'),
  isFailed: ({ isMet }) => !isMet,
})
