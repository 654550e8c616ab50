import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDescriber } from './described.fixture.ts'
import { type Column, findStatements } from './statements.fixture.ts'

let scratch: TestDatabase
beforeAll(async () => {
  scratch = await createTestDatabase()
})
afterAll(() => scratch.drop())

const statements = findStatements()

/** Columns that cannot be null although PostgreSQL does not know it: `-- never null: sha256 (why)`. */
const saidNeverNull = (text: string): string[] =>
  [...text.matchAll(/-- never null: ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  )

const isKind = (found: string | null, asserted: string | null): boolean =>
  found === null ||
  asserted === null ||
  found === asserted ||
  found === 'any[]' ||
  asserted === 'any[]'

const problemsOf = (
  found: readonly Column[],
  asserted: NonNullable<(typeof statements)[number]['columns']>,
  text: string,
): string[] => {
  const neverNull = saidNeverNull(text)
  return [
    ...found
      .filter(({ name }) => !asserted.some((column) => column.name === name))
      .map(({ name }) => `${name}: not in the type`),
    ...neverNull
      .filter((name) => !found.some((column) => column.name === name && column.isNullable))
      .map((name) => `${name}: "never null" is needless`),
    ...asserted.flatMap(({ name, kind, isNullable, isOptional }) => {
      const column = found.find((one) => one.name === name)
      if (!column) return isOptional ? [] : [`${name}: not in the answer`]
      if (!isKind(column.kind, kind)) return [`${name}: ${column.kind}, not ${kind}`]
      const isNull = column.isNullable && !isNullable && !neverNull.includes(name)
      return isNull ? [`${name}: may be null`] : []
    }),
  ]
}

test('every statement is one of this schema, and its rows are what their types say', async () => {
  const client = await scratch.pool.connect()
  const describe = await openDescriber(client)
  const problems: string[] = []
  for (const { place, texts, columns } of statements) {
    for (const text of texts) {
      const found = await describe(text).catch((error: Error) => error.message)
      if (typeof found === 'string') problems.push(`${place} ${found}`)
      else if (columns)
        problems.push(...problemsOf(found, columns, text).map((said) => `${place} ${said}`))
    }
  }
  client.release()
  expect([...new Set(problems)]).toEqual([])
})

test('what only a call can compose is counted', () => {
  const unread = statements.filter(({ texts }) => texts.length === 0)
  expect(unread.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    'modules/catalog/index/catalog-source.sql.ts',
    'modules/catalog/index/catalog-source.sql.ts',
    'modules/history/ordered.sql.ts',
    'modules/order/order-list.sql.ts',
    'modules/order/order-list.sql.ts',
    'modules/selections/selections.sql.ts',
    'modules/telemetry/telemetry.sql.ts',
  ])
})
