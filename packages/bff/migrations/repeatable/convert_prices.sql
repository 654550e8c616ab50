-- Of the module pricing.

-- Converts prices in foreign currencies at today's rates: all whose rate is no longer today's, and every price in the currency
-- p_code. Prices that waited for a rate, of p_code or with null of any currency, become prices unless there is one already.
-- Returns the number of converted prices, without those that had waited.
create or replace function convert_prices(p_code text default null) returns integer language plpgsql as $$
declare
  converted integer;
begin
  with rated as (
    delete from price_without_rate waiting using currency_rate_today today
     where today.code = waiting.currency and (p_code is null or today.code = p_code)
    returning waiting.*, today.nominal, today.rate, today.valid_from
  )
  insert into price (product_id, price_type_id, catalog_id, amount, step_quantities, step_amounts, currency, foreign_amount,
                     foreign_steps, rate_from)
  select product_id, price_type_id, catalog_id, kopecks_at(foreign_amount, nominal, rate), step_quantities,
         kopecks_at(foreign_steps, nominal, rate), currency, foreign_amount, foreign_steps, valid_from
    from rated
  on conflict do nothing;
  update price p
     set amount = kopecks_at(p.foreign_amount, today.nominal, today.rate),
         step_amounts = kopecks_at(p.foreign_steps, today.nominal, today.rate),
         rate_from = today.valid_from
    from currency_rate_today today
   where p.currency is not null and p.currency = today.code
     and (p.currency = p_code or p.rate_from <> today.valid_from);
  get diagnostics converted = row_count;
  return converted;
end
$$;
