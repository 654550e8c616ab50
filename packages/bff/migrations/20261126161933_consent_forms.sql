-- Tables of the module user.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126161932 go on working.

-- 152-ФЗ, 38-ФЗ: by which form a consent was given and withdrawn, and from which page; null of those before.
alter table account_consent add column given_form text;
alter table account_consent add column given_page text;
alter table account_consent add column withdrawn_form text;
-- What a mailing carries to be ended without a sign-in: it outlives the consent, for letters lie in mailboxes for years.
alter table account_consent add column token uuid not null default gen_random_uuid();
create unique index account_consent_token on account_consent (token);
