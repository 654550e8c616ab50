import { benchMessages as messages } from './catalog/bench.messages.ts'
import { runCatalogBench } from './catalog/run.ts'
import { suggestionKinds } from './catalog/workload.ts'
import { benchCommand, port, wholeNumber } from './command.ts'

/** `npm run bench -- catalog --products 100000`: measures the catalogue on the server of DATABASE_URL. */
await benchCommand({
  messages,
  options: {
    products: wholeNumber(100_000, 100, 1_000_000),
    seed: wholeNumber(1, 0, Number.MAX_SAFE_INTEGER),
    port: port(4390),
  },
  run: runCatalogBench,
  text: (report) =>
    [
      '',
      messages.head,
      messages.row(messages.listing, report.listing),
      messages.row(messages.listingRate, report.listingAt16),
      ...suggestionKinds.map((kind) =>
        messages.row(messages.suggestion[kind], report.suggestions[kind]),
      ),
      messages.row(messages.suggestions, report.suggestions.all),
      messages.row(messages.plainSql, report.plainSql),
      '',
      messages.rate(report.listingAt16.perSecond),
      messages.ratio(report.ratio.p50, report.ratio.p95),
      messages.index(
        report.index,
        { ...report.index, milliseconds: report.index.snapshotMilliseconds },
        report.index.restartMilliseconds,
      ),
      messages.freshness(report.freshness, report.pauseMs.single, report.pauseMs.many),
      ...(report.listingCpuMs === null ? [] : [messages.cpu(report.listingCpuMs)]),
      ...(report.memory === null ? [] : [messages.memory(report.memory.now, report.memory.atSwap)]),
    ].join('\n'),
})
