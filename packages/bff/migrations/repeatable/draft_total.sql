-- Of the module draft.

-- Line count and total of a draft, with the price for each line's quantity (D49). Lines that cannot be ordered count as lines
-- and cost nothing.
create or replace function draft_total(p_draft integer, p_price_type integer, out line_count integer, out total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_hidden integer[] := hidden_sections();
begin
  select count(*), coalesce(sum(priced.sum), 0) into line_count, total
    from draft_line line
   cross join served_price_types(p_price_type) as served (types)
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
   where line.draft_id = p_draft;
end
$$;
