// `npm run check -- catalog [--against https://shop.example.com]`: everything that a remote's own team can know before its
// release, also in a sparse checkout. `npm run check -- --journeys` keeps which remotes the journeys of the last complete run passed.
import { parseArgs } from 'node:util'
import { chooseRemote } from '../build/choose-remote.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import type { PlaywrightSuite } from '../test/failures.ts'
import { readReport } from '../test/run-tests.ts'
import { fromRoot } from '../workspace/paths.ts'
import { checkMessages as messages } from './check.messages.ts'
import { JOURNEY_REMOTES, keepJourneyRemotes } from './journey-remotes.ts'
import { runCheck } from './run-check.ts'

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { against: { type: 'string' }, journeys: { type: 'boolean' } },
    })
  } catch {
    throw new ExpectedFailure(messages.usage)
  }
}

runCommand(async (args) => {
  const { positionals, values } = parse(args)
  const [name, another] = positionals
  if (values.journeys) {
    const report = readReport<{ suites: readonly PlaywrightSuite[] }>(
      fromRoot('var/run/e2e.report.json'),
    )
    if (!report) throw new ExpectedFailure(messages.noJourneys)
    const count = await keepJourneyRemotes(report.suites)
    process.stdout.write(`${messages.journeysKept(JOURNEY_REMOTES, count)}\n`)
    return 0
  }
  if (name === undefined || another !== undefined) throw new ExpectedFailure(messages.usage)
  const folder = chooseRemote(name)
  const { signal } = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const failed = await runCheck({ folder, against: values.against, signal, print })
  return failed > 0 || signal.aborted ? 1 : 0
})
