// Reads account of user; company and company_manager of company; orders of order; product of goods.
import type { CreateTicketInput, TicketSummary, TicketsQuery } from '@isp/contract'
import { allRead } from '../../kernel/all-read.ts'
import { type Database, theRow } from '../../kernel/database.ts'
import { type Conditions, composeFilter } from '../../kernel/filter.ts'
import { type Reader, readerValues, seenComments, seenTickets } from './ticket-reader.ts'

export type TicketRow = Omit<
  TicketSummary,
  'number' | 'createdAt' | 'updatedAt' | 'waitingSince'
> & { createdAt: Date; updatedAt: Date; waitingSince: Date | null }

const NUMBER = `case ticket.kind when 'claim' then 'Р-' else 'О-' end || lpad(ticket.id::text, 6, '0')`
const NAME = `coalesce(nullif(concat_ws(' ', nullif(assignee.last_name, ''), nullif(assignee.first_name, '')), ''), assignee.login)`

/** Comments of others that the reader has not read; of events only a decision counts. */
const UNREAD = `ticket_comment.account_id is distinct from $1::integer and coalesce(ticket_comment.event, 'decided') = 'decided' and ${seenComments}
  and ticket_comment.id > coalesce(
        (select comment_id from ticket_seen where ticket_seen.ticket_id = ticket.id and ticket_seen.account_id = $1), 0)`

const columns = `
  ticket.id, ticket.kind, ticket.subject, ticket.status,
  json_build_object('uuid', coalesce(author.uuid::text, ''), 'name', ticket.author) as author,
  case when ticket.account_id is null then json_build_object('email', ticket.asker_email, 'phone', ticket.asker_phone) end as asker,
  case when company.id is not null then json_build_object('uuid', company.uuid, 'name', company.name) end as company,
  case when orders.id is not null then json_build_object('id', orders.id, 'number', orders.number) end as "order",
  case when ticket.product_id is not null then json_build_object(
         'id', ticket.product_id, 'name', ticket.product_name, 'article', ticket.product_article,
         'slug', (select slug from product where product.id = ticket.product_id and product.is_active)) end as product,
  case when assignee.id is not null then json_build_object('uuid', assignee.uuid, 'name', ${NAME}) end as assignee,
  coalesce((select left(body, 200) from ticket_comment
             where ticket_comment.ticket_id = ticket.id and event is null and ${seenComments}
             order by ticket_comment.id desc limit 1), '') as "lastText",
  (select count(*)::integer from ticket_comment where ticket_comment.ticket_id = ticket.id and ${UNREAD}) as unread,
  ticket.created_at as "createdAt", ticket.updated_at as "updatedAt", ticket.waiting_since as "waitingSince"`

const joined = `
         left join account author on author.id = ticket.account_id
         left join company on company.id = ticket.company_id
         left join orders on orders.id = ticket.order_id
         left join account assignee on assignee.id = ticket.assignee_id`

const within = (text: string): string => `position((select lower(?)) in lower(${text})) > 0`

type Filter = Omit<TicketsQuery, 'page' | 'pageSize'>
const conditions: Conditions<Filter> = {
  status: (status) => ({ text: 'ticket.status = ?', values: [status] }),
  state: (state) => ({
    text: `case ?::text when 'waiting' then ticket.waiting_since is not null
                        else (ticket.status = 'DONE') = (? = 'done') end`,
    values: [state],
  }),
  kind: (kind) => ({ text: 'ticket.kind = ?', values: [kind] }),
  order: (id) => ({ text: 'ticket.order_id = ?', values: [id] }),
  company: (uuid) => ({
    text: 'ticket.company_id = (select id from company where uuid = ?)',
    values: [uuid],
  }),
  assignee: (whose) => ({
    text: `case ?::text when 'me' then ticket.assignee_id = $1 else ticket.assignee_id is null end`,
    values: [whose],
  }),
  q: (text) => ({
    text: `(${within(`concat_ws(' ', ${NUMBER}, ticket.subject, ticket.product_name, ticket.product_article,
                                ticket.asker_email, ticket.asker_phone)`)}
       or exists (select from orders where orders.id = ticket.order_id and ${within('orders.number')})
       or exists (select from company where company.id = ticket.company_id and ${within('company.name')})
       or exists (select from ticket_comment where ticket_comment.ticket_id = ticket.id and ${seenComments}
                     and ${within('body')}))`,
    values: [text],
  }),
}

const inOrder = `order by case when $4::text is not null then ticket.waiting_since end nulls last,
  ticket.updated_at desc, ticket.id desc`

/** A page, last changed first; for the staff, tickets waiting longest for an answer come before. */
export const selectTickets = async (
  database: Database,
  reader: Reader,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: TicketRow[]; total: number }> => {
  const { name, where, values, place } = composeFilter(conditions, filter, {
    where: seenTickets,
    values: readerValues(reader),
  })
  const counting = [...values]
  const [items, counted] = await Promise.all([
    database.query<TicketRow>({
      name: `tickets.page-${name}`,
      // the page is chosen before joining, so that only its rows are joined
      text: `with page as (
               select ticket.id, row_number() over (${inOrder}) as place from ticket where ${where}
                order by place limit ${place(limit)} offset ${place(offset)}
             )
             select ${columns} from page join ticket on ticket.id = page.id ${joined} order by page.place`,
      values,
    }),
    database.query<{ total: number }>({
      name: `tickets.count-${name}`,
      text: `select count(*)::integer as total from ticket where ${where}`,
      values: counting,
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectTicket = async (
  database: Database,
  reader: Reader,
  id: number,
): Promise<TicketRow | undefined> => {
  const rows = await database.query<TicketRow>({
    name: 'tickets.one',
    text: `select ${columns} from ticket ${joined} where ticket.id = $5 and ${seenTickets}`,
    values: [...readerValues(reader), id],
  })
  return rows[0]
}

export const selectTicketsByIds = (
  database: Database,
  reader: Reader,
  ids: readonly number[],
): Promise<TicketRow[]> =>
  database.query<TicketRow>({
    name: 'tickets.by-ids',
    text: `select ${columns} from ticket ${joined} where ticket.id = any($5::integer[]) and ${seenTickets} order by ticket.id`,
    values: [...readerValues(reader), ids],
  })

export type HeldTicket = {
  id: number
  /** Null: the author has no account. */
  accountId: number | null
  companyId: number | null
  assigneeId: number | null
  status: TicketSummary['status']
  kind: TicketSummary['kind']
  subject: string
  /** The author left a phone number only, so no letter can be sent. */
  isOnlyByPhone: boolean
}

export const heldColumns = `id, account_id as "accountId", company_id as "companyId", assignee_id as "assigneeId", status, kind, subject,
                     account_id is null and asker_email is null as "isOnlyByPhone"`

/** The ticket, locked until the end of the transaction. */
export const lockTicket = async (
  database: Database,
  reader: Reader,
  id: number,
): Promise<HeldTicket | undefined> => {
  const rows = await database.query<HeldTicket>({
    name: 'tickets.lock',
    text: `select ${heldColumns} from ticket where ticket.id = $5 and ${seenTickets} for update`,
    values: [...readerValues(reader), id],
  })
  return rows[0]
}

export type AskedProduct = { id: number; name: string; article: string }

export const selectAskedProduct = async (
  database: Database,
  id: number,
): Promise<AskedProduct | undefined> => {
  const rows = await database.query<AskedProduct>({
    name: 'tickets.product',
    text: 'select id, name, article from product where id = $1 and is_active',
    values: [id],
  })
  return rows[0]
}

/** Fields of the input that the service turns into something else are left out; every other one must be stored. */
export type NewTicket = Omit<
  CreateTicketInput,
  'text' | 'fileIds' | 'orderId' | 'productId' | 'claim'
> & {
  accountId: number
  author: string
  companyId: number | null
  orderId: number | null
  product: AskedProduct | null
}

/** @returns the ticket's id; null when this account has sent this key before */
export const insertTicket = async (
  database: Database,
  { key, kind, subject, accountId, author, companyId, orderId, product, ...rest }: NewTicket,
): Promise<number | null> => {
  allRead(rest)
  const rows = await database.query<{ id: number }>({
    name: 'tickets.insert',
    text: `insert into ticket (key, kind, subject, account_id, author, company_id, order_id,
                               product_id, product_name, product_article)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (account_id, key) do nothing returning id`,
    values: [
      ...[key, kind, subject, accountId, author, companyId, orderId],
      ...[product?.id ?? null, product?.name ?? null, product?.article ?? null],
    ],
  })
  return rows[0]?.id ?? null
}

export const selectTicketByKey = async (
  database: Database,
  accountId: number,
  key: string,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'tickets.by-key',
    text: 'select id from ticket where account_id = $1 and key = $2',
    values: [accountId, key],
  })
  return theRow(rows).id
}

type Move = {
  id: number
  status: TicketSummary['status']
  /** Whether the ticket waits for the shop's answer. */
  isWaiting: boolean
  assigneeId: number | null
}

export const updateTicket = async (
  database: Database,
  { id, status, isWaiting, assigneeId }: Move,
): Promise<void> => {
  await database.query({
    name: 'tickets.move',
    text: `update ticket set status = $2, assignee_id = $3, updated_at = now(),
                  waiting_since = case when $4 then coalesce(waiting_since, now()) end
            where id = $1`,
    values: [id, status, assigneeId, isWaiting],
  })
}

export const countUnread = async (database: Database, reader: Reader): Promise<number> => {
  const rows = await database.query<{ total: number }>({
    name: 'tickets.unread',
    text: `select count(*)::integer as total
             from ticket join ticket_comment on ticket_comment.ticket_id = ticket.id and ${UNREAD}
            where ${seenTickets} and ($4 is null or ticket.status <> 'DONE' or ticket.waiting_since is not null)`,
    values: readerValues(reader),
  })
  return theRow(rows).total
}

/** Moves the read mark forward, never back; false when this ticket has no such comment. */
export const markSeen = async (
  database: Database,
  reader: Reader,
  { ticketId, commentId }: { ticketId: number; commentId: number },
): Promise<boolean> => {
  const rows = await database.query<{ isKnown: boolean }>({
    name: 'tickets.seen',
    text: `with known as (
             select ticket.id, ticket_comment.id as comment_id
               from ticket join ticket_comment on ticket_comment.ticket_id = ticket.id and ticket_comment.id = $6
              where ticket.id = $5 and ${seenTickets} and ${seenComments}
           ), seen as (
             insert into ticket_seen (ticket_id, account_id, comment_id) select id, $1, comment_id from known
             on conflict (ticket_id, account_id) do update set comment_id = excluded.comment_id
              where ticket_seen.comment_id < excluded.comment_id
           )
           select exists (select from known) as "isKnown"`,
    values: [...readerValues(reader), ticketId, commentId],
  })
  return theRow(rows).isKnown
}

/** Used instead of an account id (never 0) for a person without an account. */
export const REQUESTER = 0

export type Recipient = { accountId: number; login: string }

/** Recipients of a buyer's message: the assigned member of the staff, otherwise the company's sales managers. */
export const selectStaffOf = async (
  database: Database,
  ticketId: number,
): Promise<readonly Recipient[]> =>
  database.query<Recipient>({
    name: 'tickets.staff-of',
    text: `select account.id as "accountId", account.login from ticket, account
            where ticket.id = $1 and account.status <> 'BLOCKED' and account.staff_role in ('admin', 'sales')
              and case when ticket.assignee_id is not null then account.id = ticket.assignee_id
                       else exists (select from company_manager where company_manager.company_id = ticket.company_id
                                       and company_manager.account_id = account.id) end
            order by account.id`,
    values: [ticketId],
  })

/** The author; REQUESTER for a person without an account. */
export const selectAuthorOf = async (
  database: Database,
  ticketId: number,
): Promise<readonly Recipient[]> =>
  database.query<Recipient>({
    name: 'tickets.author-of',
    text: `select account.id as "accountId", account.login
             from ticket join account on account.id = ticket.account_id
            where ticket.id = $1 and account.status <> 'BLOCKED'
            union all
           select ${REQUESTER}, asker_email from ticket where ticket.id = $1 and asker_email is not null`,
    values: [ticketId],
  })
