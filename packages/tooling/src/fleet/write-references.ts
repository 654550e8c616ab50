import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { fleetMessages as messages } from './fleet.messages.ts'
import type { Reference } from './references.ts'

/** Writes the files into a new folder. @throws ExpectedFailure when something is there already */
export const writeReferences = (folder: string, files: readonly Reference[]): void => {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new ExpectedFailure(messages.notFolder(folder))
    if (readdirSync(folder).length > 0) throw new ExpectedFailure(messages.notEmpty(folder))
  }
  for (const { path: name, text, isProgram } of files) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: isProgram ? 0o755 : 0o644 })
  }
}
