-- Tables of the module mail.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126125753 go on working.

-- What a letter is about, and the address that ends a mailing by one request (RFC 8058).
alter table mail_outbox add column kind text;
alter table mail_outbox add column unsubscribe text;
-- Attempts that failed, and what came of the last of them.
alter table mail_outbox add column failures integer not null default 0;
alter table mail_outbox add column failed_at timestamptz;
alter table mail_outbox add column failure_code text;
alter table mail_outbox add column failure text;
-- Nobody tries any more.
alter table mail_outbox add column refused_at timestamptz;
create index mail_outbox_created on mail_outbox (created_at);
create index mail_outbox_recipient on mail_outbox (recipient);
