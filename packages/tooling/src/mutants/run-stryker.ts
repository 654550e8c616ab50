import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'
import { type MutationReport, withoutSurvivors } from './mutation-report.ts'
import type { Target } from './targets.ts'

const require = createRequire(import.meta.url)
const AT_ONCE = 2

const readReport = (file: string): MutationReport =>
  JSON.parse(readFileSync(file, 'utf8')) as MutationReport

/**
 * Takes over results of earlier runs without undetected mutants: for a mutant in a module's constant Stryker does not
 * know which tests reach it, so it would not try it again when a test is added.
 */
const takeUp = (state: string, project: string): string => {
  const file = path.join(state, `${project.replaceAll('/', '-')}.json`)
  if (existsSync(file)) writeFileSync(file, JSON.stringify(withoutSurvivors(readReport(file))))
  return file
}

/**
 * The project's vitest configuration, limited to the requested tests. Stryker's own `testFiles` is not used: 10.1 then
 * inserts mutants after the module is loaded, so mutants in its constants are never detected.
 */
const vitestConfigOf = ({ project, tests }: Target, tree: string): string => {
  if (tests.length === 0) return 'vitest.config.ts'
  const include = JSON.stringify(tests.map((file) => path.relative(project, file)))
  writeFileSync(
    path.join(tree, project, 'stryker.vitest.config.ts'),
    `import own from './vitest.config.ts'
export default { ...own, test: { ...own.test, include: ${include} } }
`,
  )
  return 'stryker.vitest.config.ts'
}

const configOf = (
  { project, files }: Target,
  made: { state: string; report: string; vitest: string },
) => ({
  testRunner: 'vitest',
  // plugins beside it are not found when packages are symbolic links
  plugins: [require.resolve('@stryker-mutator/vitest-runner')],
  mutate: files.map((file) => path.relative(project, file)),
  // the tree is a copy already
  inPlace: true,
  disableTypeChecks: false,
  concurrency: AT_ONCE,
  // endless loops are detected by their number of iterations; a busy machine is not a loop
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: made.state,
  reporters: ['json'],
  jsonReporter: { fileName: made.report },
  vitest: { configFile: made.vitest },
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
 * @throws ExpectedFailure when its tests fail without a mutant, or it ends without a report
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
  const made = {
    state: takeUp(places.state, target.project),
    report,
    vitest: vitestConfigOf(target, places.tree),
  }
  writeFileSync(config, JSON.stringify(configOf(target, made)))
  const { code, said } = await run(config, path.join(places.tree, target.project), env, signal)
  if (code !== 0) throw new ExpectedFailure(messages.strykerFailed(target.project, said.trim()))
  return readReport(report)
}
