-- Of the module auth.

create or replace function tell_membership() returns trigger language plpgsql as $$
begin
  perform tell_account(coalesce(new.account_id, old.account_id));
  return null;
end $$;
