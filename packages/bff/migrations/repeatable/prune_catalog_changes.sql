-- Of the module goods.

-- Rows that a transaction under way may stand before are kept, however old they are: their readers are not late.
create or replace function prune_catalog_changes(p_age interval) returns void language sql as $$
  with removed as (
    delete from catalog_change
     where at < now() - p_age and xid < pg_snapshot_xmin(pg_current_snapshot())
    returning xid
  )
  update catalog_change_removed set newest = greatest(newest, last.xid)
    from (select xid from removed order by xid desc limit 1) last;
$$;
