import type { Database } from '../../kernel/database.ts'
import type { KnownLayout } from '../../sheets/columns.ts'

/** Limit of stored layouts of one account; beyond it the one chosen longest ago is deleted. */
export const MOST_LAYOUTS = 100

export const selectLayouts = (database: Database, accountId: number): Promise<KnownLayout[]> =>
  database.query<KnownLayout>({
    name: 'excel.layouts',
    text: `select headings, article, quantity from excel_layout where account_id = $1`,
    values: [accountId],
  })

/** Stores the columns chosen for a row of headings; an earlier choice for the same headings is replaced. */
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
