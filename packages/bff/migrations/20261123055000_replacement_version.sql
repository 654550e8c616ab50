-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122210000 go on working.

-- Articles of replaced products lead to their successors in the search (044): whoever writes here, the index follows.
create function product_replacement_changed() returns trigger language plpgsql as $$
begin
  -- a statement that touched nothing is no news
  if exists (select from changed) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
create trigger product_replacement_added after insert on product_replacement
  referencing new table as changed for each statement execute function product_replacement_changed();
create trigger product_replacement_changed after update on product_replacement
  referencing new table as changed for each statement execute function product_replacement_changed();
create trigger product_replacement_removed after delete on product_replacement
  referencing old table as changed for each statement execute function product_replacement_changed();
