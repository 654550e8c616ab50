-- Prices and stock change while the shop runs; whoever keeps a copy of them (the catalogue index of each process)
-- Servers that know 004 go on working.
-- learns here which products to read again.

-- One row for each statement that changed something. Nothing is locked and nobody is notified: NOTIFY makes
-- transactions commit one after another (7,000 small commits a second became 2,000), so readers ask instead.
create table catalog_change (
  xid xid8 not null default pg_current_xact_id(),
  -- null: too many to name, or unknown
  product_ids integer[],
  at timestamptz not null default now()
);
create index catalog_change_xid on catalog_change (xid);

-- A reader whose snapshot is as old as this may have missed rows that are gone.
create table catalog_change_removed (
  is_single boolean primary key default true check (is_single),
  newest xid8 not null default '0'
);
insert into catalog_change_removed default values;

create function note_catalog_change() returns trigger language plpgsql as $$
declare
  c_named constant integer := 50000;
begin
  if tg_op = 'TRUNCATE' then
    insert into catalog_change (product_ids) values (null);
  elsif (select count(*) from (select from changed limit c_named + 1) few) > c_named then
    insert into catalog_change (product_ids) values (null);
  elsif tg_op = 'UPDATE' then
    insert into catalog_change (product_ids)
    select array_agg(distinct product_id)
      from (select product_id from changed union all select product_id from before) touched having count(*) > 0;
  else
    insert into catalog_change (product_ids)
    select array_agg(distinct product_id) from changed having count(*) > 0;
  end if;
  return null;
end
$$;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['price', 'stock', 'reservation'] loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed
      for each statement execute function note_catalog_change()', v_table);
    execute format('create trigger note_update after update on %I referencing old table as before new table as changed
      for each statement execute function note_catalog_change()', v_table);
    execute format('create trigger note_delete after delete on %I referencing old table as changed
      for each statement execute function note_catalog_change()', v_table);
    execute format('create trigger note_truncate after truncate on %I
      for each statement execute function note_catalog_change()', v_table);
  end loop;
end
$$;

-- Rows that a transaction under way may stand before are kept, however old they are: their readers are not late.
create function prune_catalog_changes(p_age interval) returns void language sql as $$
  with removed as (
    delete from catalog_change
     where at < now() - p_age and xid < pg_snapshot_xmin(pg_current_snapshot())
    returning xid
  )
  update catalog_change_removed set newest = greatest(newest, last.xid)
    from (select xid from removed order by xid desc limit 1) last;
$$;
