-- Of the module pricing.

-- Kopecks by the ids of price types. For `lateral`: it becomes part of the statement that asks.
create or replace function price_amounts(p_product integer) returns table (amounts jsonb) language sql stable as $$
  select coalesce(jsonb_object_agg(price_type_id, amount), '{}') from price where product_id = p_product
$$;
