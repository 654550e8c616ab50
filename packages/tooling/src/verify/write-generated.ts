import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { verifyMessages as messages } from './verify.messages.ts'

type Files = Readonly<Record<string, string>>

const isInStep = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content

/** A sentence for each file of a tree that is not what it should be. */
export const describeStale = (root: string, files: Files): string[] =>
  Object.entries(files)
    .filter(([file, content]) => !isInStep(path.join(root, file), content))
    .map(([file]) => messages.stale(file))

/** Writes what is out of step. Gives a line for each file. */
export const writeFiles = (root: string, files: Files): string[] =>
  Object.entries(files).map(([name, content]) => {
    const file = path.join(root, name)
    if (isInStep(file, content)) return messages.upToDate(name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return messages.generated(name)
  })
