import { startServer, startWorker } from './composition/server.ts'
import { StartupError } from './kernel/app-error.ts'
import { loadConfig } from './kernel/config.ts'
import { keepHeapSmall } from './kernel/heap.ts'
import { startupMessages } from './kernel/startup.messages.ts'

/** Time limit of a shutdown, ms; the process is then ended. */
const SHUTDOWN_BUDGET_MS = 10_000

/** `node src/main.ts` is the server; with `--worker` it only does background work. */
const run = async (): Promise<void> => {
  keepHeapSmall()
  const config = loadConfig(process.env)
  const starting = process.argv.includes('--worker') ? startWorker(config) : startServer(config)
  let isClosing = false
  const shutDown = async () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), SHUTDOWN_BUDGET_MS + config.drainMs).unref()
    const server = await starting
    await server.close()
    process.exit(0)
  }
  // before the server listens: a signal may come with its first line
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  await starting
}

run().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof StartupError ? error.message : startupMessages.unexpected(reason))
  process.exit(1)
})
