-- Tables of the module tickets.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126064000 go on working.

-- A comment may come as a letter. One from another address than its person's is of nobody, and for the staff alone: older
-- servers, which join the account, do not show it.
alter table ticket_comment
  add column is_by_mail boolean not null default false,
  -- the letter as it came, where the comment is a part of it
  add column letter text,
  alter column account_id drop not null,
  drop constraint ticket_comment_check,
  add constraint ticket_comment_check check (is_staff or not is_internal or account_id is null),
  add constraint ticket_comment_of_nobody check (account_id is not null or is_internal and is_by_mail);

create unique index ticket_comment_of_nobody on ticket_comment (ticket_id, key) where account_id is null;
