import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { displayPath, runtimeFolders } from '../workspace/paths.ts'
import { commandMessages as messages } from './command.messages.ts'
import { ExpectedFailure } from './expected-failure.ts'

const describeFailure = (error: unknown): string => {
  if (error instanceof ExpectedFailure) return error.message
  if ((error as NodeJS.ErrnoException)?.code === 'ENOSPC') return messages.noSpace
  const log = path.join(runtimeFolders.logs, 'errors.log')
  const reason = error instanceof Error ? error.message : String(error)
  try {
    mkdirSync(runtimeFolders.logs, { recursive: true })
    const details = error instanceof Error ? error.stack : reason
    appendFileSync(log, `${new Date().toISOString()} ${process.argv[1]}\n${details}\n\n`)
  } catch {
    // the log cannot be written: only the sentence below is left
  }
  return messages.unexpected(reason.split('\n')[0] ?? '', displayPath(log))
}

const report = (error: unknown): never => {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exit(1)
}

/**
 * Runs every command: its number is the exit code; an ExpectedFailure prints its sentence, any other error one sentence
 * too, with the stack in `var/logs/errors.log`.
 */
export const runCommand = (command: (args: string[]) => Promise<number>): void => {
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
  command(process.argv.slice(2)).then((code) => process.exit(code), report)
}

/** The same for a command without arguments: any argument is refused, not ignored. */
export const runBareCommand = (command: () => Promise<number>): void =>
  runCommand(async (args) => {
    const unknown = args.find((argument) => argument !== '--')
    if (unknown !== undefined) throw new ExpectedFailure(messages.unknownArgument(unknown))
    return command()
  })
