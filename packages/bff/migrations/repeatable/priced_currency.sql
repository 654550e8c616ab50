-- Of the module pricing.

-- Currencies that prices, or the price types of an accounting system, are named in.
create or replace view priced_currency as
  select currency as code, true as has_prices from price where currency is not null
  union select currency, true from price_without_rate
  union select currency, false from price_type_source;
