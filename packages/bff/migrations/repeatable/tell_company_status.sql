-- Of the module auth.

create or replace function tell_company_status() returns trigger language plpgsql as $$
begin
  perform tell_account(account_id) from company_member where company_id = new.id;
  return null;
end $$;
