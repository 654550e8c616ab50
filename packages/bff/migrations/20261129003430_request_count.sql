-- Tables of the module limits.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128163929 go on working.

-- Unlogged: what was counted in the last minutes need not outlive a crash. Keys are hashes: no address is kept.
create unlogged table request_count (
  key bytea primary key,
  count integer not null,
  until timestamptz not null
);
create unlogged table spent_time (
  key bytea primary key,
  spent_ms double precision not null,
  at timestamptz not null
);
