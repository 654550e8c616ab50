-- Of the module pricing.

-- Brings prices to the rates of today: those of one currency, or all whose day is over. Those that have waited for a rate
-- become prices. Gives how many it looked at.
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
