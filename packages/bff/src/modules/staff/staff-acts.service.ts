import type { StaffAct, StaffActsQuery } from '@isp/contract'
import type { Database } from '../../database.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../page.ts'
import type { Staff } from '../../plugins/caller.ts'
import { insertAct, type NewAct, selectActs } from './staff-acts.sql.ts'

export type StaffActsService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: Staff, query: StaffActsQuery): Promise<PageAnswer<StaffAct>>
}

export const createStaffActsService = ({ database }: { database: Database }): StaffActsService => ({
  list: async ({ account }, query) => {
    const { id: accountId, uuid, staffRole } = account
    const { items, total } = await selectActs(database, {
      reader:
        staffRole === 'admin' ? null : { accountId, uuid, seesCompanies: staffRole === 'sales' },
      q: query.q ?? '',
      subject: query.subject ?? null,
      ...windowOf(query),
    })
    return pageAnswer(
      items.map((act) => ({ ...act, at: act.at.toISOString() })),
      total,
      query,
    )
  },
})

/** An act of another module's staff calls, in its transaction. */
export const noteAct = async (database: Database, act: NewAct): Promise<void> => {
  await insertAct(database, act)
}
