-- Tables of the module tickets.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126102307 go on working.

-- Feedback of somebody without an account (D55): whom an answer goes to. Older servers, which join the account, do not show it.
alter table ticket
  add column asker_email text,
  add column asker_phone text,
  alter column account_id drop not null,
  add constraint ticket_has_asker check (account_id is not null or asker_email is not null or asker_phone is not null),
  add constraint ticket_of_asker check (account_id is null or asker_email is null and asker_phone is null);
create unique index ticket_of_asker_key on ticket (key) where account_id is null;

-- What the asker says is of no account either, and no secret of the staff.
alter table ticket_comment
  drop constraint ticket_comment_of_nobody,
  add constraint ticket_comment_of_nobody check (account_id is not null or not is_staff);
