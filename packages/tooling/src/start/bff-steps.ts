import { ExpectedFailure } from '../process/expected-failure.ts'
import { lastLine, runStep } from '../process/run-step.ts'
import { displayPath } from '../workspace/paths.ts'
import { startMessages as messages } from './start.messages.ts'

type StepOptions = {
  databaseUrl: string
  signal?: AbortSignal
  onProgress?: (line: string) => void
}

const runBffCommand = (name: string, args: readonly string[], options: StepOptions) =>
  runStep({
    name,
    program: process.execPath,
    args: [`packages/bff/src/commands/${name}.ts`, ...args],
    env: { ...process.env, DATABASE_URL: options.databaseUrl },
    ...(options.signal && { signal: options.signal }),
    ...(options.onProgress && { onProgress: options.onProgress }),
  })

/** Brings the schema up to date. */
export const migrateDatabase = async (options: StepOptions): Promise<void> => {
  const { code, log, output } = await runBffCommand('migrate', [], options)
  if (code !== 0) {
    throw new ExpectedFailure(messages.migrationFailed(lastLine(output), displayPath(log)))
  }
}

/** Fills an empty catalogue with demo data; accounts with a public password only if requested. */
export const createDemoData = async (
  { products, hasAccounts }: { products: number; hasAccounts: boolean },
  options: StepOptions,
): Promise<void> => {
  const accounts = hasAccounts ? [] : ['--without-accounts']
  const args = ['--products', String(products), '--seed', '1', ...accounts]
  const { code, log, output } = await runBffCommand('demo-data', args, options)
  if (code !== 0) {
    throw new ExpectedFailure(messages.demoDataFailed(lastLine(output), displayPath(log)))
  }
}

/** Closes demo accounts with the published password when others can reach the shop. Gives the number closed. */
export const closeDemoAccounts = async (options: StepOptions): Promise<number> => {
  const { code, log, output } = await runBffCommand('close-demo-accounts', [], options)
  if (code !== 0) {
    throw new ExpectedFailure(messages.demoAccountsOpen(lastLine(output), displayPath(log)))
  }
  return Number(lastLine(output))
}
