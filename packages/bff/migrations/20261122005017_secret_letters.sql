-- Tables of the module mail.
-- Servers that know 20261121221700 go on working.

-- Letters with a code or a link that opens an account: what they say is forgotten once they are sent.
alter table mail_outbox add column is_secret boolean not null default false;
