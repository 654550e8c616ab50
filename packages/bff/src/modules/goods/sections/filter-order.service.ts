import type { FilterOrder } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { changesOf, insertAct } from '../../staff-log/staff-log.service.ts'
import { raiseVersion } from '../own-fields/reindex.sql.ts'
import {
  deleteFilterOrder,
  holdSection,
  type OrderedSection,
  selectFilterOrder,
  selectOrderedSection,
  selectPropertyNames,
  selectUsedFilters,
  upsertFilterOrder,
} from './filter-order.sql.ts'

/** Both @throws AppError SECTION_NOT_FOUND */
export type FilterOrderService = {
  read(sectionId: number): Promise<FilterOrder>
  /**
   * Writes the staff's log and has the index built anew. `null`: back to the order that the section finds itself.
   * @throws AppError REQUEST_INVALID for a property that does not exist
   */
  set(
    editor: Staff<'admin' | 'content'>,
    sectionId: number,
    codes: readonly string[] | null,
  ): Promise<FilterOrder>
}

const find = async (database: Database, id: number): Promise<OrderedSection> => {
  const section = await selectOrderedSection(database, id)
  if (!section) throw new AppError('SECTION_NOT_FOUND')
  return section
}

const read = async (database: Database, { id, slug }: OrderedSection): Promise<FilterOrder> => {
  const row = await selectFilterOrder(database, id)
  return {
    codes: row?.codes ?? null,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
    used: await selectUsedFilters(database, slug),
  }
}

export const createFilterOrder = ({
  database,
  transact,
}: {
  database: Database
  transact: Transact
}): FilterOrderService => ({
  read: async (sectionId) => read(database, await find(database, sectionId)),

  set: ({ account }, sectionId, codes) =>
    transact(async (connection) => {
      await holdSection(connection, sectionId)
      const section = await find(connection, sectionId)
      const before = (await selectFilterOrder(connection, sectionId))?.codes ?? null
      const names = await selectPropertyNames(connection, [...(before ?? []), ...(codes ?? [])])
      if (codes?.some((code) => !names.has(code)))
        throw invalidFields(fieldError('codes', 'UNAVAILABLE'))
      const logged = (order: readonly string[] | null) => ({
        filterOrder: order?.map((code) => names.get(code) ?? code).join(', ') ?? null,
      })
      if (before?.join() === codes?.join()) return read(connection, section)
      if (codes) await upsertFilterOrder(connection, { sectionId, codes, by: account.name })
      else await deleteFilterOrder(connection, sectionId)
      await raiseVersion(connection)
      await insertAct(connection, {
        actor: account,
        kind: 'section.filter-order',
        subject: { kind: 'section', uuid: section.uuid, name: section.name },
        changes: changesOf(logged(before), logged(codes)),
        comment: null,
      })
      return read(connection, section)
    }),
})
