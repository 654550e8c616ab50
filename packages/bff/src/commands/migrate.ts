import { migrate } from '../composition/migrations.ts'
import { StartupError } from '../kernel/app-error.ts'
import { loadConfig } from '../kernel/config.ts'
import { startupMessages } from '../kernel/startup.messages.ts'

/** `node src/commands/migrate.ts`: migrates the database of DATABASE_URL to the newest schema. */
try {
  const result = await migrate({ url: loadConfig(process.env).databaseUrl })
  console.log(startupMessages.migrated(result))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
