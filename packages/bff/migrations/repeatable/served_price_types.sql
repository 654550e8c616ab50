-- Of the module pricing.

-- D30, D38: the price types that count for whoever has this one (null: nobody's), the first that has a price decides: one's
-- own, the agreement's where a specification names goods, the base one. `offset 0`: the statement that asks works it out once,
-- not once a product.
create or replace function served_price_types(p_own integer) returns setof integer[] language sql stable rows 1 as $$
  select array_remove(array[
           nullif(p_own, base.id),
           nullif((select agreement_price_type_id from named_prices where price_type_id = p_own), base.id),
           base.id], null)
    from (select) one left join price_type base on base.is_base
  offset 0
$$;
