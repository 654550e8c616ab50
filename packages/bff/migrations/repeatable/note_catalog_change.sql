-- Of the module goods.

create or replace function note_catalog_change() returns trigger language plpgsql as $$
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
