-- Tables of the module releases.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129003942 go on working.

-- Releases of the shell and the remotes of a shop whose content is in a store (record 114). Without one they are in a
-- folder, and these tables are empty.

-- Its row is the lock of everything below: whoever changes it holds it to the end of the transaction. The number grows
-- with each change.
create table release_state (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 0
);
insert into release_state default values;

-- A release whose files are all in the store. The list of files is text, since the version is its hash.
create table release_version (
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  inventory text not null,
  stored_at timestamptz not null default now(),
  primary key (name, version)
);

-- What is served, null after it was taken out of service; and what was, newest first.
create table release_pointer (
  name text primary key,
  version text,
  history jsonb not null,
  changed_at timestamptz not null default now(),
  foreign key (name, version) references release_version
);

-- Releases that stopped the rendering of pages.
create table release_set_aside (
  name text not null,
  version text not null,
  reason text not null,
  noted_at timestamptz not null default now(),
  primary key (name, version),
  foreign key (name, version) references release_version on delete cascade
);

-- Who did what, and when.
create table release_act (
  id bigint generated always as identity primary key,
  name text not null,
  act text not null check (act in ('release', 'rollback', 'retire', 'move')),
  version text,
  previous text,
  actor text not null,
  -- of the sources that were released, if known
  commit text,
  acted_at timestamptz not null default now()
);
create index release_act_name on release_act (name, id);
