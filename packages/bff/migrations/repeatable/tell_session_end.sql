-- Of the module auth.

create or replace function tell_session_end() returns trigger language plpgsql as $$
begin
  perform tell_account(new.account_id);
  return null;
end $$;
