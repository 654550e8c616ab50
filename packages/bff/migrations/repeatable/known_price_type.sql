-- Of the module pricing.

-- Price types with their names, for modules that show which one an agreement has.
create or replace view known_price_type as
  select id, code, name, is_base from price_type;
