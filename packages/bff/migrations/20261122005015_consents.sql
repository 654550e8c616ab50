-- Tables of the module user.
-- Servers that know 20261121221700 go on working.

-- Who agreed to what, when and from where (152-ФЗ, 38-ФЗ). Withdrawn, a consent stays as the proof that it was given.
create table account_consent (
  id integer generated always as identity primary key,
  account_id integer not null references account (id) on delete cascade,
  kind text not null check (kind in ('personalData', 'mailing')),
  -- id of the text that was shown
  document text not null,
  given_at timestamptz not null default now(),
  given_from text not null,
  withdrawn_at timestamptz,
  withdrawn_from text
);
create unique index account_consent_held on account_consent (account_id, kind) where withdrawn_at is null;
