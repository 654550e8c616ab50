import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { runTool } from '../process/run-tool.ts'
import { fromRoot } from '../workspace/paths.ts'
import { generatorMessages as messages } from './generators.messages.ts'

export type Edit = {
  file: string
  /** Where the text is inserted: after the match, or before it. */
  anchor: RegExp
  text: string
  place: 'after' | 'before'
}

export type Plan = {
  /** Path in the repository → content. */
  create: Readonly<Record<string, string>>
  edit: readonly Edit[]
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const applyEdit = (text: string, { file, anchor, text: added, place }: Edit): string => {
  const match = anchor.exec(text)
  if (!match) throw new ExpectedFailure(messages.noAnchor(file))
  const at = match.index + (place === 'after' ? match[0].length : 0)
  return text.slice(0, at) + added + text.slice(at)
}

/** Removes created files, and the folders that become empty. */
export const removeFiles = (files: readonly string[]): void => {
  for (const file of files) {
    rmSync(fromRoot(file), { force: true })
    const folder = path.dirname(fromRoot(file))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/** Writes all of a plan or nothing, then formats it with biome. */
export const executePlan = async (plan: Plan): Promise<void> => {
  const taken = Object.keys(plan.create).find((file) => existsSync(fromRoot(file)))
  if (taken) throw new ExpectedFailure(messages.exists(taken))
  const edited = new Map<string, string>()
  for (const edit of plan.edit) {
    const text = edited.get(edit.file) ?? readFileSync(fromRoot(edit.file), 'utf8')
    edited.set(edit.file, applyEdit(text, edit))
  }
  const begun: string[] = []
  try {
    for (const [file, text] of Object.entries(plan.create)) {
      begun.push(file)
      mkdirSync(path.dirname(fromRoot(file)), { recursive: true })
      writeFileSync(fromRoot(file), text)
    }
  } catch (error) {
    removeFiles(begun)
    throw error
  }
  for (const file of begun) print(messages.created(file))
  for (const [file, text] of edited) {
    writeFileSync(fromRoot(file), text)
    print(messages.changed(file))
  }
  const files = [...Object.keys(plan.create), ...edited.keys()]
  await runTool(fromRoot('node_modules/.bin/biome'), ['check', '--write', ...files])
}
