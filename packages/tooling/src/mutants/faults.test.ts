import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

const migrations = globSync('packages/bff/migrations/*.sql', { cwd: workspaceRoot }).sort()
const readMigration = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8')

/** The function of a migration that a place lies in; null outside of any. */
const functionAround = (sql: string, place: number): string | null => {
  const bodies = sql.matchAll(/create (?:or replace )?function (\w+)\b[\s\S]*?\$\$[\s\S]*?\$\$;/g)
  const around = [...bodies].find(
    ({ index, 0: body }) => index <= place && place < index + body.length,
  )
  return around?.[1] ?? null
}

/** The later migration that makes the function anew, so that a fault in the earlier one changes nothing. */
const replacedIn = ({ file, find }: Fault): string | null => {
  const sql = readMigration(file)
  const name = functionAround(sql, sql.indexOf(find))
  const again = new RegExp(`create (?:or replace )?function ${name}\\b`)
  return migrations.findLast((other) => other > file && again.test(readMigration(other))) ?? null
}

describe('список намеренных ошибок', () => {
  test.each(
    faults
      .filter(({ file }) => migrations.includes(file))
      .map((fault) => [fault.id, fault] as const),
  )('%s: её функцию никакая более поздняя миграция не пишет заново', (_, fault) => {
    expect(replacedIn(fault)).toBeNull()
  })

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
