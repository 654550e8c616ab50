import { createTestDatabase } from '@isp/testing/database'
import { expect, test } from 'vitest'
import { openDescriber } from './described.fixture.ts'
import { type Column, findStatements } from './statements.fixture.ts'

const statements = await findStatements()

/** Columns declared as never null although PostgreSQL cannot tell: `-- never null: sha256 (why)`. */
const saidNeverNull = (text: string): string[] =>
  [...text.matchAll(/-- never null: ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  )

const isKind = (found: string | null, asserted: string | null): boolean =>
  [found, asserted].some((kind) => kind === null || kind === 'null[]') || found === asserted

const problemsOf = (found: readonly Column[], asserted: readonly Column[], text: string) => {
  const neverNull = saidNeverNull(text)
  const foundOf = (name: string) => found.find((column) => column.name === name)
  return [
    ...found
      .filter(({ name }) => !asserted.some((column) => column.name === name))
      .map(({ name }) => `${name} is not in the type`),
    ...neverNull
      .filter((name) => !foundOf(name)?.isNullable)
      .map((name) => `${name}: "never null" is needless`),
    ...asserted.flatMap(({ name, kind, isNullable, isOptional }) => {
      const column = foundOf(name)
      if (!column) return isOptional ? [] : [`${name} is not in the answer`]
      if (!isKind(column.kind, kind)) return [`${name} is ${column.kind}, not ${kind}`]
      const isNull = column.isNullable && !isNullable && !neverNull.includes(name)
      return isNull ? [`${name} may be null`] : []
    }),
  ]
}

test('every statement is one of this schema, and its rows are what their types say', async () => {
  const scratch = await createTestDatabase()
  const client = await scratch.pool.connect()
  const describe = await openDescriber(client)
  const problems = new Set<string>()
  for (const { place, texts, columns } of statements) {
    for (const text of texts) {
      const said = await describe(text).then(
        (found) => (columns ? problemsOf(found, columns, text) : []),
        (error: Error) => [error.message],
      )
      for (const problem of said) problems.add(`${place} ${problem}`)
    }
  }
  client.release()
  await scratch.drop()
  expect([...problems]).toEqual([])
})

test('what only a call can compose is known', () => {
  const unread = statements.filter(({ texts }) => texts.length === 0)
  expect(unread.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    'load/loaded-rows.sql.ts',
    'load/loaded-rows.sql.ts',
    'modules/goods/indexing/catalog-source.sql.ts',
    'modules/history/ordered.sql.ts',
    'modules/order/lists/order-list.sql.ts',
    'modules/order/lists/order-list.sql.ts',
    'modules/selections/selections.sql.ts',
    'modules/telemetry/telemetry.sql.ts',
    'modules/tickets/tickets.sql.ts',
    'modules/tickets/tickets.sql.ts',
  ])
})
