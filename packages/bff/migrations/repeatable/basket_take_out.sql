-- Of the module basket.

-- Removes the lines of these products (null: all lines) and returns them as they were stored, so that undoing the removal
-- restores what the account had and not what a page last showed.
create or replace function basket_take_out(
  p_account integer, p_company integer, p_price_type integer, p_products integer[],
  out removed jsonb, out line_count integer, out total bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_basket integer := lock_basket(p_account, p_company);
begin
  with gone as (
    delete from basket_line
     where basket_id = v_basket and (p_products is null or product_id = any (p_products))
    returning product_id, quantity, comment, place
  )
  select coalesce(jsonb_agg(jsonb_build_object(
           'productId', product_id, 'quantityOrdered', quantity, 'comment', comment) order by place), '[]')
    into removed from gone;
  select counted.line_count, counted.total into line_count, total
    from basket_total(v_basket, p_price_type) counted;
end
$$;
