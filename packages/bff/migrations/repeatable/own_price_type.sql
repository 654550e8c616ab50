-- Of the module pricing.

-- D38, D43: a person's own price type: the chosen specification's, else the agreement's, for an ACTIVE company only.
create or replace function own_price_type(p_company_status text, p_agreement integer, p_specification integer)
returns integer language sql immutable as $$
  select case when p_company_status = 'ACTIVE' then coalesce(p_specification, p_agreement) end
$$;
