import pg from 'pg'
import { StartupError } from '../kernel/app-error.ts'
import { loadConfig } from '../kernel/config.ts'
import { closeDemoAccounts } from './demo-data.people.ts'

/** `node src/commands/close-demo-accounts.ts`: closes demo accounts that still have the published password. */
try {
  const pool = new pg.Pool({ connectionString: loadConfig(process.env).databaseUrl, max: 1 })
  pool.on('error', () => undefined) // the running statement reports it
  try {
    console.log(await closeDemoAccounts(pool))
  } finally {
    await pool.end()
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
