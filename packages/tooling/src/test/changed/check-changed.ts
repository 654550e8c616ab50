import { existsSync, readFileSync } from 'node:fs'
import { checkLint, checkTypes } from '../../verify/check-tools.ts'
import { listSourceFiles } from '../../verify/source-files.ts'
import { fromRoot, workspaceRoot } from '../../workspace/paths.ts'
import { runUnitTests, type TestRun } from '../run-tests.ts'
import { testMessages as messages } from '../test.messages.ts'
import type { Part, Run } from '../test-run.ts'
import { readChangedFiles } from './changed-files.ts'
import { planChanged } from './plan-changed.ts'
import { readWorkspaceFolders } from './workspace-folders.ts'

type Means = {
  run: Run
  /** Variables for the tests, with a database if needed. */
  environment: (needsDatabase: boolean) => Promise<NodeJS.ProcessEnv>
  build: () => Promise<{ passed: number; failed: number }>
  /** Runs the journeys matching `wanted`; the walk over all pages visits only `pages`, if given. */
  browse: (wanted: readonly string[], pages: readonly string[]) => Promise<TestRun | null>
  signal: AbortSignal
  print: (line: string) => void
}

/** Only tests of these packages use PostgreSQL. */
const needsDatabase = (tests: readonly string[]): boolean =>
  tests.some((file) => /^packages\/(bff|tooling)\//.test(file))

/** Checks types, lint, tests and journeys of what differs from a commit; main by default. */
export const checkChanged = async (
  { commit }: { commit?: string },
  { run, environment, build, browse, signal, print }: Means,
): Promise<void> => {
  const changed = await readChangedFiles(commit)
  const plan = planChanged(changed, {
    folders: readWorkspaceFolders(workspaceRoot),
    files: listSourceFiles(workspaceRoot),
    read: (file) => readFileSync(fromRoot(file), 'utf8'),
  })
  print(messages.changed(changed.length, plan.folders))
  if (changed.length === 0) return
  const problems = async (check: Promise<string[]>): Promise<TestRun> => {
    const found = await check
    const isGood = found.length === 0
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: found, files: [] }
  }
  if (plan.lint.length > 0)
    await run.part('lint', () => problems(checkLint(workspaceRoot, plan.lint)))
  const parts: Part[] = []
  // the documentation has no types
  const typed = plan.folders.filter((folder) => existsSync(fromRoot(folder, 'tsconfig.json')))
  if (typed.length > 0) {
    const types = () => problems(checkTypes(workspaceRoot, typed))
    parts.push({ name: 'types', run: types })
  }
  if (plan.tests.length > 0) {
    const env = await environment(needsDatabase(plan.tests))
    // absolute: vitest does not match a path from the root with a file of a project
    const files = plan.tests.map((file) => fromRoot(file))
    parts.push({ name: 'unit', run: () => runUnitTests(env, signal, files) })
  }
  if (plan.journeys.length > 0) parts.push({ name: 'build', run: build })
  if (parts.length > 0 && !signal.aborted) await run.together(parts)
  if (plan.journeys.length > 0 && !signal.aborted) {
    const names = plan.journeys.map((file) => file.replace('e2e/journeys/', ''))
    // changed fixtures may affect every page
    const isOfPages = !changed.some((file) => file.startsWith('e2e/'))
    await run.part('e2e', () => browse(names, isOfPages ? plan.pages : []))
  }
}
