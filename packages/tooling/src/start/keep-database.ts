import { type Database, startDatabase } from '../database/index.ts'
import type { Lifetime } from '../process/lifetime.ts'
import { displayPath, runtimeFolders } from '../workspace/paths.ts'
import { startMessages as messages } from './start.messages.ts'

const LOOK_MS = 1000

/**
 * Starts the database and watches it: if it falls, it is started again once, on the same port, and the
 * servers reconnect. `onLost` gets one sentence when that did not help.
 */
export const keepDatabase = async (
  lifetime: Lifetime,
  print: (line: string) => void,
  onLost: (sentence: string) => void,
): Promise<Database> => {
  const dataDir = runtimeFolders.postgres
  let database = await startDatabase({ dataDir })
  const { url, describe } = database
  let wasRestarted = false
  const timer = setInterval(() => void look(), LOOK_MS)
  const look = async (): Promise<void> => {
    if (database.isRunning() || lifetime.signal.aborted) return
    clearInterval(timer)
    const log = displayPath(`${dataDir}/log/postgres.log`)
    if (wasRestarted) return onLost(messages.databaseLost(log))
    wasRestarted = true
    print(messages.databaseRestarted)
    try {
      database = await startDatabase({ dataDir })
      if (database.url !== url) return onLost(messages.databaseLost(log))
      setInterval(() => void look(), LOOK_MS).unref()
    } catch (error) {
      onLost((error as Error).message)
    }
  }
  lifetime.onEnd(async () => {
    clearInterval(timer)
    await database.stop()
  })
  return { ...database, url, describe }
}
