import { buildShellServer } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** Time limit for finishing requests at shutdown, shorter than that of the process manager. */
const STOP_MS = 10_000

const explain = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError) return message
  if (code === 'EADDRINUSE') return `port is taken: choose another one with PORT (${message})`
  return message
}

try {
  const config = readConfig(process.env)
  const app = await buildShellServer(config)
  const stop = async () => {
    // a render thread may hang in a way that nothing can stop
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_MS + config.drainMs).unref()
    await app.leave(config.drainMs)
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  process.stderr.write(`shell: ${explain(error)}\n`)
  process.exit(1)
}
