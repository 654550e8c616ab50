-- Of the module auth.

-- A changed password is the end of every link that was to change it.
create or replace function forget_password_resets() returns trigger language plpgsql as $$
begin
  delete from password_reset where account_id = new.id;
  return null;
end $$;
