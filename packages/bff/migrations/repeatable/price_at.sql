-- Of the module pricing.

-- What one piece costs of so many (D49). `priceAt` of the contract says the same before the answer is there.
create or replace function price_at(p_quantity bigint, p_amount bigint, p_quantities bigint[], p_amounts bigint[])
returns bigint language sql immutable as $$
  select coalesce(p_amounts[width_bucket(p_quantity, p_quantities)], p_amount)
$$;
