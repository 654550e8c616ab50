-- Of the module company.

-- Lists are sorted by a column for each price type, made with the version of the catalogue.
create or replace function specification_goods_changed() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.names_goods) or (tg_op <> 'DELETE' and new.names_goods) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
