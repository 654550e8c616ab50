import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Fault, plantFault, type Sources } from './fault.ts'
import type { WarmTests } from './warm-tests.ts'

/** `seen`: a test fails. `unseen`: all pass. `misfit`: the place no longer exists, so the list is out of date. */
export type Verdict = 'seen' | 'unseen' | 'misfit'

/** Puts one fault into a tree, runs its tests, and removes it again. */
export const tryFault = async (
  tree: string,
  sources: Sources,
  fault: Fault,
  tests: WarmTests,
): Promise<Verdict> => {
  const spoilt = plantFault(fault, sources)
  if (spoilt === null) return 'misfit'
  const file = path.join(tree, spoilt.file)
  const put = (text: string) => {
    writeFileSync(file, text)
    tests.change(file)
  }
  put(spoilt.text)
  try {
    return (await tests.pass(fault.tests)) ? 'unseen' : 'seen'
  } finally {
    put(sources.get(spoilt.file) ?? '')
  }
}
