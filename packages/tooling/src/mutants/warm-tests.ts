import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** `changed`: files, absolute, that may differ from what they were at the question before. */
export type Question = { tests: readonly string[]; changed: readonly string[] }
export type Answer = { passed: boolean }

/** The tests of one tree, run by one process that stays: what it has read is not read again for each question. */
export type WarmTests = {
  /** Tells that a file, absolute, is not what it was. */
  change: (file: string) => void
  /** Whether the tests pass; those that do not end in time do not. */
  pass: (tests: readonly string[]) => Promise<boolean>
  /** Ends the process and all that it started; the next question starts another. */
  stop: () => void
}

/** Tests that a fault keeps from ever ending. */
const LIMIT_MS = 600_000

const end = ({ pid }: ChildProcess) => {
  try {
    // a group of its own: the processes of the tests go with it
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // is gone already
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

/** @throws AbortError when the process ends before it can be asked: the tree itself is broken */
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
      // what is prepared once for all tests comes of the migrations
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
