import type { Database } from '../../kernel/database.ts'
import type { KnownLayout } from '../../sheets/columns.ts'

/** Of one account; who has more kinds of tables chooses anew for the oldest. */
export const MOST_LAYOUTS = 100

export const selectLayouts = (database: Database, accountId: number): Promise<KnownLayout[]> =>
  database.query<KnownLayout>({
    name: 'excel.layouts',
    text: `select headings, article, quantity from excel_layout where account_id = $1`,
    values: [accountId],
  })

/** The last word about a row of headings counts. */
export const saveLayout = async (
  database: Database,
  accountId: number,
  { headings, article, quantity }: KnownLayout,
): Promise<void> => {
  await database.query({
    name: 'excel.save-layout',
    text: `insert into excel_layout (account_id, headings, article, quantity) values ($1, $2, $3, $4)
           on conflict (account_id, headings)
           do update set article = excluded.article, quantity = excluded.quantity, chosen_at = now()`,
    values: [accountId, headings, article, quantity],
  })
  await database.query({
    name: 'excel.forget-layouts',
    text: `delete from excel_layout where account_id = $1 and headings not in (
             select headings from excel_layout where account_id = $1 order by chosen_at desc, headings limit $2)`,
    values: [accountId, MOST_LAYOUTS],
  })
}
