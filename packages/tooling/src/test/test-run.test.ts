import { expect, test } from 'vitest'
import { openRun } from './test-run.ts'

test('части идут разом, и та, что не смогла начаться, ждёт конца остальных', async () => {
  const run = openRun()
  const release = Promise.withResolvers<void>()
  const seen: string[] = []
  const together = run.together([
    { name: 'types', run: () => Promise.reject(new Error('no compiler')) },
    {
      name: 'unit',
      run: async () => {
        seen.push('begun')
        await release.promise
        seen.push('ended')
        return { passed: 1, failed: 0 }
      },
    },
  ])
  const ended = together.catch((error: Error) => seen.push(error.message))
  // everything the other part would do has been done by then
  await new Promise(setImmediate)
  expect(seen).toEqual(['begun'])
  release.resolve()
  await ended
  expect(seen).toEqual(['begun', 'ended', 'no compiler'])
  run.finish({ isWhole: false, keepsTimes: false })
})
