-- Of the module company.

-- The index has a sorted column per price type, built with each version of the catalogue, so the version is raised.
create or replace function specification_goods_changed() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.names_goods) or (tg_op <> 'DELETE' and new.names_goods) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
