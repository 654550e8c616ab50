import type { Database } from '../../kernel/database.ts'
import type { ExternalLinks } from '../../load/loaded-entity.ts'

/** Links between ids of one accounting system and ours. */
export const linksOf = (database: Database, source: string): ExternalLinks => ({
  find: async (entity, ids) => {
    const rows = await database.query<{ id: string; localId: number }>({
      name: 'exchange.find-links',
      text: `select external_id as id, local_id as "localId" from exchange_link
              where source = $1 and entity = $2 and external_id = any ($3::text[])`,
      values: [source, entity, ids],
    })
    return new Map(rows.map(({ id, localId }) => [id, localId]))
  },
  put: async (entity, links) => {
    await database.query({
      name: 'exchange.put-links',
      text: `insert into exchange_link as t (source, entity, external_id, local_id)
             select $1, $2, id, "localId" from jsonb_to_recordset($3::jsonb) given (id text, "localId" integer)
             on conflict (source, entity, external_id) do update set local_id = excluded.local_id
               where t.local_id <> excluded.local_id`,
      values: [source, entity, JSON.stringify(links)],
    })
  },
  isShared: async (entity, id, localId) => {
    const rows = await database.query({
      name: 'exchange.shared-link',
      text: `select from exchange_link
              where entity = $2 and local_id = $4 and (source, external_id) <> ($1, $3) limit 1`,
      values: [source, entity, id, localId],
    })
    return rows.length > 0
  },
  drop: async (entity, ids) => {
    await database.query({
      name: 'exchange.drop-links',
      text: 'delete from exchange_link where source = $1 and entity = $2 and external_id = any ($3::text[])',
      values: [source, entity, ids],
    })
  },
})
