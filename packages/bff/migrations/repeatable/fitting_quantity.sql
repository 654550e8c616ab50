-- Of the module goods.

-- D21: the quantity itself, or the next one that the minimum and the multiplicity allow; as `fittingQuantity` of the contract.
create or replace function fitting_quantity(asked bigint, minimum integer, multiplicity integer) returns bigint
language sql immutable as $$
  select (greatest(asked, minimum) + multiplicity - 1) / multiplicity * multiplicity
$$;
