// Reads orders of order; agreement and company of company; exchange_link of exchange.
import type { Settlement } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type SettlementRow = {
  id: number
  agreement: string | null
  from: string
  to: string
  opening: number
  closing: number
  overdue: number
  agrees: boolean | null
  amount: number | null
  answeredAt: Date | null
  ticketId: number | null
}

const columns = `
  settlement.id, agreement.title as agreement, to_char(settlement.begins, 'YYYY-MM-DD') as "from",
  to_char(settlement.ends, 'YYYY-MM-DD') as "to", settlement.opening::float8 as opening, settlement.closing::float8 as closing,
  (select coalesce(sum(amount), 0)::float8 from jsonb_to_recordset(settlement.overdue) part (amount bigint)) as overdue,
  settlement.agrees, settlement.answered_amount::float8 as amount, settlement.answered_at as "answeredAt",
  settlement.ticket_id as "ticketId"`

/** Statements of company `$1`: the newest for each agreement and period. */
const shown = `
  from settlement left join agreement on agreement.id = settlement.agreement_id
 where settlement.company_id = $1 and not settlement.is_hidden
   and not exists (select from settlement newer
          where newer.company_id = settlement.company_id and newer.agreement_id is not distinct from settlement.agreement_id
            and newer.begins = settlement.begins and newer.ends = settlement.ends and not newer.is_hidden
            and (newer.changed_at, newer.id) > (settlement.changed_at, settlement.id))`

export const selectSettlements = async (
  database: Database,
  companyId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: SettlementRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<SettlementRow>({
      name: 'settlements.list',
      text: `select ${columns} ${shown} order by settlement.ends desc, settlement.id desc limit $2 offset $3`,
      values: [companyId, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'settlements.count',
      text: `select count(*)::integer as total ${shown}`,
      values: [companyId],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export type WholeSettlement = SettlementRow & {
  version: number
  /** Comment of the answer; null: no answer, or answered before comments were stored. */
  comment: string | null
  day: string
  lines: Settlement['lines']
  ageing: Settlement['ageing']
}

/** A visible statement; its lines are linked to orders by number or by the accounting system's id. */
export const selectSettlement = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<WholeSettlement | undefined> => {
  const rows = await database.query<WholeSettlement>({
    name: 'settlements.one',
    text: `select ${columns}, settlement.version, settlement.answered_comment as comment,
                  to_char(settlement.changed_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day,
                  (select coalesce(json_agg(part order by days), '[]')
                     from jsonb_to_recordset(settlement.overdue) part (days integer, amount bigint)) as ageing,
                  (select coalesce(json_agg(json_build_object(
                            'date', line ->> 'date', 'paper', line ->> 'paper', 'debit', line -> 'debit', 'credit', line -> 'credit',
                            'order', (select json_build_object('id', orders.id, 'number', orders.number) from orders
                                       where orders.id = coalesce(numbered.id, link.local_id)
                                         and orders.company_id = settlement.company_id)) order by place), '[]')
                     from jsonb_array_elements(settlement.lines) with ordinality given (line, place)
                     left join orders numbered
                       on numbered.number = line ->> 'order' and numbered.company_id = settlement.company_id
                     left join exchange_link link
                       on link.source = settlement.source and link.entity = 'orders' and link.external_id = line ->> 'order'
                  ) as lines
             ${shown} and settlement.id = $2`,
    values: [companyId, id],
  })
  return rows[0]
}

/** Lock against concurrent answers, until the end of the transaction. */
export const lockSettlement = async (
  database: Database,
  companyId: number,
  id: number,
): Promise<void> => {
  await database.query({
    name: 'settlements.lock',
    text: 'select from settlement where company_id = $1 and id = $2 for no key update',
    values: [companyId, id],
  })
}

type Answered = {
  agrees: boolean
  amount: number | null
  comment: string
  ticketId: number | null
}

export const updateAnswer = async (
  database: Database,
  id: number,
  { agrees, amount, comment, ticketId }: Answered,
): Promise<void> => {
  await database.query({
    name: 'settlements.answer',
    text: `update settlement set agrees = $2, answered_amount = $3, ticket_id = $4, answered_comment = $5,
                  answered_at = now() where id = $1`,
    values: [id, agrees, amount, ticketId, comment],
  })
}

export const selectParty = async (
  database: Database,
  companyId: number,
): Promise<{ name: string; inn: string; kpp: string | null }> =>
  theRow(
    await database.query<{ name: string; inn: string; kpp: string | null }>({
      name: 'settlements.party',
      text: 'select name, inn, kpp from company where id = $1',
      values: [companyId],
    }),
  )
