// Reads agreement of company.
import type { Database } from '../../kernel/database.ts'

export const selectSettlementMarks = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; mark: string }[]> =>
  database.query({
    text: `select external_id as id, concat(version, ' ', is_hidden) as mark from settlement
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export const selectAgreementCompanies = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; companyId: number }[]> =>
  database.query({
    text: `select external_id as id, company_id as "companyId" from agreement
            where external_id = any ($1::text[])`,
    values: [ids],
  })

/** Changed figures remove the buyer's answer from the statement; its ticket keeps it. */
export const upsertSettlements = async (
  database: Database,
  source: string,
  settlements: readonly object[],
): Promise<void> => {
  await database.query({
    text: `insert into settlement as t (external_id, source, company_id, agreement_id, begins, ends, opening, closing, lines, overdue)
           select given.id, $1, given."companyId", agreement.id, given."from", given."to", given.opening, given.closing,
                  given.lines, given.overdue
             from jsonb_to_recordset($2::jsonb) given
                  (id text, "companyId" integer, agreement text, "from" date, "to" date, opening bigint, closing bigint,
                   lines jsonb, overdue jsonb)
             left join agreement on agreement.external_id = given.agreement
           on conflict (external_id) do update set
             company_id = excluded.company_id, agreement_id = excluded.agreement_id, begins = excluded.begins,
             ends = excluded.ends, opening = excluded.opening, closing = excluded.closing, lines = excluded.lines,
             overdue = excluded.overdue, is_hidden = false, version = t.version + 1, changed_at = now(),
             agrees = null, answered_amount = null, answered_comment = null, answered_at = null, ticket_id = null
           where (t.company_id, t.agreement_id, t.begins, t.ends, t.opening, t.closing, t.lines, t.overdue, t.is_hidden)
             is distinct from (excluded.company_id, excluded.agreement_id, excluded.begins, excluded.ends, excluded.opening,
                  excluded.closing, excluded.lines, excluded.overdue, false)`,
    values: [source, JSON.stringify(settlements)],
  })
}

export const hideSettlements = async (
  database: Database,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    text: 'update settlement set is_hidden = true where external_id = any ($1::text[]) and not is_hidden',
    values: [ids],
  })
}
