import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fromRoot } from '../workspace/paths.ts'

/** `line`: the output of `e2e/fixtures/stock.command.ts`; `stop` removes the stock. */
export type JourneyStock = { line: string; stop: () => Promise<void> }

/**
 * Prepares the data from which the shops of the journeys are copied; needs the built applications. Null if that failed:
 * the journeys then try it themselves and report the reason.
 */
export const startJourneyStock = (env: NodeJS.ProcessEnv): Promise<JourneyStock | null> => {
  const child = spawn(process.execPath, [fromRoot('e2e/fixtures/stock.command.ts')], {
    env,
    cwd: fromRoot('e2e'),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.on('error', () => resolve())
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve({ line, stop }))
    void gone.then(() => resolve(null))
  })
}
