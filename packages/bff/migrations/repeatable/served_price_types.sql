-- Of the module pricing.

-- D30, D38: the price types that apply to a caller with price type p_own (null: the base one alone), in order: p_own, that of
-- the agreement if p_own is of a specification that names goods, the base one. A product has the price of the first type with
-- one. `offset 0` makes the calling statement evaluate this once and not for each product.
create or replace function served_price_types(p_own integer) returns setof integer[] language sql stable rows 1 as $$
  select array_remove(array[
           nullif(p_own, base.id),
           nullif((select agreement_price_type_id from named_prices where price_type_id = p_own), base.id),
           base.id], null)
    from (select) one left join price_type base on base.is_base
  offset 0
$$;
