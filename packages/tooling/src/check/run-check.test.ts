import { expect, test } from 'vitest'
import type { CheckStep } from './check-step.ts'
import { checkSteps, runCheck } from './run-check.ts'

const stepOf = (name: CheckStep['name'], problems: string[], needsBuild?: true): CheckStep => ({
  name,
  ...(needsBuild && { needsBuild }),
  run: async () => ({ problems, note: `видно ${name}` }),
})

const checked = async (steps: readonly CheckStep[]) => {
  const lines: string[] = []
  const failed = await runCheck({
    folder: 'remote-auth',
    against: undefined,
    signal: new AbortController().signal,
    print: (line) => void lines.push(line),
    steps,
  })
  return { failed, text: lines.join('\n') }
}

test('каждый шаг — строка со временем, в конце приговор', async () => {
  const { failed, text } = await checked([stepOf('types', []), stepOf('size', [])])
  expect(failed).toBe(0)
  expect(text).toMatch(/^✔ типы +\d+,\d с.* — видно types\n✔ вес .*\n\nauth: замечаний нет \(/)
})

test('не прошедший шаг не прячет следующих, и каждое замечание названо', async () => {
  const { failed, text } = await checked([
    stepOf('types', ['a.ts(1,2)', 'b.ts']),
    stepOf('size', []),
  ])
  expect(failed).toBe(1)
  expect(text).toMatch(/✖ типы .*, замечаний: 2\n {4}a\.ts\(1,2\)\n {4}b\.ts\n✔ вес /)
  expect(text).toContain('auth: не пройдено проверок 1 из 2')
})

test('без сборки её проверки пропущены, и об этом сказано', async () => {
  const { failed, text } = await checked([
    stepOf('build', ['нет модуля']),
    stepOf('size', [], true),
    stepOf('tests', []),
  ])
  expect(failed).toBe(1)
  expect(text).toMatch(/– вес +не проверено: нет сборки\n✔ тесты /)
})

test('всё, что читает сборку, стоит после неё', () => {
  const names = checkSteps.map(({ name }) => name)
  const early = checkSteps.slice(0, names.indexOf('build')).filter(({ needsBuild }) => needsBuild)
  expect(early).toEqual([])
})
