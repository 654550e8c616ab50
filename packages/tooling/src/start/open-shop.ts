import type { Database } from '../database/index.ts'
import { createLifetime, type Lifetime } from '../process/lifetime.ts'
import { isForThisMachine, readSettings, type Settings } from '../workspace/settings.ts'
import { closeDemoAccounts, createDemoData, migrateDatabase } from './bff-steps.ts'
import { readCatalogueState } from './catalogue-state.ts'
import { describeShop } from './describe-shop.ts'
import { keepDatabase } from './keep-database.ts'
import { prepareRun } from './prepare-run.ts'
import { startServer, waitForServer } from './servers.ts'
import { startMessages as messages } from './start.messages.ts'

type Print = (line: string) => void

export type OpenShopOptions = {
  nodeEnv: 'production' | 'development'
  /** Builds and publishes the applications, in parallel with filling an empty catalogue. */
  build: (run: { lifetime: Lifetime; print: Print }) => Promise<void>
}

const print: Print = (line) => process.stdout.write(`${line}\n`)

const startedAt = performance.now()

/** Seconds since a moment, formatted for people. */
const secondsSince = (from: number): string =>
  ((performance.now() - from) / 1000).toFixed(1).replace('.', ',')

const fillCatalogue = async (settings: Settings, databaseUrl: string, signal: AbortSignal) => {
  const { isEmpty } = await readCatalogueState(databaseUrl)
  if (!isEmpty || settings.demoProducts === 0) return
  print(messages.demoData(settings.demoProducts))
  const from = performance.now()
  const onProgress = (line: string) => print(`  ${line}`)
  const hasAccounts = isForThisMachine(settings)
  if (!hasAccounts) print(messages.noDemoAccounts)
  const wanted = { products: settings.demoProducts, hasAccounts }
  await createDemoData(wanted, { databaseUrl, signal, onProgress })
  print(messages.dataReady(secondsSince(from)))
}

/** Runs all to their end even if one fails, so that nothing is left half done. */
const together = async (...works: Promise<void>[]): Promise<void> => {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected') throw result.reason
  }
}

const startServers = async (
  { nodeEnv }: OpenShopOptions,
  settings: Settings,
  database: Database,
  lifetime: Lifetime,
): Promise<void> => {
  print(messages.starting)
  const watch = nodeEnv === 'development'
  const { isDemo } = await readCatalogueState(database.url)
  const options = { settings, databaseUrl: database.url, isDemo, nodeEnv, watch, print }
  // stopped in reverse order: web server, BFF, then the database
  const bff = startServer('bff', options)
  lifetime.onEnd(bff.stop)
  const shell = startServer('shell', options)
  lifetime.onEnd(shell.stop)
  await waitForServer('bff', bff)
  await waitForServer('shell', shell)
}

/**
 * Opens the shop and keeps it open until a signal or a failure: database, schema, data in parallel with builds,
 * servers. Gives the exit code; a failure is one sentence on stderr.
 */
export const openShop = async (options: OpenShopOptions): Promise<number> => {
  const settings = readSettings()
  let failure: string | null = null
  const lifetime = createLifetime({
    onSignal: () => print(`\n${messages.stopping}`),
    onInsist: () => {
      print(messages.insisted)
      process.exit(1)
    },
  })
  const { signal } = lifetime
  const fail = (sentence: string) => {
    // errors caused by stopping are not failures
    if (signal.aborted) return
    failure = sentence
    void lifetime.end()
  }
  const open = async () => {
    await prepareRun(settings, lifetime, print)
    print(messages.database)
    const database = await keepDatabase(lifetime, print, fail)
    print(messages.migrating)
    await migrateDatabase({ databaseUrl: database.url, signal })
    await together(
      fillCatalogue(settings, database.url, signal),
      options.build({ lifetime, print }),
    )
    if (signal.aborted) return
    if (!isForThisMachine(settings)) {
      const closed = await closeDemoAccounts({ databaseUrl: database.url, signal })
      if (closed > 0) print(messages.demoAccountsClosed(closed))
    }
    await startServers(options, settings, database, lifetime)
    const { hasDemoAccounts } = await readCatalogueState(database.url)
    print(messages.ready(settings.origin, secondsSince(startedAt)))
    print(
      describeShop({ settings, database, hasDemo: hasDemoAccounts && isForThisMachine(settings) }),
    )
  }
  await open().catch((error: Error) => fail(error.message))
  await lifetime.ended
  await lifetime.end()
  if (failure === null) {
    print(messages.stopped)
    return 0
  }
  process.stderr.write(`${failure}\n`)
  return 1
}
