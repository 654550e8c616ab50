-- Of the module basket.

-- What the header shows, of several baskets, in the order asked. Lines that cannot be ordered count as lines and cost nothing.
-- Lateral with a limit: a nested loop by primary keys always; the planner would rather merge with the whole catalogue.
create or replace function basket_totals(p_baskets integer[], p_price_types integer[])
returns table (line_count integer, total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_base integer := (select id from price_type where is_base);
  v_hidden integer[] := hidden_sections();
begin
  return query
  select counted.lines, counted.sum
    from unnest(p_baskets, p_price_types) with ordinality as asked (basket, price_type, nth)
    left join named_prices on named_prices.price_type_id = asked.price_type
   cross join lateral (
     select count(*)::integer as lines, coalesce(sum(priced.sum), 0)::bigint as sum
       from basket_line line
       left join lateral (
         select line_sum(coalesce(
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = asked.price_type),
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = named_prices.others_id),
                  (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                    where product_id = product.id and price_type_id = v_base)), fitted.quantity) as sum
           from product
          cross join lateral (
            select fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) as quantity
          ) fitted
          where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
          limit 1
       ) priced on true
      where line.basket_id = asked.basket
   ) counted
   order by asked.nth;
end
$$;
