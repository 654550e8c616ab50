import { randomUUID } from 'node:crypto'
import { type DemoTicket, demoTickets, leafDocuments, leaves } from '@isp/demo-data'
import type { Pool, PoolClient } from 'pg'
import type { ContentPlaces } from '../kernel/blobs/content-places.ts'

/**
 * Creates tickets of the demo people (D36). Skips anyone who has a ticket, so later changes are kept. @returns the
 * number of tickets made
 */
export const loadTickets = async (
  pool: Pool,
  count: number,
  content: ContentPlaces,
): Promise<number> => {
  const { rows } = await pool.query<{ login: string }>(
    'select distinct login from account join ticket on ticket.account_id = account.id',
  )
  const authors = new Set(rows.map(({ login }) => login))
  const wanted = demoTickets(count).filter(({ login }) => !authors.has(login))
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const ticket of wanted) {
      const made = await insertTicket(client, ticket)
      if (made && ticket.claim) await insertClaim(client, made.id, ticket.claim)
      if (made && ticket.hasFile) await attachCertificate(client, made.answer, content)
    }
    await client.query('commit')
    return wanted.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Inserts the shop's last answer too. Does nothing if the person or the company does not exist. */
const insertTicket = async (
  client: PoolClient,
  { login, company, kind, subject, daysAgo, status, isAboutOrder, said }: DemoTicket,
): Promise<{ id: number; answer: number | null } | undefined> => {
  const { rows } = await client.query<{ id: number; answer: number | null }>(
    `with author as (
       select id, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = $1
     ), seller as (
       select id, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = 'sales@example.com'
     ), made as (
       insert into ticket (key, kind, subject, status, account_id, author, company_id, order_id, assignee_id,
                           created_at, updated_at, waiting_since)
       select gen_random_uuid(), $3, $4, $5, author.id, author.name, company.id,
              case when $7 then (
                select max(id) from orders
                 where orders.company_id = company.id and created_at < now() - make_interval(days => $6)
                   and ($3 <> 'claim' or orders.status in ('SHIPPED', 'DELIVERED'))) end,
              case when $5 <> 'NEW' then seller.id end,
              now() - make_interval(days => $6), now() - make_interval(days => $6),
              case when $5 in ('NEW', 'IN_PROGRESS') then now() - make_interval(days => $6) end
         from author cross join seller left join company on company.name = $2
        where $2::text is null or company.id is not null
       returning id
     ), comments as (
       insert into ticket_comment (ticket_id, key, account_id, author, is_staff, is_internal, body, created_at)
       select made.id, gen_random_uuid(), case who when 'buyer' then author.id else seller.id end,
              case who when 'buyer' then author.name else seller.name end, who <> 'buyer', who = 'note', text,
              now() - make_interval(days => $6) + make_interval(hours => 2 * (place - 1)::integer)
         from made, author, seller, unnest($8::text[], $9::text[]) with ordinality as one (who, text, place)
        order by place
       returning id, is_staff and not is_internal as is_answer
     ), seen as (
       -- what is done was read by both
       insert into ticket_seen (ticket_id, account_id, comment_id)
       select made.id, reader.id, (select max(id) from comments)
         from made, (select id from author union select id from seller) reader
        where $5 = 'DONE'
     )
     select made.id, (select max(id) from comments where is_answer) as answer from made`,
    [
      login,
      company,
      kind,
      subject,
      status,
      daysAgo,
      isAboutOrder,
      said.map(([who]) => who),
      said.map(([, text]) => text),
    ],
  )
  return rows[0]
}

/** A claim for the first line of the ticket's order. */
const insertClaim = async (
  client: PoolClient,
  ticketId: number,
  { wish, reason, isAgreed }: NonNullable<DemoTicket['claim']>,
): Promise<void> => {
  await client.query(
    `with made as (
       insert into claim (ticket_id, wish, version, decided_at)
       select id, $2, case when $4 then 1 else 0 end, case when $4 then updated_at end
         from ticket where id = $1 and order_id is not null
       returning ticket_id
     )
     insert into claim_line (ticket_id, line, place, name, article, unit, quantity, reason, lot, outcome, agreed)
     select made.ticket_id, 0, line.place, line.name, line.article, line.unit, 1, $3, '',
            case when $4 then $2 end, case when $4 then 1 else 0 end
       from made join ticket on ticket.id = made.ticket_id
       join order_line line on line.order_id = ticket.order_id and line.place = 0`,
    [ticketId, wish, reason, isAgreed],
  )
}

const [certificate] = leaves.flatMap(leafDocuments)

/** Attaches a copy of a document from the catalogue. */
const attachCertificate = async (
  client: PoolClient,
  commentId: number | null,
  { blobs, published }: ContentPlaces,
): Promise<void> => {
  if (commentId === null || !certificate) return
  const copied = await published.read(`files/documents/${certificate.file}`)
  const pending = await blobs.files.put(copied)
  const blob = randomUUID()
  await pending.keep(blob)
  await client.query(
    `with made as (
       insert into file (purpose, account_id, company_id, name, size, media_type, sha256, blob, attached_at)
       select 'ticket', account_id, null, $2, $3, 'application/pdf', $4, $5, now() from ticket_comment where id = $1
       returning id
     )
     insert into ticket_comment_file (comment_id, file_id, place) select $1, id, 0 from made`,
    [commentId, `${certificate.title}.pdf`, pending.size, pending.sha256, blob],
  )
}
