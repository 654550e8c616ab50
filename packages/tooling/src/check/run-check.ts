import { inspectRelease } from '@isp/federation/server'
import { appNameOf } from '../build/build-workspace.ts'
import { writeChecks } from '../releases/check-record.ts'
import { openCpuMeter } from '../test/cpu-meter.ts'
import { fromRoot } from '../workspace/paths.ts'
import { buildStep, fitStep, releaseStep, shopStep, sizeStep } from './build-steps.ts'
import { checkMessages as messages } from './check.messages.ts'
import type { Checked, CheckStep } from './check-step.ts'
import { neighboursStep } from './neighbours-step.ts'
import { rulesStep, testsStep, typesStep } from './source-steps.ts'

/** The complete check of one remote, in the order of the report; each step gives one line. */
export const checkSteps: readonly CheckStep[] = [
  rulesStep,
  typesStep,
  testsStep,
  buildStep,
  sizeStep,
  releaseStep,
  fitStep,
  shopStep,
  neighboursStep,
]

const MAX_SHOWN = 20

export type CheckOptions = {
  folder: string
  against: string | undefined
  signal: AbortSignal
  print: (line: string) => void
  /** Others than `checkSteps`: for tests. */
  steps?: readonly CheckStep[]
}

/** Runs all steps, also after a failed one, and prints a line for each with its seconds. Gives how many have failed. */
export const runCheck = async (options: CheckOptions): Promise<number> => {
  const { folder, against, signal, print, steps = checkSteps } = options
  const name = appNameOf(folder)
  const checked: Checked = {
    folder,
    name,
    against,
    signal,
    inspect: () => inspectRelease(fromRoot(folder, 'dist'), { name }),
  }
  const meter = openCpuMeter()
  const spentSince = (from: { at: number; cpu: number | null }) => {
    const cpu = meter.read()
    const seconds = (performance.now() - from.at) / 1000
    return [seconds, cpu === null || from.cpu === null ? null : cpu - from.cpu] as const
  }
  const now = () => ({ at: performance.now(), cpu: meter.read() })
  const started = now()
  const failed: string[] = []
  const done: { name: string; isPassed: boolean; seconds: number }[] = []
  for (const step of steps) {
    if (signal.aborted) break
    const title = messages.titles[step.name]
    if (step.needsBuild && failed.includes('build')) {
      print(messages.skipped(title))
      continue
    }
    const from = now()
    const { problems, note = '' } = await step.run(checked)
    const spent = spentSince(from)
    done.push({ name: step.name, isPassed: problems.length === 0, seconds: Math.round(spent[0]) })
    if (problems.length === 0) {
      print(messages.passed(title, note, ...spent))
      continue
    }
    failed.push(step.name)
    print(messages.failed(title, problems.length, ...spent))
    for (const problem of problems.slice(0, MAX_SHOWN)) print(`    ${problem}`)
    if (problems.length > MAX_SHOWN) print(`    … ${problems.length - MAX_SHOWN}`)
  }
  const spent = spentSince(started)
  meter.close()
  // travels with the build: whoever releases it shows what was found
  const built = steps === checkSteps && (await checked.inspect().catch(() => null))
  if (built) await writeChecks(name, built.release.version, done)
  print(
    failed.length === 0
      ? messages.good(name, ...spent)
      : messages.bad(name, failed.length, steps.length, ...spent),
  )
  return failed.length
}
