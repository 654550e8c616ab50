-- Of the module pricing.

-- The price of a product for a caller with these price types (`served_price_types`: three at most): that of the first type
-- with a price. No row: a price on request. Each part checks that no earlier type has a price, so the result does not depend
-- on the order in which PostgreSQL reads the parts; `limit` ends the search at the first row.
-- Must equal `applicablePrice` of trade/, which does this for prices in memory.
create or replace function applicable_price(p_product integer, p_types integer[]) returns setof price
language sql stable rows 1 as $$
  select * from price where product_id = p_product and price_type_id = p_types[1]
  union all
  select * from price where product_id = p_product and price_type_id = p_types[2]
     and not exists (select from price where product_id = p_product and price_type_id = p_types[1])
  union all
  select * from price where product_id = p_product and price_type_id = p_types[3]
     and not exists (select from price where product_id = p_product and price_type_id = any (p_types[1:2]))
  limit 1
$$;
