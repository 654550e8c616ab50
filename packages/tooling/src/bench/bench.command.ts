// `npm run bench -- catalog [--json]`: runs a bench of the BFF, or one of the browser, on a started database.
import { readdirSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runCommand } from '../process/run-command.ts'
import { runWithDatabase } from '../start/run-bff-command.ts'
import { withDatabase } from '../start/with-database.ts'
import { fromRoot } from '../workspace/paths.ts'
import { benchMessages as messages } from './bench.messages.ts'

const browserBenches = (): string[] =>
  readdirSync(fromRoot('e2e/bench')).flatMap((name) => /^(.+)\.ts$/.exec(name)?.[1] ?? [])

const listBenches = (): string[] => [
  ...readdirSync(fromRoot('packages/bff/src/commands')).flatMap((name) => {
    const bench = /^bench-(.+)\.ts$/.exec(name)?.[1]
    return bench && !bench.endsWith('.test') ? [bench] : []
  }),
  ...browserBenches(),
]

runCommand(async ([name = '', ...args]) => {
  const benches = listBenches()
  if (!benches.includes(name)) throw new ExpectedFailure(messages.usage(benches))
  const script = browserBenches().includes(name)
    ? `e2e/bench/${name}.ts`
    : `packages/bff/src/commands/bench-${name}.ts`
  return withDatabase(({ url, describe }, signal) => {
    // with --json the output is for a program
    if (!args.includes('--json')) process.stdout.write(`${messages.server(describe)}\n`)
    return runWithDatabase(script, args, url, signal)
  })
})
