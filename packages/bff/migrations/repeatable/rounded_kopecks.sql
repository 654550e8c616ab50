-- Of the module pricing.

-- Rounds a price to whole kopecks, half up; the only place in the database where prices are rounded to kopecks.
create or replace function rounded_kopecks(p_kopecks numeric) returns bigint language sql immutable as $$
  select round(p_kopecks)::bigint
$$;
