// `npm test`, or a part of it: `npm test -- verify`, `-- weight`, `-- unit`, `-- e2e`; what follows
// `unit` goes to vitest: `npm test -- unit section.service`.
import { existsSync } from 'node:fs'
import { buildWorkspace } from '../build/build-workspace.ts'
import { startDatabase } from '../database/index.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { verify } from '../verify/verify.ts'
import { checkWeight } from '../weight/check-weight.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import { obtainBrowser } from './find-browser.ts'
import { runJourneys, runUnitTests, type TestCount } from './run-tests.ts'
import { testMessages as messages } from './test.messages.ts'

const parts = ['verify', 'weight', 'unit', 'e2e'] as const
type Part = (typeof parts)[number]

const print = (line: string) => process.stdout.write(`${line}\n`)

const splitFilters = (args: readonly string[]): [readonly string[], readonly string[]] =>
  args[0] === 'unit' && args[1] && !parts.includes(args[1] as Part)
    ? [['unit'], args.slice(1)]
    : [args, []]

const choose = (names: readonly string[]): readonly Part[] => {
  const unknown = names.find((name) => !parts.includes(name as Part))
  if (unknown) throw new ExpectedFailure(messages.unknownPart(unknown, parts))
  return names.length > 0 ? parts.filter((part) => names.includes(part)) : parts
}

const hasJourneys = (): boolean => existsSync(fromRoot('e2e/playwright.config.ts'))

runCommand(async (args) => {
  const [names, filters] = splitFilters(args)
  const chosen = choose(names)
  const started = Date.now()
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const { signal } = lifetime
  const total: TestCount = { passed: 0, failed: 0 }
  const failedParts: string[] = []
  const add = (title: string, count: TestCount | null) => {
    if (count === null) print(messages.noReport(title))
    total.passed += count?.passed ?? 0
    total.failed += count?.failed ?? 1
    if (!count || count.failed > 0) failedParts.push(title.replace(/^\n— /, ''))
  }
  try {
    if (chosen.includes('verify')) {
      print(messages.verify)
      add(messages.verify, await verify([]))
    }
    if (chosen.some((part) => part !== 'verify')) {
      print(messages.build)
      await buildWorkspace(signal)
    }
    if (chosen.includes('weight') && !signal.aborted) {
      print(messages.weight)
      add(messages.weight, await checkWeight(print))
    }
    if (chosen.includes('unit') || chosen.includes('e2e')) {
      const database = await startDatabase({ dataDir: runtimeFolders.testPostgres })
      lifetime.onEnd(database.stop)
      const env: NodeJS.ProcessEnv = {
        ...process.env,
        DATABASE_URL: database.url,
        CI: process.env.CI ?? 'true',
      }
      print(messages.server(database.describe))
      if (chosen.includes('unit') && !signal.aborted) {
        print(messages.unit)
        const count = await runUnitTests(env, signal, filters)
        if (count?.passed === 0 && filters.length > 0) print(messages.nothingFound(filters))
        add(messages.unit, count)
      }
      if (chosen.includes('e2e') && hasJourneys() && !signal.aborted) {
        print(messages.e2e)
        const browser = await obtainBrowser(print)
        print(messages.browser(browser))
        add(messages.e2e, await runJourneys({ ...env, BROWSER_PATH: browser }, signal))
      }
    }
  } finally {
    await lifetime.end()
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  print(`\n${messages.took(seconds)}`)
  for (const title of failedParts) print(messages.failedPart(title))
  // alone on its line: what runs this counts by it
  print(messages.total(total.passed, total.failed))
  return failedParts.length > 0 || total.failed > 0 ? 1 : 0
})
