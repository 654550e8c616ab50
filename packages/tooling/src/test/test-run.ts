import { fromRoot } from '../workspace/paths.ts'
import { openCpuMeter } from './cpu-meter.ts'
import type { TestCount, TestRun } from './run-tests.ts'
import { testMessages as messages } from './test.messages.ts'
import { describeTimes, type FileTime, keepTimes, type PartTime, readTimes } from './test-times.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** `run` gives the results; null when it ended without a report. */
export type Part = { name: PartName; run: () => Promise<TestCount | TestRun | null> }

/** One run of checks: its parts, and its summary at the end. */
export type Run = {
  /** Also measures a process that is not a descendant. */
  count: (pid: number) => void
  part: (name: PartName, run: Part['run']) => Promise<void>
  /** Runs parts at the same time; their times are reported as one. */
  together: (parts: readonly Part[]) => Promise<void>
  /** Prints times, failures and the total; gives the exit code. `isWhole`: the run was not cut short. */
  finish: (options: { isWhole: boolean; keepsTimes: boolean }) => number
}
export type PartName = keyof typeof messages.parts

export const openRun = (): Run => {
  const started = performance.now()
  const meter = openCpuMeter()
  const total: TestCount = { passed: 0, failed: 0 }
  const failedParts: string[] = []
  const failures: string[] = []
  const parts: PartTime[] = []
  const files: FileTime[] = []

  const add = (title: string, count: TestCount | TestRun | null) => {
    if (count === null) print(messages.noReport(title))
    total.passed += count?.passed ?? 0
    total.failed += count?.failed ?? 1
    if (count && 'failures' in count) {
      failures.push(...count.failures)
      files.push(...count.files)
    }
    if (!count || count.failed > 0) failedParts.push(title)
  }
  const together: Run['together'] = async (chosen) => {
    const titles = chosen.map(({ name }) => messages.parts[name])
    print(`\n— ${titles.join('; ')}`)
    const from = { at: performance.now(), cpu: meter.read() }
    // if one cannot even run, the others still do
    const ended = await Promise.allSettled(chosen.map(({ run }) => run()))
    const cpu = meter.read()
    const cpuSeconds = cpu === null || from.cpu === null ? null : cpu - from.cpu
    const name = chosen.map((part) => part.name).join(' + ')
    parts.push({ name, seconds: (performance.now() - from.at) / 1000, cpuSeconds })
    for (const [at, one] of ended.entries()) {
      if (one.status === 'rejected') throw one.reason
      add(titles[at] ?? '', one.value)
    }
  }
  return {
    count: meter.add,
    part: (name, run) => together([{ name, run }]),
    together,
    finish: ({ isWhole, keepsTimes }) => {
      meter.close()
      const kept = fromRoot('var/run/test-times.json')
      const before = readTimes(kept)
      const now = { parts, files }
      for (const line of describeTimes(now, keepsTimes ? before : null)) print(line)
      if (isWhole && keepsTimes) keepTimes(kept, before, now)
      print(`\n${messages.took(((performance.now() - started) / 1000).toFixed(0))}`)
      for (const title of failedParts) print(messages.failedPart(title))
      // repeated at the end, because hundreds of lines come before
      for (const failure of failures) print(messages.failedTest(failure))
      if (!isWhole) print(messages.cutShort)
      // alone on its line, because scripts parse it
      print(messages.total(total.passed, total.failed))
      return !isWhole || failedParts.length > 0 || total.failed > 0 ? 1 : 0
    },
  }
}
