-- Tables of the module tickets.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261125234509 go on working.

-- What a buyer asks the shop, with all that is said about it. Names are those of the day: who has left stays named.
create table ticket (
  id integer generated always as identity primary key,
  -- of the form that made it: sent again, it makes no second one
  key uuid not null,
  kind text not null check (kind in ('question', 'price', 'availability', 'document', 'order')),
  subject text not null,
  status text not null default 'NEW' check (status in ('NEW', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'DONE')),
  account_id integer not null references account (id) on delete restrict,
  author text not null,
  company_id integer references company (id) on delete restrict,
  order_id integer references orders (id) on delete set null,
  -- the product may leave the catalogue
  product_id integer,
  product_name text,
  product_article text,
  assignee_id integer references account (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- since when the shop owes an answer; null: it does not
  waiting_since timestamptz default now(),
  unique (account_id, key)
);
create index ticket_of_company on ticket (company_id, updated_at desc);
create index ticket_of_order on ticket (order_id) where order_id is not null;
create index ticket_waiting on ticket (waiting_since) where waiting_since is not null;

create table ticket_comment (
  id integer generated always as identity primary key,
  ticket_id integer not null references ticket (id) on delete cascade,
  key uuid not null,
  account_id integer not null references account (id) on delete restrict,
  author text not null,
  is_staff boolean not null,
  is_internal boolean not null default false check (is_staff or not is_internal),
  event text check (event in ('done', 'reopened', 'assigned')),
  body text not null,
  created_at timestamptz not null default now(),
  unique (account_id, key)
);
create index ticket_comment_of_ticket on ticket_comment (ticket_id, id);

create table ticket_comment_file (
  comment_id integer not null references ticket_comment (id) on delete cascade,
  file_id uuid not null references file (id) on delete restrict,
  place integer not null,
  primary key (comment_id, file_id)
);
create unique index ticket_comment_file_once on ticket_comment_file (file_id);

-- How far each person has read.
create table ticket_seen (
  ticket_id integer not null references ticket (id) on delete cascade,
  account_id integer not null references account (id) on delete cascade,
  comment_id integer not null,
  primary key (ticket_id, account_id)
);

-- Open pages learn that something was said or read (034): whom it may concern asks anew.
create function tell_tickets(account_id integer) returns void language sql as $$
  select pg_notify('isp_live', account_id || ' tickets');
$$;

create function tell_ticket_comment() returns trigger language plpgsql as $$
begin
  perform tell_tickets(account.id)
     from ticket, account
    where ticket.id = new.ticket_id
      and (account.id = ticket.account_id and not new.is_internal
           or account.staff_role = 'admin'
           or account.staff_role = 'sales' and (
                not exists (select from company_manager held where held.company_id = ticket.company_id)
                or exists (select from company_manager own
                            where own.company_id = ticket.company_id and own.account_id = account.id))
           or not new.is_internal and exists (
                select from company_member
                 where company_member.company_id = ticket.company_id and company_member.account_id = account.id
                   and company_member.role = 'manager' and not company_member.is_blocked));
  return null;
end $$;
create trigger ticket_comment_live after insert on ticket_comment for each row
  execute function tell_ticket_comment();

create function tell_ticket_seen() returns trigger language plpgsql as $$
begin
  perform tell_tickets(new.account_id);
  return null;
end $$;
create trigger ticket_seen_live after insert or update on ticket_seen for each row
  execute function tell_ticket_seen();
