import type pg from 'pg'
import type { Column } from './statements.fixture.ts'

/** What `pg` returns for a type; JSON may be anything. */
const typesOf = {
  number: ['smallint', 'integer', 'oid', 'real', 'double precision'],
  string: ['bigint', 'numeric', 'text', 'character varying', 'character', 'name', 'uuid', 'inet'],
  boolean: ['boolean'],
  Date: ['date', 'timestamp without time zone', 'timestamp with time zone'],
  Buffer: ['bytea'],
}
const kinds = new Map(
  Object.entries(typesOf).flatMap(([kind, types]) => types.map((type) => [type, kind])),
)
const kindOf = (type: string): string | null =>
  type.endsWith('[]') ? `${kindOf(type.slice(0, -2))}[]` : (kinds.get(type) ?? null)

/** Parses a statement under a name of this connection, without running it. */
const describe = (client: pg.ClientBase, name: string, text: string): Promise<pg.FieldDef[]> =>
  new Promise((done, failed) => {
    let fields: pg.FieldDef[] = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        fields = message.fields
      },
      handleError: failed,
      handleReadyForQuery: () => done(fields),
    } as pg.Submittable)
  })

type Plan = Readonly<Record<string, unknown>> & { Plans?: Plan[]; Output?: string[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Sides of outer joins that may be missing in a row. */
const optionalSides = ({ 'Join Type': join, Plans: parts = [] }: Plan): Plan[] => {
  const optional =
    join === 'Full' ? ['Outer', 'Inner'] : [join === 'Left' && 'Inner', join === 'Right' && 'Outer']
  return parts.filter((part) => optional.includes(part['Parent Relationship'] as string))
}

/** Conditions that only pass rows in which the columns they name are not null. */
const conditionsOf = (plan: Plan): string[] =>
  Object.entries(plan)
    .filter(
      ([key]) => key === 'Filter' || (/ (Cond|Filter)$/.test(key) && plan['Join Type'] === 'Inner'),
    )
    .flatMap(([, text]) => String(text).split(' AND '))
    .filter((text) => !/\b(OR|CASE|COALESCE|IS NULL)\b/.test(text))

/** For each column: whether an outer join may leave it null, and whether a condition excludes null. */
const readPlan = (plan: Plan) => {
  const nodes = nodesOf(plan)
  const optional = nodes.flatMap(optionalSides).flatMap(nodesOf)
  const aliases = optional.map(({ Alias: alias }) => alias)
  const named = nodes
    .filter((node) => !optional.includes(node))
    .flatMap(conditionsOf)
    .flatMap((text) => text.split(/[^\w".]+/))
  return (plan.Output ?? []).map((output) => ({
    mayLack: /^[\w"]+\.[\w"]+$/.test(output) && aliases.includes(output.split('.')[0]),
    // with a single table, columns have no table prefix
    isThere: named.some((name) => name === output || name.endsWith(`.${output}`)),
  }))
}

const COLUMNS = `
  select format_type(type, null) as type, coalesce(not attnotnull, false) as "isNullable"
    from unnest($1::oid[], $2::oid[], $3::integer[]) with ordinality as field (type, relation, place, nth)
    left join pg_class on pg_class.oid = relation and relkind = 'r'
    left join pg_attribute on attrelid = pg_class.oid and attnum = place order by nth`

/** @returns what PostgreSQL reports about the columns of a statement; it throws for an invalid statement */
export const openDescriber = async (client: pg.ClientBase) => {
  // a partial index would remove a condition from the plan
  await client.query(`set plan_cache_mode = force_generic_plan; set enable_indexscan = off;
                      set enable_indexonlyscan = off; set enable_bitmapscan = off`)
  let count = 0
  return async (text: string): Promise<Column[]> => {
    const statement = `described_${++count}`
    const fields = await describe(client, statement, text)
    if (fields.length === 0) return []
    const { rows: columns } = await client.query<{ type: string; isNullable: boolean }>(COLUMNS, [
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ])
    const values = new Set(text.match(/\$\d+/g))
    const nulls = values.size ? `(${[...values].fill('null').join()})` : ''
    const { rows } = await client.query(
      `explain (verbose, format json) execute ${statement}${nulls}`,
    )
    const outputs = readPlan(rows[0]['QUERY PLAN'][0].Plan)
    return columns.map(({ type, isNullable }, at) => ({
      name: fields[at]?.name ?? '',
      kind: kindOf(type),
      isNullable: outputs[at]?.mayLack || (isNullable && !outputs[at]?.isThere),
    }))
  }
}
