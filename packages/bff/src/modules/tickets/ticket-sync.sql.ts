// Reads the view sales_company of company.
import { type Database, theRow } from '../../kernel/database.ts'
import { missedBy, SEEN, type SeenSnapshot } from '../../kernel/seen-snapshot.ts'
import { type Reader, readerValues, seenComments, seenTickets } from './ticket-reader.ts'

/**
 * The snapshot that a reader has seen, and the reader's rights then: changed rights make other tickets visible
 * although these have not changed.
 */
export type SeenTickets = SeenSnapshot & { rights: string }

const RIGHTS = `
  concat_ws('.', $1::integer, $2::integer, $3::text, $4::text, case when $4 = 'sales' then (
    select md5(string_agg(company_id::text, ',' order by company_id)) from sales_company where account_id = $1)
  end) as rights`

export const selectSeenTickets = async (database: Database, reader: Reader): Promise<SeenTickets> =>
  theRow(
    await database.query<SeenTickets>({
      name: 'tickets.sync-start',
      text: `select ${SEEN}, ${RIGHTS}`,
      values: readerValues(reader),
    }),
  )

export type ChangeKind = 'ticket' | 'comment' | 'gone'
/** Sorted by kind and id, which the next page continues after. */
export type Change = { kind: ChangeKind; id: number }

type Asked = {
  /** Everything up to this snapshot was returned before. */
  since: string
  /** The snapshot seen by the first page, for the pages after it; null: the current one. */
  until: string | null
  after: Change | null
  limit: number
}

const missed = (xid: string): string =>
  `${missedBy(xid, '$5::pg_snapshot')} and pg_visible_in_snapshot(${xid}, coalesce($6::pg_snapshot, pg_current_snapshot()))`

const ofReader = `from ticket_comment join ticket on ticket.id = ticket_comment.ticket_id
   where ${missed('ticket_comment.changed')} and ${seenTickets} and ${seenComments}`

/**
 * Changes visible to the reader, up to `limit` and one more. A ticket counts as changed when a comment is added or
 * read.
 */
export const selectTicketChanges = async (
  database: Database,
  reader: Reader,
  { since, until, after, limit }: Asked,
): Promise<SeenTickets & { changes: Change[] }> =>
  theRow(
    await database.query<SeenTickets & { changes: Change[] }>({
      name: 'tickets.sync',
      text: `with changed as (
               select 'ticket' as kind, ticket.id from ticket where ${missed('ticket.changed')} and ${seenTickets}
               union
               select 'ticket', ticket.id from ticket_seen join ticket on ticket.id = ticket_seen.ticket_id
                where ticket_seen.account_id = $1 and ${missed('ticket_seen.changed')} and ${seenTickets}
               union select 'ticket', ticket.id ${ofReader}
               union select 'comment', ticket_comment.id ${ofReader}
               union
               select 'gone', ticket_id from ticket_gone where ${missed('changed')} and $4 is not null
             )
             select ${SEEN}, ${RIGHTS},
                    (select coalesce(json_agg(page order by kind, id), '[]')
                       from (select * from changed where $7::text is null or (kind, id) > ($7, $8::integer)
                              order by kind, id limit $9) page) as changes`,
      values: [
        ...readerValues(reader),
        ...[since, until, after?.kind ?? null, after?.id ?? null, limit + 1],
      ],
    }),
  )
