// Reads company_member of company.
import { type Database, theRow } from '../../kernel/database.ts'
import type { Reader } from './order-paper.sql.ts'
import type { QuotationContent } from './quotation-content.ts'

/**
 * `dated` as yyyy-mm-dd, `total` in kopecks; ids are null for an anonymous caller. `kept`: the content, stored for
 * companies only.
 */
export type NewQuotation = {
  dated: string
  accountId: number | null
  companyId: number | null
  lineCount: number
  total: number
  kept: { content: QuotationContent; contentHash: string } | null
}

type Numbered = { year: number; number: number }

/** Registers an offer under the year's next number, in one statement so that no number is lost. */
export const registerQuotation = async (
  database: Database,
  { dated, accountId, companyId, lineCount, total, kept }: NewQuotation,
): Promise<Numbered> =>
  theRow(
    await database.query<Numbered>({
      name: 'document.register-quotation',
      text: `with taken as (
               insert into quotation_counter as counter (year, last) values (extract(year from $1::date), 1)
               -- fault: offers-under-one-number
               on conflict (year) do update set last = counter.last + 1 returning year, last
             )
             insert into quotation (year, number, dated, account_id, company_id, line_count, total, content, content_hash)
             select year, last, $1::date, $2, $3, $4, $5, $6, $7 from taken returning year, number`,
      values: [
        ...[dated, accountId, companyId, lineCount, total],
        ...[kept && JSON.stringify(kept.content), kept?.contentHash ?? null],
      ],
    }),
  )

/** The same offer (content, person, day), if it exists. */
export const selectSameQuotation = async (
  database: Database,
  { accountId, companyId, dated, contentHash }: Reader & { dated: string; contentHash: string },
): Promise<Numbered | undefined> => {
  const rows = await database.query<Numbered>({
    name: 'document.same-quotation',
    text: `select year, number from quotation
            where company_id = $1 and account_id = $2 and dated = $3 and content_hash = $4 and content is not null
            order by id desc limit 1`,
    values: [companyId, accountId, dated, contentHash],
  })
  return rows[0]
}

/** Visible to an unblocked member of the chosen company: a manager sees all of its offers, others their own. */
const visible = `
  from quotation join company_member reader
    on reader.company_id = quotation.company_id and reader.account_id = $1 and not reader.is_blocked
   and (reader.sees_all_orders or quotation.account_id = $1)
 where quotation.company_id = $2 and quotation.content is not null`

const printedNumber = `quotation.year || '-' || lpad(quotation.number::text, 6, '0')`
const found = `
  and ($3 = '' or position($3 in ${printedNumber}) > 0
         or exists (select from jsonb_array_elements(quotation.content -> 'lines') line
                     where position(lower($3) in lower(line ->> 'article')) > 0
                        or position(lower($3) in lower(line ->> 'name')) > 0))
  and ($4::date is null or quotation.dated >= $4) and ($5::date is null or quotation.dated <= $5)`

export type QuotationRow = Numbered & {
  id: number
  dated: string
  validUntil: string
  author: string
  agreement: string | null
  lineCount: number
  total: number
}

/** Days as 2026-11-22, in the seller's time zone. */
export type QuotationFilter = { q: string; from: string | null; to: string | null }

/** A page of offers, newest first, and the number of all. */
export const selectQuotations = async (
  database: Database,
  { accountId, companyId }: Reader,
  { q, from, to }: QuotationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: QuotationRow[]; total: number }> => {
  const values = [accountId, companyId, q, from, to]
  const [items, counted] = await Promise.all([
    database.query<QuotationRow>({
      name: 'document.quotations',
      text: `select quotation.id, quotation.year, quotation.number, to_char(quotation.dated, 'YYYY-MM-DD') as dated,
                    quotation.content ->> 'validUntil' as "validUntil", quotation.content ->> 'author' as author,
                    quotation.content ->> 'agreement' as agreement, quotation.line_count as "lineCount", quotation.total::float8 as total
               ${visible} ${found} order by quotation.id desc limit $6 offset $7`,
      values: [...values, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'document.quotations-count',
      text: `select count(*)::integer as total ${visible} ${found}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

export type KeptQuotation = Numbered & { id: number; dated: string; content: QuotationContent }

/** Those of the given offers that the reader sees. */
export const selectKeptQuotations = (
  database: Database,
  { accountId, companyId }: Reader,
  ids: readonly number[],
): Promise<KeptQuotation[]> =>
  database.query({
    name: 'document.kept-quotations',
    text: `select quotation.id, quotation.year, quotation.number, to_char(quotation.dated, 'YYYY-MM-DD') as dated, quotation.content
             ${visible} and quotation.id = any ($3)`,
    values: [accountId, companyId, ids],
  })
