-- Tables of the module excel.
-- Servers that know 20261122020000 go on working.
-- An import of an Excel file into a basket (specification §4, decision D14): its steps happen once each, and until the
-- last of them the basket can be put back as it was.
create table excel_import (
  account_id integer not null references account (id) on delete cascade,
  id uuid not null,
  company_id integer references company (id) on delete cascade,
  clears boolean not null,
  body_hash text not null,
  -- rows of the file and lines of the basket before; null once nothing more can be done with them
  rows jsonb,
  held jsonb,
  row_count integer not null check (row_count > 0),
  -- products that the import has put in
  touched integer[] not null default '{}',
  errors jsonb not null default '[]',
  -- one for each step that was done: rows and errors up to its end
  steps jsonb not null default '[]',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  cancelled_at timestamptz,
  primary key (account_id, id)
);
create index excel_import_started on excel_import (started_at);
