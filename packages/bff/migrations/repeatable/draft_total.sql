-- Of the module draft.

-- What a draft costs, at the price of each line's quantity (D49). Lines that cannot be ordered count as lines and cost nothing.
create or replace function draft_total(p_draft integer, p_price_type integer, out line_count integer, out total bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_base integer := (select id from price_type where is_base);
  v_others integer := (select others_id from named_prices where price_type_id = p_price_type);
  v_hidden integer[] := hidden_sections();
begin
  select count(*), coalesce(sum(priced.sum), 0) into line_count, total
    from draft_line line
    left join lateral (
      select line_sum(coalesce(
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = p_price_type),
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = v_others),
               (select price_at(fitted.quantity, amount, step_quantities, step_amounts) from price
                 where product_id = product.id and price_type_id = v_base)), fitted.quantity) as sum
        from product
       cross join lateral fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) fitted (quantity)
       where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
       limit 1
    ) priced on true
   where line.draft_id = p_draft;
end
$$;
