-- Tables of the module excel.
-- Servers that know 20261122073721 go on working.
-- Columns that somebody has chosen for a table whose headings did not say them; the next file with the same headings is
-- read by them. The headings themselves are not kept, only what they hash to.
create table excel_layout (
  account_id integer not null references account (id) on delete cascade,
  headings text not null,
  -- numbers of columns, from 0
  article smallint not null check (article >= 0),
  quantity smallint not null check (quantity >= 0 and quantity <> article),
  chosen_at timestamptz not null default now(),
  primary key (account_id, headings)
);
