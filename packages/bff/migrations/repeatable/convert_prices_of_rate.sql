-- Of the module pricing.

-- Trigger: converts prices in the transaction that saves a rate.
create or replace function convert_prices_of_rate() returns trigger language plpgsql as $$
begin
  perform convert_prices(new.code);
  return null;
end
$$;
