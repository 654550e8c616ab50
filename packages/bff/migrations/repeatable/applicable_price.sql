-- Of the module pricing.

-- The price that applies to a product for whoever is served these types (`served_price_types`: three at most): that of the
-- first type that has one. No row: a price on request. Each part looks whether an earlier one has a price, and `limit` ends
-- the search at the first row: the order in which PostgreSQL reads the parts decides the cost and not the answer.
-- `applicablePrice` of trade/ says the same of prices in memory.
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
