-- Tables of the module draft.
-- Servers that know 20261122020000 go on working.

-- Of a specification that names goods, what it does not name costs in a draft what its agreement says (037).
-- As basket_total counts a basket: lines that cannot be ordered cost nothing.
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
      select fitting_quantity(line.quantity, product.min_order_quantity, product.multiplicity) * coalesce(
               (select amount from price where product_id = product.id and price_type_id = p_price_type),
               (select amount from price where product_id = product.id and price_type_id = v_others),
               (select amount from price where product_id = product.id and price_type_id = v_base)) as sum
        from product
       where product.id = line.product_id and product.is_active and product.section_id <> all (v_hidden)
       limit 1
    ) priced on true
   where line.draft_id = p_draft;
end
$$;
