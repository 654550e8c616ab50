import { runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { type Database, startDatabase } from './start-database.ts'
import { testFolderOf } from './test-folder.ts'

/** Starts the database of all tests: it can be recreated at any time, so it does not wait for the disk. */
export const startTestDatabase = (): Promise<Database> =>
  startDatabase({
    dataDir: testFolderOf({ checkout: workspaceRoot, onDisk: runtimeFolders.testPostgres }),
    isDurable: false,
  })
