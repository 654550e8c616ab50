-- Of the module basket.

-- Line count and total of several baskets, in the order of the input. Lines that cannot be ordered count as lines and cost
-- nothing. `lateral` with `limit` forces a nested loop by primary keys; else the planner prefers a merge with the whole
-- catalogue.
create or replace function basket_totals(p_baskets integer[], p_price_types integer[])
returns table (line_count integer, total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_hidden integer[] := hidden_sections();
begin
  return query
  select counted.lines, counted.sum
    from unnest(p_baskets, p_price_types) with ordinality as asked (basket, price_type, nth)
   cross join lateral served_price_types(asked.price_type) as served (types)
   cross join lateral (
     select count(*)::integer as lines, coalesce(sum(priced.sum), 0)::bigint as sum
       from basket_line line
       left join lateral (
         select line_sum(price_at(fitted.quantity, price.amount, price.step_quantities, price.step_amounts), fitted.quantity) as sum
           from product
          cross join lateral (
            select fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) as quantity
          ) fitted
          cross join lateral applicable_price(product.id, served.types) price
          where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
          limit 1
       ) priced on true
      where line.basket_id = asked.basket
   ) counted
   order by asked.nth;
end
$$;
