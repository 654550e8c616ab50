import { StartupError } from '../kernel/app-error.ts'
import { loadConfig } from '../kernel/config.ts'
import { parseDemoDataArguments } from './demo-data.arguments.ts'
import { runDemoData } from './demo-data.run.ts'
import { withContent } from './with-content.ts'

/**
 * `node src/commands/demo-data.ts --products 5000 --seed 1`: fills DATABASE_URL with a catalogue and BLOB_DIR with its
 * files.
 */
try {
  const wanted = parseDemoDataArguments(
    process.argv.slice(2),
    new Date().toISOString().slice(0, 10),
  )
  const config = loadConfig(process.env)
  await withContent(config, (content) =>
    runDemoData({
      ...wanted,
      databaseUrl: config.databaseUrl,
      content,
      say: (line) => console.log(line),
    }),
  )
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
