import { expect, test } from 'vitest'
import {
  describeMutation,
  type MutationReport,
  summarise,
  withoutSurvivors,
} from './mutation-report.ts'

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
})
const mutant = (status: string, replacement: string, location = at(2, 8, 13)) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location,
})
const report: MutationReport = {
  files: {
    'src/sum.ts': {
      source: 'const f = () =>\nreturn a > b\n',
      mutants: [
        mutant('Killed', 'a < b'),
        mutant('Timeout', 'true'),
        mutant('Survived', 'a >= b'),
        mutant('NoCoverage', '', { start: { line: 1, column: 11 }, end: { line: 2, column: 7 } }),
        mutant('Ignored', 'false'),
        mutant('CompileError', '!'),
      ],
    },
    'src/other.ts': { source: '', mutants: [mutant('Survived', 'x')] },
  },
}
const target = { project: 'packages/sums', files: ['packages/sums/src/sum.ts'], tests: [] }

test('считается названный файл: убитые, выжившие, без тестов; объяснённые не в счёт', () => {
  expect(summarise(report, target)).toEqual([
    {
      file: 'packages/sums/src/sum.ts',
      mutants: 4,
      killed: 2,
      survived: 1,
      uncovered: 1,
      survivors: [
        { place: 'packages/sums/src/sum.ts:2', was: 'a > b', is: 'a >= b', isCovered: true },
        { place: 'packages/sums/src/sum.ts:1', was: '() => return', is: '', isCovered: false },
      ],
    },
  ])
})

test('под таблицей стоит, где и что изменено, а тесты не заметили', () => {
  expect(describeMutation(summarise(report, target)).map((line) => line.trim())).toEqual([
    'файл                         мутантов        убито       выжило   без тестов',
    'packages/sums/src/sum.ts            4            2            1            1',
    'всего                               4            2            1            1',
    'выжил       packages/sums/src/sum.ts:2  a > b → a >= b',
    'без тестов  packages/sums/src/sum.ts:1  () => return → (ничего)',
  ])
})

test('файл, в котором менять нечего, в таблицу не входит', () => {
  const nothing = { project: 'packages/sums', files: ['packages/sums/src/type.ts'], tests: [] }
  expect(describeMutation(summarise(report, nothing))).toHaveLength(2)
})

test('чего не заметил ни один тест, то пробуется заново', () => {
  const { files } = withoutSurvivors(report)
  expect(files['src/sum.ts']?.mutants.map(({ status }) => status)).toEqual(['Killed', 'Timeout'])
  expect(files['src/other.ts']).toEqual({ source: '', mutants: [] })
})
