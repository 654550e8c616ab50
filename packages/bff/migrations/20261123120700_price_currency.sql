-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261123094000 go on working.

-- A price that is named in a foreign currency is kept as it was named, for one piece and with VAT, unrounded; `amount`
-- is what it comes to in roubles at the rate of the day `rate_from`, and everybody goes on reading that.
alter table price
  add column currency text,
  add column foreign_amount numeric,
  add column foreign_steps numeric[],
  add column rate_from date,
  add constraint price_currency check (
    num_nonnulls(currency, foreign_amount, rate_from) in (0, 3)
    and currency ~ '^[A-Z]{3}$' and currency <> 'RUB' and foreign_amount > 0
    and cardinality(foreign_steps) is not distinct from
        case when currency is not null then cardinality(step_amounts) end);
create index price_currency_rate on price (currency, rate_from) where currency is not null;

-- The latest rate of each code that has begun; the day is Moscow's, as the Bank of Russia counts it.
create view currency_rate_today as
  select distinct on (code) code, valid_from, name, nominal, rate from currency_rate
   where valid_from <= (now() at time zone 'Europe/Moscow')::date
   order by code, valid_from desc;

-- Kopecks, half-up; nothing is sold for nothing.
create function kopecks_at(p_amount numeric, p_nominal integer, p_rate numeric)
returns bigint language sql immutable as $$
  select greatest(1, round(p_amount * p_rate * 100 / p_nominal))::bigint
$$;
create function kopecks_at(p_amounts numeric[], p_nominal integer, p_rate numeric)
returns bigint[] language sql immutable as $$
  select case when p_amounts is not null then array(
    select kopecks_at(amount, p_nominal, p_rate)
      from unnest(p_amounts) with ordinality step (amount, place) order by place) end
$$;

-- Brings prices to the rates of today: those of one currency, or all whose day is over. Gives how many it looked at.
create function convert_prices(p_code text default null) returns integer language plpgsql as $$
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

-- A rate counts with the answer that named it.
create function convert_prices_of_rate() returns trigger language plpgsql as $$
begin
  perform convert_prices(new.code);
  return null;
end
$$;
create trigger convert_prices after insert or update on currency_rate
  for each row execute function convert_prices_of_rate();
