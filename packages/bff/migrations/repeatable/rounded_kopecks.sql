-- Of the module pricing.

-- The one rounding of prices in the database: a number of kopecks, half-up; nothing is sold for nothing.
create or replace function rounded_kopecks(p_kopecks numeric) returns bigint language sql immutable as $$
  select greatest(1, round(p_kopecks))::bigint
$$;
