-- Of the module pricing.

-- A rate counts with the answer that named it.
create or replace function convert_prices_of_rate() returns trigger language plpgsql as $$
begin
  perform convert_prices(new.code);
  return null;
end
$$;
