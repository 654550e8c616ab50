-- Of the module pricing.

-- The price of one piece when p_quantity pieces are bought (D49); p_amount below the first step. Must equal `priceAt` of the
-- contract, with which the browser shows prices before the server answers.
create or replace function price_at(p_quantity bigint, p_amount bigint, p_quantities bigint[], p_amounts bigint[])
returns bigint language sql immutable as $$
  select coalesce(p_amounts[width_bucket(p_quantity, p_quantities)], p_amount)
$$;
