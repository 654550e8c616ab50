import type { Synonym } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type SynonymRow = Omit<Synonym, 'changedAt'> & { uuid: string; changedAt: Date }
type Window = { limit: number; offset: number }

const columns = 'uuid, said, meant, changed_by as "changedBy", changed_at as "changedAt"'

export const selectSynonyms = async (
  database: Database,
  { q, limit, offset }: Window & { q: string },
): Promise<{ items: SynonymRow[]; total: number }> => {
  const where = `($1 = '' or position(lower($1) in lower(said || ' ' || meant)) > 0)`
  const [items, counted] = await Promise.all([
    database.query<SynonymRow>({
      name: 'synonyms.page',
      text: `select ${columns} from search_synonym where ${where} order by said limit $2 offset $3`,
      values: [q, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'synonyms.count',
      text: `select count(*)::integer as total from search_synonym where ${where}`,
      values: [q],
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** The synonym, locked for the following change. */
export const selectSynonym = async (
  database: Database,
  said: string,
): Promise<SynonymRow | undefined> => {
  const rows = await database.query<SynonymRow>({
    name: 'synonyms.one',
    text: `select ${columns} from search_synonym where said = $1 for update`,
    values: [said],
  })
  return rows[0]
}

export const upsertSynonym = async (
  database: Database,
  word: { said: string; meant: string; changedBy: string },
): Promise<SynonymRow> =>
  theRow(
    await database.query<SynonymRow>({
      name: 'synonyms.save',
      text: `insert into search_synonym (said, meant, changed_by) values ($1, $2, $3)
             on conflict (said) do update
               set meant = excluded.meant, changed_by = excluded.changed_by, changed_at = now()
             returning ${columns}`,
      values: [word.said, word.meant, word.changedBy],
    }),
  )

export const deleteSynonym = async (database: Database, said: string): Promise<void> => {
  await database.query({
    name: 'synonyms.remove',
    text: 'delete from search_synonym where said = $1',
    values: [said],
  })
}
