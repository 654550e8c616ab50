import { expect, test } from 'vitest'
import { type Fault, plantFault } from './fault.ts'

const fault: Fault = { id: 'own-only', change: ['= $1', '> 0'], tests: [], harm: '' }
const made = (name: string, body: string) =>
  `create or replace function ${name}() returns text as $$\n${body}\n$$;\n`

test('меняется строка под меткой, и заменяющее ставится буквально', () => {
  const text = 'select 1 where a = $1\n  -- fault: own-only\n  and b = $1\n'
  expect(plantFault({ ...fault, change: ['= $1', '= $&'] }, new Map([['a.ts', text]]))).toEqual({
    file: 'a.ts',
    text: 'select 1 where a = $1\n  -- fault: own-only\n  and b = $&\n',
  })
})

test('строка под меткой выбрасывается', () => {
  const text = '// fault: own-only\nif (other) throw error\nreturn\n'
  expect(plantFault({ ...fault, change: 'drop' }, new Map([['a.ts', text]]))?.text).toBe(
    '// fault: own-only\n\nreturn\n',
  )
})

test('у одной строки несколько меток', () => {
  const text = '// fault: own-only\n// fault: other\na = $1\n'
  expect(plantFault(fault, new Map([['a.ts', text]]))?.text).toBe(
    '// fault: own-only\n// fault: other\na > 0\n',
  )
})

test('не ставится, когда метки нет, их две или в строке нечего менять', () => {
  const anchored = '// fault: own-only\na = $1\n'
  expect(plantFault(fault, new Map([['a.ts', 'a = $1\n']]))).toBeNull()
  expect(plantFault(fault, new Map([['a.ts', anchored + anchored]]))).toBeNull()
  expect(plantFault(fault, new Map([['a.ts', '// fault: own-only\na = $2\nb = $1\n']]))).toBeNull()
  expect(plantFault(fault, new Map([['a.ts', '// fault: own-only\na = $1, b = $1\n']]))).toBeNull()
})

test('функция базы берётся из своего повторяемого файла, а не из миграции, которая её завела', () => {
  const sources = new Map([
    ['bff/migrations/repeatable/own.sql', made('own', 'a = $1') + made('own_each', 'b = $1')],
    ['bff/migrations/001_a.sql', made('own', 'c = $1')],
  ])
  expect(plantFault({ ...fault, sqlFunction: 'own' }, sources)).toEqual({
    file: 'bff/migrations/repeatable/own.sql',
    text: made('own', 'a > 0') + made('own_each', 'b = $1'),
  })
  expect(plantFault({ ...fault, sqlFunction: 'gone' }, sources)).toBeNull()
})

test('миграция называется именем файла', () => {
  const sources = new Map([['bff/migrations/001_a.sql', 'check (a = $1)\n']])
  expect(plantFault({ ...fault, migration: '001_a.sql' }, sources)?.text).toBe('check (a > 0)\n')
})
