-- Of the module goods.

-- Articles of replaced products lead to their successors in the search (044): whoever writes here, the index follows.
create or replace function product_replacement_changed() returns trigger language plpgsql as $$
begin
  -- a statement that touched nothing is no news
  if exists (select from changed) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
