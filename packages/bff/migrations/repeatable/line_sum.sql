-- Of the module pricing.

-- What so many pieces cost at the price of one (`price_at`); as `lineSum` of the contract.
create or replace function line_sum(p_price bigint, p_quantity bigint) returns bigint language sql immutable as $$
  select p_price * p_quantity
$$;
