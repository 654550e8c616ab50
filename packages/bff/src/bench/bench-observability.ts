import { benchCommand, port, wholeNumber } from './command.ts'
import { observabilityBenchMessages as messages } from './observability/bench.messages.ts'
import { runObservabilityBench } from './observability/run.ts'

/** `npm run bench -- observability`: processor time of a call with and without metrics and traces, in one run. */
await benchCommand({
  messages,
  options: {
    rounds: wholeNumber(60, 1, 1000),
    calls: wholeNumber(300, 100, 100_000),
    port: port(4421),
  },
  run: runObservabilityBench,
  text: ({ costs, spans }) =>
    ['', messages.head, ...costs.map(messages.row), '', messages.spans(spans)].join('\n'),
})
