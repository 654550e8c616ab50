-- Tables of the module goods.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261129074500 go on working.

-- true: the load derived the property of the section and its place from the goods (record 120)
alter table section_property add column is_derived boolean not null default false;

-- The order of a section's filters as the staff has put them; subsections without one of their own have it too.
create table section_filter_order (
  section_id integer primary key references section (id) on delete cascade,
  codes text[] not null check (cardinality(codes) between 1 and 200),
  changed_by text not null,
  changed_at timestamptz not null default now()
);
