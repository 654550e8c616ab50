-- Of the module auth.

-- A right password clears the login; at the address it takes back only itself, or an own account would buy free guesses.
create or replace function forgive_login_attempt(login_key bytea, address_key bytea) returns void language sql as $$
  update login_attempt set failures = greatest(failures - 1, 0), wait_until = '-infinity'
   where kind = 'address' and key = address_key;
  delete from login_attempt where kind = 'login' and key = login_key;
$$;
