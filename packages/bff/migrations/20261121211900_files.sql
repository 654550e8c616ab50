-- Files of people: reserved, then uploaded; their content is a blob. A file is its account's (and its company's, where
-- its purpose says so) or, before anybody has signed in, a browser's.
-- Servers that know 20261121211000 go on working.
-- Tables of the module files.
create table file (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  account_id integer references account (id) on delete set null,
  company_id integer references company (id) on delete set null,
  client_id uuid,
  -- only while it counts for the daily quota of people who have not signed in
  address inet,
  name text not null,
  size bigint not null check (size >= 0),
  media_type text,
  sha256 text,
  blob text unique,
  created_at timestamptz not null default now(),
  -- null for what is uploaded
  expires_at timestamptz,
  -- null until something holds on to it: an order, a ticket
  attached_at timestamptz,
  check ((blob is null) = (expires_at is not null))
);
create index file_of_account on file (account_id, created_at);
create index file_of_client on file (client_id, created_at) where client_id is not null;
create index file_of_address on file (address, created_at) where address is not null;
create index file_unattached on file (created_at) where attached_at is null;

-- Open files of the shop's own pages; `blob` changes with the content and is part of the address.
-- Tables of the module files.
create table asset (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  size bigint not null,
  media_type text not null,
  sha256 text not null,
  blob text not null unique,
  account_id integer references account (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
