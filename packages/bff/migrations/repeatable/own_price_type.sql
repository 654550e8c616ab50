-- Of the module pricing.

-- D38, D43: the price type of a caller: that of the chosen specification, else that of the agreement; null unless the company
-- is ACTIVE.
create or replace function own_price_type(p_company_status text, p_agreement integer, p_specification integer)
returns integer language sql immutable as $$
  select case when p_company_status = 'ACTIVE' then coalesce(p_specification, p_agreement) end
$$;
