import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { workspaceRoot } from '../workspace/paths.ts'
import { type Fault, misfitOf, readSource, withFault } from './fault.ts'
import { readRooms } from './rooms.ts'

const rooms = await readRooms()
const faults = rooms.flatMap((room) => room.faults)
/** As the filters of vitest see them: a path within the project, `packages/bff` and the like are no part of it. */
const testFiles = globSync('{packages/*,shell,remote-*}/**/*.test.{ts,tsx}', {
  cwd: workspaceRoot,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => file.replace(/^(packages\/[^/]+|shell\/server|shell|remote-[^/]+)\//, ''))

describe('список намеренных ошибок', () => {
  test('имена не повторяются', () => {
    const ids = faults.map(({ id }) => id)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test.each(faults.map((fault) => [fault.id, fault] as const))(
    '%s: место есть и одно',
    (_, fault) => {
      expect(misfitOf(fault, readSource(workspaceRoot, fault))).toBeNull()
    },
  )

  test.each(faults.map((fault) => [fault.id, fault] as const))(
    '%s: её тесты есть',
    (_, { tests }) => {
      expect(tests).not.toEqual([])
      for (const filter of tests) expect(testFiles.some((file) => file.includes(filter))).toBe(true)
    },
  )
})

describe('ошибка', () => {
  const fault: Fault = {
    id: 'x',
    file: 'a.ts',
    find: 'a > b',
    replace: 'a >= $&b',
    tests: [],
    harm: '',
  }

  test('ставится буквально', () => {
    expect(withFault(fault, 'if (a > b) {}')).toBe('if (a >= $&b) {}')
  })

  test('не ставится, когда места нет, их два или она ничего не меняет', () => {
    expect(misfitOf(fault, 'nothing')).toBe('absent')
    expect(misfitOf(fault, 'a > b, a > b')).toBe('ambiguous')
    expect(misfitOf({ ...fault, replace: fault.find }, 'a > b')).toBe('empty')
  })
})
