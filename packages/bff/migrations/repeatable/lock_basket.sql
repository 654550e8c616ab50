-- Of the module basket.

-- The basket of an account in a company, locked until the end of the transaction; created if missing.
create or replace function lock_basket(p_account integer, p_company integer) returns integer
language plpgsql as $$
declare
  v_basket integer;
begin
  update basket set updated_at = now()
   where account_id = p_account and company_id is not distinct from p_company
  returning id into v_basket;
  if v_basket is null then
    insert into basket (account_id, company_id) values (p_account, p_company)
    on conflict (account_id, company_id) do update set updated_at = now()
    returning id into v_basket;
  end if;
  return v_basket;
end
$$;
