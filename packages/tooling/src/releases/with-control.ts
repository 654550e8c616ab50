import { openReleaseControl, type ReleaseControl, StartupError } from '@isp/bff/release-control'
import { startDatabase } from '../database/index.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { storeMessages as messages } from './store.messages.ts'

const NO_TABLE = '42P01'

const asSentence = (error: unknown): unknown => {
  if ((error as { code?: string }).code === NO_TABLE) return new ExpectedFailure(messages.noTables)
  return error instanceof StartupError ? new ExpectedFailure(error.message) : error
}

/** Works with the tables of releases that are tried on a few, in the shop's database. */
export const withControl = async <T>(work: (control: ReleaseControl) => Promise<T>): Promise<T> => {
  const database = await startDatabase({ dataDir: runtimeFolders.postgres })
  const control = openReleaseControl(database.url)
  try {
    return await work(control)
  } catch (error) {
    throw asSentence(error)
  } finally {
    await control.close()
    await database.stop()
  }
}
