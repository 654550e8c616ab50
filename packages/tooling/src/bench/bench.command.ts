// `npm run bench -- catalog [--json]`: runs a bench of the BFF or of the whole shop, most of them on a database that
// this command starts.
import { readdirSync } from 'node:fs'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { runScript, runWithDatabase } from '../start/run-bff-command.ts'
import { withDatabase } from '../start/with-database.ts'
import { fromRoot } from '../workspace/paths.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { benchMessages as messages } from './bench.messages.ts'
import { compare } from './compare/compare.ts'

/** Folders of benches, and the pattern of their file names. */
const places = [
  { folder: 'packages/bff/src/bench', pattern: /^bench-([a-z-]+)\.ts$/ },
  { folder: 'e2e/bench', pattern: /^([a-z-]+)\.ts$/ },
]

/** These start their own database, because they damage it, or need none. */
const selfSufficient: ReadonlySet<string> = new Set(['faults', 'fleet', 'search'])

/** The script of each bench by its name. */
const listBenches = (): Map<string, string> =>
  new Map(
    places.flatMap(({ folder, pattern }) =>
      readdirSync(fromRoot(folder)).flatMap((file) => {
        const name = pattern.exec(file)?.[1]
        return name ? [[name, `${folder}/${file}`] as const] : []
      }),
    ),
  )

runCommand(async ([name = '', ...args]) => {
  requireWholeTree('npm run bench')
  if (name === 'compare') return compare(args)
  const benches = listBenches()
  const script = benches.get(name)
  if (!script) throw new ExpectedFailure(messages.usage([...benches.keys(), 'compare']))
  if (selfSufficient.has(name)) {
    const { signal } = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
    return runScript(script, args, process.env, signal)
  }
  return withDatabase(({ url, describe }, signal) => {
    // with --json the output is for a program
    if (!args.includes('--json')) process.stdout.write(`${messages.server(describe)}\n`)
    return runWithDatabase(script, args, url, signal)
  })
})
