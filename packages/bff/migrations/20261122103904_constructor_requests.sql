-- Tables of the module constructors.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122073721 go on working.
-- Requests of constructors: a repeated one is known by its id, and those of one address are counted for an hour.
-- What they say stands in their letter alone.
create table constructor_request (
  id uuid primary key,
  account_id integer references account (id) on delete set null,
  -- only while it counts
  address inet,
  created_at timestamptz not null default now()
);
create index constructor_request_of_address on constructor_request (address, created_at) where address is not null;
