// Reads company of company.
import type { Database } from '../../kernel/database.ts'

/** A line of one of a person's baskets for the data export, with names instead of ids; `company` null: without a company. */
export type OwnLine = {
  company: string | null
  name: string
  quantity: number
  comment: string
}

export const selectOwnLines = (database: Database, accountId: number): Promise<OwnLine[]> =>
  database.query({
    text: `select company.name as company, line.name, line.quantity, line.comment
             from basket join basket_line line on line.basket_id = basket.id
             left join company on company.id = basket.company_id
            where basket.account_id = $1 order by basket.id, line.place`,
    values: [accountId],
  })

export const deleteBaskets = async (database: Database, accountId: number): Promise<void> => {
  await database.query({ text: 'delete from basket where account_id = $1', values: [accountId] })
}
