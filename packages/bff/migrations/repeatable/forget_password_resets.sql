-- Of the module auth.

-- Changing the password invalidates all open reset links of the account.
create or replace function forget_password_resets() returns trigger language plpgsql as $$
begin
  delete from password_reset where account_id = new.id;
  return null;
end $$;
