import type { StaffAct, StaffActsQuery } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import { selectActs } from './staff-acts.sql.ts'

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
