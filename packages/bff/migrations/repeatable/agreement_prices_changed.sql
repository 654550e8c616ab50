-- Of the module company.

create or replace function agreement_prices_changed() returns trigger language plpgsql as $$
begin
  if exists (select from specification where agreement_id = new.id and names_goods) then
    perform raise_catalog_version();
  end if;
  return null;
end
$$;
