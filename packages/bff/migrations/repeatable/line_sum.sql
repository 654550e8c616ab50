-- Of the module pricing.

-- The sum of a line from the price of one piece (`price_at`) and the quantity. Must equal `lineSum` of the contract.
create or replace function line_sum(p_price bigint, p_quantity bigint) returns bigint language sql immutable as $$
  select p_price * p_quantity
$$;
