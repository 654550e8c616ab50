// `npm test`, or a part of it: `npm test -- verify`, `-- unit`, `-- weight`, `-- e2e`; what follows `unit` or
// `e2e` chooses tests of it: `npm test -- unit section.service`, `npm test -- e2e purchase`.
import { existsSync } from 'node:fs'
import { buildWorkspace } from '../build/build-workspace.ts'
import { startDatabase } from '../database/index.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { verify } from '../verify/verify.ts'
import { checkWeight } from '../weight/check-weight.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import { openCpuMeter } from './cpu-meter.ts'
import { obtainBrowser } from './find-browser.ts'
import { needsBuild, readParts } from './parts.ts'
import { runJourneys, runUnitTests, type TestCount, type TestRun } from './run-tests.ts'
import { testMessages as messages } from './test.messages.ts'
import { describeTimes, type FileTime, keepTimes, type PartTime, readTimes } from './test-times.ts'

/** Servers of tests are as patient as a machine ten times slower needs. */
const LIMITS_FACTOR = '10'

const print = (line: string) => process.stdout.write(`${line}\n`)

const hasJourneys = (): boolean => existsSync(fromRoot('e2e/playwright.config.ts'))

runCommand(async (args) => {
  const { parts: chosen, filters } = readParts(args)
  const started = Date.now()
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const { signal } = lifetime
  const meter = openCpuMeter()
  const total: TestCount = { passed: 0, failed: 0 }
  const failedParts: string[] = []
  const failures: string[] = []
  const parts: PartTime[] = []
  const files: FileTime[] = []
  let isWhole = false
  const add = (title: string, count: TestCount | TestRun | null) => {
    if (count === null) print(messages.noReport(title))
    total.passed += count?.passed ?? 0
    total.failed += count?.failed ?? 1
    if (count?.passed === 0 && filters.length > 0) print(messages.nothingFound(filters))
    if (count && 'failures' in count) {
      failures.push(...count.failures)
      files.push(...count.files)
    }
    if (!count || count.failed > 0) failedParts.push(title.replace(/^\n— /, ''))
  }
  const timed = async (name: string, work: () => Promise<void>) => {
    const from = { at: Date.now(), cpu: meter.read() }
    await work()
    const cpu = meter.read()
    const cpuSeconds = cpu === null || from.cpu === null ? null : cpu - from.cpu
    parts.push({ name, seconds: (Date.now() - from.at) / 1000, cpuSeconds })
  }
  try {
    if (chosen.includes('verify')) {
      print(messages.verify)
      await timed('verify', async () => add(messages.verify, await verify([])))
    }
    const database =
      chosen.includes('unit') || chosen.includes('e2e')
        ? await startDatabase({ dataDir: runtimeFolders.testPostgres, isDurable: false })
        : null
    if (database) {
      lifetime.onEnd(database.stop)
      if (database.pid) meter.add(database.pid)
      print(messages.server(database.describe))
    }
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...(database && { DATABASE_URL: database.url }),
      LIMITS_FACTOR,
      CI: process.env.CI ?? 'true',
    }
    if (chosen.includes('unit') && !signal.aborted) {
      print(messages.unit)
      await timed('unit', async () => add(messages.unit, await runUnitTests(env, signal, filters)))
    }
    if (needsBuild(chosen) && !signal.aborted) {
      print(messages.build)
      await timed('build', () => buildWorkspace(signal))
    }
    if (chosen.includes('weight') && !signal.aborted) {
      print(messages.weight)
      await timed('weight', async () => add(messages.weight, await checkWeight(print)))
    }
    if (chosen.includes('e2e') && hasJourneys() && !signal.aborted) {
      print(messages.e2e)
      const browser = await obtainBrowser(print)
      print(messages.browser(browser))
      const browserEnv = { ...env, BROWSER_PATH: browser }
      await timed('e2e', async () =>
        add(messages.e2e, await runJourneys(browserEnv, signal, filters)),
      )
    }
    isWhole = !signal.aborted
  } finally {
    meter.close()
    await lifetime.end()
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  if (filters.length === 0) {
    const kept = fromRoot('var/run/test-times.json')
    const before = readTimes(kept)
    for (const line of describeTimes({ parts, files }, before)) print(line)
    if (isWhole) keepTimes(kept, before, { parts, files })
  }
  print(`\n${messages.took(seconds)}`)
  for (const title of failedParts) print(messages.failedPart(title))
  // hundreds of lines stand above: whoever reads the end alone must see what to look for
  for (const failure of failures) print(messages.failedTest(failure))
  if (!isWhole) print(messages.cutShort)
  // alone on its line: what runs this counts by it
  print(messages.total(total.passed, total.failed))
  return !isWhole || failedParts.length > 0 || total.failed > 0 ? 1 : 0
})
