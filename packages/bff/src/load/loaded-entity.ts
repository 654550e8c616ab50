import type { PoolClient } from 'pg'
import type { Database } from '../kernel/database.ts'
import type { SourceIds } from './source-ids.ts'

/** Ids of an accounting system for rows that have no column for one, or that several ids lead to. */
export type ExternalLinks = {
  find(entity: string, ids: readonly string[]): Promise<Map<string, number>>
  /** Replaces what an id led to. */
  put(entity: string, links: readonly { id: string; localId: number }[]): Promise<void>
  drop(entity: string, ids: readonly string[]): Promise<void>
  /** Whether another id leads there as well, of any accounting system. */
  isShared(entity: string, id: string, localId: number): Promise<boolean>
}

/** What a load works with: one connection in one transaction, and the ids of one accounting system (D44). */
export type LoadContext = {
  client: PoolClient
  database: Database
  ids: SourceIds
  links: ExternalLinks
}

/** One record of a load; `id` as `stored` gives it, unique within entity and load. */
export type LoadItem<Record> = { place: number; id: string; record: Record }

/**
 * What is wrong with a field of one record: nothing of that record is written. A note is only said of it: `KEPT` names what
 * stays as the shop has it, others have words of their own.
 */
export type LoadFault = {
  place: number
  path: string
  code: string
  params?: LoadParams
  isNote?: true
}
type LoadParams = Readonly<{ [name: string]: string | number }>

export const keptNote = (place: number, path: string): LoadFault => ({
  ...{ place, path, code: 'KEPT', isNote: true },
})

export type LoadReference = { entity: string; path: string; id: string }

/**
 * How records of one kind are written. The load has looked at their fields before, knows that no id comes twice and that
 * everything they refer to is there. Whatever is thrown takes the whole load back.
 */
// biome-ignore lint/suspicious/noExplicitAny: lists hold entities of all kinds of records
export type LoadedEntity<Record = any> = {
  name: string
  /** Ids stand in ExternalLinks as they come; else in a column, as the shop has them (D44). */
  isLinked?: boolean
  references(record: Record): readonly LoadReference[]
  /** What a record that waits and a later one of the same id say together; without it the later one takes its place. */
  joined?(waiting: Record, later: Record): Record
  /** Those of the ids that are there, each with a mark that is another one when anything of it has changed. */
  known(context: LoadContext, ids: readonly string[]): Promise<Map<string, string>>
  /**
   * Refuses single records by giving back their faults, also after it has begun to write: then everything is taken back
   * and written again without them.
   */
  write(
    context: LoadContext,
    items: readonly LoadItem<Record>[],
  ): Promise<readonly LoadFault[] | undefined>
  /** In words, what the site goes on showing of these: a refused record must not leave an old value unseen (D64). */
  standing?(context: LoadContext, ids: readonly string[]): Promise<Map<string, string>>
  /** Takes away what is there. Gives back what cannot go, for something refers to it: then all is taken back, as above. */
  hide(context: LoadContext, ids: readonly string[]): Promise<readonly string[]>
  /** SQL of one column `id`: everything of this source that is not hidden. `links`: SQL of its links, external_id and local_id. */
  shown(ids: SourceIds, links: string): string
}

const PART = '\t'

/** What a record is known by: its id, or what it is about where it has none of its own. */
export const loadIdOf = (record: object): string => {
  const { id, product, priceType, warehouse } = record as { [field: string]: string }
  return id ?? [product, priceType ?? warehouse].join(PART)
}

export const partsOf = (id: string): readonly string[] => id.split(PART)

/** An id as it stands in the database. */
export const storedId = ({ isLinked }: LoadedEntity, ids: SourceIds, id: string): string =>
  isLinked ? id : partsOf(id).map(ids.toShop).join(PART)
