import { resolve } from 'node:path'
import { StartupError } from '../kernel/app-error.ts'
import { loadConfig } from '../kernel/config.ts'
import { runImport } from '../modules/import/import.service.ts'
import { parseImportArguments } from './import.arguments.ts'
import { withContent } from './with-content.ts'

// Each signal once: a second one ends the process at once.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort())

/**
 * `node src/commands/import.ts FOLDER`: loads the goods of a 1C export into DATABASE_URL, its pictures into BLOB_DIR.
 */
try {
  const wanted = parseImportArguments(process.argv.slice(2))
  const config = loadConfig(process.env)
  await withContent(config, ({ published }) =>
    runImport({
      ...wanted,
      // npm and pnpm set the folder they were called in
      folder: resolve(process.env.INIT_CWD || process.cwd(), wanted.folder),
      databaseUrl: config.databaseUrl,
      published,
      say: (line) => console.log(line),
      signal: stop.signal,
    }),
  )
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
