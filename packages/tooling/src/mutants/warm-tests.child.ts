// Started by `openWarmTests` in a copy of the sources: runs the requested tests and keeps the modules that Vite has
// loaded.
import { createVitest } from 'vitest/node'
import type { Answer, Question } from './warm-tests.ts'

const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] })
await vitest.standalone()

const ask = async ({ tests, changed }: Question): Promise<boolean> => {
  for (const file of changed) vitest.invalidateFile(file)
  const asked = await vitest.globTestSpecifications([...tests])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked)
  // modules of earlier questions are reported as well
  const states = new Map(testModules.map((one) => [one.moduleId, one.state()]))
  const isGreen = asked.every(({ moduleId }) => {
    const state = states.get(moduleId)
    return state === 'passed' || state === 'skipped'
  })
  return isGreen && unhandledErrors.length === 0
}

process.on('disconnect', () => process.exit())
process.on('message', (question: Question) => {
  ask(question)
    .catch(() => false)
    .then((passed) => process.send?.({ passed } satisfies Answer))
})
process.send?.('ready')
