-- Of the module pricing.

-- The latest rate of each code that has begun; the day is Moscow's, as the Bank of Russia counts it.
create or replace view currency_rate_today as
  select distinct on (code) code, valid_from, name, nominal, rate from currency_rate
   where valid_from <= (now() at time zone 'Europe/Moscow')::date
   order by code, valid_from desc;
