-- Tables of the module mail.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122005015 go on working.

-- Letters with a code or a link that opens an account: what they say is forgotten once they are sent.
alter table mail_outbox add column is_secret boolean not null default false;
