import { type Database, startDatabase } from '../database/index.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { migrateDatabase } from './bff-steps.ts'

/**
 * Runs a command on the shop's database: that of a running shop if there is one, else started for the command and
 * stopped after it, also on Ctrl-C.
 */
export const withDatabase = async (
  work: (database: Database, signal: AbortSignal) => Promise<number>,
  { migrate = true }: { migrate?: boolean } = {},
): Promise<number> => {
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(1) })
  const database = await startDatabase({ dataDir: runtimeFolders.postgres })
  lifetime.onEnd(database.stop)
  try {
    if (migrate) await migrateDatabase({ databaseUrl: database.url, signal: lifetime.signal })
    return await work(database, lifetime.signal)
  } finally {
    await lifetime.end()
  }
}
