import type {
  SaveSynonymInput,
  SearchMiss,
  SearchMissesQuery,
  Synonym,
  SynonymsQuery,
} from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { insertAct } from '../staff-log/staff-log.service.ts'
import { selectMisses } from './search-misses.sql.ts'
import {
  deleteSynonym,
  type SynonymRow,
  selectSynonym,
  selectSynonyms,
  upsertSynonym,
} from './synonyms.sql.ts'

export type SynonymsService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(query: SynonymsQuery): Promise<PageAnswer<Synonym>>
  /** Logged. The change raises the version of the catalogue, so that the index is rebuilt with it. */
  save(caller: Staff, word: SaveSynonymInput): Promise<Synonym>
  remove(caller: Staff, said: string): Promise<{ isRemoved: boolean }>
  /** @throws AppError PAGE_NOT_FOUND past the end */
  misses(query: SearchMissesQuery): Promise<PageAnswer<SearchMiss>>
}

const shown = ({ said, meant, changedBy, changedAt }: SynonymRow): Synonym => ({
  said,
  meant,
  changedBy,
  changedAt: changedAt.toISOString(),
})
const keyOf = (said: string): string => said.trim().toLowerCase().replaceAll('ё', 'е')

export const createSynonymsService = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): SynonymsService => ({
  list: async (query) => {
    const { items, total } = await selectSynonyms(database, {
      q: query.q ?? '',
      ...windowOf(query),
    })
    return pageAnswer(items.map(shown), total, query)
  },

  save: ({ account }, { said, meant }) =>
    transact(async (connection) => {
      const before = await selectSynonym(connection, keyOf(said))
      if (before?.meant === meant) return shown(before)
      const saved = await upsertSynonym(connection, {
        said: keyOf(said),
        meant,
        changedBy: account.name,
      })
      await insertAct(connection, {
        actor: account,
        kind: 'synonym.saved',
        subject: { kind: 'synonym', uuid: saved.uuid, name: saved.said },
        changes: [{ field: 'meant', before: before?.meant ?? null, after: meant }],
        comment: null,
      })
      return shown(saved)
    }),

  remove: ({ account }, said) =>
    transact(async (connection) => {
      const word = await selectSynonym(connection, keyOf(said))
      if (!word) return { isRemoved: false }
      await deleteSynonym(connection, word.said)
      await insertAct(connection, {
        actor: account,
        kind: 'synonym.removed',
        subject: { kind: 'synonym', uuid: word.uuid, name: word.said },
        changes: [{ field: 'meant', before: word.meant, after: null }],
        comment: null,
      })
      return { isRemoved: true }
    }),

  misses: async (query) => {
    const { items, total } = await selectMisses(database, windowOf(query))
    return pageAnswer(items, total, query)
  },
})
