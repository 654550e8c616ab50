-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122105707 go on working.

-- D49: prices of a price type from a quantity on, beside the price of one. Two arrays and not rows: what a line costs is
-- asked for each line of each basket at each change, and nearly no price has steps: null takes no room.
create function are_price_steps(p_quantities bigint[], p_amounts bigint[]) returns boolean language sql immutable as $$
  select cardinality(p_quantities) between 1 and 20 and cardinality(p_quantities) = cardinality(p_amounts)
     and p_quantities[1] > 1 and 0 < all (p_amounts)
     and not exists (select from generate_subscripts(p_quantities, 1) place where p_quantities[place] <= p_quantities[place - 1])
$$;
alter table price
  add column step_quantities bigint[],
  add column step_amounts bigint[],
  add constraint price_steps check (
    num_nonnulls(step_quantities, step_amounts) = 0
    or coalesce(are_price_steps(step_quantities, step_amounts), false));

-- What one piece costs of so many; the shop's one reckoning, priceAt of the contract says the same before the answer is there.
create function price_at(p_quantity bigint, p_amount bigint, p_quantities bigint[], p_amounts bigint[])
returns bigint language sql immutable as $$
  select coalesce(p_amounts[width_bucket(p_quantity, p_quantities)], p_amount)
$$;
