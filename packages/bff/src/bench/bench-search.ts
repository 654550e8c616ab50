import { parseArgs } from 'node:util'
import { searchBenchMessages as messages } from './search/bench.messages.ts'
import { runSearchBench, type SearchBench } from './search/run.ts'

/** `node src/commands/bench-search.ts --products 5000 --misses --json`: how well questions of the trade are answered. */
const readArguments = () => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        products: { type: 'string', default: '5000' },
        misses: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const products = Number(values.products)
    const isFit = Number.isInteger(products) && products >= 1000 && products <= 1_000_000
    return isFit ? { products, showsMisses: values.misses, isJson: values.json } : null
  } catch {
    return null
  }
}

const linesOf = (
  { classes, asked, right, isMet, strange, isInTime }: SearchBench,
  showsMisses: boolean,
): string[] => [
  ...classes.flatMap((one) => [
    messages.row(one.name, one.right, one.asked),
    ...(showsMisses ? one.misses.map((miss) => messages.miss(miss.asked, miss.found)) : []),
  ]),
  messages.all(right, asked),
  messages.strange(strange.asked, strange.slowest.ms, strange.slowest.asked),
  messages.lag(isInTime),
  messages.bar(isMet),
]

const given = readArguments()
if (given === null) {
  console.error(messages.wrongArguments)
  process.exitCode = 1
} else {
  if (!given.isJson) console.log(messages.building(given.products))
  const report = await runSearchBench(given.products)
  console.log(
    given.isJson ? JSON.stringify(report, null, 2) : linesOf(report, given.showsMisses).join('\n'),
  )
  if (!report.isMet) process.exitCode = 1
}
