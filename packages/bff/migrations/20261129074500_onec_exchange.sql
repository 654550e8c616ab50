-- Tables of the module onec.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129041200 go on working.

-- Name and password with which a 1C speaks the standard exchange for an account of the data load (record 117).
create table onec_access (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  account_id integer not null references exchange_account (id) on delete cascade,
  login text not null unique check (login ~ '^[a-z0-9][a-z0-9_.-]{2,39}$'),
  -- SHA-256 of a random password, as of the keys of the data load
  password_hash text not null,
  -- how a sole trader is written: УТ and ERP take it for a person, УНФ for a company
  sole_trader text not null default 'person' check (sole_trader in ('person', 'company')),
  created_by text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  withdrawn_at timestamptz
);
create unique index onec_access_open on onec_access (account_id) where withdrawn_at is null;

-- One run of the dialogue, from checkauth on.
create table onec_session (
  id uuid primary key default gen_random_uuid(),
  access_id integer not null references onec_access on delete cascade,
  token_hash text not null unique,
  -- named in init by the newer module
  version text,
  -- each init makes what was sent before it end: a later piece begins the file anew
  inits integer not null default 0,
  started_at timestamptz not null default now(),
  last_call_at timestamptz not null default now()
);
create index onec_session_latest on onec_session (started_at desc);

-- A file that 1C sends in pieces; the bytes of a piece are content of its own.
create table onec_file (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references onec_session on delete cascade,
  type text not null check (type in ('catalog', 'sale')),
  name text not null,
  init integer not null,
  -- by its first bytes
  kind text not null check (kind in ('xml', 'zip', 'other')),
  pieces integer not null default 0,
  bytes bigint not null default 0,
  last_sha256 text,
  last_bytes integer,
  -- last bytes, by which the end of a document or of an archive is recognised
  tail bytea not null default '',
  is_whole boolean not null default false,
  state text not null default 'receiving'
    check (state in ('receiving', 'queued', 'running', 'done', 'refused', 'dropped')),
  -- names of the documents in an archive
  entries text[],
  -- what 1C is told: why the file was refused, or what was done
  words text,
  progress text,
  -- [{line, id, text}, …], the first ones of what was not taken
  remarks jsonb,
  remark_count integer not null default 0,
  received_at timestamptz not null default clock_timestamp(),
  queued_at timestamptz,
  finished_at timestamptz
);
create unique index onec_file_receiving on onec_file (session_id, type, name) where state = 'receiving';
create index onec_file_open on onec_file (type, received_at) where state in ('receiving', 'queued', 'running');

-- The classifier of an account's exports: 1C sends it with the first portion alone.
create table onec_classifier (
  account_id integer not null references exchange_account (id) on delete cascade,
  classifier_id text not null,
  -- the newer module sends a classifier in several documents
  part text not null,
  content uuid not null,
  received_at timestamptz not null default now(),
  primary key (account_id, classifier_id, part)
);

-- A full export of one catalogue, which arrives in sessions of its own; exchange_seen holds the ids it named.
create table onec_full_run (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references exchange_account (id) on delete cascade,
  catalog text not null,
  began_at timestamptz not null default now(),
  -- when its last goods came
  named_at timestamptz not null default now(),
  -- told to be over; without that it is over after a quiet time
  ended_at timestamptz,
  -- what it did not name was hidden, or given to a person to decide
  judged_at timestamptz
);
create unique index onec_full_run_open on onec_full_run (account_id, catalog) where judged_at is null;

-- What a 1C was given of an order. Versions are of orders.person_version.
create table onec_order (
  account_id integer not null references exchange_account (id) on delete cascade,
  order_id integer not null references orders (id) on delete cascade,
  given_version integer,
  given_in uuid references onec_session on delete set null,
  given_at timestamptz,
  taken_version integer,
  taken_at timestamptz,
  -- why the order cannot be written as a document; null: it can
  fault text,
  -- the version that cannot be written
  fault_version integer,
  -- 1C's own id of the order, from its files, and the newest version of its document
  external_id text,
  seen_version bigint,
  primary key (account_id, order_id)
);
create index onec_order_session on onec_order (given_in) where given_in is not null;
