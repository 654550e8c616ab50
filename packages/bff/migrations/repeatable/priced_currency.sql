-- Of the module pricing.

-- Currencies in which prices, or price types of an accounting system, are given.
create or replace view priced_currency as
  select currency as code, true as has_prices from price where currency is not null
  union select currency, true from price_without_rate
  union select currency, false from price_type_source;
