import { buildShellServer } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

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
    await app.close()
    process.exit(0)
  }
  // the code of several teams runs here: what one of them forgot to catch must not take the others' pages down
  process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled rejection'))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await app.listen({ host: config.host, port: config.port })
} catch (error) {
  process.stderr.write(`shell: ${explain(error)}\n`)
  process.exit(1)
}
