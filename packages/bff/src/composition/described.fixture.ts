import type pg from 'pg'
import type { Column } from './statements.fixture.ts'

type Field = Pick<pg.FieldDef, 'name' | 'tableID' | 'columnID' | 'dataTypeID'>

/** What `pg` makes of a type; JSON may be anything. */
const typesOf = {
  number: ['int2', 'int4', 'oid', 'float4', 'float8'],
  string: ['int8', 'numeric', 'text', 'varchar', 'bpchar', 'name', 'uuid', 'inet'],
  boolean: ['bool'],
  Date: ['date', 'timestamp', 'timestamptz'],
  Buffer: ['bytea'],
}
const kinds = new Map(
  Object.entries(typesOf).flatMap(([kind, types]) => types.map((type) => [type, kind])),
)

/** Parses a statement under a name of this connection, and runs nothing. */
const describe = (client: pg.ClientBase, name: string, text: string): Promise<Field[]> =>
  new Promise((done, failed) => {
    let fields: Field[] = []
    client.query({
      submit: (connection: pg.Connection) => {
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => {
        fields = message.fields
      },
      handleError: failed,
      handleReadyForQuery: () => done(fields),
    } as pg.Submittable)
  })

type Plan = Readonly<Record<string, unknown>> & {
  Plans?: readonly Plan[]
  Output?: readonly string[]
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

/** The sides of outer joins that a row may lack. */
const optionalSides = ({ 'Join Type': join, Plans: parts = [] }: Plan): Plan[] => {
  const isOptional: Readonly<Record<string, boolean>> = {
    Inner: join === 'Left' || join === 'Full',
    Outer: join === 'Right' || join === 'Full',
  }
  return parts.filter((part) => isOptional[String(part['Parent Relationship'])])
}

const conditionsOf = (plan: Plan): string[] =>
  Object.entries(plan).flatMap(([key, value]) =>
    /Cond|Filter/.test(key) && typeof value === 'string' ? [value] : [],
  )

/** What the plan knows of nulls: columns of an outer join's optional side, and those that a condition has looked at. */
const readPlan = (plan: Plan) => {
  const nodes = flat(plan)
  const optional = new Set(
    nodes
      .flatMap(optionalSides)
      .flatMap(flat)
      .map(({ Alias: alias }) => alias),
  )
  const conditions = nodes.flatMap(conditionsOf)
  return (plan.Output ?? []).map((output) => ({
    isOptional:
      /^[\w"]+\.[\w"]+$/.test(output) && optional.has(output.split('.')[0]?.replaceAll('"', '')),
    isLookedAt: conditions.some(
      (text) => text.includes(output) && !text.includes(`${output} IS NULL`),
    ),
  }))
}

export const openDescriber = async (client: pg.ClientBase) => {
  const { rows: types } = await client.query<{ id: number; name: string; element: string | null }>(
    `select type.oid as id, type.typname as name, element.typname as element
       from pg_type type left join pg_type element on element.oid = type.typelem and type.typcategory = 'A'`,
  )
  const kindOf = new Map(
    types.map(({ id, name, element }) => [
      id,
      element === null ? (kinds.get(name) ?? null) : `${kinds.get(element) ?? 'any'}[]`,
    ]),
  )
  const { rows: columns } = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute join pg_class on pg_class.oid = attrelid
      where not attnotnull and relkind in ('r', 'p')`,
  )
  const nullable = new Set(columns.map(({ key }) => key))
  // an index of some rows would take a condition out of the plan
  await client.query(`set plan_cache_mode = force_generic_plan; set enable_indexscan = off;
                      set enable_indexonlyscan = off; set enable_bitmapscan = off`)
  let count = 0
  /** @throws Error of PostgreSQL for a statement that cannot be */
  return async (text: string): Promise<Column[]> => {
    const name = `described_${++count}`
    const fields = await describe(client, name, text)
    if (fields.length === 0) return []
    const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
    const nulls = places === 0 ? '' : `(${Array(places).fill('null').join(', ')})`
    const { rows } = await client.query(`explain (verbose, format json) execute ${name}${nulls}`)
    const outputs = readPlan(rows[0]['QUERY PLAN'][0].Plan)
    return fields.map(({ name, tableID, columnID, dataTypeID }, place) => ({
      name,
      kind: kindOf.get(dataTypeID) ?? null,
      isNullable:
        outputs[place]?.isOptional === true ||
        (nullable.has(`${tableID}.${columnID}`) && outputs[place]?.isLookedAt !== true),
    }))
  }
}
