-- Of the module pricing.

-- D49: whether the arrays are valid steps of quantities and prices for a row of `price`.
create or replace function are_price_steps(p_quantities bigint[], p_amounts bigint[]) returns boolean language sql immutable as $$
  select cardinality(p_quantities) between 1 and 20 and cardinality(p_quantities) = cardinality(p_amounts)
     and p_quantities[1] > 1 and 0 < all (p_amounts)
     and not exists (select from generate_subscripts(p_quantities, 1) place where p_quantities[place] <= p_quantities[place - 1])
$$;
