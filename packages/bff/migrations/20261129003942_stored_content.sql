-- Tables of the module storage.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261128163929 go on working.

-- Whose content an S3-compatible store holds: its marker object names this id, which is made with the first store.
create table content_store (
  is_only boolean primary key default true check (is_only),
  shop_id uuid not null default gen_random_uuid()
);

-- Each row is one object of the store; its key follows from path and hash, and the object never changes.
create table stored_content (
  path text collate "C" not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  begun_at timestamptz not null default now(),
  -- null while it is written, and when that was broken off
  stored_at timestamptz,
  -- when the path got other content
  replaced_at timestamptz,
  primary key (path, sha256)
);
-- what the sweep looks for
create index stored_content_unused on stored_content (begun_at) where stored_at is null or replaced_at is not null;
