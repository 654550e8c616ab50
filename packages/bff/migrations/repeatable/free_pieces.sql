-- Of the module stock.

-- Free pieces of a product in all warehouses.
create or replace function free_pieces(p_product integer) returns bigint language sql stable as $$
  select coalesce(sum(free), 0) from free_stock where product_id = p_product
$$;
