import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Fault, misfitOf, readSource, withFault } from './fault.ts'

/** `seen`: a test fails. `unseen`: all pass. `misfit`: the place is not there any more, the list is out of date. */
export type Verdict = 'seen' | 'unseen' | 'misfit'

/** A fault that keeps its tests from ever ending is seen as well. */
const LIMIT_MS = 600_000

/** Whether the tests pass in a tree. */
export const runTests = (
  tree: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      path.join(tree, 'node_modules/.bin/vitest'),
      ['run', ...tests, '--bail=1', '--reporter=dot', '--no-cache'],
      { cwd: tree, env, stdio: 'ignore', signal, timeout: LIMIT_MS, killSignal: 'SIGKILL' },
    )
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })

/** Puts one fault into a tree, asks its tests, and takes it out again. */
export const tryFault = async (
  tree: string,
  fault: Fault,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Verdict> => {
  const source = readSource(tree, fault)
  if (misfitOf(fault, source) !== null) return 'misfit'
  const file = path.join(tree, fault.file)
  writeFileSync(file, withFault(fault, source))
  try {
    return (await runTests(tree, fault.tests, env, signal)) ? 'unseen' : 'seen'
  } finally {
    writeFileSync(file, source)
  }
}
