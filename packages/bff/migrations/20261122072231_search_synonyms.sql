-- Tables of the module synonyms.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122051500 go on working.

-- The trade's own words: what is said, and what it is called in the catalogue; several meanings stand between bars.
create table search_synonym (
  uuid uuid not null default gen_random_uuid(),
  said text primary key check (length(said) between 2 and 100),
  meant text not null check (length(meant) between 1 and 200),
  -- null: came with the catalogue
  changed_by text,
  changed_at timestamptz not null default now()
);

-- Words are part of the index.
create function search_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform raise_catalog_version();
  return null;
end
$$;
create trigger search_synonyms_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function search_synonyms_changed();

-- What was searched for in vain, by the day; whose question it was is not kept.
create table search_miss (
  asked text primary key check (length(asked) between 1 and 100),
  times integer not null default 1,
  first_on date not null default current_date,
  last_on date not null default current_date
);
create index search_miss_last on search_miss (last_on, times);

-- The log of the staff tells of words as well.
alter table staff_act drop constraint staff_act_subject_kind_check;
alter table staff_act add constraint staff_act_subject_kind_check
  check (subject_kind in ('company', 'account', 'synonym'));
