-- Tables of the module feedback.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126102307 go on working.

-- Messages that came by a form: what makes a repeated one single, and who sends how many.
create table feedback (
  id uuid primary key,
  ticket_id integer not null references ticket (id) on delete cascade,
  account_id integer references account (id) on delete set null,
  -- 152-ФЗ: id of the text that was agreed to
  consent text not null,
  -- only while they count
  address inet,
  -- where an answer goes, and what was said, as hashes
  sender text,
  content text,
  created_at timestamptz not null default now()
);
create index feedback_of_address on feedback (address, created_at) where address is not null;
create index feedback_of_sender on feedback (sender, created_at) where sender is not null;
create index feedback_of_ticket on feedback (ticket_id);
