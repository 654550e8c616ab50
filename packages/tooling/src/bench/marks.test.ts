import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../mutants/sources.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'

const MARK = /\/\/ bench: [a-z-]+/g

test('каждое место, в которое бенч ставит сбой, стоит в исходниках один раз, и лишних нет', () => {
  const sources = [...readSources(workspaceRoot).values()]
  const benches = globSync('e2e/bench/**/*.ts', { cwd: workspaceRoot })
  const asked = benches.flatMap((file) => readFileSync(fromRoot(file), 'utf8').match(MARK) ?? [])
  expect(asked.length).toBeGreaterThan(0)
  expect(sources.flatMap((text) => text.match(MARK) ?? []).sort()).toEqual(asked.sort())
})
