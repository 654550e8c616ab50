import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'
import type { MutationReport } from './mutation-report.ts'
import type { Target } from './targets.ts'

const require = createRequire(import.meta.url)
const AT_ONCE = 2

/** What earlier runs found; unchanged mutants of unchanged tests are not tried again. */
const incrementalFile = (state: string, project: string): string =>
  path.join(state, `${project.replaceAll('/', '-')}.json`)

const configOf = ({ project, files, tests }: Target, state: string, report: string) => ({
  testRunner: 'vitest',
  // its own neighbours are not found in a store of links
  plugins: [require.resolve('@stryker-mutator/vitest-runner')],
  mutate: files.map((file) => path.relative(project, file)),
  testFiles: tests.map((file) => path.relative(project, file)),
  // the tree is a copy already
  inPlace: true,
  disableTypeChecks: false,
  concurrency: AT_ONCE,
  // endless loops are told by how often they are passed; a busy machine is no loop
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: incrementalFile(state, project),
  reporters: ['json'],
  jsonReporter: { fileName: report },
  vitest: { configFile: 'vitest.config.ts' },
  logLevel: 'warn',
  allowConsoleColors: false,
})

const run = (file: string, cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal) =>
  new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const program = path.join(
      path.dirname(require.resolve('@stryker-mutator/core/package.json')),
      'bin/stryker.js',
    )
    const child = spawn(process.execPath, [program, 'run', file], { cwd, env, signal })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        said += text
      })
    }
    child.once('error', reject).once('close', (code) => resolve({ code, said }))
  })

/**
 * Runs Stryker on the files of one project in a copy of the sources.
 * @throws ExpectedFailure when its tests do not pass without a mutant, or it ends without a report
 */
export const runStryker = async (
  target: Target,
  places: { tree: string; state: string },
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<MutationReport> => {
  mkdirSync(places.state, { recursive: true })
  const report = path.join(places.tree, 'mutation.json')
  const config = path.join(places.tree, 'stryker.config.json')
  writeFileSync(config, JSON.stringify(configOf(target, places.state, report)))
  const { code, said } = await run(config, path.join(places.tree, target.project), env, signal)
  if (code !== 0) throw new ExpectedFailure(messages.strykerFailed(target.project, said.trim()))
  return JSON.parse(readFileSync(report, 'utf8')) as MutationReport
}
