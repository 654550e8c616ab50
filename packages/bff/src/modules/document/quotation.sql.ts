import { type Database, theRow } from '../../kernel/database.ts'

/** `dated` is yyyy-mm-dd, `total` kopecks; whoever is not known is null. */
export type NewQuotation = {
  dated: string
  accountId: number | null
  companyId: number | null
  lineCount: number
  total: number
}

/** Enters an offer into the year's register under the next number: one statement, so that none is taken for nothing. */
export const registerQuotation = async (
  database: Database,
  { dated, accountId, companyId, lineCount, total }: NewQuotation,
): Promise<{ year: number; number: number }> =>
  theRow(
    await database.query<{ year: number; number: number }>({
      name: 'document.register-quotation',
      text: `with taken as (
               insert into quotation_counter as counter (year, last) values (extract(year from $1::date), 1)
               -- fault: offers-under-one-number
               on conflict (year) do update set last = counter.last + 1 returning year, last
             )
             insert into quotation (year, number, dated, account_id, company_id, line_count, total)
             select year, last, $1::date, $2, $3, $4, $5 from taken returning year, number`,
      values: [dated, accountId, companyId, lineCount, total],
    }),
  )
