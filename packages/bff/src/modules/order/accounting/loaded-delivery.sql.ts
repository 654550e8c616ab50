import type { Database } from '../../../kernel/database.ts'

export const selectMethodMarks = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; mark: string }[]> =>
  database.query({
    text: `select external_id as id, xmin::text as mark from delivery_method
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export const selectMethodCodes = (database: Database): Promise<{ code: string }[]> =>
  database.query({ text: `select replace(code, '-', '_') as code from delivery_method` })

/** An existing method keeps its code, because orders and page addresses refer to it. */
export const upsertMethods = async (database: Database, methods: object[]): Promise<void> => {
  await database.query({
    text: `insert into delivery_method as t (external_id, code, name, description, kind, needs_address, sort)
           select id, code, name, description, kind, "needsAddress", sort
             from jsonb_to_recordset($1::jsonb) given
                  (id text, code text, name text, description text, kind text, "needsAddress" boolean, sort integer)
           on conflict (external_id) do update set
             name = excluded.name, description = excluded.description, kind = excluded.kind,
             needs_address = excluded.needs_address, sort = excluded.sort, is_active = true
           where (t.name, t.description, t.kind, t.needs_address, t.sort, t.is_active)
             is distinct from (excluded.name, excluded.description, excluded.kind, excluded.needs_address, excluded.sort, true)`,
    values: [JSON.stringify(methods)],
  })
}

export const deactivateMethods = async (
  database: Database,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    text: 'update delivery_method set is_active = false where external_id = any ($1::text[]) and is_active',
    values: [ids],
  })
}
