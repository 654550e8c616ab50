-- Of the module pricing.

-- The latest valid rate of each currency; days begin in Moscow time, as for the Bank of Russia.
create or replace view currency_rate_today as
  select distinct on (code) code, valid_from, name, nominal, rate from currency_rate
   where valid_from <= (now() at time zone 'Europe/Moscow')::date
   order by code, valid_from desc;
