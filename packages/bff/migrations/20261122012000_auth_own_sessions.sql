-- What a person is shown of her sign-ins: on which browser, when it was last seen.
-- Servers that know 20261121221700 go on working.
alter table token_family
  add column if not exists user_agent text not null default '',
  add column if not exists seen_at timestamptz not null default now();
