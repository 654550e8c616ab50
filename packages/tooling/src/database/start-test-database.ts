import { runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { type Database, startDatabase } from './start-database.ts'
import { testFolderOf } from './test-folder.ts'

/** The database of all tests: made anew by whoever needs it, so nothing in it waits for the disk. */
export const startTestDatabase = (): Promise<Database> =>
  startDatabase({
    dataDir: testFolderOf({ checkout: workspaceRoot, onDisk: runtimeFolders.testPostgres }),
    isDurable: false,
  })
