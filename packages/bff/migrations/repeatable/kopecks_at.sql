-- Of the module pricing.

-- Kopecks for an amount in a foreign currency, at the rate of p_nominal units in roubles; at least 1, since no price is 0. The
-- second function converts the amounts of quantity steps, null if there are none.
create or replace function kopecks_at(p_amount numeric, p_nominal integer, p_rate numeric)
returns bigint language sql immutable as $$
  select greatest(1, rounded_kopecks(p_amount * p_rate * 100 / p_nominal))
$$;

create or replace function kopecks_at(p_amounts numeric[], p_nominal integer, p_rate numeric)
returns bigint[] language sql immutable as $$
  select case when p_amounts is not null then array(
    select kopecks_at(amount, p_nominal, p_rate)
      from unnest(p_amounts) with ordinality step (amount, place) order by place) end
$$;
