import type { PoolClient } from 'pg'
import type { Database } from '../kernel/database.ts'
import type { SourceIds } from './source-ids.ts'

/** Ids of an accounting system for rows without a column for such an id, or with several such ids. */
export type ExternalLinks = {
  find(entity: string, ids: readonly string[]): Promise<Map<string, number>>
  /** Replaces the targets of these ids. */
  put(entity: string, links: readonly { id: string; localId: number }[]): Promise<void>
  drop(entity: string, ids: readonly string[]): Promise<void>
  /** Whether another id, of any accounting system, also refers to this row. */
  isShared(entity: string, id: string, localId: number): Promise<boolean>
}

/** Context of a load: one connection in one transaction, and the ids of one accounting system (D44). */
export type LoadContext = {
  client: PoolClient
  database: Database
  ids: SourceIds
  links: ExternalLinks
}

/** One record of a load; `id` in the form of `storedId`, unique within entity and load. */
export type LoadItem<Record> = { place: number; id: string; record: Record }

/**
 * A fault in a field of one record, which is then not written. A fault that is only a note does not prevent writing:
 * `KEPT` names a field that keeps the shop's value, other notes have codes of their own.
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
 * How records of one kind are written. The load has already validated their fields, checked that no id occurs twice and
 * that all references exist. Any exception rolls the whole load back.
 */
// biome-ignore lint/suspicious/noExplicitAny: lists hold entities of all kinds of records
export type LoadedEntity<Record = any> = {
  name: string
  /** Whether ids are kept in ExternalLinks, unchanged; else they are in a column, in the shop's form (D44). */
  isLinked?: boolean
  references(record: Record): readonly LoadReference[]
  /** Merges a waiting record with a later one of the same id; without it the later one replaces the waiting one. */
  joined?(waiting: Record, later: Record): Record
  /** The existing ids, each with a mark that changes whenever the row changes. */
  known(context: LoadContext, ids: readonly string[]): Promise<Map<string, string>>
  /**
   * Writes the records and returns the faults of those it refuses, possibly after writing some: then everything is
   * rolled back and written again without the refused ones.
   */
  write(
    context: LoadContext,
    items: readonly LoadItem<Record>[],
  ): Promise<readonly LoadFault[] | undefined>
  /**
   * What the site goes on showing for these records, in words: a refused record must not leave an outdated value
   * unnoticed (D64).
   */
  standing?(context: LoadContext, ids: readonly string[]): Promise<Map<string, string>>
  /**
   * Removes or hides rows. Returns the ids that cannot go because something refers to them; then everything is rolled
   * back, as in `write`.
   */
  hide(context: LoadContext, ids: readonly string[]): Promise<readonly string[]>
  /**
   * SQL of one column `id`: everything of this source that is not hidden. `links`: SQL of its links, external_id and
   * local_id.
   */
  shown(ids: SourceIds, links: string): string
}

const PART = '\t'

/** The identity of a record: its id or, without one, the ids of what it describes. */
export const loadIdOf = (record: object): string => {
  const { id, product, priceType, warehouse } = record as { [field: string]: string }
  return id ?? [product, priceType ?? warehouse].join(PART)
}

export const partsOf = (id: string): readonly string[] => id.split(PART)

/** An id in the form stored in the database. */
export const storedId = ({ isLinked }: LoadedEntity, ids: SourceIds, id: string): string =>
  isLinked ? id : partsOf(id).map(ids.toShop).join(PART)
