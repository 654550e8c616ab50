-- Browsers that have signed in: their failed attempts are counted apart, so that nobody else's make them wait (031).
-- Servers that know 20261121211900 go on working.
-- Tables of the module auth.
create table known_device (
  -- keyed hash of login and client id: tells nobody who uses which browser
  key bytea primary key,
  account_id integer not null references account (id) on delete cascade,
  seen_at timestamptz not null default now()
);
create index known_device_account on known_device (account_id, seen_at);
