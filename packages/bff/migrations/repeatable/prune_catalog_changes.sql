-- Of the module goods.

-- Deletes changes older than p_age. Changes that an open transaction may not have seen stay, however old they are,
-- because its reader still needs them.
create or replace function prune_catalog_changes(p_age interval) returns void language sql as $$
  with removed as (
    delete from catalog_change
     where at < now() - p_age and xid < pg_snapshot_xmin(pg_current_snapshot())
    returning xid
  )
  update catalog_change_removed set newest = greatest(newest, last.xid)
    from (select xid from removed order by xid desc limit 1) last;
$$;
