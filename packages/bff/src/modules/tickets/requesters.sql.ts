import { type Database, theRow } from '../../kernel/database.ts'
import { type HeldTicket, heldColumns, type NewTicket } from './tickets.sql.ts'

/** Contact data of a person without an account; e-mail or phone is given. */
export type Requester = { name: string; email: string | null; phone: string | null }

/** @returns the ticket's id; null when this key was sent before */
export const insertRequesterTicket = async (
  database: Database,
  { name, email, phone }: Requester,
  { key, kind, subject, product }: Pick<NewTicket, 'key' | 'kind' | 'subject' | 'product'>,
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'tickets.insert-of-asker',
    text: `insert into ticket (key, kind, subject, author, asker_email, asker_phone,
                               product_id, product_name, product_article)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict do nothing returning id`,
    values: [
      ...[key, kind, subject, name, email, phone],
      ...[product?.id ?? null, product?.name ?? null, product?.article ?? null],
    ],
  })
  return rows[0]?.id ?? null
}

export type HeldByRequester = HeldTicket & { name: string; email: string }

/** Undefined: there is no such ticket, its author has an account, or no e-mail was left. */
export const selectRequesterEmail = async (
  database: Database,
  ticketId: number,
): Promise<string | undefined> => {
  const rows = await database.query<{ email: string }>({
    name: 'tickets.asker-email',
    text: 'select asker_email as email from ticket where id = $1 and asker_email is not null',
    values: [ticketId],
  })
  return rows[0]?.email
}

/** The ticket, locked until the end of the transaction. */
export const lockRequesterTicket = async (
  database: Database,
  ticketId: number,
): Promise<HeldByRequester | undefined> => {
  const rows = await database.query<HeldByRequester>({
    name: 'tickets.lock-of-asker',
    text: `select ${heldColumns}, author as name, asker_email as email
             from ticket where id = $1 and asker_email is not null for update`,
    values: [ticketId],
  })
  return rows[0]
}

/** Tickets finished and unchanged for this many days; at most a thousand at once. */
export const selectOldRequesterTickets = async (
  database: Database,
  days: number,
): Promise<{ ids: number[]; fileIds: string[] }> =>
  theRow(
    await database.query<{ ids: number[]; fileIds: string[] }>({
      name: 'tickets.old-of-askers',
      text: `with old as materialized (
               select id from ticket
                where account_id is null and status = 'DONE' and updated_at < now() - make_interval(days => $1)
                order by id limit 1000 for update)
             select array(select id from old) as ids,
                    array(select file_id from ticket_comment_file as held join ticket_comment as said on said.id = held.comment_id
                           where said.ticket_id in (select id from old)) as "fileIds"`,
      values: [days],
    }),
  )

export const deleteRequesterTickets = async (
  database: Database,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'tickets.delete-of-askers',
    text: 'delete from ticket where id = any ($1::int[])',
    values: [ids],
  })
}
