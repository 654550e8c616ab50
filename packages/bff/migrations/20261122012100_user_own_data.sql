-- D46: phone and time zone; settings that follow a person from browser to browser (§3).
-- Servers that know 20261121221700 go on working.
alter table account
  add column if not exists phone text not null default '',
  add column if not exists time_zone text not null default 'Europe/Moscow',
  add column if not exists settings jsonb not null default '{}';
