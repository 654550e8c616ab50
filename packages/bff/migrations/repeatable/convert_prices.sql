-- Of the module catalog.

-- Brings prices to the rates of today: those of one currency, or all whose day is over. Gives how many it looked at.
create or replace function convert_prices(p_code text default null) returns integer language plpgsql as $$
declare
  converted integer;
begin
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
