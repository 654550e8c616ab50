// `npm test`, or a part of it: `npm test -- verify`, `-- unit`, `-- weight`, `-- e2e`; words after `unit` or `e2e`
// select its tests: `npm test -- unit section.service`, `npm test -- e2e purchase`. `npm test -- changed` checks what
// differs from main (or from the named commit) and everything that depends on it. `npm test -- e2e purchase --preview=catalog=remote-catalog/dist`
// shows the journeys a build as a preview.
import { buildWorkspace } from '../build/build-workspace.ts'
import { type Database, startTestDatabase } from '../database/index.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { verify } from '../verify/verify.ts'
import { checkWeight } from '../weight/check-weight.ts'
import { fromRoot } from '../workspace/paths.ts'
import { requireWholeTree } from '../workspace/whole-tree.ts'
import { checkChanged } from './changed/check-changed.ts'
import { obtainBrowser } from './find-browser.ts'
import { type JourneyStock, startJourneyStock } from './journey-stock.ts'
import { needsBuild, readParts } from './parts.ts'
import { runJourneys, runUnitTests, type TestRun } from './run-tests.ts'
import { testMessages as messages } from './test.messages.ts'
import { openRun, type Part } from './test-run.ts'

/**
 * Longer time limits for servers in tests, since a browser and two shops share the machine. Unit tests set theirs
 * themselves, because some test the limits.
 */
const LIMITS_FACTOR = '3'

const print = (line: string) => process.stdout.write(`${line}\n`)

runCommand(async (args) => {
  const { parts: chosen, filters, changedSince, previews } = readParts(args)
  if (needsBuild(chosen))
    requireWholeTree(['npm test', ...(args.length > 0 ? ['--'] : []), ...args].join(' '))
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  const { signal } = lifetime
  const builds = Object.fromEntries(
    Object.entries(previews).map(([name, folder]) => [name, fromRoot(folder)]),
  )
  const run = openRun()
  let database: Database | null = null
  let stock: JourneyStock | null = null
  const environment = async (needsDatabase: boolean): Promise<NodeJS.ProcessEnv> => {
    if (needsDatabase && !database) {
      database = await startTestDatabase()
      lifetime.onEnd(database.stop)
      if (database.pid) run.count(database.pid)
      print(messages.server(database.describe))
    }
    return {
      ...process.env,
      ...(database && { DATABASE_URL: database.url }),
      LIMITS_FACTOR,
      CI: process.env.CI ?? 'true',
    }
  }
  const browse = async (wanted: readonly string[], pages: readonly string[] = []) => {
    const browser = await obtainBrowser(print)
    print(messages.browser(browser))
    const env = {
      ...(await environment(true)),
      BROWSER_PATH: browser,
      E2E_PAGES: pages.join(' '),
      E2E_PREVIEW: JSON.stringify(builds),
      ...(stock && { E2E_STOCK: stock.line }),
    }
    return runJourneys(env, signal, wanted)
  }
  const told = (count: TestRun | null): TestRun | null => {
    if (filters.length > 0 && count?.passed === 0) print(messages.nothingFound(filters))
    return count
  }
  const build = async () => {
    await buildWorkspace(signal)
    return { passed: 0, failed: 0 }
  }
  /** The journeys' data is prepared while the unit tests still run. */
  const buildWithStock = async () => {
    const built = await build()
    if (signal.aborted) return built
    stock = await startJourneyStock(await environment(true))
    if (stock) lifetime.onEnd(stock.stop)
    return built
  }
  let isWhole = false
  try {
    if (changedSince) {
      await checkChanged(changedSince, { run, environment, build, browse, signal, print })
    } else {
      // unit tests mostly wait, so the rest of the machine runs checks and builds meanwhile
      const together: Part[] = []
      if (chosen.includes('verify')) together.push({ name: 'verify', run: () => verify([]) })
      const isAhead = chosen.includes('unit') && chosen.includes('e2e')
      if (needsBuild(chosen))
        together.push({ name: 'build', run: isAhead ? buildWithStock : build })
      if (chosen.includes('unit')) {
        const env = await environment(true)
        together.push({
          name: 'unit',
          run: async () => told(await runUnitTests(env, signal, filters)),
        })
      }
      if (together.length > 0 && !signal.aborted) await run.together(together)
      if (chosen.includes('weight') && !signal.aborted) {
        await run.part('weight', () => checkWeight(print))
      }
      if (chosen.includes('e2e') && !signal.aborted)
        await run.part('e2e', async () => told(await browse(filters)))
    }
    isWhole = !signal.aborted
  } finally {
    await lifetime.end()
  }
  const isComplete = filters.length === 0 && !changedSince
  return run.finish({ isWhole, keepsTimes: isComplete })
})
