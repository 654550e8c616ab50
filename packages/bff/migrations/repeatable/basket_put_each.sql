-- Of the module basket.

-- Writes a few lines into each of several baskets, without waiting for locked ones. One row for each basket, in the order of the
-- input; is_done is false and nothing was written if the basket does not exist yet, is locked by another transaction, or occurs
-- earlier in the input: the caller must then call basket_put. An account's key in p_keys, if it has one, writes once: again it writes
-- nothing. Errors: as basket_write.
create or replace function basket_put_each(
  p_accounts integer[], p_companies integer[], p_price_types integer[], p_modes text[],
  p_puts integer[], p_products integer[], p_quantities integer[], p_comments text[],
  p_max_lines integer, p_max_quantity integer, p_keys uuid[] default null)
returns table (is_done boolean, lines jsonb, line_count integer, total bigint, refusal text, parameter text)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_baskets integer[];
  v_writes boolean[];
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

  -- the lock on the basket keeps a second call with the same key waiting
  select array_agg(p_keys is null or not exists (
           select from basket_merge where account_id = p_accounts[nth] and merge_id = p_keys[nth]) order by nth)
    into v_writes
    from generate_subscripts(p_accounts, 1) as nth;

  return query
  with written as materialized (
    select answer.*
      from basket_write(v_baskets, p_price_types, p_modes, v_writes,
                        p_puts, p_products, p_quantities, p_comments, p_max_lines, p_max_quantity)
             with ordinality as answer (lines, line_count, total, refusal, parameter, nth)
  ), keyed as (
    -- a refused call may be sent again, and is refused again
    insert into basket_merge (account_id, merge_id)
    select p_accounts[written.nth], p_keys[written.nth] from written
     where written.refusal is null and v_baskets[written.nth] is not null and p_keys[written.nth] is not null
    on conflict do nothing
  )
  select v_baskets[written.nth] is not null, written.lines, written.line_count, written.total, written.refusal, written.parameter
    from written
   order by written.nth;
end
$$;
