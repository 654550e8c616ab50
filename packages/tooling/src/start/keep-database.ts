import { type Database, startDatabase } from '../database/index.ts'
import type { Lifetime } from '../process/lifetime.ts'
import { displayPath, runtimeFolders } from '../workspace/paths.ts'
import { createCrashMemory } from './crash-memory.ts'
import { startMessages as messages } from './start.messages.ts'

const LOOK_MS = 1000

/**
 * Starts the database and watches it: after a crash it is restarted on the same port, and the servers reconnect.
 * `onLost` gets one sentence when it crashes repeatedly or does not come back.
 */
export const keepDatabase = async (
  lifetime: Lifetime,
  print: (line: string) => void,
  onLost: (sentence: string) => void,
): Promise<Database> => {
  const dataDir = runtimeFolders.postgres
  const memory = createCrashMemory()
  let database = await startDatabase({ dataDir })
  const { url, describe } = database
  memory.started()

  const restart = async (): Promise<boolean> => {
    const log = displayPath(`${dataDir}/log/postgres.log`)
    if (!memory.crashed()) {
      onLost(messages.databaseLost(log))
      return false
    }
    print(messages.databaseRestarted)
    database = await startDatabase({ dataDir })
    memory.started()
    // the servers know only the old address
    if (database.url !== url) onLost(messages.databaseMoved(log))
    return database.url === url
  }
  const look = async (): Promise<void> => {
    if (lifetime.signal.aborted) return
    try {
      if (database.isRunning() || (await restart())) watch()
    } catch (error) {
      onLost((error as Error).message)
    }
  }
  let timer: NodeJS.Timeout | undefined
  const watch = (): void => {
    timer = setTimeout(() => void look(), LOOK_MS).unref()
  }
  watch()
  lifetime.onEnd(async () => {
    clearTimeout(timer)
    await database.stop()
  })
  return { ...database, url, describe }
}
