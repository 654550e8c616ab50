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
import { obtainBrowser } from './find-browser.ts'
import { needsBuild, readParts } from './parts.ts'
import { runJourneys, runUnitTests, type TestCount, type TestRun } from './run-tests.ts'
import { testMessages as messages } from './test.messages.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const hasJourneys = (): boolean => existsSync(fromRoot('e2e/playwright.config.ts'))

runCommand(async (args) => {
  const { parts: chosen, filters } = readParts(args)
  const started = Date.now()
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const { signal } = lifetime
  const total: TestCount = { passed: 0, failed: 0 }
  const failedParts: string[] = []
  const failures: string[] = []
  let isWhole = false
  const add = (title: string, count: TestCount | TestRun | null) => {
    if (count === null) print(messages.noReport(title))
    total.passed += count?.passed ?? 0
    total.failed += count?.failed ?? 1
    if (count?.passed === 0 && filters.length > 0) print(messages.nothingFound(filters))
    if (count && 'failures' in count) failures.push(...count.failures)
    if (!count || count.failed > 0) failedParts.push(title.replace(/^\n— /, ''))
  }
  try {
    if (chosen.includes('verify')) {
      print(messages.verify)
      add(messages.verify, await verify([]))
    }
    const database =
      chosen.includes('unit') || chosen.includes('e2e')
        ? await startDatabase({ dataDir: runtimeFolders.testPostgres, isDurable: false })
        : null
    if (database) {
      lifetime.onEnd(database.stop)
      print(messages.server(database.describe))
    }
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      ...(database && { DATABASE_URL: database.url }),
      CI: process.env.CI ?? 'true',
    }
    if (chosen.includes('unit') && !signal.aborted) {
      print(messages.unit)
      add(messages.unit, await runUnitTests(env, signal, filters))
    }
    if (needsBuild(chosen) && !signal.aborted) {
      print(messages.build)
      await buildWorkspace(signal)
    }
    if (chosen.includes('weight') && !signal.aborted) {
      print(messages.weight)
      add(messages.weight, await checkWeight(print))
    }
    if (chosen.includes('e2e') && hasJourneys() && !signal.aborted) {
      print(messages.e2e)
      const browser = await obtainBrowser(print)
      print(messages.browser(browser))
      add(messages.e2e, await runJourneys({ ...env, BROWSER_PATH: browser }, signal, filters))
    }
    isWhole = !signal.aborted
  } finally {
    await lifetime.end()
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  print(`\n${messages.took(seconds)}`)
  for (const title of failedParts) print(messages.failedPart(title))
  // hundreds of lines stand above: whoever reads the end alone must see what to look for
  for (const failure of failures) print(messages.failedTest(failure))
  if (!isWhole) print(messages.cutShort)
  // alone on its line: what runs this counts by it
  print(messages.total(total.passed, total.failed))
  return !isWhole || failedParts.length > 0 || total.failed > 0 ? 1 : 0
})
