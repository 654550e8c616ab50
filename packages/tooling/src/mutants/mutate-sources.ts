import { rmSync } from 'node:fs'
import { startTestDatabase } from '../database/index.ts'
import { createLifetime } from '../process/lifetime.ts'
import { copySources } from '../workspace/copy-sources.ts'
import { fromRoot } from '../workspace/paths.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'
import { describeMutation, type FileSummary, summarise } from './mutation-report.ts'
import { runStryker } from './run-stryker.ts'
import { findTargets } from './targets.ts'

const tree = fromRoot('var/stryker/tree')
const state = fromRoot('var/stryker/state')
/** Projects whose tests need PostgreSQL. */
const NEED_DATABASE = new Set(['packages/bff'])

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Runs Stryker on the rules of files or folders, in a copy of the sources, and prints the mutants that no test detects.
 * @returns the exit code
 */
export const mutateSources = async (paths: readonly string[]): Promise<number> => {
  const targets = findTargets(fromRoot(), paths)
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  try {
    rmSync(tree, { recursive: true, force: true })
    lifetime.onEnd(() => rmSync(tree, { recursive: true, force: true }))
    await copySources(fromRoot(), tree)
    const env: NodeJS.ProcessEnv = { ...process.env }
    if (targets.some(({ project }) => NEED_DATABASE.has(project))) {
      const database = await startTestDatabase()
      lifetime.onEnd(database.stop)
      env.DATABASE_URL = database.url
    }
    const summaries: FileSummary[] = []
    for (const target of targets) {
      print(messages.mutating(target.project, target.files.length))
      const report = await runStryker(target, { tree, state }, env, lifetime.signal)
      summaries.push(...summarise(report, target))
    }
    for (const line of describeMutation(summaries)) print(line)
    return 0
  } finally {
    await lifetime.end()
  }
}
