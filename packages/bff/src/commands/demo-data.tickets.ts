import { type DemoTicket, demoTickets } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Tickets of the demo people (D36). A person who has any gets none: what was said since is not undone by another run. */
export const loadTickets = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ login: string }>(
    'select distinct login from account join ticket on ticket.account_id = account.id',
  )
  const authors = new Set(rows.map(({ login }) => login))
  for (const ticket of demoTickets) if (!authors.has(ticket.login)) await insertTicket(pool, ticket)
}

/** In one statement: a ticket without its first word never shows. */
const insertTicket = async (
  pool: Pool,
  { login, company, kind, subject, daysAgo, status, isAboutOrder, said }: DemoTicket,
): Promise<void> => {
  await pool.query(
    `with author as (
       select id, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = $1
     ), seller as (
       select id, concat_ws(' ', last_name, first_name, patronymic) as name from account where login = 'sales@example.com'
     ), made as (
       insert into ticket (key, kind, subject, status, account_id, author, company_id, order_id, assignee_id,
                           created_at, updated_at, waiting_since)
       select gen_random_uuid(), $3, $4, $5, author.id, author.name, company.id,
              case when $7 then (select max(id) from orders where orders.company_id = company.id) end,
              case when $5 <> 'NEW' then seller.id end,
              now() - make_interval(days => $6), now() - make_interval(days => $6),
              case when $5 in ('NEW', 'IN_PROGRESS') then now() - make_interval(days => $6) end
         from author cross join seller left join company on company.name = $2
        where $2::text is null or company.id is not null
       returning id
     )
     insert into ticket_comment (ticket_id, key, account_id, author, is_staff, is_internal, body, created_at)
     select made.id, gen_random_uuid(), case who when 'buyer' then author.id else seller.id end,
            case who when 'buyer' then author.name else seller.name end, who <> 'buyer', who = 'note', text,
            now() - make_interval(days => $6) + make_interval(hours => 2 * (place - 1)::integer)
       from made, author, seller, unnest($8::text[], $9::text[]) with ordinality as one (who, text, place)
      order by place`,
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
}
