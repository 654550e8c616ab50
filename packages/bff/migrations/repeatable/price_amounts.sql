-- Of the module pricing.

-- A product's prices as JSON: kopecks by price type id. For use with `lateral`: PostgreSQL inlines it into the statement.
create or replace function price_amounts(p_product integer) returns table (amounts jsonb) language sql stable as $$
  select coalesce(jsonb_object_agg(price_type_id, amount), '{}') from price where product_id = p_product
$$;
