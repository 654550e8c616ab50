import { growthMessages as messages } from './catalog/growth.messages.ts'
import { type BenchReport, runCatalogBench } from './catalog/run.ts'
import { verdictsOf } from './catalog/verdicts.ts'
import { benchCommand, port, wholeNumber, wholeNumbers } from './command.ts'

/**
 * `npm run bench -- growth --sizes 10000,100000,1000000`: the catalogue bench at several sizes, compared with its
 * limits.
 */
await benchCommand({
  messages,
  options: {
    sizes: wholeNumbers('10000,100000,1000000', 100, 10_000_000),
    seed: wholeNumber(1, 0, Number.MAX_SAFE_INTEGER),
    port: port(4390),
  },
  run: async ({ sizes, ...options }) => {
    const reports: BenchReport[] = []
    for (const products of sizes) {
      options.say(messages.size(products))
      reports.push(await runCatalogBench({ products, ...options }))
    }
    return { reports, verdicts: verdictsOf(reports) }
  },
  text: ({ reports, verdicts }) =>
    ['', messages.sizes(reports), '', ...verdicts.map(messages.verdict)].join('\n'),
})
