// Reads company of company.
import type { Database } from '../../kernel/database.ts'

/** A draft or shared copy of a basket that a person made and has not deleted; `company` null: without a company. */
export type OwnDraft = {
  company: string | null
  name: string
  note: string
  createdAt: Date
  lines: { name: string; quantity: number; comment: string }[]
}

export const selectOwnDrafts = (database: Database, accountId: number): Promise<OwnDraft[]> =>
  database.query({
    text: `select company.name as company, draft.name, draft.note, draft.created_at as "createdAt",
                  (select coalesce(json_agg(json_build_object('name', line.name, 'quantity', line.quantity,
                                                              'comment', line.comment) order by line.place), '[]')
                     from draft_line line where line.draft_id = draft.id) as lines
             from draft left join company on company.id = draft.company_id
            where draft.account_id = $1 and draft.deleted_at is null order by draft.id`,
    values: [accountId],
  })

/** Deletes an account's drafts without a company; drafts in a company belong to the company (D41). */
export const deletePrivateDrafts = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    // fault: draft-of-company-gone-with-account
    text: 'delete from draft where account_id = $1 and company_id is null',
    values: [accountId],
  })
}
