-- Of the module goods.

-- D21: the quantity, or the next larger one that minimum and multiplicity allow; equals `fittingQuantity` of the
-- contract.
create or replace function fitting_quantity(asked bigint, minimum integer, multiplicity integer) returns bigint
language sql immutable as $$
  select (greatest(asked, minimum) + multiplicity - 1) / multiplicity * multiplicity
$$;
