import { ExpectedFailure } from '../process/expected-failure.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { treeMessages } from '../workspace/tree.messages.ts'
import { missingFolders } from '../workspace/whole-tree.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { checkCitations } from './check-citations.ts'
import { checkHouseRules } from './check-house-rules.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkTables } from './check-tables.ts'
import { checkLint, checkTypes } from './check-tools.ts'
import { checkUnused } from './check-unused.ts'
import { checkGenerated } from './generated-files.ts'
import { verifyMessages as messages } from './verify.messages.ts'

type StepName = keyof typeof messages.titles

/** In the order of the report; each step gives its problems, one per line. */
const steps: Readonly<Record<StepName, (root: string) => Promise<string[]>>> = {
  // steps whose message says what to do come first: a wrong import causes a hundred compiler errors
  rules: checkHouseRules,
  boundaries: checkBoundaries,
  tables: checkTables,
  types: checkTypes,
  lint: checkLint,
  unused: checkUnused,
  generated: checkGenerated,
  spelling: checkSpelling,
  citations: checkCitations,
}

/** The checks in order; each may be run on its own. */
export const stepNames = Object.keys(steps) as StepName[]

const MAX_SHOWN = 40

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).replace('.', ',')

const print = (line: string) => process.stdout.write(`${line}\n`)

type Outcome = { problems: readonly string[]; took: string }

const runStep = async (name: StepName): Promise<Outcome> => {
  const from = performance.now()
  const problems = await steps[name](workspaceRoot)
  return { problems, took: seconds(performance.now() - from) }
}

/** The compiler takes as long as all other steps, so it runs beside them. */
const startSteps = (names: readonly StepName[]): Map<StepName, Promise<Outcome>> => {
  const started = new Map<StepName, Promise<Outcome>>()
  let last: Promise<unknown> = Promise.resolve()
  for (const name of names) {
    const outcome = name === 'types' ? runStep(name) : last.then(() => runStep(name))
    outcome.catch(() => {}) // reported when its turn comes
    started.set(name, outcome)
    if (name !== 'types') last = outcome
  }
  return started
}

/** Runs the named checks (all by default) to the end, one line each. Gives the numbers passed and failed. */
export const verify = async (
  names: readonly string[],
): Promise<{ passed: number; failed: number }> => {
  const unknown = names.find((name) => !stepNames.includes(name as StepName))
  if (unknown) throw new ExpectedFailure(messages.unknownStep(unknown, stepNames))
  const chosen = names.length > 0 ? stepNames.filter((name) => names.includes(name)) : stepNames
  const started = performance.now()
  let failed = 0
  for (const [name, outcome] of startSteps(chosen)) {
    const { problems, took } = await outcome
    const title = messages.titles[name]
    if (problems.length === 0) {
      print(messages.passed(title, took))
      continue
    }
    failed += 1
    print(messages.failed(title, took, problems.length))
    for (const problem of problems.slice(0, MAX_SHOWN)) print(`    ${problem}`)
    if (problems.length > MAX_SHOWN) print(`    … ${problems.length - MAX_SHOWN}`)
  }
  const missing = missingFolders()
  if (missing.length > 0) print(treeMessages.checkedInPart(missing))
  print(
    failed > 0
      ? messages.someFailed(failed, chosen.length)
      : messages.allPassed(chosen.length, seconds(performance.now() - started)),
  )
  return { passed: chosen.length - failed, failed }
}
