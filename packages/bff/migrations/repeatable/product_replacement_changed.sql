-- Of the module goods.

-- The search leads from articles of replaced products to their successors (044), so every change of this table
-- rebuilds the index.
create or replace function product_replacement_changed() returns trigger language plpgsql as $$
begin
  -- nothing to do for a statement that changed no rows
  if exists (select from changed) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
