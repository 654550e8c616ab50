import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** `changed`: absolute paths of files that may have changed since the question before. */
export type Question = { tests: readonly string[]; changed: readonly string[] }
export type Answer = { passed: boolean }

/** Tests of one tree, run by a process that stays alive, so that modules are not loaded again for each question. */
export type WarmTests = {
  /** Reports that a file (absolute path) has changed. */
  change: (file: string) => void
  /** Whether the tests pass; those that exceed the time limit do not. */
  pass: (tests: readonly string[]) => Promise<boolean>
  /** Ends the process with its children; the next question starts another. */
  stop: () => void
}

/** Limit for tests that a fault keeps from ending. */
const LIMIT_MS = 600_000

const end = ({ pid }: ChildProcess) => {
  try {
    // its own process group, so that the processes of the tests end too
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // already gone
  }
}

const start = async (tree: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const file = path.join(tree, 'packages/tooling/src/mutants/warm-tests.child.ts')
  const child = fork(file, [], { cwd: tree, env, detached: true, silent: true })
  child.stdout?.resume()
  child.stderr?.resume()
  const lost = new AbortController()
  child.once('exit', () => lost.abort())
  await once(child, 'message', { signal: lost.signal })
  return child
}

const ask = (child: ChildProcess, question: Question, limitMs: number) =>
  new Promise<Answer | 'lost'>((resolve) => {
    const settle = (answer: Answer | 'lost') => {
      clearTimeout(limit)
      child.off('message', settle).off('exit', lose)
      resolve(answer)
    }
    const lose = () => settle('lost')
    const limit = setTimeout(lose, limitMs)
    child.once('message', settle).once('exit', lose)
    child.send(question)
  })

/** @throws AbortError when the process ends before the first question: the tree itself is broken */
export const openWarmTests = (
  tree: string,
  env: NodeJS.ProcessEnv,
  limitMs = LIMIT_MS,
): WarmTests => {
  let running: Promise<ChildProcess> | null = null
  let changed: string[] = []

  const stop = () => {
    void running?.then(end, () => {})
    running = null
    changed = []
  }

  return {
    stop,
    change: (file) => {
      // the test database is prepared once from the migrations
      if (file.endsWith('.sql')) stop()
      else changed.push(file)
    },
    pass: async (tests) => {
      running ??= start(tree, env)
      const child = await running
      const answer = await ask(child, { tests, changed }, limitMs)
      changed = []
      if (answer !== 'lost') return answer.passed
      stop()
      return false
    },
  }
}
