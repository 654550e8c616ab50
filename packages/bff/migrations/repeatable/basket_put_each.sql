-- Of the module basket.

-- Writes a few lines into each of several baskets, without waiting for locked ones. One row for each basket, in the order of the
-- input; is_done is false and nothing was written if the basket does not exist yet, is locked by another transaction, or occurs
-- earlier in the input: the caller must then call basket_put. Errors: as basket_write.
create or replace function basket_put_each(
  p_accounts integer[], p_companies integer[], p_price_types integer[], p_modes text[],
  p_puts integer[], p_products integer[], p_quantities integer[], p_comments text[],
  p_max_lines integer, p_max_quantity integer)
returns table (is_done boolean, lines jsonb, line_count integer, total bigint, refusal text, parameter text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_baskets integer[];
begin
  with free as (
    select asked.nth, held.id
      from unnest(p_accounts, p_companies) with ordinality as asked (account, company, nth)
     cross join lateral (
       select id from basket where account_id = asked.account and company_id is not distinct from asked.company
          for update skip locked
     ) held
  ), touched as (
    update basket set updated_at = now() from free where basket.id = free.id
  ), first as (
    select id, min(nth) as nth from free group by id
  )
  select array_agg(first.id order by asked.nth) into v_baskets
    from generate_subscripts(p_accounts, 1) as asked (nth)
    left join first on first.nth = asked.nth;

  return query
  select v_baskets[written.nth] is not null, written.lines, written.line_count, written.total, written.refusal, written.parameter
    from basket_write(v_baskets, p_price_types, p_modes, array_fill(true, array[cardinality(v_baskets)]),
                      p_puts, p_products, p_quantities, p_comments, p_max_lines, p_max_quantity)
           with ordinality as written (lines, line_count, total, refusal, parameter, nth)
   order by written.nth;
end
$$;
