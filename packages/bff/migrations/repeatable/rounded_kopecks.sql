-- Of the module pricing.

-- The one rounding of prices in the database: a number of kopecks, half-up.
create or replace function rounded_kopecks(p_kopecks numeric) returns bigint language sql immutable as $$
  select round(p_kopecks)::bigint
$$;
