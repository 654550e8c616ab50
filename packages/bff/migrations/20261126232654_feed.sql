-- Tables of the module feeds.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261126231927 go on working.

-- Files that the shop gives to marketplaces; their content lies under the id.
create table feed (
  id uuid primary key,
  size bigint not null,
  sha256 text not null,
  offers integer not null,
  built_at timestamptz not null default now()
);
