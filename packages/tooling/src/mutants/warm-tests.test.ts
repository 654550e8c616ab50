import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { workspaceRoot } from '../workspace/paths.ts'
import { openWarmTests } from './warm-tests.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'warm-tests-'))
  const place = 'packages/tooling/src/mutants'
  mkdirSync(path.join(tree, place), { recursive: true })
  for (const name of ['warm-tests.child.ts', 'warm-tests.ts'])
    copyFileSync(path.join(workspaceRoot, place, name), path.join(tree, place, name))
  symlinkSync(path.join(workspaceRoot, 'node_modules'), path.join(tree, 'node_modules'))
  write('package.json', '{"type":"module"}')
  write('vitest.config.ts', 'export default {}')
  write('sum.ts', 'export const sum = (one: number, other: number) => one + other')
  for (const name of ['first', 'second'])
    write(
      `${name}.test.ts`,
      `import { expect, test } from 'vitest'
       import { sum } from './sum.ts'
       test('${name}', () => expect(sum(2, 2)).toBe(4))`,
    )
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

const fileOf = (name: string) => path.join(tree, name)
const write = (name: string, text: string) => writeFileSync(fileOf(name), text)

test('испорченное замечено, а прежний провал не остаётся за исправленным', async () => {
  const tests = openWarmTests(tree, process.env)
  try {
    expect(await tests.pass(['first.test', 'second.test'])).toBe(true)
    write('sum.ts', 'export const sum = (one: number, other: number) => one - other')
    tests.change(fileOf('sum.ts'))
    expect(await tests.pass(['first.test', 'second.test'])).toBe(false)
    write('sum.ts', 'export const sum = (one: number, other: number) => other + one')
    tests.change(fileOf('sum.ts'))
    expect(await tests.pass(['second.test'])).toBe(true)
    expect(await tests.pass(['first.test'])).toBe(true)
  } finally {
    tests.stop()
  }
})

test('тесты, которые не кончаются, не пройдены, а следующий вопрос получает ответ', async () => {
  write('sum.ts', 'export const sum = () => { for (;;); }')
  const hasty = openWarmTests(tree, process.env, 1)
  expect(await hasty.pass(['first.test'])).toBe(false)
  const tests = openWarmTests(tree, process.env)
  try {
    write('sum.ts', 'export const sum = (one: number, other: number) => one + other')
    expect(await tests.pass(['first.test'])).toBe(true)
  } finally {
    tests.stop()
  }
})
